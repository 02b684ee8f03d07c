"""A game from a file is on the page like any other, and a table of it goes on when the file is gone."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.acting import Player
from tests.browser.guest import PHONE, Window
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
    (sheets / "sevens_wild.toml").write_text(whole, encoding="utf-8")

    with ServerProcess(db, "--sheets", str(sheets), limits=MANY_VISITORS) as server:
        window = Window.open(chromium, f"http://127.0.0.1:{server.port}", size=PHONE, touch=True)
        window.page.goto(f"{window.base}/games")
        card = window.page.locator("article", has=window.page.get_by_role("heading", name="Sevens Wild"))
        card.get_by_role("button", name="Sevens Wild", expanded=False).click()
        card.get_by_role("link", name="Rules").click()
        expect(window.page.get_by_role("heading", level=1)).to_contain_text("Sevens Wild")
        expect(window.page.locator("main")).to_contain_text("The rank that is wild: 7")
        window.page.go_back()
        card.get_by_role("button", name="Play now").click()
        window.page.wait_for_url("**/t/*")
        record = Record.of(window, db)
        player = Player(window, Finger(window), record)
        sight, deal = player.turn()
        if sight.ended is None:
            player.go_on(sight, deal)
        state = window.context.storage_state()
        window.close()

    with ServerProcess(db, limits=MANY_VISITORS) as server:
        base = f"http://127.0.0.1:{server.port}"
        window = Window.open(chromium, base, size=PHONE, touch=True, storage_state=state)
        window.page.goto(f"{window.base}/games")
        expect(window.page.get_by_role("heading", name="Nowrang")).to_be_visible()
        expect(window.page.get_by_role("heading", name="Sevens Wild")).to_have_count(0)
        window.page.goto(f"{window.base}/t/{record.table}")
        window.press("Rules")
        expect(window.page.get_by_role("dialog")).to_contain_text("Sevens Wild")
        window.page.keyboard.press("Escape")
        assert Player(window, Finger(window), record).play_deal().ended in ("deal", "match")
        window.close()
