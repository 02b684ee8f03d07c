"""Letters go to the mail server over TLS and after signing in, or not at all; what it refuses is tried again or not."""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from rummykit.server.features.notices.mail_server import MailLetter, MailServer
from tests.server.certificate import make_certificate
from tests.server.guest import Guest
from tests.server.notify.mail_service import MailService, mail_service
from tests.server.notify.telling import QUICK
from tests.server.notify.writing import MANY, writing

LETTER = MailLetter("ann@mail.example", "Hello", "Hello", "en", "1")
ACCOUNT = ("rummy", "not to be written anywhere")


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mail server counts as one on another machine."""
    monkeypatch.setattr("rummykit.server.features.notices.mail_settings._is_here", lambda _: False)


def shown(folder: Path, name: str) -> ssl.SSLContext:
    """A certificate for a name, signed by nobody else, as a mail server shows it."""
    make_certificate(folder, name)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(folder / "fullchain.pem", folder / "privkey.pem")
    return context


@pytest.fixture
def certificate(tmp_path: Path) -> ssl.SSLContext:
    """The certificate of this machine."""
    return shown(tmp_path, "localhost")


@pytest.fixture
def trusted(certificate: ssl.SSLContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """The certificate, trusted as the host may have it trusted."""
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "fullchain.pem"))
    return certificate


@asynccontextmanager
async def secured(
    context: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch, *, implicit: bool = False
) -> AsyncIterator[MailService]:
    """A mail server with TLS, which takes letters from its account alone."""
    async with mail_service(context, implicit=implicit) as service:
        service.host, service.account = "localhost", ACCOUNT
        if implicit:
            monkeypatch.setattr("rummykit.server.features.notices.mail_settings._TLS_PORT", service.port)
        yield service


def said(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    """What the host reads of letters that were not taken."""
    return [record.facts for record in caplog.records if record.message == "mail_not_taken"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("implicit", [False, True])
@pytest.mark.usefixtures("elsewhere")
async def test_a_letter_goes_over_tls_after_signing_in(
    trusted: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch, implicit: bool
) -> None:
    async with secured(trusted, monkeypatch, implicit=implicit) as service:
        assert await MailServer(service.settings, QUICK).send(LETTER) == "sent"
        assert (service.secured, service.signed_in, len(service.letters)) == (1, 1, 1)
        assert service.letters[0]["To"] == LETTER.to


@pytest.mark.parametrize("implicit", [False, True])
@pytest.mark.usefixtures("elsewhere")
async def test_a_certificate_that_is_not_trusted_is_refused_and_the_host_is_told(
    certificate: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, implicit: bool
) -> None:
    caplog.set_level("INFO", "rummykit.server")
    async with secured(certificate, monkeypatch, implicit=implicit) as service:
        assert await MailServer(service.settings, QUICK).send(LETTER) == "again"
        assert (service.signed_in, service.letters) == (0, [])
    step = "connection" if implicit else "starttls"
    assert said(caplog) == [{"step": step, "reason": "certificate_not_trusted"}]


@pytest.mark.usefixtures("elsewhere")
async def test_a_certificate_of_another_name_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "rummykit.server")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "fullchain.pem"))
    async with secured(shown(tmp_path, "mail.example"), monkeypatch) as service:
        assert await MailServer(service.settings, QUICK).send(LETTER) == "again"
        assert service.letters == []
    assert said(caplog) == [{"step": "starttls", "reason": "certificate_not_trusted"}]


@pytest.mark.usefixtures("elsewhere")
async def test_a_mail_server_that_offers_no_tls_is_told_neither_letter_nor_password(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO", "rummykit.server")
    async with mail_service() as service:
        service.account = ACCOUNT
        assert await MailServer(service.settings, QUICK).send(LETTER) == "again"
        assert (service.asked, service.signed_in, service.letters) == (0, 0, [])
    assert said(caplog) == [{"step": "starttls", "reason": "SMTPException"}]


@pytest.mark.usefixtures("elsewhere")
async def test_a_password_that_is_not_right_is_told_to_the_host_and_the_letter_waits(
    trusted: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "rummykit.server")
    async with secured(trusted, monkeypatch) as service:
        wrong = replace(service.settings, password="something else")
        assert await MailServer(wrong, QUICK).send(LETTER) == "again"
        assert (service.secured, service.asked, service.letters) == (1, 0, [])
    assert said(caplog) == [{"step": "sign_in", "status": 535}]


async def test_a_mail_server_that_is_down_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "rummykit.server")
    async with mail_service() as service:
        down = service.settings
    assert await MailServer(down, QUICK).send(LETTER) == "again"
    assert said(caplog) == [{"step": "connection", "reason": "ConnectionRefusedError"}]


@pytest.mark.parametrize(
    ("word", "answer", "outcome", "facts"),
    [
        ("HELLO", "421 too many", "again", {"step": "connection", "status": 421}),
        ("HELLO", "554 nobody from there", "again", {"step": "connection", "status": 554}),
        ("HELLO", "hang on", "again", {"step": "connection"}),
        ("MAIL", "451 later", "again", {"step": "letter", "status": 451}),
        ("MAIL", "553 not this sender", "refused", {"step": "letter", "status": 553}),
        ("MAIL", "hang", "again", {"step": "letter"}),
        ("RCPT", "450 4.2.0 greylisted", "again", {"step": "recipient", "status": 450}),
        ("RCPT", "550 no such user", "gone", {"step": "recipient", "status": 550}),
        ("RCPT", "550 5.1.1 no such user", "gone", {"step": "recipient", "status": 550}),
        ("RCPT", "550 5.2.1 switched off", "gone", {"step": "recipient", "status": 550}),
        ("RCPT", "552 5.2.2 the mailbox is full", "refused", {"step": "recipient", "status": 552}),
        ("RCPT", "550 5.7.1 not relayed", "refused", {"step": "recipient", "status": 550}),
        ("RCPT", "554 not relayed", "refused", {"step": "recipient", "status": 554}),
        ("DATA", "452 the disk is full", "again", {"step": "letter", "status": 452}),
        ("end", "451 later", "again", {"step": "letter", "status": 451}),
        ("end", "554 looks like spam", "refused", {"step": "letter", "status": 554}),
    ],
)
async def test_what_a_mail_server_says_decides_whether_a_letter_is_tried_again(
    caplog: pytest.LogCaptureFixture, word: str, answer: str, outcome: str, facts: dict[str, object]
) -> None:
    caplog.set_level("INFO", "rummykit.server")
    async with mail_service() as service:
        service.instead[word] = answer
        assert await MailServer(service.settings, replace(QUICK, mail_seconds=3.0)).send(LETTER) == outcome
        assert service.letters == []
    (told,) = said(caplog)
    assert facts.items() <= told.items()


async def test_a_letter_that_was_taken_is_not_sent_again_though_the_session_does_not_end() -> None:
    async with mail_service() as service:
        service.instead["QUIT"] = "hang"
        assert await MailServer(service.settings, replace(QUICK, mail_seconds=3.0)).send(LETTER) == "sent"
        assert len(service.letters) == 1


async def test_who_asks_while_the_mail_server_is_down_may_ask_again_later(db: Path) -> None:
    limits = replace(MANY, mail_confirmations=1)
    async with mail_service() as service, writing(db, service, limits) as place:
        ann, said = Guest(place.port, "Ann"), {"address": "ann@mail.example", "language": "en"}
        service.instead["MAIL"] = "451 later"
        assert [(await ann.http.post("/api/notices/mail", json=said)).status_code for _ in range(2)] == [503, 503]
        service.instead.clear()
        assert [(await ann.http.post("/api/notices/mail", json=said)).status_code for _ in range(2)] == [200, 429]
