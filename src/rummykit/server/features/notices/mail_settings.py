"""How the host has mail sent, and what an address is that mail can go to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

Security: TypeAlias = Literal["starttls", "tls", "plain"]

_TLS_PORT = 465
_LONGEST = 254
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
        if self.port == _TLS_PORT:
            return "tls"
        return "plain" if _is_here(self.host) else "starttls"


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


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
