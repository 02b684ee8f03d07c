"""Ratings: what the model says, how sure it is, and what it does without defeats."""

from __future__ import annotations

from math import exp, log
from random import Random

import pytest

from rummykit.arena.ladder.ratings import ANCHOR, SCALE, DealsBlock, blocks_of, rated, strengths


def test_two_players_are_as_far_apart_as_their_odds() -> None:
    one, other = strengths([[0, 30], [10, 0]])
    assert one - other == pytest.approx(log(3))
    assert one + other == pytest.approx(0)


def test_strengths_are_where_expected_and_actual_wins_agree() -> None:
    wins = [[0, 7, 12, 3], [5, 0, 9, 8], [2, 4, 0, 6], [9, 1, 3, 0]]
    found = strengths(wins)
    for one in range(4):
        expected = sum(
            (wins[one][other] + wins[other][one]) / (1 + exp(found[other] - found[one]))
            for other in range(4)
            if other != one
        )
        assert sum(wins[one]) == pytest.approx(expected)


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    blocks: list[DealsBlock] = [{(0, 1): (1000.0, 100.0)} for _ in range(50)]
    stronger, anchor = rated(2, blocks, 1)
    assert anchor == type(anchor)(ANCHOR, ANCHOR, ANCHOR)
    assert stronger.mean == pytest.approx(ANCHOR + 400, abs=1)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    truth, held = 80.0, 0
    share = 1 / (1 + exp(-truth / SCALE))
    for trial in range(40):
        chance = Random(trial)
        blocks = blocks_of({(0, 1): {deal: float(chance.random() < share) for deal in range(200)}})
        rating = rated(2, blocks, 1, seed=trial)[0]
        held += rating.low <= ANCHOR + truth <= rating.high
    assert 35 <= held <= 40  # 38 are expected


def test_who_never_lost_is_rated_far_up_and_not_surely() -> None:
    rating, _ = rated(2, blocks_of({(0, 1): dict.fromkeys(range(100), 1.0)}), 1)
    assert rating.mean > ANCHOR + 800
    assert rating.high - rating.low > 300


def test_blocks_have_every_deal_once() -> None:
    blocks = blocks_of({(0, 1): dict.fromkeys(range(123), 1.0), (0, 2): dict.fromkeys(range(60), 0.5)})
    assert len(blocks) == 50
    assert sum(block[0, 1][0] for block in blocks) == 123
    assert sum(sum(block.get((0, 2), (0, 0))) for block in blocks) == 60
    assert blocks_of({}) == []


def test_ratings_are_the_same_every_time() -> None:
    blocks = blocks_of({(0, 1): {deal: float(deal % 3 > 0) for deal in range(90)}})
    assert rated(2, blocks, 1) == rated(2, blocks, 1)
