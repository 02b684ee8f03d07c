"""A turn shown to a friend: drawn over, written to, put into a study, and opened on a phone by somebody else."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.guest import LONG_MS, PHONE, Chair
from tests.browser.reviewed import finished
from tests.browser.staging import sit
from tests.browser.test_axe import serious


def middle(place: Locator) -> tuple[float, float]:
    """The middle of something on the page."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: Locator, end: Locator) -> None:
    """Drag from one thing to another, both of which are in sight."""
    end.scroll_into_view_if_needed()
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*middle(end), steps=4)
    page.mouse.up()


def test_a_turn_is_drawn_over_and_a_friend_opens_it_on_a_phone(chair: Chair, db: Path) -> None:
    # given: a finished match of gin, replayed to a move in the middle
    window = chair()
    page = window.page
    table, secret = finished(db, "gin")
    sit(window, table, secret)
    page.goto(f"{window.base}/replay/{table}")
    slider = page.get_by_role("slider", name="Move")
    slider.fill("6")
    # when: a card is circled by a click, another one joined to the discard pile by a drag, the stock from the list
    page.locator("[data-show]").click()
    dialog = page.get_by_role("dialog", name="Show this turn")
    cards = dialog.locator('[data-zone="hand-0"] [data-piece]')
    cards.first.click(timeout=LONG_MS)
    dialog.get_by_role("button", name="red").click()
    drag(page, cards.nth(2), dialog.locator('[data-zone="pile"]'))
    dialog.get_by_text("Choose from a list").click()
    dialog.get_by_label("From", exact=True).select_option(label="Stock")
    dialog.get_by_label("To", exact=True).select_option(label="Discard pile")
    dialog.locator('[data-does="draw"]').click()
    # then: all three are there, in words too
    said = dialog.get_by_role("list", name="Drawings").get_by_role("listitem")
    expect(said).to_have_count(3)
    expect(said.nth(0)).to_contain_text(re.compile(r"Circle, green: .+ \(hand of .+\)"))
    expect(said.nth(1)).to_contain_text(re.compile(r"Arrow, red: from .+ \(hand of .+\) to Discard pile"))
    expect(said.nth(2)).to_contain_text("Arrow, red: from Stock to Discard pile")
    expect(dialog.locator("[data-drawn]")).to_have_count(3)
    assert serious(window) == []
    # when: one is taken away, a comment is written and only one hand is left open
    said.nth(2).get_by_role("button").click()
    dialog.get_by_label("Open hands").select_option(index=1)
    dialog.get_by_label("Comment").fill("Why keep this?\nSee the arrow.")
    dialog.get_by_label("Title").fill("Our evening")
    dialog.get_by_role("button", name="Make a link").click()
    link = dialog.locator("[data-made] input").input_value(timeout=LONG_MS)
    # and: a second turn goes into the same study
    page.keyboard.press("Escape")
    slider.fill("8")
    page.locator("[data-show]").click()
    dialog.get_by_label("Put it into").select_option(label="Our evening")
    dialog.get_by_label("Comment").fill("Two moves later.")
    dialog.get_by_role("button", name="Add to the study").click()
    expect(dialog.locator("[data-made]")).to_be_visible(timeout=LONG_MS)

    # then: a friend without a seat opens the link on a phone
    friend = chair(size=PHONE, touch=True)
    other = friend.page
    other.goto(link)
    expect(other.get_by_role("heading", name="Our evening")).to_be_visible(timeout=LONG_MS)
    expect(other.locator("[data-comment]")).to_have_text("Why keep this?\nSee the arrow.")
    expect(other.locator("[data-drawn]")).to_have_count(2)
    drawings = other.get_by_role("list", name="Drawings").get_by_role("listitem")
    expect(drawings.first).to_contain_text("Circle, green")
    expect(other.locator('[data-zone="hand-1"] [data-face="??"]').first).to_be_attached()
    expect(other.locator('[data-zone="hand-0"] [data-face="??"]')).to_have_count(0)
    expect(other.locator("[data-making]")).to_have_count(0)
    assert serious(friend) == []
    ring = other.locator('[data-drawn="circle"] rect').first.bounding_box()
    card = other.locator('[data-zone="hand-0"] [data-piece]').first.bounding_box()
    assert ring is not None
    assert card is not None
    assert abs(ring["x"] + ring["width"] / 2 - card["x"] - card["width"] / 2) < 3
    # and: steps to the next turn, which is all open, and replays the match from there
    other.locator('[data-step="next"]').tap()
    expect(other.locator("[data-comment]")).to_have_text("Two moves later.")
    expect(other.locator('[data-face="??"]')).to_have_count(0)
    other.locator('[data-does="replay"]').tap()
    expect(other.locator(".replay")).to_have_attribute("data-move", "8")
    other.get_by_role("button", name="Back to the study").tap()

    # when: the maker puts the second turn first and deletes the study in the end; then: the link leads nowhere
    page.goto(f"{link}?turn=1")
    page.locator('[data-does="earlier"]').click()
    expect(page.locator("[data-comment]")).to_have_text("Two moves later.")
    expect(page.locator("[data-study-turn]")).to_have_attribute("data-study-turn", "0")
    # and: edits it
    page.locator('[data-does="edit"]').click()
    editor = page.get_by_role("dialog", name="Edit this turn")
    editor.get_by_label("Comment").fill("Edited.")
    editor.get_by_role("button", name="Save").click()
    expect(editor).to_have_count(0)
    expect(page.locator("[data-comment]")).to_have_text("Edited.")
    page.goto(f"{window.base}/replay")
    page.locator("[data-studies]").get_by_role("link", name="Our evening").click()
    expect(page.locator("[data-comment]")).to_have_text("Edited.", timeout=LONG_MS)
    page.locator('[data-does="delete"]').click()
    page.locator('[data-does="sure"]').click()
    expect(page.locator("[data-studies]")).to_have_count(0)
    gone = other.request.get(link.replace("/study/", "/api/studies/"))
    assert (gone.status, gone.json()["code"]) == (404, "unknown_study")
