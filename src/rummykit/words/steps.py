"""What each step of a turn says of itself: its name, its sections, what it does at zero, how a deal ends with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rummykit.rules import (
    AskPartner,
    Discard,
    Draw,
    Drop,
    GoOut,
    Play,
    Rearrange,
    Rules,
    Show,
    Step,
    Swap,
    TakePile,
)
from rummykit.rules.entries import Entries
from rummykit.words import examples, indicated, sides
from rummykit.words.page import RuleSection
from rummykit.words.playing import may_keep_discard
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
    if rules.rearranges:
        order = voice.say("turn.rearrange")
    else:
        names = [STEPS.of(step).named(step) for step in rules.turn]
        if rules.step(TakePile) is not None:
            names = ["part.Draw.or_pile" if name == "part.Draw" else name for name in names]
        order = voice.say("turn.steps", parts=voice.say("then").join(voice.say(name) for name in names if name))
    way = voice.say("turn.clockwise" if rules.start.side == "left" else "turn.counterclockwise")
    count = voice.say("turn.each", n=rules.turns_each) if rules.turns_each is not None else ""
    yield voice.section("turn", voice.join(way, order), count)
    for step in rules.turn:
        yield from STEPS.of(step).sections(voice, rules, step)


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
        paragraphs.append(voice.say("end.turns" if shows else "end.turns_void", n=rules.turns_each))
    yield voice.section("end", *paragraphs)


def aim(voice: Voice, rules: Rules) -> str:
    """What players are after."""
    if words_of(rules).aim:
        return voice.say(words_of(rules).aim)
    if any(isinstance(step, Draw) and step.faced for step in rules.turn):
        return voice.say("aim.on_table", n=rules.deal.hand_for(rules.players[0]) + 1)
    if rules.has_side_melds and rules.runs is not None:
        return voice.say("aim.sides_melds")
    aims = [STEPS.of(step).aim for step in rules.turn]
    return voice.join(*map(voice.say, next((each for each in reversed(aims) if each), ("aim.empty",))))


# --- each step


def rearrange(voice: Voice, rules: Rules, step: Rearrange) -> Iterator[RuleSection]:
    """A whole turn at a table of tiles, or a draw instead."""
    yield voice.section("turn.play", voice.join(voice.say("rearrange.play"), voice.say("rearrange.no_draw")))
    if step.draw_on_pass and step.play_after_draw:
        instead = voice.join(voice.say("rearrange.draw_first", n=step.draw_on_pass), voice.say("rearrange.play_drawn"))
    elif step.draw_on_pass:
        instead = voice.join(voice.say("rearrange.draw", n=step.draw_on_pass), voice.say("rearrange.wait"))
    else:
        instead = voice.say("rearrange.pass")
    yield voice.section("turn.draw", instead)


def draw(voice: Voice, rules: Rules, step: Draw) -> Iterator[RuleSection]:
    """The card or cards that begin a turn."""
    if rules.step(TakePile) is not None:
        yield from sides.draw(voice, rules, step)
        return
    yield voice.section(
        "turn.draw",
        voice.join(
            voice.say("draw.faced" if step.faced else _taken(rules, step)),
            voice.say("draw.hand_melds" if step.hand_melds else "draw.nothing_else") if step.faced else "",
            voice.say("draw.top_card_free") if step.top_card_free else "",
            voice.say("draw.own_piles") if step.own_piles else "",
        ),
        voice.say("draw.upcard_offered") if step.upcard_offered else "",
        voice.say(f"draw.wild.{step.wild_upcard}") if step.wild_upcard != "allowed" else "",
        voice.say("draw.not_first_turn") if rules.deal.starter_extra else "",
    )


def _taken(rules: Rules, step: Draw) -> str:
    """The sentence that says what may be taken of the discard pile."""
    alone = step.discard_pile == "top" and step.card_goes == "table" and rules.opening is None
    goes = "closed" if step.closed_after_first_meld else "table_alone" if alone else step.card_goes
    return f"draw.{step.discard_pile}" if goes == "hand" else f"draw.{step.discard_pile}.{goes}"


def play(voice: Voice, rules: Rules, step: Play) -> Iterator[RuleSection]:
    """Laying melds, and adding to those that lie there."""
    if rules.has_side_melds:
        yield from sides.play(voice, rules, step)
        return
    if step.per_turn == "one":
        melds = voice.say("play.one_meld" if step.lay_off == "none" else "play.one")
    elif step.per_turn == "faced":
        melds = voice.say("play.faced_first")
    elif not step.more_melds and step.lay_off != "none":
        melds = voice.say("play.once")
    else:
        number = "play.any_number" if step.lay_off == "none" else "play.any_order"
        melds = voice.join(voice.say("play.melds"), voice.say(number))
    drawing = rules.step(Draw)
    borrowing = voice.join(
        voice.say(f"borrowing.{step.borrowing}") if step.borrowing != "none" else "",
        voice.say("borrowing.lay_off") if step.borrowing != "none" and step.per_turn == "faced" else "",
        voice.say("borrowing.faced") if step.borrowing != "none" and drawing is not None and drawing.faced else "",
    )
    yield voice.section("turn.play", melds, borrowing, indicated.after_first_meld(voice, rules, step))
    example = lay_off_example(voice, rules) if step.lay_off != "none" else ""
    beside = "" if step.extends_lay_offs else voice.say("lay_off.beside_the_first")
    end_joker = ""
    if step.end_joker_moves != "never" and step.lay_off != "none":
        end_joker = voice.say(f"end_joker.{step.end_joker_moves}")
    yield voice.section("turn.lay_off", voice.join(voice.say(f"lay_off.{step.lay_off}"), beside, example), end_joker)


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


def can_go_out_by_lay_off(step: Play) -> bool:
    """Whether a card that is left after a meld may still be laid off, and be the last."""
    return step.lay_off != "none" and step.per_turn == "any" and step.may_go_out


def discard(voice: Voice, rules: Rules, step: Discard) -> Iterator[RuleSection]:
    """The card that ends a turn."""
    taken = ""
    draw = rules.step(Draw) or Draw(discard_pile="none")
    if draw.card_goes == "kept_meld":
        taken = voice.say("discard.taken_stays")
    elif draw.discard_pile not in ("whole", "down_to_card") and may_keep_discard(rules):
        if step.return_upcard:
            owed = draw.card_goes == "table" and rules.opening is not None
            taken = "" if owed else voice.say("discard.return")
        else:
            plays = [each for each in rules.turn if isinstance(each, Play)]
            lays_off = any(can_go_out_by_lay_off(each) for each in plays)
            left = "discard.not_left" if lays_off else "discard.not_left_no_lay_off"
            taken = voice.join(
                voice.say("discard.not_taken_of_two" if draw.discard_pile == "top_and_second" else "discard.not_taken"),
                voice.say(left) if plays else "",
                voice.say("discard.only_card") if any(each.floats for each in plays) or not step.goes_out else "",
            )
    fitting = voice.say("discard.fitting") if step.fitting == "refused" else ""
    careless = voice.say("discard.careless") if step.careless else ""
    if careless and step.last_face_down:
        careless = voice.join(careless, voice.say("discard.careless_last"))
    not_out = "" if step.goes_out else voice.say("discard.not_out")
    noted = indicated.noted(voice, step)
    yield voice.section("turn.discard", voice.say("discard.end"), not_out, taken, fitting, careless, noted)


def named_play(step: Play) -> str:
    """Laying melds, one a turn or without laying off where that is so."""
    if step.lay_off == "none":
        return "part.Play.none"
    return "part.Play.one" if step.per_turn == "one" else "part.Play"


def nothing(voice: Voice, rules: Rules, step: object) -> Iterator[RuleSection]:
    """No section: what there is to say stands elsewhere."""
    return iter(())


def go_out(voice: Voice, rules: Rules, step: GoOut) -> Iterator[RuleSection]:
    """Melds stay in the hand until all are laid at once."""
    if rules.knock is not None:
        return
    shows = any(isinstance(each, Show) for each in rules.turn)
    yield voice.section("turn.play", voice.say("go_out.kept_or_shown" if shows else "go_out.kept"))


# --- how a deal ends


def last_cards(voice: Voice, rules: Rules, steps: Sequence[Play]) -> Iterator[str]:
    """The ways in which the last card may leave the hand."""
    if rules.has_side_melds:
        meld = all(step.may_go_out for step in steps)
        wild = any(isinstance(step, Discard) and step.last_wild == "refused" for step in rules.turn)
        yield voice.join(
            voice.say("end.side" if rules.second_hand is None else "end.side_second"),
            "" if meld else voice.say("end.that_discarded"),
            voice.say("end.last_not_wild") if wild else "",
        )
        return
    ways: list[str] = []
    for step in rules.turn:
        match step:
            case Play() if step.may_go_out:
                ways += ["meld", "lay_off"] if step.lay_off != "none" else ["meld"]
            case Discard() if step.goes_out:
                ways.append("discard")
    out = voice.say("end.go_out" if words_of(rules).out_wins else "end.out")
    if any(step.floats for step in steps):
        yield voice.join(out, voice.say("end.floats"))
    else:
        down = any(isinstance(step, Discard) and step.last_face_down for step in rules.turn)
        last = voice.say(f"end.last.{'_'.join(ways)}")
        contracts = [terms.contract for terms in rules.schedule]
        contracts += [] if rules.opening is None else [rules.opening.contract]
        whole = any(contract is not None and contract.whole_hand for contract in contracts)
        yield voice.join(
            out, last, voice.say("end.face_down") if down else "", voice.say("end.whole_hand") if whole else ""
        )


def ways_out(voice: Voice, rules: Rules, steps: Sequence[GoOut]) -> Iterator[str]:
    """Going out with the whole hand at once."""
    for step in steps:
        how = voice.say("go_out.undrawn" if step.undrawn else f"go_out.{step.discard}")
        yield how if step.undrawn or not rules.deal.starter_extra else voice.join(how, voice.say("go_out.first_turn"))
        yield indicated.pairs(voice, rules, step)
    contracts = dict.fromkeys(contract for step in steps for contract in step.contracts)
    if contracts:
        listed = voice.language.any_of(["-".join(map(str, contract)) for contract in contracts])
        names = dict.fromkeys(named for step in steps for named in step.called)
        yield voice.join(
            voice.say("go_out.contracts", contracts=listed),
            *(voice.say("go_out.called", size=size, name=name) for size, name in names),
        )
    yield voice.say("go_out.last_turns" if any(step.last_turns for step in steps) else "go_out.wins")


# --- what happens at zero


def table_at_zero(voice: Voice, rules: Rules, step: Rearrange) -> Iterator[str]:
    """A rearrangement that is not finished, or not begun."""
    over = step.time_up
    yield voice.join(
        voice.say("time.untouched", n=over.untouched), voice.say("time.has_drawn") if step.play_after_draw else ""
    )
    yield voice.say("time.stands")
    yield voice.join(
        voice.say(f"time.loose.{over.loose}", n=over.disorder),
        voice.say("time.restore_if_not") if over.loose == "to_rack" else "",
        voice.say("time.short") if over.disorder else "",
    )


def draw_at_zero(voice: Voice, rules: Rules, step: Draw) -> Iterator[str]:
    """The draw that is made for the player; where turns may be missed, none is."""
    if not any(isinstance(each, Drop) for each in rules.turn):
        blocks = rules.stock.when_empty == "block"
        refused = "time.nothing_taken" if step.discard_pile == "down_to_card" else "time.refused"
        offered = voice.say("time.offered") if step.upcard_offered else ""
        drawn = "time.draw" if step.count == 1 else "time.draw_cards"
        take = rules.step(TakePile)
        forced = voice.say("time.pile_taken") if take is not None and take.forced else ""
        yield voice.join(voice.say(drawn), voice.say(refused) if blocks else "", forced, offered)


def laid_at_zero(voice: Voice, rules: Rules, step: Play) -> Iterator[str]:
    """What lies stays, and what is owed is laid."""
    owes = any(
        (isinstance(each, Draw) and each.card_goes in ("first_meld", "new_meld", "table"))
        or (isinstance(each, Swap) and each.joker_goes != "hand")
        for each in rules.turn
    )
    yield voice.join(voice.say("time.laid"), voice.say("time.owed") if owes and voice.family == "cards" else "")


def discard_at_zero(voice: Voice, rules: Rules, step: Discard) -> Iterator[str]:
    """The card that goes."""
    kept = may_keep_discard(rules) and not step.return_upcard and step.time_up != "last_card"
    knocked = rules.knock is not None and rules.knock.bounded
    of_two = any(isinstance(each, Draw) and each.discard_pile == "top_and_second" for each in rules.turn)
    yield voice.join(
        voice.say("time.drawn_card_of_two" if of_two and step.time_up == "drawn_card" else f"time.{step.time_up}"),
        _no_wild_card(voice, rules) if step.time_up != "last_card" else "",
        voice.say("time.not_returned") if kept else "",
        voice.say("time.knocked") if knocked else "",
    )


def _no_wild_card(voice: Voice, rules: Rules) -> str:
    """What goes instead of a wild card."""
    if rules.deal.wild_indicator or (rules.wilds is not None and rules.wilds.rank is not None):
        return voice.say("time.not_wild")
    return voice.say("time.not_joker") if rules.has_jokers else ""


def always(sentence: str) -> Callable[[Voice, Rules, object], Iterator[str]]:
    """One sentence, whatever the step's fields."""
    return lambda voice, rules, step: iter([voice.say(sentence)])


