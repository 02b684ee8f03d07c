"""A club's evening: founded, joined by link, a table that the others see, and what is left of it."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Chair, Window
from tests.browser.test_axe import serious
from tests.browser.test_meeting import Players, play_out
from tests.browser.test_text_fits import cut_anywhere
from tests.browser.ways import Finger, Mouse


def tomorrow() -> str:
    """A day whose evening is less than two days away wherever the browser is."""
    return f"{datetime.now(UTC) + timedelta(days=1):%Y-%m-%d}"


def join(window: Window, link: str, name: str) -> None:
    """Follow the invitation to the club."""
    window.page.goto(link)
    expect(window.page.get_by_text("Ada invites you to the club")).to_be_visible()
    window.page.get_by_role("textbox").fill(name)
    window.page.get_by_role("button", name="Join the club").tap()
    expect(window.page).to_have_url(re.compile("/clubs/.+"))


def remind(window: Window) -> None:
    """Home reminds of the evening, and leads to the club."""
    window.page.goto(window.base)
    club = window.page.locator("[data-club][data-soon=true]")
    expect(club).to_contain_text("Thursdays")
    club.get_by_role("link").first.click()
    expect(window.page).to_have_url(re.compile("/clubs/.+"))


def test_the_evening_of_a_club_from_the_reminder_to_the_leaderboard(chair: Chair) -> None:
    """Three browsers: the host's at a desk, and two phones."""
    ada, bea, cy = chair(), chair(size=PHONE, touch=True), chair(size=PHONE, touch=True)
    everybody = ada, bea, cy
    ada.page.goto(f"{ada.base}/clubs")
    ada.page.get_by_role("button", name="Found a club").click()
    form = ada.page.get_by_role("dialog")
    form.get_by_label("Name of the club").fill("Thursdy")
    form.get_by_label("Your name").fill("Ada")
    form.get_by_role("button", name="Found a club").click()
    expect(ada.page).to_have_url(re.compile("/clubs/.+"))
    link = ada.page.get_by_role("textbox").input_value()
    join(bea, link, "Bea")
    join(cy, link, "Cy")
    expect(ada.page.locator("[data-member]")).to_have_count(3)
    ada.page.get_by_role("button", name="Rename the club").click()
    form = ada.page.get_by_role("dialog")
    form.get_by_label("Name of the club").fill("Thursdays")
    form.get_by_role("button", name="Rename the club").click()
    expect(bea.page.get_by_role("heading", level=1)).to_have_text("Thursdays")
    # The host sets a date. Home reminds everybody of it; they say in the club whether they come.
    ada.page.get_by_role("button", name="Set a date").click()
    form = ada.page.get_by_role("dialog")
    form.get_by_label("First day").fill(tomorrow())
    form.get_by_label("Remind members").select_option("48")
    form.get_by_role("button", name="Save the date").click()
    expect(ada.page.locator('[data-soon="true"]')).to_contain_text("8:00")
    for window, comes in ((ada, "I am coming"), (bea, "I am coming"), (cy, "I am not coming")):
        remind(window)
        window.page.get_by_role("button", name=comes, exact=True).click()
    for window in everybody:
        expect(window.page.get_by_text("Coming: Ada, Bea")).to_be_visible()
        expect(window.page.get_by_text("Not coming: Cy")).to_be_visible()
    cy.page.get_by_role("button", name="I am coming", exact=True).tap()
    expect(ada.page.get_by_text("Coming: Ada, Bea, Cy")).to_be_visible()
    # A table of the club, by the usual setup. Everybody is asked, wherever they are, and sees it in the club.
    ada.page.get_by_role("button", name="New table").click()
    ada.page.get_by_role("dialog").get_by_role("combobox").select_option("indian_rummy_points")
    ada.page.get_by_role("button", name="Choose seats and rules").click()
    ada.page.get_by_role("dialog").get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    ada.page.get_by_role("button", name="Make the table").click()
    expect(ada.page).to_have_url(re.compile("/t/"))
    bea.page.goto(f"{bea.base}/leaders")
    ada.page.locator("[data-does=ask_club]").click()
    asked = bea.page.locator("[data-ask]")
    expect(asked).to_contain_text("Ada asks you to play")
    asked.get_by_role("button", name="Join").tap()
    cy.page.locator("[data-ask]").get_by_role("button", name="Not now").tap()
    table = cy.page.locator("[data-table]")
    expect(table).to_contain_text("Ada is waiting")
    table.get_by_role("button", name="Sit down").tap()
    players: Players = {"Ada": (ada, Mouse(ada)), "Bea": (bea, Finger(bea)), "Cy": (cy, Finger(cy))}
    for name in ("Bea", "Cy"):
        expect(ada.page.get_by_role("list", name="Seats")).to_contain_text(name)
    ada.page.get_by_role("button", name="Start", exact=False).click()
    play_out(players)
    # The end leads back to the club, which has the evening and the leaderboard.
    for window in everybody:
        window.page.locator("[data-does=club]").click()
        expect(window.page.locator("[data-match]")).to_contain_text("Won by")
        expect(window.page.locator("[data-leaders] tbody tr")).to_have_count(3)
    assert serious(ada) == []
    assert serious(bea) == []
    assert cut_anywhere(bea, "a club") == []
