"""How a table goes on: somebody wants it, and when nobody is waited for any more, it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummykit.server.journal import short, trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import founding
from rummykit.server.table.agreement import asked, onward, patience, refused
from rummykit.server.table.entries import Agreed, NextDealt, Rematched, Resumed, StaysOut
from rummykit.server.wire.connection import Listener
from rummykit.server.wire.socket_messages import Accepted
from rummykit.server.wire.table_messages import Onward

if TYPE_CHECKING:
    from rummykit.server.table.room import Room


async def agree(room: Room, seat: int, to: Onward, connection: Listener, id: int) -> None:
    """A seat wants to go on; raises `TableRefusal` where the table cannot go on that way now."""
    table, now = room.table, room.services.now()
    done = to == "rematch" and table.next_table is not None
    if not done and onward(table) != to:
        raise refused(to, table.state == "over")
    if done or seat in table.agreement.seats:
        connection.send(Accepted(id=id, version=table.version))
        return room.tell_table()
    if asked(table, room.present) <= {seat}:
        return await go_on(room, seat, connection, id)
    until = table.agreement.until or now + patience(to, room.services.limits)
    await room.commit_and_tell(Agreed(at=now, seat=seat, to=to, until=until), connection, id)


async def stay_out(room: Room, seat: int, connection: Listener, id: int) -> None:
    """A seat does not come in again; the table goes on if it waited for nobody else. Raises `TableRefusal`."""
    table = room.table
    await room.commit_and_tell(StaysOut(at=room.services.now(), seat=seat), connection, id)
    room.tell_table()
    if table.agreement.seats and not asked(table, room.present):
        await go_on(room, table.agreement.seats[0])


async def go_on(room: Room, seat: int, connection: Listener | None = None, id: int = 0) -> None:
    """Go on as was agreed; `seat` asked for it. Raises `TableRefusal`."""
    table, now = room.table, room.services.now()
    match onward(table):
        case "next_deal":
            await room.commit_and_tell(NextDealt(at=now, seat=seat), connection, id)
        case "resume":
            await room.commit_and_tell(Resumed(at=now, seat=seat), connection, id)
        case "rematch":
            new = await _rematch(room, {*table.agreement.seats, seat})
            await room.commit_and_tell(Rematched(at=now, seat=seat, table=new), connection, id)


async def _rematch(room: Room, coming: set[int]) -> str:
    """Make the table of the rematch; its id."""
    arrival = room.services.limits.arrival_seconds
    try:
        return await room.services.found(founding.rematch(room.table, coming, room.services.now(), arrival))
    except Exception as error:
        trouble("rematch_failed", error, table=short(room.table.id))
        raise TableRefusal("not_saved") from None
