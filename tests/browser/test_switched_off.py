"""What the server has switched off: the page has no door to it, and asks for nothing of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response, expect

from rummykit.server.features.all_features import FEATURES
from tests.browser.guest import Window
from tests.server.process import MANY_VISITORS, ServerProcess

OFF = "This is switched off on this server."


@pytest.fixture
def window(chromium: Browser, tmp_path: Path) -> Iterator[Window]:
    """A window on a server without any feature."""
    without = ",".join(each.name for each in FEATURES)
    with ServerProcess(tmp_path / "tables.sqlite3", "--without", without, limits=MANY_VISITORS) as server:
        window = Window.open(chromium, f"http://127.0.0.1:{server.port}")
        yield window
        assert not window.complaints, window.complaints
        window.close()


def test_nothing_of_what_is_off_is_shown_or_asked_for(window: Window) -> None:
    page, refused = window.page, list[str]()

    def note(response: Response) -> None:
        if response.status == 404:
            refused.append(response.url)

    page.on("response", note)
    page.goto(window.base)
    expect(page.locator("main a[href='/games']")).to_be_visible()
    paths = "all => all.map((each) => each.pathname)"
    assert page.locator("main a").evaluate_all(paths) == ["/games"]
    page.get_by_role("link", name="Together").click()
    expect(page.get_by_role("heading", name="Together")).to_be_visible()
    expect(page.locator("main a").first).to_be_visible()
    assert page.locator("main a").evaluate_all(paths) == ["/lobby", "/leaders"]
    page.goto(f"{window.base}/account")
    expect(page.get_by_role("heading", name="Account")).to_be_visible()
    expect(page.get_by_role("heading", name="My bots")).to_have_count(0)
    window.found("gin_rummy")
    expect(page.locator(".game")).to_be_visible()
    page.get_by_role("button", name="Settings").first.click()
    expect(page.locator("[data-sample]")).to_be_visible()
    expect(page.locator("[data-notices]")).to_have_count(0)
    for address in ("tournaments", "tournaments/x", "play", "puzzles", "review/x"):
        page.goto(f"{window.base}/{address}")
        expect(page.get_by_role("alert")).to_have_text(OFF)
    assert refused == []
