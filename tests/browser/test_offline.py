"""Without the server: the pages for a real table go on after one visit, the others say what they need it for."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from rummykit import games, puzzles
from rummykit.play.actions import Discard, GoOut, Rearrange
from rummykit.puzzles import Puzzle
from rummykit.server.wire.puzzle_messages import KeptPuzzles
from tests.browser.acting import Player
from tests.browser.conftest import PAGE
from tests.browser.guest import LONG_MS, PHONE, Chair, Window
from tests.browser.lesson import rearrange
from tests.browser.record import Record
from tests.browser.test_puzzles import go_out
from tests.browser.test_referee import ask, tap, verdict
from tests.browser.test_solver import shown, solved
from tests.browser.ways import Finger
from tests.examples import FUZZ
from tests.server.process import ServerProcess

KEPT = """async () => {
  const names = await caches.keys();
  const told = await Promise.all(["/api/games", "/api/offline"].map((path) =>
    caches.match(path, { cacheName: "rummykit-told", ignoreSearch: true })));
  const spoken = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/assets/"));
  const files = await Promise.all(spoken.map((path) => caches.match(path)));
  const page = navigator.serviceWorker.controller && names.some((name) => name.startsWith("rummykit-page-"));
  return page && told.every(Boolean) && files.every(Boolean);
}"""
"""Whether the worker has all that the page needs."""

LESSONS_KEPT = "caches.match('/api/lessons', { cacheName: 'rummykit-told', ignoreSearch: true }).then(Boolean)"
PUZZLES_KEPT = "caches.match('/api/puzzles/kept', { cacheName: 'rummykit-told' }).then(Boolean)"

SOLVED = {
    "a turn": "game=rummikub&table=b7-k7-o7_r1-r2-r3-r4&rack=b4-k4-o12",
    "a joker on the table": "game=rummikub_classic&table=r4-J-r6_b8-k8-o8&rack=r5-r7-b9-b10-k2-o2",
    "the first meld of a house rule": "game=rummikub&table=r1-r2-r3&rack=r9-r10-r11-b1-b2-b3&opened=no&first_meld=36",
    "a hand of cards": "game=gin_rummy&rack=4H-5H-6H-KC-KD-KS-9D&discard=yes",
}
"""What is asked of the solver, by its address."""

BY_LINK = 8
"""One game of so many is opened by its address, the others by links: they are kept in one piece."""

FOLLOW = """(path) => {
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""

RECORD = """RummyKit record 1
game standard_rummy
seats Ann / Bo

deal 1
starter 0
hand 0 4H 5H 9S ?? ??
0 draw stock > 6H
0 meld 4H 5H 6H
0 discard 9S
"""


def visited(chair: Chair, path: str = "", **how: object) -> Window:
    """A window whose browser has visited the page once, and has kept what it needs."""
    window = chair(service_workers="allow", **how)
    window.page.goto(window.base + path)
    wait_until(window.page, KEPT)
    return window


def wait_until(page: Page, so: str) -> None:
    """Ask the page again and again until what it promises is so."""
    for _ in range(LONG_MS // 100):
        if page.evaluate(so):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"in vain: {so}")


@pytest.mark.own_server
def test_the_scorepad_begins_writes_and_is_priced_when_the_server_is_back(chair: Chair, server: ServerProcess) -> None:
    """Only what people counted is added up meanwhile, and it is said that it is not the score."""
    window = visited(chair, size=PHONE, touch=True)
    page = window.page
    server.freeze()
    window.context.set_offline(True)
    page.goto(f"{window.base}/scorepad")
    page.locator("main select").select_option("seven_bridge")
    for name, field in zip(("Ann", "Ben", "Cora"), page.locator("main li input").all(), strict=False):
        field.fill(name)
    page.get_by_role("button", name="Remove Player 4").click()
    page.get_by_role("button", name="Start the sheet").click()
    for points in (("17", "8"), ("30", "5")):
        page.get_by_role("radio", name="Cora").press(" ")
        for field, value in zip(page.locator(".left input").all(), points, strict=True):
            field.fill(value)
        page.locator("[data-does=enter]").click()
    expect(page.locator("[data-left-added] td")).to_have_text(["(47)", "(13)", "(0)"])
    expect(page.get_by_text("are written down")).to_be_visible()
    page.reload()
    expect(page.locator("[data-left-added] td")).to_have_text(["(47)", "(13)", "(0)"])
    window.complaints.clear()  # of calls that had to fail
    server.thaw()
    window.context.set_offline(False)
    expect(page.locator("tr.total td")).to_have_text(["−47", "−13", "+60"])
    expect(page.locator("[data-left-added]")).to_have_count(0)
    window.complaints.clear()


def test_what_one_visit_keeps_is_worked_with_on_a_phone(chair: Chair) -> None:
    server = chair()
    while len(server.context.request.get(f"{server.base}/api/lessons").json()["lessons"]) < len(games.SHEETS):
        pass  # it makes them when it is first asked
    window = visited(chair, size=PHONE, touch=True)
    page = window.page
    wait_until(page, LESSONS_KEPT)
    wait_until(page, PUZZLES_KEPT)
    answer = server.context.request.get(f"{server.base}/api/puzzles/kept")
    kept = msgspec.json.decode(answer.body(), type=KeptPuzzles)
    window.context.set_offline(True)
    # A lesson: a wrong answer is told to be wrong, the right one is shown, and the tasks of a table are left out.
    page.goto(f"{window.base}/learn")
    page.locator("[data-lesson=rummikub]").click()
    expect(page.locator("[data-away=lesson]")).to_contain_text("Tasks that are played at a table")
    task = page.locator(".task")
    expect(task).to_be_visible()
    kinds = set()
    while task.count():
        kinds.add(task.get_attribute("data-kind"))
        for choice in task.locator("input[type=checkbox], input[type=radio]").all():
            choice.check(force=True)
        task.locator("[data-check]").click()
        expect(task.locator("[data-verdict]")).to_have_attribute("data-verdict", re.compile("bad|good"))
        if task.locator("[data-verdict=bad]").count():
            task.get_by_role("button", name="Show the answer").click()
            expect(task.locator("[data-verdict]")).to_have_attribute("data-verdict", "plain")
        page.locator("[data-next]").click()
    assert kinds == {"pick", "count"}
    # Puzzles: every kind, that of today with them, is judged here; the record is the server's once it is back.
    page.goto(f"{window.base}/puzzles")
    day = datetime.now(UTC).date()
    today = kept.days[day.isoformat()]
    there = {each.about.id: each for each in kept.puzzles}
    if today.id in there:
        solve(window, puzzles.find(today.id))
        expect(page.locator("[data-attempt=done]")).to_contain_text("Days in a row: 1")
    else:
        expect(page.get_by_role("alert")).to_contain_text("can only be played with it")
        page.locator("[data-next]").click()
        window.wait(lambda now: now.mine)
    for theme in ("whole_rack", "go_out", "keep"):
        puzzle = next(each.about for each in kept.puzzles if each.about.theme == theme and each.about.id != today.id)
        page.goto(f"{window.base}/puzzles/{puzzle.id}")
        solve(window, puzzles.find(puzzle.id), missed=theme == "keep")
    page.get_by_role("button", name="More puzzles").click()
    expect(page.locator("[data-away=puzzles]")).to_contain_text("work without it")
    solved = 2 + (today.id in there)
    expect(page.locator("[data-record]")).to_contain_text(f"{solved} of {solved + 1} solved at the first attempt")
    window.context.set_offline(False)
    expect(page.locator("[data-away=puzzles]")).to_have_count(0)
    page.goto(f"{window.base}/puzzles")
    page.get_by_role("button", name="More puzzles").click()
    expect(page.locator("[data-record]")).to_contain_text(f"{solved} of {solved + 1} solved at the first attempt")
    expect(page.locator("[data-streak]").first).to_have_text(f"Days in a row: {int(today.id in there)}")
    window.context.set_offline(True)
    page.goto(f"{window.base}/evenings")
    expect(page.get_by_text("There are no evenings yet.")).to_be_visible()
    window.complaints.clear()  # of calls that had to fail


def solve(window: Window, puzzle: Puzzle, *, missed: bool = False) -> None:
    """Do what solves a puzzle, by the controls that a person has; first something else if it is to be missed."""
    deal, action, way = puzzle.deal(), puzzles.way(puzzle), Finger(window)
    hand = len(deal.view(0).hand)
    sight = window.wait(lambda now: now.mine and len(now.rack) == hand)
    if missed:
        other = next(each for each in deal.legal_actions() if isinstance(each, Discard) and each != action)
        Player(window, way, Record(Path(), "")).do(other, sight, deal)
        expect(window.page.locator("[data-attempt=missed]")).to_contain_text("chance of winning")
        window.page.get_by_role("button", name="Again", exact=True).click()
        sight = window.wait(lambda now: now.mine and len(now.rack) == hand)
    if isinstance(action, Rearrange):
        rearrange(window, way, sight, deal, action)
    elif isinstance(action, GoOut):
        go_out(window, way, action)
    else:
        Player(window, way, Record(Path(), "")).do(action, sight, deal)
    expect(window.page.locator("[data-attempt]")).to_have_attribute("data-attempt", "done")


@pytest.mark.own_server
def test_the_rules_of_every_game_open(chair: Chair, server: ServerProcess) -> None:
    window = visited(chair, locale="de-DE")
    server.kill()
    page = window.page
    said = page.locator("main h1")
    for at, game in enumerate(games.SHEETS):
        if at % BY_LINK == 0 or FUZZ:
            page.goto(f"{window.base}/rules/{game}")
        else:
            before = said.inner_text()
            page.evaluate(FOLLOW, f"/rules/{game}")
            expect(said).not_to_have_text(before)
        expect(page.locator(".rules section").first).to_be_visible()
        expect(page.locator(".rules")).to_have_attribute("lang", "de")
        expect(page.locator(".rules .plain")).to_have_count(0)
    page.goto(f"{window.base}/rules/rummikub?first_meld=40")
    expect(page.get_by_text("ohne Hausregeln")).to_be_visible()
    expect(page.locator(".rules section").first).to_be_visible()
    window.complaints.clear()


@pytest.mark.own_server
def test_a_record_that_was_opened_here_is_replayed_without_the_server(chair: Chair, server: ServerProcess) -> None:
    window = visited(chair, "/replay")
    page = window.page
    page.get_by_label("The record").fill(RECORD)
    page.get_by_role("button", name="Replay", exact=True).click()
    expect(page.locator(".replay")).to_be_visible()
    server.kill()
    page.goto(f"{window.base}/replay")
    expect(page.locator("[data-away=replay]")).to_be_visible()
    page.get_by_label("The record").fill(RECORD)
    page.get_by_role("button", name="Replay", exact=True).click()
    expect(page.locator('.replay[data-move="0"]')).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator('.replay[data-move="1"]')).to_be_visible()
    window.complaints.clear()


