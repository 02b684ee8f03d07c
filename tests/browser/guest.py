"""A browser window on the server, and what can be read off the page in it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, Self, TypeAlias

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Position, expect

from rummykit import games

Chair: TypeAlias = Callable[..., "Window"]
Size: TypeAlias = tuple[int, int]

DESK: Size = (1280, 800)
PHONE: Size = (390, 844)
SMALL: Size = (320, 640)
FLAT: Size = (844, 390)
CORNER: Position = {"x": 12, "y": 20}
"""Where one takes hold of a piece: in a hand, the next one may cover all but its left edge."""
LONG_MS = 60_000
"""What is waited for on a machine that has much else to do. A test that passes never waits so long."""
SEARCHED_MS = 5 * LONG_MS
"""Reviews and puzzles are searched for by processes that let everything else on the machine go first."""

PLAYED_BEFORE = f"""try {{
  localStorage.setItem("rummykit.pointed_out", {json.dumps(json.dumps(list(games.SHEETS)))});
}} catch {{
  // Pages without an origin have no storage.
}}"""
"""Marks every game as played before, so that no tips are shown."""

READ = """() => {
  const game = document.querySelector(".game");
  if (!game) return null;
  const pieces = (root) => [...root.querySelectorAll("[data-piece][data-face]")].map((each) => ({
    id: Number(each.dataset.piece), face: each.dataset.face, selected: each.ariaPressed === "true",
  }));
  const button = document.querySelector("[data-does]");
  return {
    state: game.dataset.state,
    mine: game.dataset.myTurn === "true",
    phase: game.dataset.phase,
    turn: Number(game.dataset.turn),
    link: game.dataset.link,
    calm: game.dataset.busy === "false" && game.dataset.settled === "true" && game.dataset.link === "open",
    rack: [...document.querySelectorAll('[data-zone="rack"], [data-zone="hand"]')].flatMap(pieces),
    sets: [...document.querySelectorAll("[data-set]")].map((set) => ({
      id: Number(set.dataset.set), kind: set.dataset.kind ?? null, flaw: set.dataset.flaw ?? null, pieces: pieces(set),
    })),
    pile: [...document.querySelectorAll('[data-zone="pile"]')].flatMap(pieces),
    does: button?.dataset.does ?? null,
    ready: button?.dataset.ready === "true",
    says: button?.textContent.trim() ?? "",
    doubted: button?.dataset.doubted === "true",
    ended: document.querySelector("[data-end]")?.dataset.end ?? null,
  };
}"""

READ_ANEW = f"""(before) => new Promise((done) => {{
  const read = {READ};
  let timer = 0;
  const end = (seen) => {{
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(last);
    done(seen);
  }};
  const look = () => {{
    timer = 0;
    const seen = read();
    if (seen && (seen.calm || seen.ended) && JSON.stringify(seen) !== before) end(seen);
  }};
  const observer = new MutationObserver(() => (timer ||= setTimeout(look, 10)));
  const last = setTimeout(() => end(read()), 100);
  observer.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
  look();
}})"""
"""The same once the page is calm and shows something else than before, or after a tenth of a second."""


@dataclass(frozen=True)
class Piece:
    """A piece as the page shows it."""

    id: int
    face: str
    selected: bool


@dataclass(frozen=True)
class Shown:
    """A set on the table as the page shows it."""

    id: int
    kind: str | None
    flaw: str | None
    pieces: tuple[Piece, ...]

    @property
    def faces(self) -> tuple[str, ...]:
        """Its faces from left to right."""
        return tuple(piece.face for piece in self.pieces)


@dataclass(frozen=True)
class Sight:
    """All that a player sees at one moment."""

    state: str
    mine: bool
    phase: str
    turn: int
    link: str
    calm: bool
    rack: tuple[Piece, ...]
    sets: tuple[Shown, ...]
    pile: tuple[Piece, ...]
    does: str | None
    ready: bool
    says: str
    doubted: bool
    ended: Literal["deal", "match"] | None

    @property
    def selected(self) -> tuple[Piece, ...]:
        """The pieces that are selected, in the rack and on the table."""
        return tuple(
            piece for group in (self.rack, *(each.pieces for each in self.sets)) for piece in group if piece.selected
        )


def _pieces(read: list[dict[str, Any]]) -> tuple[Piece, ...]:
    return tuple(Piece(**each) for each in read)


def _sight(read: dict[str, Any]) -> Sight:
    sets = tuple(Shown(each["id"], each["kind"], each["flaw"], _pieces(each["pieces"])) for each in read["sets"])
    return Sight(**read | {"rack": _pieces(read["rack"]), "pile": _pieces(read["pile"]), "sets": sets})


@dataclass
class Window:
    """One browser with cookies of its own; anything the page complains about fails the test at `close`."""

    context: BrowserContext
    page: Page
    base: str
    complaints: list[str] = field(default_factory=list)
    spoilt: bool = False
    """Something was done to it that cannot be undone."""

    @classmethod
    def open(
        cls, browser: Browser, base: str, *, size: Size = DESK, touch: bool = False, newcomer: bool = False, **how: Any
    ) -> Self:
        """A window of a size, with fingers or a mouse; `how` goes to the browser context.

        Things are pointed out to a `newcomer`; all others have played every game before.
        """
        width, height = size
        # Every window is a new browser to the page: it would fetch all files for a later visit that never comes.
        usual = {"locale": "en-GB", "service_workers": "block"}
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, **usual | how
        )
        context.set_default_timeout(LONG_MS)
        if not newcomer:
            context.add_init_script(PLAYED_BEFORE)
        window = cls(context, context.new_page(), base)
        window.page.on("pageerror", lambda error: window.complaints.append(str(error)))
        window.page.on("console", window._heard)
        return window

    def another_page(self) -> Page:
        """A second page beside it, and as large: a context that is used again was first opened at any size."""
        page, size = self.context.new_page(), self.page.viewport_size
        assert size is not None
        page.set_viewport_size(size)
        return page

    def begin_with(self, script: str) -> None:
        """Run a script in every page before its own; a window with one is not used again by other tests."""
        self.spoilt = True
        self.context.add_init_script(script)

    def _heard(self, message: ConsoleMessage) -> None:
        # A server that cannot be reached, or is killed before it answers, is what some tests are about.
        away = any(sign in message.text for sign in ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE"))
        if message.type == "error" and not away:
            self.complaints.append(message.text)

    def close(self) -> None:
        """Close it, and say what the page complained about."""
        self.context.close()
        assert not self.complaints, self.complaints

    def found(self, game: str, *, start: bool = True, seats: int = 2, bots: int | None = None, **more: Any) -> str:
        """Make a table and go there; its address."""
        made = self.context.request.post(
            f"{self.base}/api/tables",
            data={
                "game": game,
                "name": "Ada",
                "seats": seats,
                "bots": seats - 1 if bots is None else bots,
                "turn_seconds": None,
                "start": start,
                **more,
            },
        )
        table = made.json()
        assert "id" in table, table
        address = f"{self.base}/t/{table['id']}"
        self.page.goto(address)
        return address

    def see(self) -> Sight:
        """What is on the page now."""
        read = self.page.evaluate(READ)
        assert read is not None, self.page.inner_text("body")
        return _sight(read)

    def wait(self, until: Callable[[Sight], bool]) -> Sight:
        """Look until something is so, and the page is calm."""
        expect(self.page.locator(".game")).to_be_visible()
        before, end = "", time.monotonic() + LONG_MS / 1000
        while time.monotonic() < end:
            try:
                read = self.page.evaluate(READ_ANEW, before)
            except Error as error:
                if "navigation" not in error.message:
                    raise
                expect(self.page.locator(".game")).to_be_visible()
                continue
            if read is None:
                continue
            # As the page itself would write it, so that it can tell whether anything has changed.
            before = json.dumps(read, ensure_ascii=False, separators=(",", ":"))
            sight = _sight(read)
            if (sight.calm or sight.ended) and until(sight):
                return sight
        raise AssertionError(f"in vain: {self.see()}")

    def insist(self, press: Callable[[], None], before: Sight) -> None:
        """Press once more where the page asks whether a discard is meant: of a wild card, or of a whole group."""
        held = len(before.rack)
        if self.wait(lambda now: now.doubted or len(now.rack) != held or now.ended is not None).doubted:
            press()

    def piece(self, id: int) -> str:
        """The selector of a piece."""
        return f'[data-piece="{id}"]'

    def press(self, name: str) -> None:
        """The button of this name above the table; on a narrow screen it is an entry of a menu."""
        self.page.locator("header.top").wait_for()
        menu = self.page.locator("[data-menu]")
        if menu.is_visible():
            menu.click()
        self.page.locator("header.top").get_by_role("button", name=name, exact=True).click()
