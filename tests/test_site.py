"""The site of documents builds without a broken link, has every game in every language, and asks nobody else."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import subprocess
import sys
from inspect import getdoc, isroutine
from pathlib import Path
from types import FunctionType, ModuleType

import pytest
from playwright.sync_api import expect, sync_playwright

from rummykit import games
from rummykit.words import LANGUAGES
from tests.browser.conftest import FLAGS, browser_here
from tests.browser.guest import LONG_MS
from tests.browser.test_axe import AXE
from tools.figures import CHARTS
from tools.notebooks import NOTEBOOKS
from tools.site import PUBLIC

ROOT = Path(__file__).parents[1]
LOADED = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"(https?:)?//|<link\b[^>]*stylesheet[^>]*href=\"(https?:)?//"
)

FOUND = {
    "en": ("gin rummy", "rules/gin_rummy.html"),
    "de": ("Auslegen", "rules/de/"),
    "ja": ("手番", "rules/ja/"),
    "vi": ("Luật riêng", "guide/vi.html"),
    "zh-Hans": ("出牌", "rules/zh-Hans/"),
    "zh-Hant": ("首次下牌", "rules/zh-Hant/"),
    "tr": ("ISTAKA", "guide/tr.html"),
    "it": ("bussare", "rules/it/"),
    "es": ("golpear", "rules/es/"),
}
"""What is asked for in each language, and the address that is found first by a reader of that language."""
READ = ("index.html", "lab.html", "vocabulary.html", "api/rummykit.html", "rules/ja/rummikub.html", "figures.html")
SERIOUS = ("serious", "critical")


def test_the_reference_lists_all_that_is_promised_and_nothing_else() -> None:
    promised = (ROOT / "docs" / "stability.md").read_text("utf-8").partition("\n\n`rummykit`,")[2].partition("\n\n")[0]
    assert ["rummykit", *re.findall(r"`([\w.]+)`", promised)] == list(PUBLIC)
    for package in PUBLIC:
        module = importlib.import_module(package)
        assert [name for name in module.__all__ if not hasattr(module, name)] == [], package


@pytest.mark.slow
@pytest.mark.timeout(1800)  # it takes minutes of a processor
def test_the_site_of_documents() -> None:
    """One test, because the site is built in one place; a broken link or anchor is an error there."""
    if importlib.util.find_spec("sphinx") is None and not os.environ.get("CI"):
        pytest.skip("what builds the site is not installed: make site")
    built = subprocess.run([sys.executable, "-m", "tools.site"], cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    site = ROOT / "build" / "site"
    every_game_is_there_in_every_language_and_drawn(site)
    every_tutorial_notebook_and_guide_is_there(site)
    every_page_is_reached_from_the_first(site)
    pages_say_their_language(site)
    no_mark_of_a_page_is_left_as_it_was_written(site)
    figures_are_drawn_and_say_where_they_come_from(site)
    the_reference_has_public_names_and_no_others(site)
    every_public_name_says_what_it_is()
    no_page_loads_anything_from_elsewhere(site)
    words_are_found_without_a_server(site)
    axe_finds_nothing_serious(site)


def every_game_is_there_in_every_language_and_drawn(site: Path) -> None:
    drawn = (site / "gallery.html").read_text("utf-8")
    for game in games.SHEETS:
        assert f'src="_images/{game}.svg"' in drawn
        for tag in LANGUAGES:
            page = site / "rules" / ("" if tag == "en" else tag) / f"{game}.html"
            assert page.read_text("utf-8").count("<h2") > 5


def every_tutorial_notebook_and_guide_is_there(site: Path) -> None:
    for page in (*(ROOT / "docs" / "tutorials").glob("*.md"), *(ROOT / "docs" / "guide").glob("*.md")):
        assert (site / page.relative_to(ROOT / "docs")).with_suffix(".html").exists()
    for notebook in NOTEBOOKS:
        shown = (site / "tutorials" / notebook.name).with_suffix(".html").read_text("utf-8")
        assert shown.count("highlight-text") >= shown.count("highlight-python") // 2 > 0


def every_page_is_reached_from_the_first(site: Path) -> None:
    reached, waiting = set[Path](), [site / "index.html"]
    while waiting:
        page = waiting.pop()
        if page not in reached:
            reached.add(page)
            links = re.findall(r'<a\b[^>]* href="([^":#]+\.html)', page.read_text("utf-8"))
            waiting += [Path(os.path.normpath(page.parent / link)) for link in links]
    assert set(site.rglob("*.html")) == reached


def pages_say_their_language(site: Path) -> None:
    for tag in LANGUAGES:
        for page in (f"guide/{tag}.html", f"rules/{tag}/gin_rummy.html" if tag != "en" else "index.html"):
            assert f'<html class="no-js" lang="{tag}"' in (site / page).read_text("utf-8")


def no_mark_of_a_page_is_left_as_it_was_written(site: Path) -> None:
    """What GitHub shows as struck out or bold the site shows so too."""
    assert "<s>" in (site / "terms.html").read_text("utf-8")
    for page in site.rglob("*.html"):
        text = re.sub(r"<(pre|code|script|style)\b.*?</\1>", "", page.read_text("utf-8"), flags=re.DOTALL)
        assert not re.search(r'~~|(?<!"pre">)\*\*', text), page


def figures_are_drawn_and_say_where_they_come_from(site: Path) -> None:
    page = (site / "figures.html").read_text("utf-8")
    assert page.count('<svg class="chart"') == 2 + len(CHARTS)
    assert page.count("cores with a load of") == len(CHARTS)


def the_reference_has_public_names_and_no_others(site: Path) -> None:
    for package in PUBLIC:
        page = (site / "api" / f"{package}.html").read_text("utf-8")
        names = set(re.findall(rf'<dt class="sig[^>]* id="{re.escape(package)}\.(\w+)"', page))
        public = importlib.import_module(package)
        # A package in another has a page of its own.
        assert names == {name for name in public.__all__ if not isinstance(getattr(public, name), ModuleType)}
    match = (site / "api" / "rummykit.html").read_text("utf-8")
    assert {"rules", "seed", "players"} <= set(re.findall(r'<em class="sig-param"><span class="n">.*?>(\w+)<', match))
    assert 'id="rummykit.Deal.legal_actions"' in match
    record = (site / "api" / "rummykit.record.html").read_text("utf-8")
    assert {"seats", "deals"} <= set(re.findall(r'id="rummykit\.record\.Record\.(\w+)"', record))


def every_public_name_says_what_it_is() -> None:
    """Every public class and function, and every method and property of these classes."""
    silent = []
    for package in PUBLIC:
        room = importlib.import_module(package)
        for name in room.__all__:
            found = getattr(room, name)
            if isinstance(found, type):
                told = {
                    name: found,
                    **{f"{name}.{part}": each for part, each in vars(found).items() if is_told(part, each)},
                }
                silent += [f"{package}: {which}" for which, each in told.items() if not getdoc(each)]
            elif isroutine(found) and not getdoc(found):
                silent.append(f"{package}: {name}")
    assert silent == []


def is_told(name: str, member: object) -> bool:
    """A public method or property."""
    return not name.startswith("_") and isinstance(member, FunctionType | property | classmethod | staticmethod)


def no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = {page: page.read_text("utf-8") for page in site.rglob("*.html")}
    assert len(pages) > 150
    assert [page.name for page, text in pages.items() if LOADED.search(text)] == []
    shown = {
        page.parent / each for page, text in pages.items() for each in re.findall(r' src(?:set)?="([^":?]+)', text)
    }
    assert [each for each in shown if not each.exists()] == []


def words_are_found_without_a_server(site: Path) -> None:
    """In every language, in pages that are opened as files; nothing is asked of any server."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_here(), args=FLAGS)
        page, asked = browser.new_page(), list[str]()
        page.set_default_timeout(LONG_MS)
        page.on("request", lambda request: asked.append(request.url))
        box, told = page.get_by_role("searchbox", name="Search"), page.get_by_role("status")
        for tag, (word, there) in FOUND.items():
            page.goto((site / "guide" / f"{tag}.html").as_uri())
            box.fill(word)
            page.locator(f".found li:first-child [href*='{there}']").wait_for()
            expect(told).to_have_text(re.compile(r"^\d+ found"))
            page.goto((site / "guide" / "en.html").as_uri())
            box.fill(word)
            page.locator(f".found [href*='{there}']").first.wait_for()
        box.press("Escape")
        expect(page.get_by_role("list", name="Found pages").get_by_role("link")).to_have_count(0)
        box.fill("xyzzy")
        expect(told).to_have_text("Nothing found")
        box.fill("undo")
        box.press("Enter")
        page.wait_for_url("**#rummykit.Deal.undo")
        page.route("**/search/en.js", lambda route: route.abort())
        page.goto((site / "index.html").as_uri())
        box.fill("undo")
        expect(told).to_have_text("Search failed: ./_static/search/en.js did not load.")
        browser.close()
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []


def axe_finds_nothing_serious(site: Path) -> None:
    """On pages of every kind, on a phone and on a desk; links of the contents say where they lead."""
    found = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_here(), args=FLAGS)
        for width in (390, 1280):
            page = browser.new_page(viewport={"width": width, "height": 900})
            page.set_default_timeout(LONG_MS)
            for name in READ:
                page.goto((site / name).as_uri())
                page.evaluate(AXE.read_text("utf-8"))
                told = page.evaluate("async () => (await axe.run({ resultTypes: ['violations'] })).violations")
                found += [(name, each["id"], each["nodes"][0]["html"]) for each in told if each["impact"] in SERIOUS]
        browser.close()
    assert found == []
