"""People who come back: those one played with are asked again with one tap, and strangers are put together."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Chair, Window
from tests.browser.test_axe import serious
from tests.browser.test_text_fits import cut_anywhere, narrow
from tests.browser.test_two_people import turns, whose_turn
from tests.browser.ways import Finger, Mouse, Way

Players = dict[str, tuple[Window, Way]]


def three(chair: Chair) -> Players:
    """Three people at a table where a match has begun, which two who drop end."""
    ada = chair()
    address = ada.found("indian_rummy_points", start=False, seats=3, bots=0)
    players: Players = {"Ada": (ada, Mouse(ada))}
    for name in ("Bea", "Cy"):
        window = chair(size=PHONE, touch=True)
        window.page.goto(address)
        window.page.get_by_role("textbox").fill(name)
        window.page.get_by_role("button", name="Sit down").tap()
        expect(ada.page.get_by_role("list", name="Seats")).to_contain_text(name)
        players[name] = window, Finger(window)
    ada.page.get_by_role("button", name="Start", exact=False).click()
    return players


def play_out(players: Players) -> None:
    """All but one drop, and the match is over."""
    for window, _ in players.values():
        expect(window.page.locator(".game")).to_be_visible()
    for _ in range(len(players) - 1):
        name = whose_turn(players)
        assert name is not None
        window, way = players[name]
        window.wait(lambda now: now.mine)
        way.button("[data-extra=drop]")
        way.button("[data-decide=yes]")
        window.wait(lambda now: not now.mine)
    for window, _ in players.values():
        expect(window.page.locator('[data-end="match"]')).to_be_visible()


def test_three_play_one_asks_again_and_the_others_come(chair: Chair) -> None:
    players = three(chair)
    play_out(players)
    (ada, _), (bea, _), (cy, _) = players.values()
    # Everybody goes home. Bea's page is open there when Ada asks.
    for window in (ada, bea, cy):
        window.page.goto(window.base)
        expect(window.page.locator("[data-company]")).to_have_count(1)
    # Cy waits at a table of his own meanwhile: he is told there.
    cy.found("gin_rummy", start=False, bots=0)
    expect(ada.page.locator("[data-company]")).to_contain_text("Bea, Cy")
    ada.page.get_by_role("button", name="Ask to play: Bea, Cy").click()
    expect(ada.page.locator("[data-asked]")).to_contain_text("Asked: Bea, Cy")
    for window in (cy, bea):
        ask = window.page.locator("[data-ask]")
        expect(ask).to_contain_text("Ada asks you to play")
        assert serious(window) == []
        ask.get_by_role("button", name="Join").tap()
        expect(ask).to_have_count(0)
        expect(window.page).to_have_url(re.compile("/t/"))
    for window in (ada, bea, cy):
        expect(window.page.locator('.game[data-state="playing"]')).to_be_visible()


def test_who_has_gone_is_asked_from_the_score_sheet_and_may_say_never(chair: Chair) -> None:
    players = three(chair)
    play_out(players)
    (ada, _), (bea, _), (cy, _) = players.values()
    expect(ada.page.locator("[data-does=ask_again]")).to_have_count(0)
    bea.page.goto(bea.base)
    cy.page.goto("about:blank")
    ada.page.locator("[data-does=ask_again]").click()
    expect(ada.page.locator("[data-asked]")).to_contain_text("Asked: Bea, Cy")
    ask = bea.page.locator("[data-ask]")
    ask.get_by_role("button", name="No more invitations from Ada").tap()
    expect(ask).to_have_count(0)
    expect(bea.page.get_by_text("Ada can no longer invite you")).to_be_visible()
    # Cy comes back to home and is asked; Bea lets everybody ask again.
    cy.page.goto(cy.base)
    cy.page.locator("[data-ask]").get_by_role("button", name="Not now").tap()
    expect(cy.page.locator("[data-ask]")).to_have_count(0)
    bea.page.get_by_role("button", name="Let them ask again").tap()
    expect(bea.page.locator("[data-company]")).to_have_count(1)


def test_two_strangers_are_put_together_by_one_tap_each_and_play(chair: Chair) -> None:
    ada, bea = chair(), chair(size=PHONE, touch=True)
    ada.page.goto(f"{ada.base}/play")
    ada.page.get_by_label("Game", exact=True).select_option("standard_rummy")
    ada.page.get_by_role("textbox").fill("Ada")
    ada.page.locator("[data-does=wait]").click()
    expect(ada.page.locator("[data-there]")).to_contain_text("1 of 2 players are here.")
    # Who stops waiting is in nobody's way.
    ada.page.locator("[data-does=stop]").click()
    bea.page.goto(f"{bea.base}/play")
    expect(bea.page.locator("[data-with]")).to_have_count(0)
    ada.page.locator("[data-does=wait]").click()
    bea.page.get_by_role("textbox").fill("Bea")
    bea.page.locator("[data-with=standard_rummy]").tap()
    players: Players = {"Ada": (ada, Mouse(ada)), "Bea": (bea, Finger(bea))}
    for window, _ in players.values():
        expect(window.page.locator('.game[data-state="playing"]')).to_be_visible()
    turns(players, 2)


def waits_and_plays_a_bot(window: Window, name: str) -> None:
    """Look for players of a game, and play it against a bot meanwhile."""
    page = window.page
    page.goto(f"{window.base}/play")
    page.get_by_label("Game", exact=True).select_option("standard_rummy")
    page.get_by_role("textbox").fill(name)
    page.locator("[data-does=wait]").click()
    page.locator("[data-does=bots]").click()
    expect(page.locator('.game[data-state="playing"]')).to_be_visible()
    expect(page.locator("[data-meanwhile=waiting]")).to_contain_text("You are waiting for players")


def together(*windows: Window) -> str:
    """The address of the match that all of them have come to."""
    for window in windows:
        expect(window.page.locator("[data-meanwhile]")).to_have_count(0)
        expect(window.page.locator('.game[data-state="playing"]')).to_be_visible()
    (address,) = {window.page.url for window in windows}
    return address


@pytest.mark.own_server
def test_one_plays_a_bot_meanwhile_and_is_fetched_by_who_comes(chair: Chair) -> None:
    ada, bea = chair(), chair(size=PHONE, touch=True)
    waits_and_plays_a_bot(ada, "Ada")
    with_bot = ada.page.url
    # The place is kept when the page is loaded again, and wherever one looks.
    ada.page.reload()
    expect(ada.page.locator("[data-meanwhile=waiting]")).to_be_visible()
    bea.page.goto(f"{bea.base}/play")
    bea.page.get_by_role("textbox").fill("Bea")
    bea.page.locator("[data-with=standard_rummy]").tap()
    banner = ada.page.locator("[data-meanwhile=asked]")
    expect(banner).to_contain_text("Players found for Rummy.")
    expect(banner).to_contain_text("left")
    expect(ada.page).to_have_title("Players found")
    expect(bea.page.get_by_text("Waiting for somebody to come")).to_be_visible()
    assert serious(ada) == []
    banner.get_by_role("button", name="Go to the table").click()
    assert together(ada, bea) != with_bot
    # The game with the bot is still there.
    ada.page.goto(ada.base)
    table = with_bot.rpartition("/")[2]
    expect(ada.page.locator(f'[data-table="{table}"]')).to_be_visible()


@pytest.mark.own_server
def test_that_one_waits_is_said_once_wherever_one_looks(chair: Chair) -> None:
    ada = chair(size=PHONE, touch=True)
    waits_and_plays_a_bot(ada, "Ada")
    strip = ada.page.locator("[data-meanwhile]")
    ada.page.goto(ada.base)
    expect(strip).to_have_count(1)
    # A puzzle is played at a table too, of which the notices are the place for it.
    ada.page.get_by_role("link", name="Today's puzzle").tap()
    ada.wait(lambda now: now.mine)
    expect(strip).to_have_count(1)
    expect(ada.page.locator(".notices [data-meanwhile]")).to_be_visible()
    # And back where there is no table, and at one that waits.
    ada.page.go_back()
    expect(ada.page.locator("[data-now]")).to_be_visible()
    expect(strip).to_have_count(1)
    ada.found("standard_rummy", start=False)
    expect(ada.page.locator('main[data-link="open"]')).to_be_visible()
    expect(strip).to_have_count(1)


@pytest.mark.own_server
def test_two_who_both_play_bots_meanwhile_are_put_together_when_both_come(chair: Chair) -> None:
    ada, bea = chair(), chair(size=PHONE, touch=True)
    waits_and_plays_a_bot(ada, "Ada")
    # Bea's line is down until she plays: else she would be told of Ada at once.
    bea.page.route("**/api/pairing", lambda route: route.abort("connectionrefused"))
    waits_and_plays_a_bot(bea, "Bea")
    bea.page.unroute("**/api/pairing")
    for window in (ada, bea):
        expect(window.page.locator("[data-meanwhile=asked]")).to_be_visible()
    bea.page.locator("[data-does=come]").tap()
    expect(bea.page.locator("[data-meanwhile=waiting]")).to_contain_text("Waiting for somebody to come")
    ada.page.locator("[data-does=come]").click()
    together(ada, bea)


@pytest.mark.own_server
def test_who_declines_plays_on_and_the_other_waits_on(chair: Chair) -> None:
    ada, bea = chair(), chair(size=PHONE, touch=True)
    waits_and_plays_a_bot(ada, "Ada")
    bea.page.goto(f"{bea.base}/play")
    bea.page.get_by_role("textbox").fill("Bea")
    bea.page.locator("[data-with=standard_rummy]").tap()
    ada.page.locator("[data-does=not-now]").click()
    expect(ada.page.locator("[data-meanwhile]")).to_have_count(0)
    expect(ada.page.locator('.game[data-state="playing"]')).to_be_visible()
    expect(ada.page).not_to_have_title("Players found")
    expect(bea.page.locator("[data-there]")).to_contain_text("1 of 2 players are here.")
    expect(bea.page.get_by_text("Waiting for somebody to come")).to_have_count(0)


@pytest.mark.own_server
def test_no_text_about_waiting_is_cut_on_the_narrowest_phone(chair: Chair) -> None:
    window, other = narrow(chair, "en"), chair()
    page, wrong = window.page, []
    page.goto(f"{window.base}/play")
    page.get_by_role("textbox").fill("Ada")
    page.locator("[data-does=wait]").tap()
    page.locator("[data-does=bots]").wait_for()
    wrong += cut_anywhere(window, "waiting")
    page.locator("[data-does=bots]").tap()
    page.locator("[data-meanwhile=waiting]").wait_for()
    window.wait(lambda _: True)
    wrong += cut_anywhere(window, "playing a bot")
    other.page.goto(f"{other.base}/play")
    other.page.get_by_role("textbox").fill("Bea")
    other.page.locator("[data-with]").click()
    page.locator("[data-meanwhile=asked]").wait_for()
    wrong += cut_anywhere(window, "found")
    page.locator("[data-does=come]").tap()
    expect(page.locator("[data-meanwhile]")).to_have_count(0)
    assert wrong == []
