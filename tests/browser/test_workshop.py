"""The workshop: games of one's own are made by mouse alone, and two people play them to the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.acting import Player
from tests.browser.guest import PHONE, Chair, Window
from tests.browser.record import Record
from tests.browser.test_two_people import whose_turn
from tests.browser.ways import Finger, Mouse, Way
from tests.server.process import MANY_VISITORS, ServerProcess

MOST_TURNS = 400


def begin(window: Window, game: str) -> None:
    """Begin anew from a game."""
    window.page.get_by_label("Made from").select_option(game)
    expect(window.page.get_by_role("main")).to_have_attribute("aria-busy", "false")


def workshop(window: Window, game: str) -> Window:
    """Go there from the page of all games, and begin from a game."""
    window.page.goto(f"{window.base}/games")
    window.page.get_by_role("link", name="Your own game").click()
    begin(window, game)
    expect(window.page.get_by_role("status").filter(has_text="Nothing has been changed yet.")).to_be_visible()
    return window


def group(window: Window, anchor: str) -> None:
    """Open a group of controls, once the rules are there and move nothing any more."""
    expect(window.page.locator("#shop-rules h2").first).to_be_visible()
    window.page.locator(f"[data-group={anchor}] > summary").click()


def field(window: Window, place: str) -> Locator:
    """The field at a place of the sheet."""
    return window.page.locator(f'[data-place="{place}"]')


def step(window: Window, place: str, to: int) -> None:
    """Press until a number is what it should be."""
    at = field(window, place)
    number = at.get_by_role("spinbutton").last
    for _ in range(60):
        now = int(number.input_value())
        if now == to:
            return
        at.get_by_role("button", name=re.compile("^Less" if now > to else "^More")).last.click()
    raise AssertionError(f"{place} never was {to}")


def says(window: Window, text: str) -> None:
    """The rule page beside the controls says something new."""
    expect(window.page.locator("#shop-rules p.new", has_text=text).first).to_be_visible()


def settled(window: Window) -> None:
    """The last change makes sense, and tables can be made of it."""
    expect(window.page.get_by_role("button", name="Play now")).to_be_enabled()


def table_of(chair: Chair, ada: Window, db: Path) -> tuple[dict[str, Player], Record]:
    """Ada makes a table of the game and sends the link; Bea sits down, and the match begins."""
    settled(ada)
    ada.page.get_by_role("button", name="With friends").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("textbox").first.fill("Ada")
    dialog.get_by_role("button", name="Make the table").click()
    ada.page.wait_for_url("**/t/*")
    bea = chair(size=PHONE, touch=True, reduced_motion="reduce")
    bea.page.goto(ada.page.url)
    bea.page.get_by_role("textbox").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").tap()
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Bea")
    ada.page.get_by_role("button", name="Start", exact=False).click()
    for window in (ada, bea):
        expect(window.page.locator(".game")).to_be_visible()
    record = Record.of(ada, db)
    return {
        "Ada": Player(ada, Mouse(ada), record, seat=0),
        "Bea": Player(bea, Finger(bea), record, seat=1),
    }, record


def table_with_bots(ada: Window, db: Path) -> tuple[dict[str, Player], Record]:
    """Ada plays the game at once, with bots."""
    settled(ada)
    ada.page.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.locator(".game")).to_be_visible()
    record = Record.of(ada, db)
    return {"Ada": Player(ada, Mouse(ada), record)}, record


def play_until(players: dict[str, Player], so: Callable[[], bool]) -> str | None:
    """All play until something is so, or to the end of the deal; whether that ended the match."""
    seats: dict[str, tuple[Window, Way]] = {name: (player.window, player.way) for name, player in players.items()}
    for _ in range(MOST_TURNS):
        if so():
            return None
        name = whose_turn(seats)
        if name is None:
            ended = [player.window.wait(lambda now: now.ended is not None).ended for player in players.values()]
            assert len({*ended}) == 1
            return str(ended[0])
        sight, deal = players[name].turn()
        if sight.ended is None:
            players[name].go_on(sight, deal)
    raise AssertionError("the deal does not end")


def play_match(players: dict[str, Player]) -> int:
    """All play to the end of the match; how many deals it took."""
    for deals in range(1, 12):
        if play_until(players, lambda: False) == "match":
            return deals
        for player in players.values():
            player.window.page.locator("[data-does='next_deal']").click()
        for player in players.values():
            player.window.wait(lambda now: now.ended is None)
    raise AssertionError("the match does not end")


@pytest.mark.slow
def test_rummikub_with_a_small_opening(chair: Chair, db: Path) -> None:
    ada = workshop(chair(reduced_motion="reduce"), "rummikub")
    group(ada, "pack")
    jokers = field(ada, "pack.jokers")
    for _ in range(3):
        jokers.get_by_role("button", name="More: Jokers of tiles").click()
    expect(field(ada, "pack").get_by_text("can have at most 3 of each tile and 4 jokers")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play now")).to_be_disabled()
    jokers.get_by_role("button", name="Back to the original: Jokers").click()
    settled(ada)
    jokers.get_by_role("button", name="Less: Jokers of tiles").click()
    says(ada, "1 joker")
    step(ada, "pack.copies", 1)
    group(ada, "deal")
    step(ada, "deal.hand", 6)
    group(ada, "opening")
    step(ada, "opening.minimum", 10)
    says(ada, "10")
    expect(ada.page.get_by_text("Changed: 4.")).to_be_visible()
    group(ada, "match")
    step(ada, "match.games", 1)
    players, record = table_of(chair, ada, db)
    rules = record.read().rules
    assert rules.opening is not None
    assert (rules.opening.minimum, rules.deal.hand, len(rules.pack)) == (10, 6, 53)
    play_until(players, lambda: any(record.deal()._state.opened))
    assert any(record.deal()._state.opened)


@pytest.mark.slow
def test_rummy_with_five_cards_and_groups_of_different_suits_alone(chair: Chair, db: Path) -> None:
    ada = workshop(chair(reduced_motion="reduce"), "standard_rummy")
    group(ada, "deal")
    field(ada, "deal.hand").get_by_role("radio", name="The same for all").click()
    expect(field(ada, "deal").get_by_text("deal fewer, or add packs")).to_be_visible()
    step(ada, "deal.hand", 5)
    says(ada, "5 cards")
    group(ada, "melds")
    field(ada, "runs").get_by_role("radio", name="No", exact=True).first.click()
    settled(ada)
    group(ada, "match")
    field(ada, "match").get_by_role("combobox").first.select_option("SingleHand")
    players, record = table_with_bots(ada, db)
    rules = record.read().rules
    assert rules.runs is None
    assert rules.groups is not None
    assert rules.groups.distinct_suits
    assert rules.deal.hand == 5
    assert play_match(players) >= 1


@pytest.mark.slow
def test_three_thirteen_of_two_deals(chair: Chair, db: Path) -> None:
    ada = workshop(chair(reduced_motion="reduce"), "three_thirteen")
    group(ada, "deal")
    schedule = field(ada, "schedule")
    for deal in range(11, 2, -1):
        schedule.get_by_role("button", name=f"Remove: {deal}. One deal").click()
    group(ada, "match")
    step(ada, "match.games", 2)
    players, record = table_with_bots(ada, db)
    assert len(record.read().rules.schedule) == 2
    assert play_match(players) == 2


def test_nothing_is_lost_and_everything_can_be_had_back(chair: Chair) -> None:
    window = workshop(chair(), "gin_rummy")
    page = window.page
    name = page.get_by_label("Its name")
    name.fill("<img src=x onerror=alert(1)> & <b>mine</b>")
    group(window, "scoring")
    step(window, "scoring.gin", 30)
    expect(page.locator("#shop-rules h2")).to_contain_text("<img src=x onerror=alert(1)> & <b>mine</b>")
    number = field(window, "scoring.gin").get_by_role("spinbutton")
    number.fill("")
    number.blur()
    expect(number).to_have_value("30")
    number.fill("99999999")
    number.blur()
    expect(number).to_have_value("1000")
    expect(field(window, "scoring.gin").get_by_text("From 0 to 1000.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(number).to_have_value("30")
    page.get_by_role("button", name="Redo").click()
    expect(number).to_have_value("1000")
    page.reload()
    expect(page.get_by_label("Its name")).to_have_value("<img src=x onerror=alert(1)> & <b>mine</b>")
    group(window, "scoring")
    expect(number).to_have_value("1000")
    field(window, "scoring.gin").get_by_role("button", name="Back to the original").click()
    expect(number).to_have_value("25")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    window.press("Rules")
    expect(page.get_by_role("dialog")).to_contain_text("<img src=x onerror=alert(1)> & <b>mine</b>")


def test_a_file_goes_out_and_comes_back(chair: Chair, tmp_path: Path) -> None:
    window = workshop(chair(), "phom")
    page = window.page
    page.get_by_label("Its name").fill("Phỏm nhà")
    group(window, "scoring")
    step(window, "scoring.without_meld", 9)
    with page.expect_download() as going:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / going.value.suggested_filename
    going.value.save_as(file)
    begin(window, "nowrang")
    expect(page.get_by_label("Its name")).to_have_value("My Nowrang")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("Its name")).to_have_value("Phỏm nhà")
    expect(field(window, "scoring.without_meld").get_by_role("spinbutton")).to_have_value("9")
    (tmp_path / "bad.toml").write_text("= no sheet")
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.toml")
    expect(page.get_by_text("This file is not a rule sheet:")).to_be_visible()
    expect(page.get_by_label("Its name")).to_have_value("Phỏm nhà")


def test_on_a_phone_the_rules_are_behind_a_tab(chair: Chair) -> None:
    window = workshop(chair(size=PHONE, touch=True), "knock_rummy")
    page = window.page
    expect(page.locator("#shop-rules")).to_be_hidden()
    page.get_by_role("tab", name="Rules").tap()
    expect(page.locator("#shop-rules")).to_be_visible()
    expect(page.locator("#shop-controls")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_where_own_games_are_off_the_page_says_so(chromium: Browser, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.sqlite3", "--no-own-games", limits=MANY_VISITORS) as server:
        window = Window.open(chromium, f"http://127.0.0.1:{server.port}")
        window.page.goto(f"{window.base}/workshop")
        expect(window.page.get_by_role("alert")).to_have_text("This server does not allow custom games.")
        window.complaints.clear()  # the console tells of the refusal
        window.close()
