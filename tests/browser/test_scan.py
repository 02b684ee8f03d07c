"""Photos of tiles and cards on the page: read as the command reads them, corrected, used, drawn on, without a net."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

pytest.importorskip("onnxruntime")

from PIL import Image
from playwright.sync_api import Locator, Page, expect

from rummykit.camera import Pieces, read
from rummykit.camera.photo import DOUBTFUL
from tests.browser.guest import PHONE, Chair
from tests.browser.test_axe import serious
from tests.browser.test_evenings import begin
from tests.browser.test_offline import visited, wait_until
from tests.browser.test_referee import ask, verdict
from tests.camera.test_read import LABELS, PICTURES
from tests.camera.test_read_cards import ON_IT
from tests.server.process import ServerProcess

CARDS = sorted((PICTURES / "cards").glob("*.jpg"))
ROWS = """() => [...document.querySelectorAll("[data-row]")].map((row) =>
  [...row.querySelectorAll("[data-face]")]
    .map(({dataset, classList}) => dataset.face + (classList.contains("doubtful") ? "?" : "")).join(" "))"""

KEPT_FOR_SCAN = """async () => {
  const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const paths = keys.flat().map(({ url }) => new URL(url).pathname);
  const needed = ["finder-", "reader-", "ort-wasm", "readingWorker-"];
  return needed.every((name) => paths.some((path) => path.includes(name)));
}"""


def shown(page: Page, picture: str) -> None:
    """Have a picture read from its file."""
    page.locator("input[data-file]").set_input_files(PICTURES / picture)
    page.locator("[data-found]").wait_for()


def photographed(page: Page, camera: Path, button: str, picture: str) -> None:
    """Take a photo of a picture with the browser's camera, after the button of a Scan."""
    camera.write_bytes((PICTURES / picture).read_bytes() * 2)
    page.get_by_role("button", name=button).tap()
    page.get_by_role("button", name="Take a photo").tap()
    page.locator("[data-found]").wait_for()


def read_as(page: Page, camera: Path, button: str, picture: str, *rows: str) -> None:
    """Scan a picture by a button, correct what was read wrong, and use it."""
    photographed(page, camera, button, picture)
    pieces = " ".join(rows).split()
    expect(listed(page)).to_have_count(len(pieces))
    for at, piece in enumerate(pieces):
        if listed(page).nth(at).get_attribute("data-face") != piece:
            said_to_be(page, at, piece)
    assert page.evaluate(ROWS) == list(rows)
    page.get_by_role("button", name="Use these tiles").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)


def listed(page: Page) -> Locator:
    """The pieces below the photo."""
    return page.locator("[data-row] [data-scanned]")


def said_to_be(page: Page, at: int, piece: str | None) -> None:
    """Correct a piece by the keys alone; None for no piece there."""
    before = listed(page).count()
    listed(page).nth(at).press("Enter")
    expect(page.locator("[data-likely]").first).to_be_focused()
    if piece is None:
        page.get_by_role("button", name=re.compile("There is no (tile|card) here")).press("Enter")
        expect(listed(page)).to_have_count(before - 1)
    else:
        page.locator(f'.chooser [data-pick="{piece}"]').press("Enter")
    expect(page.locator(".chooser")).to_have_count(0)


@pytest.mark.parametrize(
    ("pieces", "game", "button", "pictures", "copies"),
    [
        ("tiles", "rummikub", "Scan: The table", LABELS, 2),
        ("cards", "gin_rummy", "Scan: The hand", [f"cards/{each.name}" for each in CARDS], 1),
    ],
)
def test_the_page_reads_what_the_command_reads(
    chair: Chair, pieces: Pieces, game: str, button: str, pictures: Iterable[str], copies: int
) -> None:
    window = chair()
    page = window.page
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(f"{window.base}/solver?game={game}")
    page.get_by_role("button", name=button).click()
    for name in pictures:
        shown(page, name)
        reading = read(Image.open(PICTURES / name), pieces=pieces, copies=copies)
        told = [" ".join(piece.piece + "?" * piece.doubtful for piece in row) for row in reading.rows]
        if any(abs(piece.sure - DOUBTFUL) < 0.01 for piece in reading.pieces):  # the processor's rounding decides
            told = [row.replace("?", "") for row in told]
            assert [row.replace("?", "") for row in page.evaluate(ROWS)] == told, name
        else:
            assert page.evaluate(ROWS) == told, name
        page.get_by_role("button", name="Another photo").click()
    networks = [url for url in loaded if url.endswith(".onnx")]
    assert [("/cards-" in url) for url in networks] == [pieces == "cards"] * 2


