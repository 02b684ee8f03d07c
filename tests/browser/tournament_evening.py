"""A whole tournament in browsers: `python -m tests.browser.tournament_evening --out build/tournament` plays a Swiss of
sixteen, bots and people, from the first pairing to the table, and takes pictures."""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import FLAGS, browser_here
from tests.browser.guest import DESK, LONG_MS, PHONE, Window
from tests.browser.playing import play_turn
from tests.browser.ways import Finger, Mouse, Way
from tests.server.process import MANY_VISITORS, ServerProcess

WALL = (1920, 1080)
Picture = Callable[[Window, str], None]


@dataclass
class Guest:
    """Somebody with a browser at the tournament."""

    name: str
    window: Window
    way: Way
    opened: bool = False

    def play_a_bit(self) -> bool:
        """Play a turn if it is mine; whether the match here is over."""
        sight = self.window.see()
        if sight.ended == "match":
            return True
        if sight.ended == "deal":
            button = self.window.page.locator('[data-does="next_deal"]')
            if button.is_enabled():
                button.click()
        elif sight.mine and sight.calm:
            self.opened = play_turn(self.window, self.way, sight, self.opened)
        return False


def new_tournament(host: Window, name: str, rounds: int, *, plays: bool) -> str:
    """The host makes a Swiss tournament of short matches by the controls of the page; its address."""
    page = host.page
    page.goto(f"{host.base}/tournaments")
    page.get_by_role("button", name="New tournament").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Tournament name").fill(name)
    if plays:
        form.get_by_role("textbox", name="Your name").fill("Ada")
    else:
        form.get_by_role("switch", name="I am playing too").uncheck()
    form.get_by_label("Game", exact=True).select_option("standard_rummy")
    form.get_by_role("group", name="Rounds").get_by_role("radio", name=str(rounds), exact=True).check()
    form.get_by_role("radio", name="No limit").check()
    form.get_by_text("House rules").first.click()
    form.get_by_role("switch", name="One deal is the whole match").check()
    form.get_by_role("button", name="Make the tournament").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return page.url


def join_by_code(window: Window, code: str, name: str) -> None:
    """Somebody types the code in and takes part."""
    page = window.page
    page.goto(f"{window.base}/tournaments")
    page.get_by_label("Tournament code").fill(code)
    page.get_by_role("button", name="Go there").click()
    page.locator("[data-join] input").fill(name)
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_text("You are in.")).to_be_visible()


def play_round(guests: Sequence[Guest]) -> None:
    """Everybody goes to their table, plays the match to its end, and comes back."""
    playing = []
    for guest in guests:
        if guest.window.page.locator('[data-does="my-table"]').count():
            guest.window.page.locator('[data-does="my-table"]').click()
            expect(guest.window.page.locator(".game")).to_be_visible()
            guest.opened = False
            playing.append(guest)
    until = time.monotonic() + 240
    while playing:
        assert time.monotonic() < until, [guest.name for guest in playing]
        for guest in list(playing):
            if guest.play_a_bit():
                guest.window.page.locator('[data-does="tournament"]').click()
                expect(guest.window.page.locator("[data-state]").first).to_be_visible()
                playing.remove(guest)
        time.sleep(0.02)


def evening(
    open_window: Callable[..., Window],
    others: Sequence[str],
    bots: int,
    rounds: int,
    picture: Picture,
    *,
    plays: bool = True,
) -> tuple[Window, Window]:
    """A tournament from its making to the podium, in which the host plays or not; the windows of host and wall."""
    host = open_window(size=DESK)
    address = new_tournament(host, "Club evening", rounds, plays=plays)
    code = host.page.locator("[data-code]").get_attribute("data-code")
    assert code
    guests = [Guest("Ada", host, Mouse(host))] if plays else []
    for name in others:
        window = open_window(size=PHONE, touch=True)
        join_by_code(window, code, name)
        guests.append(Guest(name, window, Finger(window)))
    host.page.get_by_label("How many bots").fill(str(bots))
    host.page.get_by_role("button", name="Add bots").click()
    count = plays + len(others) + bots
    expect(host.page.locator("[data-entrants] > li")).to_have_count(count)
    wall = open_window(size=WALL)
    wall.page.goto(f"{address}/project")
    expect(wall.page.get_by_text(others[0]).first).to_be_visible()
    for window, name in ((host, "open-desk"), (wall, "open-wall"), (guests[-1].window, "open-phone")):
        picture(window, name)
    host.page.get_by_role("button", name="Start the tournament").click()
    for number in range(1, rounds + 1):
        for window in (host, *(guest.window for guest in guests)):
            expect(window.page.locator(f'[data-round="{number}"]').first).to_be_attached()
        if number == 1:
            picture(host, "round-1-desk")
            expect(wall.page.locator("[data-board]").first).to_be_visible()
            picture(wall, "round-1-wall")
            expect(guests[-1].window.page.locator('[data-does="my-table"]')).to_be_visible()
            picture(guests[-1].window, "round-1-phone")
        play_round(guests)
        if number < rounds:
            begin = host.page.get_by_role("button", name=f"Start round {number + 1}")
            expect(begin).to_be_visible(timeout=120_000)
            picture(host, f"between-{number}-desk")
            begin.click()
    expect(host.page.locator("[data-winner]")).to_be_visible(timeout=120_000)
    expect(host.page.locator("[data-standings] tbody tr")).to_have_count(count)
    return host, wall


def scores(window: Window) -> list[float]:
    """The match points in the table, from the top."""
    texts = window.page.locator("[data-standings] td.score").all_inner_texts()
    return [
        float(text.replace("½", "")) + 0.5 if "½" in text and text != "½" else 0.5 if text == "½" else float(text)
        for text in texts
    ]


def main() -> None:
    """Play the evening of sixteen."""
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--out", type=Path, default=Path("build/tournament"))
    reading.add_argument("--rounds", type=int, default=4)
    asked = reading.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=LONG_MS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser: Browser = playwright.chromium.launch(executable_path=browser_here(), headless=True, args=FLAGS)
        with ServerProcess(Path(folder) / "tables.sqlite3", limits=MANY_VISITORS) as server:

            def opened(**how: object) -> Window:
                return Window.open(browser, f"http://127.0.0.1:{server.port}", **how)  # type: ignore[arg-type]

            def picture(window: Window, name: str) -> None:
                window.page.screenshot(path=asked.out / f"{name}.png")
                print(name, flush=True)

            began = time.monotonic()
            host, wall = evening(opened, ["Bea", "Cem"], 13, asked.rounds, picture)
            table = host.page.locator("[data-standings] tbody").inner_text().replace("\n", " ")
            print(f"{time.monotonic() - began:.0f} s, {table}")
            picture(host, "over-desk")
            wall.page.wait_for_timeout(3000)
            picture(wall, "over-wall")
            for scheme, size, locale, name in (
                ("dark", PHONE, "de-DE", "over-phone-dark-de"),
                ("dark", DESK, "ja-JP", "over-desk-dark-ja"),
                ("light", (320, 640), "vi-VN", "over-small-vi"),
            ):
                window = opened(size=size, color_scheme=scheme, locale=locale)
                window.page.goto(host.page.url)
                expect(window.page.locator("[data-standings]")).to_be_visible()
                picture(window, name)
                window.page.screenshot(path=asked.out / f"{name}-whole.png", full_page=True)
                window.close()
            host.page.screenshot(path=asked.out / "over-desk-whole.png", full_page=True)
            print("complaints:", host.complaints, wall.complaints)


if __name__ == "__main__":
    main()
