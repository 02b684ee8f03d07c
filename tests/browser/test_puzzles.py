"""Puzzles by the controls of a table: missed, solved, shown; the next one; two in a run against the clock."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from playwright.sync_api import expect

from rummykit import puzzles
from rummykit.cards import number_of, parse
from rummykit.play.actions import Discard, GoOut, Open
from rummykit.puzzles import Puzzle
from rummykit.server.features.puzzles.puzzle_records import _nth
from tests.browser.acting import held
from tests.browser.guest import DESK, PHONE, Chair, Window
from tests.browser.test_axe import serious
from tests.browser.ways import Finger, Mouse

TILES = "whole_rack-1"
"""The rack r6 k6 o3; o4 o5 o6 and a group of tens on the table."""
CARDS = "whole_hand-4"
"""The hand 3S 4S 6S of Machiavelli; 5S 6S 7S 8S, a group of twos and one of sevens on the table."""
JOKER = "whole_hand-15"
"""The hand 3S QS QD of Vatikan; AS 2S JK=3S 4S among the melds on the table."""

RACK = "finish-30"
"""A rack of Okey that goes out without the black 10."""
WAITS = "most_waits-42"
"""One that lacks a tile: without a red 5 it waits for 16."""
OPENING = "opening-30"
"""A rack of 101 Okey with a first meld of 108, of which the dearest melds one by one leave too little."""
DEAREST = "dearest_meld-10"
"""One with a first meld of 110, of which the group of threes is not needed to open."""


def at(window: Window, path: str) -> None:
    """Open a puzzle, and wait until it can be played."""
    window.page.goto(window.base + path)
    window.wait(lambda now: now.mine)


def put_low_end(window: Window, way: Finger) -> None:
    """The 3 goes to the run of orange tiles."""
    sight = window.wait(lambda now: now.mine and len(now.rack) == 3)
    run = next(each for each in sight.sets if "o4" in each.faces)
    way.add(held(sight.rack, parse("o3")), run)


def test_a_puzzle_is_missed_tried_again_and_solved_on_a_phone(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True, reduced_motion="reduce")
    page, way = window.page, Finger(window)
    at(window, f"/puzzles/{TILES}")
    expect(page.locator("[data-asked]")).to_have_text("Play your whole rack in one turn.")
    expect(page.locator("[data-does]")).to_have_attribute("data-does", "place")
    put_low_end(window, way)
    way.press()
    expect(page.locator("[data-attempt]")).to_have_text("Not yet. 1 of 3 tiles.")
    page.get_by_role("button", name="Again", exact=True).click()
    put_low_end(window, way)
    sight = window.wait(lambda now: len(now.rack) == 2)
    six = next(piece for each in sight.sets for piece in each.pieces if piece.face == "o6")
    way.pick([six, *held(sight.rack, parse("r6 k6"))])
    page.locator('[data-nav="new"]').click()
    window.wait(lambda now: not now.rack)
    way.press()
    expect(page.locator('[data-attempt="done"]')).to_contain_text("3 of 3 tiles")
    page.get_by_role("button", name="More puzzles").click()
    expect(page.locator("[data-record]")).to_contain_text("0 of 1 solved at the first attempt")
    page.keyboard.press("Escape")
    page.locator("[data-next]").click()
    expect(page).not_to_have_url(f"{window.base}/puzzles/{TILES}")
    window.wait(lambda now: now.mine)


def test_a_whole_hand_is_laid_at_a_table_of_cards_on_a_phone(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True, reduced_motion="reduce")
    page, way = window.page, Finger(window)
    at(window, f"/puzzles/{CARDS}")
    expect(page.locator("[data-asked]")).to_contain_text("Lay your whole hand in one turn.")
    sight = window.wait(lambda now: now.mine and len(now.rack) == 3)
    run = next(each for each in sight.sets if "5S" in each.faces)
    way.add(held(sight.rack, parse("3S 4S")), run)
    window.wait(lambda now: len(now.rack) == 1)
    way.press()
    expect(page.locator("[data-attempt]")).to_have_text("Not yet. 2 of 3 cards.")
    page.get_by_role("button", name="Again", exact=True).click()
    sight = window.wait(lambda now: now.mine and len(now.rack) == 3)
    five = next(piece for each in sight.sets for piece in each.pieces if piece.face == "5S")
    way.pick([five, *held(sight.rack, parse("3S 4S"))])
    page.locator('[data-nav="new"]').click()
    sight = window.wait(lambda now: len(now.rack) == 1)
    way.add(sight.rack, next(each for each in sight.sets if "3S" in each.faces))
    window.wait(lambda now: not now.rack)
    way.press()
    expect(page.locator('[data-attempt="done"]')).to_contain_text("3 of 3 cards")


def test_a_joker_is_replaced_and_laid_elsewhere(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True, reduced_motion="reduce")
    page, way = window.page, Finger(window)
    at(window, f"/puzzles/{JOKER}")
    sight = window.wait(lambda now: now.mine and len(now.rack) == 3)
    way.add(held(sight.rack, parse("3S")), next(each for each in sight.sets if "2S" in each.faces))
    sight = window.wait(lambda now: len(now.rack) == 2)
    joker = next(piece for each in sight.sets for piece in each.pieces if piece.face == "JK=3S")
    way.pick([joker, *sight.rack])
    page.locator('[data-nav="new"]').click()
    window.wait(lambda now: not now.rack and all(each.flaw is None for each in now.sets))
    way.press()
    expect(page.locator('[data-attempt="done"]')).to_contain_text("3 of 3 cards")


def test_a_rack_is_grouped_and_goes_out_and_another_says_how_many_tiles_it_waits_for(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True, reduced_motion="reduce")
    page, way = window.page, Finger(window)
    at(window, f"/puzzles/{RACK}")
    expect(page.locator("[data-asked]")).to_contain_text("discard one tile")
    out = puzzles.way(puzzles.find(RACK))
    assert isinstance(out, GoOut)
    go_out(window, way, out)
    expect(page.locator('[data-attempt="done"]')).to_have_text("Done.")
    at(window, f"/puzzles/{WAITS}")
    puzzle = puzzles.find(WAITS)
    best = puzzles.way(puzzle)
    assert isinstance(best, Discard)
    sight = window.see()
    way.pick(held(sight.rack, [next(face for face in puzzle.hand if face != best.card)]))
    way.press()
    expect(page.locator("[data-attempt=missed]")).to_contain_text(f"; possible: {puzzle.best}.")
    page.get_by_role("button", name="Again", exact=True).click()
    way.pick(held(window.wait(lambda now: now.mine and len(now.rack) == 15).rack, [best.card]))
    way.press()
    expect(page.locator('[data-attempt="done"]')).to_contain_text(f"go out: {puzzle.best}; possible: {puzzle.best}.")


def go_out(window: Window, way: Finger, out: GoOut) -> None:
    """The melds are grouped one by one, and shown as they lie."""
    grouped: set[int] = set()
    for meld in out.melds:
        rack = window.wait(lambda now: not now.selected).rack
        pieces = held([piece for piece in rack if piece.id not in grouped], meld)
        way.pick(pieces)
        way.button("[data-tool=group]")
        grouped |= {piece.id for piece in pieces}
    window.wait(lambda now: not now.selected)
    way.button("[data-does=go_out]")
    way.button("[data-confirm=go_out]:enabled")


def test_todays_puzzle_lies_there_at_once_and_its_way_is_shown(chair: Chair) -> None:
    window = chair(size=DESK, reduced_motion="reduce")
    page = window.page
    page.goto(window.base)
    page.get_by_role("link", name="Today's puzzle").click()
    window.wait(lambda now: now.mine)
    expect(page.locator("[data-task]")).to_contain_text("Today's puzzle")
    for hidden in ("People", "Scores", "Log"):
        expect(page.locator("header.top").get_by_role("button", name=hidden, exact=True)).to_have_count(0)
    assert serious(window) == []
    at(window, "/puzzles/one_discard-1")
    best = puzzles.way(puzzles.find("one_discard-1"))
    assert isinstance(best, Discard)
    way, sight = Mouse(window), window.see()
    wrong = next(each for each in sight.rack if each not in held(sight.rack, [best.card]))
    way.pick([wrong])
    way.press()
    expect(page.locator("[data-attempt]")).to_contain_text("; possible: ")
    assert serious(window) == []
    page.get_by_role("button", name="Show the solution").click()
    window.wait(lambda now: [each.id for each in now.selected] == [held(now.rack, [best.card])[0].id])
    way.press()
    expect(page.locator('[data-attempt="done"]')).to_be_visible()


def test_a_run_of_two_puzzles_against_the_clock(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE, touch=True, reduced_motion="reduce")
    page, way = window.page, Finger(window)
    page.goto(f"{window.base}/puzzles/run")
    page.locator("[data-begin]").click()
    page.locator("[data-left]").wait_for()
    # Of all runs one that begins with two discards.
    seed = next(each for each in map(str, count()) if all(_nth(each, n).theme == "one_discard" for n in (0, 1)))
    with closing(sqlite3.connect(db)) as kept, kept:
        kept.execute("UPDATE puzzle_runs SET seed = ? WHERE solved = 0 AND missed = 0", (seed,))
    page.reload()
    for number in (0, 1):
        page.locator(f'[data-run-solved="{number}"]').wait_for()
        sight = window.wait(lambda now: now.mine)
        best = puzzles.way(_nth(seed, number))
        assert isinstance(best, Discard)
        way.pick(held(sight.rack, [best.card]))
        way.press()
    page.locator('[data-run-solved="2"]').wait_for()
    with closing(sqlite3.connect(db)) as kept, kept:
        kept.execute("UPDATE puzzle_runs SET missed = 3 WHERE seed = ?", (seed,))
    page.reload()
    expect(page.locator("[data-run-over]")).to_contain_text("Best run: 2")


def test_a_line_that_is_cut_loses_nothing(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True, reduced_motion="reduce")
    page, way = window.page, Finger(window)
    at(window, f"/puzzles/{TILES}")
    put_low_end(window, way)
    window.wait(lambda now: len(now.rack) == 2)
    window.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.locator("[data-all-puzzles]").click()
    page.locator("[data-another]").click()
    expect(page.locator("[data-puzzles] .problem")).to_be_visible()
    window.context.set_offline(False)
    page.keyboard.press("Escape")
    assert len(window.wait(lambda now: now.mine).rack) == 2
    assert all("ERR_INTERNET_DISCONNECTED" in each for each in window.complaints)
    window.complaints.clear()


def test_a_first_meld_of_a_rack_is_laid_aside_meld_by_meld_and_the_dearest_alone_will_do(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True, reduced_motion="reduce")
    page, way = window.page, Finger(window)
    at(window, f"/puzzles/{OPENING}")
    expect(page.locator("[data-asked]")).to_contain_text("that is worth enough")
    expect(page.locator("[data-does=aside]")).to_contain_text("0")
    lay(window, way, puzzles.find(OPENING))
    expect(page.locator('[data-attempt="done"]')).to_contain_text("Points: 108; possible: 108.")
    at(window, f"/puzzles/{DEAREST}")
    lay(window, way, puzzles.find(DEAREST), without=3)
    expect(page.locator("[data-attempt=missed]")).to_contain_text("Points: 101; possible: 110.")
    page.get_by_role("button", name="Again", exact=True).click()
    window.wait(lambda now: now.mine and len(now.rack) == 22)
    lay(window, way, puzzles.find(DEAREST))
    expect(page.locator('[data-attempt="done"]')).to_contain_text("Points: 110; possible: 110.")


def lay(window: Window, way: Finger, puzzle: Puzzle, without: int = 0) -> None:
    """The melds of the way are laid aside, but for a group of this number; the last of them lays them all."""
    open = puzzles.way(puzzle)
    assert isinstance(open, Open)
    for meld in open.melds:
        if {number_of(face) for face in meld} != {without}:
            rack = window.see().rack
            left = len(rack) - len(meld)
            way.lay(held(rack, meld))
            window.wait(lambda now, left=left: len(now.rack) <= left)  # type: ignore[misc]
    window.wait(lambda now: not now.selected)
