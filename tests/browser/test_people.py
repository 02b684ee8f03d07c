"""Tables among people: found in the lobby or by a code, watched, left and come back to, and dealt as promised."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit.record import parse_record, replay
from rummykit.verify import verify
from tests.browser.guest import LONG_MS, PHONE, Chair, Window
from tests.browser.line import Line
from tests.browser.playing import play_turn
from tests.browser.test_two_people import whose_turn
from tests.browser.ways import Mouse, Way


def sit(window: Window, address: str, name: str) -> None:
    """Follow the link and sit down."""
    window.page.goto(address)
    window.page.get_by_label("Your name").fill(name)
    window.page.get_by_role("button", name="Sit down").click()
    expect(window.page.get_by_role("list", name="Seats")).to_be_visible()


def start(host: Window) -> None:
    """The host starts."""
    host.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(host.page.locator(".game")).to_be_visible()


def people(window: Window) -> None:
    """Open what can be said and decided."""
    window.press("People and table")
    expect(window.page.get_by_role("dialog", name="People and table")).to_be_visible()


def write(window: Window, text: str) -> None:
    """Write to the table."""
    field = window.page.get_by_label("Write to the table")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


@pytest.mark.own_server
def test_a_table_is_found_in_the_lobby_and_by_its_code(chair: Chair) -> None:
    ada, bea = chair(), chair(size=PHONE, touch=True)
    ada.found("rummikub", start=False, seats=3, bots=0, listed=True)
    expect(ada.page.locator("[data-code]")).to_be_visible()
    code = ada.page.locator("[data-code]").get_attribute("data-code")
    assert code is not None
    ada.page.get_by_role("button", name="Show as a QR code").click()
    expect(ada.page.get_by_alt_text("QR code of the link")).to_be_visible()

    # On the home page a code is as good as the name of a game; one that leads nowhere is said to.
    bea.page.goto(bea.base)
    finder = bea.page.get_by_label("Find a game")
    finder.fill("CCCC-CC")
    finder.press("Enter")
    expect(bea.page.get_by_role("alert")).to_be_visible()
    bea.complaints.clear()  # the console tells of the refusal
    finder.fill(f"{code[:4].lower()}-{code[4:].lower()}")
    finder.press("Enter")
    expect(bea.page.get_by_label("Your name")).to_be_visible()

    bea.page.goto(f"{bea.base}/lobby")
    expect(bea.page.locator("[data-table]")).to_have_count(1)
    bea.page.get_by_label("Game", exact=True).select_option("standard_rummy")
    expect(bea.page.locator("[data-table]")).to_have_count(0)
    bea.page.get_by_label("Game", exact=True).select_option("rummikub")
    expect(bea.page.get_by_text("2 of 3 seats free")).to_be_visible()
    bea.page.get_by_label("Code of a table").fill(f"{code[:4].lower()}-{code[4:].lower()}")
    bea.page.get_by_role("button", name="Go there").tap()
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").tap()
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Bea")
    # The host gives the last seat to a bot, and everybody sees it.
    ada.page.get_by_role("button", name="Give it to a bot").click()
    expect(bea.page.get_by_text("Waiting for")).to_be_hidden()


def test_phrases_pauses_and_what_the_host_decides(chair: Chair) -> None:
    ada, bea = chair(), chair(locale="ja")
    address = ada.found("standard_rummy", start=False, seats=2, bots=0)
    bea.page.goto(address)
    bea.page.get_by_role("textbox").first.fill("Bea")
    bea.page.locator("form button").click()
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Bea")
    # People who came by the link write to each other, before the match and in it.
    write(ada, "Hello, Bea!")
    expect(bea.page.locator("[data-written]")).to_contain_text("Hello, Bea!")
    start(ada)
    expect(bea.page.locator(".game")).to_be_visible()

    # A face that is chosen now is seen now.
    expect(bea.page.locator('[data-seat="0"] .initials')).to_have_text("A")
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.locator('[data-portrait="6"]').check(force=True)
    ada.page.keyboard.press("Escape")
    expect(bea.page.locator('[data-seat="0"] [data-mood]')).to_be_attached()

    people(ada)
    ada.page.locator('[data-phrase="good_luck"]').click()
    # Said in one language, read in another: in the bubble at the seat, and once for those who hear it.
    expect(bea.page.locator('[data-seat="0"] .said')).to_have_text("よろしくお願いします")
    expect(bea.page.locator('[data-spoken="good_luck"]')).to_have_text("Ada：よろしくお願いします")

    # What is open stays open: something is written too, and read beside the seat.
    write(ada, "The green deck again?")
    expect(bea.page.locator('[data-seat="0"] .said')).to_have_text("The green deck again?")
    expect(ada.page.locator("[data-written] li")).to_have_count(2)

    ada.page.get_by_role("button", name="Ask for a pause").click()
    expect(ada.page.get_by_role("dialog")).to_be_hidden()
    waits = ada.page.locator('[data-notice="pause-waits"]')
    expect(waits).to_contain_text("Bea")
    bea.page.locator('[data-notice="pause-asked"] [data-pause="no"]').click()
    expect(ada.page.locator('[data-notice="heard"]')).to_contain_text("no pause now")
    expect(waits).to_be_hidden()
    people(ada)
    ada.page.get_by_role("button", name="Ask for a pause").click()
    bea.page.locator('[data-notice="pause-asked"] button').first.click()
    for window in (ada, bea):
        expect(window.page.locator('[data-notice="paused"]')).to_be_visible()
    for window in (ada, bea):
        window.page.locator('[data-does="resume"]').click()
    expect(bea.page.locator('[data-notice="paused"]')).to_be_hidden()

    people(ada)
    ada.page.get_by_role("button", name="Let a bot play").click()
    expect(bea.page.locator('[data-notice="stand-in"]')).to_be_visible()
    bea.page.locator('[data-notice="stand-in"] button').click()
    expect(bea.page.locator('[data-notice="stand-in"]')).to_be_hidden()

    ada.page.locator('[data-person="1"]').get_by_role("button", name="Remove from table").click()
    ada.page.locator('[data-person="1"]').get_by_role("button", name="Remove from table").click()
    expect(bea.page.get_by_role("alert")).to_be_visible()
    expect(ada.page.locator('[data-person="1"]')).not_to_contain_text("Bea")


def test_who_leaves_is_named_to_the_others_and_keeps_what_was_played(chair: Chair) -> None:
    ada, zoe = chair(size=PHONE, touch=True), chair()
    address = ada.found("conquian", start=False, seats=2, bots=0)
    sit(zoe, address, "Zoe")
    start(ada)
    expect(zoe.page.locator(".game")).to_be_visible()
    logged = ada.page.locator("dialog .log li", has_text="Zoe")
    ada.press("Log")
    expect(logged.first).to_be_visible()
    there = logged.all_inner_texts()
    ada.page.keyboard.press("Escape")

    people(zoe)
    for _ in range(2):
        zoe.page.get_by_role("button", name="Leave the table").click()
    notice = ada.page.locator('[data-notice="heard"]')
    expect(notice).to_contain_text(re.compile(r"Zoe has left; \w+ \(bot\) takes over\."))
    notice.get_by_role("button").click()
    expect(notice).to_be_hidden()
    ada.press("Log")
    expect(logged.filter(has_text="Zoe has left")).to_be_visible()
    assert logged.all_inner_texts()[: len(there)] == there


def test_four_browsers_play_a_match_which_is_recorded_and_verified(chair: Chair, tmp_path: Path) -> None:
    """One goes offline twice, one is taken over by a bot and comes back, one watches; then the deal is verified."""
    names = ("Ada", "Bea", "Cy")
    windows = [chair(reduced_motion="reduce") for _ in names]
    watcher = chair(size=PHONE, touch=True)
    ada, bea, cy = windows
    line = Line(cy)
    address = ada.found("standard_rummy", start=False, seats=3, bots=0, stand_in=True, options={"target_score": 1})
    for window, name in ((bea, "Bea"), (cy, "Cy")):
        sit(window, address, name)
    # Bea adds chance of her own to the first deal.
    bea.page.get_by_text("Is the deal fair?").click()
    bea.page.get_by_label("Anything you like").fill("4 1 6")
    bea.page.get_by_role("button", name="Add my own randomness").click()
    expect(bea.page.get_by_text("Your page has committed to its secret.")).to_be_visible()
    promise = bea.page.locator("[data-promise]").get_attribute("data-promise")
    start(ada)
    for window in windows:
        expect(window.page.locator(".game")).to_be_visible()

    watcher.page.goto(address)
    watcher.page.get_by_role("button", name="Watch").tap()
    expect(watcher.page.locator('[data-notice="watching"]')).to_be_visible()
    assert watcher.page.locator('[data-zone="rack"] [data-piece]').count() == 0
    people(ada)
    expect(ada.page.locator("[data-watching]")).to_have_attribute("data-watching", "1")
    ada.page.keyboard.press("Escape")

    players: dict[str, tuple[Window, Way]] = {
        name: (window, Mouse(window)) for name, window in zip(names, windows, strict=True)
    }
    opened: dict[str, bool] = {}

    def turns(how_many: int, keep: int = 0) -> None:
        for _ in range(how_many):
            name = whose_turn(players)
            if name is None:
                return
            window, way = players[name]
            sight = window.wait(lambda now: now.mine)
            opened[name] = play_turn(window, way, sight, opened.get(name, False), keep=keep)

    def others_play_until_cy() -> None:
        his = ada.page.locator('li[data-seat="2"][aria-current="true"]')
        here = (ada, bea)
        while not his.count():
            if any((sight := window.see()).mine and sight.calm for window in here):
                turns(1, keep=3)
            ada.page.wait_for_timeout(100)

    # Until all who leave have come back, nobody goes out.
    turns(2, keep=3)
    for _ in range(2):
        # The others play on without Cy until it is his turn; he comes back to the table as it is then.
        line.cut()
        others_play_until_cy()
        line.mend()
        there = cy.wait(lambda now: now.mine)
        assert [each.faces for each in there.sets] == [each.faces for each in ada.see().sets]
        turns(1, keep=3)

    # The host lets a bot play for Bea, whose browser is gone; she comes back to her seat.
    bea.page.goto("about:blank")
    people(ada)
    ada.page.locator('[data-person="1"]').get_by_role("button", name="Let a bot play").click()
    expect(ada.page.locator('[data-person="1"]')).to_contain_text("a bot is playing")
    ada.page.keyboard.press("Escape")
    bea.page.goto(address)
    bea.wait(lambda now: now.link == "open")
    people(ada)
    expect(ada.page.locator('[data-person="1"]')).not_to_contain_text("a bot is playing")
    ada.page.keyboard.press("Escape")

    # Bots play on for Bea and Cy: the deal is Ada's alone to end.
    people(ada)
    for seat in ("1", "2"):
        (bea, cy)[int(seat) - 1].page.goto("about:blank")
        ada.page.locator(f'[data-person="{seat}"]').get_by_role("button", name="Let a bot play").click()
        expect(ada.page.locator(f'[data-person="{seat}"]')).to_contain_text("a bot is playing")
    ada.page.keyboard.press("Escape")
    del players["Bea"], players["Cy"]
    turns(100)
    expect(ada.page.locator("[data-end]")).to_be_visible(timeout=LONG_MS)
    expect(watcher.page.locator("[data-end]")).to_be_visible()

    # What is left of the match is bots' play: everybody but the spectator may go.
    table = address.rsplit("/", 1)[1]
    record = ada.page.evaluate("async (id) => (await fetch(`/api/tables/${id}/record`)).text()", table)
    parsed = parse_record(record)
    assert parsed.deals[0].commitment == promise
    assert [chance.promise for chance in verify(parsed).chance] == ["kept"] * 3
    assert list(replay(parsed))[-1].deal.result is not None
    assert verify(parsed).good

    file = tmp_path / "record.txt"
    file.write_text(record, encoding="utf-8")
    ada.page.goto(f"{ada.base}/verify")
    ada.page.set_input_files('input[type="file"]', file)
    expect(ada.page.locator('[data-good="true"]')).to_contain_text("They match: every deal is as it was committed.")
    hand = next(line for line in record.split("\n") if line.startswith("hand 1 "))
    other = next(card for card in ("AS", "7H", "KD", "2C") if card not in hand.split())
    ada.page.get_by_label("Record", exact=True).fill(record.replace(hand, hand.replace(hand.split()[2], other), 1))
    ada.page.get_by_role("button", name="Verify").click()
    expect(ada.page.locator('[data-good="false"]')).to_contain_text("Bea was dealt")
