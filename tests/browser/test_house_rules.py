"""House rules by the page's own controls: what they are called in the language of the page, and those that give a turn
one thing more to do: drawing and then playing, and pairs that are declared."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from rummykit import games, words
from rummykit.match import Match
from rummykit.play.actions import DeclarePairs
from tests.browser.guest import DESK, PHONE, Chair, Size
from tests.browser.record import Record
from tests.browser.staging import ME, go_to, mine, offers, scene


def to_draw(match: Match) -> bool:
    """The person is to play or draw, and the table is not empty."""
    return mine(match) and bool(match.deal._state.table) and not match.deal._state.has_drawn


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_has_drawn_is_told_so_and_passes(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size)
    match = go_to(window, db, scene("machiavelli", to_draw, play_after_draw=True))
    held = len(match.deal.view(ME).hand)
    window.wait(lambda now: now.mine and now.does == "draw")
    window.page.locator("[data-does=draw]").click()
    window.wait(lambda now: now.mine and now.does == "pass" and len(now.rack) == held + 1)
    expect(window.page.locator(".status")).to_contain_text("You have drawn")
    window.page.locator("[data-does=pass]").click()
    window.wait(lambda now: not now.mine or now.does == "draw")
    deal = Record.of(window, db).deal()
    assert deal.turn != ME or not deal._state.has_drawn  # by now a bot may have drawn


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pairs_are_declared_and_everybody_sees_it(chair: Chair, db: Path, size: Size) -> None:
    window = chair(size=size)
    go_to(window, db, scene("okey", offers(DeclarePairs), players=4, declare_pairs=True))
    window.wait(lambda now: now.mine)
    expect(window.page.locator("[data-pairs]")).to_have_count(0)
    window.page.locator("[data-extra=declare_pairs]").click()
    expect(window.page.locator("[data-final=declare_pairs]")).to_contain_text("only with pairs")
    window.page.locator("[data-decide=no]").click()
    expect(window.page.locator("[data-final]")).to_have_count(0)
    assert not any(Record.of(window, db).deal()._state.in_pairs)
    window.page.locator("[data-extra=declare_pairs]").click()
    window.page.locator("[data-decide=yes]").click()
    expect(window.page.locator(f"[data-seat='{ME}'] [data-pairs]")).to_be_visible()
    expect(window.page.locator("[data-extra=declare_pairs]")).to_have_count(0)
    assert Record.of(window, db).deal()._state.in_pairs[ME]


def test_house_rules_are_called_by_the_language_that_is_chosen(chair: Chair) -> None:
    window = chair(fresh=True)
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    window.page.goto(f"{window.base}/referee")
    window.page.locator("summary", has_text="House rules").click()
    option = next(option for option in games.get("rummikub").offers if option.name == "first_meld")
    expect(window.page.locator("main")).to_contain_text(words.option_text(option, "en"))
    window.page.locator("header button[popovertarget]").click()
    for language, name in (("de", "Deutsch"), ("ja", "日本語"), ("en", "English")):
        window.page.get_by_role("radio", name=name, exact=True).check(force=True)
        expect(window.page.locator("main")).to_contain_text(words.option_text(option, language))
    told = [url.rpartition("lang=")[2] for url in asked if "/api/games?" in url]
    assert list(dict.fromkeys(told)) == ["en", "de", "ja"]

    window.page.route("**/api/games?*", lambda route: route.abort())
    window.page.get_by_role("radio", name="Español", exact=True).check(force=True)
    expect(window.page.locator("html")).to_have_attribute("lang", "es")
    expect(window.page.locator("main")).to_contain_text(words.option_text(option, "en"))
    window.complaints.clear()
