"""A whole deal through page, server and SQLite to the score sheet: with a mouse, with taps, with keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Chair
from tests.browser.playing import play_deal
from tests.browser.ways import WAYS, Way


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__.lower())
@pytest.mark.parametrize(
    ("game", "options"),
    [("rummikub", {"num_games": 2, "first_meld": 12}), ("standard_rummy", {"target_score": 500})],
    ids=["rummikub", "standard_rummy"],
)
def test_a_whole_deal(chair: Chair, way: type[Way], game: str, options: dict[str, int]) -> None:
    window = chair(size=way.size, touch=way.touch)
    window.found(game, options=options)
    player = way(window)
    sight = play_deal(window, player, first_meld=options.get("first_meld", 0))
    assert sight.ended == "deal"
    sheet = window.page.locator("[data-end] table")
    expect(sheet.locator("tbody tr")).to_have_count(1)
    expect(sheet.locator("thead th")).to_have_count(3)
    player.go_on()
    again = window.wait(lambda now: now.ended is None and now.state == "playing")
    assert len(again.rack) >= 10
