"""Out after a deal, a player is asked on the page whether to come in again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit import Match
from tests.browser.guest import PHONE, Chair
from tests.browser.staging import ME, go_to, scene


def asks_me(match: Match) -> bool:
    """The person is out and may come in again."""
    return ME in match.coming_in


@pytest.mark.parametrize("stays", [True, False])
def test_who_is_out_says_whether_to_come_in_again(chair: Chair, db: Path, stays: bool) -> None:
    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("scala_40", asks_me, players=3, rejoins=2, limit=51))
    page = window.page
    expect(page.locator("[data-coming-in]")).to_contain_text(f"with {match.totals[ME]} points")
    expect(page.locator("[data-does=next_deal]")).to_have_text("Rejoin")
    if stays:
        page.locator("[data-does=stay_out]").click()
        expect(page.locator("[data-does=stay_out]")).to_have_count(0)
        expect(page.locator("[data-coming-in]")).to_have_count(0)
        expect(page.locator("[data-does=next_deal]")).to_have_text("Next deal")
        expect(page.locator("section.end").get_by_text("out", exact=True)).to_be_visible()
    page.locator("[data-does=next_deal]").click()
    if stays:  # bots have played it by now
        expect(page.locator("section.end")).to_contain_text(f"Deal {len(match.rows) + 1}\t–", use_inner_text=True)
    else:
        expect(page.get_by_role("group", name="Your hand, 13 cards")).to_have_count(1)
