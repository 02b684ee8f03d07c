"""Refusals of what is no meld."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.cards import card, parse
from rummykit.melds.flaws import Flaw
from rummykit.melds.shapes import Groups, Runs
from rummykit.play.actions import Meld, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds, indicated_in
from rummykit.tiles.sets import tile_melds
from tests.rules.refusing import FROM_STOCK, cards, no_meld, one, refused
from tests.rules.tables import position, sets, turn

STANDARD = games.get("standard_rummy")


def test_refusal_too_short() -> None:
    no_meld("too_short", "rummikub", "r7 b7")
    no_meld("too_short", "standard_rummy", "9S 9D")
    no_meld("too_short", "rummikub", "")
    for pack in (1, 2):
        sheet = replace(STANDARD, pack=replace(STANDARD.pack, copies=pack), runs=Runs(min_length=5), offers=())
        flaw = card_melds(sheet).flaw(parse("9H TH JH QH"))
        assert flaw == Flaw("too_short", {"meld": "9H TH JH QH", "minimum": 5})
        sheet = replace(sheet, groups=Groups(min_size=4), runs=Runs())
        assert card_melds(sheet).flaw(parse("9H 9S 9C")) == Flaw("too_short", {"meld": "9H 9S 9C", "minimum": 4})
    no_meld("too_short", "rummikub_twist", "b3 DJ")


def test_refusal_no_natural() -> None:
    sheet = games.get("rummikub")
    refused(
        "no_natural",
        Deal.position(sheet, hands_held=[parse("J J J r1"), ()], opened=[True, True]),
        Rearrange(sets("J J J")),
    )
    no_meld("no_natural", "rummikub_twist", "J J CJ")
    no_meld("no_natural", "caloochi", "JK JK JK")


def test_refusal_mixed_colour() -> None:
    no_meld("mixed_colour", "rummikub", "r4 b5 r6")
    no_meld("mixed_colour", "standard_rummy", "4S 5H 6S")
    no_meld("mixed_colour", "rummikub_twist", "r3 r4 b5 CJ")


def test_refusal_mixed() -> None:
    no_meld("mixed", "rummikub", "r4 b5 r9")
    no_meld("mixed", "standard_rummy", "4S 9H 6S")


def test_refusal_duplicate() -> None:
    no_meld("duplicate", "rummikub", "r4 r5 r5")
    no_meld("duplicate", "double_rum", "5H 5H 6H 7H")


def test_refusal_duplicate_colour() -> None:
    no_meld("duplicate_colour", "rummikub", "b8 b8 k8")
    no_meld("duplicate_colour", "caloochi", "8H 8H 8D")


def test_refusal_too_many() -> None:
    no_meld("too_many", "rummikub", "r7 b7 k7 o7 J")
    no_meld("too_many", "german_rummy", "8H 8D 8C 8S JK")


def test_refusal_gap() -> None:
    no_meld("gap", "rummikub", "r4 r5 r7")
    no_meld("gap", "standard_rummy", "4S 5S 7S")


def test_refusal_wrap() -> None:
    no_meld("wrap", "rummikub", "r12 r13 r1")
    no_meld("wrap", "rummikub", "r13 r1 r2")
    no_meld("wrap", "standard_rummy", "KH AH 2H")
    no_meld("wrap", "standard_rummy", "QH KH AH")


def test_refusal_ace_between() -> None:
    no_meld("ace_between", "scala_40", "KS AS 2S")
    no_meld("ace_between", "rummy_500", "QS KS AS 2S")
    flaw = indicated_in(games.get("okey"), one("r5")).flaw(parse("b13 b1 b2"))
    assert flaw is not None
    assert flaw.code == "ace_between"


def test_refusal_run_too_long() -> None:
    no_meld("run_too_long", "conquian", "AS 2S 3S 4S 5S 6S 7S JS QS")


RUNS_OF_CARDS = [id for id, sheet in games.SHEETS.items() if sheet.runs and sheet.pack.family == "cards"]


@pytest.mark.parametrize("game", RUNS_OF_CARDS)
def test_why_cards_of_one_suit_are_no_run_is_true(game: str) -> None:
    """Told apart by hand: whether they follow one another from an ace that is low, or high, or between."""
    sheet = games.get(game)
    assert sheet.runs is not None
    wild = 0 if sheet.wilds is None else sheet.wilds.rank
    melds, ranks = card_melds(sheet), [rank for rank in range(1, 14) if rank not in sheet.pack.left_out]
    rings = [*ranks, *ranks]
    lowest = 1 if sheet.runs.ace == "high" else 0
    for size in (sheet.runs.min_length, sheet.runs.min_length + 1):
        round_the_king = {
            frozenset(rings[first : first + size])
            for first in range(len(ranks) + 1 - size + lowest, len(ranks) + lowest)
        }
        for chosen in combinations([rank for rank in ranks if rank != wild], size):
            flaw = melds.flaw(tuple(card(rank, 2) for rank in chosen))
            if flaw is None or flaw.code in ("no_natural", "too_many_jokers", "more_jokers_than_allowed"):
                continue
            goes_round = frozenset(chosen) in round_the_king and not sheet.pack.left_out
            expected = {"both": "ace_between", "corner": "gap"}.get(sheet.runs.ace, "wrap") if goes_round else "gap"
            assert flaw.code == expected, chosen


def test_refusal_descending() -> None:
    no_meld("descending", "rummikub", "r6 J r4")
    no_meld("descending", "rummikub_twist", "r3 r2 MJ r2 r3")


def test_refusal_no_gap_for_joker() -> None:
    no_meld("no_gap_for_joker", "rummikub", "r5 J r6")


def test_refusal_out_of_range() -> None:
    no_meld("out_of_range", "rummikub", "r12 r13 J")
    no_meld("out_of_range", "rummikub", "J r1 r2")
    no_meld("out_of_range", "rummikub_twist", "r12 r13 CJ")


def test_refusal_same_colour() -> None:
    no_meld("same_colour", "rummikub_twist", "o2 o3 CJ o5")


def test_refusal_adjacent_colour_jokers() -> None:
    no_meld("adjacent_colour_jokers", "rummikub_twist", "o6 CJ CJ r9")


def test_refusal_colour_joker_in_group() -> None:
    no_meld("colour_joker_in_group", "rummikub_twist", "b3 r3 k3 CJ")


def test_refusal_two_mirrors() -> None:
    no_meld("two_mirrors", "rummikub_twist", "r2 MJ r2 MJ r2")


def test_refusal_one_sided() -> None:
    no_meld("one_sided", "rummikub_twist", "r2 r3 MJ")


def test_refusal_sides_differ() -> None:
    no_meld("sides_differ", "rummikub_twist", "r3 MJ b3")


def test_refusal_half_is_no_part() -> None:
    no_meld("half_is_no_part", "rummikub_twist", "r3 b3 r4 MJ r4 b3 r3")


def test_refusal_not_of_kind() -> None:
    deal = position("rummikub", "", "r7 b7 k7 o1")
    refused("not_of_kind", *turn(deal, "r7 b7 k7", kinds=((0, "run"),)))


def test_refusal_no_groups() -> None:
    no_meld("no_groups", "continental_rum", "9H 9D 9C")
    no_meld("no_groups", "nowrang", "9H 9D 9C")
    flaw = tile_melds(None, Runs()).flaw(parse("r7 b7 k7"))
    assert flaw is not None
    assert flaw.code == "no_groups"


def test_refusal_no_runs() -> None:
    flaw = tile_melds(Groups(), None).flaw(parse("r7 r8 r9"))
    assert flaw is not None
    assert flaw.code == "no_runs"
    sheet = replace(STANDARD, runs=None, offers=())
    refused("no_runs", cards(sheet, "4H 5H 6H KC", FROM_STOCK), Meld(parse("4H 5H 6H")))


def test_refusal_unknown_face() -> None:
    no_meld("unknown_face", "rummikub", "r3 DJ r6")
    no_meld("unknown_face", "rummikub", "7S 7H 7D")
    no_meld("unknown_face", "standard_rummy", "7S 7H JK")
    no_meld("unknown_face", "standard_rummy", "r7 b7 k7")
