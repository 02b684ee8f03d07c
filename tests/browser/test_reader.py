"""What a screen reader is told, and what is left of the page at twice its size: read off the accessibility tree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Chair, Sight, Window
from tests.browser.playing import my_turn, play_turn
from tests.browser.short_deals import found_deal
from tests.browser.staging import scene, sit, write_table
from tests.browser.ways import Keys
from tests.browser.whole_deal import seats_of

NAMELESS = re.compile(r"^\s*- (button|link|checkbox|radio|combobox|textbox|switch|tab)(?: \[[^]]*\])*:?$", re.MULTILINE)
"""A control without a name, as Playwright writes the tree down."""


def tree(window: Window) -> str:
    """The accessibility tree of the page, a node a line."""
    return window.page.locator("body").aria_snapshot()


def announced(window: Window) -> str:
    """What the live region says now."""
    return window.page.locator("[data-heard]").inner_text()


def in_group(snapshot: str, name: str) -> list[str]:
    """The names of the buttons in a group of the tree whose name begins so."""
    lines = snapshot.splitlines()
    start = next(i for i, line in enumerate(lines) if line.strip().startswith(f'- group "{name}'))
    depth = len(lines[start]) - len(lines[start].lstrip())
    found = []
    for line in lines[start + 1 :]:
        if line.strip() and len(line) - len(line.lstrip()) <= depth:
            break
        if button := re.match(r'\s*- button "([^"]+)"', line):
            found.append(button[1])
    return found


@pytest.mark.parametrize(
    ("game", "hand", "piece", "others"),
    [
        ("rummikub", "Your rack", r"(red|blue|black|orange) \d+|joker", r"(drew a tile|played|passed)"),
        ("standard_rummy", "Your hand", r"\w+ of (clubs|diamonds|hearts|spades)", r"discarded"),
    ],
)
def test_a_deal_by_keys_and_the_tree_alone(
    chair: Chair, db: Path, game: str, hand: str, piece: str, others: str
) -> None:
    window, players = chair(), seats_of(game)
    sit(window, *write_table(db, scene(game, bool, players=players), found_deal(game, players).seed))
    keys = Keys(window)
    opened, heard = False, 0
    for _ in range(200):
        sight = window.wait(my_turn)
        if sight.ended is not None:
            break
        snapshot = tree(window)
        assert not NAMELESS.findall(snapshot), snapshot
        names = [name for name in in_group(snapshot, hand) if not name.endswith("Select these cards")]
        assert len(names) == len(sight.rack)
        assert all(re.match(piece, name) for name in names), names
        if sight.turn > 2:
            heard += told_of_others(window, sight, others)
        opened = play_turn(window, keys, sight, opened)
    else:
        raise AssertionError("no end")
    assert heard > 0
    snapshot = tree(window)
    assert not NAMELESS.findall(snapshot), snapshot
    assert "- table" in snapshot, "the score sheet is a table"


def told_of_others(window: Window, sight: Sight, others: str) -> int:
    """The live region says what the others have just done, and whose turn it is now; 1, to be counted."""
    expect(window.page.locator("[data-heard]")).to_have_text(re.compile(others))
    assert "Your turn" in announced(window), sight
    return 1


@pytest.mark.parametrize("path", ["/", "/referee", "/solver", "/scorepad", "/replay", "/rules/rummikub"])
def test_every_control_of_every_page_has_a_name(chair: Chair, path: str) -> None:
    window = chair()
    window.page.goto(window.base + path)
    expect(window.page.get_by_role("heading", level=1)).to_be_visible()
    window.page.wait_for_load_state("networkidle")
    assert not NAMELESS.findall(tree(window))


@pytest.mark.parametrize("path", ["/", "/referee", "/solver", "/scorepad", "/replay", "/rules/rummikub", None])
def test_at_two_hundred_percent_nothing_is_cut_off(chair: Chair, path: str | None) -> None:
    """A desk of 1280 × 800 at 200 % has 640 × 400 of the page's pixels; None is a table in play."""
    window = chair(size=(640, 400))
    if path is None:
        window.found("rummikub")
        sight = window.wait(lambda now: now.mine)
        last = window.page.locator(window.piece(sight.rack[-1].id))
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=0.9)
        button = window.page.locator("[data-does]")
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=0.9)
    else:
        window.page.goto(window.base + path)
        expect(window.page.get_by_role("heading", level=1)).to_be_visible()
    assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
