"""A club's evening: founded, joined by link, a table that the others see, and what is left of it."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Chair
from tests.browser.test_axe import serious
from tests.browser.test_meeting import Players, play_out
from tests.browser.test_text_fits import cut_anywhere
from tests.browser.ways import Finger, Mouse


def tomorrow() -> str:
    """A day whose evening is less than two days away wherever the browser is."""
    return f"{datetime.now(UTC) + timedelta(days=1):%Y-%m-%d}"


def test_a_club_plays_an_evening_from_the_invitation_to_the_leaderboard(chair: Chair) -> None:
    ada, bea = chair(), chair(size=PHONE, touch=True)
    ada.page.goto(f"{ada.base}/clubs")
    ada.page.get_by_role("button", name="Found a club").click()
    form = ada.page.get_by_role("dialog")
    form.get_by_label("Name of the club").fill("Thursdays")
    form.get_by_label("Your name").fill("Ada")
    form.get_by_role("button", name="Found a club").click()
    expect(ada.page).to_have_url(re.compile("/clubs/.+"))
    link = ada.page.get_by_role("textbox").input_value()
    bea.page.goto(link)
    expect(bea.page.get_by_text("Ada invites you to the club")).to_be_visible()
    bea.page.get_by_role("textbox").fill("Bea")
    bea.page.get_by_role("button", name="Join the club").tap()
    expect(ada.page.locator("[data-member]")).to_have_count(2)
    # Its host sets a date; both say whether they come.
    ada.page.get_by_role("button", name="Set a date").click()
    form = ada.page.get_by_role("dialog")
    form.get_by_label("First day").fill(tomorrow())
    form.get_by_label("Remind members").select_option("48")
    form.get_by_role("button", name="Save the date").click()
    expect(ada.page.locator('[data-soon="true"]')).to_contain_text("8:00")
    bea.page.get_by_role("button", name="I am coming").tap()
    ada.page.get_by_role("button", name="I am not coming").click()
    for window in (ada, bea):
        expect(window.page.get_by_text("Coming: Bea")).to_be_visible()
        expect(window.page.get_by_text("Not coming: Ada")).to_be_visible()
    # A table of the club, by the usual setup.
    ada.page.get_by_role("button", name="New table").click()
    ada.page.get_by_role("dialog").get_by_role("combobox").select_option("indian_rummy_points")
    ada.page.get_by_role("button", name="Choose seats and rules").click()
    ada.page.get_by_role("button", name="Make the table").click()
    expect(ada.page).to_have_url(re.compile("/t/"))
    # Bea is asked wherever she is, and sees the table in the club.
    ada.page.locator("[data-does=ask_club]").click()
    expect(bea.page.locator("[data-ask]")).to_contain_text("Ada asks you to play")
    bea.page.locator("[data-ask]").get_by_role("button", name="Not now").tap()
    table = bea.page.locator("[data-table]")
    expect(table).to_contain_text("Ada is waiting")
    table.get_by_role("button", name="Sit down").tap()
    expect(bea.page).to_have_url(re.compile("/t/"))
    players: Players = {"Ada": (ada, Mouse(ada)), "Bea": (bea, Finger(bea))}
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Bea")
    ada.page.get_by_role("button", name="Start", exact=False).click()
    play_out(players)
    for window in (ada, bea):
        window.page.locator("[data-does=club]").click()
        expect(window.page.locator("[data-match]")).to_contain_text("Won by")
        expect(window.page.locator("[data-leaders] tbody tr")).to_have_count(2)
        assert serious(window) == []
    assert cut_anywhere(bea, "a club") == []
    # Home has a door to the club for those who have one.
    bea.page.goto(bea.base)
    expect(bea.page.locator("[data-club][data-soon=true]")).to_contain_text("Thursdays")
