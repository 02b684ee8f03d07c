"""On the narrowest phone no text is cut, past the edge, or broken into a column.

Every page is looked at in German and in another language; `make fuzz` looks at all nine.
"""

from __future__ import annotations

from zlib import crc32

import pytest
from playwright.sync_api import Locator, expect

from rummykit import words
from rummykit.match import Match
from rummykit.server.table.guests import COOKIE
from tests.browser.conftest import Served
from tests.browser.guest import Chair, Window
from tests.browser.reviewed import MATCHES, begin_tournament, open_review
from tests.browser.staging import mine, scene, stage
from tests.examples import FUZZ

NARROW = (320, 640)
SPOKEN = tuple(words.LANGUAGES) if FUZZ else ("de", "vi", "ja")
"""The two that need most room, and the one that needs most of those without blanks between words."""


def spoken(where: str) -> tuple[str, ...]:
    """The languages in which a page is looked at: the last two by turns."""
    return SPOKEN if FUZZ else (SPOKEN[0], SPOKEN[1 + crc32(where.encode()) % 2])


REST = """() => document.getAnimations().every(
  (each) => each.playState !== "running" || each.effect.getTiming().iterations === Infinity)"""

CUT = """() => {
  const found = [], edge = document.documentElement.clientWidth;
  const top = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
  const say = (what, at, text) => found.push(`${what}: <${at.tagName} ${at.className}> ${text.trim().slice(0, 40)}`);
  const seen = (at) => at.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const boxesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((box) => box.width > 1);
  };
  // Thousands of texts stand in the same few hundred boxes.
  const known = new Map();
  const boxOf = (at) => {
    let box = known.get(at);
    if (box) return box;
    const { overflowX, overflowY } = getComputedStyle(at), { left, right, top, bottom } = at.getBoundingClientRect();
    box = {
      left, right, top, bottom,
      // What is beyond the edge of something that scrolls is found by scrolling.
      across: /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth, along: /auto|scroll/.test(overflowY),
      cutsX: /hidden|clip/.test(overflowX), cutsY: /hidden|clip/.test(overflowY),
    };
    known.set(at, box);
    return box;
  };
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data, at = walker.currentNode.parentElement;
    if (!text.trim() || !seen(at) || at.closest(".visually-hidden, option, style, script")) continue;
    // What others did ends with dots where it is long, whatever the deal: the log has all of it.
    if (at.closest(".status .short, .done:is(.to-foot, .to-name)")) continue;
    const boxes = boxesOf(walker.currentNode);
    if (boxes.length === 0) continue;
    const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right));
    const high = Math.min(...boxes.map((box) => box.top)), low = Math.max(...boxes.map((box) => box.bottom));
    let across = false, along = false;
    for (let around = at; around !== document.documentElement; around = around.parentElement) {
      const box = boxOf(around);
      across ||= box.across;
      along ||= box.along;
      const wide = right > box.right + 1 || left < box.left - 1, tall = low > box.bottom + 3 || high < box.top - 3;
      if (!across && wide && box.cutsX) say("cut", at, text);
      if (!along && tall && box.cutsY) say("cut below", at, text);
    }
    if (!across && (right > edge + 1 || left < -1)) say("past the edge", at, text);
  }
  for (const button of top.querySelectorAll(".button")) {
    const lines = new Set(boxesOf(button).filter((box) => box.height > 8).map((box) => Math.round(box.bottom / 8)));
    if (seen(button) && !button.querySelector("small") && lines.size > 2) say("3 lines", button, button.innerText);
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of top.querySelectorAll("input[placeholder]")) {
    const style = getComputedStyle(field);
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (seen(field) && pen.measureText(field.placeholder).width > room + 1) say("cut", field, field.placeholder);
  }
  if (document.documentElement.scrollWidth > edge) found.push("the page is too wide");
  return [...new Set(found)];
}"""


SPEAK = """async (language) => {
  const until = async (so) => { while (!so()) await new Promise((done) => setTimeout(done, 10)); };
  const choice = () => {
    const panel = document.querySelector("[popover][id$='-settings']");
    panel?.dispatchEvent(new ToggleEvent("beforetoggle", { newState: "open" }));
    return panel?.querySelector(`input[value="${language}"]`);
  };
  await until(choice);
  choice().click();
  await until(() => [document.documentElement, ...document.querySelectorAll(".rules[lang]")].every(
    (each) => each.lang === language));
}"""
"""Chooses a language in the settings without opening them: whatever is open stays so."""


def over(match: Match) -> bool:
    """The deal has come to its end."""
    return match.deal.result is not None


def crowded(match: Match) -> bool:
    """It is the person's turn, and five sets lie on the table."""
    return mine(match) and len(match.deal.view(0).table) >= 5


TABLES = {
    "tiles": scene("rummikub", crowded, players=3),
    "phom": scene("phom", mine, players=3),
    "continental": scene("continental_rum", mine, players=3),
    "score sheet of tiles": scene("rummikub", over, players=3),
    "score sheet of Indian Rummy": scene("indian_rummy_points", over, players=3),
}
PATHS = (
    "lobby",
    "tournaments",
    "play",
    "leaders",
    "rules/phom",
    "learn",
    "learn/caloochi",
    "together",
    "referee",
    "solver",
    "scorepad",
    "account",
    "replay",
    "verify",
    "puzzles",
    "puzzles/run",
    "mail/c.x",
    "mail/s.x",
    "workshop",
    "nowhere",
)
TOLD_BY_THE_SERVER = ("rules/phom", "learn", "learn/caloochi", "workshop")
"""Their texts come from the server, in the language in which they are asked for."""


