"""The scorepad of a match at a real table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Chair


def test_who_is_out_may_stay_out(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True)
    page = window.page
    page.goto(f"{window.base}/scorepad")
    page.locator("main select").select_option("kalooki_40")
    page.locator("main li input").nth(2).wait_for()
    for name, field in zip(("Ann", "Ben", "Cora"), page.locator("main li input").all(), strict=False):
        field.fill(name)
    page.get_by_role("spinbutton", name="may rejoin").fill("2")
    page.get_by_role("button", name="Start the sheet").click()
    page.get_by_role("radio", name="Ann").check(force=True)
    page.locator(".left input").nth(1).wait_for()
    for field, points in zip(page.locator(".left input").all(), ("30", "160", "20"), strict=False):
        field.fill(points)
    page.locator("[data-does=enter]").click()
    stays = page.get_by_role("checkbox", name="Cora")
    expect(stays).not_to_be_checked()
    expect(page.locator("tr.total td").nth(2)).to_have_text("30")
    stays.press("Space")
    expect(stays).to_be_checked()
    expect(page.locator("tr.total td").nth(2)).to_have_text("160")
    expect(page.locator("thead").get_by_text("out", exact=True)).to_be_visible()
    stays.press("Space")
    expect(stays).not_to_be_checked()
    expect(page.locator("tr.total td").nth(2)).to_have_text("30")


def test_void_deals_are_written_down_and_the_row_says_what_follows(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True)
    page = window.page
    page.goto(f"{window.base}/scorepad")
    page.locator("main select").select_option("contract_rummy")
    page.locator("main li input").nth(3).wait_for()
    for name, field in zip(("Ann", "Ben", "Cora", "Dan"), page.locator("main li input").all(), strict=False):
        field.fill(name)
    page.get_by_role("button", name="Start the sheet").click()
    rows = page.locator("tbody tr")
    for number, told in ((1, "is dealt again"), (2, "the next deal follows"), (3, "is dealt again")):
        page.get_by_role("radio", name="Void").check(force=True)
        expect(page.locator(".left input")).to_have_count(0)
        page.locator("[data-does=enter]").click()
        expect(rows.nth(number - 1)).to_contain_text(told)
    players = page.locator("thead th").count() - 1
    expect(page.locator("tr.total td")).to_have_text(["0"] * players)
    page.locator("tbody button").first.click()
    expect(page.get_by_role("radio", name="Void")).to_be_checked()
