"""A real server and a real browser; both belong to one test, the browser's process to a whole session."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.guest import Chair, Window
from tests.server.process import ServerProcess

PAGE = Path(__file__).parents[2] / "src/rummykit/server/page/index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def browser_here() -> str:
    """Where Chromium is on this machine: Debian's, or any other that is called so; nothing is downloaded."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = next((path for name in names if (path := shutil.which(name))), None)
    assert found, "the browser tests need Chromium: apt-get install chromium"
    return found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests; each opens windows of its own in it."""
    assert PAGE.is_file(), "the page is not built: make setup"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_here(), headless=True, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def db() -> Iterator[Path]:
    """A database that is not there yet; in memory where the system has such a folder."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder) / "tables.sqlite3"


@pytest.fixture
def server(db: Path) -> Iterator[ServerProcess]:
    """`rummykit serve` on an empty database, with bots that do not wait."""
    with ServerProcess(db) as process:
        yield process


@pytest.fixture
def chair(chromium: Browser, server: ServerProcess) -> Iterator[Chair]:
    """Opens windows on the server, each a browser of its own as far as cookies go; closes them all."""
    opened: list[Window] = []

    def sit(**how: object) -> Window:
        window = Window.open(chromium, f"http://127.0.0.1:{server.port}", **how)  # type: ignore[arg-type]
        opened.append(window)
        return window

    yield sit
    for window in opened:
        window.close()
