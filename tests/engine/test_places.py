"""Who came where, by what decides a match of its format."""

from __future__ import annotations

import pytest

from rummykit import games
from rummykit.match import Match
from rummykit.match.score_sheet import DealScore
from rummykit.rules import OptionValue

Deals = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
"""Of each deal the points and the winners."""


def after(game: str, deals: Deals, **options: OptionValue) -> Match:
    """A match whose deals came out like that."""
    match = Match(games.get(game, **options), players=len(deals[0][0]))
    for points, winners in deals:
        match.rows.append(DealScore(kind="went_out", points=points, winners=winners, held=(0,) * len(points)))
    return match


@pytest.mark.parametrize(
    ("game", "options", "deals", "expected"),
    [
        ("standard_rummy", {"target_score": 100}, (((0, 60, 0), (1,)), ((50, 45, 50), (1,))), (2, 1, 2)),
        ("rummikub", {"num_games": 2}, (((30, -10, -20), (0,)), ((-25, 5, 20), (2,))), (1, 3, 2)),
        ("german_rummy", {"num_hands": 2}, (((0, 30, 10), (0,)), ((40, 0, 20), (1,))), (3, 1, 1)),
        # Twist counts games before points.
        ("rummikub_twist", {"num_rounds": 1}, (((2, -1, -1), (0,)),) * 2 + (((-20, 40, -20), (1,)),), (1, 2, 3)),
        # In a pool who went out later comes before who went out earlier, whatever the totals are.
        ("indian_rummy_pool101", {}, (((80, 0, 50), (1,)), ((21, 60, 0), (2,)), ((0, 60, 0), (2,))), (3, 2, 1)),
        ("indian_rummy_points", {}, (((0, 20, 80, 20), (0,)),), (1, 2, 4, 2)),
    ],
)
def test_places(game: str, options: dict[str, OptionValue], deals: Deals, expected: tuple[int, ...]) -> None:
    assert after(game, deals, **options).sheet.places == expected


@pytest.mark.parametrize(
    "game", [id for id, sheet in games.SHEETS.items() if sheet.sides and 4 in sheet.sides.partners]
)
def test_partners_have_the_place_of_their_side(game: str) -> None:
    lost, won = after(game, (((200, 750, 200, 750), (1, 3)),)), after(game, (((750, 200, 750, 200), (0, 2)),))
    assert lost.sheet.places == (2, 1, 2, 1)
    assert won.sheet.places == (1, 2, 1, 2)
    assert after(game, (((300,) * 4, ()),)).sheet.places == (1, 1, 1, 1)


def test_a_match_that_is_on_has_places_as_soon_as_a_deal_has_counted() -> None:
    assert Match(games.get("standard_rummy")).sheet.places == ()
    assert after("standard_rummy", (((0, 5), (1,)),), target_score=100).sheet.places == (2, 1)
