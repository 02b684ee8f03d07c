"""Discards that are claimed or let pass, and cards laid alone, by the controls of the page."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit.match import Match
from rummykit.play.actions import Claim, Meld, Pass
from rummykit.server.table.entries import Acted, TimedOut
from rummykit.server.table.guests import new_secret
from tests.browser.acting import held
from tests.browser.guest import DESK, PHONE, Chair, Size
from tests.browser.record import Record
from tests.browser.staging import ME, go_to, mine, played_to, scene, sit, write_table
from tests.browser.ways import Mouse


def claims(match: Match) -> list[Claim]:
    """What the person can claim the discard with."""
    return [action for action in match.deal.legal_actions() if isinstance(action, Claim)]


def may_claim(match: Match) -> bool:
    """The person is asked, has something to claim with, and melds lie on the table."""
    return mine(match) and match.deal.phase == "claim" and bool(claims(match)) and len(match.deal._state.table) > 2


def several(match: Match) -> bool:
    """The person can claim the discard in several ways."""
    return mine(match) and match.deal.phase == "claim" and len(claims(match)) > 1


def cannot_claim(match: Match) -> bool:
    """The person is asked, and has nothing to claim with."""
    return mine(match) and match.deal.phase == "claim" and not claims(match)


def lays_alone(match: Match) -> bool:
    """The person can lay a card alone."""
    can = any(isinstance(action, Meld) and len(action.cards) == 1 for action in match.deal.legal_actions())
    return mine(match) and match.deal.phase == "play" and can and len(match.deal._state.table) > 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_discard_is_claimed_by_a_button_with_its_cards_and_the_time_left(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size)
    match = go_to(window, db, scene("seven_bridge", may_claim, players=4))
    sight = window.wait(lambda now: now.does == "claim")
    expect(window.page.locator(".status")).to_contain_text("Claim")
    expect(window.page.locator(".fuse")).to_be_visible()
    expect(window.page.locator("[data-extra=let_pass]")).to_be_visible()
    window.page.locator("[data-does=claim]").click()
    window.wait(lambda now: len(now.rack) == len(sight.rack) - len(claims(match)[0].cards))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_of_several_claims_each_has_a_button(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size)
    match = go_to(window, db, scene("seven_bridge", several, players=4))
    window.wait(lambda now: now.does == "claim")
    others = window.page.locator("[data-extra=claim]")
    expect(others).to_have_count(len(claims(match)) - 1)
    others.last.click()
    last = claims(match)[-1]
    window.wait(lambda now: now.does != "claim")
    deal = Record.of(window, db).deal()
    laid = [{*meld.cards} for meld in deal._state.table if meld.owner == ME]
    assert deal._state.claimant == ME or any({*last.cards} <= cards for cards in laid)


def test_who_holds_nothing_for_a_discard_is_not_asked_among_bots(chair: Chair, db: Path) -> None:
    window = chair()
    go_to(window, db, scene("seven_bridge", cannot_claim, players=4))
    asked = window.wait(lambda now: now.does in ("wait", "let_pass"))
    assert asked.does == "wait"
    expect(window.page.locator("[data-does=wait]")).not_to_contain_text("You")
    window.wait(lambda now: now.does not in ("wait", "let_pass"))


@pytest.mark.parametrize("moment", [cannot_claim, several], ids=["nothing to claim with", "several claims"])
def test_among_people_letting_pass_takes_the_same_time_whatever_is_held(
    chair: Chair, db: Path, moment: Callable[[Match], bool]
) -> None:
    seed, done, _ = played_to(scene("seven_bridge", moment, players=4))
    others = [("Bob", new_secret())]
    table, secret = write_table(db, scene("seven_bridge", moment, players=4), seed, done, others)
    window = chair()
    asked = time.monotonic()  # the server asks when somebody comes, and the page takes its time to show it
    sit(window, table, secret)
    window.wait(lambda now: now.does in ("claim", "let_pass"))
    button = window.page.locator("[data-extra=let_pass], [data-does=let_pass]")
    button.first.click()
    expect(window.page.locator("[data-does][aria-disabled=true]")).to_be_visible()
    assert Record.of(window, db).deal().turn == ME
    window.wait(lambda now: now.does not in ("claim", "let_pass"))
    assert time.monotonic() - asked > 2.5


NOTHING_PASSES_BY_ITSELF = """
    const set = window.setTimeout;
    window.setTimeout = (does, ms, ...more) => set(does, ms === 3000 ? 600_000 : ms, ...more);
"""
"""The three seconds after which a page lets pass among people last longer than any test."""


def is_asked(match: Match) -> bool:
    """The person is asked, whatever is held, and both packs of a deal are far from their end."""
    return mine(match) and match.deal.phase in ("claim", "buy") and match.deal.view(ME).stock > 12


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["seven_bridge", "contract_rummy"])
def test_whoever_wants_nothing_in_this_deal_is_asked_no_more(chair: Chair, db: Path, game: str, size: Size) -> None:
    seed, done, _ = played_to(scene(game, is_asked, players=4))
    table, secret = write_table(db, scene(game, is_asked, players=4), seed, done, [("Bob", new_secret())])
    window = chair(size=size)
    window.begin_with(NOTHING_PASSES_BY_ITSELF)
    sit(window, table, secret)
    switch = window.page.locator("[data-extra=want_none]")
    expect(switch).to_have_attribute("aria-pressed", "false")
    record = Record.of(window, db)
    before = record.length
    switch.click()
    window.wait(lambda now: not now.mine)
    expect(switch).to_have_attribute("aria-pressed", "true")
    answer = next(entry for entry in record.entries()[before:] if isinstance(entry, Acted | TimedOut))
    assert isinstance(answer, Acted)
    assert isinstance(answer.action, Pass)
    assert record.deal().turn != ME
    switch.click()
    expect(switch).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_card_that_is_a_meld_alone_is_laid_by_a_button(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size)
    match = go_to(window, db, scene("seven_bridge", lays_alone, players=4))
    sight = window.wait(lambda now: now.mine)
    alone = next(each for each in match.deal.legal_actions() if isinstance(each, Meld) and len(each.cards) == 1)
    (piece,) = held(sight.rack, alone.cards)
    Mouse(window).pick([piece])
    window.page.locator("[data-extra=lay_alone]").click()
    window.wait(lambda now: len(now.sets) == len(sight.sets) + 1)
    assert Record.of(window, db).deal()._state.table[-1].owner == ME
