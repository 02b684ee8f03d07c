"""A small Swiss in browsers, from the form to the podium, and the page for the wall beside it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import Chair
from tests.browser.tournament_evening import evening, scores


def test_a_tournament_of_people_and_bots_is_played_from_the_form_to_the_podium(chair: Chair) -> None:
    host, wall = evening(chair, ["Bea"], bots=3, rounds=2, picture=lambda window, name: None, plays=False)
    assert sum(scores(host)) == 4
    expect(host.page.locator("[data-podium] li").first).to_be_visible()
    with host.page.expect_download() as saved:
        host.page.get_by_role("button", name="Standings (CSV)").click()
    assert saved.value.suggested_filename == "Club evening.csv"
    assert saved.value.path().read_text(encoding="utf-8-sig").startswith("Place,Name,Points,Buchholz cut 1,")
    host.page.get_by_role("button", name="Bh: Buchholz").click()
    expect(host.page.get_by_text("The points of all opponents added up.")).to_be_visible()
    expect(wall.page.locator("[data-podium]")).to_be_visible()
    expect(wall.page.get_by_role("button")).to_have_count(0)
