"""A game from a file is on the page like any other, and a table of it goes on when the file is gone."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.browser.acting import Player
from tests.browser.guest import PHONE, Sight, Window
from tests.browser.record import Record
from tests.browser.ways import Finger
from tests.server.process import MANY_VISITORS, ServerProcess

DOCUMENT = Path(__file__).parents[2] / "docs/sheets.md"


def test_a_game_from_a_file_is_chosen_read_and_played_and_outlives_the_file(chromium: Browser, tmp_path: Path) -> None:
    sheets, db = tmp_path / "sheets", tmp_path / "tables.sqlite3"
    sheets.mkdir()
    whole = next(
        text for text in re.findall(r"```toml\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL) if "[pack]" in text
    )
    # No single deal is worth so much: the match goes on after it.
    long = whole.replace("target = 100", "target = 1000")
    assert long != whole
    (sheets / "sevens_wild.toml").write_text(long, encoding="utf-8")

    with ServerProcess(db, "--sheets", str(sheets), limits=MANY_VISITORS) as server:
        window = Window.open(chromium, f"http://127.0.0.1:{server.port}", size=PHONE, touch=True)
        window.page.goto(window.base)
        card = window.page.locator("article", has=window.page.get_by_role("heading", name="Sevens Wild"))
        card.get_by_role("link", name="Rules").click()
        expect(window.page.get_by_role("heading", level=1)).to_contain_text("Sevens Wild")
        expect(window.page.locator("main")).to_contain_text("The rank that is wild: 7")
        window.page.go_back()
        card.get_by_role("button", name="Play now").click()
        window.page.wait_for_url("**/t/*")
        record = Record.of(window, db)
        assert Player(window, Finger(window), record).play_deal().ended == "deal"
        state = window.context.storage_state()
        window.close()

    with ServerProcess(db, limits=MANY_VISITORS) as server:
        base = f"http://127.0.0.1:{server.port}"
        window = Window.open(chromium, base, size=PHONE, touch=True, storage_state=state)
        window.page.goto(window.base)
        expect(window.page.get_by_role("heading", name="Nowrang")).to_be_visible()
        expect(window.page.get_by_role("heading", name="Sevens Wild")).to_have_count(0)
        window.page.goto(f"{window.base}/t/{record.table}")
        begin_next_deal(window)
        window.press("Rules")
        expect(window.page.get_by_role("dialog")).to_contain_text("Sevens Wild")
        window.page.keyboard.press("Escape")
        assert Player(window, Finger(window), record).play_deal().ended in ("deal", "match")
        window.close()


def begin_next_deal(window: Window) -> None:
    """Go on to a deal in which my turn comes: with seven cards in hand a bot now and then goes out before."""
    scored = window.page.locator("[data-end] table tbody tr:not(.start)")
    for deals in range(1, 20):
        expect(scored).to_have_count(deals)
        window.page.locator("[data-does='next_deal']").click()
        sight = window.wait(partial(mine_or_scored, scored, deals + 1))
        if sight.mine:
            return
    raise AssertionError("my turn never came")


def mine_or_scored(scored: Locator, deals: int, sight: Sight) -> bool:
    """Whether it is my turn, or so many deals are on the score sheet."""
    return sight.mine or scored.count() == deals
