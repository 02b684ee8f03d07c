"""Okey: a player takes from the left corner, throws to the right corner, and leaves gaps on the rack."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from rummykit.match import Match
from tests.browser.guest import Chair, Window
from tests.browser.resting import at_rest
from tests.browser.staging import ME, go_to, mine, scene
from tests.browser.ways import Finger, Mouse

PLACES = """() => Object.fromEntries([...document.querySelectorAll('[data-zone="hand"] [data-piece]')].map((tile) => {
  const left = Math.round(tile.getBoundingClientRect().left);
  return [tile.dataset.face + " " + left, tile.closest(".row").offsetTop];
}))"""

CORNERS = """() => Object.fromEntries([...document.querySelectorAll("[data-corner]")].map((corner) => {
  const felt = corner.closest(".table").getBoundingClientRect();
  const box = corner.getBoundingClientRect();
  const side = box.left + box.width / 2 < felt.left + felt.width / 2 ? "left" : "right";
  return [corner.dataset.corner, (box.top + box.height / 2 < felt.top + felt.height / 2 ? "far " : "near ") + side];
}))"""


def thrown_to_me(match: Match) -> bool:
    """It is my turn to draw, and everybody has thrown."""
    return mine(match) and len(match.deal.view(None).discard_pile) >= 4


@pytest.mark.parametrize("way", [Mouse, Finger])
def test_takes_from_the_left_throws_to_the_right_and_leaves_gaps(
    chair: Chair, db: Path, way: type[Mouse | Finger]
) -> None:
    window = chair(size=way.size, touch=way.touch)
    page = window.page
    match = go_to(window, db, scene("okey", thrown_to_me, players=4))
    window.wait(lambda now: now.mine and now.phase == "draw")
    at_rest(window)
    after, across, before = (match.deal.order * 2)[match.deal.order.index(ME) + 1 :][:3]
    assert page.evaluate(CORNERS) == {
        str(ME): "near right",
        str(after): "far right",
        str(across): "far left",
        str(before): "near left",
    }
    hands = way(window)
    top = page.locator('[data-zone="pile"] [data-piece]').last
    face = top.get_attribute("data-face")
    hands.take()
    sight = window.wait(lambda now: now.phase == "play")
    assert face in [tile.face for tile in sight.rack]

    tile = sight.rack[0]
    free = page.locator("[data-drop^=ledge]").last
    if isinstance(hands, Mouse):
        hands.drag(hands.piece(tile), page.locator(f'[data-drop="{free.get_attribute("data-drop")}"]'))
    else:
        hands.pick([tile])
        free.tap()
    window.wait(lambda now: now.calm)
    at_rest(window)
    places = page.evaluate(PLACES)
    assert max(places.values()) > min(places.values()), "it stands on a lower ledge"
    page.reload()
    window.wait(lambda now: now.calm and now.phase == "play")
    at_rest(window)
    assert page.evaluate(PLACES) == places, "gaps stay through a reload"
    other = window.another_page()
    assert any(stands_alike(other, page.url, places) for _ in range(3)), "and on a second page, which has kept nothing"
    other.close()

    throw(window, hands)


def stands_alike(page: Page, url: str, places: dict[str, int]) -> bool:
    """Whether a page that is opened anew shows every tile in its place, once all has come."""
    page.goto(url)
    page.wait_for_selector('[data-zone="hand"] [data-piece]')
    same = f"""places => {{
      const now = Object.entries(({PLACES})());
      return now.length === Object.keys(places).length && now.every(([at, top]) => places[at] === top);
    }}"""
    try:
        page.wait_for_function(same, arg=places, polling=200, timeout=15_000)
    except TimeoutError:
        return False
    return True


def throw(window: Window, hands: Mouse | Finger) -> None:
    """Throw a plain tile to my corner."""
    sight = window.see()
    tile = next(each for each in sight.rack if each.face[0] in "rbko" and each.face[1:].isdigit())
    if isinstance(hands, Mouse):
        hands.drag(hands.piece(tile), window.page.locator('[data-drop="pile"]'))
    else:
        hands.pick([tile])
        window.page.locator('[data-zone="corner"]').tap()
    if window.see().doubted:
        window.page.locator("[data-does]").click()
    expect(window.page.locator(f'[data-corner="{ME}"]')).to_be_visible()
    window.wait(lambda now: not now.mine or now.turn > sight.turn)
