"""What is laid on the table, and how the last card leaves a hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit.rules import Discard, Draw, Rules, Swap
from rummykit.vocabulary.steps.play import Play
from rummykit.words import indicated
from rummykit.words.page import RuleSection
from rummykit.words.scoring import words_of
from rummykit.words.sides import cards_of
from rummykit.words.steps import StepWords, lay_off_example
from rummykit.words.voice import Voice


def play(voice: Voice, rules: Rules, step: Play) -> Iterator[RuleSection]:
    """Laying melds, and adding to those that lie there."""
    if rules.has_side_melds:
        yield from _of_side(voice, rules, step)
        return
    drawing = rules.step(Draw)
    if step.per_turn == "one":
        melds = voice.say("play.one_meld" if step.lay_off == "none" else "play.one")
    elif step.per_turn == "faced":
        melds = voice.say("play.faced_and_hand" if drawing is not None and drawing.hand_melds else "play.faced_first")
    elif not step.more_melds and step.lay_off != "none":
        melds = voice.say("play.once")
    else:
        number = "play.any_number" if step.lay_off == "none" else "play.any_order"
        melds = voice.join(voice.say("play.melds"), voice.say(number))
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


def _of_side(voice: Voice, rules: Rules, step: Play) -> Iterator[RuleSection]:
    """Laying melds of a side."""
    most = None if rules.groups is None else rules.groups.max_size
    one_per_rank = voice.say("play.one_per_rank") if most is None else voice.say("play.one_open_per_rank", n=most)
    yield voice.section(
        "turn.play",
        voice.join(voice.say("play.melds"), voice.say("play.any_order")),
        voice.join(
            one_per_rank if step.one_per_rank else "",
            voice.say("play.never", cards=cards_of(voice, step.never)) if step.never is not None else "",
            voice.say("play.last_only", cards=cards_of(voice, step.last_only)) if step.last_only is not None else "",
        ),
    )
    yield voice.section("turn.lay_off", voice.say("lay_off.side"))


def named_play(step: Play) -> str:
    """Laying melds, one a turn or without laying off where that is so."""
    if step.lay_off == "none":
        return "part.Play.none"
    return "part.Play.one" if step.per_turn == "one" else "part.Play"


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


def laid_at_zero(voice: Voice, rules: Rules, step: Play) -> Iterator[str]:
    """What lies stays, and what is owed is laid."""
    owes = any(
        (isinstance(each, Draw) and each.card_goes in ("first_meld", "new_meld", "table"))
        or (isinstance(each, Swap) and each.joker_goes != "hand")
        for each in rules.turn
    )
    yield voice.join(voice.say("time.laid"), voice.say("time.owed") if owes and voice.family == "cards" else "")


SENTENCES: StepWords[Play] = StepWords(named=named_play, sections=play, overtime=laid_at_zero, end=last_cards)
