"""The first meld, and the steps of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rummykit.rules import (
    CallWindow,
    Declare,
    Discard,
    Draw,
    Drop,
    GoOut,
    Knock,
    Opening,
    Play,
    Rearrange,
    Rules,
    Show,
    Step,
    Swap,
)
from rummykit.words import examples
from rummykit.words.page import RuleSection
from rummykit.words.voice import Voice


def lays_melds(rules: Rules) -> bool:
    """Whether melds come to the table in the course of a deal, and not only at its end."""
    return any(isinstance(step, Play | Rearrange) for step in rules.turn)


def may_take_discard(rules: Rules) -> bool:
    """Whether a turn may begin with a card of the discard pile."""
    return any(isinstance(step, Draw) and step.discard_pile != "none" for step in rules.turn)


def opening(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """The first meld of a player."""
    if rules.opening is not None:
        yield first_meld(voice, rules, rules.opening)
    else:
        yield voice.section("opening", voice.say("opening.none" if lays_melds(rules) else "opening.kept"))


def first_meld(voice: Voice, rules: Rules, opening: Opening) -> RuleSection:
    """A first meld with a minimum, and numbers to show it."""
    minimum = opening.minimum
    shown = [
        voice.say(sentence, melds=voice.sum(priced.melds), value=priced.value)
        for sentence, priced in (
            ("opening.enough", examples.enough(rules, minimum)),
            ("opening.not_enough", examples.not_enough(rules, minimum)),
        )
        if priced is not None
    ]
    if rules.rearranges:
        then = "opening.then_manipulate" if opening.then_manipulate else "opening.nothing_else"
        table = voice.join(voice.say("opening.before"), voice.say(then))
    else:
        lays_off = any(isinstance(step, Play) and step.lay_off != "none" for step in rules.turn)
        table = voice.join(voice.say("opening.no_lay_off") if lays_off else "", voice.say("opening.then_free"))
    rule = voice.say("opening.minimum", minimum=minimum) if minimum else voice.say("opening.any_worth")
    return voice.section(
        "opening",
        voice.join(rule, voice.say("opening.later") if minimum else ""),
        voice.join(*worth_in_a_first_meld(voice, rules, minimum)) if minimum else "",
        voice.join(*shown) if minimum else "",
        table,
    )


def worth_in_a_first_meld(voice: Voice, rules: Rules, minimum: int) -> Iterator[str]:
    """What counts how much towards the minimum."""
    yield voice.say(f"opening.values.{voice.family}")
    if rules.meld_values is not None and rules.meld_values.low_ace is not None:
        yield voice.say("opening.low_ace", points=rules.meld_values.low_ace)
    if examples.joker(rules) is not None:
        yield voice.say("opening.joker")
    lowest, highest = (2, 11) if rules.pack.family == "tiles" else (3, 8)  # cards above ten all count the same
    place = examples.placed(rules, min(highest, max(lowest, -(-minimum // 3) - 1)))
    if place is not None:
        low, high = (*place.low[1:], place.low_face), (*place.high[:-1], place.high_face)
        yield voice.say(
            "opening.joker_place",
            low=voice.faces(place.low),
            low_value=examples.worth(rules, low),
            high=voice.faces(place.high),
            high_value=examples.worth(rules, high),
        )


def turn(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """The steps of a turn in their order, then each by itself."""
    if rules.rearranges:
        order = voice.say("turn.rearrange")
    else:
        parts = [voice.say(part(step)) for step in rules.turn if not isinstance(step, CallWindow)]
        order = voice.say("turn.steps", parts=voice.say("then").join(parts))
    way = voice.say("turn.clockwise" if rules.start.side == "left" else "turn.counterclockwise")
    count = voice.say("turn.each", n=rules.turns_each) if rules.turns_each is not None else ""
    yield voice.section("turn", voice.join(way, order), count)
    for each in rules.turn:
        yield from step(voice, rules, each)


def part(step: Step) -> str:
    """The sentence that names a step in a list of steps."""
    match step:
        case Draw(discard_pile="top_and_second"):
            return "part.Draw.top_and_second"
        case Play(lay_off="none"):
            return "part.Play.none"
        case Play(per_turn="one"):
            return "part.Play.one"
        case GoOut(undrawn=True):
            return "part.GoOut.undrawn"
    return f"part.{type(step).__name__}"


def step(voice: Voice, rules: Rules, step: Step) -> Iterator[RuleSection]:
    """The sections of one step."""
    match step:
        case Rearrange():
            yield from rearrange(voice, step)
        case Drop():
            yield voice.section(
                "turn.drop",
                voice.join(voice.say("drop.when"), voice.say("drop.misses", n=step.misses)),
                voice.say("drop.last"),
            )
        case Draw():
            yield draw(voice, step)
        case Declare():
            yield voice.section("turn.play", voice.say("go_out.kept"))
            yield voice.section(
                "turn.declare",
                voice.join(voice.say("declare.how"), voice.say("declare.right")),
                voice.join(voice.say("declare.wrong"), voice.say("declare.finish_card")),
            )
        case Swap():
            pass  # told where the jokers are, as `jokers.exchange`
        case Play():
            yield from play(voice, rules, step)
        case GoOut():
            shows = any(isinstance(each, Show) for each in rules.turn)
            yield voice.section("turn.play", voice.say("go_out.kept_or_shown" if shows else "go_out.kept"))
        case Show():
            yield show(voice, step)
        case Knock():
            yield voice.section("turn.play", voice.say("knock.kept"))
            yield voice.section("turn.knock", voice.join(voice.say("knock.when"), voice.say("knock.shown")))
        case Discard():
            yield discard(voice, rules, step)
        case CallWindow():
            if step.open:
                yield call(voice, rules)
        case _:
            assert_never(step)


def rearrange(voice: Voice, step: Rearrange) -> Iterator[RuleSection]:
    """A whole turn at a table of tiles, or a draw instead."""
    yield voice.section("turn.play", voice.join(voice.say("rearrange.play"), voice.say("rearrange.no_draw")))
    if step.draw_on_pass:
        instead = voice.join(voice.say("rearrange.draw", n=step.draw_on_pass), voice.say("rearrange.wait"))
    else:
        instead = voice.say("rearrange.pass")
    yield voice.section("turn.draw", instead)


def draw(voice: Voice, step: Draw) -> RuleSection:
    """The card or cards that begin a turn."""
    return voice.section(
        "turn.draw",
        voice.say(f"draw.{step.discard_pile}"),
        voice.say(f"draw.wild.{step.wild_upcard}") if step.wild_upcard != "allowed" else "",
        "" if step.first_turn else voice.say("draw.not_first_turn"),
    )


def play(voice: Voice, rules: Rules, step: Play) -> Iterator[RuleSection]:
    """Laying melds, and adding to those that lie there."""
    if step.per_turn == "one":
        melds = voice.say("play.one_meld" if step.lay_off == "none" else "play.one")
    else:
        number = "play.any_number" if step.lay_off == "none" else "play.any_order"
        melds = voice.join(voice.say("play.melds"), voice.say(number))
    borrowing = voice.say(f"borrowing.{step.borrowing}") if step.borrowing != "none" else ""
    yield voice.section("turn.play", melds, borrowing)
    example = ""
    if rules.runs is not None and step.lay_off != "none":
        first, length = 10, rules.runs.min_length
        longer = [examples.face(rules, first - 1, 3)]
        if first + length <= 13:
            longer.append(examples.face(rules, first + length, 3))
        example = voice.say(
            "lay_off.example",
            meld=voice.faces(examples.run(rules, first, length, 3)),
            cards=voice.language.any_of([voice.face(each) for each in longer]),
        )
    end_joker = ""
    if step.end_joker_moves != "never" and step.lay_off != "none":
        end_joker = voice.say(f"end_joker.{step.end_joker_moves}")
    yield voice.section("turn.lay_off", voice.join(voice.say(f"lay_off.{step.lay_off}"), example), end_joker)


def show(voice: Voice, step: Show) -> RuleSection:
    """The melds shown in the last turn, and cards sent to those of others."""
    if not step.send:
        send = [voice.say("show.no_send")]
    else:
        send = [voice.say("show.send"), voice.say("show.mom" if step.send_without_meld else "show.no_mom")]
    return voice.section("turn.show", voice.say("show.melds"), voice.join(*send), voice.say("show.trash"))


def can_go_out_by_lay_off(step: Play) -> bool:
    """Whether a card that is left after a meld may still be laid off, and be the last."""
    return step.lay_off != "none" and step.per_turn == "any" and step.may_go_out


def discard(voice: Voice, rules: Rules, step: Discard) -> RuleSection:
    """The card that ends a turn."""
    taken = ""
    draws = [each.discard_pile for each in rules.turn if isinstance(each, Draw)]
    if "top_into_meld" in draws:
        taken = voice.say("discard.taken_stays")
    elif may_take_discard(rules):
        if step.return_upcard:
            taken = voice.say("discard.return")
        else:
            plays = [each for each in rules.turn if isinstance(each, Play)]
            lays_off = any(can_go_out_by_lay_off(each) for each in plays)
            left = "discard.not_left" if lays_off else "discard.not_left_no_lay_off"
            taken = voice.join(
                voice.say("discard.not_taken_of_two" if "top_and_second" in draws else "discard.not_taken"),
                voice.say(left) if plays else "",
            )
    return voice.section("turn.discard", voice.say("discard.end"), taken)


def call(voice: Voice, rules: Rules) -> RuleSection:
    """A discard that another player calls for."""
    restricted = any(isinstance(step, Play) and step.lay_off == "own_meld_first" for step in rules.turn)
    return voice.section(
        "turn.call",
        voice.join(voice.say("call.when"), voice.say("call.then"), voice.say("call.own_meld") if restricted else ""),
        voice.join(voice.say("call.several"), voice.say("call.goes_on")),
        voice.say("call.not"),
    )
