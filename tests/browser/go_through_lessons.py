"""The lesson of every game gone through in a browser: `python -m tests.browser.go_through_lessons [GAME …]`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from rummykit import games
from tests.browser.conftest import FLAGS, browser_here, serving
from tests.browser.guest import LONG_MS, Window
from tests.browser.lesson import go_through
from tests.browser.ways import Finger, Keys, Mouse, Way

FOLDER = Path("build/lessons")
WAYS: dict[str, type[Way]] = {"mouse": Mouse, "touch": Finger, "keys": Keys}


def main(arguments: Sequence[str] | None = None) -> int:
    """Go through the lessons, tell how many tasks each had, and leave a picture where one went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.go_through_lessons", description=__doc__)
    parser.add_argument("games", nargs="*", default=[*games.SHEETS], metavar="GAME")
    parser.add_argument("--way", choices=WAYS, default="touch", help="default: %(default)s")
    asked = parser.parse_args(arguments)
    FOLDER.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=LONG_MS)
    failed = 0
    with serving() as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_here(), args=FLAGS)
        for game in asked.games:
            way = WAYS[asked.way]
            window = Window.open(browser, f"http://127.0.0.1:{served.process.port}", size=way.size, touch=way.touch)
            since = time.monotonic()
            try:
                steps = go_through(window, way(window), game)
                window.close()
                print(f"{game}: {len(steps)} tasks in {time.monotonic() - since:.0f} s", flush=True)
            except Exception as wrong:
                failed += 1
                window.page.screenshot(path=FOLDER / f"{game}.png")
                window.context.close()
                print(f"{game}: {type(wrong).__name__}: {wrong}", flush=True)
    print(f"{len(asked.games) - failed} of {len(asked.games)} lessons")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
