"""Somebody has themselves told: the switch, what is pushed, what the browser shows, and where a press on it leads."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.beside import beside, wait_for
from tests.browser.conftest import FLAGS
from tests.browser.guest import PHONE, Window
from tests.browser.playing import play_turn
from tests.browser.test_people import people, sit, start
from tests.browser.test_two_people import whose_turn
from tests.browser.ways import Finger, Mouse
from tests.server.notify.push_service import push_service
from tests.server.process import MANY_VISITORS, ServerProcess
from tests.server.services import REQUIRED

SUBSCRIBES = """(told) => {
  const made = (key) => ({
    endpoint: told.endpoint,
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint: told.endpoint, keys: { p256dh: told.p256dh, auth: told.auth } }),
    unsubscribe: async () => (localStorage.removeItem("tests.subscribed"), true),
  });
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem("tests.subscribed", JSON.stringify([...options.applicationServerKey]));
    return made(options.applicationServerKey);
  };
  PushManager.prototype.getSubscription = async () => {
    const kept = localStorage.getItem("tests.subscribed");
    return kept && made(Uint8Array.from(JSON.parse(kept)));
  };
}"""
"""A browser without windows has no push service behind it, so it subscribes at ours."""


ONLY_THE_SHELL = "there is only the browser's shell here: apt-get install chromium"


@pytest.fixture(scope="module")
def whole(chromium: Browser) -> Iterator[Browser]:
    """The whole browser: its shell without windows allows no notices."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        assert not os.environ.get(REQUIRED), ONLY_THE_SHELL
        pytest.skip(ONLY_THE_SHELL)
    browser = chromium.browser_type.launch(executable_path=found, headless=True, args=FLAGS)
    yield browser
    browser.close()


def allowed(window: Window) -> None:
    """The person has said yes to the browser's question."""
    window.context.grant_permissions(["notifications"], origin=window.base)


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that tells soon, of a service on this machine."""
    soon = MANY_VISITORS | {"notice_delay_seconds": 0.2, "notice_look_seconds": 0.1, "notices_per_minute": 1e6}
    with ServerProcess(tmp_path / "tables.sqlite3", "--push-anywhere", limits=soon) as server:
        yield server


def test_a_push_is_shown_and_a_press_on_it_opens_the_table(whole: Browser, telling: ServerProcess) -> None:
    base = f"http://127.0.0.1:{telling.port}"
    with beside(push_service) as service:
        browser = service.browser("en")
        ada = Window.open(whole, base, service_workers="allow")
        allowed(ada)
        bea = Window.open(whole, base, size=PHONE, touch=True)
        ada.context.add_init_script(f"({SUBSCRIBES})({json.dumps(browser.subscription)})")
        address = ada.found("standard_rummy", start=False, bots=0, turn_seconds=86_400)
        table = address.rpartition("/")[2]
        sit(bea, address, "Bea")

        # The switch stands where people wait for others, and nothing is asked before it is pressed.
        switch = ada.page.get_by_role("switch", name="Tell me when it is my turn")
        expect(switch).not_to_be_checked()
        assert not ada.page.evaluate("localStorage.getItem('tests.subscribed')")
        ada.page.locator("[data-tell] label").click()
        expect(ada.page.locator("[data-on=true]")).to_be_visible()
        start(ada)
        expect(bea.page.locator(".game")).to_be_visible()
        people(ada)
        expect(ada.page.get_by_role("switch", name="Tell me when it is my turn")).to_be_checked()

        # When Bea has played, it is the turn of Ada, who is not there.
        ada.page.keyboard.press("Escape")
        if whose_turn({"Ada": (ada, Mouse(ada)), "Bea": (bea, Finger(bea))}) == "Ada":
            play_turn(ada, Mouse(ada), ada.wait(lambda now: now.mine), opened=False, keep=3)
        ada.page.goto(f"{base}/rules/standard_rummy")
        play_turn(bea, Finger(bea), bea.wait(lambda now: now.mine), opened=False, keep=3)
        pushed = wait_for(ada.page, lambda: service.told(browser))[-1]
        assert pushed.told["table"] == table
        assert pushed.told["body"] == "Bea has played."

        # What was decrypted is handed to the real worker, which shows it.
        cdp = ada.context.new_cdp_session(ada.page)
        registered: list[dict[str, Any]] = []
        cdp.on("ServiceWorker.workerRegistrationUpdated", lambda said: registered.extend(said["registrations"]))
        cdp.send("ServiceWorker.enable")
        registration = wait_for(ada.page, lambda: registered)[0]
        said = {"origin": base, "registrationId": registration["registrationId"], "data": json.dumps(pushed.told)}
        shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
            .map(({ title, body, tag, data }) => ({ title, body, tag, table: data.table }))"""
        for _ in range(2):  # a second one of the same table takes the place of the first
            cdp.send("ServiceWorker.deliverPushMessage", said)
            (notice,) = wait_for(ada.page, lambda: ada.page.evaluate(shown))
            assert notice == {
                "title": pushed.told["title"],
                "body": pushed.told["body"],
                "tag": table,
                "table": table,
            }
        assert notice["title"] == "Your turn: Rummy"

        # A press leads to the table, and closes the notice.
        (worker,) = ada.context.service_workers
        led = worker.evaluate(
            """async () => {
              const opened = new Promise((resolve) => {
                self.clients.openWindow = async (path) => resolve(path);
              });
              const [notification] = await self.registration.getNotifications();
              self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
              return opened;
            }"""
        )
        assert led == f"/t/{table}"
        wait_for(ada.page, lambda: not ada.page.evaluate(shown))

        # In the settings it is switched off again.
        ada.page.get_by_role("button", name="Settings").click()
        expect(ada.page.get_by_role("switch", name="Rummy: tell me")).to_be_checked()
        ada.page.get_by_role("button", name="Tell me nothing any more").click()
        expect(ada.page.get_by_role("switch", name="Rummy: tell me")).to_have_count(0)
        assert not ada.page.evaluate("localStorage.getItem('tests.subscribed')")
        ada.close()
        bea.close()


