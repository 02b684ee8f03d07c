"""The moving picture of a turn in the README: `python -m tests.browser.moving_picture`, light and dark.

A turn at Rummikub is played on the page, tile by tile, by a mouse that is drawn; then the bots answer. What Chromium
shows meanwhile becomes docs/pictures/turn.webp and turn-dark.webp. `--out FOLDER` puts them elsewhere.
"""

from __future__ import annotations

import argparse
import base64
import io
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator

from rummykit.cards import is_joker
from rummykit.match import Match
from rummykit.play.actions import Action, Pass
from rummykit.play.deal import Deal
from tests.browser import strategy
from tests.browser.acting import piece_of
from tests.browser.guest import CORNER, Shown, Window
from tests.browser.pictures import Scheme, Studio, studio
from tests.browser.playing import tile_turn
from tests.browser.staging import ME, Scene, greedy, mine, sit, stage
from tests.browser.ways import OPEN_POINT, Mouse

DOCS = Path(__file__).parents[2] / "docs" / "pictures"
SIZE, SHOWN = (1120, 600), (840, 450)
PAUSE_MS, LAST_MS = 110, 2500
"""The shortest time for a picture, and how long the last one stays."""
QUALITY = 82

CURSOR = """
addEventListener("DOMContentLoaded", () => {
  const hand = document.createElement("div");
  hand.innerHTML = '<svg width="28" height="28" viewBox="0 0 28 28"><path d="M3 2l8 22 3-9 9-3z" fill="#fff" '
    + 'stroke="#222" stroke-width="2" stroke-linejoin="round"/></svg>';
  hand.style.cssText = "position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none;translate:-99px -99px";
  document.documentElement.append(hand);
  addEventListener("pointermove", (event) => {
    hand.style.translate = `${event.clientX - 3}px ${event.clientY - 2}px`;
  }, true);
});
"""


class SlowMouse(Mouse):
    """A mouse that can be followed with the eyes."""

    def glide(self, x: float, y: float, steps: int = 8) -> None:
        """To a point, not all at once."""
        for _ in range(steps):
            self.at = (self.at[0] + (x - self.at[0]) * 0.38, self.at[1] + (y - self.at[1]) * 0.38)
            self.page.mouse.move(*self.at)
            self.page.wait_for_timeout(45)
        self.at = (x, y)
        self.page.mouse.move(x, y)

    at = (SIZE[0] * 0.7, SIZE[1] * 0.6)

    def drag(self, source: Locator, target: Locator) -> None:
        box = source.bounding_box()
        assert box is not None
        self.glide(box["x"] + CORNER["x"], box["y"] + CORNER["y"])
        self.page.mouse.down()
        there = None
        while (seen := target.evaluate(OPEN_POINT)) != there:
            there = seen
            self.glide(*seen)
        self.page.mouse.up()
        self.page.wait_for_timeout(250)

    def press(self) -> None:
        box = self.page.locator("[data-does]").bounding_box()
        assert box is not None
        self.glide(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        super().press()


@dataclass
class Film:
    """What a page shows, as pictures with the seconds when they were taken."""

    window: Window
    frames: list[tuple[float, bytes]] = field(default_factory=list)

    def start(self) -> Callable[[], object]:
        """Take pictures whenever something changes; what ends it."""
        session = self.window.context.new_cdp_session(self.window.page)

        def taken(frame: dict[str, object]) -> None:
            metadata = frame["metadata"]
            assert isinstance(metadata, dict)
            self.frames.append((float(metadata["timestamp"]), base64.b64decode(str(frame["data"]))))
            session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        session.on("Page.screencastFrame", taken)
        session.send("Page.startScreencast", {"format": "png", "maxWidth": SIZE[0], "maxHeight": SIZE[1]})
        return lambda: session.send("Page.stopScreencast")

    def write(self, file: Path) -> None:
        """An animated WebP without end."""
        kept = [self.frames[0]]
        for at, frame in self.frames[1:]:
            if (at - kept[-1][0]) * 1000 >= PAUSE_MS:
                kept.append((at, frame))
        if kept[-1] != self.frames[-1]:
            kept[-1] = self.frames[-1]
        images = [
            Image.open(io.BytesIO(frame)).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS) for _, frame in kept
        ]
        lasting = [round((after[0] - before[0]) * 1000) for before, after in pairwise(kept)]
        images[0].save(
            file,
            save_all=True,
            append_images=images[1:],
            duration=[*lasting, LAST_MS],
            loop=0,
            quality=QUALITY,
            method=4,
            minimize_size=True,
        )


def waits(deal: Deal) -> Action:
    """What all do before: the person draws once the first meld is laid, so that there is something to lay."""
    return Pass() if deal.turn == ME and deal._state.opened[ME] else greedy(deal)


def much_to_do(match: Match) -> bool:
    """In the first game the person has a set on the rack, and two tiles that fit sets on the table."""
    deal = match.deal
    if match.rows or not mine(match) or not deal._state.opened[ME]:
        return False
    view = deal.view(ME)
    if any(map(is_joker, view.hand)) or not 4 <= len(view.table) <= 7 or len(view.hand) > 14:
        return False
    rack = [piece_of(id, face) for id, face in enumerate(view.hand)]
    sets = strategy.sets_in(rack)
    left = [piece for piece in rack if not any(piece in each for each in sets)]
    shown = [
        Shown(at, meld.kind, None, tuple(piece_of(0, face) for face in meld.cards))
        for at, meld in enumerate(view.table)
    ]
    return len(sets) == 1 and len(strategy.additions(left, shown)) == 2


def film(room: Studio, scheme: Scheme, file: Path) -> None:
    """Play the turn and write what was seen."""
    scene = Scene(game="rummikub", moment=much_to_do, options={}, players=3, policy=waits)
    table, secret, _ = stage(room.db, scene)
    window = room.window(SIZE, scheme, "en")
    window.context.add_init_script(CURSOR)
    sit(window, table, secret)
    sight = window.wait(lambda now: now.mine)
    window.page.wait_for_timeout(1500)
    shot = Film(window)
    end = shot.start()
    window.page.wait_for_timeout(700)
    tile_turn(window, SlowMouse(window), sight, opened=True, first_meld=0)
    window.wait(lambda now: now.mine)
    window.page.wait_for_timeout(600)
    end()
    shot.write(file)
    print(f"{file}: {len(shot.frames)} pictures, {file.stat().st_size // 1000} kB")
    window.close()


def main() -> None:
    """Both pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=DOCS, help="the folder that they go to")
    folder: Path = parser.parse_args().out
    with studio(folder) as room:
        film(room, "light", folder / "turn.webp")
        film(room, "dark", folder / "turn-dark.webp")


if __name__ == "__main__":
    main()
