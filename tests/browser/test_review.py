"""After a match: what was missed, found by the links that are there, and a missed turn tried again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit.analysis import Analyser, MatchBefore
from rummykit.match import Match
from rummykit.play.actions import Pass
from rummykit.review import tiles_left
from rummykit.review.decisions import QUICK
from rummykit.review.summing import RIGHT
from tests.browser.guest import LONG_MS, PHONE, SEARCHED_MS, Chair, Window
from tests.browser.reviewed import open_review
from tests.browser.staging import go_to, greedy, mine, scene
from tests.browser.ways import Mouse


def missed_at_last(match: Match) -> bool:
    """The person has tiles to play, which is surely better, and who passes loses: the other goes out."""
    deal = match.deal
    if not mine(match) or not deal._state.opened[deal.turn] or deal._state.turn_number < 8:
        return False
    after = deal.clone()
    after.play(Pass())
    after.play(greedy(after))
    if after.result is None:
        return False
    if tiles_left(deal.rules, deal.view(deal.turn), Pass()) is None:
        return False
    # The quick pass, which every decision of a review gets.
    analyser = Analyser(deal, (Pass(),), MatchBefore.of(match))
    found = analyser.run(int(QUICK * analyser.usual))
    return found.of(Pass()).verdict == "better" and found.best.verdict in RIGHT


A_SHORT_MATCH = 114
"""The first seed of a match that is soon over: the longer a match, the longer its review."""


def lost(chair: Chair, db: Path) -> Window:
    """A match that the person has just lost by drawing instead of playing."""
    window = chair()
    go_to(window, db, scene("rummikub_classic", missed_at_last, first_seed=A_SHORT_MATCH, num_games=1))
    window.wait(lambda sight: sight.mine and sight.ready)
    Mouse(window).press()
    expect(window.page.locator('[data-end="match"]')).to_be_visible(timeout=LONG_MS)
    return window


def test_a_finished_match_is_reviewed_and_a_missed_turn_tried_again(chair: Chair, db: Path) -> None:
    # given: a match that the person loses by drawing instead of playing
    window = lost(chair, db)
    page = window.page

    # when: the person asks what was missed
    page.locator('[data-record="review"]').click()
    expect(page.locator("[data-curve]")).to_be_visible(timeout=SEARCHED_MS)
    expect(page.locator("[data-accuracy]")).to_have_count(2)
    expect(page.locator("[data-decisive]").first).to_be_visible()

    # then: the last turn that was missed is the one just played; the best play is shown set by set
    page.get_by_role("switch", name=re.compile("with a mistake")).check(force=True)
    missed = page.locator("article[data-missed=true]")
    following = page.locator('[data-step="next"]')
    while following.get_attribute("aria-disabled") != "true":
        following.click()
    expect(missed).to_be_visible()
    expect(missed.locator("[data-tiles-left]")).to_be_visible()
    missed.locator("[data-way]").click()
    expect(missed.locator(".walk")).to_be_visible(timeout=LONG_MS)
    address = page.url
    assert "turn=" in address
    page.reload()
    expect(missed.locator("[data-try]")).to_be_visible(timeout=LONG_MS)

    # when: it is shown to others, and tried again from the study, at first as it was played
    missed.locator("[data-show]").click()
    page.locator('[data-does="make"]').click(timeout=LONG_MS)
    page.get_by_role("link", name="Open the study").click(timeout=LONG_MS)
    page.locator("[data-study-turn] [data-try]").click(timeout=LONG_MS)
    expect(page.locator("[data-missed]")).to_be_visible(timeout=LONG_MS)
    window.wait(lambda sight: sight.mine and sight.ready)
    Mouse(window).press()
    expect(page.locator('[data-attempt="missed"]')).to_be_visible(timeout=LONG_MS)

    # then: the way is shown, and it is as good as the best
    page.get_by_role("button", name="Show the solution").click()
    window.wait(lambda sight: sight.does == "end" and sight.ready)
    Mouse(window).press()
    expect(page.locator('[data-attempt="done"]')).to_be_visible(timeout=LONG_MS)


def test_a_record_that_was_opened_is_reviewed_too(chair: Chair, db: Path) -> None:
    # given: the same match as a file, opened on a phone by somebody else
    window = lost(chair, db)
    table = window.page.url.rpartition("/t/")[2]
    text = window.page.request.get(f"{window.base}/api/tables/{table}/record").text()

    other = chair(size=PHONE, touch=True)
    other.page.goto(f"{other.base}/replay")
    other.page.get_by_role("textbox").fill(text)
    other.page.get_by_role("button", name="Replay", exact=True).tap()
    other.page.locator("[data-review]").tap()

    # then: there is a review, nothing to try again, and a way back to the replay
    expect(other.page.locator("[data-curve]")).to_be_visible(timeout=SEARCHED_MS)
    expect(other.page.locator("[data-try]")).to_have_count(0)
    other.page.get_by_role("button", name="Back to the replay").tap()
    expect(other.page.locator(".replay")).to_be_visible()


@pytest.mark.own_server(review_first_seconds=0.4, review_core_seconds=3, review_kept_every=0.2, deeper_core_seconds=3)
def test_a_review_gets_surer_while_it_is_read_and_a_turn_is_looked_at_deeper(chair: Chair, db: Path) -> None:
    # given: a match of cards, of which a first look is shown
    window = chair()
    open_review(window, db, "gin")
    page = window.page
    surer = page.locator("[data-surer]")
    expect(surer).to_be_visible()
    decided = int(surer.get_attribute("data-decided") or 0)

    # when: the person reads a turn, with the board in the middle of the window
    page.locator(".board").scroll_into_view_if_needed()
    page.evaluate("() => document.querySelector('.board').scrollIntoView({block: 'center'})")
    before = page.locator(".board").bounding_box()
    assert before is not None
    turn = page.locator("article[data-turn]").get_attribute("data-turn")

    # then: more is decided without a reload, on the same turn, and nothing that is read has moved
    expect(page.locator('[data-surer="false"]')).to_have_count(1, timeout=SEARCHED_MS)
    assert int(surer.get_attribute("data-decided") or 0) > decided
    assert page.locator("article[data-turn]").get_attribute("data-turn") == turn
    after = page.locator(".board").bounding_box()
    assert after is not None
    assert abs(after["y"] - before["y"]) < 2

    # when: a turn that is still open is looked at deeper
    following = page.locator('[data-step="next"]')
    look = page.get_by_role("button", name="Look deeper")
    while look.count() == 0:
        assert following.get_attribute("aria-disabled") != "true"
        following.click()
    look.click()

    # then: it is decided, or said to be too close to tell apart, also after a reload
    expect(page.locator("[data-deeper]")).to_have_count(0, timeout=SEARCHED_MS)
    told = page.locator("[data-decision] .verdict").all_inner_texts()
    assert not any("Not c" in each for each in told), told
    page.reload()
    expect(page.locator("[data-decision] .verdict")).to_have_text(told, timeout=LONG_MS)
