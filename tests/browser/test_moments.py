"""The last card of a deal is lifted while the table dims, unless somebody taps or wants less motion."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit.match import Match
from rummykit.play.actions import Discard
from tests.browser.guest import DESK, PHONE, Chair
from tests.browser.staging import go_to, greedy, mine, scene
from tests.browser.ways import Finger, Mouse

WATCH = """tap => {
  window.breaths = [];
  window.lifted = window.hung = window.stray = window.empty = false;
  const game = document.querySelector(".game");
  new MutationObserver(() => (hung ||= document.querySelectorAll(".sky > .card").length === 1))
    .observe(game, {attributeFilter: ["data-busy"]});
  new MutationObserver(() => {
    breaths.push(game.dataset.breath);
    stray ||= document.querySelector(".sky .back") !== null;
    empty ||= game.dataset.breath === "false" && document.querySelector("[data-end]") === null;
    lifted ||= [...document.querySelectorAll(".sky > .piece")].some((copy) => copy.style.opacity === "0");
    if (!tap || game.dataset.breath !== "true") return;
    document.body.dispatchEvent(new Event("pointerdown", {bubbles: true}));
    setTimeout(() => breaths.push(`after the tap ${game.dataset.breath}`));
  }).observe(game, {attributeFilter: ["data-breath"]});
}"""


def last_card(match: Match) -> bool:
    """I go out with a discard."""
    return mine(match) and len(match.deal.view(match.deal.turn).hand) == 1 and isinstance(greedy(match.deal), Discard)


@pytest.mark.parametrize("how", ["seen", "tapped", "calm"])
def test_the_last_card_is_seen_for_a_breath(chair: Chair, db: Path, how: str) -> None:
    drags = how == "seen"
    motion = "reduce" if how == "calm" else "no-preference"
    window = chair(size=DESK if drags else PHONE, touch=not drags, reduced_motion=motion)
    with window.page.expect_event("requestfinished", lambda request: "/moments-" in request.url):
        go_to(window, db, scene("standard_rummy", last_card))
    window.page.wait_for_timeout(100)
    window.page.evaluate(WATCH, how == "tapped")
    sight = window.wait(lambda now: now.mine)
    (Mouse if drags else Finger)(window).discard(sight.rack[0])
    expect(window.page.locator("[data-end]")).to_be_visible()
    seen = {"calm": [], "seen": ["true", "false"], "tapped": ["true", "false", "after the tap false"]}
    assert window.page.evaluate("breaths") == seen[how]
    assert window.page.evaluate("lifted") == (how != "calm")
    if drags:
        seen_too = window.page.evaluate("({hung, stray, empty})")
        assert seen_too == {"hung": True, "stray": False, "empty": False}, "it hangs, the stock rests, nothing is empty"
