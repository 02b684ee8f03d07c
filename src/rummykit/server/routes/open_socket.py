"""Opening a socket: who comes in, what is counted, and what is told to those who cannot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from litestar import WebSocket

from rummykit.server.accounts import sessions
from rummykit.server.accounts.identity import Requester, requester_of
from rummykit.server.errors import refusal_of, turn_away
from rummykit.server.guards.quotas import Quotas, address_of
from rummykit.server.journal import trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.guests import COOKIE, key_of
from rummykit.server.table.services import Services
from rummykit.server.wire import encoding
from rummykit.server.wire.connection import BANNED, SERVER_ERROR, Closing, Connection

Accept: TypeAlias = Callable[[], Awaitable[Connection]]
"""Opens the socket, once it is clear what for."""


async def open_socket(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    quotas: Quotas,
    converse: Callable[[Requester, Accept], Awaitable[None]],
    closing: Callable[[str], Closing],
) -> None:
    """Let who opens a socket converse; a refusal with a code is sent before it is closed as `closing` says."""
    limits, address, bans = services.limits, address_of(socket), socket.app.state.bans
    person = key_of(socket.cookies.get(sessions.COOKIE)) or key_of(socket.cookies.get(COOKIE)) or address
    connection: Connection | None = None

    async def accept() -> Connection:
        nonlocal connection
        await socket.accept()
        connection = Connection(socket, limits, quotas.messages(person), quotas.work(person), quotas.share(address))
        return connection

    def put_out(refusal: TableRefusal) -> None:
        if connection is not None:
            connection.send(encoding.refused(refusal, None))
            connection.close(BANNED)

    try:
        with quotas.through(address):
            who = await requester_of(socket, services.accounts)
            with bans.watching(socket, who.keys, put_out):
                await converse(who, accept)
    except TableRefusal as refusal:
        # A handshake that was refused would tell a page nothing: it sees neither status nor text.
        refused = connection or await accept()
        refused.send(encoding.refused(refusal, None))
        refused.close(BANNED if refusal.code == "banned" else closing(refusal.code))
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
