"""Puzzles of a match: those who played it agree on its score sheet, and solve one by the controls of a table."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from playwright.sync_api import expect

from rummykit import games, puzzles
from rummykit.match import Match
from rummykit.play.actions import Action, Discard
from rummykit.puzzles import Puzzle
from rummykit.record import Move, record_of
from rummykit.server.table.guests import new_secret
from tests.browser.acting import held
from tests.browser.guest import DESK, LONG_MS, PHONE, SEARCHED_MS, Chair, Window
from tests.browser.staging import ME, greedy, scene, sit, write_table
from tests.browser.test_axe import serious
from tests.browser.ways import Finger, Mouse, Way

GAME = "knock_rummy"


def nearly_over() -> tuple[bytes, list[tuple[int, Action | None]], Discard, dict[str, Puzzle]]:
    """A match of one deal that Ada ends with a discard: its seed, what was done before, that, and its puzzles."""
    sheet = games.get(GAME, single_hand=True)
    for number in count():
        match, moves = Match(sheet, players=2, seed=number.to_bytes(32)), list[Move]()
        while match.deal.result is None:
            moves.append(Move(match.deal.turn, greedy(match.deal)))
            match.play(moves[-1].action)
        found = puzzles.of_record(record_of(match, [moves], ("Ada", "Bea")))
        last = moves[-1]
        if found and last.seat == ME and isinstance(last.action, Discard):
            before: list[tuple[int, Action | None]] = [(move.seat, move.action) for move in moves[:-1]]
            return number.to_bytes(32), before, last.action, {each.id: each for each in found}
    raise AssertionError


def staged(ada: Window, db: Path, others: tuple[tuple[str, str], ...] = ()) -> tuple[str, Discard, dict[str, Puzzle]]:
    """Ada sits at such a table, before her last discard; the table, that discard, and the puzzles."""
    seed, before, last, found = nearly_over()
    table, secret = write_table(db, scene(GAME, lambda _: True, single_hand=True), seed, before, others)
    sit(ada, table, secret)
    return table, last, found


def end(window: Window, way: Way, last: Discard) -> None:
    """Ada throws her last card; the score sheet is there."""
    sight = window.wait(lambda now: now.mine)
    (piece,) = held(sight.rack, [last.card])
    way.discard(piece)
    expect(window.page.locator('[data-end="match"]')).to_be_visible(timeout=LONG_MS)


def solve_one_of_a_match(window: Window, way: Way, found: dict[str, Puzzle]) -> None:
    """From home to the puzzles of real matches, and one of them solved."""
    page = window.page
    page.goto(window.base)
    page.get_by_role("link", name="Today's puzzle").click()
    window.wait(lambda now: now.mine)
    expect(page.locator("[data-from-match]")).to_have_count(0)
    page.get_by_role("button", name="More puzzles").click()
    page.get_by_role("switch", name="From real matches").check(force=True)
    assert serious(window) == []
    page.locator("[data-another]").click()
    expect(page.locator("[data-from-match]")).to_have_text("From a match played here")
    puzzle = found[page.url.rpartition("/")[2]]
    best = puzzles.way(puzzle)
    assert isinstance(best, Discard)
    sight = window.wait(lambda now: now.mine and len(now.rack) == len(puzzle.hand))
    way.pick(held(sight.rack, [best.card])[:1])
    way.press()
    expect(page.locator('[data-attempt="done"]')).to_be_visible()


def test_two_people_agree_on_the_score_sheet_and_solve_what_they_have_played(chair: Chair, db: Path) -> None:
    # given: two people whose match ends
    ada, bea = chair(size=PHONE, touch=True, reduced_motion="reduce"), chair(size=DESK, reduced_motion="reduce")
    hers = new_secret()
    table, last, found = staged(ada, db, (("Bea", hers),))
    sit(bea, table, hers)
    way = Finger(ada)
    end(ada, way, last)
    line, theirs = ada.page.locator("[data-consent]"), bea.page.locator("[data-consent]")

    # when: one agrees, takes it back, and agrees again
    expect(line).to_contain_text("May puzzles be made from this match and your later ones? No names are kept.")
    expect(line).to_contain_text("0 of 2 agreed")
    line.get_by_role("button", name="I agree").tap()
    expect(line).to_contain_text("1 of 2 agreed")
    assert serious(ada) == []
    line.get_by_role("button", name="Withdraw consent").tap()
    expect(line).to_contain_text("0 of 2 agreed")
    line.get_by_role("button", name="I agree").tap()
    expect(line).to_contain_text("1 of 2 agreed")

    # then: the other sees it and agrees too, and both are told that it is done
    bea.page.reload()
    expect(theirs).to_contain_text("1 of 2 agreed")
    theirs.get_by_role("button", name="I agree").click()
    for said in (line, theirs):
        expect(said).to_have_attribute("data-consent", "made", timeout=SEARCHED_MS)
        expect(said.get_by_role("button")).to_have_count(0)

    # and: a puzzle of it lies there with the controls of a table
    solve_one_of_a_match(ada, way, found)


def test_who_always_agrees_is_not_asked_and_can_take_it_back_for_good(chair: Chair, db: Path) -> None:
    # given: Ada has chosen to agree always, and another person has not been there yet
    ada = chair(size=DESK, reduced_motion="reduce")
    page = ada.page
    page.goto(ada.base)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Always allow puzzles").check(force=True)
    page.keyboard.press("Escape")
    table, last, _ = staged(ada, db, (("Bea", new_secret()),))

    # when: the match ends
    end(ada, Mouse(ada), last)

    # then: she has agreed, on the page of the review too
    line = page.locator("[data-consent]")
    expect(line).to_contain_text("1 of 2 agreed")
    page.goto(f"{ada.base}/review/{table}")
    expect(line).to_contain_text("1 of 2 agreed")

    # and: what she takes back stays so
    line.get_by_role("button", name="Withdraw consent").click()
    expect(line).to_contain_text("0 of 2 agreed")
    page.reload()
    expect(line).to_contain_text("0 of 2 agreed")


def test_who_has_said_no_is_not_asked_again(chair: Chair, db: Path) -> None:
    ada = chair(reduced_motion="reduce")
    line = ada.page.locator("[data-consent]")
    _, last, _ = staged(ada, db, (("Bea", new_secret()),))
    end(ada, Mouse(ada), last)
    line.get_by_role("button", name="No", exact=True).click()
    expect(line).to_have_attribute("data-mine", "no")

    # when: another match ends
    _, last, _ = staged(ada, db, (("Bea", new_secret()),))
    with ada.page.expect_response(lambda response: response.url.endswith("/puzzles")):
        end(ada, Mouse(ada), last)

    # then: the question is not there
    expect(line).to_have_count(0)


def test_who_looks_on_is_not_asked(chair: Chair, db: Path) -> None:
    ada, cy = chair(), chair()
    table, last, _ = staged(ada, db, (("Bea", new_secret()),))
    end(ada, Mouse(ada), last)
    expect(ada.page.locator("[data-consent]")).to_be_visible()
    cy.page.goto(f"{cy.base}/review/{table}")
    expect(cy.page.locator("[data-curve]")).to_be_visible(timeout=SEARCHED_MS)
    expect(cy.page.locator("[data-consent]")).to_have_count(0)
