"""The sockets of a table: of a seat, and of those who watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from rummykit.server.accounts import sessions
from rummykit.server.accounts.identity import Who, who_asks
from rummykit.server.errors import refusal_of, turn_away
from rummykit.server.guards.quotas import Quotas, address_of
from rummykit.server.journal import trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.conversation import converse
from rummykit.server.table.guests import COOKIE, key_of
from rummykit.server.table.room import Room
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire import encoding
from rummykit.server.wire.connection import (
    NO_WATCHERS,
    NOT_SEATED,
    OUTDATED_TABLE,
    SERVER_ERROR,
    TOO_FAST,
    UNKNOWN_TABLE,
    Connection,
)

_CLOSINGS = {
    "unknown_table": UNKNOWN_TABLE,
    "not_seated": NOT_SEATED,
    "no_watchers": NO_WATCHERS,
    "outdated_table": OUTDATED_TABLE,
    "too_fast": TOO_FAST,
}


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    quotas: NamedDependency[Quotas],
    table_id: FromPath[str],
) -> None:
    """Let a seat talk with its table; who has none is told so and closed."""

    def seat_in(room: Room, who: Who) -> int:
        seat = room.seat_of(who.key_at(room))
        if seat is None:
            raise TableRefusal("not_seated")
        return seat

    await _talk(socket, rooms, quotas, table_id, seat_in)


@websocket("/api/tables/{table_id:str}/watch")
async def watch_socket(
    socket: WebSocket[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    quotas: NamedDependency[Quotas],
    table_id: FromPath[str],
) -> None:
    """Let anybody watch a table that may be watched, as one without a seat."""

    def no_seat_in(room: Room, _who: Who) -> None:
        if not room.open_to_watchers:
            raise TableRefusal("no_watchers")

    await _talk(socket, rooms, quotas, table_id, no_seat_in)


async def _talk(
    socket: WebSocket[Any, Any, Any],
    rooms: Rooms,
    quotas: Quotas,
    table: str,
    seat_in: Callable[[Room, Who], int | None],
) -> None:
    limits, address = rooms.services.limits, address_of(socket)
    person = key_of(socket.cookies.get(sessions.COOKIE)) or key_of(socket.cookies.get(COOKIE)) or address
    connection: Connection | None = None

    async def accept() -> Connection:
        await socket.accept()
        return Connection(socket, limits, quotas.messages(person), quotas.work(person), quotas.share(address))

    try:
        with quotas.through(address):
            who = await who_asks(socket, rooms.services.accounts)
            async with rooms.visit(table) as room:
                seat = seat_in(room, who)
                connection = await accept()
                await converse(connection, room, seat, limits)
    except TableRefusal as refusal:
        # A handshake that was refused would tell a page nothing: it sees neither status nor text.
        connection = connection or await accept()
        connection.send(encoding.refused(refusal, None))
        connection.close(_CLOSINGS.get(refusal.code, SERVER_ERROR))
    except Exception as error:
        trouble("socket_failed", error)
        if connection is None:
            return await turn_away(socket.scope, socket.send, refusal_of(error))
        connection.close(SERVER_ERROR)
    finally:
        if connection is not None:
            await connection.finish()
        # Litestar's socket holds itself by these, and is over now.
        del socket.receive, socket.send
