"""A push service of our own on this machine, and browsers that subscribe there: what is sent to one is checked,
decrypted with the browser's key, and kept."""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from tests.server.guest import PATIENCE, Guest


def text_of(data: bytes) -> str:
    """In base64url."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Pushed(NamedTuple):
    """What a browser was sent: decrypted, with its headers, and what the sender said of itself."""

    told: dict[str, Any]
    headers: dict[str, str]
    claims: dict[str, Any]
    key: str


@dataclass
class Browser:
    """A browser that has subscribed at a service."""

    service: PushService
    language: str = "en"
    path: str = field(default_factory=lambda: f"/push/{secrets.token_urlsafe(16)}")
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def subscription(self) -> dict[str, str]:
        """As the page says it to the server."""
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.service.origin + self.path,
            "p256dh": text_of(point),
            "auth": text_of(self.auth),
            "language": self.language,
        }

    async def subscribe(self, guest: Guest) -> None:
        """Have what this person is told pushed here."""
        answer = await guest.http.post("/api/notices/subscription", json=self.subscription)
        assert answer.status_code == 200, answer.text


class PushService:
    """Takes what is pushed. `answers` are the statuses of the next answers, 201 once there are none left; a header may
    follow, as in "429 Retry-After: 1". At "hang" it does not answer at all."""

    def __init__(self, origin: str = "") -> None:
        self.origin = origin
        self.browsers: dict[str, Browser] = {}
        self.pushed: list[tuple[Browser, Pushed]] = []
        self.asked = 0
        self.answers: list[str] = []
        self._changed = asyncio.Condition()

    def browser(self, language: str = "en") -> Browser:
        """A new browser that is reached here."""
        browser = Browser(self, language)
        self.browsers[browser.path] = browser
        return browser

    def told(self, browser: Browser) -> list[Pushed]:
        """What a browser was sent."""
        return [pushed for to, pushed in self.pushed if to is browser]

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(true)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:-2])}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            answer = self.answers.pop(0) if self.answers else "201"
            self.asked += 1
            if answer == "hang":
                async with self._changed:
                    self._changed.notify_all()
                await reader.read()
                return
            status, _, more = answer.partition(" ")
            browser = self.browsers[head[0].split()[1]]
            pushed = self._read(browser, headers, body)
            if status == "201":
                self.pushed.append((browser, pushed))
            lines = [f"HTTP/1.1 {status} Said", "Content-Length: 0", "Connection: close", *([more] if more else [])]
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
            await writer.drain()
            async with self._changed:
                self._changed.notify_all()
        finally:
            writer.close()

    def _read(self, browser: Browser, headers: dict[str, str], body: bytes) -> Pushed:
        """What only this browser can read, from a sender who has signed; anything else is an error."""
        assert Vapid02.verify(headers["authorization"])
        signed = dict(part.split("=", 1) for part in headers["authorization"].removeprefix("vapid ").split(","))
        payload = signed["t"].split(".")[1]
        claims = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
        assert claims["aud"] == self.origin
        assert time.time() < claims["exp"] < time.time() + 24 * 3600
        assert headers["content-encoding"] == "aes128gcm"
        text = http_ece.decrypt(body, private_key=browser.private, auth_secret=browser.auth, version="aes128gcm")
        return Pushed(json.loads(text), headers, claims, signed["k"])


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service, for as long as a `with` lasts."""
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()
