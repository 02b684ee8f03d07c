"""The best first meld of tiles of which one is wild."""

from __future__ import annotations

import pytest

from rummykit import games, solve
from rummykit.cards import parse, parse_face

RULES = games.get("okey_101")
WILD = parse_face("r6")


def test_the_dearest_groups_and_runs() -> None:
    found = solve.first_meld_of_tiles(RULES, parse("r11 r12 r13 b11 b12 b13 k13 k1 k2 k3"), WILD)
    assert sorted(found.melds) == sorted([parse("r11 r12 r13"), parse("b11 b12 b13"), parse("k1 k2 k3")])
    assert (found.value, found.left, found.pairs) == (36 + 36 + 6, parse("k13"), False)


def test_the_wild_tile_counts_what_it_stands_for() -> None:
    found = solve.first_meld_of_tiles(RULES, parse("r13 b13 r6"), WILD)
    assert (found.value, found.left) == (39, ())


def test_pairs_where_there_are_enough_and_the_rest_falls_short() -> None:
    pairs = "r1 r1 b3 b3 k5 k5 o7 o7 k9 k9"
    found = solve.first_meld_of_tiles(RULES, parse(f"{pairs} o2"), WILD)
    assert found.pairs
    assert sorted(found.melds) == sorted(parse(pair) for pair in ("r1 r1", "b3 b3", "k5 k5", "o7 o7", "k9 k9"))
    assert found.left == parse("o2")
    enough = "r10 r11 r12 r13 b11 b12 b13 k12 k12 o12 o12 k13 k13 o13 o13"
    assert not solve.first_meld_of_tiles(RULES, parse(enough), WILD).pairs


def test_too_few_pairs_are_none() -> None:
    found = solve.first_meld_of_tiles(RULES, parse("r1 r1 b3 b3 k5 k5 o7 o7"), WILD)
    assert (found.melds, found.value, found.pairs) == ((), 0, False)


def test_what_cannot_be_asked() -> None:
    with pytest.raises(ValueError, match="no first meld of tiles is laid from the hand"):
        solve.first_meld_of_tiles(games.get("okey"), parse("r1 r2 r3"), WILD)
    with pytest.raises(ValueError, match="23 tiles are more than a rack, 22"):
        solve.first_meld_of_tiles(
            RULES, parse("r1 r2 r3 r4 r5 r7 r8 r9 r10 r11 r12 r13") + parse("b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11"), WILD
        )
    with pytest.raises(ValueError, match="no hand of tiles that is laid whole"):
        solve.held_hand(RULES, parse("r1 r2 r3"), WILD)
