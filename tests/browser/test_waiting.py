"""A table before its first deal on a bad line: what was pressed is done when the line is back, or it is said."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Chair, Window
from tests.browser.line import Line
from tests.browser.test_people import sit


def found(window: Window, **how: Any) -> tuple[Line, str]:
    """A table that waits, on a line that can be cut, and its address."""
    line = Line(window)
    address = window.found("standard_rummy", start=False, **how)
    expect(window.page.locator('[data-link="open"]')).to_be_visible()
    return line, address


def test_a_start_that_the_line_swallowed_is_asked_again(chair: Chair) -> None:
    ada = chair()
    line, _ = found(ada)
    line.swallows = True
    ada.page.get_by_role("button", name="Start", exact=True).click()
    line.cut()
    expect(ada.page.get_by_role("alert")).to_have_text(
        "Connection lost. Your request will be sent again as soon as it is back."
    )
    line.mend()
    expect(ada.page.locator('.game[data-link="open"]')).to_be_visible()


def test_a_seat_given_to_a_bot_without_a_line_is_its_own_when_the_line_is_back(chair: Chair) -> None:
    ada = chair()
    line, _ = found(ada, bots=0)
    seats = ada.page.get_by_role("list", name="Seats")
    line.cut()
    seats.get_by_role("button", name="Give it to a bot").click()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    line.mend()
    expect(seats.get_by_role("button", name="Free it up")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_start_is_not_asked_again_where_somebody_has_sat_down_meanwhile(chair: Chair) -> None:
    ada, bea = chair(), chair()
    line, address = found(ada, seats=3, bots=0)
    line.cut()
    ada.page.get_by_role("button", name="Start with 2 bots").click()
    sit(bea, address, "Bea")
    expect(bea.page.get_by_role("list", name="Seats")).to_contain_text("Bea")
    line.mend()
    expect(ada.page.get_by_role("alert")).to_contain_text("the table has changed since")
    ada.page.get_by_role("button", name="Start with a bot").click()
    for window in (ada, bea):
        expect(window.page.locator(".game")).to_be_visible()


def test_who_joins_chooses_whose_partner_to_be(chair: Chair) -> None:
    ada, bea = chair(), chair(size=PHONE)
    address = ada.found("canasta", start=False, seats=4, bots=0)
    bea.page.goto(address)
    seats = bea.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(4)
    # Partners stand side by side.
    assert [each.get_attribute("data-side") for each in seats.all()] == ["0", "0", "1", "1"]
    for seat in (3, 2):
        bea.page.locator(f"[data-want='{seat}']").click()
        expect(bea.page.locator("[data-want][aria-pressed=true]")).to_have_attribute("data-want", str(seat))
    box = bea.page.locator("[data-want='2']").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").click()
    for window in (ada, bea):
        partners = window.page.get_by_role("list", name="Seats").locator("[data-side='0']")
        expect(partners.nth(0)).to_contain_text("Ada")
        expect(partners.nth(1)).to_contain_text("Bea")
    ada.page.get_by_role("button", name="Start with 2 bots").click()
    for window, partner in ((ada, 2), (bea, 0)):
        expect(window.page.locator(f"[data-seat='{partner}'] [data-partner]")).to_be_visible()


def test_the_host_changes_what_is_played_and_the_others_are_told(chair: Chair) -> None:
    ada, bea = chair(size=PHONE), chair()
    _, address = found(ada, seats=4, bots=0)
    sit(bea, address, "Bea")
    for window in (ada, bea):
        expect(window.page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(4)
    expect(bea.page.locator("[data-does=change_table]")).to_have_count(0)

    ada.page.locator("[data-does=change_table]").click()
    form = ada.page.get_by_role("dialog")
    # Fewer seats than people there are cannot be chosen.
    players = form.get_by_role("group", name="Players")
    expect(players.get_by_role("radio")).to_have_count(5)
    players.get_by_role("radio", name="2", exact=True).check()
    form.get_by_role("radio", name="2 min", exact=True).check()
    form.get_by_text("House rules").click()
    form.get_by_role("switch", name="must discard the last card").click(force=True)
    form.get_by_role("button", name="Change", exact=True).click()
    expect(form).to_be_hidden()

    told = bea.page.locator("[data-changed]")
    for said in ("Ada changed: ", "Time for a turn: 2 min", "Players: 2", "must discard the last card"):
        expect(told).to_contain_text(said)
    for window in (ada, bea):
        expect(window.page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(2)
        expect(window.page.get_by_role("definition").filter(has_text="2 min")).to_be_visible()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for window in (ada, bea):
        expect(window.page.locator(".game")).to_be_visible()
