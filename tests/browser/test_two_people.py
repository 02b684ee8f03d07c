"""Two people at one table: over a link, with a browser that dies, with a server that dies."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from tests.browser.guest import PHONE, Chair, Sight, Window
from tests.browser.playing import play_turn
from tests.browser.strategy import is_joker
from tests.browser.ways import Finger, Mouse, Way
from tests.server.guest import PATIENCE
from tests.server.process import ServerProcess


def meet(chair: Chair, game: str, **more: object) -> tuple[Window, Window, str]:
    """Ada makes a table and sends the link, Bea follows it and sits down, Ada starts."""
    ada = chair()
    address = ada.found(game, start=False, seats=2, bots=0, **more)
    bea = chair(size=PHONE, touch=True)
    bea.page.goto(address)
    bea.page.get_by_role("textbox").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").tap()
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Bea")
    ada.page.get_by_role("button", name="Start", exact=False).click()
    for window in (ada, bea):
        expect(window.page.locator(".game")).to_be_visible()
    return ada, bea, address


def turns(players: dict[str, tuple[Window, Way]], how_many: int) -> None:
    """Whoever's turn it is plays, so many times, and keeps a few cards: nobody goes out."""
    opened: dict[str, bool] = {}
    for _ in range(how_many):
        name = whose_turn(players)
        assert name is not None
        window, way = players[name]
        opened[name] = play_turn(window, way, window.wait(lambda now: now.mine), opened.get(name, False), keep=3)


def whose_turn(players: dict[str, tuple[Window, Way]]) -> str | None:
    """The player to act, None when the deal is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for name, (window, _) in players.items():
            sight = window.see()
            if sight.ended:
                return None
            if sight.mine and sight.calm:
                return name
        time.sleep(0.1)
    raise AssertionError("it is nobody's turn")


def play_until(players: dict[str, tuple[Window, Way]], name: str) -> Sight:
    """Play until it is somebody's turn; what there is to see then."""
    if whose_turn(players) != name:
        turns(players, 1)
    return players[name][0].wait(lambda now: now.mine)


def draw_and_discard(window: Window, way: Way) -> None:
    """A turn that keeps all it can."""
    held = len(window.wait(lambda now: now.mine).rack)
    way.draw()
    after = window.wait(lambda now: len(now.rack) > held)
    way.discard(next(piece for piece in after.rack if not is_joker(piece.face)))
    window.insist(way.press, after)
    window.wait(lambda now: not now.mine)


def test_a_drop_is_settled_on_beforehand_and_can_be_taken_back(chair: Chair) -> None:
    ada, bea, _ = meet(chair, "indian_rummy_points")
    players: dict[str, tuple[Window, Way]] = {"Ada": (ada, Mouse(ada)), "Bea": (bea, Finger(bea))}
    mover = whose_turn(players)
    assert mover is not None
    waiter = "Bea" if mover == "Ada" else "Ada"
    waits = players[waiter][0]
    expect(players[mover][0].page.locator("[data-extra=drop_next]")).to_have_count(0)
    plan = waits.page.get_by_role("button", name="Drop on my turn")
    plan.click()
    plan.click()
    expect(plan).to_have_attribute("aria-pressed", "false")
    draw_and_discard(*players[mover])
    assert waits.wait(lambda now: now.mine).ended is None, "what was taken back does not happen"
    draw_and_discard(*players[waiter])
    plan.click()
    expect(plan).to_have_attribute("aria-pressed", "true")
    draw_and_discard(*players[mover])
    for window in (ada, bea):
        expect(window.page.locator('[data-end="match"]')).to_be_visible()


def kill(window: Window) -> None:
    """The page's process dies, and the browser with all it had open."""
    with suppress(Error):
        window.page.goto("chrome://crash", timeout=2000)
    window.context.close()


def hand(sight: Sight) -> list[str]:
    """The faces of a rack, in any order."""
    return sorted(piece.face for piece in sight.rack)


def test_one_of_two_is_killed_in_the_middle_of_a_turn_and_comes_back(chair: Chair) -> None:
    ada, bea, address = meet(chair, "rummikub")
    players: dict[str, tuple[Window, Way]] = {"ada": (ada, Mouse(ada)), "bea": (bea, Finger(bea))}
    turns(players, 5)
    before = play_until(players, "bea")
    held = hand(before)
    Finger(bea).lay(before.rack[:2])
    bea.wait(lambda now: len(now.rack) < len(before.rack))
    kept = bea.context.storage_state()
    kill(bea)
    expect(ada.page.locator('[data-notice="away"]')).to_contain_text("Bea")

    again = chair(size=PHONE, touch=True, storage_state=kept)
    again.page.goto(address)
    back = again.wait(lambda now: now.mine)
    assert hand(back) == held
    assert back.phase == before.phase
    expect(ada.page.locator('[data-notice="away"]')).to_have_count(0)
    turns({"ada": players["ada"], "bea": (again, Finger(again))}, 4)
    assert ada.see().turn > before.turn


def test_a_reload_keeps_the_draft_and_the_order_of_the_rack(chair: Chair) -> None:
    window = chair()
    window.found("rummikub")
    sight = window.wait(lambda now: now.mine)
    way = Mouse(window)
    way.drag(way.piece(sight.rack[-1]), way.piece(sight.rack[0]))
    mixed = window.wait(lambda now: now.rack[0].face == sight.rack[-1].face or now.rack[1].face == sight.rack[-1].face)
    way.lay(mixed.rack[3:5])
    before = window.wait(lambda now: len(now.rack) == len(sight.rack) - 2)
    window.page.reload()
    after = window.wait(lambda now: now.mine)
    assert [piece.face for piece in after.rack] == [piece.face for piece in before.rack]
    assert [each.faces for each in after.sets] == [each.faces for each in before.sets]
    window.page.keyboard.press("u")
    window.page.keyboard.press("u")
    undone = window.wait(lambda now: len(now.rack) == len(sight.rack))
    assert [piece.face for piece in undone.rack] == [piece.face for piece in mixed.rack]


@pytest.mark.own_server
def test_the_server_is_killed_and_started_again_and_the_page_goes_on(
    chair: Chair, db: Path, server: ServerProcess
) -> None:
    ada, bea, _ = meet(chair, "standard_rummy")
    players: dict[str, tuple[Window, Way]] = {"ada": (ada, Mouse(ada)), "bea": (bea, Finger(bea))}
    turns(players, 5)
    whose_turn(players)
    hands = {name: hand(window.see()) for name, (window, _) in players.items()}
    turn = ada.see().turn

    server.kill()
    expect(ada.page.get_by_text("Reconnecting")).to_be_visible()
    with ServerProcess(db, "--port", str(server.port)):
        for name, (window, _) in players.items():
            back = window.wait(lambda now: now.link == "open")
            assert hand(back) == hands[name]
            assert back.turn == turn
        turns(players, 4)
        assert ada.see().turn > turn
        for window, _ in players.values():
            window.page.goto("about:blank")
