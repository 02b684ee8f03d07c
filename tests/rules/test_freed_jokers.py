"""Where jokers of the table may end at Rummikub Twist: by hand, and engine and kernel against the slow reference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import islice, permutations
from random import Random

import pytest

from rummykit import solve
from rummykit.cards import Face, parse
from rummykit.playout.special_tiles import special_playouts_of
from rummykit.referee import ask
from rummykit.rules import IllegalAction
from rummykit.tiles.freed_jokers import flaw_of_freed_jokers
from rummykit.tiles.special_sets import SMALL
from rummykit.tiles.table_change import KnownSet, TableChange
from tests.examples import scaled
from tests.solver.freed_reference import allowed, meant
from tests.solver.test_twist import MELDS, TWIST, UNIVERSES, face, packed, problem
from tests.solver.tiles import judged, sets
from tests.solver.twist_brute import Tile, Tiles

TURNS = scaled(350)
PLAYOUTS = special_playouts_of(TWIST, 2)

EXCHANGED = [
    ("r4 J r6", "r5 b8 k8 CJ", "r4 r5 r6 CJ / b8 k8 J"),
    ("r4 J r6", "r5 b8 k8 CJ", "CJ r4 r5 r6 / b8 k8 J"),
    ("r4 J r6", "r5 b8 k8 DJ", "r4 r5 r6 DJ / b8 k8 J"),
    ("r7 b7 J", "k7 k7 b7 r7 MJ b8 k8", "r7 b7 k7 MJ k7 b7 r7 / b8 k8 J"),
    ("r2 DJ r5", "r3 r4 J b8 k8", "r2 r3 r4 r5 J / b8 k8 DJ"),
    ("o2 o3 CJ r5 r6 r7", "o4 J k7 k8", "o2 o3 o4 J / r5 r6 r7 / k7 k8 CJ"),
]
"""Tiles take the place of a joker, and another joker comes to their set."""

ELSEWHERE = [
    ("r3 r4 J r6 r7 r8", "b8 k8 CJ", "CJ r3 r4 / r6 r7 r8 / b8 k8 J"),
    ("r3 r4 J r6 r7 r8", "CJ r9", "r3 r4 CJ / J r6 r7 r8 r9"),  # it has not left
    ("r4 J r6 / r4 CJ b6", "r7 r8 b4 k4 b8 k8", "r4 CJ b6 / r6 r7 r8 / r4 b4 k4 / b8 k8 J"),
]

REPLACED = [
    ("r3 r4 J", "b8 k8 CJ", "r3 r4 CJ / b8 k8 J"),
    ("r3 r4 J r6 r7 r8", "b8 k8 CJ", "r3 r4 CJ / r6 r7 r8 / b8 k8 J"),
    ("r2 J r4 r5", "DJ b4 k4 b8 k8", "r2 DJ r5 / r4 b4 k4 / b8 k8 J"),
    ("r2 DJ r5 r6 r7 r8", "r3 J b8 k8", "r2 r3 J r5 / r6 r7 r8 / b8 k8 DJ"),
    ("o2 o3 CJ r5 r6 r7", "J k7 k8", "o2 o3 J / r5 r6 r7 / k7 k8 CJ"),
    ("r7 b7 J k7", "DJ b8 k8 r6 r5", "b7 k7 DJ / r5 r6 r7 / b8 k8 J"),
    ("r13 J J", "b13 DJ k8 b8 k9 b9", "r13 b13 DJ / k8 b8 J / k9 b9 J"),  # one tile for one joker
]
"""Another joker takes the place of one, in a part of its set too."""

NOT_NEW = [
    ("b7 b8 b9 / r10 b10 k10 o10 / r4 J r6", "r5", "b7 b8 b9 b10 J / r10 k10 o10 / r4 r5 r6"),
    ("b7 b8 b9 / r4 J r6", "r5 b10", "b7 b8 b9 b10 J / r4 r5 r6"),
    ("r7 b7 k7 / r4 J r6", "r5", "r7 b7 k7 J / r4 r5 r6"),
]
"""A freed joker lengthens a set, together with a tile of the table or of the rack."""


def verdict(table: str, rack: str, after: str) -> str | None:
    """What the engine says, which is what the kernel and the referee say."""
    found = None
    try:
        judged(TWIST, sets(table), parse(rack), sets(after))
    except IllegalAction as refusal:
        found = refusal.code
    assert PLAYOUTS.jokers_may_move(given(sets(table)), given(sets(after))) == (found is None)
    turn = {"opened": True, "table": words(table), "rack": rack.split(), "table_after": words(after)}
    answer = ask({"game": "rummikub_twist", "ask": "turn", "input": turn})
    assert answer["legal"] == (found is None), answer
    return found


def words(table: str) -> list[list[str]]:
    return [cards.split() for cards in table.split("/")]


def given(table: Sequence[tuple[Face, ...]]) -> list[tuple[tuple[Face, ...], str]]:
    return [(cards, "") for cards in table]


@pytest.mark.parametrize("turn", EXCHANGED + ELSEWHERE, ids=" | ".join)
def test_a_joker_may_come_to_a_set_that_another_has_left(turn: tuple[str, str, str]) -> None:
    assert verdict(*turn) is None


@pytest.mark.parametrize("turn", REPLACED, ids=" | ".join)
def test_no_joker_may_come_to_stand_for_what_another_stood_for(turn: tuple[str, str, str]) -> None:
    assert verdict(*turn) == "joker_replaced_by_joker"


@pytest.mark.parametrize("turn", NOT_NEW, ids=" | ".join)
def test_a_freed_joker_may_not_lengthen_a_set_whatever_else_comes_to_it(turn: tuple[str, str, str]) -> None:
    assert verdict(*turn) == "freed_joker_needs_new_set"


@pytest.mark.parametrize("turn", EXCHANGED, ids=" | ".join)
def test_the_solver_finds_what_is_allowed(turn: tuple[str, str, str]) -> None:
    table, rack, after = turn
    play = solve.table(TWIST, sets(table), parse(rack))
    assert play.played == judged(TWIST, sets(table), parse(rack), sets(after)).played
    assert judged(TWIST, sets(table), parse(rack), play.table_after).played == play.played


@pytest.mark.parametrize("turn", REPLACED + NOT_NEW, ids=" | ".join)
def test_the_solver_plays_otherwise_what_is_not_allowed(turn: tuple[str, str, str]) -> None:
    table, rack, _ = turn
    play = solve.table(TWIST, sets(table), parse(rack))
    assert play.proven
    assert not play.tiles or judged(TWIST, sets(table), parse(rack), play.table_after).played == play.played


@cache
def orders(tiles: Tiles) -> list[Tiles]:
    """Every order in which the tiles are a set, of small ones."""
    found = sorted(set(permutations(tiles)), key=str) if len(tiles) <= SMALL else []
    return [order for order in found if MELDS.readings(tuple(map(face, order)))]


@pytest.mark.parametrize("name", UNIVERSES)
def test_all_that_can_become_of_a_table_is_judged_as_by_the_reference(name: str) -> None:
    tiles, chance = packed(name), Random(name)
    seen: Counter[bool] = Counter()
    while seen.total() < TURNS // len(UNIVERSES) or len(seen) < 2:
        table, rack = problem(tiles, name, chance)
        before = [chance.choice(orders(cards)) for cards in table]
        if not any(isinstance(tile, str) for cards in before for tile in cards):
            continue
        lying = sum(map(tiles.pack, before))
        possible = tiles.fitting(lying + tiles.pack(rack))
        chance.shuffle(possible)
        played = tiles.pack(chance.sample(rack, chance.randint(1, len(rack))))
        for layout in islice(tiles.layouts(lying + played, possible), 20):
            ways = [orders(tiles.unpack(cards)) for cards in layout]
            if all(ways):
                seen[judged_alike(before, [chance.choice(way) for way in ways])] += 1


def judged_alike(before: list[tuple[Tile, ...]], after: list[tuple[Tile, ...]]) -> bool:
    """Whether the jokers may move so, as the reference, the engine and the kernel say."""
    were, are = [meant(cards) for cards in before], [meant(cards) for cards in after]
    right = allowed([each for each in were if each], [each for each in are if each])
    tables = [[tuple(map(face, cards)) for cards in table] for table in (before, after)]
    was, now = (tuple(KnownSet(cards, ()) for cards in table) for table in tables)
    flaw = flaw_of_freed_jokers(MELDS.readings, TableChange(was, now, Counter()))
    assert (flaw is None) == right, (before, after)
    assert PLAYOUTS.jokers_may_move(*map(given, tables)) == right, (before, after)
    return right