@pytest.mark.own_server
def test_a_file_that_was_never_opened_here_says_what_it_needs_and_opens_when_the_server_is_back(
    chair: Chair, server: ServerProcess, tmp_path: Path
) -> None:
    window = visited(chair)
    page = window.page
    server.freeze()
    window.context.set_offline(True)
    page.goto(f"{window.base}/replay")
    file = tmp_path / "record.txt"
    file.write_text(RECORD.replace("Bo", "Cy"))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("the server has to play it through once")
    server.thaw()
    window.context.set_offline(False)
    expect(page.locator('.replay[data-move="0"]')).to_be_visible()
    # From now on it is kept.
    server.kill()
    page.goto(f"{window.base}/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator('.replay[data-move="0"]')).to_be_visible()
    window.complaints.clear()


def said(window: Window, tone: str, text: str) -> str:
    """What the referee says once it has heard of the last piece."""
    verdict = window.page.locator(f'[data-verdict="{tone}"]')
    expect(verdict).to_contain_text(text)
    return verdict.inner_text()


def answers_at_the_table(window: Window) -> dict[str, str]:
    """What the solver and the referee say to each common question, as it is read."""
    page = window.page
    answers = {}
    for question, address in SOLVED.items():
        page.goto(f"{window.base}/solver?{address}")
        solved(window)
        answers[question] = f"{verdict(window, 'good').inner_text()} {shown(window)}"
    ask(window, "rummikub")
    tap(window, "r9 J r11")
    answers["a set"] = said(window, "good", "worth 30")
    page.get_by_label("A first meld", exact=True).check()
    tap(window, "r7 b7 k7")
    answers["too low"] = said(window, "bad", "21 of 30")
    page.get_by_role("button", name="Another set").click()
    page.get_by_role("group", name="Set 2").wait_for()
    tap(window, "o11 o12 o13")
    answers["a first meld"] = said(window, "good", "57 of 30")
    page.get_by_label("A turn", exact=True).check()
    tap(window, "r4 r5 J")
    page.get_by_role("group", name="The rack").get_by_role("button", name="Add pieces").click()
    tap(window, "r7 b2")
    most = page.locator("[data-most]")
    expect(most).to_contain_text("red 7")
    answers["the most"] = most.inner_text()
    page.get_by_role("button", name="Start from the table as it was").click()
    expect(verdict(window, "bad")).to_contain_text("Not legal.")
    page.locator('[data-pick="r7"]').click()
    answers["a turn"] = said(window, "bad", "too short")
    return answers


@pytest.mark.own_server
def test_solver_and_referee_answer_after_one_visit(chair: Chair, server: ServerProcess) -> None:
    """The same in words as with the server; what only it can answer says so."""
    window = visited(chair, size=PHONE, touch=True)
    with_the_server = answers_at_the_table(window)
    server.kill()
    window.context.set_offline(True)
    assert answers_at_the_table(window) == with_the_server
    window.page.goto(f"{window.base}/solver?game=vatikan&rack=JS-QS-KS")
    expect(window.page.locator("main [data-verdict]")).to_contain_text("only tables of tiles other than Twist")
    window.complaints.clear()


def test_what_needs_the_server_says_so_until_it_is_back(chair: Chair) -> None:
    window = visited(chair)
    page = window.page
    for path in ("", "referee", "solver", "lobby", "verify", "account"):
        window.context.set_offline(True)
        page.goto(f"{window.base}/{path}")
        said = page.locator(f"[data-away={path or 'home'}]")
        expect(said).to_be_visible()
        expect(said).to_contain_text("The server cannot be reached.")
        window.context.set_offline(False)
        expect(said).to_have_count(0)
    window.complaints.clear()


@pytest.mark.parametrize("language", ["en", "zh-TW", "zh-CN", "ja", "de", "vi", "tr", "it", "es"])
def test_a_first_visit_asks_for_one_language_and_for_the_games_once(chair: Chair, language: str) -> None:
    window = chair(locale=language, fresh=True)
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url.removeprefix(window.base)))
    window.page.goto(window.base)
    expect(window.page.locator("main button.primary").first).to_be_visible()
    assert len([path for path in asked if re.match(r"/assets/(en|zh-Han[st]|ja|de|vi|tr|it|es)-[\w-]+\.js", path)]) == 1
    assert len([path for path in asked if path.startswith("/api/games")]) == 1
    # What a table needs comes ahead while nothing else does.
    assert not [path for path in asked if re.match(r"/assets/(Solver|Scorepad|Referee|Replay)-", path)]
    window.page.goto(window.base)
    expect(window.page.locator("main button.primary").first).to_be_visible()
    assert len([path for path in asked if path.startswith("/api/games")]) <= 2


