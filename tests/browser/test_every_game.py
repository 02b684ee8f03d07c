"""A whole deal of every game against a bot, with the controls the page has for it, to the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from rummykit import games
from tests.browser import playing, strategy
from tests.browser.guest import Chair, Piece, Sight, Window
from tests.browser.playing import my_turn
from tests.browser.ways import Finger

CARDS = [id for id, sheet in games.SHEETS.items() if sheet.pack.family == "cards"]
TILES = ("rummikub_classic", "rummikub_twist")
"""The third game of tiles is played in every way elsewhere."""
GROUPINGS = ("go_out", "declare", "show_melds")
SEATS = {"continental_rum": 4}
"""Of some games a deal between two now and then has no end but that of its stock; among more somebody goes out."""
MOST_TURNS = 400
PATIENCE = 40
"""After so many turns a player who may give up does."""


@pytest.mark.parametrize("game", CARDS)
def test_a_whole_deal(chair: Chair, game: str) -> None:
    window = chair()
    window.found(game, seats=SEATS.get(game, 2))
    sight = play_deal(window)
    assert sight.ended in ("deal", "match")
    expect(window.page.locator("[data-end] table tbody tr:not(.start)")).to_have_count(1)


@pytest.mark.parametrize("game", TILES)
def test_a_whole_deal_of_tiles(chair: Chair, game: str) -> None:
    window = chair(size=Finger.size, touch=True)
    window.found(game, options={"first_meld": 20})
    sight = playing.play_deal(window, Finger(window), first_meld=20)
    assert sight.ended in ("deal", "match")
    expect(window.page.locator("[data-end] table tbody tr:not(.start)")).to_have_count(1)


def play_deal(window: Window) -> Sight:
    """Play until the score sheet."""
    for turn in range(MOST_TURNS):
        sight = window.wait(my_turn)
        if sight.ended is not None:
            return sight
        play_turn(window, sight, turn)
    raise AssertionError(f"no end after {MOST_TURNS} turns")


def play_turn(window: Window, sight: Sight, turn: int) -> None:
    """One turn, or one answer to a call or a knock."""
    if sight.phase in ("call", "lay_off"):
        press(window)
        changed(window, sight)
    elif sight.phase == "draw":
        if turn > PATIENCE and "drop" in extras(window):
            window.page.locator('[data-extra="drop"]').click()
            window.page.locator("[data-decide=yes]").click()
            window.wait(lambda now: now.ended is not None or "drop" not in extras(window))
            return
        press(window)
        changed(window, sight)
    else:
        play_cards(window, sight)
    window.wait(lambda _: True)


def play_cards(window: Window, sight: Sight) -> None:
    """Go out, show or lay down what is offered, lay off what fits, knock, and discard."""
    if sight.does in GROUPINGS:
        press(window)
        finish(window)
        window.wait(lambda now: now.ended is not None or not now.mine or now.does not in GROUPINGS)
        return
    for pieces in strategy.sets_in(sight.rack):
        if not lay(window, pieces):
            break
        if over(window, sight):
            return
    sight = window.see()
    for piece, to in strategy.additions(sight.rack, sight.sets) if sight.rack else ():
        window.page.locator(window.piece(piece.id)).click()
        window.page.locator(f'[data-set="{to.id}"] [data-piece]').last.click()
        now = window.wait(lambda _: True)
        if over(window, sight):
            return
        if any(each.id == piece.id for each in now.rack):
            window.page.keyboard.press("Escape")
            break
    if "knock" in extras(window):
        window.page.locator('[data-extra="knock"]').click()
        window.page.locator('[data-confirm="knock"]').click()
        window.wait(lambda now: now.ended is not None)
        return
    discard(window)


def finish(window: Window) -> None:
    """Show the hand as it lies, or as it lies best where that is better."""
    arrange = window.page.locator("[data-arrange]")
    expect(arrange.or_(window.page.locator("[data-confirm]:enabled")).first).to_be_visible()
    if arrange.count():
        arrange.click()
        expect(arrange).to_be_hidden()
    window.page.locator("[data-confirm]:enabled").click()


def lay(window: Window, pieces: Sequence[Piece]) -> bool:
    """Select a meld and press the button, if it would lay it down or aside."""
    select(window, pieces)
    sight = window.wait(lambda now: now.does != "discard")
    if sight.does in ("lay", "aside", "open") and sight.ready:
        press(window)
        return changed(window, sight).ended is None
    window.page.keyboard.press("Escape")
    return False


def discard(window: Window) -> None:
    """The worst card that may go."""
    sight = window.wait(lambda _: True)
    if over(window, sight):
        return
    left = list(sight.rack)
    while left:
        piece = strategy.worst([each for each in left if not strategy.is_joker(each.face)] or left, lambda _: True)
        left.remove(piece)
        window.page.keyboard.press("Escape")
        select(window, [piece])
        now = window.wait(lambda now: now.does == "discard" or now.ended is not None)
        if now.ready:
            press(window)
            if window.wait(lambda now: now.doubted or now != sight).doubted:
                press(window)
            window.wait(lambda now: now.turn != sight.turn or now.ended is not None or now.phase == "call")
            return
    raise AssertionError(f"no card to discard: {window.see()}")


def select(window: Window, pieces: Sequence[Piece]) -> None:
    for piece in pieces:
        window.page.locator(window.piece(piece.id)).click()


def over(window: Window, sight: Sight) -> bool:
    """Whether the deal has ended or the turn gone on."""
    now = window.see()
    return now.ended is not None or not now.mine or now.turn != sight.turn


def changed(window: Window, sight: Sight) -> Sight:
    """What the page shows once the button has had its effect: until then it still shows what was pressed."""
    return window.wait(lambda now: now != sight)


def press(window: Window) -> None:
    """The button that says what it will do."""
    window.page.locator("[data-does]").click()


def extras(window: Window) -> list[str]:
    """What the buttons beside it do."""
    return [str(each.get_attribute("data-extra")) for each in window.page.locator("[data-extra]").all()]


def extra(window: Window, what: str) -> None:
    window.page.locator(f'[data-extra="{what}"]').click()
    window.wait(lambda now: now.ended is not None or what not in extras(window))
