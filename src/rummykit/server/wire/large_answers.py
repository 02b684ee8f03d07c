"""Large answers: sent in pieces as they are taken, and only so much at one time to one address."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from rummykit.server.guards.addresses import address_group
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.http_messages import ApiError

PIECE = 65536
"""Bytes that are handed to a connection at one time; an answer that is no longer is sent as it is."""


class LargeAnswers:
    """ASGI middleware that sends a large answer in pieces, each when the one before has been taken.

    What an address has not taken yet is at most `answer_bytes_per_address`. What is more waits, and is refused
    ("too_fast") where it has waited for `answer_seconds`.
    """

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits
        self._untaken: Counter[str] = Counter()
        self._taken = asyncio.Condition()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        if scope["type"] != ScopeType.HTTP:
            return await self._app(scope, receive, send)
        client: Any = scope.get("client")
        address, size, refused = address_group(client[0]) if client else "", 0, False

        async def in_pieces(message: Message) -> None:
            nonlocal size, refused
            if message["type"] == "http.response.start" and (length := _length(message)) > PIECE:
                if not await self._reserved(address, length):
                    refused = True
                    return await _refuse(send)
                size = length
            if refused:
                return
            if message["type"] == "http.response.body":
                more, body = message.get("more_body", False), message["body"]
                for start in range(0, len(body) - PIECE, PIECE):
                    piece = body[start : start + PIECE]
                    await send({"type": "http.response.body", "body": piece, "more_body": True})
                message["body"] = body[(max(0, len(body) - 1) // PIECE) * PIECE :]
                message["more_body"] = more
            await send(message)

        try:
            await self._app(scope, receive, in_pieces)
        finally:
            if size:
                await self._release(address, size)

    async def _reserved(self, address: str, size: int) -> bool:
        """Wait until the address may be sent so much more; False where that took too long."""
        most = self._limits.answer_bytes_per_address
        try:
            async with asyncio.timeout(self._limits.answer_seconds), self._taken:
                await self._taken.wait_for(lambda: not self._untaken[address] or self._untaken[address] + size <= most)
                self._untaken[address] += size
        except TimeoutError:
            return False
        return True

    async def _release(self, address: str, size: int) -> None:
        async with self._taken:
            self._untaken[address] -= size
            if not self._untaken[address]:
                del self._untaken[address]
            self._taken.notify_all()


def _length(start: HTTPResponseStartEvent) -> int:
    told = next((value for name, value in start["headers"] if name.lower() == b"content-length"), b"0")
    return int(told)


async def _refuse(send: Send) -> None:
    refusal = TableRefusal("too_fast")
    body = msgspec.json.encode(ApiError(code=refusal.code, text=refusal.text, params=refusal.params))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
