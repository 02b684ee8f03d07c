"""Middleware that sends a connection for another server's table to the server that owns it."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from rummykit.server.errors import refusal_of, turn_away
from rummykit.server.fleet.relay import CARRIED, Relay
from rummykit.server.journal import short, trouble
from rummykit.server.table.rooms import Rooms
from rummykit.server.table.services import is_table_id

TABLE = "table_id"
"""The parameter in the path of every route that is about one table."""


class OwnerRouting(ASGIMiddleware):
    """Sends connections for tables of this server to the application, all others through the relay."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Serve a connection here, or let the owner do it."""
        state = scope["litestar_app"].state
        relay: Relay | None = state.get("relay")
        table = scope["path_params"].get(TABLE)
        if relay is not None and table is not None and not scope.get(CARRIED):
            rooms: Rooms = state["rooms"]
            try:
                owner = await rooms.owner_of(str(table)) if is_table_id(str(table)) else None
            except Exception as error:
                if scope["type"] != ScopeType.WEBSOCKET:
                    raise
                trouble("owner_not_found", error, table=short(str(table)))
                return await turn_away(scope, send, refusal_of(error))
            if owner is not None and owner != rooms.services.owner:
                return await relay.carry(owner, scope, receive, send)
        return await next_app(scope, receive, send)
