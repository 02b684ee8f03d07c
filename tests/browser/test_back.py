"""Back closes what is open over a page, before it leaves the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.guest import DESK, PHONE, Chair, Size, Window
from tests.browser.ways import Mouse


def opened(window: Window, what: str) -> None:
    """A panel of the table is opened by its button, which is an entry of a menu on a phone."""
    window.press(what)
    expect(window.page.get_by_role("dialog", name=what)).to_be_visible()
    window.page.wait_for_function("() => history.state?.panels")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("what", ["Settings", "Rules", "Scores"])
def test_back_closes_a_panel_and_only_then_leaves_the_table(chair: Chair, size: Size, what: str) -> None:
    window = chair(size=size)
    window.page.goto(window.base)
    table = window.found("gin_rummy")
    window.wait(lambda now: now.state == "playing")
    for _ in range(2):
        opened(window, what)
        window.page.go_back()
        expect(window.page.get_by_role("dialog", name=what)).to_be_hidden()
        if what == "Settings" and size == PHONE:
            window.page.go_back()
        expect(window.page).to_have_url(table)
    opened(window, what)
    window.page.keyboard.press("Escape")
    if what == "Settings" and size == PHONE:
        window.page.keyboard.press("Escape")
    expect(window.page.locator("dialog[open], :popover-open")).to_have_count(0)
    window.page.wait_for_function("() => !history.state?.panels")
    window.page.go_back()
    expect(window.page).to_have_url(f"{window.base}/")


def test_a_drag_below_closes_what_is_open_over_the_table(chair: Chair) -> None:
    window = chair(size=PHONE)
    window.page.goto(window.base)
    window.found("gin_rummy")
    sight = window.wait(lambda now: now.state == "playing" and len(now.rack) > 4)
    window.page.locator("[data-menu]").click()
    expect(window.page.locator(":popover-open")).to_be_visible()
    first, last = (window.page.locator(window.piece(sight.rack[at].id)) for at in (0, -1))
    Mouse(window).drag(first, last)
    expect(window.page.locator(":popover-open")).to_have_count(0)


def test_a_table_made_in_a_dialog_is_one_step_from_the_page_it_was_made_on(chair: Chair) -> None:
    window = chair()
    window.page.goto(window.base)
    window.page.locator("[data-now]").get_by_role("button", name="Opponents").click()
    window.page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    window.wait(lambda now: now.state == "playing")
    window.page.go_back()
    expect(window.page).to_have_url(f"{window.base}/")
    expect(window.page.get_by_role("dialog")).to_have_count(0)