STEPS: Entries[StepWords[Any]] = Entries(
    Step,
    "sentences",
    "page.SENTENCES",
    entries={
        Rearrange: StepWords(named=lambda step: "", sections=rearrange, overtime=table_at_zero, end=always("end.rack")),
        TakePile: StepWords(named=lambda step: "", sections=sides.take_pile, aim=("aim.sides",)),
        Draw: StepWords(
            named=lambda step: "part.Draw.top_and_second" if step.discard_pile == "top_and_second" else "part.Draw",
            sections=draw,
            overtime=draw_at_zero,
        ),
        # What a swap is stands where the jokers are, as `jokers.exchange`.
        Swap: StepWords(named=lambda step: "part.Swap", sections=nothing),
        Play: StepWords(named=named_play, sections=play, overtime=laid_at_zero, end=last_cards),
        GoOut: StepWords(
            named=lambda step: "part.GoOut.undrawn" if step.undrawn else "part.GoOut",
            sections=go_out,
            end=ways_out,
            aim=("aim.melds",),
        ),
        Discard: StepWords(named=lambda step: "part.Discard", sections=discard, overtime=discard_at_zero),
        AskPartner: StepWords(named=lambda step: "", sections=sides.ask, overtime=always("time.ask_partner")),
    },
)
"""What each step says of itself."""
