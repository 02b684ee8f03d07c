"""Hints at the table: first where, then what, and the player decides."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Chair, Sight, Window
from tests.browser.short_deals import found_deal
from tests.browser.staging import scene, sit, write_table
from tests.browser.whole_deal import seats_of

MARKED = "() => [...document.querySelectorAll('.grip.hinted')].map((each) => each.dataset.face)"


def marked(window: Window) -> list[str]:
    """The pieces that a hint points at."""
    faces: list[str] = window.page.evaluate(MARKED)
    return faces


def hint(window: Window, stage: int) -> None:
    """Tap for a hint and wait until so much of it has been told."""
    window.page.locator("[data-hint]").click()
    window.page.locator(f'[data-hint="{stage}"]').wait_for()


def mine(sight: Sight) -> bool:
    """Whether it is my turn, or the end."""
    return sight.mine or sight.ended is not None


def mine_again(before: int, sight: Sight) -> bool:
    """Whether it is another turn than that before, and mine."""
    return sight.turn != before and mine(sight)


@pytest.mark.parametrize(
    ("game", "options", "draw"),
    # Without a first meld to reach there is soon something to play.
    [("rummikub", {"first_meld": 0}, "draw a tile"), ("machiavelli", {}, "draw a card")],
)
def test_where_then_what_at_a_table_that_is_rearranged(
    chair: Chair, game: str, options: dict[str, int], draw: str
) -> None:
    window = chair()
    window.found(game, seats=2, options=options)
    for _ in range(60):
        sight = window.wait(mine)
        assert sight.ended is None
        window.page.locator("[data-hint]").click()
        window.page.locator('[data-hint="1"], [data-hint="2"]').wait_for()
        if window.page.locator('[data-hint="1"]').count():
            break
        # Nothing to play: draw, and wait for the next turn.
        expect(window.page.locator(".status")).to_contain_text(draw)
        window.page.locator("[data-does]").click()
        window.wait(partial(mine_again, sight.turn))
    expect(window.page.locator(".status")).to_contain_text("Look at the highlighted cards.")
    where = marked(window)
    assert where
    assert {piece.face for piece in sight.rack} & set(where)
    window.page.locator("[data-hint]").click()
    drafted = window.wait(lambda now: len(now.rack) < len(sight.rack) and now.ready)
    played = len(sight.rack) - len(drafted.rack)
    assert all(each.flaw is None for each in drafted.sets)
    # What is left to do is marked.
    expect(window.page.locator('[data-does="end"]')).to_have_css("outline-style", "dashed")
    # It is a draft: it can be taken back, and laid out again.
    window.page.get_by_role("button", name="Undo").click()
    window.wait(lambda now: len(now.rack) == len(sight.rack))
    window.page.locator('[data-hint="2"]').click()
    window.wait(lambda now: len(now.rack) == len(sight.rack) - played and now.ready)
    window.page.locator("[data-does]").click()
    after = window.wait(lambda now: now.ended is not None or (now.turn > sight.turn and now.mine))
    if after.ended is None:
        assert len(after.rack) == len(sight.rack) - played
        expect(window.page.locator('[data-hint="0"]')).to_be_visible()


@pytest.mark.parametrize("game", ["standard_rummy", "phom"])
def test_a_deal_of_cards_by_hints_alone(chair: Chair, db: Path, game: str) -> None:
    window, players = chair(size=PHONE, touch=True), seats_of(game)
    sit(window, *write_table(db, scene(game, bool, players=players), found_deal(game, players).seed))
    for _ in range(200):
        sight = window.wait(mine)
        if sight.ended is not None:
            break
        button = window.page.locator("[data-hint]")
        button.click()
        window.page.locator('[data-hint="1"], [data-hint="2"]').wait_for()
        if window.page.locator('[data-hint="1"]').count():
            hint(window, 2)
        button.click()
        # Done: the next hint can be asked for, or it is somebody else's turn.
        window.wait(lambda now: window.page.locator('[data-hint="0"]').count() > 0 or not now.mine)
    assert window.see().ended is not None


def test_among_people_there_is_no_hint(chair: Chair) -> None:
    window = chair()
    window.found("rummikub", seats=2, hints=False)
    window.wait(lambda now: now.mine)
    expect(window.page.locator("[data-hint]")).to_have_count(0)
