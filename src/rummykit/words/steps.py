"""What each step of a turn says of itself: its name, its sections, what it does at zero, how a deal ends with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rummykit.rules import (
    Draw,
    Play,
    Rearrange,
    Rules,
    Show,
    Step,
    Swap,
    TakePile,
)
from rummykit.rules.entries import Entries
from rummykit.words import examples
from rummykit.words.ending import void
from rummykit.words.page import RuleSection
from rummykit.words.scoring import words_of
from rummykit.words.voice import Voice

S = TypeVar("S")


@dataclass(frozen=True, slots=True, kw_only=True)
class StepWords(Generic[S]):
    """What a step says of itself.

    `named` is the sentence that names it in the list of a turn's steps; the `sections` follow in the order of the turn.
    `overtime` says what it does at zero: nothing, where nobody has to take it. `end` says how a deal ends with it, of
    all the steps of its kind in a turn. `aim` are the sentences about what players are after, where it is not to empty
    the hand; of several steps the last has its say. `kept` says what becomes of melds that are kept in the hand.
    """

    named: Callable[[S], str]
    sections: Callable[[Voice, Rules, S], Iterator[RuleSection]]
    overtime: Callable[[Voice, Rules, S], Iterator[str]] = lambda voice, rules, step: iter(())
    end: Callable[[Voice, Rules, Sequence[S]], Iterator[str]] = lambda voice, rules, steps: iter(())
    aim: tuple[str, ...] = ()
    kept: str = "table.kept"


# --- the page's parts about the turn


def turn(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """The steps of a turn in their order, then each by itself."""
    rearranging = rules.step(Rearrange)
    if rearranging is not None:
        order = voice.say(_rearranges(rearranging))
    else:
        names = list(_names(rules))
        if rules.step(TakePile) is not None:
            names = ["part.Draw.or_pile" if name == "part.Draw" else name for name in names]
        order = voice.say("turn.steps", parts=voice.say("then").join(voice.say(name) for name in names if name))
    way = voice.say("turn.clockwise" if rules.start.side == "left" else "turn.counterclockwise")
    count = voice.say("turn.each", n=rules.turns_each) if rules.turns_each is not None else ""
    yield voice.section("turn", voice.join(way, order), count)
    for step in rules.turn:
        yield from STEPS.of(step).sections(voice, rules, step)


def _names(rules: Rules) -> Iterator[str]:
    """The sentences that name the steps; an exchange of jokers that may come before or after laying is told with it."""
    swap = rules.step(Swap)
    any_order = swap is not None and not swap.before_melding
    for step in rules.turn:
        if not (any_order and isinstance(step, Swap)):
            yield STEPS.of(step).named(step) + (".swap" if any_order and isinstance(step, Play) else "")


def _rearranges(step: Rearrange) -> str:
    """The sentence that says how a turn goes at a table that is rearranged."""
    if not step.draw_on_pass:
        return "turn.rearrange_pass"
    return "turn.rearrange_drawn" if step.play_after_draw else "turn.rearrange"


def time(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """The clock, and what happens at zero."""
    limit = (
        voice.say("time.none") if rules.turn_seconds is None else voice.say("time.limit", seconds=rules.turn_seconds)
    )
    at_zero = [sentence for step in rules.turn for sentence in STEPS.of(step).overtime(voice, rules, step)]
    yield voice.section("time", limit, *at_zero)


def end(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """How a player wins a deal."""
    paragraphs: list[str] = []
    for kind in dict.fromkeys(type(step) for step in rules.turn):
        steps = [step for step in rules.turn if type(step) is kind]
        paragraphs += STEPS.of(steps[0]).end(voice, rules, steps)
    if rules.turns_each is not None:
        shows = rules.step(Show) is not None
        counted = voice.say("end.turns" if shows else "end.turns_void", n=rules.turns_each)
        paragraphs.append(counted if shows else voice.join(counted, void(voice, rules)))
    yield voice.section("end", *paragraphs)


def aim(voice: Voice, rules: Rules) -> str:
    """What players are after."""
    if words_of(rules).aim:
        return voice.say(words_of(rules).aim)
    if any(isinstance(step, Draw) and step.faced for step in rules.turn):
        dealt = {rules.deal.hand_for(players) for players in range(rules.players[0], rules.players[1] + 1)}
        return voice.say("aim.one_more") if len(dealt) > 1 else voice.say("aim.on_table", n=dealt.pop() + 1)
    if rules.has_side_melds and rules.runs is not None:
        return voice.say("aim.sides_melds")
    aims = [STEPS.of(step).aim for step in rules.turn]
    return voice.join(*map(voice.say, next((each for each in reversed(aims) if each), ("aim.empty",))))


# --- what several steps say


def lay_off_example(voice: Voice, rules: Rules) -> str:
    """A run and the cards that fit it."""
    if rules.runs is None:
        return ""
    meld = examples.run(rules, 10, rules.runs.min_length, 3)
    longer = examples.neighbours(rules, meld)
    if not longer:
        return ""
    cards = voice.language.any_of([voice.face(each) for each in longer])
    return voice.say("lay_off.example", meld=voice.faces(meld), cards=cards)


def always(sentence: str) -> Callable[[Voice, Rules, object], Iterator[str]]:
    """One sentence, whatever the step's fields."""
    return lambda voice, rules, step: iter([voice.say(sentence)])


STEPS: Entries[StepWords[Any]] = Entries(Step, "sentences", "page.SENTENCES")
"""What each step says of itself."""
