"""How much of the server each person and each address may use; anybody who comes too often or costs too much waits."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send

from rummykit.server.guards import open_files
from rummykit.server.guards.addresses import HERE, Proxies, address_group
from rummykit.server.guards.open_connections import OpenConnections
from rummykit.server.guards.token_bucket import Bucket, Buckets
from rummykit.server.guards.working_time import Share, Shares, measured
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal


class RequestQuota:
    """Limits the requests of one address, per minute and at once."""

    def __init__(self, limits: Limits, per_minute: float, burst: int) -> None:
        self._buckets = Buckets(per_minute / 60, burst, limits.addresses)

    def let(self, address: str) -> None:
        """Let a request through; raises `TableRefusal("too_fast")`."""
        if not self._buckets.take(address, time.monotonic()):
            raise TableRefusal("too_fast")


class RequestRate:
    """A guard of routes by two limits: requests of one address per minute, and at once. Every application counts for
    itself."""

    def __init__(self, of: Callable[[Limits], tuple[float, int]]) -> None:
        self._of = of

    def __call__(self, connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        self.let(connection)

    def let(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Let a request through; raises `TableRefusal("too_fast")`."""
        self.quota(connection.app.state).let(address_of(connection))

    def quota(self, state: State) -> RequestQuota:
        """What an application with this state counts."""
        quotas: dict[RequestRate, RequestQuota] = state.request_quotas
        if self not in quotas:
            quotas[self] = RequestQuota(state.limits, *self._of(state.limits))
        return quotas[self]


LOOKS = RequestRate(lambda its: (its.looks_per_minute, its.look_burst))
"""Looks at a table, of whatever kind, and sockets."""


class Quotas:
    """Counts connections, sockets, messages and work for the person or address that they come from.

    `proxies` are believed when they say where a connection comes from; raises `NoNetwork`.
    """

    def __init__(self, limits: Limits, requests: RequestQuota | None = None, proxies: Sequence[str] = HERE) -> None:
        self.proxies = Proxies(proxies)
        most = open_files.room_for(limits.connections).connections
        self.connections = OpenConnections(limits.connections_per_address, most, self.proxies)
        self._most = limits.sockets_per_address
        self._requests = requests or RequestQuota(limits, limits.looks_per_minute, limits.look_burst)
        self._open: Counter[str] = Counter()
        self._messages = Buckets(limits.messages_per_second, limits.message_burst, limits.addresses)
        self._work = Buckets(limits.work_per_second, limits.work_burst, limits.addresses)
        self._bots = Buckets(limits.bot_requests_per_second, limits.bot_request_burst, limits.addresses)
        self._shares = Shares(limits.address_work_per_second, limits.address_work_burst, limits.addresses)

    @contextmanager
    def through(self, address: str) -> Iterator[None]:
        """Count a socket of an address while it is open; raises `TableRefusal("too_fast")`."""
        self._requests.let(address)
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
        """The messages that all sockets of a person share."""
        return self._messages.of(person, time.monotonic())

    def work(self, person: str) -> Bucket:
        """The seconds of work that all sockets of a person share."""
        return self._work.of(person, time.monotonic())

    def let_bot(self, key: str) -> None:
        """Let a request of a bot through; raises `TableRefusal("too_fast")`, also where its last ones cost too much."""
        work, now = self.work(key), time.monotonic()
        if work.debt(now) > 0.0 or not self._bots.take(key, now):
            raise TableRefusal("too_fast")

    def share(self, address: str) -> Share:
        """The share of the event loop for everything from one address."""
        return self._shares.of(address)


class FairTurns:
    """ASGI middleware: a connection waits until its address may use the event loop, and pays for the time it takes."""

    def __init__(self, app: ASGIApp, quotas: Quotas) -> None:
        self._app = app
        self._quotas = quotas

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection when it is the turn of its address."""
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        client: Any = scope.get("client")
        share = self._quotas.share(address_group(client[0]) if client else "")
        await share.turn()
        return await measured(self._app(scope, receive, send), lambda _, clock: share.spend(clock))  # type: ignore[arg-type]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The `address_group` that a connection comes from, as far as trusted proxies tell."""
    return address_group(connection.client.host) if connection.client is not None else ""
