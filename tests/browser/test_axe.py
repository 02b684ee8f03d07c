"""axe finds nothing serious: on the home page and on the table, light and dark, in every state one meets in a deal."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import pytest
from PIL import Image, ImageStat
from playwright.sync_api import Locator

from rummykit.play.actions import Drop
from tests.browser.conftest import Served
from tests.browser.guest import DESK, PHONE, Chair, Size, Window
from tests.browser.resting import at_rest, resize
from tests.browser.reviewed import MATCHES, begin_tournament, open_review
from tests.browser.staging import go_to, mine, offers, scene
from tests.browser.test_evening import button, friends, scored
from tests.browser.test_people import people
from tests.browser.test_text_fits import over
from tests.browser.ways import Finger, Mouse, Way
from tests.examples import FUZZ

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
Scheme = Literal["light", "dark"]


PAGES = (
    *("/referee", "/solver", "/scorepad", "/replay", "/rules/rummikub", "/nowhere"),
    *("/play", "/leaders", "/learn", "/learn/gin_rummy", "/tournaments", "/puzzles", "/puzzles/run"),
    *("/mail/c.x", "/mail/s.x", "/workshop", "/games", "/together"),
)
"""Paths of pages."""
ENTRIES = (
    *("pieces", "hand", "seats", "notices", "sheets", "settings"),
    *("table-wild", "table-owners", "table-lay-offs", "table-tile-draft", "table-end"),
    *("finish-wrong", "knock-panel", "joker", "drop", "people", "log"),
)
"""Entries of the gallery."""
COLOURS = ("color-contrast", "link-in-text-block")
"""What axe asks of colours."""


def serious(window: Window, *but: str, only: Sequence[str] = ()) -> list[str]:
    """What axe calls serious or critical on the page, or on all `but` some of it, once everything has come to rest.

    With `only` these rules are asked.
    """
    window.page.wait_for_load_state("networkidle")
    at_rest(window)
    if not window.page.evaluate("'axe' in window"):
        window.page.evaluate(AXE.read_text())
    how: dict[str, Any] = {"resultTypes": ["violations"]}
    if only:
        how["runOnly"] = {"type": "rule", "values": list(only)}
    found: list[dict[str, Any]] = window.page.evaluate(
        "async ([but, how]) => (await axe.run({ exclude: but }, how)).violations", [list(but), how]
    )
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


def serious_by_turns(window: Window, number: int) -> list[str]:
    """The same, in the light for an even number and in the dark for an odd one; `make fuzz` asks in both."""
    if FUZZ:
        return serious_in_both(window)
    window.page.emulate_media(color_scheme=("light", "dark")[number % 2])
    return serious(window)


def serious_in_both(window: Window) -> list[str]:
    """The same in the light, and what differs in the dark: the colours."""
    found = serious(window)
    window.page.emulate_media(color_scheme="dark")
    found += [f"dark: {each}" for each in serious(window, only=COLOURS)]
    window.page.emulate_media(color_scheme="light")
    return found


def test_home(chair: Chair) -> None:
    window = chair()
    window.page.goto(window.base)
    window.page.locator("[data-tile]").first.wait_for()
    assert serious_in_both(window) == []


@pytest.mark.parametrize("path", PAGES)
def test_every_other_page(chair: Chair, path: str) -> None:
    window = chair()
    window.page.goto(window.base + path)
    window.page.get_by_role("heading", level=1).first.wait_for()
    assert serious_by_turns(window, PAGES.index(path)) == []


@pytest.mark.parametrize("name", MATCHES)
def test_a_review(chair: Chair, shared: Served, name: str) -> None:
    window = chair()
    open_review(window, shared.db, name)
    for fold in window.page.locator("main details").all():
        fold.evaluate("fold => { fold.open = true }")
    assert serious(window) == []
    for _ in range(3):
        window.page.locator('[data-step="next"]').click()
    window.page.emulate_media(color_scheme="dark")
    resize(window, PHONE)
    assert serious(window, only=COLOURS if name != "tiles" else ()) == []


def test_a_tournament(chair: Chair) -> None:
    window = chair()
    begin_tournament(window)
    assert serious_in_both(window) == []
    window.page.goto(f"{window.page.url}/project")
    window.page.get_by_role("heading", level=1).first.wait_for()
    assert serious_in_both(window) == []


@pytest.mark.parametrize(("scheme", "size"), [("light", DESK), ("dark", PHONE)])
def test_a_table_of_tiles(chair: Chair, scheme: Scheme, size: Size) -> None:
    window = chair(size=size, color_scheme=scheme)
    window.found("rummikub", seats=3, turn_seconds=120)
    sight = window.wait(lambda now: now.mine)
    assert serious(window) == []
    way = Mouse(window)
    way.lay(sight.rack[:4])
    drafted = window.wait(lambda now: len(now.sets) > len(sight.sets))
    window.page.locator("[data-does]").click(force=True)
    way.piece(drafted.sets[-1].pieces[1]).click()
    window.wait(lambda now: any(piece.selected for each in now.sets for piece in each.pieces))
    assert serious(window) == []


@pytest.mark.parametrize(("scheme", "size"), [("dark", DESK), ("light", PHONE)])
def test_a_table_of_cards_and_its_score_sheet(chair: Chair, db: Path, scheme: Scheme, size: Size) -> None:
    window = chair(size=size, touch=size == PHONE, color_scheme=scheme)
    go_to(window, db, scene("standard_rummy", mine, players=4))
    window.wait(lambda now: now.mine)
    assert serious(window) == []
    go_to(window, db, scene("standard_rummy", over, players=4))
    window.wait(lambda now: now.ended is not None)
    assert serious(window) == []


def test_what_opens_over_the_table(chair: Chair) -> None:
    window = chair()
    window.found("rummikub")
    window.wait(lambda now: now.mine)
    dialog = window.page.get_by_role("dialog")
    for name in ("Scores", "Rules", "Keys", "Settings"):
        window.page.get_by_role("button", name=name, exact=True).click()
        dialog.wait_for()
        assert serious(window) == [], name
        window.page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")


@pytest.mark.parametrize("entry", ENTRIES)
def test_what_the_gallery_shows(chair: Chair, entry: str) -> None:
    window = chair()
    window.page.goto(f"{window.base}/gallery?show={entry}")
    window.page.locator("#app > :nth-child(2)").first.wait_for(state="attached")
    assert serious_by_turns(window, ENTRIES.index(entry)) == []


def test_colours_of_the_system(chair: Chair) -> None:
    window = chair()
    window.page.emulate_media(forced_colors="active", color_scheme="dark")
    for entry in ("table-tile-draft", "table-wild", "settings"):
        window.page.goto(f"{window.base}/gallery?show={entry}")
        window.page.locator(".piece").first.wait_for()
        assert serious(window) == [], entry
        for face in window.page.locator("[data-face=k1], [data-face='9S']").all():
            assert _light(face) > 128, "a black number is read on ivory, a black suit on paper"
    chosen, other = (
        window.page.locator(f".choices input{which} + span").first.evaluate("each => getComputedStyle(each).background")
        for which in (":checked", ":not(:checked)")
    )
    assert chosen != other


def _light(place: Locator) -> float:
    """How light it is on average, of 255."""
    return ImageStat.Stat(Image.open(io.BytesIO(place.screenshot())).convert("L")).mean[0]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hand_at_work(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size, touch=size == PHONE)
    go_to(window, db, scene("indian_rummy_points", offers(Drop), players=3))
    way: Way = Finger(window) if size == PHONE else Mouse(window)

    way.button("[data-extra=drop]")
    window.page.locator("[data-final=drop]").wait_for()
    assert serious_in_both(window) == []
    way.button("[data-decide=no]")

    way.draw()
    sight = window.wait(lambda now: now.does == "pick")
    way.pick(sight.rack[:3])
    way.button("[data-tool=group]")
    way.button("[data-handle]")
    window.wait(lambda now: len(now.selected) == 3)
    assert serious_in_both(window) == []

    way.clear()
    way.pick(sight.rack[-1:])
    way.button("[data-extra=declare]")
    window.page.locator("[data-penalty]").wait_for()
    assert serious_in_both(window) == []


def test_a_table_that_waits(chair: Chair, db: Path) -> None:
    both, _ = friends(chair, db, scored)
    ada, bea = both
    bea.page.emulate_media(color_scheme="dark")
    button(ada, "next_deal").click()
    for window in both:
        window.page.locator("[data-countdown]").wait_for()
        assert serious(window) == []
    button(bea, "next_deal").tap()

    people(ada)
    ada.page.get_by_role("button", name="Ask for a pause").click()
    asked = bea.page.locator("[data-notice=pause-asked] button:not([data-pause=no])")
    asked.wait_for()
    assert serious(bea) == []
    asked.tap()
    for window in both:
        window.page.locator("[data-notice=paused]").wait_for()
        assert serious(window) == []
        button(window, "resume").click()
    for window, other in ((ada, bea), (bea, ada)):
        here = other.page.url
        other.page.goto("about:blank")
        window.page.locator("[data-notice=away]").wait_for()
        assert serious(window) == []
        other.page.goto(here)
        window.page.locator("[data-notice=away]").wait_for(state="detached")