def rows_by_hand(page: Page) -> None:
    """Split the one row, join both parts, move a piece, by touch and by keys, and undo all three."""
    listed(page).nth(1).tap()
    page.get_by_role("button", name="Start a new row here").tap()
    assert page.evaluate(ROWS) == ["o5", "r5 k5"]
    listed(page).nth(0).press("Enter")
    page.get_by_role("button", name="Join its row with another").press("Enter")
    expect(page.get_by_role("button", name="Row 2", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    assert page.evaluate(ROWS) == ["o5 r5 k5"]
    expect(listed(page).nth(0)).to_be_focused()
    page.locator(".outline").nth(1).tap()
    page.get_by_role("button", name="Move to another row").tap()
    page.get_by_role("button", name="New row").tap()
    assert page.evaluate(ROWS) == ["o5 k5", "r5"]
    page.keyboard.press("Control+z")
    for _ in range(2):
        page.get_by_role("button", name="Undo").tap()
    assert page.evaluate(ROWS) == ["o5 r5 k5"]


def test_a_table_and_a_rack_are_scanned_corrected_solved_and_drawn_on_their_photos(chair: Chair, camera: Path) -> None:
    window = chair(size=PHONE, touch=True, reduced_motion="reduce")
    page = window.page
    page.goto(f"{window.base}/solver?game=rummikub")
    photographed(page, camera, "Scan: The table", "3.jpg")
    assert serious(window) == []
    rows: list[str] = page.evaluate(ROWS)
    longest = max(range(len(rows)), key=lambda row: len(rows[row].split()))
    first = sum(len(row.split()) for row in rows[:longest])
    for _ in range(first):
        said_to_be(page, 0, None)
    while listed(page).count() > 2:
        said_to_be(page, 2, None)
    for at, piece in enumerate(("o5", "r5")):
        said_to_be(page, at, piece)
    page.get_by_role("button", name="Row 1: Add pieces").tap()
    assert serious(window) == []
    page.locator('.chooser [data-pick="k5"]').tap()
    rows_by_hand(page)
    page.get_by_role("button", name="Use these tiles").tap()
    page.get_by_role("button", name="Scan: The rack").tap()
    page.get_by_role("button", name="Take a photo").wait_for()
    shown(page, "4.jpg")
    while listed(page).count() > 1:
        said_to_be(page, 1, None)
    said_to_be(page, 0, "b5")
    # What was not found is added by a tap on the photo.
    page.locator("dialog .picture").tap(position={"x": 20, "y": 20})
    page.locator('.chooser [data-pick="k9"]').tap()
    page.get_by_role("button", name="Use these tiles").tap()
    page.wait_for_url(re.compile(r"table=o5-r5-k5&rack=(b5-k9|k9-b5)"))
    expect(page.locator('[data-verdict="good"]')).to_contain_text("Play 1 of 2 tiles")
    drawn = page.locator(".walked")
    expect(drawn.get_by_role("group", name="Photo: The rack").locator(".now")).to_have_count(1)
    expect(drawn.get_by_role("group", name="Photo: The table").locator("[data-goes]")).to_have_count(1)
    page.get_by_role("button", name="The table as it was").tap()
    expect(drawn.locator(".now, [data-goes]")).to_have_count(0)
    assert serious(window) == []


def test_cards_are_scanned_for_solver_and_scorepad_as_a_trial(chair: Chair) -> None:
    window = chair(size=PHONE, touch=True)
    page = window.page
    page.goto(f"{window.base}/solver?game=gin_rummy")
    page.get_by_role("button", name="Scan: The hand").tap()
    expect(page.get_by_text("Reading cards is a trial")).to_be_visible()
    shown(page, "cards/0.jpg")
    assert serious(window) == []
    for at, card in enumerate(ON_IT):
        said_to_be(page, at, card)
    while listed(page).count() > len(ON_IT):
        said_to_be(page, len(ON_IT), None)
    page.get_by_role("button", name="Use these cards").tap()
    expect(page.locator("[data-lies]")).to_have_count(len(ON_IT))
    expect(page.locator(".walked, [data-verdict]").first).to_be_visible()

    page.goto(f"{window.base}/scorepad")
    begin(page, "gin_rummy", "Ada", "Bea")
    expect(page.get_by_role("button", name="Scan: Bea")).to_be_visible()


def test_the_referee_scans_tiles_and_says_what_is_no_photo(chair: Chair) -> None:
    window = chair()
    page = window.page
    page.goto(f"{window.base}/referee")
    page.get_by_label("Game", exact=True).select_option("rummikub")
    page.get_by_role("button", name="Scan: A set").click()
    page.locator("input[data-file]").set_input_files(PICTURES / "labels.json")
    expect(page.get_by_role("alert")).to_contain_text("could not be read")
    shown(page, "3.jpg")
    count = listed(page).count()
    page.get_by_role("button", name="Use these tiles").click()
    expect(page.locator("[data-lies]")).to_have_count(count)


@pytest.mark.own_server
def test_a_round_at_a_wooden_table_without_a_net(chair: Chair, server: ServerProcess, camera: Path) -> None:
    window = visited(chair, "/solver?game=rummikub", size=PHONE, touch=True)
    page = window.page
    read_as(page, camera, "Scan: The rack", "round/first.jpg", "r9 r10 r11", "b5 k5 o5")
    wait_until(page, KEPT_FOR_SCAN)
    server.kill()
    window.context.set_offline(True)

    # Is this enough for the first meld?
    ask(window, "rummikub")
    page.get_by_label("A first meld", exact=True).check()
    read_as(page, camera, "Scan: A first meld", "round/first.jpg", "r9 r10 r11", "b5 k5 o5")
    expect(verdict(window, "good")).to_contain_text("45 of 30 points")

    # What is the best play?
    page.goto(f"{window.base}/solver?game=rummikub")
    table = ("r9 r10 r11", "b5 k5 o5", "k6 k7 k8 k9", "r1 b1 o1")
    read_as(page, camera, "Scan: The table", "round/table.jpg", *table)
    read_as(page, camera, "Scan: The rack", "round/rack.jpg", "k10 r5 k13 b12", "r12 k3 o7 k1")
    expect(verdict(window, "good")).to_contain_text("Play 4 of 8 tiles")
    drawn = page.locator(".walked").get_by_role("group")
    expect(drawn).to_have_count(2)

    # What is left costs its owner; the sheet and the photo are kept.
    page.goto(f"{window.base}/scorepad")
    begin(page, "rummikub", "Ada", "Bea")
    page.get_by_role("radio", name="Ada", exact=True).press(" ")
    read_as(page, camera, "Scan: Bea", "round/left.jpg", "b13 k3 J")
    expect(page.locator("[data-sum]")).to_contain_text("46")
    page.get_by_role("button", name="Keep the photo").tap()
    expect(page.get_by_text("The photo is kept.")).to_be_visible()
    page.locator("[data-does=enter]").tap()
    expect(page.locator("tr.total td")).to_have_text(["+46", "−46"])
    expect(page.get_by_text("The photo is kept.")).to_have_count(0)  # it was that of the deal before
    page.goto(f"{window.base}/evenings")
    page.locator("[data-evening]").tap()
    expect(page.get_by_alt_text("What Bea had left")).to_be_visible()
    window.complaints.clear()  # of calls that had to fail
