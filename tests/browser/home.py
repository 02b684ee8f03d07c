"""The home page and the page of all games, for whoever begins there."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.guest import Window

NOW = "[data-now]"
"""The table that one would sit down at now."""
CARDS = "article[data-game]"
"""The games of the page of all games."""


def home(window: Window) -> Window:
    """Go home, and wait until there is something to press."""
    window.page.goto(window.base)
    expect(window.page.locator(f"{NOW} .primary")).to_be_enabled()
    return window


def all_games(window: Window) -> Window:
    """Go to the page of all games, and wait until all of them are drawn."""
    window.page.goto(f"{window.base}/games")
    expect(window.page.locator(CARDS).first).to_be_visible()
    expect(window.page.locator("[data-undrawn]")).to_have_count(0)
    return window


def card(window: Window, game: str) -> Locator:
    """The card of a game, on the page of all games."""
    return window.page.locator(f'article[data-game="{game}"]')
