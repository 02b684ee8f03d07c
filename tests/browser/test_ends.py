"""Ends of deals and cards that are forced, by the page's own controls, and what the page tells of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit.match import Match
from rummykit.play.actions import Action, CallEnd, Discard, Fight, Force, Pass, ShowDealt, ShowIndicator
from rummykit.play.deal import Deal
from rummykit.play.offers import offer
from tests.browser.acting import held
from tests.browser.guest import PHONE, Chair, Window
from tests.browser.staging import ME, go_to, greedy, mine, offers, scene
from tests.browser.ways import WAYS, Finger, Way


def expect_parts(window: Window, match: Match) -> None:
    """The page tells of every seat what its points are made of."""
    row = match.rows[-1]
    for seat, parts in enumerate(row.parts):
        assert sum(part.points for part in parts) == row.points[seat]
        told = window.page.locator(f'[data-held="{seat}"] [data-parts]')
        for part in parts:
            expect(told).to_contain_text(str(abs(part.points)))


def to_the_end(match: Match) -> None:
    """The others finish the deal."""
    while match.deal.result is None:
        match.play(greedy(match.deal))


def wavering(deal: Deal) -> Action:
    """A greedy player that lets a card pass now and then, though it fits."""
    passes = [each for each in deal.legal_actions() if isinstance(each, Discard)]
    return passes[0] if passes and deal._state.turn_number % 3 == 0 else greedy(deal)


@pytest.mark.parametrize("how", WAYS)
def test_a_drop_is_asked_first_and_all_are_told_what_they_pay(chair: Chair, db: Path, how: type[Way]) -> None:
    window = chair(size=how.size, touch=how.touch)
    match = go_to(window, db, scene("tonk", offers(CallEnd), players=3))
    way = how(window)
    window.wait(lambda now: now.mine)
    way.button("[data-extra=call_end]")
    expect(window.page.locator("[data-final=call_end]")).to_be_visible()
    way.button("[data-decide=yes]")
    window.wait(lambda now: now.ended is not None)
    match.play(CallEnd())
    expect_parts(window, match)


def test_a_dealt_hand_is_shown(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("tonk", offers(ShowDealt), players=3))
    window.wait(lambda now: now.does == "show_dealt")
    Finger(window).press()
    window.wait(lambda now: now.ended is not None)
    match.play(ShowDealt())
    expect_parts(window, match)


@pytest.mark.parametrize("fights", [True, False])
def test_a_called_draw_is_fought_or_not(chair: Chair, db: Path, fights: bool) -> None:
    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("tong_its", offers(Fight), players=3))
    window.wait(lambda now: now.does == "fight")
    window.page.locator("[data-does=fight]" if fights else "[data-extra=fold]").tap()
    window.wait(lambda now: now.ended is not None)
    match.play(Fight() if fights else Pass())
    to_the_end(match)
    expect_parts(window, match)


@pytest.mark.parametrize("how", WAYS)
def test_a_card_that_was_turned_can_be_left_with_one_press(chair: Chair, db: Path, how: type[Way]) -> None:
    window = chair(size=how.size, touch=how.touch)
    match = go_to(window, db, scene("conquian", lambda match: mine(match) and offer(match.deal).turned is not None))
    sight = window.wait(lambda now: now.mine and now.does == "leave")
    how(window).press()
    window.wait(lambda now: len(now.rack) < len(sight.rack))
    turned = offer(match.deal).turned
    assert turned is not None
    match.play(Discard(turned))


def test_a_declined_card_is_forced(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE, touch=True)
    go_to(window, db, scene("conquian", offers(Force), policy=wavering))
    sight = window.wait(lambda now: now.does == "force")
    Finger(window).press()
    window.wait(lambda now: len(now.pile) < len(sight.pile) or now.turn != sight.turn or now.ended is not None)


def test_a_careless_discard_is_asked_twice(chair: Chair, db: Path) -> None:
    def careless(match: Match) -> bool:
        return mine(match) and len(offer(match.deal).careless) > 0

    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("thai_dummy", careless, players=3))
    card = offer(match.deal).careless[0]
    sight = window.wait(lambda now: now.mine)
    Finger(window).discard(held(sight.rack, [card])[0])
    now = window.wait(lambda now: now.doubted)
    assert len(now.rack) == len(sight.rack)
    Finger(window).press()
    window.wait(lambda now: len(now.rack) < len(sight.rack))


@pytest.mark.parametrize("how", WAYS)
def test_the_last_card_goes_face_down_and_is_counted(chair: Chair, db: Path, how: type[Way]) -> None:
    window = chair(size=how.size, touch=how.touch)
    match = go_to(window, db, scene("thai_dummy", lambda match: mine(match) and offer(match.deal).face_down, players=3))
    window.wait(lambda now: now.mine and now.does == "discard" and now.ready)
    how(window).press()
    window.wait(lambda now: now.ended is not None)
    match.play(greedy(match.deal))
    expect_parts(window, match)


def test_value_cards_paid_and_received_are_not_taken_for_a_limit(chair: Chair, db: Path) -> None:
    def paid_for_less(match: Match) -> bool:
        row = match.rows[-1] if match.rows else None
        if row is None or not 0 < -row.points[ME] < row.held[ME]:
            return False
        return any((part.code, part.points) == ("hands", -row.held[ME]) for part in row.parts[ME])

    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene("indian_rummy_21", paid_for_less, players=4))
    window.wait(lambda now: now.ended is not None)
    expect_parts(window, match)
    expect(window.page.locator(f'[data-held="{ME}"] .who .soft')).to_have_text(f"{match.rows[-1].held[ME]} points")


def test_the_sheet_says_that_an_indicator_was_shown_and_whom_it_cost_points(chair: Chair, db: Path) -> None:
    def shows(deal: Deal) -> Action:
        return ShowIndicator() if deal.can(ShowIndicator()) else greedy(deal)

    def over(match: Match) -> bool:
        return match.deal.result is not None and match.deal.result.shower not in (None, *match.rows[-1].winners)

    window = chair()
    match = go_to(window, db, scene("okey", over, players=4, policy=shows))
    window.wait(lambda now: now.ended is not None)
    for seat in {*range(4)} - {match.deal.result.shower if match.deal.result else None}:
        told = window.page.locator(f"[data-held='{seat}'] [data-parts]")
        expect(told).to_contain_text("Another player showed the indicator's match −1")
    expect(window.page.locator("[data-reason]")).to_have_text(re.compile(r"showed the other .+\.$"))
    winner = match.rows[-1].winners[0]
    expect(window.page.locator(f"[data-why~='{winner}']")).to_contain_text("the indicator's match −1")


def test_a_hand_without_a_pure_run_says_that_all_cards_count(chair: Chair, db: Path) -> None:
    def over(match: Match) -> bool:
        row = match.rows[-1] if match.deal.result is not None else None
        return row is not None and bool(row.parts) and any(part.code == "hands_no_pure" for part in row.parts[ME])

    window = chair(size=PHONE)
    go_to(window, db, scene("indian_rummy_points", over))
    window.wait(lambda now: now.ended is not None)
    expect(window.page.locator(f"[data-held='{ME}'] [data-parts]")).to_contain_text("No pure run, all cards count")
    expect(window.page.locator(f"[data-why~='{ME}']")).to_contain_text("No pure run, all cards count")
    expect(window.page.get_by_role("button", name="Rematch")).to_be_in_viewport()
    expect(window.page.locator("li[data-seat] [data-mood]")).to_have_attribute("data-mood", "pleased")
