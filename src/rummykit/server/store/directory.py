"""Which tables can be found: by a short code while they wait for people, and in the lobby while somebody is there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select

from rummykit.server.store.schema import listings
from rummykit.server.wire.table_messages import LobbyTable

Answer = TypeVar("Answer")

_ALIKE = 20
"""Open tables of one kind that are looked at."""


class InTransaction(Protocol):
    """Does work in a transaction of the store."""

    def __call__(self, work: Callable[[Connection], Answer], /) -> Awaitable[Answer]:
        """What the work returns, once it is on disk."""


class Listing(NamedTuple):
    """How a table can be found; `code` None has none, `seen` is when somebody was there last (wall clock).

    Tables that are alike have the same `kind`.
    """

    table: LobbyTable
    kind: str
    code: str | None
    listed: bool
    seen: float


class Directory:
    """The listings, in the database that all servers share."""

    def __init__(self, ask: InTransaction) -> None:
        self._ask = ask

    async def put(self, listing: Listing) -> None:
        """List a table as it is now."""
        table = listing.table
        row: dict[str, Any] = {
            "table_id": table.id,
            "code": listing.code,
            "listed": listing.listed,
            "game": table.game,
            "state": table.state,
            "free": table.free,
            "seen": listing.seen,
            "kind": listing.kind,
            "card": msgspec.json.encode(table).decode(),
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(listings).where(listings.c.table_id == table.id))
            connection.execute(insert(listings), row)

        await self._ask(work)

    async def drop(self, table: str) -> None:
        """A table can be found no more."""

        def work(connection: Connection) -> None:
            connection.execute(delete(listings).where(listings.c.table_id == table))

        await self._ask(work)

    async def by_code(self, code: str) -> str | None:
        """The table with this code."""

        def work(connection: Connection) -> str | None:
            return connection.scalar(select(listings.c.table_id).where(listings.c.code == code))

        return await self._ask(work)

    async def alike(self, kind: str, *, rated: bool, since: float) -> tuple[LobbyTable, ...]:
        """The listed tables of a kind that wait for people, where somebody was since then: the fullest first."""
        shown = select(listings.c.card).where(listings.c.kind == kind, listings.c.listed, listings.c.state == "waiting")
        shown = shown.where(listings.c.free >= 1, listings.c.seen >= since).order_by(listings.c.free, listings.c.seen)

        def work(connection: Connection) -> list[str]:
            return list(connection.scalars(shown.limit(_ALIKE)))

        found = (msgspec.json.decode(card, type=LobbyTable) for card in await self._ask(work))
        return tuple(table for table in found if table.rated == rated)

    async def find(self, *, since: float, most: int, game: str | None, free: int) -> tuple[LobbyTable, ...]:
        """The listed tables where somebody was since then: first those that wait for people, the newest first.

        Of those that wait, only the ones with so many free seats.
        """
        shown = select(listings.c.card).where(listings.c.listed, listings.c.seen >= since)
        shown = shown.where((listings.c.state != "waiting") | (listings.c.free >= max(1, free)))
        if game is not None:
            shown = shown.where(listings.c.game == game)
        shown = shown.order_by(listings.c.state.desc(), listings.c.seen.desc()).limit(most)

        def work(connection: Connection) -> list[str]:
            return list(connection.scalars(shown))

        return tuple(msgspec.json.decode(card, type=LobbyTable) for card in await self._ask(work))
