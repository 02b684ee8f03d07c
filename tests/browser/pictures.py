"""Pictures of the page to look at: `python -m tests.browser.pictures FOLDER` plays and takes them.

Every size in every language, light and dark by turns: home, a first turn with a draft, the middle of a deal, the
score sheet; tiles and cards.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import cycle
from pathlib import Path

from playwright.sync_api import sync_playwright

from rummykit import words
from tests.browser.conftest import FLAGS, browser_here
from tests.browser.guest import DESK, PHONE, Window
from tests.browser.playing import my_turn, play_turn
from tests.browser.ways import Finger, Mouse, Way
from tests.server.process import ServerProcess

SIZES = {"desk": DESK, "phone": PHONE, "small": (360, 740), "flat": (844, 390)}
LANGUAGES = tuple(words.LANGUAGES)
MIDDLE = 7


def take(window: Window, folder: Path, name: str) -> None:
    """One picture, once things have come to rest."""
    window.page.wait_for_timeout(700)
    window.page.screenshot(path=folder / f"{name}.png")


def play(window: Window, way: Way, folder: Path, name: str, game: str) -> None:
    """A deal of two bots and a player, with pictures on the way."""
    window.found(game, seats=3, turn_seconds=120, options={"first_meld": 20} if game == "rummikub" else {})
    sight = window.wait(lambda now: now.mine or now.ended is not None)
    if game == "rummikub":
        way.lay(sight.rack[2:5])
        window.wait(lambda now: len(now.rack) == len(sight.rack) - 3)
        window.page.locator("[data-does]").click(force=True)
        take(window, folder, f"{name}-draft")
        window.page.keyboard.press("r")
    opened = False
    for turn in range(200):
        sight = window.wait(my_turn)
        if sight.ended is not None:
            break
        if turn == MIDDLE:
            take(window, folder, f"{name}-middle")
        opened = play_turn(window, way, sight, opened, 20)
    take(window, folder, f"{name}-end")


def main(folder: Path) -> None:
    """All pictures, into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    schemes = cycle(("light", "dark"))
    with (
        tempfile.TemporaryDirectory() as place,
        ServerProcess(Path(place) / "tables.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_here(), args=FLAGS)
        for language in LANGUAGES:
            for size, pixels in SIZES.items():
                touch = size != "desk"
                how = {"locale": language, "color_scheme": next(schemes)}
                for game in ("rummikub", "standard_rummy"):
                    window = Window.open(browser, f"http://127.0.0.1:{server.port}", size=pixels, touch=touch, **how)
                    if game == "rummikub":
                        window.page.goto(window.base)
                        take(window, folder, f"{language}-{size}-home")
                    way: Way = Finger(window) if touch else Mouse(window)
                    play(window, way, folder, f"{language}-{size}-{game}", game)
                    window.close()
            # The next language starts the other way round.
            next(schemes)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
