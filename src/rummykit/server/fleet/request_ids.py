"""An id for every connection, shared by all its lines in the log whichever server writes them, and the time it took."""

from __future__ import annotations

import secrets
import time
from typing import cast

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rummykit.server.journal import note, request_id, short
from rummykit.server.table.rooms import Rooms
from rummykit.server.table.services import is_table_id

TAG = "rummykit_request"
"""The id of a connection, in its scope."""


class RequestIds(ASGIMiddleware):
    """Gives every connection its id, and logs a line when it ends, except for files of the page.

    It also counts how long the answers to requests took to begin.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Serve a connection under its id."""
        if not scope["path"].startswith("/api/"):
            return await next_app(scope, receive, send)
        tags = cast("dict[str, str]", scope)  # a scope may hold what its types do not know
        request_id.set(tags.setdefault(TAG, secrets.token_hex(6)))
        rooms: Rooms = scope["litestar_app"].state["rooms"]
        began, status = time.perf_counter(), 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                if message["type"] == "http.response.start":
                    rooms.services.metrics.answered(scope["path_template"], time.perf_counter() - began)
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        try:
            await next_app(scope, receive, watched)
        finally:
            table = str(scope["path_params"].get("table_id", ""))
            note(
                "socket_closed" if scope["type"] == ScopeType.WEBSOCKET else "answered",
                route=scope["path_template"],
                table=short(table) if is_table_id(table) else None,
                status=status,
                ms=round((time.perf_counter() - began) * 1000, 1),
            )
