"""What is learnt about drops: the rows that deals give, and the weights that are fitted to them."""

from __future__ import annotations

from random import Random

import pytest

from bench.drop_value import fitted, play
from rummykit import games
from rummykit.bots.sharp.drops import learnt

pytest.importorskip("numpy")


def test_a_deal_tells_what_the_hands_showed_cost_and_took() -> None:
    rules = games.get("indian_rummy_points")
    rows = [row for number in range(12) for row in play(rules, 3, number, learnt())]
    assert {rivals for rivals, _ in rows} == {1, 2}
    assert {len(row) for _, row in rows} == {len(learnt()[0].costs) + 2}
    assert all(0 <= row[-2] <= 1 and 0 <= row[-1] <= 2 and not row[-2] * row[-1] for _, row in rows)


def test_weights_are_found_again() -> None:
    chance, rows = Random(1), list[list[float]]()
    for _ in range(4000):
        loose, wild = chance.random(), chance.random()
        rows.append([1.0, loose, wild, 0.2 + 0.5 * loose, 0.9 * wild - 0.3 * loose])
    apart = [[*row[:-1], row[-1] + 0.4] for row in rows]
    for found, more in zip(fitted({1: rows, 2: apart}), (0.0, 0.4), strict=True):
        assert found.costs == pytest.approx((0.2, 0.5, 0.0), abs=0.01)
        assert found.takes == pytest.approx((more, -0.3, 0.9), abs=0.03)
