"""What stands at the door: requests of other sites' pages are turned away, and so is who comes too often."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from rummykit.server.limits import Limits
from rummykit.server.rate import Bucket, Buckets
from rummykit.server.refusals import TableRefusal


def own_origin(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard: a browser says which page a request comes from, and it must be one of this server's.

    Programs that are no browsers send no Origin and are let in; they hold no guest's cookie.
    """
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower():
        if isinstance(connection, WebSocket):
            raise PermissionDeniedException
        raise TableRefusal("wrong_origin")


class Turnstile:
    """A guard that lets so many requests a minute through from one address, and so many at once."""

    def __init__(self, limits: Limits, per_minute: float, burst: int) -> None:
        self._buckets = Buckets(per_minute / 60, burst, limits.addresses)

    def __call__(self, connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        self.let(address_of(connection))

    def let(self, address: str) -> None:
        """Let somebody through; raises `TableRefusal("too_fast")`."""
        if not self._buckets.take(address, time.monotonic()):
            raise TableRefusal("too_fast")


class Door:
    """Sockets: so many a minute from one address, so many open at the same time, so many messages from one person."""

    def __init__(self, limits: Limits, turnstile: Turnstile) -> None:
        self._most = limits.sockets_per_address
        self._turnstile = turnstile
        self._open: Counter[str] = Counter()
        self._messages = Buckets(limits.messages_per_second, limits.message_burst, limits.addresses)

    @contextmanager
    def through(self, address: str) -> Iterator[None]:
        """A socket is open as long; raises `TableRefusal("too_fast")`."""
        self._turnstile.let(address)
        if self._open[address] >= self._most:
            raise TableRefusal("too_fast")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def messages(self, person: str) -> Bucket:
        """What all sockets of a person draw on together."""
        return self._messages.of(person, time.monotonic())


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a connection comes from, as far as the proxy in front tells."""
    return connection.client.host if connection.client is not None else ""
