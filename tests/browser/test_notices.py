"""Somebody has themselves told: the switch, what is pushed, what the browser shows, and where a press on it leads."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Worker, expect

from tests.browser.away import begin_and_leave, play
from tests.browser.beside import beside, wait_for
from tests.browser.conftest import FLAGS, loop_put_back
from tests.browser.guest import LONG_MS, PHONE, Window
from tests.browser.test_people import sit
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
    with loop_put_back():
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


AT_WORK = "navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated')"
"""A message to a worker that still puts its files away is lost."""


def delivering(window: Window) -> Callable[[dict[str, Any]], None]:
    """What hands a message to the real worker of a window, as a push service would, once it is at work."""
    wait_for(window.page, lambda: window.page.evaluate(AT_WORK))
    cdp = window.context.new_cdp_session(window.page)
    registered: list[dict[str, Any]] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda said: registered.extend(said["registrations"]))
    cdp.send("ServiceWorker.enable")
    registration = wait_for(window.page, lambda: registered)[0]["registrationId"]

    def deliver(told: dict[str, Any]) -> None:
        said = {"origin": window.base, "registrationId": registration, "data": json.dumps(told)}
        cdp.send("ServiceWorker.deliverPushMessage", said)

    return deliver


def deliver_until_shown(window: Window, deliver: Callable[[], None], shown: str, notice: dict[str, Any]) -> None:
    """Hand the worker a message until the browser shows this notice, and no other.

    Chromium forgets a notice if somebody asks for its notices while it puts that one up, and drops a message to a
    worker whose registration it has not stored yet. So the browser is left alone for a second each time.
    """
    for _ in range(LONG_MS // 1_000):
        deliver()
        window.page.wait_for_timeout(1_000)
        if window.page.evaluate(shown) == [notice]:
            return
    raise AssertionError(f"not shown: {notice}")


def test_a_push_is_shown_and_a_press_on_it_opens_the_table(whole: Browser, telling: ServerProcess) -> None:
    base = f"http://127.0.0.1:{telling.port}"
    with beside(push_service) as service:
        browser = service.browser("en")
        ada = Window.open(whole, base, service_workers="allow")
        allowed(ada)
        bea = Window.open(whole, base, size=PHONE, touch=True)
        ada.begin_with(f"({SUBSCRIBES})({json.dumps(browser.subscription)})")
        address = ada.found("standard_rummy", start=False, bots=0, turn_seconds=86_400)
        table = address.rpartition("/")[2]
        sit(bea, address, "Bea")

        # The switch stands where people wait for others, and nothing is asked before it is pressed.
        switch = ada.page.get_by_role("switch", name="Notify me when it is my turn")
        expect(switch).not_to_be_checked()
        assert not ada.page.evaluate("localStorage.getItem('tests.subscribed')")
        ada.page.locator("[data-tell] label").click()
        expect(ada.page.locator("[data-on=true][aria-busy=false]")).to_be_visible()

        # When Bea has played, it is the turn of Ada, who is not there.
        begin_and_leave(ada, bea)
        play(bea)
        pushed = wait_for(ada.page, lambda: service.told(browser))[-1]
        assert pushed.told["table"] == table
        assert pushed.told["body"] == "Bea has played."

        # What was decrypted is handed to the real worker, which shows it.
        deliver = delivering(ada)
        shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
            .map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }))"""
        assert pushed.told["title"] == "Your turn: Rummy"
        for body in (pushed.told["body"], "Bea has played again."):  # the second one takes the place of the first
            notice = {"title": pushed.told["title"], "body": body, "tag": table, "path": f"/t/{table}"}
            deliver_until_shown(ada, partial(deliver, pushed.told | {"body": body}), shown, notice)

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
        expect(ada.page.get_by_role("switch", name="Rummy: notify me")).to_be_checked()
        ada.page.get_by_role("button", name="Stop all notifications").click()
        expect(ada.page.get_by_role("switch", name="Rummy: notify me")).to_have_count(0)
        assert not ada.page.evaluate("localStorage.getItem('tests.subscribed')")
        ada.close()
        bea.close()