def test_a_browser_that_does_not_allow_notices_says_so_plainly(whole: Browser, telling: ServerProcess) -> None:
    """Without permission, and in a browser that has no such thing, there is a sentence and no switch."""
    base = f"http://127.0.0.1:{telling.port}"
    for script, said in (
        ("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })", "does not allow notices"),
        ("delete window.PushManager", "cannot show notices"),
        (
            "delete window.PushManager; Object.defineProperty(navigator, 'userAgent', { get: () => 'iPhone' })",
            "add this page to the home screen",
        ),
        ("Object.defineProperty(window, 'isSecureContext', { get: () => false })", "HTTPS"),
    ):
        window = Window.open(whole, base)
        window.context.add_init_script(script)
        window.found("gin_rummy", start=False, bots=0, turn_seconds=86_400)
        expect(window.page.locator("[data-tell] [role=status]")).to_contain_text(said)
        expect(window.page.locator("[data-tell]").get_by_role("switch")).to_have_count(0)
        window.page.get_by_role("button", name="Settings").click()
        expect(window.page.locator("[data-notices] [role=status]")).to_contain_text(said)
        window.close()


def test_a_browser_whose_service_does_not_answer_says_so(whole: Browser, telling: ServerProcess) -> None:
    window = Window.open(whole, f"http://127.0.0.1:{telling.port}", service_workers="allow")
    allowed(window)
    window.context.add_init_script("PushManager.prototype.subscribe = async () => { throw new Error() }")
    window.found("gin_rummy", start=False, bots=0, turn_seconds=86_400)
    window.page.locator("[data-tell] label").click()
    expect(window.page.locator("[data-tell] [role=alert]")).to_contain_text("no push service")
    expect(window.page.get_by_role("switch", name=re.compile("Tell me when"))).not_to_be_checked()
    window.close()
