"""RLCard's gin bot at our tables: it plays whole deals by our rules, and the same way every time."""

from __future__ import annotations

import pytest

from bench import rlcard_gin
from rummykit import arena, games

pytest.importorskip("rlcard")


def test_it_plays_whole_deals_and_loses_to_greedy() -> None:
    rules = games.get("gin_rummy")
    standing = arena.duplicate(rules, ("greedy", rlcard_gin.NOVICE), 6, on=None)
    assert standing.points == arena.duplicate(rules, ("greedy", rlcard_gin.NOVICE), 6, on=None).points
    assert standing.mean(0) > standing.mean(1)


def test_it_knocks_with_the_card_that_it_chose() -> None:
    standing = arena.duplicate(games.get("gin_rummy"), ("random", rlcard_gin.NOVICE), 6, on=None)
    assert standing.win_rate(1) > 0.8
