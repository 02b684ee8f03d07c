"""The page as an app: installed, opened without a line, and light to load the first time."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Response, expect

from tests.browser.guest import Chair

FIRST_LOAD = 165 * 1024
"""The most bytes of script, packed, that a first visit may take."""


def test_the_page_can_be_installed(chair: Chair) -> None:
    window = chair()
    page = window.page
    page.goto(window.base)
    link = page.locator('link[rel="manifest"]').get_attribute("href")
    answer = page.request.get(f"{window.base}{link}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert {"name", "start_url", "display", "icons"} <= manifest.keys()
    for icon in manifest["icons"]:
        drawn = page.request.get(f"{window.base}{icon['src']}")
        assert drawn.ok
        assert drawn.headers["content-type"].startswith(icon["type"])
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


@pytest.mark.parametrize("by_link", [False, True], ids=["home", "a_table_by_its_link"])
def test_a_first_visit_is_light(chair: Chair, by_link: bool) -> None:
    """From nothing to the list of games, or to a game under way, each file counted once."""
    window = chair(fresh=True)
    address = chair().found("rummikub") if by_link else window.base
    scripts: dict[str, int] = {}

    def count(response: Response) -> None:
        if response.request.resource_type == "script" and response.status == 200:
            scripts.setdefault(response.url, int(response.headers["content-length"]))

    window.page.on("response", count)
    window.page.goto(address)
    if by_link:
        window.page.get_by_role("button", name="Watch").click()
    expect(window.page.locator(".game" if by_link else "article").first).to_be_visible()
    assert scripts
    assert sum(scripts.values()) < FIRST_LOAD
    # What only later pages say comes with the first of these.
    later = json.loads(window.page.locator('meta[name="later-messages"]').get_attribute("content") or "{}")
    assert not any(script.endswith(later["en"]) for script in scripts)
    with window.page.expect_response(lambda response: response.url.endswith(later["en"])):
        window.page.goto(f"{window.base}/tournaments")
    expect(window.page.get_by_role("heading", level=1)).to_have_text("Tournaments")


def test_what_a_table_needs_is_asked_for_once(chair: Chair) -> None:
    """What is asked for ahead of the scripts is what they ask for themselves: nothing comes twice."""
    address = chair().found("rummikub")
    window = chair(fresh=True)
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    window.page.goto(address)
    expect(window.page.get_by_role("button", name="Watch")).to_be_visible()
    table = json.loads(window.page.locator('meta[name="table"]').get_attribute("content") or "[]")
    assert {file.rsplit(".", 1)[1] for file in table} == {"js", "css"}
    assert {f"{window.base}{file}" for file in table} <= set(asked)
    assert f"{window.base}/api/tables/{address.rsplit('/', 1)[1]}" in asked
    assert len(asked) == len(set(asked))
