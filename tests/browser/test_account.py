"""An account with Chromium's own passkeys: made, played with, opened elsewhere, taken away, deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, expect

from rummykit import games, lessons
from tests.browser.guest import LONG_MS, PHONE, Chair, Window
from tests.browser.home import card
from tests.browser.lesson import check, tap
from tests.browser.test_axe import serious
from tests.server.process import ServerProcess

GAME = "indian_rummy_points"
"""Between two, its match is over as soon as one of them drops."""


@pytest.fixture
def named(chromium: Browser, server: ServerProcess) -> Iterator[Chair]:
    """Windows on the server by its name: passkeys are not made for numbers."""
    opened: list[Window] = []

    def sit(**how: Any) -> Window:
        window = Window.open(chromium, f"http://localhost:{server.port}", **how)
        opened.append(window)
        return window

    yield sit
    for window in opened:
        window.close()


def with_device(window: Window) -> tuple[CDPSession, str]:
    """Put a device for passkeys beside a window, whose user always agrees."""
    session = window.context.new_cdp_session(window.page)
    session.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": device})["authenticatorId"]


def register(window: Window, name: str) -> None:
    """Make an account on the page that is open."""
    window.page.get_by_label("Your name").fill(name)
    window.page.get_by_role("button", name="Create with a passkey").click()


@contextmanager
def sends(window: Window, path: str) -> Iterator[None]:
    """Wait until the page has sent something to a path and was answered."""
    with window.page.expect_response(lambda said: said.url.endswith(path) and said.request.method == "POST"):
        yield


def test_an_account_from_its_making_to_its_end(named: Chair, tmp_path: Path) -> None:
    ada, bea = named(), named(size=PHONE, touch=True, color_scheme="dark")
    session, device = with_device(ada)
    with_device(bea)

    ada.page.goto(ada.base)
    ada.page.get_by_role("link", name="Account").click()
    expect(ada.page.get_by_role("heading", name="Create an account")).to_be_visible()
    assert serious(ada) == []
    register(ada, "Ada")
    expect(ada.page.locator("main")).to_have_attribute("data-account", "signed-in")
    assert serious(ada) == []
    expect(ada.page.get_by_text("No finished matches yet.")).to_be_visible()

    # A rated table: who comes by its link needs an account, makes one, and is back at the table.
    ada.page.goto(f"{ada.base}/games")
    card(ada, "indian_rummy_points").get_by_role("button", name="With friends").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("switch", name="Rated").click()
    expect(dialog.get_by_text("You sit down as Ada.")).to_be_visible()
    dialog.get_by_role("switch", name="Open to everybody").click()
    dialog.get_by_role("button", name="Make the table").click()
    expect(ada.page.get_by_text("Rating 1500")).to_be_visible()
    address = ada.page.url

    bea.page.goto(f"{bea.base}/lobby")
    bea.page.get_by_role("switch", name="Only rated").tap()
    expect(bea.page.locator("[data-table]")).to_contain_text("Rated")
    bea.page.goto(address)
    bea.page.get_by_role("link", name="Create an account").tap()
    expect(bea.page.get_by_label("Your name")).to_be_visible()
    assert serious(bea) == []
    register(bea, "Bea")
    bea.page.get_by_role("button", name="Sit down").tap()
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Bea")
    ada.page.get_by_role("button", name="Start", exact=False).click()
    for window in (ada, bea):
        expect(window.page.locator(".game")).to_be_visible()
    for seat in (0, 1):
        expect(ada.page.locator(f'[data-seat="{seat}"][data-rating="1500"]')).to_be_visible()
    expect(ada.page.locator('[data-seat="1"]')).to_contain_text("(1500)")

    first = ada if ada.wait(lambda now: now.turn >= 0).mine else bea
    second = bea if first is ada else ada
    first.wait(lambda now: now.mine)
    first.page.locator('[data-extra="drop"]').click()
    first.page.locator("[data-decide=yes]").click()
    for window in (first, second):
        expect(window.page.locator('[data-end="match"]')).to_be_visible()
        expect(window.page.locator("[data-rating-change]")).to_have_count(2)
    assert serious(ada) == []
    assert serious(bea) == []

    ada.page.goto(f"{ada.base}/account")
    expect(ada.page.locator("[data-match]")).to_have_count(1)
    expect(ada.page.locator(f'[data-game="{GAME}"] [data-curve="1"]')).to_be_visible()
    rating = ada.page.locator("[data-rating]").get_attribute("data-rating")
    assert rating is not None
    assert (int(rating) < 1500) == (first is ada)
    assert serious(ada) == []
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.locator(".replay")).to_be_visible()
    ada.page.goto(f"{ada.base}/account")

    # With one passkey only, the page says how to be prepared; the code that is written down signs in once.
    expect(ada.page.locator("[data-advice]")).to_be_visible()
    ada.page.get_by_role("button", name="Make a recovery code").click()
    recovery = ada.page.locator("[data-recovery]").get_attribute("data-recovery")
    assert recovery is not None
    expect(ada.page.locator("[data-advice]")).to_have_count(0)
    assert serious(ada) == []

    # Another window of the same person: by that code, by the same device, then by a code of the other.
    other = named(size=PHONE, touch=True)
    elsewhere, second_device = with_device(other)
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    elsewhere.send("WebAuthn.addCredential", {"authenticatorId": second_device, "credential": credential})
    other.page.goto(f"{other.base}/account")
    other.page.get_by_label("Code from that device").fill(recovery.lower())
    other.page.get_by_role("button", name="Sign in", exact=True).tap()
    expect(other.page.locator("[data-match]")).to_have_count(1)
    other.page.get_by_role("button", name="Sign out", exact=True).tap()
    expect(other.page.locator("main")).to_have_attribute("data-account", "guest")
    other.page.get_by_role("button", name="Sign in with a passkey").tap()
    expect(other.page.locator("[data-match]")).to_have_count(1)
    other.page.get_by_role("button", name="Sign out", exact=True).tap()
    expect(other.page.locator("main")).to_have_attribute("data-account", "guest")
    elsewhere.send("WebAuthn.clearCredentials", {"authenticatorId": second_device})
    ada.page.get_by_role("button", name="Sign in another device").click()
    expect(ada.page.get_by_alt_text("QR code of the link")).to_be_visible()
    code = ada.page.locator("[data-link]").get_attribute("data-link")
    other.page.goto("about:blank")
    other.page.goto(f"{other.base}/account#{code}")
    other.page.get_by_role("button", name="Sign in", exact=True).tap()
    other.page.locator(".linked").get_by_role("button", name="Add a passkey on this device").tap()
    expect(other.page.locator('[data-passkeys="2"]')).to_be_visible()

    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download everything").click()
    download.value.save_as(tmp_path / "account.json")
    kept = json.loads((tmp_path / "account.json").read_text())
    assert kept["accounts"][0]["name"] == "Ada"
    assert [row["game"] for row in kept["results"]] == [GAME]

    ada.page.get_by_role("button", name="Delete the account").click()
    ada.page.get_by_role("button", name="Delete for good").click()
    expect(ada.page.get_by_text("The account is deleted.")).to_be_visible()
    other.page.reload()
    expect(other.page.locator("main")).to_have_attribute("data-account", "guest")


def test_settings_and_favourites_follow_to_another_device(named: Chair) -> None:
    ada, other = named(), named(size=PHONE, touch=True)
    with_device(ada)
    for window, game in ((ada, "gin_rummy"), (other, "phom")):
        window.page.goto(f"{window.base}/games")
        card(window, game).locator(".star").click()
    ada.page.goto(f"{ada.base}/account")
    register(ada, "Ada")
    ada.page.get_by_role("button", name="Settings", exact=True).click()
    with ada.page.expect_response("**/api/account/choices"):
        ada.page.locator("[data-felt-choice=wine]").check(force=True)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Sign in another device").click()
    code = ada.page.locator("[data-link]").get_attribute("data-link")

    # The other device had a favourite of its own; where both have chosen, the newer holds.
    other.page.goto(f"{other.base}/account#{code}")
    with sends(other, "/choices"):
        other.page.get_by_role("button", name="Sign in", exact=True).tap()
    expect(other.page.locator("html")).to_have_attribute("data-felt", "wine")
    other.page.goto(f"{other.base}/games")
    for game in ("gin_rummy", "phom"):
        pressed = card(other, game).locator(".star")
        expect(pressed).to_have_attribute("aria-pressed", "true")
    with sends(other, "/choices"):
        pressed.tap()
    ada.page.goto(f"{ada.base}/games")
    for game, liked in (("gin_rummy", "true"), ("phom", "false")):
        shown = card(ada, game).locator(".star")
        expect(shown).to_have_attribute("aria-pressed", liked)

    # Signed out, it stays as it is, and nothing is sent any more.
    ada.page.goto(f"{ada.base}/account")
    ada.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(ada.page.locator("main")).to_have_attribute("data-account", "guest")
    expect(ada.page.locator("html")).to_have_attribute("data-felt", "wine")


LESSON = "rummikub"
"""Its first tasks are all choices."""


def learn(window: Window, number: int) -> None:
    """Find the answer of a task at once, having put off those before it."""
    step = lessons.lesson(games.get(LESSON)).steps[number]
    task = window.page.locator(f'[data-task="{step.id}"]')
    while not task.is_visible():
        window.page.get_by_role("button", name="Later", exact=True).click()
    assert isinstance(step.task, lessons.Pick)
    for right in step.task.right:
        tap(task, right)
    check(task)
    expect(task.locator("[data-verdict=good]")).to_be_visible()


def learned(window: Window) -> Locator:
    """What the page of all lessons says of this one."""
    window.page.goto(f"{window.base}/learn")
    return window.page.locator(f'[data-lesson="{LESSON}"]')


def test_what_was_learned_on_either_device_is_learned_on_both(named: Chair) -> None:
    ada, other = named(), named(size=PHONE, touch=True)
    with_device(ada)
    for number, window in enumerate((ada, other)):
        window.page.goto(f"{window.base}/learn/{LESSON}")
        expect(window.page.locator("[data-task]")).to_be_visible(timeout=LONG_MS)
        learn(window, number)
        expect(learned(window)).to_contain_text(f"1 of {len(lessons.lesson(games.get(LESSON)).steps)}")
    ada.page.goto(f"{ada.base}/account")
    with sends(ada, "/lessons"):
        register(ada, "Ada")
    ada.page.get_by_role("button", name="Sign in another device").click()
    code = ada.page.locator("[data-link]").get_attribute("data-link")
    other.page.goto(f"{other.base}/account#{code}")
    with sends(other, "/lessons"):
        other.page.get_by_role("button", name="Sign in", exact=True).tap()
    for window in (other, ada):
        expect(learned(window)).to_contain_text(f"2 of {len(lessons.lesson(games.get(LESSON)).steps)}")

    # The lesson goes on with what neither of them has learned.
    other.page.goto(f"{other.base}/learn/{LESSON}")
    third = lessons.lesson(games.get(LESSON)).steps[2]
    expect(other.page.locator(f'[data-task="{third.id}"]')).to_be_visible(timeout=LONG_MS)
    with sends(other, "/lessons"):
        learn(other, 2)
    expect(learned(ada)).to_contain_text(f"3 of {len(lessons.lesson(games.get(LESSON)).steps)}")

    # Who begins anew does so on both.
    other.page.goto(f"{other.base}/learn/{LESSON}")
    end = other.page.locator("[data-lesson-end]")
    while not end.is_visible():
        other.page.get_by_role("button", name="Later", exact=True).click()
    with sends(other, "/lessons"):
        end.get_by_role("button", name="Start again").click()
    expect(learned(ada)).to_contain_text("Begin")


def test_an_account_is_among_the_leaders_only_when_its_person_says_so(named: Chair) -> None:
    ada = named()
    ada.page.goto(f"{ada.base}/leaders")
    expect(ada.page.get_by_role("switch")).to_have_count(0)
    with_device(ada)
    ada.page.goto(f"{ada.base}/account")
    register(ada, "Adelheid")
    expect(ada.page.locator("[data-shown=false]")).to_be_visible()
    ada.page.get_by_role("switch", name="List me among the leaders").check(force=True)
    expect(ada.page.locator("[data-shown=true]")).to_be_visible()
    ada.page.goto(f"{ada.base}/leaders")
    expect(ada.page.get_by_role("switch")).to_be_checked()


def test_by_its_number_a_server_on_this_machine_says_where_passkeys_work(chair: Chair) -> None:
    window = chair()
    window.page.goto(f"{window.base}/account")
    expect(window.page.get_by_role("link", name="localhost")).to_have_attribute(
        "href", f"{window.base.replace('127.0.0.1', 'localhost')}/account"
    )
