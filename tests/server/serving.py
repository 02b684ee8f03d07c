"""A server in this process, on a free port, for as long as a `with` lasts."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.datastructures import State

from rummykit.server.app import make_app, make_routes
from rummykit.server.features.puzzles.puzzle_maker import PuzzleMaker
from rummykit.server.fleet.relay import Relay
from rummykit.server.guards.quotas import Quotas
from rummykit.server.limits import Limits
from rummykit.server.processes.long_work import LongWork
from rummykit.server.run import configuration, listen
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.rooms import Rooms

BUS_KEY = "the servers of these tests share this key"

_RATES: dict[str, Any] = {
    each.name: 10**9 if each.type == "int" else 1e9
    for each in fields(Limits)
    if re.search("_per_(second|minute)$|_burst$", each.name) and not re.match("pairing_|phrase|decision", each.name)
}
"""What is counted for each address and each person."""

PATIENT = replace(
    Limits(),
    **_RATES,
    sockets_per_address=10**6,
    lesson_seconds=60.0,
    solve_seconds=60.0,
    draft_seconds=60.0,
    record_seconds=60.0,
    work_start_seconds=60.0,
    hello_seconds=60.0,
    request_seconds=60.0,
    grace_seconds=0.0,
    reconnect_seconds=0.0,
    agree_seconds=0.0,
    promise_seconds=0.0,
    rematch_seconds=0.0,
    lease_seconds=60.0,
    statement_seconds=60.0,
    relay_seconds=60.0,
)
"""The limits of most tests: as much and as fast as one likes, clocks that never wait, and servers and databases that
are not taken for dead on a machine that has much else to do."""

UNHURRIED = replace(Limits(), statement_seconds=60.0, lease_seconds=60.0)
"""The usual limits, but for a database and servers that are not taken for dead on such a machine."""


@dataclass(frozen=True)
class Place:
    """Where a server is, and its inside."""

    port: int
    rooms: Rooms
    server: uvicorn.Server
    relay: Relay | None
    quotas: Quotas
    state: State

    def stop(self) -> None:
        """Begin to stop, as by Ctrl+C."""
        self.server.should_exit = True

    @property
    def puzzle_maker(self) -> PuzzleMaker:
        """Who makes puzzles of its matches."""
        maker: PuzzleMaker = self.state.puzzle_maker
        return maker

    @property
    def store(self) -> SqlStore:
        """The store behind it."""
        assert isinstance(self.rooms.services.store, SqlStore)
        return self.rooms.services.store


class PromptServer(uvicorn.Server):
    """Looks every few milliseconds whether it should stop, so that hundreds of tests do not wait for it."""

    async def main_loop(self) -> None:
        ticks = 0
        while not await self.on_tick(ticks):
            ticks += 1
            await asyncio.sleep(0.01)


async def made(db: str) -> str:
    """The database with its tables, which are made in no hurry."""
    store = await SqlStore.open(db, PATIENT)
    await store.close()
    return db


_unused: deque[Litestar] = deque(maxlen=12)
"""Routes that servers of earlier tests have left: to make them costs more than most tests do."""


def _routes(limits: Limits) -> Litestar:
    for routes in _unused:
        if routes.state.limits == limits:
            _unused.remove(routes)
            return routes
    return make_routes(limits)


def _put_back(routes: Litestar) -> None:
    """Keep routes for the tests to come, unless they remember how often somebody came."""
    if all(getattr(routes.state.limits, name) >= 10**6 for name in _RATES):
        _unused.append(routes)


@cache
def _long_work() -> LongWork:
    """Processes that the servers of most tests share, for it takes a second to start one."""
    return LongWork(PATIENT)


@asynccontextmanager
async def serving(
    db: Path | str,
    *,
    limits: Limits = PATIENT,
    bot_pace: tuple[float, float] | None = (0.0, 0.0),
    bus: str | None = None,
    bus_keys: Sequence[str] = (BUS_KEY,),
    keep_accounts: bool = True,
    **more: Any,
) -> AsyncIterator[Place]:
    """A server on `db` that is stopped, as by Ctrl+C, at the end; `more` is for `make_app`."""
    listening = listen("127.0.0.1", 0)
    own = not {"static_page", "names", "without"}.isdisjoint(more)
    app = make_app(
        str(db),
        limits=limits,
        routes=None if own else _routes(limits),
        bot_pace=bot_pace,
        bus=bus,
        bus_keys=bus_keys,
        keep_accounts=keep_accounts,
        long_work=_long_work() if limits is PATIENT else None,
        **({"origin": f"http://localhost:{listening.getsockname()[1]}"} | more),
    )
    server = PromptServer(configuration(app, limits))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        assert not task.done(), "the server did not start"
    try:
        state, port = app.state, listening.getsockname()[1]
        yield Place(port, state.rooms, server, state.get("relay"), state.quotas, state)
    finally:
        server.should_exit = True
        await task
    if not own:
        _put_back(app)
