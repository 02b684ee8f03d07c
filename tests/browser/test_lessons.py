"""Lessons on the page: gone through by touch and by mouse, with house rules, and with a game that one knows."""

from __future__ import annotations

from playwright.sync_api import expect

from rummykit import games, lessons
from tests.browser.guest import DESK, PHONE, Chair
from tests.browser.lesson import go_through
from tests.browser.ways import Finger, Mouse


def test_a_lesson_of_cards_by_touch(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True)
    assert len(go_through(window, Finger(window), "gin_rummy")) >= 8
    window.page.goto(f"{window.base}/learn")
    expect(window.page.locator("[data-lesson=gin_rummy]")).to_contain_text("Learned")
    window.page.goto(f"{window.base}/learn/gin_rummy")
    window.page.get_by_role("button", name="Start again").click()
    expect(window.page.locator('[data-task="pick.group"]')).to_be_visible()


def test_a_lesson_of_tiles_by_touch(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True)
    assert len(go_through(window, Finger(window), "rummikub")) >= 8


def test_a_lesson_with_house_rules_by_mouse(chair: Chair) -> None:
    window = chair(size=DESK)
    go_through(window, Mouse(window), "phom")
    window.page.goto(f"{window.base}/learn/caloochi?first_meld=40")
    expect(window.page.locator("[data-house]")).to_contain_text("40")


def test_who_knows_a_game_is_asked_only_what_differs(chair: Chair) -> None:
    window = chair(locale="de-DE")
    window.page.goto(f"{window.base}/learn/german_rummy")
    window.page.locator("main select").select_option("caloochi")
    new = lessons.new_in(games.get("german_rummy"), games.get("caloochi")).steps
    expect(window.page.locator("[data-step]")).to_contain_text(f"von {len(new)}")
    window.page.reload()
    expect(window.page.locator("[data-step]")).to_contain_text(f"von {len(new)}")


def test_an_answer_that_was_shown_is_to_be_repeated(chair: Chair) -> None:
    window = chair()
    window.page.goto(f"{window.base}/learn/standard_rummy")
    task = window.page.locator('[data-task="pick.group"]')
    task.locator("label").first.click()
    task.locator("[data-check]").click()
    task.locator("[data-verdict=bad]").wait_for()
    task.get_by_role("button", name="Show the answer").click()
    expect(task.locator("label.right")).to_have_count(2)
    window.page.locator("[data-next]").click()
    expect(window.page.locator('[data-task="pick.run"]')).to_be_visible()
