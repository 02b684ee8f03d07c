"""Ways for tests to open the home page and the page of all games."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.guest import Window

NOW = "[data-now]"
"""The large table at the top of the home page."""
CARDS = "article[data-game]"
"""The rows on the page of all games."""


def home(window: Window) -> Window:
    """Open the home page and wait until its main button works."""
    window.page.goto(window.base)
    expect(window.page.locator(f"{NOW} .primary")).to_be_enabled()
    return window


def all_games(window: Window) -> Window:
    """Open the page of all games and wait until every row is drawn."""
    window.page.goto(f"{window.base}/games")
    expect(window.page.locator(CARDS).first).to_be_visible()
    expect(window.page.locator("[data-undrawn]")).to_have_count(0)
    return window


def card(window: Window, game: str) -> Locator:
    """The row of a game on the page of all games, opened."""
    row = window.page.locator(f'article[data-game="{game}"]')
    opens = row.locator("[data-opens]")
    if opens.get_attribute("aria-expanded") == "false":
        opens.click()
    return row
