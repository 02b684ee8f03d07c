"""No deal brings a seat less or more than the bounds say, and the bounds are not far from what deals can bring."""

from __future__ import annotations

from typing import get_args

import pytest

pytest.importorskip("numpy")

from rummykit import games
from rummykit.cards import parse
from rummykit.lab import single_seat
from rummykit.lab.bounds import bounds
from rummykit.lab.rewards import RewardName, rewards
from rummykit.play.result import Result
from tests.examples import scaled
from tests.properties.walk import Way, walk

NAMES: tuple[RewardName, ...] = get_args(RewardName)


@pytest.mark.parametrize("way", ["anything", "eager", "greedy"])
@pytest.mark.parametrize("game", games.SHEETS)
def test_no_deal_leaves_them(game: str, way: Way) -> None:
    """With whatever house rules and players."""
    for seed in range(scaled(4)):
        done = walk(game, seed, way)
        result = done.end().result
        assert result is not None
        for name in NAMES:
            low, high = bounds(done.rules, done.players, name)
            assert all(low <= reward <= high for reward in rewards(done.rules, result, name)), name


@pytest.mark.parametrize(
    ("game", "players", "points"),
    [
        ("gin_rummy", 2, (0, 125)),
        ("knock_rummy", 2, (-10, 135)),
        ("standard_rummy", 2, (0, 110)),
        ("tonk", 2, (-2, 2)),
        ("rummikub", 2, (-788, 788)),
        ("conquian", 2, (0, 1)),
        ("okey", 4, (-9, 0)),
    ],
)
def test_they_are_close(game: str, players: int, points: tuple[float, float]) -> None:
    """OpenSpiel's own gin has 123."""
    assert bounds(games.get(game), players, "points") == points
    low, high = bounds(games.get(game), players, "difference")
    assert -low == high == pytest.approx((points[1] - points[0]) * (players - 1) / players)
    assert bounds(games.get(game), players, "win") == (-1, players - 1)


@pytest.mark.parametrize("game", games.SHEETS)
@pytest.mark.parametrize("name", NAMES)
def test_they_are_a_range_and_hold_nothing(game: str, name: RewardName) -> None:
    for players in set(games.get(game).players):
        low, high = bounds(games.get(game), players, name)
        assert low <= 0 <= high
        assert low < high


def test_the_worst_hand_in_gin_is_within() -> None:
    rules = games.get("gin_rummy")
    hands = (parse("KS KH QD QC JS JH TD TC 9S 8C")[:10], parse("2S 3S 4S 2H 3H 4H 5D 6D 7D 8D"))
    result = Result(kind="knocked", winner=1, hands=hands, first=0, order=(0, 1), turns=9)
    won = rewards(rules, result)[1]
    assert won > 100
    assert won <= bounds(rules, 2, "points")[1]


def test_a_forbidden_number_costs_no_more_than_a_deal() -> None:
    env = single_seat("gin_rummy", seat=0)
    assert env.illegal_reward == -bounds(games.get("gin_rummy"), 2, "points")[1]
