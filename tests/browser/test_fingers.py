"""Fingers that drag and fingers that scroll: a lifted piece scrolls nothing, a scrolling list lifts nothing."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import CDPSession, Locator

from tests.browser.guest import Chair, Piece, Shown, Sight, Window

SMALL = (360, 740)
BELOW = 40
"""A lifted tile hangs above the finger: the finger is so far below its middle."""


class Finger:
    """One finger on the glass."""

    def __init__(self, window: Window) -> None:
        self.page = window.page
        self.line: CDPSession = window.context.new_cdp_session(window.page)

    def _send(self, what: str, points: Sequence[tuple[float, float]]) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def swipe(self, start: tuple[float, float], end: tuple[float, float], *, rest_ms: int = 0, steps: int = 12) -> None:
        """From one point to another; with `rest_ms` the finger rests before it moves."""
        self._send("touchStart", [start])
        if rest_ms:
            self.page.wait_for_timeout(rest_ms)
        for step in range(1, steps + 1):
            share = step / steps
            self._send("touchMove", [(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)])
            self.page.wait_for_timeout(16)
        self._send("touchEnd", [])
        self.page.wait_for_timeout(350)


def middle(what: Locator) -> tuple[float, float]:
    """The middle of something on the page, brought into sight if it is not."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sets_with(sight: Sight, piece: Piece) -> list[Shown]:
    """The set of the table in which a piece lies, wherever it lies; empty while it is in none."""
    return [each for each in sight.sets if any(other.id == piece.id for other in each.pieces)]


def beside(sight: Sight, piece: Piece) -> tuple[str, ...]:
    """The faces of the set in which a piece lies."""
    return tuple(face for each in sets_with(sight, piece) for face in each.faces)


def scrolled(window: Window, what: str) -> tuple[float, float]:
    """How far a list has scrolled."""
    x, y = window.page.locator(what).evaluate("(list) => [list.scrollLeft, list.scrollTop]")
    return x, y


def test_a_tile_is_dragged_from_the_rack_to_the_table_and_back(chair: Chair) -> None:
    window = chair(size=SMALL, touch=True)
    window.found("rummikub")
    sight = window.wait(lambda now: now.mine)
    finger = Finger(window)
    first, second = sight.rack[:2]
    x, y = middle(window.page.locator('button[data-zone="new"]'))
    finger.swipe(middle(window.page.locator(window.piece(first.id))), (x, y + BELOW))
    laid = window.wait(lambda now: beside(now, first) == (first.face,))
    x, y = middle(window.page.locator(f'[data-set="{sets_with(laid, first)[0].id}"]'))
    finger.swipe(middle(window.page.locator(window.piece(second.id))), (x + 20, y + BELOW))
    window.wait(lambda now: beside(now, second) == (first.face, second.face))
    finger.swipe(
        middle(window.page.locator(window.piece(first.id))),
        middle(window.page.locator('[data-zone="rack"]')),
        rest_ms=1000,
    )
    window.wait(lambda now: beside(now, second) == (second.face,))
    assert window.page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_a_long_rack_scrolls_sideways_and_lets_tiles_go_upwards(chair: Chair) -> None:
    window = chair(size=(320, 640), touch=True)
    window.found("rummikub", options={"first_meld": 100})
    for _ in range(15):
        sight = window.wait(lambda now: now.mine)
        window.page.locator("[data-does]").tap()
        window.wait(lambda now, turn=sight.turn: now.turn != turn)  # type: ignore[misc]
    sight = window.wait(lambda now: now.mine)
    assert len(sight.rack) >= 29
    finger = Finger(window)
    x, y = middle(window.page.locator(window.piece(sight.rack[4].id)))
    finger.swipe((x, y), (x - 160, y + 4))
    assert scrolled(window, '[data-zone="rack"]')[0] > 60
    assert window.see().rack == sight.rack
    # A tile goes straight up to the table; a finger that went more sideways than upwards would scroll.
    x, y = middle(window.page.locator('button[data-zone="new"]'))
    tiles = window.page.locator('[data-zone="rack"] [data-piece]').all()
    places = [box["x"] + box["width"] / 2 for box in (tile.bounding_box() for tile in tiles) if box]
    below = tiles[min(range(len(tiles)), key=lambda number: abs(places[number] - x))]
    tile = sight.rack[tiles.index(below)]
    finger.swipe(middle(below), (x, y + BELOW))
    now = window.wait(lambda now: len(now.sets) > len(sight.sets))
    assert beside(now, tile) == (tile.face,)
    # Order in a long rack: the finger rests, lifts, and moves along.
    before = [piece.id for piece in now.rack]
    row = window.page.locator('[data-zone="rack"] [data-piece]')
    x, y = middle(row.nth(4))
    finger.swipe((x, y), (x + 80, y + BELOW), rest_ms=1000)
    after = [piece.id for piece in window.see().rack]
    assert after != before
    assert sorted(after) == sorted(before)


def test_a_full_table_scrolls_and_a_resting_finger_lifts(chair: Chair) -> None:
    window = chair(size=(568, 320), touch=True)
    window.found("rummikub", options={"first_meld": 100})
    sight = window.wait(lambda now: now.mine)
    for piece in sight.rack[:12]:
        window.page.locator(window.piece(piece.id)).tap()
        window.page.locator('button[data-zone="new"]').tap()
        window.wait(lambda now, id=piece.id: all(each.id != id for each in now.rack))  # type: ignore[misc]
    table = '[data-zone="table"]'
    window.page.locator(table).evaluate("(list) => list.scrollTo(0, 0)")
    sight = window.see()
    finger = Finger(window)
    start = middle(window.page.locator(window.piece(sight.sets[3].pieces[0].id)))
    finger.swipe(start, (start[0] + 3, start[1] - 90))
    assert scrolled(window, table)[1] > 20
    assert window.see().sets == sight.sets
    window.page.locator(table).evaluate("(list) => list.scrollTo(0, 0)")
    one, other = [each for each in sight.sets if len(each.pieces) == 1][:2]
    x, y = middle(window.page.locator(window.piece(other.pieces[0].id)))
    finger.swipe(middle(window.page.locator(window.piece(one.pieces[0].id))), (x + 10, y + BELOW - 8), rest_ms=1000)
    joined = window.wait(lambda now: len(now.sets) == len(sight.sets) - 1)
    assert any({one.faces[0], other.faces[0]} == set(each.faces) for each in joined.sets)
