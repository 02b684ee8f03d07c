"""The referee's page: pieces tapped together, legal or not, the worth, the reason, and the rule it rests on."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.guest import DESK, PHONE, Chair, Size, Window
from tests.browser.test_axe import serious


def ask(window: Window, game: str) -> None:
    """The page with a game chosen, its pieces to pick from."""
    window.page.goto(f"{window.base}/referee")
    window.page.locator("main select").first.select_option(game)
    window.page.locator("[data-pick]").first.wait_for()


def tap(window: Window, faces: str) -> None:
    """Pieces one after the other into the tray that is open; again where a verdict moved the page under the finger."""
    there = window.page.locator("[data-lies]")
    for face in faces.split():
        wanted = there.count() + 1
        for _ in range(5):
            window.page.locator(f'[data-pick="{face}"]').click()
            with suppress(PlaywrightTimeout):
                there.nth(wanted - 1).wait_for(timeout=3000)
                break
        expect(there).to_have_count(wanted)


def verdict(window: Window, tone: str) -> Locator:
    """What the referee says, once it says so."""
    said = window.page.locator(f'[data-verdict="{tone}"]')
    said.wait_for()
    return said


def test_a_legal_set_its_worth_and_what_its_joker_stands_for(chair: Chair) -> None:
    window = chair()
    ask(window, "caloochi")
    tap(window, "7H JK 9H")
    expect(verdict(window, "good")).to_contain_text("Legal. It is a run, worth 24.")
    expect(window.page.get_by_role("button", name="joker as eight of hearts")).to_be_visible()


@pytest.mark.parametrize(("game", "faces"), [("rummikub", "r3 r3 r3"), ("canasta", "KH KH KH")])
def test_pieces_of_the_pack_of_most_players_can_be_asked_about(chair: Chair, game: str, faces: str) -> None:
    window = chair()
    ask(window, game)
    tap(window, faces)
    window.page.locator("[data-verdict]").wait_for()
    expect(window.page.locator(f'[data-pick="{faces.split()[0]}"]')).to_be_disabled()


def test_an_illegal_set_says_why_in_the_readers_language_and_leads_to_the_rule(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True, locale="zh-Hant-TW")
    ask(window, "rummikub")
    tap(window, "r3 b3 b3")
    said = verdict(window, "bad")
    expect(said).to_contain_text("不合法。")
    expect(said).to_contain_text("不是群組")
    expect(said).not_to_contain_text("group")
    said.get_by_role("button", name="看這條規則").click()
    expect(window.page.get_by_role("dialog").locator("section.marked")).to_be_visible()


def test_a_first_meld_counts_up_to_what_it_must_be(chair: Chair) -> None:
    window = chair()
    ask(window, "german_rummy")
    window.page.get_by_label("A first meld", exact=True).check()
    tap(window, "AS 2S 3S")
    expect(verdict(window, "bad")).to_contain_text("It is not enough for a first meld. 6 of 40 points.")
    window.page.get_by_role("button", name="Another meld").click()
    tap(window, "QH QD QC QS")
    expect(verdict(window, "good")).to_contain_text("It is enough for a first meld. 46 of 40 points.")


def test_a_turn_at_a_table_of_tiles(chair: Chair) -> None:
    window = chair()
    ask(window, "rummikub")
    window.page.get_by_label("A turn", exact=True).check()
    tap(window, "r7 r8 r9")
    window.page.get_by_role("group", name="The rack").get_by_role("button", name="Add pieces").click()
    tap(window, "r10 b1")
    window.page.get_by_role("button", name="Start from the table as it was").click()
    expect(verdict(window, "bad")).to_contain_text("Not legal.")
    window.page.locator('[data-pick="r10"]').click()
    expect(verdict(window, "bad")).to_contain_text("too short")


def test_a_turn_at_a_table_of_cards_and_the_most_that_could_be_laid(chair: Chair) -> None:
    window = chair()
    ask(window, "machiavelli")
    window.page.get_by_label("A turn", exact=True).check()
    tap(window, "QS KS AS")
    window.page.get_by_role("group", name="The hand").get_by_role("button", name="Add pieces").click()
    tap(window, "JS 4D TS")
    most = window.page.locator("[data-most]")
    expect(most).to_contain_text("The most that can be laid")
    expect(most).to_contain_text("ten of spades")
    expect(most).not_to_contain_text("four of diamonds")
    window.page.get_by_role("button", name="Start from the table as it was").click()
    window.page.get_by_role("group", name="Meld 1").last.get_by_role("button", name="Add pieces").click()
    tap(window, "JS")
    said = verdict(window, "good")
    expect(said).to_contain_text("Legal. What stays in hand:")


def test_what_a_hand_brings_its_side(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True)
    ask(window, "canasta")
    window.page.get_by_label("The best for the side", exact=True).check()
    tap(window, "8D KS KH KD 4C")
    expect(verdict(window, "good")).to_contain_text("3 of 5 cards go down and score 30, including all bonuses.")
    window.page.get_by_role("group", name="Meld 1").get_by_role("button", name="Add pieces").click()
    tap(window, "8S 8H 8D 8C 8S 8H")
    said = window.page.get_by_text("4 of 5 cards go down and score 540, including all bonuses.")
    expect(said).to_be_visible()


def test_the_nearest_finish_after_the_indicator_is_named(chair: Chair) -> None:
    window = chair()
    ask(window, "okey")
    window.page.get_by_label("The quickest way to go out", exact=True).check()
    tap(window, "r4")
    window.page.get_by_role("group", name="The indicator").get_by_role("button", name="Add pieces").wait_for()
    tap(window, "r1 r5 r3")
    expect(verdict(window, "plain")).to_contain_text("Tiles still missing to go out: 11.")


def test_a_first_meld_of_tiles_in_runs_or_in_pairs(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True)
    ask(window, "okey_101")
    window.page.get_by_label("A first meld", exact=True).check()
    tap(window, "r5")
    window.page.get_by_role("group", name="The indicator").get_by_role("button", name="Add pieces").wait_for()
    tap(window, "r11 r12 r13")
    expect(verdict(window, "bad")).to_contain_text("It is not enough for a first meld. 36 of 101 points.")
    for at, meld in enumerate(("b11 b12 b13", "k11 k12 k13")):
        window.page.get_by_role("button", name="Another set").click()
        window.page.get_by_role("group", name=f"Set {at + 2}").wait_for()
        tap(window, meld)
    expect(verdict(window, "good")).to_contain_text("It is enough for a first meld. 108 of 101 points.")
    window.page.reload()
    window.page.get_by_label("A first meld", exact=True).check()
    tap(window, "r5 r11 r11")
    expect(verdict(window, "bad")).to_contain_text("It is not enough for a first meld.")


def test_what_is_wild_in_a_deal_where_deals_differ(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True)
    ask(window, "three_thirteen")
    tap(window, "3H KS KD")
    verdict(window, "good")
    window.page.get_by_label("Deal", exact=True).select_option("2")
    verdict(window, "bad")


def test_keys_alone(chair: Chair) -> None:
    window = chair()
    ask(window, "rummikub")
    keys = window.page.keyboard
    window.page.get_by_role("main").get_by_role("link", name="Solver").focus()
    # Scan comes before the pieces.
    keys.press("Tab")
    keys.press("Tab")
    for face in ("r1", "r2", "r3"):
        expect(window.page.locator(f'[data-pick="{face}"]')).to_be_focused()
        keys.press("Enter")
        keys.press("ArrowRight")
    expect(verdict(window, "good")).to_contain_text("It is a run, worth 6.")
    keys.press("ArrowDown")
    expect(window.page.locator('[data-pick="b4"]')).to_be_focused()
    keys.press("Space")
    expect(verdict(window, "bad")).to_contain_text("Not legal.")
    for _ in ("Scan", "Clear", "the last piece"):
        keys.press("Shift+Tab")
    expect(window.page.locator('[data-lies="b4"]')).to_be_focused()
    keys.press("Enter")
    verdict(window, "good")
    expect(window.page.locator('[data-lies="r3"]')).to_be_focused()


@pytest.mark.parametrize(("scheme", "size"), [("light", PHONE), ("dark", DESK)])
def test_axe_finds_nothing(chair: Chair, scheme: str, size: Size) -> None:
    window = chair(size=size, color_scheme=scheme)
    ask(window, "rummikub_twist")
    tap(window, "r7 DJ r10")
    verdict(window, "good")
    assert serious(window) == []
    tap(window, "b1")
    verdict(window, "bad")
    assert serious(window) == []
