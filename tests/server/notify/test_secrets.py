"""Nothing that opens anything, and nobody's address, gets into what a server writes or into an answer that refuses."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.guest import PATIENCE, Guest
from tests.server.notify.mail_service import link_in, mail_service
from tests.server.notify.push_service import Browser, push_service, text_of
from tests.server.notify.telling import a_table, begun, one_turn, other_of, tell
from tests.server.process import COMMAND, MANY_VISITORS, ServerProcess
from tests.server.tables import NAMES

ADDRESS = "anybody.in.particular@mail.example"
PASSWORD = "the-password-of-the-mail-server"
SOON = MANY_VISITORS | {
    "grace_seconds": 0.0,
    "reconnect_seconds": 0.0,
    "notice_delay_seconds": 0.2,
    "notice_look_seconds": 0.05,
    "notice_retry_seconds": 0.1,
    "notices_per_minute": 1e6,
    "mail_confirmations_per_minute": 1e6,
    "mail_confirmation_burst": 1000,
    "push_seconds": 3.0,
    "mail_seconds": 3.0,
}


class Overhearing:
    """Keeps the answers that refuse something to somebody."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def listen_to(self, guest: Guest) -> Guest:
        """Keep what this person is refused."""

        async def hear(answer: httpx.Response) -> None:
            if answer.status_code >= 400:
                await answer.aread()
                self.heard.append(f"{answer.status_code} {dict(answer.headers)} {answer.text}")

        guest.http.event_hooks = {"response": [hear]}
        return guest


def key_of(db: Path) -> str:
    """The key with which a server signs, as its database has it."""
    with sqlite3.connect(db) as connection:
        (key,) = connection.execute("SELECT key FROM server_keys").fetchone()
    return str(key)


def secrets_of(browser: Browser) -> Iterator[str]:
    """What of a browser is nobody's business."""
    yield browser.path.removeprefix("/push/")
    yield browser.subscription["p256dh"]
    yield browser.subscription["auth"]


def ways_to_write(pem: str) -> Iterator[str]:
    """A private key as it might be written."""
    yield "".join(pem.splitlines()[1:-1])[40:]
    key = serialization.load_pem_private_key(pem.encode(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    number = key.private_numbers().private_value
    yield str(number)
    yield f"{number:064x}"
    yield text_of(number.to_bytes(32))


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


async def refuse_all(guest: Guest, browser: Browser) -> None:
    """Ask for what is refused, each time with something that is not to be repeated."""
    subscription = browser.subscription
    for path, said in (
        ("/api/notices/subscription", subscription | {"endpoint": f"ftp:/{browser.path}"}),
        ("/api/notices/subscription", subscription | {"p256dh": subscription["auth"]}),
        ("/api/notices/subscription", subscription | {"auth": 7}),
        ("/api/notices/mail", {"address": f"{ADDRESS}\r\nBcc: {ADDRESS}", "language": "en"}),
        ("/api/notices/mail", {"address": [ADDRESS], "language": "en"}),
        ("/api/notices/mail/confirm", {"token": f"not {ADDRESS}"}),
        (f"/mail/c.{ADDRESS}", {}),
    ):
        assert (await guest.http.post(path, json=said)).status_code >= 400, said


@pytest.mark.parametrize("form", ["text", "json"])
async def test_what_a_server_writes_and_refuses_has_no_key_address_or_password_in_it(
    db: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    monkeypatch.setenv("RUMMYKIT_MAIL_PASSWORD", PASSWORD)
    overhearing = Overhearing()
    async with mail_service() as mail, push_service() as push:
        mail.account = ("rummy", PASSWORD)
        sends = "--mail-server", f"127.0.0.1:{mail.port}", "--mail-from", "host@rummy.example", "--mail-user", "rummy"
        more = "--push-anywhere", "--origin", "https://rummy.example", "--log-level", "debug", "--log-format", form
        with await asyncio.to_thread(ServerProcess, db, *sends, *more, limits=SOON) as server:
            guests = [overhearing.listen_to(Guest(server.port, name)) for name in NAMES[:2]]
            table = await a_table(*guests)
            ann, ben = other_of(guests, await begun(table, *guests))
            browsers = [push.browser(), push.browser()]
            for browser in browsers:
                await browser.subscribe(ann)
            await refuse_all(ann, browsers[0])

            # The mail server is not content with anything; then a letter that asks is taken.
            said = {"address": ADDRESS, "language": "en"}
            for word, answer in (("AUTH", f"535 {PASSWORD} is wrong"), ("MAIL", f"451 not for {ADDRESS}")):
                mail.instead = {word: answer}
                assert (await ann.http.post("/api/notices/mail", json=said)).status_code == 503
            mail.instead = {}
            assert (await ann.http.post("/api/notices/mail", json=said)).status_code == 200
            confirming = link_in(mail.letters[0])
            assert (await ann.http.post("/api/notices/mail/confirm", json={"token": confirming[2:]})).status_code == 200

            # Of each way of telling, one fails in every way that there is before one is taken.
            push.answers = ["503", "hang", "429 Retry-After: 0", "403"]
            mail.answers = [f"450 {ADDRESS} later", "hang"]
            await tell(ann, table)
            await until(lambda: len(mail.letters) == 2 and push.asked >= 4)
            ending = link_in(mail.letters[1])
            push.answers, mail.answers = ["410"], [f"550 5.1.1 {ADDRESS} is unknown"]
            asked = push.asked
            await one_turn(ann, table)
            await one_turn(ben, table)
            await until(lambda: push.asked >= asked + 2 and not mail.answers)
            await asyncio.sleep(0.3)
            metrics = (await ann.http.get("/metrics")).text
            assert server.stop() == 0
            written = server.log + server.said
    assert written.count("mail_not_taken") == 5, written
    hidden = [*ways_to_write(key_of(db)), ADDRESS, ADDRESS.partition("@")[0], PASSWORD, confirming[2:], ending[2:]]
    hidden += [secret for browser in browsers for secret in secrets_of(browser)]
    hidden += [secret for guest in guests if (secret := guest.secret)]
    for text in (written, metrics, *overhearing.heard):
        for secret in hidden:
            assert secret not in text, (secret, text)


async def test_a_backup_says_what_it_holds_besides_tables(db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with push_service() as push:
        with await asyncio.to_thread(ServerProcess, db, "--push-anywhere", limits=SOON) as server:
            browser = push.browser()
            await browser.subscribe(Guest(server.port, "Ann"))
            command = [*COMMAND[:-1], "backup", str(copy), "--db", str(db)]
            done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
            key = key_of(db)
    assert key_of(copy) == key
    with sqlite3.connect(copy) as connection:
        ((endpoint,),) = connection.execute("SELECT endpoint FROM push_subscriptions").fetchall()
    assert endpoint == browser.subscription["endpoint"]
    for said in ("accounts", "e-mail addresses", "notices are signed"):
        assert said in done.stdout
    assert key not in done.stdout + done.stderr
