"""Ways for tests to open the home page and the page of all games."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.guest import Window

NOW = "[data-now]"
"""The large table at the top of the home page."""
CARDS = "article[data-game]"
"""The cards on the page of all games."""


def home(window: Window) -> Window:
    """Open the home page and wait until its main button works."""
    window.page.goto(window.base)
    expect(window.page.locator(f"{NOW} .primary")).to_be_enabled()
    return window


def all_games(window: Window) -> Window:
    """Open the page of all games and wait until every card is drawn."""
    window.page.goto(f"{window.base}/games")
    expect(window.page.locator(CARDS).first).to_be_visible()
    expect(window.page.locator("[data-undrawn]")).to_have_count(0)
    return window


def card(window: Window, game: str) -> Locator:
    """The card of a game on the page of all games."""
    return window.page.locator(f'article[data-game="{game}"]')
