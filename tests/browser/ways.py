"""Three ways to say "select, then place": with a mouse that drags, with a finger that taps, with keys alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from playwright.sync_api import Locator

from tests.browser.guest import CORNER, DESK, PHONE, Piece, Shown, Size, Window

MOST_STOPS = 120
"""So often the tab key is pressed on the way to a button, and an arrow on the way to a piece."""


COVERED = """(target) => {
  const { left, top } = target.getBoundingClientRect();
  return document.elementFromPoint(left + 12, top + 20)?.closest("[data-more]") != null;
}"""
"""Whether the button that leads further down lies where a finger would tap."""


OPEN_POINT = """(target) => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const parts = [1 / 2, 1 / 4, 3 / 4];
  const points = parts.flatMap((y) => parts.map((x) => [left + width * x, top + height * y]));
  return points.find(([x, y]) => target.contains(document.elementFromPoint(x, y))) ?? points[0];
}"""
"""Where something can be dropped: in its middle, or where nothing else lies over it."""


class Way(Protocol):
    """How a player does things."""

    size: Size
    touch: bool

    def __init__(self, window: Window) -> None: ...
    def pick(self, pieces: Sequence[Piece]) -> None:
        """Select pieces."""

    def clear(self) -> None:
        """Select nothing any more."""

    def lay(self, pieces: Sequence[Piece]) -> None:
        """Pieces of the rack become a new set."""

    def add(self, pieces: Sequence[Piece], to: Shown) -> None:
        """Pieces of the rack go to a set of the table."""

    def press(self) -> None:
        """The button at the lower right."""

    def draw(self) -> None:
        """A card from the stock."""

    def take(self, piece: Piece | None = None) -> None:
        """A card of the discard pile, its top one if none is named."""

    def discard(self, piece: Piece) -> None:
        """A card to the discard pile."""

    def button(self, selector: str) -> None:
        """A button, beside that or in what it has opened."""

    def go_on(self) -> None:
        """Whatever button goes on after a deal."""


class Mouse:
    """Drags everything that can be dragged."""

    size = DESK
    touch = False

    def __init__(self, window: Window) -> None:
        self.window = window
        self.page = window.page

    def drag(self, source: Locator, target: Locator) -> None:
        """From one thing to the middle of another, or to what can be seen of it, in steps as a hand does.

        A table scrolls while something hangs at its edge: the hand follows until it is over what it is after.
        """
        mouse = self.page.mouse
        target.scroll_into_view_if_needed()
        source.hover(position=CORNER)
        mouse.down()
        there = None
        for steps in (4, *[1] * 40):
            if (seen := target.evaluate(OPEN_POINT)) == there:
                break
            there = seen
            mouse.move(*there, steps=steps)
            self.page.wait_for_timeout(40)
        mouse.up()

    def piece(self, piece: Piece) -> Locator:
        """A piece on the page."""
        return self.page.locator(self.window.piece(piece.id))

    def mine(self) -> Locator:
        """My rack or hand."""
        return self.page.locator('[data-zone="rack"], [data-zone="hand"]')

    def pick(self, pieces: Sequence[Piece]) -> None:
        for piece in pieces:
            self.piece(piece).click(position=CORNER)

    def clear(self) -> None:
        for piece in self.window.see().selected:
            self.piece(piece).click(position=CORNER)

    def lay(self, pieces: Sequence[Piece]) -> None:
        tiles = self.window.see().phase == "rearrange"
        if not tiles:
            self.pick(pieces)
            self.drag(self.piece(pieces[0]), self.page.locator('.melds [data-zone="new"]'))
            return
        self.drag(self.piece(pieces[0]), self.page.locator('button[data-zone="new"]'))
        for piece in pieces[1:]:
            self.drag(self.piece(piece), self.page.locator("[data-set]", has=self.piece(pieces[0])))

    def add(self, pieces: Sequence[Piece], to: Shown) -> None:
        if len(pieces) > 1:
            self.pick(pieces)
        self.drag(self.piece(pieces[0]), self.page.locator(f'[data-set="{to.id}"]'))

    def press(self) -> None:
        self.page.locator("[data-does]").click()

    def draw(self) -> None:
        self.drag(self.page.locator('button[data-zone="stock"]'), self.mine())

    def take(self, piece: Piece | None = None) -> None:
        top = self.page.locator('[data-zone="pile"] [data-piece]').last
        self.drag(top if piece is None else self.piece(piece), self.mine())

    def discard(self, piece: Piece) -> None:
        self.drag(self.piece(piece), self.page.locator('[data-drop="pile"]'))

    def button(self, selector: str) -> None:
        self.page.locator(selector).click()

    def go_on(self) -> None:
        self.press()


class Finger:
    """Taps."""

    size = PHONE
    touch = True

    def __init__(self, window: Window) -> None:
        self.window = window
        self.page = window.page

    def tap(self, selector: str) -> None:
        """One tap, once nothing that leads further down lies over it."""
        target, more = self.page.locator(selector).last, self.page.locator("[data-more]")
        while more.count() and target.evaluate(COVERED):
            more.first.tap()
            self.page.wait_for_timeout(300)
        target.tap(position=CORNER)

    def pick(self, pieces: Sequence[Piece]) -> None:
        for piece in pieces:
            self.tap(self.window.piece(piece.id))

    def clear(self) -> None:
        self.pick(self.window.see().selected)

    def lay(self, pieces: Sequence[Piece]) -> None:
        self.pick(pieces)
        self.tap('button[data-zone="new"]')

    def add(self, pieces: Sequence[Piece], to: Shown) -> None:
        self.pick(pieces)
        self.tap(f'[data-set="{to.id}"] [data-piece]')

    def press(self) -> None:
        self.tap("[data-does]")

    def draw(self) -> None:
        self.tap('button[data-zone="stock"]')

    def take(self, piece: Piece | None = None) -> None:
        self.tap('[data-zone="pile"] [data-piece]' if piece is None else self.window.piece(piece.id))

    def discard(self, piece: Piece) -> None:
        self.pick([piece])
        self.press()

    def button(self, selector: str) -> None:
        self.page.locator(selector).tap()

    def go_on(self) -> None:
        self.press()


class Keys:
    """Never touches a pointer: walks with the arrows, picks with space, places with enter, and uses the letters."""

    size = DESK
    touch = False

    def __init__(self, window: Window) -> None:
        self.window = window
        self.page = window.page

    def key(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def walk(self, to: str) -> None:
        """With the arrows from wherever the focus is to an element, row by row and then along the row."""
        for _ in range(MOST_STOPS):
            where = self.page.evaluate(
                """(to) => {
                  const here = document.activeElement, there = document.querySelector(to);
                  if (here === there) return "there";
                  if (!here?.matches("[data-nav]")) return "ArrowDown";
                  const hand = [...document.querySelectorAll('[data-nav="hand"]')];
                  const [from, at] = [hand.indexOf(here), hand.indexOf(there)];
                  if (from >= 0 && at >= 0) return at > from ? "ArrowRight" : "ArrowLeft";
                  const a = here.getBoundingClientRect(), b = there.getBoundingClientRect();
                  const row = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 2;
                  if (row) return b.left > a.left ? "ArrowRight" : "ArrowLeft";
                  return b.top > a.top ? "ArrowDown" : "ArrowUp";
                }""",
                to,
            )
            if where == "there":
                return
            self.key(where)
        raise AssertionError(f"the arrows do not lead to {to}")

    def pick(self, pieces: Sequence[Piece]) -> None:
        """Select pieces of the rack."""
        for piece in pieces:
            self.walk(self.window.piece(piece.id))
            self.key("Space")

    def lay(self, pieces: Sequence[Piece]) -> None:
        self.pick(pieces)
        self.key("n")

    def clear(self) -> None:
        self.key("Escape")

    def add(self, pieces: Sequence[Piece], to: Shown) -> None:
        self.pick(pieces)
        self.walk(self.window.piece(to.pieces[-1].id))
        self.key("Enter")

    def press(self) -> None:
        self.key("e")

    def draw(self) -> None:
        self.key("d")

    def take(self, piece: Piece | None = None) -> None:
        if piece is None:
            self.key("t")
            return
        self.walk(self.window.piece(piece.id))
        self.key("Enter")

    def discard(self, piece: Piece) -> None:
        self.pick([piece])
        self.key("e")

    def button(self, selector: str) -> None:
        self.page.locator(f"{selector}:enabled").wait_for()
        for _ in range(MOST_STOPS):
            if self.page.evaluate("(to) => document.activeElement.matches(to)", selector):
                self.key("Enter")
                return
            self.key("Tab")
        raise AssertionError(f"the tab key does not lead to {selector}")

    def go_on(self) -> None:
        self.button("[data-does]")


WAYS: tuple[type[Way], ...] = (Mouse, Finger, Keys)
