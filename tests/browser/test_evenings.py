"""Past evenings: kept by the scorepad on the device, counted together, taken elsewhere by a file and a link."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.guest import PHONE, Chair
from tests.browser.test_offline import visited


def begin(page: Page, game: str, *names: str) -> None:
    """Start a sheet of a game with these players."""
    page.locator("main select").first.select_option(game)
    fields = page.locator("main li input")
    while fields.count() > len(names):
        page.locator("main li button").last.click()
    while fields.count() < len(names):
        page.get_by_role("button", name="Add a player").click()
    for name, field in zip(names, fields.all(), strict=True):
        field.fill(name)
    page.get_by_role("button", name="Start the sheet").click()


def write(page: Page, winner: str, *points: str) -> None:
    """Write down a deal: who went out, and what the others have left."""
    page.get_by_role("radio", name=winner, exact=True).press(" ")  # a click would miss while the page scrolls
    fields = page.locator(".left input")
    expect(fields).to_have_count(len(points))
    for field, left in zip(fields.all(), points, strict=True):
        field.fill(left)
    page.locator("[data-does=enter]").click()


def standing(page: Page, who: str) -> list[str]:
    """What the statistics say of somebody."""
    rows = page.locator("[data-standings=players] tbody tr")
    return rows.filter(has=page.get_by_role("rowheader", name=who, exact=True)).locator("td").all_inner_texts()


def test_an_evening_on_a_phone_is_kept_counted_exported_and_shared(chair: Chair, tmp_path: Path) -> None:
    window = visited(chair, size=PHONE, touch=True)
    page = window.page
    window.context.set_offline(True)
    page.goto(f"{window.base}/scorepad")
    begin(page, "rummikub", "Ann", "Ben", "Cora")
    write(page, "Cora", "17", "8")
    expect(page.locator("tr.total td")).to_have_text(["−17", "−8", "+25"])
    # A new sheet keeps the old one, without a question.
    page.get_by_role("button", name="New sheet").click()
    begin(page, "indian_rummy_pool101", "ann ", "Dan")
    write(page, "Dan", "70")
    write(page, "ann", "15")
    write(page, "Dan", "40")
    expect(page.locator("[data-winner]")).to_contain_text("Dan")
    page.goto(f"{window.base}/evenings")
    evening = page.locator("[data-evening]")
    expect(evening).to_have_count(1)
    expect(evening).to_contain_text("Dan won")
    expect(evening).to_contain_text("not finished")
    assert standing(page, "ann") == ["1", "1", "0"]
    assert standing(page, "Dan") == ["1", "1", "1"]
    page.locator("main select").select_option("rummikub")
    assert standing(page, "Cora") == ["0", "0", "+25", "+25", "+25"]
    page.locator("main select").select_option("")
    page.locator("[data-does=join]").click()
    for field, name in zip(page.locator("dialog select").all(), ("Cora", "Dan"), strict=True):
        field.select_option(label=name)
    page.locator("dialog").get_by_role("button", name="Join two names").click()
    expect(page.get_by_text("Cora counts as Dan")).to_be_visible()
    assert standing(page, "Dan") == ["1", "1", "1"]
    assert standing(page, "Cora") == []
    # A photo of a final rack, and the sheet that is not finished.
    evening.click()
    expect(page.locator("[data-sheet]")).to_have_count(2)
    page.locator("[data-sheet] summary").first.click()
    page.get_by_label("Add a photo of what Ben has left").set_input_files(
        {"name": "rack.png", "mimeType": "image/png", "buffer": page.screenshot()}
    )
    expect(page.get_by_alt_text("What Ben had left")).to_be_visible()
    page.locator("[data-does=share]").click()
    link = page.locator("dialog input").input_value()
    assert "/evenings/shared#" in link
    page.locator("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Evenings").click()
    with page.expect_download() as saved:
        page.locator("[data-does=export]").click()
    file = tmp_path / "evenings.json"
    saved.value.save_as(file)
    assert [len(json.loads(file.read_text())[part]) for part in ("sheets", "photos", "joined")] == [2, 1, 1]
    # Deleted after a question, and read from the file again; twice brings nothing new.
    page.locator("[data-does=forget]").click()
    page.locator("[data-does=sure]").click()
    expect(evening).to_have_count(0)
    for said in ("Score sheets taken over: 2", "Everything in it is kept here already."):
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_text(said)).to_be_visible()
    expect(evening).to_have_count(1)
    file.write_text('{"format": "rummykit-evenings", "version": 1, "sheets": [{}]}')
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("damaged")
    expect(evening).to_have_count(1)
    # Another browser: nothing of the link's content goes to the server.
    other = chair(size=PHONE, touch=True)
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    other.page.goto(link)
    expect(other.page.locator("[data-sheet]")).to_have_count(2)
    assert not [each for each in asked if "Cora" in each or link.split("#")[1][:40] in each.split("#")[0]]
    other.page.locator("[data-does=keep]").click()
    expect(other.page.locator("[data-does=resume]")).to_have_count(1)
    other.page.locator("[data-does=resume]").click()
    expect(other.page.locator("tr.total td")).to_have_text(["−17", "−8", "+25"])
    write(other.page, "Ben", "5", "6")
    expect(other.page.locator("tr.total td")).to_have_text(["−22", "+3", "+19"])
    window.complaints.clear()  # of calls that had to fail
