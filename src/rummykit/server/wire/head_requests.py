"""HEAD is answered wherever GET is: with the same status and headers, and without the body."""

from __future__ import annotations

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


class HeadRequests:
    """ASGI middleware that has an application answer HEAD as if it were GET, and sends only how the answer begins."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            return await self._app(scope, receive, send)

        async def beginning(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                # The answer is complete, so a stream sees its reader go and ends as well.
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        as_get: Any = {**scope, "method": "GET"}
        return await self._app(as_get, receive, beginning)
