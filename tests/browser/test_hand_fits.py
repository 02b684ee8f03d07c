"""A hand of cards and what stands about it fit the screen: nothing is cut, and nothing covers what is to be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit.play.actions import Drop
from tests.browser.guest import DESK, PHONE, Chair, Size, Window
from tests.browser.resting import at_rest, resize
from tests.browser.staging import go_to, offers, scene
from tests.browser.test_hand import GAME


def show_hand(chair: Chair, cards: int) -> Window:
    """A hand of so many cards in the gallery, each in its place at once."""
    window = chair(reduced_motion="reduce")
    window.page.goto(f"{window.base}/gallery?show=hand&cards={cards}")
    expect(window.page.locator("[data-zone=hand] [data-piece]")).to_have_count(cards)
    expect(window.page.locator("[data-zone=hand] .label .words").first).not_to_be_empty()
    return window


@pytest.mark.parametrize("cards", [14, 21, 30])
def test_a_raised_card_covers_no_label_of_the_row_above(chair: Chair, cards: int) -> None:
    window = show_hand(chair, cards)
    for size in ((320, 640), PHONE):
        resize(window, size)
        rows = window.page.locator("[data-zone=hand] .row")
        for at in range(1, rows.count()):
            id = rows.nth(at).locator("[data-piece][aria-pressed=false]").first.get_attribute("data-piece")
            card = window.page.locator(window.piece(int(id or 0)))
            card.click(position={"x": 6, "y": 20})
            expect(card).to_have_attribute("aria-pressed", "true")
            window.page.mouse.move(0, 0)
            at_rest(window)
            top = card.evaluate("(card) => card.getBoundingClientRect().top")
            words = (
                rows.nth(at - 1)
                .locator(".words")
                .evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().bottom)")
            )
            assert top >= max(words, default=0) - 1, size


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", [(360, 640), PHONE])
def test_dropping_has_one_line_and_is_no_larger_than_what_one_does_every_turn(
    chair: Chair, db: Path, size: Size, locale: str
) -> None:
    window = chair(size=size, touch=True, locale=locale)
    go_to(window, db, scene(GAME, offers(Drop)))
    window.wait(lambda now: now.does == "draw_card")
    drop, main = (window.page.locator(each) for each in ("[data-extra=drop]", "[data-does]"))
    lines = drop.evaluate(
        "(button) => { const range = document.createRange(); range.selectNodeContents(button);"
        " return new Set([...range.getClientRects()].map(({ top }) => top)).size }"
    )
    assert lines == 1
    small, large = drop.bounding_box(), main.bounding_box()
    assert small
    assert large
    assert small["width"] <= large["width"]
    assert small["height"] == large["height"]
    assert small["x"] >= 0
    assert drop.evaluate("(button) => button.scrollWidth <= button.clientWidth")


def test_no_dot_hangs_at_the_end_of_a_line_of_facts(chair: Chair, db: Path) -> None:
    window = chair(size=(360, 640), touch=True)
    go_to(window, db, scene(GAME, offers(Drop)))
    window.wait(lambda now: now.mine)
    expect(window.page.locator("[data-fact]").first).to_be_visible()
    begin, *facts = window.page.evaluate(
        """() => {
          const line = document.querySelector("[data-stand]");
          const inset = parseFloat(getComputedStyle(line).clipPath.split(" ").at(-1));
          const facts = [...line.querySelectorAll("[data-fact]")].map((fact) => {
            const { left, top } = fact.getBoundingClientRect();
            return { left, top, after: getComputedStyle(fact, "::after").content };
          });
          return [line.getBoundingClientRect().left + inset, ...facts];
        }"""
    )
    assert all(fact["after"] == "none" for fact in facts)
    lines = {fact["top"] for fact in facts}
    # What begins a line has its dot outside of what is drawn.
    assert [min(fact["left"] for fact in facts if fact["top"] == top) for top in lines] == [begin] * len(lines)


@pytest.mark.parametrize("cards", [13, 14, 21, 30])
def test_no_card_of_a_hand_is_cut(chair: Chair, cards: int) -> None:
    window = show_hand(chair, cards)
    for size in ((320, 640), (360, 640), PHONE, (844, 390), DESK):
        resize(window, size)
        boxes = window.page.locator("[data-zone=hand] :is([data-piece], .words)").evaluate_all(
            "(all) => all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right])"
        )
        assert all(left >= 0 and right <= size[0] for left, right in boxes), (size, boxes)
        assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
