"""One notice to one browser: encrypted, signed, and handed to the push service that the browser has named.

The address comes from outside, so nothing is sent into the server's own network: only https to a named host at the
usual port, only to addresses that everybody can reach, as they are when the connection is made, and nowhere else after
that: redirects are not followed.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import ipaddress
import re
import socket
import time
from urllib.parse import SplitResult, urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives.asymmetric import ec
from pywebpush import WebPusher

from rummykit.server.features.notices.sent import SendOutcome, Subscription
from rummykit.server.features.notices.signing import SigningKey
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal

_SIGNED_SECONDS = 12 * 3600
"""How long a signature counts; a service takes none of more than a day."""
_AGAIN = (408, 425, 429)
_GONE = (404, 410)
_EMBEDDING = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")))
"""Addresses that lead to one of the other kind, which may be anybody's."""

_NAME = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?")
"""A name with a dot in it whose last part does not begin with a digit, as `urlsplit` gives it: in small letters."""
_OWN = (".localhost", ".localdomain", ".local", ".internal", ".intranet", ".lan", ".home", ".corp", ".private", ".arpa")
"""How names end that lead into the own network, or nowhere."""


class PushServices:
    """The push services of all browsers. `contact` is whom they may write to, a URL; `anywhere` is for tests, which
    have one on this machine and without https."""

    def __init__(self, key: SigningKey, contact: str, limits: Limits, anywhere: bool = False) -> None:
        self.key = key
        self._contact = contact
        self._limits = limits
        self._anywhere = anywhere
        self._session: aiohttp.ClientSession | None = None

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Raise `TableRefusal` where nothing may, or can, be sent to."""
        if len(endpoint) > self._limits.push_endpoint_characters or self._service(endpoint) is None:
            raise TableRefusal("bad_push_service")
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
            if len(_bytes(auth)) != 16:
                raise ValueError
        except ValueError:
            raise TableRefusal("bad_push_service") from None

    async def send(self, to: Subscription, text: bytes, *, ttl: float, topic: str) -> SendOutcome:
        """Send a notice; of several under one topic (32 letters of base64url at most) only the newest counts."""
        service = self._service(to.endpoint)
        if service is None:
            return SendOutcome("gone")
        headers = {
            "Authorization": self.key.authorization(
                f"{service.scheme}://{service.netloc}", self._contact, time.time() + _SIGNED_SECONDS
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(0, round(ttl))),
            "Topic": topic,
            "Urgency": "normal",
        }
        try:
            body = await asyncio.to_thread(_encrypted, to, text)
            async with self._open().post(to.endpoint, data=body, headers=headers, allow_redirects=False) as answer:
                return _outcome(answer.status, answer.headers.get("Retry-After"))
        except (aiohttp.ClientError, OSError, TimeoutError):
            return SendOutcome("again")

    async def close(self) -> None:
        """Let go of all connections."""
        if self._session is not None:
            await self._session.close()

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(
                    resolver=ThreadedResolver() if self._anywhere else PublicAddresses(), use_dns_cache=False
                ),
                timeout=aiohttp.ClientTimeout(total=self._limits.push_seconds),
                cookie_jar=aiohttp.DummyCookieJar(),
                trust_env=False,
            )
        return self._session

    def _service(self, endpoint: str) -> SplitResult | None:
        """The parts of an address that may be sent to."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            return None
        if not parts.hostname or parts.username is not None or parts.password is not None or not endpoint.isascii():
            return None
        if self._anywhere:
            return parts if parts.scheme in ("http", "https") else None
        # Of an address nobody would be asked where it leads.
        return parts if parts.scheme == "https" and port in (None, 443) and _may_be_public(parts.hostname) else None


class PublicAddresses(AbstractResolver):
    """Finds the addresses of a host that lead out of the server's own network, as they are when it is asked."""

    def __init__(self, resolver: AbstractResolver | None = None) -> None:
        self._resolver = resolver or ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The public addresses of a host; raises `OSError` where there is none."""
        found = [each for each in await self._resolver.resolve(host, port, family) if is_public(each["host"])]
        if not found:
            raise OSError("no public address")
        return found

    async def close(self) -> None:
        """Let go of the resolver."""
        await self._resolver.close()


def is_public(address: str) -> bool:
    """Whether an address is one that everybody can reach."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and (ip.ipv4_mapped is not None or _embeds(ip)):
        return False
    return ip.is_global and not ip.is_multicast


def _embeds(ip: ipaddress.IPv6Address) -> bool:
    return any(ip in network for network in _EMBEDDING)


def _may_be_public(host: str) -> bool:
    """Whether a host is a name of the internet: no number in any spelling (127.1, 2130706433, 0x7f.1), and no name that
    only this machine or its own network knows."""
    return _NAME.fullmatch(host) is not None and not host.endswith(_OWN)


def _encrypted(to: Subscription, text: bytes) -> bytes:
    subscription = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
    body: bytes = WebPusher(subscription).encode(text)["body"]
    return body


def _outcome(status: int, retry_after: str | None) -> SendOutcome:
    if 200 <= status < 300:
        return SendOutcome("sent")
    if status in _GONE:
        return SendOutcome("gone")
    if status in _AGAIN or status >= 500:
        return SendOutcome("again", float(retry_after) if retry_after and retry_after.isdecimal() else 0.0)
    return SendOutcome("refused")


def _bytes(text: str) -> bytes:
    """What base64url says; raises `ValueError`."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        raise ValueError from None
