"""What a table tells the page of the manner of its game: when melds come to the table, and whether it matters whose."""

from __future__ import annotations

import pytest

from rummykit import games
from rummykit.server.table.messages import table_style_of


@pytest.mark.parametrize(
    ("game", "melds", "owned"),
    [
        ("standard_rummy", "laid", False),
        ("german_rummy", "laid", False),
        ("queen_city_rum", "at_once", False),
        ("continental_rum", "at_once", False),
        ("indian_rummy_points", "declared", False),
        ("phom", "shown", True),
        ("gin_rummy", "knocked", False),
        ("knock_rummy", "knocked", False),
        ("rummikub", "laid", False),
    ],
)
def test_when_melds_come_to_the_table(game: str, melds: str, owned: bool) -> None:
    manner = table_style_of(games.get(game), may_leave=False)
    assert (manner.melds, manner.owned) == (melds, owned)


def test_it_matters_whose_melds_they_are_where_one_may_borrow_ones_own_alone() -> None:
    assert table_style_of(games.get("standard_rummy", borrowing="own"), may_leave=False).owned


def test_in_okey_each_seat_throws_to_the_next_one_which_sits_at_the_right() -> None:
    manner = table_style_of(games.get("okey"), may_leave=False)
    assert (manner.corners, manner.next_sits) == (True, "right")
    manner = table_style_of(games.get("phom"), may_leave=False)
    assert (manner.corners, manner.next_sits) == (False, "left")
