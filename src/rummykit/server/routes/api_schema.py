"""The description of the API (OpenAPI), made by a process of its own when somebody first asks: it takes seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import Request, Response, Router, get
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from rummykit.server.processes.asked_process import AskedProcess
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.representation import Representation

PATH = "/api/schema"
_MEDIA_TYPE = "application/vnd.oai.openapi+json"
_SECONDS = 120.0
"""Longer than it takes on the slowest machine; after that the next who asks tries again."""


class ApiSchema:
    """The description as `make` encodes it, a function of a module."""

    def __init__(self, make: Callable[[None], bytes], start_seconds: float) -> None:
        self._make = make
        self._start_seconds = start_seconds
        self._made: asyncio.Future[Representation] | None = None

    async def __call__(self) -> Representation:
        """The description, once it is made; who asks meanwhile waits for the same."""
        if self._made is None or (self._made.done() and self._made.exception() is not None):
            self._made = asyncio.ensure_future(asyncio.to_thread(self._ask))
        return await asyncio.shield(self._made)

    def _ask(self) -> Representation:
        process = AskedProcess("rummykit-schema", self._make, self._start_seconds)
        try:
            return Representation.of(process.ask(None, _SECONDS), _MEDIA_TYPE)
        finally:
            process.end()


@get([PATH, f"{PATH}/openapi.json"], include_in_schema=False)
async def schema(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The description of everything that can be asked here."""
    described: Representation = await request.app.state.api_schema()
    return described.answer(request, "no-cache")


def unreachable() -> Router:
    """Where the framework would answer with descriptions that it makes itself, while everybody waits."""

    def nobody(_connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        raise TableRefusal("not_found")

    return Router(f"{PATH}/made", route_handlers=[], include_in_schema=False, guards=[nobody])