class Folder(SimpleHTTPRequestHandler):
    """The built page alone, without an API."""

    asked: ClassVar[list[str]] = []
    """The paths that were asked for."""

    def send_head(self):  # type: ignore[no-untyped-def]  # of the standard library
        """A file, else the page, but nothing for a file of a build that is not there."""
        self.asked.append(self.path)
        if not Path(self.translate_path(self.path)).is_file() and not self.path.startswith("/assets/"):
            self.path = "/index.html"
        return super().send_head()

    def log_message(self, *_: object) -> None:
        """Nothing is said."""


@pytest.fixture
def build(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A copy of the built page that can be changed, and the address at which it is served."""
    folder = tmp_path / "page"
    shutil.copytree(PAGE.parent, folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Folder, directory=str(folder))) as http:
        threading.Thread(target=http.serve_forever, daemon=True).start()
        yield folder, f"http://127.0.0.1:{http.server_port}"
        http.shutdown()


BUILDS = "caches.keys().then((names) => names.filter((name) => name.startsWith('rummykit-page-')))"
"""Which builds of the page the browser keeps."""


def test_a_new_build_takes_the_place_of_the_one_that_was_kept(chromium: Browser, build: tuple[Path, str]) -> None:
    folder, address = build
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"{address}/scorepad")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    (before,) = page.evaluate(BUILDS)
    worker, index = folder / "sw.js", folder / "index.html"
    worker.write_text(worker.read_text().replace(before, "rummykit-page-0123456789abcdef"))
    index.write_text(index.read_text().replace("<title>RummyKit</title>", "<title>RummyKit, anew</title>"))
    page.reload()
    wait_until(page, f"{BUILDS}.then((names) => names.join() === 'rummykit-page-0123456789abcdef')")
    context.set_offline(True)
    page.reload()
    assert "RummyKit, anew" in page.evaluate("fetch('/').then((answer) => answer.text())")
    context.close()


LATER_KEPT = """async (paths) => {
  const cache = await caches.open((await caches.keys()).filter((name) => name.startsWith("rummykit-page-")).at(-1));
  const found = await Promise.all(paths.map((path) => cache.match(path).then((each) => each?.blob())));
  return found.map((blob) => blob?.size ?? 0);
}"""
"""How many bytes of these files the newest build that is kept has."""


def test_an_upgrade_takes_scan_along_and_fetches_only_what_has_changed_of_it(
    chromium: Browser, build: tuple[Path, str]
) -> None:
    folder, address = build
    worker = folder / "sw.js"
    later = json.loads(re.search(r"const LATER = (\[.*?\]);", worker.read_text())[1])  # type: ignore[index]
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"{address}/scorepad")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    wait_until(page, "navigator.serviceWorker.controller !== null")
    (first,) = page.evaluate(BUILDS)
    page.evaluate("(paths) => Promise.all(paths.map((path) => fetch(path).then((each) => each.blob())))", later)
    sizes = [(folder / path[1:]).stat().st_size for path in later]
    assert page.evaluate(LATER_KEPT, later) == sizes

    # The next build has another network. While that cannot be had, the build before stays, with all of Scan.
    finder = next(path for path in later if "/finder-" in path)
    second = (
        worker.read_text().replace(first, "rummykit-page-0000000000000002").replace(finder, "/assets/finder-2.onnx")
    )
    worker.write_text(second)
    page.reload()
    wait_until(page, f"{BUILDS}.then((names) => names.length === 2)")
    for _ in range(LONG_MS // 100):
        if "/assets/finder-2.onnx" in Folder.asked:
            break
        page.wait_for_timeout(100)
    wait_until(page, "navigator.serviceWorker.getRegistration().then((each) => !each.installing && !each.waiting)")
    context.set_offline(True)
    page.reload()
    kept = "Promise.all(%s.map((path) => fetch(path).then((each) => each.ok)))"
    assert all(page.evaluate(kept % json.dumps(later)))
    context.set_offline(False)

    # Once it can be had, it comes alone, and the rest of Scan is taken along.
    (folder / "assets" / "finder-2.onnx").write_bytes(b"better")
    Folder.asked.clear()
    page.reload()
    wait_until(page, f"{BUILDS}.then((names) => names.join() === 'rummykit-page-0000000000000002')")
    now = ["/assets/finder-2.onnx" if path == finder else path for path in later]
    assert [path for path in Folder.asked if path in now] == ["/assets/finder-2.onnx"]
    expected = [len(b"better") if path not in later else size for path, size in zip(now, sizes, strict=True)]
    assert page.evaluate(LATER_KEPT, now) == expected
    context.set_offline(True)
    page.reload()
    assert all(page.evaluate(kept % json.dumps(now)))
    context.close()
