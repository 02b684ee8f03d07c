"""The solver's page: tiles tapped in, the best play shown and walked through; a position travels by its address."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.guest import DESK, PHONE, Chair, Size, Window
from tests.browser.test_axe import serious

SHOWN = """() => [...document.querySelectorAll("[data-shown]")].map((set) =>
  [...set.querySelectorAll("[data-face]")]
    .map(({dataset}) => dataset.face + (dataset.played === "true" ? "*" : "")).join(" "))"""


def shown(window: Window) -> list[str]:
    """The sets of the answer, tiles from the rack with a star."""
    sets: list[str] = window.page.evaluate(SHOWN)
    return sets


def at_step(window: Window, step: int) -> None:
    """Wait until this step is shown."""
    expect(window.page.locator(".walk")).to_have_attribute("data-step", str(step))


def solved(window: Window) -> None:
    """Wait for an answer."""
    window.page.locator('[data-verdict="good"]').wait_for()
    window.page.locator(".walk").wait_for()


def test_the_best_play_of_what_is_tapped_in_step_by_step(chair: Chair) -> None:
    window = chair(reduced_motion="reduce")
    page = window.page
    page.goto(window.base)
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name="Solver").click()
    page.get_by_label("Game", exact=True).select_option("rummikub")
    for face in ["b7", "k7", "o7"]:
        page.locator(f'[data-pick="{face}"]').click()
    page.get_by_role("button", name="Another set").click()
    for face in ["r1", "r2", "r3", "r4"]:
        page.locator(f'[data-pick="{face}"]').click()
    page.get_by_role("group", name="The rack").get_by_role("button", name="Add pieces").click()
    for face in ["b4", "k4", "o12"]:
        page.locator(f'[data-pick="{face}"]').click()
    said = page.locator('[data-verdict="good"]')
    expect(said).to_contain_text("Play 2 of 3 tiles, worth 8.")
    at_step(window, 2)
    assert shown(window) == ["b7 k7 o7", "r1 r2 r3", "r4 b4* k4*"]
    page.get_by_role("button", name="Previous step").click()
    at_step(window, 1)
    assert shown(window) == ["b7 k7 o7", "r1 r2 r3", "r4"]
    page.get_by_role("button", name="The table as it was").click()
    at_step(window, 0)
    assert shown(window) == ["b7 k7 o7", "r1 r2 r3 r4"]
    page.get_by_role("button", name="Play", exact=True).click()
    at_step(window, 2)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_position_travels_by_its_address(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True, locale="ja")
    window.page.goto(f"{window.base}/solver?game=rummikub&table=r1-r2-r3&rack=r9-r10-r11-b1&opened=no")
    solved(window)
    expect(window.page.locator('[data-verdict="good"]')).to_contain_text("4枚のうち3枚を出せます")
    assert "opened=no" in window.page.url
    window.page.locator('[data-pick="r4"]').click()
    window.page.wait_for_url("**rack=r9-r10-r11-b1-r4*")


def test_what_is_wrong_is_said_by_name(chair: Chair) -> None:
    window = chair()
    window.page.goto(f"{window.base}/solver?game=rummikub&table=r1-r2-r3_r3-b3-b3&rack=r4")
    bad = window.page.locator('[data-verdict="bad"]')
    expect(bad).to_contain_text("is not a group")
    expect(window.page.get_by_role("group", name="Set 2", exact=True)).to_have_attribute("data-tone", "bad")
    window.page.goto(f"{window.base}/solver?game=rummikub&table=r1-r2-r3&rack=r3-r3-r3")
    expect(bad).to_contain_text("There are 4 of red 3")


def test_a_hand_of_cards(chair: Chair) -> None:
    window = chair()
    window.page.goto(f"{window.base}/solver?game=caloochi&rack=7H-JK-9H-KC-2D-2S-2C")
    solved(window)
    expect(window.page.locator('[data-verdict="good"]')).to_contain_text("Deadwood: 10.")
    assert sorted(shown(window)) == ["2S 2D 2C", "7H JK=8H 9H"]


def test_a_hand_of_which_one_card_goes(chair: Chair) -> None:
    window = chair()
    window.page.goto(f"{window.base}/referee")
    window.page.locator("main select").first.select_option("standard_rummy")
    window.page.get_by_role("main").get_by_role("link", name="Solver").click()
    for face in ("4H", "5H", "6H", "KC", "9D"):
        window.page.locator(f'[data-pick="{face}"]').click()
    said = window.page.locator('[data-verdict="good"]')
    expect(said).to_contain_text("Deadwood: 19.")
    window.page.get_by_role("switch", name="One card goes to the discard pile").check(force=True)
    expect(said).to_contain_text("Discard")
    expect(said).to_contain_text("Deadwood: 9.")


@pytest.mark.parametrize(("scheme", "size"), [("light", DESK), ("dark", PHONE)])
def test_axe_finds_nothing(chair: Chair, scheme: str, size: Size) -> None:
    window = chair(size=size, color_scheme=scheme)
    window.page.goto(f"{window.base}/solver?game=rummikub&table=b7-k7-o7_r1-r2-r3-r4&rack=b4-k4-o12")
    solved(window)
    assert serious(window) == []


def test_a_table_of_cards_with_a_joker_says_that_it_is_not_proven(chair: Chair) -> None:
    window = chair()
    window.page.goto(f"{window.base}/solver?game=vatikan&table=QS-KS-JK_7S-7D-7C&rack=JS-AS-3H-4H-9D")
    said = window.page.locator('[data-verdict="good"]')
    expect(said).to_contain_text("Play 4 of 5 cards, worth 28. There may be more.")
    walk = window.page.locator("[data-last]")
    expect(walk.locator('[data-played="true"]')).to_have_count(4)
    expect(window.page.get_by_text("The first meld is already on the table")).to_be_visible()
    window.page.goto(f"{window.base}/solver?game=machiavelli&table=QS-KS-AS&rack=JS-4D")
    expect(said).to_contain_text("Play 1 of 2 cards, worth 10.")
    expect(said).not_to_contain_text("There may be more.")
    expect(window.page.get_by_text("The first meld is already on the table")).to_have_count(0)
