"""The mail server of the host: one letter at a time is handed to it, over TLS, and what became of it is told."""

from __future__ import annotations

import asyncio
import re
import ssl
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from typing import Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import aiosmtplib

from rummykit.server.features.notices.mail_settings import MailSettings
from rummykit.server.features.notices.sent import PushOutcome
from rummykit.server.journal import note
from rummykit.server.limits import Limits

MailStage: TypeAlias = Literal["connection", "starttls", "sign_in", "letter", "end"]
"""How far a session with the mail server has come."""


# A link stays in one line: folded, it might be encoded as if it were a word, and lead nowhere.
_FORM = SMTP.clone(max_line_length=990)


class MailLetter(NamedTuple):
    """A letter to one address. `stop` is the page that ends such letters, with one press or one POST."""

    to: str
    subject: str
    text: str
    language: str
    id: str
    stop: str | None = None


class MailServer:
    """Sends letters, so many at one time."""

    def __init__(self, settings: MailSettings, limits: Limits) -> None:
        self.settings = settings
        self._limits = limits
        self._free = asyncio.Semaphore(limits.mails_at_once)

    async def send(self, letter: MailLetter) -> PushOutcome:
        """Hand a letter over; `gone` says that nobody is reached at its address."""
        session = _Session(self.settings, self._limits.mail_seconds)
        try:
            async with self._free, asyncio.timeout(self._limits.mail_seconds):
                await session.hand_over(letter)
        except (aiosmtplib.SMTPException, OSError) as error:
            # Once the letter is taken, nothing of how the session ends matters.
            return "sent" if session.step == "end" else _failed(session.step, error)
        return "sent"


class _Session:
    """A session with the mail server, for one letter; `step` is how far it has come."""

    def __init__(self, settings: MailSettings, seconds: float) -> None:
        self.step: MailStage = "connection"
        self._settings = settings
        self._smtp = aiosmtplib.SMTP(
            hostname=settings.host,
            port=settings.port,
            use_tls=settings.security == "tls",
            start_tls=False,
            local_hostname=urlsplit(settings.page).hostname,
            timeout=seconds,
        )

    async def hand_over(self, letter: MailLetter) -> None:
        """From the connection to the end; raises `SMTPException` and `OSError`."""
        settings = self._settings
        async with self._smtp:
            if settings.security == "starttls":
                self.step = "starttls"
                await self._smtp.starttls()
            if settings.user is not None and settings.password is not None:
                self.step = "sign_in"
                await self._smtp.login(settings.user, settings.password)
            self.step = "letter"
            written = _message(letter, settings).as_bytes(policy=_FORM)
            await self._smtp.sendmail(settings.sender, [letter.to], written)
            self.step = "end"


def _failed(step: MailStage, error: Exception) -> PushOutcome:
    """What becomes of a letter that was not taken; the host is told why, but no text of the mail server, which may have
    the address."""
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        refused = error.recipients[0]
        note("mail_not_taken", step="recipient", status=refused.code)
        if refused.code < 500:
            return "again"
        return "gone" if _nobody_there(refused) else "refused"
    if isinstance(error, aiosmtplib.SMTPResponseException):
        note("mail_not_taken", step=step, status=error.code)
        # Before the letter it is not about the letter, and the host will mend it.
        return "refused" if error.code >= 500 and step == "letter" else "again"
    note("mail_not_taken", step=step, reason=_reason(error))
    return "again"


def _nobody_there(refused: aiosmtplib.SMTPRecipientRefused) -> bool:
    """Whether a mail server takes nothing for this recipient, rather than nothing from us, or nothing today.

    Most say so with an enhanced status (RFC 3463): of addresses, of a mailbox that is switched off.
    """
    enhanced = re.match(r"5\.(\d{1,3})\.(\d{1,3})\b", refused.message)
    if enhanced is None:
        return refused.code in (550, 551, 553)
    subject, detail = enhanced.groups()
    return subject == "1" or (subject, detail) == ("2", "1")


def _reason(error: BaseException) -> str:
    """The kind of the cause of an error."""
    while error.__cause__ is not None:
        error = error.__cause__
    return "certificate_not_trusted" if isinstance(error, ssl.SSLCertVerificationError) else type(error).__name__


def _message(letter: MailLetter, settings: MailSettings) -> EmailMessage:
    message = EmailMessage(SMTP)
    message["From"] = settings.sender
    message["To"] = letter.to
    message["Subject"] = " ".join(letter.subject.split())
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = f"<{letter.id}@{settings.sender.rpartition('@')[2]}>"
    message["Content-Language"] = letter.language
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop is not None:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text, cte="quoted-printable")
    return message
