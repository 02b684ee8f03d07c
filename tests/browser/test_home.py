"""Home and all games: a table to sit down at, games by their names, people and time; favourites, my turn, opponents."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from rummykit.server.wire.table_messages import NewTable
from tests.browser.guest import DESK, PHONE, Chair, Size, Window
from tests.browser.home import CARDS, NOW, all_games, card, home

SMALL = (360, 640)
SMALLEST = (320, 640)
LYING = (844, 390)
"""A phone on its side."""


def shown(window: Window) -> list[str]:
    """The games whose cards are shown, from the first to the last."""
    games: list[str] = window.page.locator(CARDS).evaluate_all("cards => cards.map((card) => card.dataset.game)")
    return games


def posted(window: Window, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Post as the page does; the answer."""
    return dict(
        window.page.evaluate(
            """async ([path, body]) => (await (await fetch(path, {
                 method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
               })).json())""",
            [path, body],
        )
    )


def test_a_game_is_found_by_every_name_while_one_types(chair: Chair) -> None:
    window = all_games(chair())
    everything = shown(window)
    field = window.page.get_by_role("textbox", name="Find a game")
    for typed, game in (
        ("kalo", "caloochi"),
        ("Tá lả", "phom"),
        ("ラミー", "standard_rummy"),
        ("拉密", "rummikub"),
        ("romme", "german_rummy"),
        ("gin", "gin_rummy"),
        ("points rummy", "indian_rummy_points"),
        ("印度拉米", "indian_rummy_points"),
        ("Okey", "okey"),
    ):
        field.fill(typed)
        expect(window.page.locator(CARDS).first).to_have_attribute("data-game", game)
    field.fill("Sabra")
    expect(window.page.get_by_text("No game here is called “Sabra”.")).to_be_visible()
    expect(window.page.get_by_role("heading", name="Closest matches:")).to_be_visible()
    assert shown(window)[0] == "rummikub"
    field.fill("Rummy 500")
    expect(window.page.locator(CARDS).first).to_have_attribute("data-game", "rummy_500")
    field.fill("chess")
    expect(window.page.locator(CARDS)).to_have_count(0)
    window.page.get_by_role("button", name="Show all games").click()
    expect(window.page.locator(CARDS)).to_have_count(len(everything))
    field.fill("kalo")
    field.press("Escape")
    expect(field).to_have_value("")


def test_what_suits_two_people_and_fifteen_minutes(chair: Chair) -> None:
    window = all_games(chair(size=PHONE, touch=True))
    window.page.get_by_role("button", name="Filter").tap()
    players = window.page.get_by_role("group", name="How many of you?")
    minutes = window.page.get_by_role("group", name="Most minutes")
    players.get_by_role("button", name="2", exact=True).tap()
    minutes.get_by_role("button", name="15").tap()
    few = shown(window)
    assert {"standard_rummy", "nowrang", "indian_rummy_points"} <= set(few)
    assert not {"rummikub", "continental_rum", "caloochi"} & set(few)
    players.get_by_role("button", name="5+").tap()
    assert "gin_rummy" not in shown(window)
    window.page.get_by_role("textbox", name="Find a game").fill("gin")
    expect(window.page.get_by_role("button", name="Show all games")).to_be_visible()
    minutes.get_by_role("button", name="15").tap()
    players.get_by_role("button", name="5+").tap()
    expect(card(window, "gin_rummy")).to_be_visible()


def test_favourites_and_what_was_played_stand_first_and_stay(chair: Chair) -> None:
    window = all_games(chair())
    star = card(window, "phom").get_by_role("button", name="Favourite: Phỏm")
    expect(star).to_have_attribute("aria-pressed", "false")
    star.click()
    card(window, "gin_rummy").get_by_role("button", name="Play now").click()
    window.wait(lambda now: now.state == "playing")
    home(window)
    expect(window.page.locator(NOW)).to_have_attribute("data-now", "gin_rummy")
    own = window.page.locator("[data-own]")
    expect(own).to_have_count(2)
    assert own.evaluate_all("all => all.map((each) => each.dataset.own)") == ["phom", "gin_rummy"]
    all_games(window)
    card(window, "phom")
    expect(star).to_have_attribute("aria-pressed", "true")
    star.click()
    home(window)
    expect(own).to_have_count(1)


