"""Who gets the engine in Python where the kernel does not know a game is told so, once, with the reason."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

pytest.importorskip("gymnasium")

from rummykit import games
from rummykit.lab import SlowGameWarning, aec_env, single_seat, slow_games, vector
from rummykit.lab.by_kernel import unread_by_kernel
from rummykit.lab.deal_vector import DealVector
from rummykit.lab.spiel import RummyGame


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in a program that has just begun."""
    monkeypatch.setattr(slow_games, "_told", set())
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        yield


WAYS: list[Callable[[str], Any]] = [
    lambda game: vector(game, 1),
    lambda game: DealVector(game, 1),
    single_seat,
    aec_env,
    lambda game: RummyGame({"game": game, "players": games.get(game).players[0]}),
]


@pytest.mark.parametrize("way", WAYS)
def test_it_is_said_once_for_a_game(way: Callable[[str], Any]) -> None:
    with pytest.warns(SlowGameWarning, match="plays rummikub by 'candidates', at some 1,000 to 8,000") as said:
        way("rummikub")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        way("rummikub")
        way("gin_rummy")
    assert len(said) == 1
    assert 'actions="listed"' in str(said[0].message)


def test_the_reason_names_what_the_kernel_does_not_read() -> None:
    unread = unread_by_kernel(games.get("hand_and_foot"))
    assert unread
    with pytest.warns(SlowGameWarning, match=f"does not read of its sheet: .*{unread[0]}"):
        vector("hand_and_foot", 1)
    with pytest.warns(SlowGameWarning, match="'points' and 'difference' as rewards"):
        vector("gin_rummy", 1, reward="win")


def test_nothing_is_said_where_the_engine_was_asked_for_or_the_warning_is_filtered() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        DealVector("rummikub", 1, native=False)
        vector("rummikub", 1, actions="listed")
        single_seat("gin_rummy", reward="win")
        with pytest.raises(SlowGameWarning):
            vector("rummikub", 1)
        warnings.simplefilter("ignore", SlowGameWarning)
        vector("rummikub", 1)
