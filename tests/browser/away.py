"""Somebody who is told of her turns and goes away while the other's turn is on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import LONG_MS, Window
from tests.browser.playing import play_turn
from tests.browser.test_people import people, start
from tests.browser.test_two_people import whose_turn
from tests.browser.ways import Finger, Mouse


def begin_and_leave(ada: Window, bea: Window) -> None:
    """Ada, who is told of her turns there, begins the match, and leaves the table when it is the turn of Bea."""
    start(ada)
    expect(bea.page.locator(".game")).to_be_visible()
    people(ada)
    expect(ada.page.get_by_role("switch", name="Notify me when it is my turn")).to_be_checked()
    ada.page.keyboard.press("Escape")
    if whose_turn({"Ada": (ada, Mouse(ada)), "Bea": (bea, Finger(bea))}) == "Ada":
        play_turn(ada, Mouse(ada), ada.wait(lambda now: now.mine), opened=False, keep=3)
    ada.page.goto(f"{ada.base}/rules/standard_rummy")
    # Before the server has noticed it, she would count as somebody who sees her turn come.
    expect(bea.page.locator('[data-notice="away"]')).to_contain_text("Ada", timeout=LONG_MS)


def play(bea: Window) -> None:
    """Bea plays her turn."""
    play_turn(bea, Finger(bea), bea.wait(lambda now: now.mine), opened=False, keep=3)
