"""The mail server of the host: one letter at a time is handed to it, over TLS, and what became of it is told."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from ipaddress import ip_address
from typing import Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import aiosmtplib

from rummykit.server.journal import note
from rummykit.server.limits import Limits
from rummykit.server.notify.push import PushOutcome

Security: TypeAlias = Literal["starttls", "tls", "plain"]

_LONGEST = 254
# A link stays in one line: folded, it might be encoded as if it were a word, and lead nowhere.
_FORM = SMTP.clone(max_line_length=990)
_LOCAL = r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_ADDRESS = re.compile(rf"(?=[^@]{{1,64}}@){_LOCAL}@{_LABEL}(?:\.{_LABEL})+", re.IGNORECASE)


class NoMail(Exception):
    """No mail can be sent like this; the text says why."""


@dataclass(frozen=True, kw_only=True)
class MailSettings:
    """How the host has mail sent. `sender` is the address that it comes from, `page` the origin of the page, where the
    links of a letter lead."""

    host: str
    port: int
    sender: str
    page: str
    user: str | None = None
    password: str | None = None

    @property
    def security(self) -> Security:
        """TLS from the first byte at port 465, elsewhere after STARTTLS; without TLS only on this machine."""
        if self.port == 465:
            return "tls"
        return "plain" if _is_here(self.host) else "starttls"


class MailLetter(NamedTuple):
    """A letter to one address. `stop` is the page that ends such letters, with one press or one POST."""

    to: str
    subject: str
    text: str
    language: str
    id: str
    stop: str | None = None


def mail_settings(
    server: str | None, sender: str | None, page: str | None, user: str | None, password: str | None
) -> MailSettings | None:
    """What the host has said, None where it is nothing; raises `NoMail`. `server` is HOST or HOST:PORT."""
    if server is None:
        if sender or user or password:
            raise NoMail("--mail-server is missing")
        return None
    try:
        parts = urlsplit(f"//{server}")
        host, port = parts.hostname, parts.port or 587
    except ValueError:
        host, port = None, 0
    if not host or parts.path or parts.query or parts.username is not None:
        raise NoMail(f"--mail-server: {server} is not HOST:PORT")
    address = None if sender is None else normal_address(sender)
    if address is None:
        raise NoMail("--mail-from must be the address that mail comes from")
    if page is None:
        raise NoMail("--origin is needed, for letters have links to the page")
    if (user is None) != (password is None):
        raise NoMail("--mail-user and --mail-password go together")
    return MailSettings(host=host, port=port, sender=address, page=page.rstrip("/"), user=user, password=password)


def normal_address(text: str) -> str | None:
    """An address as it is kept, its domain in small letters; None where it is none that can be written to."""
    stripped = text.strip(" ")
    if len(stripped) > _LONGEST or _ADDRESS.fullmatch(stripped) is None:
        return None
    local, _, domain = stripped.rpartition("@")
    return f"{local}@{domain.lower()}"


class MailServer:
    """Sends letters, so many at one time."""

    def __init__(self, settings: MailSettings, limits: Limits) -> None:
        self.settings = settings
        self._limits = limits
        self._free = asyncio.Semaphore(limits.mails_at_once)

    async def send(self, letter: MailLetter) -> PushOutcome:
        """Hand a letter over; `gone` says that nobody is reached at its address."""
        settings = self.settings
        try:
            async with self._free, asyncio.timeout(self._limits.mail_seconds):
                await aiosmtplib.send(
                    _message(letter, settings).as_bytes(policy=_FORM),
                    sender=settings.sender,
                    recipients=[letter.to],
                    hostname=settings.host,
                    port=settings.port,
                    username=settings.user,
                    password=settings.password,
                    use_tls=settings.security == "tls",
                    start_tls=settings.security == "starttls",
                    local_hostname=urlsplit(settings.page).hostname,
                    timeout=self._limits.mail_seconds,
                )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            code = max(each.code for each in refused.recipients)
            note("mail_not_taken", status=code)
            return "gone" if code >= 500 else "again"
        except aiosmtplib.SMTPAuthenticationError as error:
            note("mail_not_taken", status=error.code)
            return "again"  # the host will mend it
        except aiosmtplib.SMTPResponseException as error:
            note("mail_not_taken", status=error.code)
            return "refused" if error.code >= 500 else "again"
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            # Its text may have the address.
            note("mail_not_taken", reason=type(error).__name__)
            return "again"
        return "sent"


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


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
