"""Calls of cards deeper in the pile, by the controls of the page, and the rest of that deal."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit.match import Match
from rummykit.play.actions import Draw
from tests.browser.acting import Player
from tests.browser.guest import Chair
from tests.browser.record import Record
from tests.browser.staging import go_to, greedy, mine, scene
from tests.browser.ways import Finger, Keys, Mouse, Way


def calls_down(match: Match) -> bool:
    """The person is asked, and would call a card below the top of the pile."""
    if not mine(match) or match.deal.phase != "call":
        return False
    call = greedy(match.deal)
    return isinstance(call, Draw) and call.place(match.deal._state.pile) != len(match.deal._state.pile) - 1


CALL = scene("rummy_500", calls_down, players=3, call_rummy="from_pile")


@pytest.mark.parametrize("way", [Mouse, Finger, Keys], ids=lambda way: way.__name__)
def test_a_card_below_the_top_is_called_and_the_deal_played_to_its_end(chair: Chair, db: Path, way: type[Way]) -> None:
    window = chair(size=way.size, touch=way.touch)
    match = go_to(window, db, CALL)
    call = greedy(match.deal)
    assert isinstance(call, Draw)
    player = Player(window, way(window), Record.of(window, db))
    sight, deal = player.turn()
    assert sight.does == "call_down"
    expect(window.page.locator(".status")).to_contain_text("Tap the card of the pile")
    expect(window.page.locator("[data-extra=let_pass]")).to_be_visible()
    player.act(call, sight, deal)
    after = player.record.deal()
    assert after.phase == "play"
    assert after._state.must_play == call.card
    assert player.play_deal().ended is not None


def test_the_button_calls_with_the_fewest_cards(chair: Chair, db: Path) -> None:
    window = chair(size=Finger.size, touch=True)
    match = go_to(window, db, CALL)
    least = [action for action in match.deal.legal_actions() if isinstance(action, Draw)][-1]
    place = least.place(match.deal._state.pile)
    assert place is not None
    button = window.page.locator("[data-does=call_down]")
    expect(button).to_contain_text(f"Take {len(match.deal._state.pile) - place}")
    held = len(window.wait(lambda now: now.mine).rack)
    button.click()
    window.wait(lambda now: len(now.rack) == held + len(match.deal._state.pile) - place)