def test_a_browser_that_does_not_allow_notices_says_so_plainly(whole: Browser, telling: ServerProcess) -> None:
    """Without permission, and in a browser that has no such thing, there is a sentence and no switch."""
    base = f"http://127.0.0.1:{telling.port}"
    for script, said in (
        ("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })", "does not allow notifications"),
        ("delete window.PushManager", "cannot show notifications"),
        (
            "delete window.PushManager; Object.defineProperty(navigator, 'userAgent', { get: () => 'iPhone' })",
            "add this page to the home screen",
        ),
        ("Object.defineProperty(window, 'isSecureContext', { get: () => false })", "HTTPS"),
    ):
        window = Window.open(whole, base)
        window.begin_with(script)
        window.found("gin_rummy", start=False, bots=0, turn_seconds=86_400)
        expect(window.page.locator("[data-tell] [role=status]")).to_contain_text(said)
        expect(window.page.locator("[data-tell]").get_by_role("switch")).to_have_count(0)
        window.page.get_by_role("button", name="Settings").click()
        expect(window.page.locator("[data-notices] [role=status]")).to_contain_text(said)
        window.close()


def test_a_browser_whose_service_does_not_answer_says_so(whole: Browser, telling: ServerProcess) -> None:
    window = Window.open(whole, f"http://127.0.0.1:{telling.port}", service_workers="allow")
    allowed(window)
    window.begin_with("PushManager.prototype.subscribe = async () => { throw new Error() }")
    window.found("gin_rummy", start=False, bots=0, turn_seconds=86_400)
    window.page.locator("[data-tell] label").click()
    expect(window.page.locator("[data-tell] [role=alert]")).to_contain_text("no push service")
    expect(window.page.get_by_role("switch", name=re.compile("Notify me when"))).not_to_be_checked()
    window.close()


COUNTS_BADGES = """(() => {
  self.badges = [];
  navigator.setAppBadge = async (count) => void self.badges.push(count);
  navigator.clearAppBadge = async () => void self.badges.push(0);
})()"""


def counted(worker: Worker, times: int) -> bool:
    """Whether the number was set so often."""
    return bool(worker.evaluate("badges.length") == times)


def test_the_icon_has_the_number_of_tables_where_it_is_my_turn(whole: Browser, telling: ServerProcess) -> None:
    window = Window.open(whole, f"http://127.0.0.1:{telling.port}", service_workers="allow")
    allowed(window)
    window.begin_with(COUNTS_BADGES)
    page = window.page
    tables = []
    for _ in range(2):
        tables.append(window.found("standard_rummy", turn_seconds=86_400).rpartition("/")[2])
        window.wait(lambda now: now.mine)

    # The page: as many as home shows, once it knows; less when one is put away.
    page.goto(window.base)
    expect(page.locator("[data-mine=true]")).to_have_count(2)
    assert page.evaluate("badges") == [2]
    for left in (1, 0):
        page.locator("[data-mine=true] button").first.click()
        expect(page.locator("[data-mine=true]")).to_have_count(left)
    assert page.evaluate("badges") == [2, 1, 0]

    # The worker: as many as there are notices, one a table, until they are pressed, closed, or the table is opened.
    deliver = delivering(window)
    (worker,) = window.context.service_workers
    worker.evaluate(COUNTS_BADGES)
    told = [{"table": table, "title": "Your turn", "body": ""} for table in (*tables, "another", "yet another")]
    for number, message in enumerate((*told, told[0])):
        deliver(message)
        wait_for(page, partial(counted, worker, number + 1))
    assert worker.evaluate("badges") == [1, 2, 3, 4, 4]
    for event, table in (("notificationclick", "another"), ("notificationclose", "yet another")):
        worker.evaluate(
            """async ([event, tag]) => {
              self.clients.openWindow = async () => null;
              const [notification] = await self.registration.getNotifications({ tag });
              notification.close();
              self.dispatchEvent(new NotificationEvent(event, { notification }));
            }""",
            [event, table],
        )
        wait_for(page, lambda: len(worker.evaluate("badges")) in (6, 7))
    wait_for(page, lambda: worker.evaluate("badges.slice(5)") == [3, 2])
    for table, badge in zip(tables, (1, 0), strict=True):
        page.goto(f"{window.base}/t/{table}")
        page.wait_for_function("(badge) => badges.length === 1 && badges[0] === badge", arg=badge)
    window.close()
