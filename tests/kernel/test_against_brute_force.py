"""The kernel against the slow and obvious way, on dealt hands and on hands that Hypothesis looks for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.kernel.brute import Game
from tests.kernel.games import (
    ACE_BOTH,
    ACE_ELEVEN,
    BY_FACE,
    CORNER,
    NAMED,
    NOTHING,
    ODD,
    POINTS,
    STANDARD,
    TWINS,
    agree,
    deals,
    dense,
)

PACK = list(range(52))
values = st.sampled_from([POINTS, ACE_ELEVEN, BY_FACE, NOTHING])
named_games = st.sampled_from(sorted(NAMED)).map(NAMED.__getitem__)


@pytest.mark.parametrize("size", [7, 10, 11])
def test_single_pack_hands(size: int) -> None:
    agree(STANDARD, POINTS, deals(PACK, size, 1000))


@pytest.mark.parametrize("size", [7, 10, 11, 14])
@pytest.mark.parametrize("name", sorted(NAMED))
def test_meld_dense_single_pack_hands(name: str, size: int) -> None:
    agree(NAMED[name], ACE_ELEVEN, deals(dense(5), size, 100))
    agree(NAMED[name], BY_FACE, deals(dense(8, suits=2), size, 80))


@pytest.mark.parametrize("name", sorted(NAMED))
def test_double_pack_hands(name: str) -> None:
    agree(NAMED[name], ACE_ELEVEN, deals(PACK * 2, 15, 150))
    agree(NAMED[name], BY_FACE, deals(PACK * 2, 21, 40))


@pytest.mark.parametrize("name", sorted(NAMED))
def test_meld_dense_double_pack_hands(name: str) -> None:
    agree(NAMED[name], ACE_ELEVEN, deals(dense(4, copies=2), 12, 150))
    agree(NAMED[name], BY_FACE, deals(dense(6, suits=2, copies=2), 14, 80))
    agree(NAMED[name], POINTS, deals(dense(7, suits=3, copies=3), 15, 40))


@pytest.mark.parametrize("game", [STANDARD, ACE_BOTH, CORNER, TWINS])
def test_the_largest_hands(game: Game) -> None:
    agree(game, BY_FACE, deals(PACK * 2, 25, 20))
    agree(game, POINTS, deals(dense(12, copies=2), 25, 5))


@pytest.mark.parametrize("game", ODD)
def test_odd_rules(game: Game) -> None:
    agree(game, BY_FACE, deals(dense(7, suits=2, copies=2), 12, 20))
    agree(game, POINTS, deals(dense(6), 12, 20))


@pytest.mark.parametrize("ace", ["low", "high", "both", "corner"])
@pytest.mark.parametrize("least", [3, 7, 13])
def test_a_whole_suit_and_more(least: int, ace: str) -> None:
    game = Game((3, 4, True), (least, 13, ace))
    agree(game, POINTS, [[*range(13), 0, 13, 26], [*range(13), 12], [*range(13), 0]])


def test_copies_without_end() -> None:
    for game in NAMED.values():
        agree(game, POINTS, [[0] * 14, [5] * 7 + [18] * 7, [0, 1, 2] * 5, [12, 0, 1, 2] * 3])


@examples(100)
@given(hand=st.lists(st.integers(0, 51), max_size=13, unique=True), game=named_games, values=values)
def test_any_single_pack_hand(hand: list[int], game: Game, values: tuple[int, ...]) -> None:
    agree(game, values, [hand])


@examples(200)
@given(hand=st.lists(st.sampled_from(dense(6, suits=3)), max_size=14), game=named_games, values=values)
def test_any_hand_with_twins(hand: list[int], game: Game, values: tuple[int, ...]) -> None:
    agree(game, values, [hand])


@examples(200)
@given(hand=st.lists(st.sampled_from(dense(9, suits=2)), max_size=13), game=st.sampled_from(ODD), values=values)
def test_any_hand_under_odd_rules(hand: list[int], game: Game, values: tuple[int, ...]) -> None:
    agree(game, values, [hand])
