"""Refusals of a table of tiles that is rearranged."""

from __future__ import annotations

from rummykit import games
from rummykit.cards import parse
from rummykit.games.machiavelli import RULES as MACHIAVELLI
from rummykit.games.vatikan import RULES as VATIKAN
from rummykit.play.actions import Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld
from rummykit.referee import ask
from tests.rules.refusing import refused
from tests.rules.tables import position, sets, turn


def test_refusal_no_tile_played() -> None:
    refused("no_tile_played", *turn(position("rummikub", "r4 r5 r6 r7 r8 r9", "k1"), "r4 r5 r6 / r7 r8 r9"))


def test_refusal_tile_missing() -> None:
    refused("tile_missing", *turn(position("rummikub", "r4 r5 r6 r7", "b1"), "r4 r5 r6"))


def test_refusal_tile_not_yours() -> None:
    refused("tile_not_yours", *turn(position("rummikub", "r4 r5 r6", "b1"), "r4 r5 r6 r7"))


def test_refusal_no_card_played() -> None:
    table = position(MACHIAVELLI, "4S 5S 6S 7S 8S 9S", "KC")
    refused("no_card_played", *turn(table, "4S 5S 6S / 7S 8S 9S"))


def test_refusal_card_missing() -> None:
    refused("card_missing", *turn(position(MACHIAVELLI, "4S 5S 6S 7S", "KC"), "4S 5S 6S"))


def test_refusal_table_changed_before_first_meld() -> None:
    table = position(VATIKAN, "4S 5S 6S", "7S KC", opened=False)
    refused("table_changed_before_first_meld", *turn(table, "4S 5S 6S 7S"))


def test_refusal_joker_moved_unreplaced() -> None:
    table = position(VATIKAN, "4H 5H 6H JK=7H", "8S 9S KD")
    refused("joker_moved_unreplaced", *turn(table, "4H 5H 6H / 8S 9S JK=7S"))


def test_refusal_opening_too_low() -> None:
    refused("opening_too_low", *turn(position("rummikub", "", "r7 b7 k7 o1", opened=False), "r7 b7 k7"))
    answer = ask({"game": "rummikub", "ask": "opening", "input": {"melds": [["r7", "b7", "k7"]]}})
    assert answer["reason"]["code"] == "opening_too_low"


def test_refusal_opening_not_from_rack() -> None:
    deal = position("rummikub_classic", "r10 b10 k10 o10", "o11 o12 k1", opened=False)
    refused("opening_not_from_rack", *turn(deal, "r10 b10 k10 / o10 o11 o12", opening="o10 o11 o12"))


def test_refusal_table_changed_before_opening() -> None:
    deal = position("rummikub_classic", "r10 b10 k10 o10", "o11 o12 k1", opened=False)
    refused("table_changed_before_opening", *turn(deal, "r10 b10 k10 / o10 o11 o12"))


def test_refusal_no_manipulation_in_opening_turn() -> None:
    deal = position("rummikub", "b4 b5 b6", "r10 k10 o10 b7", opened=False)
    refused("no_manipulation_in_opening_turn", *turn(deal, "b4 b5 b6 b7 / r10 k10 o10"))


def test_refusal_joker_meld_manipulated() -> None:
    deal = position("rummikub", "r4 J r6 r7", "b7 k7")
    refused("joker_meld_manipulated", *turn(deal, "r4 J r6 / r7 b7 k7"))


def test_refusal_exchange_tile_from_table() -> None:
    deal = position("rummikub_classic", "r4 J r6 / r5 b5 k5 o5", "b8 k8")
    refused("exchange_tile_from_table", *turn(deal, "r4 r5 r6 / b5 k5 o5 / b8 k8 J"))


def test_refusal_joker_only_extends_existing_set() -> None:
    deal = position("rummikub_classic", "r4 J r6 / b7 b8 b9", "r5")
    refused("joker_only_extends_existing_set", *turn(deal, "r4 r5 r6 / b7 b8 b9 J"))


def test_refusal_joker_needs_two_rack_tiles() -> None:
    deal = position("rummikub", "r4 J r6 / b7 b8 b9", "r5", joker_needs_two_rack_tiles=True)
    refused("joker_needs_two_rack_tiles", *turn(deal, "r4 r5 r6 / b7 b8 b9 J"))


def test_refusal_joker_stays_in_its_set() -> None:
    refused("joker_stays_in_its_set", *turn(position("rummikub", "r4 J r6", "r5"), "r4 r5 r6 J"))


def test_refusal_joker_replaced_by_joker() -> None:
    sheet = games.get("rummikub_twist")
    deal = Deal.position(
        sheet,
        hands_held=[parse("DJ b8 k8 o1"), ()],
        table=[TableMeld(parse("r4 r5 J"), "run")],
        opened=[True, True],
    )
    refused("joker_replaced_by_joker", deal, Rearrange(sets("r4 r5 DJ / b8 k8 J")))


def test_refusal_freed_joker_needs_new_set() -> None:
    sheet = games.get("rummikub_twist")
    deal = Deal.position(
        sheet,
        hands_held=[parse("r5 o1"), ()],
        table=[TableMeld(parse("r4 J r6"), "run"), TableMeld(parse("b7 b8 b9"), "run")],
        opened=[True, True],
    )
    refused("freed_joker_needs_new_set", deal, Rearrange(sets("r4 r5 r6 / b7 b8 b9 J")))
