"""Refusals of melds laid, cards laid off and borrowed, and jokers of cards that are swapped."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rummykit import Deal, games, rules
from rummykit.cards import parse
from rummykit.play.actions import Discard, LayOff, Meld, Open, Swap
from rummykit.rules import REFUSALS, IllegalAction
from tests.properties.walk import moments
from tests.rules.refusing import FROM_PILE, FROM_STOCK, cards, no_meld, one, refused, rules_with

STANDARD = games.get("standard_rummy")


def test_refusal_must_play_first() -> None:
    deal = cards("caloochi", "9H 9D KS KH KD 2C", FROM_PILE)
    refused("must_play_first", deal, Discard(one("2C")))
    deal = cards("caloochi", "9H 9D KS KH KD QS QH QD 2C", FROM_PILE)
    refused("must_play_first", deal, Open((parse("KS KH KD"), parse("QS QH QD"))))


def test_refusal_must_keep_a_discard() -> None:
    sheet = games.get("standard_rummy", must_discard=True)
    refused("must_keep_a_discard", cards(sheet, "4H 5H", FROM_STOCK, stock="6H"), Meld(parse("4H 5H 6H")))
    assert cards(STANDARD, "4H 5H", FROM_STOCK, stock="6H").can(Meld(parse("4H 5H 6H")))


def test_refusal_one_meld_per_turn() -> None:
    sheet = games.get("standard_rummy", one_meld_per_turn=True)
    deal = cards(sheet, "4H 5H 6H 7C KC", FROM_STOCK, Meld(parse("4H 5H 6H")), table="7S 7D 7H")
    refused("one_meld_per_turn", deal, LayOff(0, parse("7C")))


def test_refusal_lay_off_needs_own_meld() -> None:
    sheet = games.get("standard_rummy", layoff_restriction=True)
    refused("lay_off_needs_own_meld", cards(sheet, "7C KC", FROM_STOCK, table="7S 7D 7H"), LayOff(0, parse("7C")))


def test_refusal_lay_off_before_opening() -> None:
    refused("lay_off_before_opening", cards("caloochi", "7C KC", FROM_STOCK, table="7S 7D 7H"), LayOff(0, parse("7C")))


def test_refusal_already_opened() -> None:
    deal = cards("german_rummy", "KS KH KD QS QH QD 2C", FROM_STOCK, opened=[True, False, False])
    refused("already_opened", deal, Open((parse("KS KH KD"), parse("QS QH QD"))))


def test_refusal_new_meld_needs_borrowed_card() -> None:
    deal = cards(
        "conquian", "KS KD KH 2C", FROM_STOCK, LayOff(0, parse("7H")), stock="7H", table="4H 5H 6H", owner=0, pile=""
    )
    refused("new_meld_needs_borrowed_card", deal, Meld(parse("KS KD KH")))


def test_refusal_no_borrowing() -> None:
    deal = cards(STANDARD, "8C 9C KD", FROM_STOCK, table="7S 7D 7H 7C")
    refused("no_borrowing", deal, Meld(parse("7C 8C 9C"), ((0, one("7C")),)))


def test_refusal_borrow_own_only() -> None:
    sheet = games.get("standard_rummy", borrowing="own")
    borrowing = Meld(parse("7C 8C 9C"), ((0, one("7C")),))
    refused("borrow_own_only", cards(sheet, "8C 9C KD", FROM_STOCK, table="7S 7D 7H 7C"), borrowing)
    assert cards(sheet, "8C 9C KD", FROM_STOCK, table="7S 7D 7H 7C", owner=0).can(borrowing)


def test_refusal_cannot_be_borrowed() -> None:
    sheet = games.get("standard_rummy", borrowing="any")
    deal = cards(sheet, "8C 9C KD", FROM_STOCK, table="7S 7D 7C / 5C 6C 7C 8C 9C", stock="JS")
    refused("cannot_be_borrowed", deal, Meld(parse("7C 8C 9C"), ((0, one("7C")),)))
    refused("cannot_be_borrowed", deal, Meld(parse("7C 8C 9C"), ((1, one("7C")),)))


def test_refusal_borrowed_meld_needs_hand_card() -> None:
    sheet = games.get("standard_rummy", borrowing="any")
    deal = cards(sheet, "KD 2S", FROM_STOCK, table="7S 7D 7H 7C / 8S 8D 8H 8C / 9S 9D 9H 9C", stock="JS")
    borrowed = ((0, one("7C")), (1, one("8C")), (2, one("9C")))
    refused("borrowed_meld_needs_hand_card", deal, Meld(parse("7C 8C 9C"), borrowed))


# --- jokers of cards


def test_refusal_swap_after_melding() -> None:
    deal = cards(
        "caloochi",
        "5S 5H 5D 8H 2C",
        FROM_STOCK,
        Meld(parse("5S 5H 5D")),
        table="7H JK=8H 9H",
        opened=[True, True, False],
    )
    refused("swap_after_melding", deal, Swap(0, one("8H")))


def test_refusal_swap_before_opening() -> None:
    deal = cards("german_rummy", "8H 2C 3D", FROM_STOCK, table="7H JK=8H 9H")
    refused("swap_before_opening", deal, Swap(0, one("8H")))


def test_refusal_no_joker_for_it() -> None:
    deal = cards("caloochi", "TH 2C 3D", FROM_STOCK, table="7H JK=8H 9H", opened=[True, True, False])
    refused("no_joker_for_it", deal, Swap(0, one("TH")))


def test_refusal_freed_joker_first() -> None:
    table, opened = "7H JK=8H 9H JK=TH", [True, True, False]
    deal = cards("german_rummy", "8H TH 6H 2C", FROM_STOCK, Swap(0, one("8H")), table=table, opened=opened, stock="6S")
    for action in (Discard(one("2C")), Swap(0, one("TH")), LayOff(0, parse("6H"))):
        refused("freed_joker_first", deal, action)
    assert REFUSALS["freed_joker_first"].rule == "jokers.exchange"
    deal.play(LayOff(0, parse("JK")))
    deal.check(Discard(one("2C")))


def test_refusal_freed_joker_has_no_use() -> None:
    table = "7H JK=8H 9H JK=TH"
    deal = cards("german_rummy", "8H 2C 4D", FROM_STOCK, table=table, opened=[True, True, False], stock="6S")
    assert deal.can(Swap(0, one("8H")))
    sheet = rules_with(games.get("german_rummy"), rules.Play(lay_off="none"))
    deal = cards(sheet, "8H 2C 4D", FROM_STOCK, table=table, opened=[True, True, False], stock="6S")
    refused("freed_joker_has_no_use", deal, Swap(0, one("8H")))


def test_refusal_joker_for_both_suits() -> None:
    deal = cards("kalooki_40", "8C 8S 2D 9D", FROM_STOCK, table="8H 8D JK", opened=[True, True, False])
    refused("joker_for_both_suits", deal, Swap(0, one("8C")))
    assert REFUSALS["joker_for_both_suits"].rule == "jokers.exchange"


def test_refusal_joker_stays_in_group() -> None:
    deal = cards("kalooki_40", "8C 2D 9D", FROM_STOCK, table="8H 8D 8S JK=8C", opened=[True, True, False])
    refused("joker_stays_in_group", deal, Swap(0, one("8C")))
    sheet = rules_with(games.get("german_rummy"), rules.Swap(joker_goes="hand", groups="nothing"))
    deal = cards(sheet, "8C 2D 9D", FROM_STOCK, table="8H 8D JK", opened=[True, True, False])
    refused("joker_stays_in_group", deal, Swap(0, one("8C")))


def test_refusal_more_jokers_than_allowed() -> None:
    no_meld("more_jokers_than_allowed", "scala_40", "9S JK=TS JS JK=QS")


def test_refusal_too_many_jokers() -> None:
    no_meld("too_many_jokers", "german_rummy", "JK 5H JK")


def test_refusal_jokers_not_fewer() -> None:
    no_meld("jokers_not_fewer", "remi_51", "8D JK=9D JK=TD JD")


def test_refusal_borrowed_only_for_new_meld() -> None:
    sheet = games.get("standard_rummy", borrowing="any")
    deal = cards(sheet, "8C KD QS", FROM_STOCK, table="7S 7D 7H 7C/9C TC JC")
    refused("borrowed_only_for_new_meld", deal, LayOff(1, parse("7C 8C"), ((0, one("7C")),)))


@pytest.mark.parametrize("game", ["standard_rummy", "phom", "canasta", "okey_101", "tong_its"])
def test_only_faced_cards_let_a_borrowed_card_be_laid_off(game: str) -> None:
    offs = [
        (deal, action)
        for seed in range(3)
        for deal in map(Deal.clone, moments(game, seed))
        for action in deal.legal_actions()
        if isinstance(action, LayOff)
    ]
    assert offs
    for deal, action in offs:
        with pytest.raises(IllegalAction) as refusal:
            deal.check(replace(action, borrowed=((action.meld, action.cards[0]),)))
        assert refusal.value.code == "no_borrowing"
