"""A knock and the lay-offs after it, by the page's own controls."""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit.cards import show
from rummykit.match import Match
from rummykit.play.actions import Action, GoOut, Knock, LayOff, Pass
from rummykit.play.deal import Deal
from rummykit.play.offers import offer
from tests.browser.acting import Player
from tests.browser.guest import DESK, PHONE, Chair, Size, Window
from tests.browser.record import Record
from tests.browser.staging import ME, go_to, greedy, mine, offers, scene
from tests.browser.test_controls import card_name, extra, held, pick, press
from tests.browser.watch import Watch
from tests.browser.ways import WAYS, Finger, Mouse, Way

GIN = "gin_rummy"


def fitting(match: Match) -> list[LayOff]:
    """What the person may lay off on a knocker's melds, card by card."""
    if not mine(match) or match.deal.phase != "lay_off":
        return []
    return [each for each in match.deal.legal_actions() if isinstance(each, LayOff)]


def on_two_melds(match: Match) -> list[LayOff]:
    """A card for each of two melds, where another card fits besides, so that there is something to be done with."""
    found = fitting(match)
    chosen = list({each.meld: each for each in found}.values())[:2]
    cards = {each.cards for each in chosen}
    return chosen if len(cards) == 2 and {each.cards for each in found} > cards else []


def on_either_of_two(match: Match) -> LayOff | None:
    """A card that fits on two melds."""
    found = fitting(match)
    return next((each for each in found if sum(each.cards == other.cards for other in found) > 1), None)


def expect_counted(window: Window, match: Match) -> None:
    """The page shows the deal that has ended as it was counted, and how its points come about."""
    row = match.sheet.rows[-1]
    told = window.page.locator("[data-end] table tbody tr:not(.start)").nth(len(match.sheet.rows) - 1)
    for points in row.points:
        expect(told).to_contain_text(str(points))
    expect(window.page.locator("[data-sum]")).to_have_text(re.compile(rf"= {max(row.points)}$"))


@pytest.mark.parametrize("how", WAYS)
def test_two_cards_are_laid_off_on_two_melds_and_the_result_shows_both(chair: Chair, db: Path, how: type[Way]) -> None:
    window = chair(size=how.size, touch=how.touch)
    match = go_to(window, db, scene(GIN, lambda match: bool(on_two_melds(match))))
    way, chosen = how(window), on_two_melds(match)
    for action in chosen:
        sight = window.wait(lambda now: now.mine)
        (piece,) = held(sight, action.cards)
        way.add([piece], sight.sets[action.meld])
        window.wait(lambda now, before=sight: len(now.rack) < len(before.rack))  # type: ignore[misc]
        match.play(action)
    window.page.locator('[data-extra="done"], [data-does="done"]').click()
    window.wait(lambda now: now.ended is not None)
    match.play(Pass())
    window.page.evaluate("document.querySelectorAll('[data-end] details').forEach((each) => (each.open = true))")
    for action in chosen:
        meld = window.page.locator('[data-held="1"]').get_by_role("group").locator(".pieces").nth(action.meld)
        expect(meld.get_by_role("img", name=card_name(action.cards[0]), exact=True)).to_be_visible()
    expect_counted(window, match)


def test_the_button_lays_off_what_is_selected_and_asks_where_it_fits_twice(chair: Chair, db: Path) -> None:
    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene(GIN, lambda match: on_either_of_two(match) is not None))
    action = on_either_of_two(match)
    assert action is not None
    sight = window.wait(lambda now: now.mine)
    pick(window, held(sight, action.cards))
    window.wait(lambda now: now.does == "pick_meld" and not now.ready)
    window.page.locator(f'[data-set="{sight.sets[action.meld].id}"] [data-piece]').last.tap()
    window.wait(lambda now: len(now.rack) < len(sight.rack))


def test_a_card_that_fits_nowhere_is_not_laid_off(chair: Chair, db: Path) -> None:
    window = chair()
    match = go_to(window, db, scene(GIN, lambda match: bool(on_two_melds(match))))
    first, second = on_two_melds(match)
    sight = window.wait(lambda now: now.mine)
    pick(window, held(sight, second.cards))
    window.wait(lambda now: now.does == "lay_off" and now.ready)
    pick(window, held(sight, first.cards))
    window.wait(lambda now: now.does == "fits_nowhere" and not now.ready)
    pick(window, held(sight, first.cards))
    after = press(window, "lay_off")
    assert show(second.cards) not in [piece.face for piece in after.rack]


def test_a_knock_shows_the_melds_and_its_deadwood(chair: Chair, db: Path) -> None:
    def with_deadwood(match: Match) -> bool:
        return offers(Knock)(match) and offer(match.deal).showings[0].deadwood > 0

    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene(GIN, with_deadwood))
    best = offer(match.deal).showings[0]
    extra(window, "knock")
    expect(window.page.locator(f'b[data-deadwood="{best.deadwood}"]')).to_be_visible()
    window.page.locator("[data-confirm=knock]").click()
    window.wait(lambda now: now.ended is not None)
    match.play(Knock())
    match.play(f"discard {show((best.discard,))}")
    while match.deal.result is None:
        match.play(greedy(match.deal))
    expect_counted(window, match)


def test_big_gin_has_its_name_on_the_button(chair: Chair, db: Path) -> None:
    def never_knocks(deal: Deal) -> Action:
        return next((each for each in deal.legal_actions() if isinstance(each, GoOut)), None) or greedy(deal)

    window = chair(size=PHONE, touch=True)
    match = go_to(window, db, scene(GIN, offers(GoOut), policy=never_knocks, first_seed=277, big_gin=True))
    assert window.wait(lambda now: now.does == "go_out").says == "Big gin"
    window.page.locator("[data-does=go_out]").click()
    window.page.locator("[data-arrange]").click()
    window.page.locator("[data-confirm=go_out]:enabled").click()
    window.wait(lambda now: now.ended is not None)
    match.play(next(each for each in match.deal.legal_actions() if isinstance(each, GoOut)))
    expect_counted(window, match)


# --- three and four players


def sits_out_and_comes_in(match: Match) -> bool:
    """The person sits out a deal that is soon over, and plays the next."""
    deal = match.deal
    return deal.result is None and ME not in deal.order and deal.played > 0


@pytest.mark.parametrize(("players", "size", "way"), [(3, PHONE, Finger), (4, DESK, Mouse)])
def test_who_sits_out_watches_and_then_plays(
    chair: Chair, db: Path, tmp_path: Path, players: int, size: Size, way: type[Way]
) -> None:
    window = chair(size=size, touch=way.touch)
    go_to(window, db, scene(GIN, sits_out_and_comes_in, players=players))
    idle = window.page.locator('[data-out="sits_out"]')
    expect(idle).to_have_count(players - 2)
    expect(window.page.locator(f'[data-seat="{ME}"][data-out="sits_out"]')).to_have_count(1)
    expect(window.page.locator("[data-seat]")).to_have_count(players)
    window.page.screenshot(path=tmp_path / "sits-out.png")
    window.wait(lambda now: now.ended is not None)
    window.page.screenshot(path=tmp_path / "ended.png")
    by = way(window)
    by.go_on()
    window.wait(lambda now: now.ended is None and now.state == "playing")
    record = Record.of(window, db)
    assert ME in record.deal().order
    with closing(Watch(window, size, None)) as watch:
        sight = Player(window, by, record, watch.look).play_deal()
    window.page.screenshot(path=tmp_path / "played.png")
    assert sight.ended is not None
