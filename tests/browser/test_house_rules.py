"""House rules that give a turn one thing more to do, by the page's own controls: drawing and then playing, and pairs
that are declared."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit.match import Match
from rummykit.play.actions import DeclarePairs
from tests.browser.guest import DESK, PHONE, Chair, Size
from tests.browser.record import Record
from tests.browser.staging import ME, go_to, mine, offers, scene


def to_draw(match: Match) -> bool:
    """The person is to play or draw, and the table is not empty."""
    return mine(match) and bool(match.deal._state.table) and not match.deal._state.has_drawn


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_has_drawn_is_told_so_and_passes(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size)
    match = go_to(window, db, scene("machiavelli", to_draw, play_after_draw=True))
    held = len(match.deal.view(ME).hand)
    window.wait(lambda now: now.mine and now.does == "draw")
    window.page.locator("[data-does=draw]").click()
    window.wait(lambda now: now.mine and now.does == "pass" and len(now.rack) == held + 1)
    expect(window.page.locator(".status")).to_contain_text("You have drawn")
    window.page.locator("[data-does=pass]").click()
    window.wait(lambda now: not now.mine or now.does == "draw")
    deal = Record.of(window, db).deal()
    assert deal.turn != ME or not deal._state.has_drawn  # by now a bot may have drawn


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pairs_are_declared_and_everybody_sees_it(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size)
    go_to(window, db, scene("okey", offers(DeclarePairs), players=4, declare_pairs=True))
    window.wait(lambda now: now.mine)
    expect(window.page.locator("[data-pairs]")).to_have_count(0)
    window.page.locator("[data-extra=declare_pairs]").click()
    expect(window.page.locator("[data-final=declare_pairs]")).to_contain_text("only with pairs")
    window.page.locator("[data-decide=no]").click()
    expect(window.page.locator("[data-final]")).to_have_count(0)
    assert not any(Record.of(window, db).deal()._state.in_pairs)
    window.page.locator("[data-extra=declare_pairs]").click()
    window.page.locator("[data-decide=yes]").click()
    expect(window.page.locator(f"[data-seat='{ME}'] [data-pairs]")).to_be_visible()
    expect(window.page.locator("[data-extra=declare_pairs]")).to_have_count(0)
    assert Record.of(window, db).deal()._state.in_pairs[ME]
