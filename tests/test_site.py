"""The site of documents builds without a broken link, has every game in every language, and asks nobody else."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import sync_playwright

from rummykit import games
from rummykit.words import LANGUAGES
from tests.browser.conftest import FLAGS, browser_here
from tests.browser.guest import LONG_MS
from tools.figures import CHARTS, LADDERS
from tools.site import PUBLIC

ROOT = Path(__file__).parents[1]
LOADED = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"(https?:)?//|<link\b[^>]*stylesheet[^>]*href=\"(https?:)?//"
)

FOUND = {
    "undercut": "gin_rummy.html",
    "Hausregeln": "guide/de.html",
    "手番": "guide/ja.html",
    "Luật riêng": "guide/vi.html",
    "敲牌": "rules/zh-Hans/",
    "首次下牌": "rules/zh-Hant/",
    "ıstaka": "rules/tr/",
    "bussare": "rules/it/",
    "golpear": "rules/es/",
}
"""A word of each language, and where it is found."""


def test_the_reference_lists_all_that_is_promised_and_nothing_else() -> None:
    promised = (ROOT / "docs" / "stability.md").read_text("utf-8").partition("\n\n`rummykit`,")[2].partition("\n\n")[0]
    assert ["rummykit", *re.findall(r"`([\w.]+)`", promised)] == list(PUBLIC)
    for package in PUBLIC:
        module = importlib.import_module(package)
        assert [name for name in module.__all__ if not hasattr(module, name)] == [], package


@pytest.mark.slow
def test_the_site_of_documents() -> None:
    """One test, because the site is built in one place; `--strict` makes a broken link or anchor an error."""
    if importlib.util.find_spec("mkdocs") is None and not os.environ.get("CI"):
        pytest.skip("what builds the site is not installed: make site")
    built = subprocess.run([sys.executable, "-m", "tools.site"], cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    site = ROOT / "build" / "site"
    every_game_is_there_in_every_language_and_drawn(site)
    every_tutorial_and_guide_is_there(site)
    no_mark_of_a_page_is_left_as_it_was_written(site)
    figures_are_drawn_and_say_where_they_come_from(site)
    the_reference_has_public_names_and_no_others(site)
    every_public_name_says_what_it_is()
    no_page_loads_anything_from_elsewhere(site)
    words_are_found_without_a_server(site)


def every_game_is_there_in_every_language_and_drawn(site: Path) -> None:
    drawn = (site / "gallery.html").read_text("utf-8")
    for game in games.SHEETS:
        assert f"gallery/{game}.svg" in drawn
        for tag in LANGUAGES:
            page = site / "rules" / ("" if tag == "en" else tag) / f"{game}.html"
            assert page.read_text("utf-8").count("<h2") > 5


def every_tutorial_and_guide_is_there(site: Path) -> None:
    for page in (*(ROOT / "docs" / "tutorials").glob("*.md"), *(ROOT / "docs" / "guide").glob("*.md")):
        assert (site / page.relative_to(ROOT / "docs")).with_suffix(".html").exists()


def no_mark_of_a_page_is_left_as_it_was_written(site: Path) -> None:
    """What GitHub shows as struck out or bold the site shows so too."""
    assert "<del>" in (site / "terms.html").read_text("utf-8")
    for page in site.rglob("*.html"):
        text = re.sub(r"<(pre|code|script|style)\b.*?</\1>", "", page.read_text("utf-8"), flags=re.DOTALL)
        assert not re.search(r"~~|\*\*", text), page


def figures_are_drawn_and_say_where_they_come_from(site: Path) -> None:
    page = (site / "figures.html").read_text("utf-8")
    assert page.count('<svg class="chart"') == 2 * len(LADDERS) + len(CHARTS)
    assert page.count("cores with a load of") == len(CHARTS)


def the_reference_has_public_names_and_no_others(site: Path) -> None:
    for package in PUBLIC:
        page = (site / "api" / f"{package}.html").read_text("utf-8")
        names = set(re.findall(rf'<h2 id="{re.escape(package)}\.(?:\w+\.)?(\w+)"', page))
        public = importlib.import_module(package)
        # A package in another has a page of its own.
        assert names == {name for name in public.__all__ if not isinstance(getattr(public, name), ModuleType)}


def every_public_name_says_what_it_is() -> None:
    """So does every method and property of public classes."""
    griffe = importlib.import_module("griffe")
    reader = griffe.GriffeLoader(search_paths=[str(ROOT / "src")])
    whole = reader.load("rummykit")
    reader.resolve_aliases(implicit=True)
    silent: list[str] = []
    for package in PUBLIC:
        room = whole[package.removeprefix("rummykit").removeprefix(".")] if package != "rummykit" else whole
        for name in importlib.import_module(package).__all__:
            home = getattr(getattr(importlib.import_module(package), name), "__module__", None)
            found = room[name].final_target if room[name].is_alias else room[name]
            if found.is_module and home is not None:
                found = whole[home.removeprefix("rummykit.")][name]
            inside = found.members.items() if found.is_class else ()
            spoken = [(part, each) for part, each in inside if not part.startswith("_") and not each.is_alias]
            told = [(name, found), *((f"{name}.{part}", each) for part, each in spoken if each.is_function)]
            silent += [f"{package}: {which}" for which, each in told if not each.is_module and not each.docstring]
    assert silent == []


def no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 150
    assert [page.name for page in pages if LOADED.search(page.read_text("utf-8"))] == []


def words_are_found_without_a_server(site: Path) -> None:
    """In every language, in pages that are opened as files; nothing is asked of any server."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_here(), args=FLAGS)
        page, asked = browser.new_page(), list[str]()
        page.set_default_timeout(LONG_MS)
        page.on("request", lambda request: asked.append(request.url))
        # One page for all words, because every page that is opened reads the whole index anew.
        page.goto((site / "guide" / "en.html").as_uri())
        for word, there in FOUND.items():
            asked_for = page.get_by_role("textbox", name="Search")
            asked_for.fill(word, force=True)
            asked_for.press("End")  # the theme looks at what was typed when a key is let go
            leads_there = page.locator(f".md-search-result__link[href*='{there}']")
            leads_there.first.wait_for(state="attached", timeout=LONG_MS)
        browser.close()
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