def test_three_strong_bots_are_asked_for_once_and_remembered(chair: Chair) -> None:
    window = home(chair())
    window.page.locator(NOW).get_by_role("button", name="Opponents").click()
    dialog = window.page.get_by_role("dialog", name="Rummikub")
    dialog.get_by_role("radio", name="3", exact=True).check(force=True)
    dialog.get_by_role("radio", name="Strong").check(force=True)
    expect(dialog.get_by_text("Beginner and Easy overlook things as people do", exact=False)).to_be_visible()
    with window.page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        dialog.get_by_role("button", name="Play now").click()
    table: dict[str, Any] = asked.value.post_data_json or {}
    assert (table["bots"], table["seats"], table["bot_level"]) == (3, 4, "strong")
    assert set(table) <= set(NewTable.__struct_fields__)
    window.wait(lambda now: now.state == "playing")
    expect(window.page.locator("li[data-seat]").get_by_text("(Strong)")).to_have_count(3)
    kinds = "async (path) => (await (await fetch(path)).json()).seats.map((seat) => seat.kind)"
    assert window.page.evaluate(
        kinds, f"/api{window.page.url.removeprefix(window.base).replace('/t/', '/tables/')}"
    ) == [
        "person",
        *["bot"] * 3,
    ]

    all_games(window)
    expect(card(window, "rummikub").get_by_role("button", name="Opponents")).to_have_text(re.compile("3.*Strong"))
    expect(card(window, "phom").get_by_role("button", name="Opponents")).to_have_text(re.compile("2.*Easy"))
    with window.page.expect_request(lambda request: request.url.endswith("/api/tables")) as again:
        card(window, "rummikub").get_by_role("button", name="Play now").click()
    assert again.value.post_data_json == table


def test_my_turn_stands_first_and_in_the_title(chair: Chair) -> None:
    ada, ben = home(chair()), home(chair())
    waiting = posted(ada, "/api/tables", {"game": "phom", "name": "Ada", "seats": 2})
    table = posted(ada, "/api/tables", {"game": "rummikub", "name": "Ada", "seats": 2, "turn_seconds": None})
    assert posted(ben, f"/api/tables/{table['id']}/seats", {"name": "Ben"})["you"] == 1
    for window in (ada, ben):
        window.page.goto(f"{window.base}/t/{table['id']}")
    for window in (ada, ben):
        expect(window.page.get_by_text("Everybody is here.")).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    first = ada.wait(lambda now: now.state == "playing")
    mine, other = (ada, ben) if first.mine else (ben, ada)
    if mine is ada:
        ada.page.goto(f"{ada.base}/t/{waiting['id']}")  # visited last, and yet not first
    for window in (mine, other):
        home(window)
        expect(window.page.locator(f'[data-table="{table["id"]}"]')).to_be_visible()
    row = mine.page.locator("[data-table]").first
    expect(row).to_have_attribute("data-table", table["id"])
    expect(row).to_contain_text("Your turn")
    expect(mine.page).to_have_title(re.compile(r"^\(1\) Your turn"))
    expect(other.page.locator(f'[data-table="{table["id"]}"]')).to_have_attribute("data-mine", "false")
    expect(other.page.locator(f'[data-table="{table["id"]}"]')).to_contain_text("Ada" if mine is ada else "Ben")
    expect(other.page).to_have_title("RummyKit")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_on_a_small_phone_one_can_play_without_scrolling_and_nothing_is_cut(chair: Chair, locale: str) -> None:
    window = home(chair(size=SMALL, touch=True, locale=locale))
    for width, height in (SMALL, SMALLEST, LYING):
        window.page.set_viewport_size({"width": width, "height": height})
        box = window.page.locator(f"{NOW} .primary").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        assert window.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_phone_shows_the_window_on_two_and_a_half_screens_and_all_games_on_seven(chair: Chair) -> None:
    window = home(chair(size=PHONE, touch=True))
    pictures = window.page.locator("[data-tile]")
    expect(pictures).to_have_count(6)
    assert window.page.evaluate("document.documentElement.scrollHeight") <= 2.5 * PHONE[1]
    assert window.page.evaluate("document.querySelectorAll('*').length") < 1300
    # One press to all games, and Back is home again; a press on a picture begins that game.
    window.page.get_by_role("link", name="All 44 games").tap()
    expect(window.page.locator("[data-undrawn]")).to_have_count(0)
    assert window.page.evaluate("document.documentElement.scrollHeight") <= 7 * PHONE[1]
    window.page.go_back()
    pictures.nth(1).get_by_role("button", name="Play now").tap()
    window.wait(lambda now: now.state == "playing")


OUTSIDE = """pictures => pictures.flatMap((picture) => {
  const { left, right } = picture.getBoundingClientRect();
  const boxes = [...picture.querySelectorAll(".piece")].map((each) => each.getBoundingClientRect());
  const out = boxes.some((box) => box.left < left || box.right > right);
  return out ? [picture.closest("[data-game]").dataset.game] : [];
})"""


@pytest.mark.parametrize("size", [DESK, PHONE, SMALLEST], ids=["desk", "phone", "smallest"])
def test_no_pieces_of_a_game_run_out_of_its_picture(chair: Chair, size: Size) -> None:
    window = all_games(chair(size=size))
    pictures = window.page.locator("[data-game] .thumb")
    assert pictures.count() > 40
    # What is below the screen is laid out when it comes into sight; here all of it is.
    window.page.evaluate(
        "for (const each of document.querySelectorAll('section')) each.style.contentVisibility = 'visible'"
    )
    assert pictures.evaluate_all(OUTSIDE) == []
