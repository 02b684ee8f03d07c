"""Middleware that packs the API's larger answers, if the browser takes that."""

from __future__ import annotations

import gzip

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from rummykit.server.wire.representation import GZIP, WORTH_PACKING, best_coding

LEVEL = 5
SECRET = ("/api/account", "/api/bots")
"""Answers about accounts and tokens have secrets in them, whose length is to tell nothing of what they say."""


class Compression(ASGIMiddleware):
    """Packs JSON and text that comes in one piece and is not packed yet; streams and sockets pass untouched."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Serve the request, and pack the answer on its way."""
        if scope["path"].startswith(SECRET):
            return await next_app(scope, receive, send)
        accepted = Headers.from_scope(scope).get("accept-encoding", "")
        started: HTTPResponseStartEvent | None = None

        async def pack(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = message
                return
            if started is not None and message["type"] == "http.response.body":
                start, started = started, None
                headers = MutableScopeHeaders.from_message(start)
                if not message.get("more_body") and _is_text(headers) and len(message["body"]) >= WORTH_PACKING:
                    headers.extend_header_value("Vary", "Accept-Encoding")
                    if best_coding(accepted, (GZIP,)) is not None:
                        message["body"] = gzip.compress(message["body"], LEVEL, mtime=0)
                        headers["Content-Encoding"] = GZIP
                        headers["Content-Length"] = str(len(message["body"]))
                await send(start)
            await send(message)

        return await next_app(scope, receive, pack)


def _is_text(headers: MutableScopeHeaders) -> bool:
    """Whether an answer is text; one that names the coding in what it varies by has chosen by itself."""
    kind = headers.get("content-type", "").partition(";")[0]
    chosen = "content-encoding" in headers or "accept-encoding" in headers.get("vary", "").lower()
    return not chosen and (kind == "application/json" or kind.startswith("text/"))
