"""The best plays of reviews, checked by programs that share no code with what found them."""

from __future__ import annotations

import pytest

from rummykit.review import tiles_left
from tests.review.recorded import recorded
from tests.review.second_program import checked_knock, declared, drawn, free_turns, most, valid_declaration


@pytest.mark.parametrize("game", ["rummikub", "rummikub_classic"])
def test_no_other_program_finds_more_tiles(game: str) -> None:
    pytest.importorskip("scipy")
    record, checked = recorded(game, levels=("greedy", "steady")), 0
    for turn in free_turns(record):
        left = tiles_left(record.rules, turn.deal.view(turn.deal.turn), turn.action)
        joker = record.rules.values.of(116)
        tiles, points = most(turn.table, turn.rack, joker)
        played = len(turn.after) - len(turn.table)
        assert tiles - played == (0 if left is None else left.tiles), f"turn {turn.place}"
        if left is not None:
            worth = sum(joker if isinstance(tile, str) else tile[1] for tile in turn.after)
            worth -= sum(joker if isinstance(tile, str) else tile[1] for tile in turn.table)
            assert points - worth == left.points, f"turn {turn.place}"
        checked += 1
    assert checked


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_whoever_can_be_gin_is_told_to_be_and_nobody_knocks_with_too_much(seed: int) -> None:
    record = recorded("gin_rummy", seed=seed, levels=("greedy", "greedy"))
    checked = [checked_knock(deal, best) for deal, best in drawn(record)]
    assert checked
    assert all(checked)


def test_every_declaration_is_valid() -> None:
    record = recorded("indian_rummy_points", seed=6, levels=("greedy", "steady"))
    checked = [valid_declaration(deal, best) for deal, best in declared(record)]
    assert checked
    assert all(checked)
