"""The listing of a table for the lobby and its short code, kept up to date in the background."""

from __future__ import annotations

import asyncio

from rummykit.server.catalogue import names_of
from rummykit.server.journal import short, trouble
from rummykit.server.store.directory import Listing
from rummykit.server.table.kinds import kind_of
from rummykit.server.table.services import Services
from rummykit.server.table.table import Table
from rummykit.server.wire.table_messages import LobbyTable


class ListingWriter:
    """Writes the listing of one table, in order and without holding up the table."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._under_way: set[asyncio.Task[None]] = set()

    def keep(self, table: Table, somebody_here: bool) -> None:
        """List the table as it is now; one that is not for the lobby is removed when its match begins."""
        if not table.created.code and not table.created.listed:
            return
        listing = _listing(table, self._services.now()) if somebody_here else None
        over = table.state == "over" or (table.state != "waiting" and not table.created.listed)
        if listing is not None or over:
            task = asyncio.ensure_future(self._write(table.id, None if over else listing))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def finish(self) -> None:
        """Wait for work in progress."""
        if self._under_way:
            await asyncio.wait(self._under_way)

    async def _write(self, table: str, listing: Listing | None) -> None:
        try:
            if listing is None:
                await self._services.directory.drop(table)
            else:
                await self._services.directory.put(listing)
        except Exception as error:
            # A table that cannot be found for a minute is still there.
            trouble("not_listed", error, table=short(table))


def _listing(table: Table, now: float) -> Listing:
    waiting = table.state == "waiting"
    return Listing(
        table=LobbyTable(
            id=table.id,
            game=table.rules.id,
            names=names_of(table.rules),
            state="waiting" if waiting else "playing",
            host=table.seats[table.host].name,
            seats=len(table.seats),
            free=sum(seat.kind == "empty" for seat in table.seats),
            house_rules=len(table.rules.house),
            turn_seconds=None if table.turn_seconds is None else int(table.turn_seconds),
            watchers=table.created.watchers,
            rated=table.created.rated,
            visiting_bots=table.created.visiting_bots,
        ),
        kind=kind_of(table.rules, len(table.seats), table.turn_seconds),
        code=(table.created.code or None) if waiting else None,
        listed=table.created.listed,
        seen=now,
    )
