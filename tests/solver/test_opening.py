"""First melds: the best sets of a rack that reach the minimum."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import games, hands, solve
from rummykit.cards import FIRST_TILE, JOKER, parse
from rummykit.tiles.turn import rearranged
from tests.solver import brute
from tests.solver.tiles import plain

CLASSIC = games.get("rummikub_classic")
LEX = {face: 1001 + face % 64 % 13 for face in range(FIRST_TILE, JOKER)} | {JOKER: 1030}


@pytest.mark.parametrize(
    ("rack", "played"),
    [
        ("r10 b10 k10", "r10 b10 k10"),
        ("k5 k6 k7 k8 r1 b1 k1", None),
        ("r9 J r11", "r9 r11 J"),
        ("J r9 r10", "J r9 r10"),
        ("r13 r12 r11 r1 r2", "r11 r12 r13"),
        ("r1 r2 r3 r4 r5 r6 r7 r8", "r1 r2 r3 r4 r5 r6 r7 r8"),
        ("r1 J J", None),
        ("r11 J J b2 k2", "r11 J J"),
    ],
)
def test_by_hand(rack: str, played: str | None) -> None:
    play = solve.first_meld_of_rack(CLASSIC, parse(rack))
    assert (None if play is None else play.played) == (None if played is None else tuple(sorted(parse(played))))


@pytest.mark.parametrize("seed", range(5))
def test_against_brute_force(seed: int) -> None:
    chance = Random(seed)
    weights = dict(zip(plain(LEX), LEX.values(), strict=True))
    for _ in range(200):
        minimum = chance.choice((10, 30, 30, 40, 51, 75))
        sheet = games.get("rummikub_classic", first_meld=minimum)
        low = chance.randint(1, 8)
        pack = [FIRST_TILE + colour * 13 + low + n - 1 for colour in range(4) for n in range(6)] * 2 + [JOKER] * 2
        rack = chance.sample(pack, chance.randint(3, 12))
        best = brute.best((), plain(rack), weights, minimum)
        play = solve.first_meld_of_rack(sheet, rack)
        assert best == (None if play is None else 1000 * play.tiles + play.value), (rack, minimum)
        if play is not None:
            outcome = rearranged(sheet, False, (), hands.of(rack), play.table_after)
            assert outcome.played == play.played
            assert outcome.opening is not None
            assert outcome.opening >= minimum


def test_other_weights_may_choose_otherwise() -> None:
    chance = Random(3)
    for _ in range(200):
        weights = {face: chance.choice((0, 1, 2, 9)) for face in LEX}
        low = chance.randint(1, 8)
        pack = [FIRST_TILE + colour * 13 + low + n - 1 for colour in range(4) for n in range(6)] * 2 + [JOKER] * 2
        rack = chance.sample(pack, 10)
        best = brute.best((), plain(rack), dict(zip(plain(weights), weights.values(), strict=True)), 30)
        play = solve.first_meld_of_rack(CLASSIC, rack, weights=weights)
        assert best == (None if play is None else sum(weights[face] for face in play.played)), (rack, weights)
