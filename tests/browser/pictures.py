"""Pictures of games to look at: `python -m tests.browser.pictures --out FOLDER --games phom,gin_rummy`.

Of every game, size, colour scheme, language and number of seats three: when it begins, half-way through with what lies
on the table by then, and the score sheet. `--against sharp` plays deals against strong bots that are chosen on the home
page; `--docs` makes the pictures of docs/pictures instead.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Literal, get_args

from playwright.sync_api import Browser, expect, sync_playwright

from rummykit import games, words
from rummykit.play.deal import Deal
from rummykit.server.wire.table_messages import BotLevel
from tests.browser.acting import Player
from tests.browser.conftest import FLAGS, browser_here
from tests.browser.guest import DESK, LONG_MS, PHONE, Sight, Size, Window
from tests.browser.record import Record
from tests.browser.short_deals import laid_well, middle, short_deal
from tests.browser.staging import Scene, sit, write_table
from tests.browser.ways import Finger, Mouse, Way
from tests.server.process import MANY_VISITORS, ServerProcess
from tests.test_readme import played

Scheme = Literal["light", "dark"]
MOMENTS = ("start", "middle", "end")
POSITION = "table=b7-k7-o7_r1-r2-r3-r4_k9-k10-k11-k12_o3-o4-o5-o6-o7&rack=r7-k8-b4-k4-k13-r5-o12"
"""What the picture of the solver shows."""
PLAIN = "() => document.querySelectorAll('.felt').forEach((felt) => felt.style.setProperty('--cloth', 'none'))"
"""Without the grain of the cloth a picture takes a quarter of the bytes."""
WIDEST_PHONE = 900
"""Up to this width a picture is one of a phone, and its deal is played with fingers."""


class Studio:
    """A server and a browser, and the folder that pictures go to."""

    def __init__(self, server: ServerProcess, db: Path, browser: Browser, folder: Path) -> None:
        self.db = db
        self.browser = browser
        self.folder = folder
        self.base = f"http://127.0.0.1:{server.port}"

    def window(self, size: Size, scheme: Scheme, language: str) -> Window:
        """A window to take pictures of."""
        touch = size[0] <= WIDEST_PHONE
        return Window.open(self.browser, self.base, size=size, touch=touch, locale=language, color_scheme=scheme)

    def take(self, window: Window, name: str) -> None:
        """One picture, once things have come to rest."""
        window.page.evaluate(PLAIN)
        window.page.wait_for_timeout(700)
        file = self.folder / f"{name}.png"
        window.page.screenshot(path=file)
        print(file, flush=True)

    def deal(self, game: str, seats: int, size: Size, scheme: Scheme, language: str, moments: dict[str, str]) -> None:
        """Play a short deal against greedy bots; `moments` names the pictures by what they show."""
        played = short_deal(game, seats, best=laid_well)
        table, secret = write_table(self.db, Scene(game=game, moment=bool, options={}, players=seats), played.seed)
        window = self.window(size, scheme, language)
        sit(window, table, secret)
        self.play(window, size, moments, half=middle(played))

    def deal_against(
        self, level: str, game: str, seats: int, size: Size, scheme: Scheme, language: str, moments: dict[str, str]
    ) -> None:
        """Play a deal against bots of a level, chosen on the home page; a picture of the choice, too."""
        window = self.window(size, scheme, language)
        page = window.page
        page.goto(f"{self.base}/games")
        row = page.locator(f"[data-game={game}]").first
        row.locator("[data-opens]").click()
        row.locator("button.against").click()
        dialog = page.get_by_role("dialog")
        for value in (str(seats - 1), level):
            dialog.locator(f"input[value='{value}']").check(force=True)
        self.take(window, f"{moments['start']}-chosen")
        dialog.locator("button.primary").click()
        window.wait(lambda now: now.state == "playing")
        self.play(window, size, moments, half=3 * seats)

    def play(self, window: Window, size: Size, moments: dict[str, str], half: int) -> None:
        """Play the deal in a window to its end; `half` is the turn in its middle."""
        way: Way = Finger(window) if size[0] <= WIDEST_PHONE else Mouse(window)
        left = dict(moments)

        def look(_: Sight, deal: Deal) -> None:
            turn = deal.view(deal.turn).turn_number
            for moment, since in (("start", 0), ("middle", half)):
                if moment in left and turn >= since:
                    if moment == "middle" and (arrange := window.page.locator("[data-tool=arrange]")).is_visible():
                        arrange.click()
                    self.take(window, left.pop(moment))

        Player(window, way, Record.of(window, self.db), look).play_deal(until=lambda: not left)
        for name in left.values():
            self.take(window, name)
        window.close()

    def solver(self, name: str) -> None:
        """The solver at the end of the best play of a position."""
        window = self.window((1280, 860), "light", "en")
        window.page.goto(f"{self.base}/solver?game=rummikub&{POSITION}")
        window.page.locator("[data-step]").wait_for()
        self.take(window, name)
        window.close()


@contextmanager
def studio(folder: Path) -> Iterator[Studio]:
    """Everything that pictures are taken with."""
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=LONG_MS)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        db = Path(place) / "tables.sqlite3"
        with ServerProcess(db, limits=MANY_VISITORS) as server:
            browser = playwright.chromium.launch(executable_path=browser_here(), args=FLAGS)
            yield Studio(server, db, browser, folder)
            browser.close()


def sizes(text: str) -> list[Size]:
    """Sizes as they are written: 390x844."""
    return [(int(width), int(height)) for width, _, height in (each.partition("x") for each in text.split(","))]


def of_docs(room: Studio) -> None:
    """Every picture of docs/pictures."""
    for name, game, seats, size, scheme, language in (
        ("rummikub", "rummikub", 4, DESK, "light", "en"),
        ("german-rummy-dark", "german_rummy", 4, DESK, "dark", "de"),
        ("standard-rummy", "standard_rummy", 6, DESK, "light", "ja"),
        ("indian-rummy-phone", "indian_rummy_points", 3, PHONE, "light", "en"),
        ("phom-phone-dark", "phom", 4, PHONE, "dark", "vi"),
        ("rummikub-phone-dark", "rummikub", 4, PHONE, "dark", "zh-Hant"),
    ):
        room.deal(game, seats, size, "dark" if scheme == "dark" else "light", language, {"middle": name})
    room.solver("solver")
    _, made = played()
    (room.folder / "melds.svg").write_text(f"{made['melds']}\n", encoding="utf-8")


def main() -> None:
    """All pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="the folder that they go to")
    parser.add_argument("--games", default="all", help="ids of games; default: all of them")
    parser.add_argument("--sizes", default="390x844,1280x800", help="default: 390x844,1280x800")
    parser.add_argument("--schemes", default="light", help="light, dark or both; default: light")
    parser.add_argument("--language", default="en", help=f"one or several of {', '.join(words.LANGUAGES)}; default: en")
    parser.add_argument("--seats", default="2", help="numbers of seats, each at most what a game takes; default: 2")
    parser.add_argument("--moments", default=",".join(MOMENTS), help="default: start,middle,end")
    parser.add_argument("--against", choices=get_args(BotLevel), help="whole deals against bots of this level")
    parser.add_argument("--docs", action="store_true", help="the pictures of docs/pictures, whatever else is said")
    asked = parser.parse_args()
    with studio(asked.out) as room:
        if asked.docs:
            of_docs(room)
            return
        ids = list(games.SHEETS) if asked.games == "all" else asked.games.split(",")
        for game, size, scheme, language, seats in product(
            ids, sizes(asked.sizes), asked.schemes.split(","), asked.language.split(","), asked.seats.split(",")
        ):
            least, most = games.SHEETS[game].players
            number = min(max(int(seats), least), most)
            stem = f"{game}-{size[0]}x{size[1]}-{scheme}-{language}-{number}seats"
            names = {moment: f"{stem}-{at}-{moment}" for at, moment in enumerate(MOMENTS, 1)}
            wanted = {moment: names[moment] for moment in asked.moments.split(",")}
            if asked.against:
                room.deal_against(asked.against, game, number, size, scheme, language, wanted)
            else:
                room.deal(game, number, size, scheme, language, wanted)


if __name__ == "__main__":
    main()
