"""Envelopes through the database itself: NOTIFY, in pieces, for a notice must be shorter than 8,000 bytes."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo

from rummykit.server.fleet.bus.envelope import Envelope, rubbish
from rummykit.server.store.postgres import conninfo, reaching
from rummykit.server.store.sql import url_of

_PIECE = 7800
"""Characters of base64 in a notice, which leaves room for its heading."""
_PIECES = 4096
"""The most pieces of envelopes that are not whole, of all senders together: 32 MB, where an answer has 100 KB."""
_NOTIFY = "SELECT pg_notify(channel, notice) FROM unnest(%s::text[], %s::text[]) AS pieces (channel, notice)"


class PostgresCarrier:
    """A server listens at a channel of its own; notices of one connection arrive in the order they were sent.

    A database that is gone without a word is noticed within some `seconds`.
    """

    errors: tuple[type[Exception], ...] = (psycopg.Error, OSError)

    def __init__(self, db: str, seconds: float) -> None:
        self._conninfo = make_conninfo(conninfo(url_of(db)), **reaching(seconds))

    async def listen(self, name: str, heard: Callable[[Envelope], None], ready: Callable[[], None]) -> None:
        """See `Carrier.listen`."""
        pieces = _Pieces(name)
        async with await self._connect() as connection:
            await connection.execute(f'LISTEN "{_channel(name)}"'.encode())
            ready()
            async for notice in connection.notifies():
                envelope = pieces.take(notice.pid, notice.payload)
                if envelope is not None:
                    heard(envelope)

    @asynccontextmanager
    async def sending(self) -> AsyncIterator[Callable[[list[Envelope]], Awaitable[None]]]:
        """See `Carrier.sending`."""
        async with await self._connect() as connection:

            async def send(envelopes: list[Envelope]) -> None:
                channels: list[str] = []
                notices: list[str] = []
                for envelope in envelopes:
                    text = b64encode(envelope.message).decode()
                    parts = max(1, -(-len(text) // _PIECE))
                    for part in range(parts):
                        channels.append(_channel(envelope.to))
                        piece = text[part * _PIECE : (part + 1) * _PIECE]
                        notices.append(f"{envelope.sender} {envelope.number} {part + 1} {parts} {piece}")
                await connection.execute(_NOTIFY, (channels, notices))

            yield send

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)


class _Pieces:
    """Pieces of envelopes that are not whole yet, by the connection of PostgreSQL they came from.

    So pieces that a stranger sends do not get among those of a server. When there are too many, those of the connection
    that began first are forgotten.
    """

    def __init__(self, to: str) -> None:
        self._to = to
        self._begun: dict[int, tuple[list[str], list[str]]] = {}
        self._held = 0

    def take(self, connection: int, notice: str) -> Envelope | None:
        """An envelope, if the notice ended one."""
        try:
            *heading, part, parts, piece = notice.split(" ", 4)
            if part == "1":
                self._forget(connection)
                self._begun[connection] = heading, []
            begun, pieces = self._begun.get(connection, ([], []))
            # Pieces whose first was missed are no envelope; its number will be missed.
            if begun != heading or len(pieces) != int(part) - 1:
                return None
            pieces.append(piece)
            self._held += 1
            if part == parts:
                self._forget(connection)
                sender, number = heading
                return Envelope(self._to, sender, int(number), b64decode("".join(pieces)))
            if self._held > _PIECES:
                self._forget(next(iter(self._begun)))
            return None
        except ValueError:
            return rubbish(self._to)

    def _forget(self, connection: int) -> None:
        _heading, pieces = self._begun.pop(connection, ([], []))
        self._held -= len(pieces)


def _channel(name: str) -> str:
    return f"rummykit_{name}"
