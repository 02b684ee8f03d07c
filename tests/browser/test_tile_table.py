"""A table that is rearranged: sets, and groups on the rack, stay where people put them; a full table says so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from rummykit import Deal
from rummykit.cards import MIRROR_JOKER
from rummykit.match import Match
from rummykit.play.actions import Action, Pass
from tests.browser.guest import Chair, Sight, Window
from tests.browser.resting import at_rest
from tests.browser.staging import ME, Moment, Scene, go_to, greedy, mine, scene
from tests.browser.ways import Finger, Mouse

SMALL = (360, 640)
Cells = dict[frozenset[int], str]


def crowded(sets: int) -> Moment:
    """So many sets lie on the table, and the person has laid the first meld."""
    return lambda match: mine(match) and match.deal._state.opened[ME] and len(match.deal.view(ME).table) >= sets


def hoarding(deal: Deal) -> Action:
    """The person draws in every turn; the others play."""
    return Pass() if deal.turn == ME else greedy(deal)


def heavy(match: Match) -> bool:
    """The person holds thirty tiles, and there is something on the table."""
    return mine(match) and len(match.deal.view(ME).hand) >= 30


SOME = scene("rummikub", crowded(6), players=3)
SOME_MELDS = scene("machiavelli", crowded(6), players=3)
FULL = scene("rummikub", crowded(20), players=4)
FULL_OF_MELDS = scene("vatikan", crowded(22), players=5)
HEAVY = scene("rummikub", heavy, players=4, policy=hoarding, first_meld=50)


def cells(window: Window) -> Cells:
    """Where each set lies: the column and row of its place, by its tiles."""
    found = window.page.evaluate(
        """() => [...document.querySelectorAll("[data-cell]")].map((place) => [
             place.dataset.cell, [...place.querySelectorAll("[data-piece]")].map((each) => Number(each.dataset.piece)),
           ])"""
    )
    return {frozenset(pieces): cell for cell, pieces in found}


def faces(window: Window) -> dict[str, str]:
    """Where each set lies, by its faces: they are what a reload leaves."""
    found = window.page.evaluate(
        """() => [...document.querySelectorAll("[data-cell]")].map((place) => [
             [...place.querySelectorAll("[data-piece]")].map((each) => each.dataset.face).join(" "), place.dataset.cell,
           ])"""
    )
    return dict(found)


def drag_set(window: Window, number: int, x: float, y: float) -> None:
    """Take a set by its handle and let it go at a point of the table, once nothing glides any more."""
    at_rest(window)
    handle = window.page.locator("[data-set] [data-handle]").nth(number).bounding_box()
    table = window.page.locator('[data-zone="table"]').bounding_box()
    assert handle
    assert table
    mouse = window.page.mouse
    mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2)
    mouse.down()
    mouse.move(table["x"] + x, table["y"] + y, steps=5)
    mouse.up()


def draw_and_come_back(window: Window, sight: Sight) -> Sight:
    """Draw a tile, and wait for my next turn."""
    window.page.locator("[data-does]").click()
    return window.wait(lambda now: now.mine and now.turn > sight.turn)


def arrange(window: Window) -> Locator:
    """The button that puts the table in order, or back; its menu is open."""
    if not window.page.locator("[data-order]").is_visible():
        window.page.locator("[data-view]").click()
    return window.page.locator("[data-order]")


@pytest.mark.parametrize("some", [SOME, SOME_MELDS], ids=["tiles", "cards"])
def test_a_set_stays_where_it_was_put_over_turns_and_a_reload(chair: Chair, db: Path, some: Scene) -> None:
    window = chair()
    go_to(window, db, some)
    sight = window.wait(lambda now: now.mine)
    before = cells(window)
    moved = frozenset(piece.id for piece in sight.sets[0].pieces)
    drag_set(window, 0, 420, 440)
    expect(window.page.locator("[data-cell]").first).to_be_visible()
    after = cells(window)
    assert after[moved] != before[moved]
    assert {tiles: cell for tiles, cell in after.items() if tiles != moved} == {
        tiles: cell for tiles, cell in before.items() if tiles != moved
    }
    # The turn is as it was: there is nothing to end, and undo puts the set back.
    assert window.see().does == "draw"
    window.page.keyboard.press("Control+z")
    window.page.wait_for_function("(cell) => document.querySelector(`[data-cell='${cell}']`)", arg=before[moved])
    assert cells(window) == before
    drag_set(window, 0, 420, 440)
    placed = cells(window)
    assert placed == after
    draw_and_come_back(window, sight)
    now = cells(window)
    same = placed.keys() & now.keys()
    assert len(same) >= 3
    assert {tiles: now[tiles] for tiles in same} == {tiles: placed[tiles] for tiles in same}
    left = faces(window)
    window.page.reload()
    window.wait(lambda now: now.mine)
    assert faces(window) == left


@pytest.mark.parametrize("some", [SOME, SOME_MELDS], ids=["tiles", "cards"])
def test_the_table_is_put_in_order_and_back(chair: Chair, db: Path, some: Scene) -> None:
    window = chair()
    go_to(window, db, some)
    window.wait(lambda now: now.mine)
    tidy = cells(window)
    drag_set(window, 1, 500, 430)
    drag_set(window, 0, 200, 300)
    own = cells(window)
    assert own != tidy
    arrange(window).click()
    assert cells(window) == tidy
    arrange(window).click()
    assert cells(window) == own
    arrange(window).click()
    window.page.keyboard.press("Escape")
    window.page.keyboard.press("Control+z")
    assert cells(window) == own


@pytest.mark.parametrize("some", [SOME, SOME_MELDS], ids=["tiles", "cards"])
def test_a_new_set_lies_where_it_is_dropped(chair: Chair, db: Path, some: Scene) -> None:
    window = chair()
    go_to(window, db, some)
    sight = window.wait(lambda now: now.mine)
    before = cells(window)
    table = window.page.locator('[data-zone="table"]').bounding_box()
    tile = window.page.locator(window.piece(sight.rack[0].id)).bounding_box()
    assert table
    assert tile
    mouse = window.page.mouse
    mouse.move(tile["x"] + 10, tile["y"] + 10)
    mouse.down()
    x, y = table["x"] + 520, table["y"] + 420
    mouse.move(x, y, steps=5)
    mouse.up()
    window.wait(lambda now: len(now.sets) == len(sight.sets) + 1)
    laid = window.page.locator(window.piece(sight.rack[0].id))
    at_rest(window)
    box = laid.bounding_box()
    assert box
    assert abs(box["x"] - (x - 10)) < 40
    assert abs(box["y"] - (y - 10)) < 60
    after = cells(window)
    assert all(after[tiles] == cell for tiles, cell in before.items())


@pytest.mark.parametrize("full", [FULL, FULL_OF_MELDS], ids=["tiles", "cards"])
def test_a_full_table_scrolls_zooms_and_says_so(chair: Chair, db: Path, full: Scene) -> None:
    window = chair(size=SMALL, touch=True)
    go_to(window, db, full)
    sight = window.wait(lambda now: now.mine)
    page = window.page
    table = page.locator('[data-zone="table"]')
    below = page.locator("[data-more]")
    above = page.locator('[data-beyond="above"]')
    expect(below).to_be_visible()
    beyond = int(below.inner_text())
    assert 0 < beyond < len(sight.sets)
    expect(above).to_be_hidden()
    # It lies below the table and covers none of it.
    box, pill = table.bounding_box(), below.bounding_box()
    assert box
    assert pill
    assert pill["y"] >= box["y"] + box["height"]
    below.tap()
    expect(above).to_be_attached()
    page.wait_for_function("() => document.querySelector('[data-zone=table]').scrollTop > 50")
    width = "(list) => list.querySelector('[data-piece]').offsetWidth"
    usual = table.evaluate(width)
    page.locator('[data-zoom="fit"]').tap()
    expect(below).to_have_count(0)
    assert table.evaluate(width) < usual
    page.locator('[data-zoom="fit"]').tap()
    assert table.evaluate(width) == usual
    page.locator("[data-view]").tap()
    page.locator('[data-zoom="in"]').tap()
    assert table.evaluate(width) > usual
    page.keyboard.press("Escape")
    # Two fingers do the same.
    box = table.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = window.context.new_cdp_session(page)
    near = table.evaluate(width)
    for what, apart in (("touchStart", 60), ("touchMove", 50), ("touchMove", 40), ("touchMove", 34)):
        points = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}]
        line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert table.evaluate(width) < near * 0.8
    assert window.see().sets == sight.sets


def test_a_low_phone_keeps_room_for_the_table_however_many_tiles_one_holds(chair: Chair, db: Path) -> None:
    window = chair(size=SMALL, touch=True)
    go_to(window, db, HEAVY)
    sight = window.wait(lambda now: now.mine)
    assert len(sight.rack) >= 30
    box = window.page.locator('[data-zone="table"]').bounding_box()
    assert box
    assert box["height"] >= 0.36 * SMALL[1]
    tile = window.page.locator('[data-zone="rack"] [data-piece]').first.bounding_box()
    assert tile
    assert tile["width"] >= 44
    new = window.page.locator('button[data-zone="new"]').bounding_box()
    assert new
    # Nothing lies over the table: the buttons have a row of their own below it.
    assert box["y"] + box["height"] <= new["y"] + 1
    expect(window.page.locator('button[data-zone="new"]')).to_be_in_viewport(ratio=1)
    Finger(window).lay(sight.rack[:1])
    window.wait(lambda now: len(now.sets) == len(sight.sets) + 1)
    expect(window.page.locator(window.piece(sight.rack[0].id))).to_be_in_viewport()


def test_cards_lie_one_over_the_other_and_rank_and_suit_of_each_are_seen(chair: Chair, db: Path) -> None:
    window = chair(size=(390, 844), touch=True)
    go_to(window, db, FULL_OF_MELDS)
    window.wait(lambda now: now.mine)
    seen = window.page.evaluate(
        """() => [...document.querySelectorAll("[data-set]")].flatMap((set) => {
             const boxes = [...set.querySelectorAll("[data-piece]")].map((each) => each.getBoundingClientRect());
             return boxes.slice(1).map((box, at) => [box.left - boxes[at].left, box.width]);
           })"""
    )
    assert len(seen) > 40
    assert all(0.5 * width < strip < 0.7 * width for strip, width in seen)
    # The strip of a card that the next one covers is where a finger takes it.
    sight = window.see()
    inner = next(each for each in sight.sets if len(each.pieces) > 3).pieces[1]
    Finger(window).pick([inner])
    window.wait(lambda now: [piece.id for piece in now.selected] == [inner.id])


def groups(window: Window) -> list[list[str]]:
    """The rack as it lies, group by group."""
    found: list[list[str]] = window.page.evaluate(
        """() => {
          const groups = [];
          for (const cell of document.querySelectorAll("[data-group]")) {
            const at = Number(cell.dataset.group);
            (groups[at] ??= []).push(cell.querySelector("[data-face]").dataset.face);
          }
          return groups;
        }"""
    )
    return found


def test_gaps_on_the_rack_stay_until_it_is_sorted_and_what_is_drawn_is_raised(chair: Chair) -> None:
    window = chair()
    window.found("rummikub", options={"first_meld": 100})
    sight = window.wait(lambda now: now.mine)
    in_order = groups(window)
    assert all(len({face[0] for face in group}) == 1 for group in in_order), "a gap after each colour"
    first, second = sight.rack[:2]
    free = window.page.locator("[data-drop^=ledge]").last
    there = free.get_attribute("data-place")
    assert there
    Mouse(window).drag(Mouse(window).piece(first), window.page.locator(f'[data-drop="ledge:{there}"]'))
    assert groups(window)[-1] == [first.face]
    # By keyboard too: out of a group, and to the place before it.
    window.page.locator(window.piece(second.id)).click()
    window.page.keyboard.press("g")
    assert [second.face] in groups(window)
    window.page.locator(window.piece(second.id)).click()  # else the button would lay it
    tile = window.page.locator(window.piece(first.id))
    tile.focus()
    window.page.keyboard.press("Shift+ArrowLeft")
    expect(window.page.locator("[data-moved]")).to_have_text("row 2, place 14")
    expect(tile).to_have_accessible_name(re.compile("row 2, place 14"))
    after = draw_and_come_back(window, sight)
    (drawn,) = [piece for piece in after.rack if piece.id not in {each.id for each in sight.rack}]
    expect(window.page.locator(window.piece(drawn.id))).to_have_accessible_name(re.compile("just drawn"))
    expect(tile).to_have_accessible_name(re.compile("row 2, place 14"))
    kept = groups(window)
    window.page.reload()
    window.wait(lambda now: now.mine)
    assert groups(window) == kept
    window.page.keyboard.press("8")
    assert all(len({face[0] for face in group}) == 1 for group in groups(window)), "sorted again"


def test_a_special_joker_says_what_it_is_for(chair: Chair, db: Path) -> None:
    def holds_mirror(match: Match) -> bool:
        return mine(match) and MIRROR_JOKER in match.deal.view(ME).hand

    window = chair()
    go_to(window, db, scene("rummikub_twist", holds_mirror, players=3))
    (joker, *_) = [piece for piece in window.wait(lambda now: now.mine).rack if piece.face == "MJ"]
    tile = window.page.locator(window.piece(joker.id))
    tile.click()
    said = window.page.locator(".status")
    expect(said).to_contain_text("A mirror joker goes in the middle of a set")
    expect(tile).to_have_attribute("title", re.compile("^A mirror joker goes"))
