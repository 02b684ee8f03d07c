"""The golden deals go as they went. What changed on purpose is written anew with `python -m tests.golden`."""

from __future__ import annotations

import pytest

from rummykit import games
from tests.golden.playthrough import path_of, told


@pytest.mark.parametrize("game", games.SHEETS)
def test_golden_deal(game: str) -> None:
    assert told(game).splitlines() == path_of(game).read_text(encoding="utf-8").splitlines()


def test_no_golden_deal_without_a_game() -> None:
    assert {path.stem for path in path_of("any").parent.glob("*.txt")} == set(games.SHEETS)
