"""What holds for every test: nothing is loaded that the tests of this run do not need, and loops stay apart."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

# Tests here wait for other processes, which a busy machine can hold up for longer than any test waits.
WAIT_FOR_OTHERS = [Path(__file__).with_name(folder) for folder in ("browser", "server")]


# What is collected stays until the end. To look through it for garbage again and again took a quarter of the time.
gc.disable()
RARELY = (50_000, 20, 20)
"""After how many new objects garbage is looked for, and after how many times among older ones."""


def pytest_collection_finish() -> None:
    """From here on there is garbage again, but not among what has been collected.

    It is looked for seldom: as often as Python does by itself, that took an eighth of the time of a test process.
    """
    gc.freeze()
    gc.set_threshold(*RARELY)
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI a test of a server or a browser that fails is tried once more, and listed as RERUN with its failure."""
    if "CI" not in os.environ:
        return
    for item in items:
        if any(folder in item.path.parents for folder in WAIT_FOR_OTHERS):
            item.add_marker(pytest.mark.flaky(reruns=1, reruns_delay=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how each test failed that was tried again, whatever came of it: somebody has to mend it."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.write_sep("=", f"RERUN {report.nodeid}", yellow=True)
        terminalreporter.write_line(report.longreprtext)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hypothesis's plugin imports all of Hypothesis, a second, to sum up tests that did not use it."""
    if "hypothesis" not in sys.modules:
        session.config.pluginmanager.unregister(name="hypothesispytest")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say which deal, and which moment of it, a test looked at when it failed."""
    report = yield
    walk: Any = sys.modules.get("tests.properties.walk")
    if walk is not None and call.when == "setup":
        walk.place = ""
    elif walk is not None and walk.place and report.failed:
        report.sections.append(("deal looked at", walk.place))
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Put the browser's event loop aside while a test runs that has no browser.

    Playwright leaves its loop marked as running in this thread for the whole session, and no test could run another.
    """
    loop = asyncio._get_running_loop()
    if loop is None or "chromium" in getattr(item, "fixturenames", ()):
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop)
