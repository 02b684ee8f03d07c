"""An evening with friends: the next deal, a rematch, a pause, somebody who goes and comes back; nobody is surprised."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rummykit import games
from rummykit.bots import choose
from rummykit.server.store.batch import Append, write
from rummykit.server.store.sql import open_engine
from rummykit.server.table.entries import Acted, Created, Entry, NextDealt, SatDown, Started, encode
from rummykit.server.table.guests import COOKIE, key_of, new_secret
from rummykit.server.table.services import new_table_id
from rummykit.server.table.table import Table
from tests.browser.guest import PHONE, Chair, Window
from tests.browser.line import Line
from tests.browser.test_people import people

NAMES = ("Ada", "Bea", "Cy")


def friends(
    chair: Chair, db: Path, until: Callable[[Table], bool], seats: int = 2, **created: Any
) -> tuple[list[Window], str]:
    """Friends at a table where play has led to something, the first at a desk, the others with phones."""
    asked: dict[str, Any] = {"options": {}, "turn_seconds": None} | created
    sheet, now = games.get("standard_rummy", **asked["options"]), time.time()
    secrets = [new_secret() for _ in range(seats)]
    log: list[Entry] = [
        Created(at=now, game=sheet.id, sheet=sheet.version, seats=seats, bots=0, bot_level="greedy", **asked),
        *(SatDown(at=now, seat=seat, name=NAMES[seat], key=str(key_of(secret))) for seat, secret in enumerate(secrets)),
        Started(at=now, seed=bytes([3] * 32)),
    ]
    table, _ = Table.replay("x", log)
    while not until(table):
        assert table.match is not None
        turn = table.turn
        if turn is None:
            log.append(NextDealt(at=now, seat=0))
        else:
            action = choose("greedy", sheet, table.match.deal.view(turn), Random(1))
            log.append(Acted(at=now, seat=turn, action=action))
        table.apply(log[-1])
    id, engine = new_table_id(), open_engine(str(db))
    with engine.begin() as connection:
        assert write(connection, [Append(id, 0, "staged", tuple(map(encode, log)), None)]) == [None]
    engine.dispose()
    windows = []
    for seat, secret in enumerate(secrets):
        window = chair() if seat == 0 else chair(size=PHONE, touch=True)
        window.context.add_cookies([{"name": COOKIE, "value": secret, "url": window.base}])
        window.page.goto(f"{window.base}/t/{id}")
        expect(window.page.locator('.game[data-link="open"]')).to_be_visible()
        windows.append(window)
    return windows, id


def scored(table: Table) -> bool:
    """A deal has been scored."""
    return table.state == "between_deals"


def over(table: Table) -> bool:
    """The match is over."""
    return table.state == "over"


def begun(table: Table) -> bool:
    """The match has begun."""
    return table.state == "playing"


def button(window: Window, does: str) -> Locator:
    """The button that does something."""
    return window.page.locator(f'[data-does="{does}"]')


def test_the_next_deal_waits_for_both_and_both_see_it(chair: Chair, db: Path) -> None:
    (ada, bea), _ = friends(chair, db, scored)
    button(ada, "next_deal").click()
    # Ada sees that she is waiting, Bea that she is waited for and for how long; nothing has begun.
    expect(button(ada, "next_deal")).to_be_disabled()
    expect(ada.page.locator(".going")).to_contain_text("Waiting for Bea")
    expect(bea.page.locator(".going")).to_contain_text("Ready: Ada")
    expect(bea.page.locator("[data-countdown]")).to_contain_text(re.compile(r"0:[012]\d"))
    expect(bea.page.locator('[data-end="deal"]')).to_be_visible()
    button(bea, "next_deal").tap()
    for window in (ada, bea):
        expect(window.page.locator("[data-end]")).to_have_count(0)
        expect(window.page.locator('.game[data-state="playing"]')).to_be_visible()


@pytest.mark.own_server(agree_rematch_seconds=2.0)
def test_a_slow_friend_is_not_taken_into_a_rematch_and_comes_when_she_likes(chair: Chair, db: Path) -> None:
    """Bea reads the score sheet for longer than she is waited for, and loses nothing."""
    (ada, bea), table = friends(chair, db, over, options={"target_score": 1}, turn_seconds=15)
    button(ada, "rematch").click()
    # The countdown is over without her: Ada waits at a new table, where no match has begun.
    expect(button(bea, "follow")).to_be_visible()
    expect(ada.page).not_to_have_url(f"{ada.base}/t/{table}")
    seats = ada.page.get_by_role("list", name="Seats")
    expect(seats).to_contain_text("Free")
    button(bea, "follow").tap()
    expect(seats).to_contain_text("Bea")
    ada.page.get_by_role("button", name=re.compile("^Start")).click()
    for window in (ada, bea):
        expect(window.page.locator('.game[data-state="playing"]')).to_be_visible()
        assert "ran out" not in window.page.inner_text("body")


def test_both_who_want_a_rematch_are_in_it_at_once(chair: Chair, db: Path) -> None:
    (ada, bea), table = friends(chair, db, over, options={"target_score": 1}, turn_seconds=15)
    button(bea, "rematch").tap()
    expect(ada.page.locator(".going")).to_contain_text("Ready: Bea")
    button(ada, "rematch").click()
    for window in (ada, bea):
        expect(window.page).not_to_have_url(f"{window.base}/t/{table}")
        expect(window.page.locator('.game[data-state="playing"]')).to_be_visible()


def test_a_pause_stops_everything_that_moves_until_both_go_on(chair: Chair, db: Path) -> None:
    (ada, bea), _ = friends(chair, db, begun, turn_seconds=60)
    for window in (ada, bea):
        expect(window.page.get_by_text(re.compile(r"^0:[0-5]\d$|^1:00$")).first).to_be_visible()
    people(ada)
    ada.page.get_by_role("button", name="Ask for a pause").click()
    bea.page.locator('[data-notice="pause-asked"] button:not([data-pause="no"])').tap()
    for window in (ada, bea):
        expect(window.page.locator('.game[data-rests="true"]')).to_be_visible()
        expect(window.page.locator('[data-notice="paused"]')).to_be_visible()
        # No ring, no clock, nobody is said to play, and the strip covers nothing.
        expect(window.page.get_by_text(re.compile(r"^\d:\d\d$"))).to_have_count(0)
        expect(window.page.locator("[aria-current='true'][data-seat]")).to_have_count(0)
        expect(window.page.get_by_text("is playing")).to_have_count(0)
        strip = window.page.locator('[data-notice="paused"]').bounding_box()
        main = window.page.locator("main.main").bounding_box()
        assert strip is not None
        assert main is not None
        assert strip["y"] + strip["height"] <= main["y"] + 1
    button(ada, "resume").click()
    expect(bea.page.locator('[data-notice="paused"]')).to_contain_text("Ready: Ada")
    expect(bea.page.locator('.game[data-rests="true"]')).to_be_visible()
    button(bea, "resume").tap()
    for window in (ada, bea):
        expect(window.page.locator('.game[data-rests="false"]')).to_be_visible()


def test_alone_with_bots_one_pauses_without_asking_anybody(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True)
    window.found("standard_rummy", seats=3)
    window.wait(lambda now: now.mine)
    people(window)
    expect(window.page.locator("[data-phrase]")).to_have_count(0)
    window.page.get_by_role("button", name="Pause", exact=True).tap()
    expect(window.page.locator('.game[data-rests="true"]')).to_be_visible()
    button(window, "resume").tap()
    expect(window.page.locator('.game[data-rests="false"]')).to_be_visible()


@pytest.mark.own_server
def test_who_is_away_and_whose_line_is_cut_is_plain_to_see(chair: Chair, db: Path) -> None:
    (ada, bea), table = friends(chair, db, begun, stand_in=True)
    line = Line(ada)
    ada.page.reload()
    expect(ada.page.locator('.game[data-link="open"]')).to_be_visible()
    bea.page.goto("about:blank")
    expect(ada.page.locator('[data-notice="away"]')).to_contain_text("Bea has been away for 0:0")
    expect(ada.page.locator('[data-notice="away"]')).to_contain_text("a bot takes over")
    bea.page.goto(f"{bea.base}/t/{table}")
    expect(ada.page.locator('[data-notice="away"]')).to_have_count(0)

    line.cut()
    expect(ada.page.locator('[data-notice="cut"]')).to_contain_text("Reconnecting")
    expect(ada.page.locator('.game[data-rests="true"]')).to_be_visible()
    expect(bea.page.locator('[data-notice="away"]')).to_contain_text("Ada")
    line.mend()
    expect(ada.page.locator('[data-notice="cut"]')).to_have_count(0)
    expect(ada.page.locator('[data-notice="meanwhile"]')).to_have_count(0)


@pytest.mark.own_server(grace_seconds=1.0)
def test_who_comes_back_is_told_what_was_done_for_them(chair: Chair, db: Path) -> None:
    (ada, bea), table = friends(chair, db, begun, turn_seconds=1.0)
    # The clock acts for Bea while she looks elsewhere.
    bea.page.goto("about:blank")
    for _ in range(2):
        turn = ada.see().turn
        expect(ada.page.locator(f'.game:not([data-turn="{turn}"])')).to_be_visible()
    ada.page.wait_for_timeout(2500)
    bea.page.goto(f"{bea.base}/t/{table}")
    told = bea.page.locator('[data-notice="meanwhile"]')
    expect(told).to_contain_text("While you were away:")
    expect(told).to_contain_text("You discarded")
    told.get_by_role("button").tap()
    expect(told).to_have_count(0)


def test_leaving_asks_in_view_with_its_price_on_a_phone(chair: Chair) -> None:
    window = chair(size=(360, 640), touch=True)
    window.found("indian_rummy_points", seats=3)
    window.wait(lambda now: now.mine)
    people(window)
    window.page.locator("[data-leave=ask]").tap()
    sure = window.page.locator("[data-leave=sure]")
    expect(sure).to_be_in_viewport(ratio=1)
    expect(window.page.get_by_text("Leave for good?")).to_be_in_viewport(ratio=1)


def test_the_log_of_a_phone_opens_at_its_newest_line(chair: Chair, db: Path) -> None:
    (_, bea), _ = friends(chair, db, lambda table: table.version > 60, options={"target_score": 1000})
    bea.press("Log")
    expect(bea.page.locator(".log li").last).to_be_in_viewport()
