"""How a match begins: at once, or, where chance is promised, after promises were gathered and opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummykit.server.refusals import TableRefusal
from rummykit.server.table.entries import PromisesAwaited, PromisesFixed, Started
from rummykit.server.wire.connection import Listener

if TYPE_CHECKING:
    from rummykit.server.table.room import Room


async def begin(room: Room, connection: Listener, id: int) -> None:
    """Begin the match. Where chance is promised, first wait for missing promises, then for them to be opened."""
    table, now = room.table, room.services.now()
    if table.chance.fixed_at is not None:
        raise TableRefusal("already_started")
    waiting = (
        PromisesFixed(at=now)
        if table.complete or table.chance.promises_awaited is not None
        else PromisesAwaited(at=now)
    )
    await room.commit_and_tell(waiting if table.chance.promises else started(room), connection, id)


async def await_promises(room: Room) -> None:
    """Everybody who was asked has come: the match begins when all have promised, or have had a moment for it."""
    async with room.held():
        table = room.table
        begun = table.match is not None or table.beginning is not None
        if not begun and not any(seat.kind == "empty" for seat in table.seats):
            await room.commit_and_tell(PromisesAwaited(at=room.services.now(), rematch=True))


def started(room: Room) -> Started:
    """The entry with which the match begins now; where a clock runs, it waits for people who are not here."""
    table, now = room.table, room.services.now()
    people = {number for number, seat in enumerate(table.seats) if seat.kind == "person"}
    absent = sorted(people - room.audience.here)
    if table.turn_seconds is None or not absent:
        return Started(at=now)
    limits = room.services.limits
    arrival = limits.arrival_seconds if table.created.tournament is None else limits.tournament_arrival_seconds
    return Started(at=now, awaited=tuple(absent), awaited_until=now + arrival)
