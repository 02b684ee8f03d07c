"""Refusals of ends that are called, answered or dealt, of forced lay-offs, and of claims."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rummykit import games
from rummykit.cards import parse
from rummykit.hands import of as hand_of
from rummykit.play.actions import CallEnd, Claim, Discard, Fight, Force, LayOff, Meld, Pass, PassOn, ShowDealt
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld
from tests.rules.refusing import FROM_PILE, FROM_STOCK, cards, one, refused


def test_refusal_end_called_before_drawing() -> None:
    refused("end_called_before_drawing", cards("tonk", "2H AS 3D", FROM_STOCK), CallEnd())


def test_refusal_end_needs_meld() -> None:
    refused("end_needs_meld", cards("tong_its", "2H AS 3D", table="4H 5H 6H"), CallEnd())


def test_refusal_end_after_lay_off() -> None:
    deal = cards("tong_its", "2H AS 3D", table="4H 5H 6H", owner=0, turn_number=3, laid_on=[2, 0, 0])
    refused("end_after_lay_off", deal, CallEnd())


def test_refusal_end_after_long_meld() -> None:
    sheet = games.get("tong_its", long_meld_blocks=True)

    def laid(meld: str) -> Deal:
        rest = "2H AS 3D 8C"
        deal = cards(
            sheet, f"{meld} {rest}", FROM_STOCK, Meld(parse(meld)), Discard(parse("8C")[0]), stock="KD QD JD TD 9H"
        )
        for _ in range(2):
            deal.play(FROM_STOCK)
            deal.play(next(each for each in deal.legal_actions() if isinstance(each, Discard)))
        return deal

    refused("end_after_long_meld", laid("5S 5H 5D 5C"), CallEnd())
    refused("end_after_long_meld", laid("4H 5H 6H 7H"), CallEnd())
    assert laid("5S 5H 5D").can(CallEnd())
    later = laid("5S 5H 5D 5C")
    later.edit(turn_number=later._state.turn_number + 3)
    assert later.can(CallEnd())


def test_refusal_fight_or_fold() -> None:
    answered = cards("tong_its", "2H AS 3D", table="4H 5H 6H / 9S 9D 9C", owner=0)
    answered.edit(table=[answered._state.table[0], replace(answered._state.table[1], owner=1)])
    answered.play(CallEnd())
    refused("fight_or_fold", answered, FROM_STOCK)


def test_refusal_no_end_to_fight() -> None:
    refused("no_end_to_fight", cards("tong_its", "2H AS 3D"), Fight())


def test_refusal_no_meld_must_fold() -> None:
    secret = games.get("tong_its", secret_may_fight=True)
    refused("no_meld_must_fold", cards(secret, "2H AS 3D", CallEnd(), table="4H 5H 6H", owner=0), Fight())


def test_refusal_dealt_hand_shown_first() -> None:
    deal = cards("tonk", "KS KD QC JH TD")
    deal._state.show_dealt(len(deal.rules.turn) - 1, 0)
    refused("dealt_hand_shown_first", deal, FROM_STOCK)


def test_refusal_no_dealt_hand_to_show() -> None:
    refused("no_dealt_hand_to_show", cards("tonk", "2H AS 3D"), ShowDealt())


def test_refusal_upcard_only_to_lay() -> None:
    refused("upcard_only_to_lay", cards("tong_its", "2H AS 3D"), FROM_PILE)


def test_refusal_taken_card_into_new_meld() -> None:
    deal = cards("tong_its", "9H 9D 2C", FROM_PILE, table="TC JC QC")
    refused("taken_card_into_new_meld", deal, LayOff(0, parse("9C")))


def test_refusal_lay_off_own_only() -> None:
    refused(
        "lay_off_own_only",
        cards("conquian", "2S", FROM_STOCK, table="4H 5H 6H", stock="7H", pile=""),
        LayOff(0, parse("7H")),
    )


def test_refusal_force_or_pass() -> None:
    refused("force_or_pass", declined(), FROM_STOCK)


def test_refusal_nothing_to_force() -> None:
    refused("nothing_to_force", cards("conquian", "2S", FROM_STOCK, stock="KH", pile=""), Force(0))


def test_refusal_cannot_be_forced() -> None:
    deal = declined()
    deal.edit(table=[*deal._state.table, TableMeld(parse("7S 7D 7C"), "group", 1)])
    refused("cannot_be_forced", deal, Force(1))


def declined() -> Deal:
    """A card turned up and let pass that fits a meld of its player's own."""
    return cards("conquian", "2S", FROM_STOCK, Discard(one("7H")), table="4H 5H 6H", owner=0, stock="7H", pile="")


# --- cards that are passed, and those that go round the table


def test_refusal_card_passed_first() -> None:
    refused("card_passed_first", Deal(games.get("conquian"), 3, 1), FROM_STOCK)


def test_refusal_no_card_to_pass() -> None:
    refused("no_card_to_pass", cards("conquian", "2S 3D", pile=""), PassOn(one("2S")))


def test_refusal_offered_card_first() -> None:
    refused("offered_card_first", cards("conquian", "2S 3D", pile="KH"), FROM_STOCK)


def test_refusal_declined_by_everybody() -> None:
    deal = cards("conquian", "KS KD", Pass(), Pass(), pile="KH")
    deal.edit(turn=0)
    refused("declined_by_everybody", deal, FROM_PILE)


def test_refusal_only_offered_card_let_pass() -> None:
    refused("only_offered_card_let_pass", cards("conquian", "2S 3D", pile=""), Pass())


# --- claims


def discarded(round_of_turns: int = 2, hand: str = "9S 9H TC JC 2D", **options: Any) -> Deal:
    """The nine of clubs has been discarded by the last of three seats, and seat 0 is asked whether to claim it."""
    sheet = games.get("seven_bridge", **options)
    held = (parse(hand), parse("TS 9D 8D"), parse("9C 3C"))
    deal = Deal.position(sheet, hands_held=held, turn=2, stock=parse("KD QD"), turn_number=3 * round_of_turns - 3 or 1)
    deal.edit(step=deal._flow.place_of("play"))
    deal.play(Discard(one("9C")))
    return deal


def test_refusal_claim_or_pass() -> None:
    refused("claim_or_pass", discarded(), FROM_STOCK)


def test_refusal_nothing_to_claim() -> None:
    refused("nothing_to_claim", cards("seven_bridge", "9S 9H 2D", FROM_STOCK, stock="KH"), Claim(parse("9S 9H")))


def test_refusal_claim_too_early() -> None:
    deal = discarded()
    deal.edit(turn_number=1)
    refused("claim_too_early", deal, Claim(parse("9S 9H")))


def test_refusal_claim_makes_no_meld() -> None:
    refused("claim_makes_no_meld", discarded(), Claim(parse("9S TC")))


def test_refusal_run_claimed_by_next_only() -> None:
    deal = discarded()
    deal.edit(turn=1, hands=[deal._state.hands[0], hand_of(parse("TC JC 2D")), deal._state.hands[2]])
    refused("run_claimed_by_next_only", deal, Claim(parse("TC JC")))
