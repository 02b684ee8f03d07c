"""The sockets of a table: of a seat, and of those who watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from rummykit.server.accounts.identity import Requester
from rummykit.server.guards.quotas import Quotas
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.open_socket import Accept, open_socket
from rummykit.server.table.conversation import converse
from rummykit.server.table.room import Room
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.connection import (
    NO_WATCHERS,
    NOT_SEATED,
    OUTDATED_TABLE,
    SERVER_ERROR,
    TABLE_CLOSED,
    TOO_FAST,
    UNKNOWN_TABLE,
)

_CLOSINGS = {
    "unknown_table": UNKNOWN_TABLE,
    "not_seated": NOT_SEATED,
    "no_watchers": NO_WATCHERS,
    "outdated_table": OUTDATED_TABLE,
    "table_closed": TABLE_CLOSED,
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

    def seat_in(room: Room, who: Requester) -> int:
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

    def no_seat_in(room: Room, _who: Requester) -> None:
        if not room.open_to_watchers:
            raise TableRefusal("no_watchers")

    await _talk(socket, rooms, quotas, table_id, no_seat_in)


async def _talk(
    socket: WebSocket[Any, Any, Any],
    rooms: Rooms,
    quotas: Quotas,
    table: str,
    seat_in: Callable[[Room, Requester], int | None],
) -> None:
    async def talk(who: Requester, accept: Accept) -> None:
        async with rooms.visit(table) as room:
            seat = seat_in(room, who)
            await converse(await accept(), room, seat, rooms.services.limits)

    await open_socket(socket, rooms.services, quotas, talk, lambda code: _CLOSINGS.get(code, SERVER_ERROR))
