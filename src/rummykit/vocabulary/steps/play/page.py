"""What is laid on the table, and how the last card leaves a hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit.checked import by_players
from rummykit.rules import Contract, Discard, Draw, Rules, ScheduledDeal, Swap
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
        melds = voice.say("play.once" if step.lay_off_at_once else "play.once_later")
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
    if ways == ["meld", "lay_off", "discard"] and not _melds_last_card(rules, steps):
        ways.remove("meld")
    out = "end.go_out" if words_of(rules).out_wins else "end.out"
    if any(step.floats for step in steps):
        yield voice.join(voice.say(f"{out}_by_discard"), voice.say("end.floats"))
    else:
        down = any(isinstance(step, Discard) and step.last_face_down for step in rules.turn)
        last = voice.say(f"end.last.{'_'.join(ways)}")
        whole = any(contract.whole_hand for _, contract in _contracts(rules))
        yield voice.join(
            voice.say(out),
            last,
            voice.say("end.face_down") if down else "",
            voice.say("end.whole_hand") if whole else "",
        )


def _contracts(rules: Rules) -> Iterator[tuple[int, Contract]]:
    """Every contract of a match, with the fewest cards that are dealt for it."""
    if rules.opening is None:
        return
    for terms in rules.schedule or (ScheduledDeal(),):
        contract = terms.contract or rules.opening.contract
        if contract is not None:
            hand, (fewest, most) = rules.deal.hand if terms.hand is None else terms.hand, rules.players
            yield min(by_players(hand, players) for players in range(fewest, most + 1)), contract


def _melds_last_card(rules: Rules, steps: Sequence[Play]) -> bool:
    """Whether a new meld may take the last card: not where only a contract is laid, and it always leaves some."""
    if any(step.more_melds for step in steps) or rules.opening is None or not rules.opening.exact_sizes:
        return True
    laid = [(hand, contract) for hand, contract in _contracts(rules) if not contract.whole_hand]
    return any(sum((*contract.groups, *contract.runs)) > hand for hand, contract in laid)


def laid_at_zero(voice: Voice, rules: Rules, step: Play) -> Iterator[str]:
    """What lies stays, and what is owed is laid."""
    card = any(isinstance(each, Draw) and each.card_goes in ("first_meld", "new_meld", "table") for each in rules.turn)
    joker = any(isinstance(each, Swap) and each.joker_goes != "hand" for each in rules.turn)
    owed = "time.owed" if card and joker else "time.owed_card" if card else "time.owed_joker" if joker else ""
    yield voice.join(voice.say("time.laid"), voice.say(owed) if owed else "")


SENTENCES: StepWords[Play] = StepWords(named=named_play, sections=play, overtime=laid_at_zero, end=last_cards)
