"""A real server and a real browser, both for a whole session; every test opens windows and makes tables of its own."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.guest import LONG_MS, Chair
from tests.browser.windows import Windows
from tests.server.process import MANY_VISITORS, ServerProcess

PAGE = Path(__file__).parents[2] / "src/rummykit/server/page/index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",  # a process less, and a twentieth less work
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


class Served(NamedTuple):
    """A server, and the database it has."""

    db: Path
    process: ServerProcess


def browser_here() -> str:
    """Where Chromium is on this machine: Debian's, or any other that is called so; nothing is downloaded.

    Its shell without windows of its own starts sooner and leaves the tests more of the machine.
    """
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next((path for name in names if (path := shutil.which(name))), None)
    assert found, "the browser tests need Chromium: apt-get install chromium"
    return found


@contextmanager
def loop_put_back() -> Iterator[None]:
    """Make the browser's event loop the running one again, so that what belongs to it can be closed.

    `tests/conftest.py` puts the loop aside during tests without a browser, and one of those may be the last.
    """
    loop = asyncio.get_running_loop()
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture(scope="session")
def camera(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that the browser's camera shows: any JPEG, twice."""
    return tmp_path_factory.mktemp("camera") / "camera.mjpeg"


@pytest.fixture(scope="session")
def chromium(camera: Path) -> Iterator[Browser]:
    """One browser for all tests; each opens windows of its own in it."""
    assert PAGE.is_file(), "the page is not built: make setup"
    expect.set_options(timeout=LONG_MS)
    flags = [*FLAGS, "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]
    flags.append(f"--use-file-for-fake-video-capture={camera}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_here(), headless=True, args=flags)
        with loop_put_back():
            yield browser
        browser.close()


WAITED_FOR = ("lesson", "solve", "draft", "record", "work_start", "hello", "request", "statement")
LIMITS = MANY_VISITORS | {"pairing_answer_seconds": 120.0} | {f"{what}_seconds": LONG_MS / 1000 for what in WAITED_FOR}
"""Who is asked to come to a match has time for it, and a server on a busy machine for all that it is asked."""


@contextmanager
def serving(**limits: float) -> Iterator[Served]:
    """`rummykit serve` on an empty database, in memory where the system has such a folder; its bots do not wait."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        db = Path(folder) / "tables.sqlite3"
        with ServerProcess(db, limits=LIMITS | limits) as process:
            yield Served(db, process)


@pytest.fixture(scope="session")
def shared() -> Iterator[Served]:
    """The server of all tests but those that want one of their own."""
    with serving() as served:
        yield served


@pytest.fixture
def served(request: pytest.FixtureRequest) -> Iterator[Served]:
    """The server of a test: its own where the test is marked so, with limits named there, or that of all others."""
    own = request.node.get_closest_marker("own_server")
    if own is None:
        yield request.getfixturevalue("shared")
        return
    with serving(**own.kwargs) as served:
        yield served


@pytest.fixture
def db(served: Served) -> Path:
    """The database of the server."""
    return served.db


@pytest.fixture
def server(served: Served) -> ServerProcess:
    """The server's process."""
    return served.process


def address(served: Served) -> str:
    """Where a server is."""
    return f"http://127.0.0.1:{served.process.port}"


@pytest.fixture(scope="session")
def shared_windows(chromium: Browser, shared: Served) -> Iterator[Windows]:
    """The windows on the server that the tests share."""
    with closing(Windows(chromium, address(shared))) as windows, loop_put_back():
        yield windows


@pytest.fixture
def windows(request: pytest.FixtureRequest, chromium: Browser, served: Served) -> Iterator[Windows]:
    """Windows on the server of a test; they are used again by later tests, unless this one fails."""
    own = request.node.get_closest_marker("own_server") is not None
    windows = Windows(chromium, address(served)) if own else request.getfixturevalue("shared_windows")
    failed = request.session.testsfailed
    yield windows
    complaints = windows.take_back(keep=not own and request.session.testsfailed == failed)
    assert not complaints, complaints


@pytest.fixture
def chair(windows: Windows) -> Chair:
    """Opens windows on the server, each a browser of its own as far as cookies go."""
    return windows.open
