"""Contracts, discards that are bought, last turns, and piles taken down to a card: by the page's own controls."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit.match import Match
from rummykit.play.actions import Buy, Draw, Open
from rummykit.play.deal import Deal
from rummykit.play.offers import offer
from tests.browser.acting import held
from tests.browser.guest import DESK, PHONE, Chair, Size, Window
from tests.browser.record import Record
from tests.browser.resting import at_rest
from tests.browser.staging import ME, go_to, mine, offers, scene

DEPTH = 3
JOKER_QUESTION = "[data-question=joker]"


def first_melds(deal: Deal) -> list[Open]:
    """First melds that the person can lay now."""
    return [action for action in deal.legal_actions() if isinstance(action, Open)]


def has_contract(match: Match) -> bool:
    """The person holds the contract, and can lay it."""
    return mine(match) and match.deal.view(ME).phase == "play" and bool(first_melds(match.deal))


def deep(match: Match) -> bool:
    """The person could take several cards of the pile at once."""
    return mine(match) and deepest(match) is not None


def deepest(match: Match) -> int | None:
    """The place in the pile of a card that brings at least two others along."""
    pile = match.deal.view(ME).discard_pile
    cards = {each.card for each in offer(match.deal).actions if isinstance(each, Draw) and each.source == "discard"}
    return next((at for at, face in enumerate(pile[: 1 - DEPTH]) if face in cards and pile.count(face) == 1), None)


def last_turn(match: Match) -> bool:
    """Somebody has gone out, and the person has one more turn."""
    return mine(match) and match.deal._state.finisher is not None


def answer_jokers(window: Window, melds: int) -> None:
    """Say what jokers stand for whenever the page asks, until so many melds are on the table."""
    question = window.page.locator(JOKER_QUESTION)
    for _ in range(20):
        if len(window.wait(lambda now: len(now.sets) == melds or question.is_visible()).sets) == melds:
            return
        # Another question may have taken its place, or none.
        way = question.locator('[data-way="0"]')
        if way.is_visible():
            way.click()
        at_rest(window)
    raise AssertionError(f"the page still asks about jokers, and there are not {melds} melds")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["contract_rummy", "carioca"])
def test_a_hand_that_has_the_contract_in_its_groups_lays_it_by_one_press(
    chair: Chair, db: Path, game: str, size: Size
) -> None:
    window = chair(size=size)
    match = go_to(window, db, scene(game, has_contract, players=3))
    window.wait(lambda now: now.mine and now.phase == "play")
    melds, record = len(match.deal._state.table), Record.of(window, db)
    window.page.locator("[data-tool=arrange]").click()
    window.wait(lambda now: now.does == "contract")
    window.page.locator("[data-does=contract]").click()
    answer_jokers(window, melds + 2)
    assert record.deal()._state.opened[ME]


def test_a_contract_is_put_together_meld_by_meld(chair: Chair, db: Path) -> None:
    window = chair()
    match = go_to(window, db, scene("contract_rummy", has_contract, players=3))
    sight = window.wait(lambda now: now.mine and now.phase == "play")
    natural = [action for action in first_melds(match.deal) if not any(face >= 52 for face in sum(action.melds, ()))]
    one, other = natural[0].melds
    for piece in held(sight.rack, one):
        window.page.locator(window.piece(piece.id)).click(position={"x": 8, "y": 14})
    aside = window.wait(lambda now: now.does == "aside" and now.ready)
    assert "1 of 2" in aside.says
    window.page.locator("[data-does=aside]").click()
    expect(window.page.locator("[data-tray='1']")).to_be_visible()
    left = window.wait(lambda now: len(now.rack) == len(sight.rack) - len(one))
    for piece in held(left.rack, other):
        window.page.locator(window.piece(piece.id)).click(position={"x": 8, "y": 14})
    window.wait(lambda now: now.does == "open" and now.ready)
    window.page.locator("[data-does=open]").click()
    window.wait(lambda now: len(now.sets) == len(match.deal._state.table) + 2)


def test_a_deal_says_its_contract_on_the_empty_table(chair: Chair, db: Path) -> None:
    window = chair()
    go_to(window, db, scene("liverpool_rummy", lambda match: mine(match) and match.deal.number == 1, players=3))
    expect(window.page.locator("[data-aim=first_contract]")).to_have_text("Contract: 1 group of 3, 1 run of 4")
    expect(window.page.locator("[data-frame]")).to_have_count(2)
    expect(window.page.locator("header.top")).to_contain_text("Deal 2 of 7")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_whoever_may_buy_is_told_what_it_costs_and_how_often_it_may(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size)
    go_to(window, db, scene("shanghai_rummy", offers(Buy), players=4))
    sight = window.wait(lambda now: now.does == "buy")
    status = window.page.locator(".status")
    expect(status).to_contain_text("You also take 1 from the stock. Buys left: 3.")
    expect(window.page.locator(".fuse")).to_be_visible()
    expect(window.page.locator("[data-extra=let_pass]")).to_be_visible()
    window.page.locator("[data-does=buy]").click()
    window.wait(lambda now: len(now.rack) == len(sight.rack) + 2)
    assert Record.of(window, db).deal()._state.bought[ME] == 1


def test_a_last_turn_is_announced(chair: Chair, db: Path) -> None:
    window = chair()
    go_to(window, db, scene("three_thirteen", last_turn, players=3))
    window.wait(lambda now: now.mine)
    expect(window.page.locator("[data-aim=last_turns]")).to_contain_text("one last turn each")
    expect(window.page.locator(".status")).to_contain_text("this is your last turn")
    expect(window.page.locator("[data-wild]")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_card_of_the_pile_is_chosen_before_it_is_taken_with_all_above_it(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size)
    match = go_to(window, db, scene("rummy_500", deep, players=3))
    sight = window.wait(lambda now: now.mine)
    at = deepest(match)
    assert at is not None
    window.page.locator(window.piece(sight.pile[at].id)).click(position={"x": 8, "y": 14})
    assert window.wait(lambda now: now.does == "take_down").pile == sight.pile
    expect(window.page.locator(".along")).to_have_count(len(sight.pile) - at)
    expect(window.page.locator(".status")).to_contain_text("must lay")
    window.page.locator("[data-does=take_down]").click()
    taken = window.wait(lambda now: now.phase == "play")
    assert len(taken.rack) == len(sight.rack) + len(sight.pile) - at


def test_cards_on_the_table_say_who_laid_them_and_seats_what_theirs_count(chair: Chair, db: Path) -> None:
    def laid_off(match: Match) -> bool:
        return mine(match) and any(len({*meld.by}) > 1 for meld in match.deal.view(ME).table)

    window = chair()
    match = go_to(window, db, scene("rummy_500", laid_off, players=3))
    window.wait(lambda now: now.mine)
    view = match.deal.view(ME)
    guests = sum(seat != meld.owner for meld in view.table for seat in meld.by)
    expect(window.page.locator("[data-by]")).to_have_count(guests)
    for seat, points in enumerate(view.laid_points):
        expect(window.page.locator(f"[data-seat='{seat}'] [data-laid]")).to_have_text(str(points))
