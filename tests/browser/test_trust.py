"""The pages of a table promise, open and check by themselves; what is not opened is named."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Chair, Window

TRUST = "details.trust"


def meet(chair: Chair) -> tuple[Window, Window]:
    """Ada has a table, Bea has sat down at it, and both pages have promised."""
    ada = chair()
    address = ada.found("rummikub", start=False, seats=2, bots=0)
    bea = chair(size=PHONE, touch=True)
    bea.page.goto(address)
    bea.page.get_by_role("textbox").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").tap()
    ada.page.get_by_text("Is the deal fair?").click()
    expect(ada.page.locator(TRUST)).to_contain_text("Committed: Ada, Bea")
    return ada, bea


def test_two_pages_promise_open_and_check(chair: Chair) -> None:
    ada, bea = meet(chair)
    # A reload forgets nothing: the page can still open what it has promised.
    bea.page.reload()
    expect(bea.page.get_by_role("list", name="Seats")).to_contain_text("Bea")
    ada.page.get_by_role("button", name="Start", exact=False).click()
    for window in (ada, bea):
        expect(window.page.locator(".game")).to_be_visible()
        window.press("People and table")
        expect(window.page.locator(TRUST)).to_have_attribute("data-checked", "good")
        window.page.get_by_text("Is the deal fair?").click()
        expect(window.page.locator(TRUST)).to_contain_text("Revealed: Ada, Bea")
        expect(window.page.locator("[data-withheld]")).to_have_count(0)


def test_who_is_away_when_promises_are_opened_is_named(chair: Chair) -> None:
    ada, bea = meet(chair)
    bea.page.goto("about:blank")
    ada.page.get_by_role("button", name="Start", exact=False).click()
    expect(ada.page.get_by_text("the secrets are being revealed")).to_be_visible()
    expect(ada.page.locator(".game")).to_be_visible()
    ada.press("People and table")
    expect(ada.page.locator("[data-withheld]")).to_have_text("Committed but did not reveal: Bea")
