"""A name is text, whatever is in it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import Chair

MARKUP = "<img src=x onerror=a()>"


def test_a_name_with_markup_is_text(chair: Chair) -> None:
    host, friend = chair(), chair()
    address = host.found("rummikub", name=MARKUP, start=False, bots=0)
    friend.page.goto(address)
    expect(friend.page.get_by_text(MARKUP).first).to_be_visible()
    assert friend.page.locator('img[src="x"]').count() == 0