@pytest.fixture(scope="module")
def tables(shared: Served) -> dict[str, tuple[str, str]]:
    """The tables, each with its address and the secret of who sits there."""
    return {name: stage(shared.db, each)[:2] for name, each in TABLES.items()}


def cut(window: Window, where: str) -> list[str]:
    """What is wrong with the text that is to be seen now."""
    window.page.wait_for_function(REST)
    found: list[str] = window.page.evaluate(CUT)
    return [f"{where}: {each}" for each in found]


def cut_anywhere(window: Window, where: str) -> list[str]:
    """The same in several languages, without loading the page again."""
    found: list[str] = []
    for language in spoken(where):
        window.page.evaluate(SPEAK, language)
        found += cut(window, f"{language}, {where}")
    return found


def tap_until(button: Locator, there: Locator) -> None:
    """Ask for a hint, and again where the server was too busy to give one in its time."""
    for _ in range(6):
        button.tap()
        for _ in range(100):
            if there.count() > 0:
                return
            button.page.wait_for_timeout(100)
    raise AssertionError("No hint came.")


def narrow(chair: Chair, language: str) -> Window:
    """A window of that width; nothing moves in it."""
    return chair(size=NARROW, touch=True, locale=language, reduced_motion="reduce")


def test_pages(chair: Chair) -> None:
    window = narrow(chair, "en")
    page = window.page
    page.goto(window.base)
    page.locator("[data-tile]").first.wait_for()
    wrong = cut_anywhere(window, "home")
    page.goto(f"{window.base}/games")
    game = page.locator('article[data-game="rummikub"]')
    game.wait_for()
    expect(page.locator("[data-undrawn]")).to_have_count(0)
    # What is below the screen is laid out when it comes into sight; here all of it is.
    page.evaluate("for (const each of document.querySelectorAll('section')) each.style.contentVisibility = 'visible'")
    wrong += cut_anywhere(window, "all games")
    game.locator("[data-opens]").tap()
    wrong += cut_anywhere(window, "all games, one opened")
    game.locator(".against").tap()
    wrong += cut_anywhere(window, "opponents")
    page.keyboard.press("Escape")
    game.locator(".friends").tap()
    page.locator("dialog[open]").wait_for()
    wrong += cut_anywhere(window, "new table")
    page.keyboard.press("Escape")
    page.locator("header button[popovertarget]").tap()
    wrong += cut_anywhere(window, "settings")
    for path in PATHS:
        for language in spoken(path) if path in TOLD_BY_THE_SERVER else SPOKEN[:1]:
            page.evaluate(SPEAK, language)
            page.goto(f"{window.base}/{path}")
            page.get_by_role("heading", level=1).first.wait_for()
            wrong += cut(window, f"{language}, {path}") if path in TOLD_BY_THE_SERVER else cut_anywhere(window, path)
    window.found("rummikub", start=False, seats=3, bots=1, options={"first_meld": 20})
    page.locator("[data-code]").wait_for()
    wrong += cut_anywhere(window, "waiting room")
    assert wrong == []


def test_reviews_and_tournaments(chair: Chair, shared: Served) -> None:
    window = narrow(chair, "en")
    wrong: list[str] = []
    for name in MATCHES:
        open_review(window, shared.db, name)
        wrong += cut_anywhere(window, f"review of {name}")
        for fold in window.page.locator("main details").all():
            fold.evaluate("fold => { fold.open = true }")
        for turn in range(3):
            window.page.locator('[data-step="next"]').tap()
            wrong += cut_anywhere(window, f"turn {turn} of {name}")
    begin_tournament(window)
    wrong += cut_anywhere(window, "tournament")
    assert wrong == []


def test_tables(chair: Chair, tables: dict[str, tuple[str, str]]) -> None:
    window = narrow(chair, "en")
    page = window.page
    wrong: list[str] = []
    for name, (table, secret) in tables.items():
        window.context.add_cookies([{"name": COOKIE, "value": secret, "url": window.base}])
        page.goto(f"{window.base}/t/{table}")
        window.wait(lambda now: now.mine or now.ended is not None)
        wrong += cut_anywhere(window, name)
        if name != "tiles":
            continue
        page.locator("[data-menu]").tap()
        wrong += cut_anywhere(window, "menu")
        for at, panel in enumerate(("log", "scores", "rules", "people")):
            if not page.locator(".entry").first.is_visible():
                page.locator("[data-menu]").tap()
            page.locator(".entry").nth(at).tap()
            page.locator("dialog[open]").wait_for()
            wrong += cut_anywhere(window, panel)
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="hidden")
        # One tap says all where the hint is to draw, and the next would do it.
        for _ in range(2):
            if page.locator('[data-hint="0"], [data-hint="1"]').first.is_visible():
                told = page.locator("[data-hint]").get_attribute("data-hint")
                more = page.locator(f'[data-hint]:not([data-hint="{told}"]), [data-hint-laid]')
                tap_until(page.locator("[data-hint]"), more)
                wrong += cut_anywhere(window, f"after hint {told}")
    assert wrong == []
