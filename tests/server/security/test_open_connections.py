"""Connections are counted when they are accepted: an address has only so many, and for others there is always room."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from rummykit.server.guards import open_files
from rummykit.server.guards.addresses import Proxies
from rummykit.server.guards.open_connections import OpenConnections
from rummykit.server.limits import Limits
from tests.server.guest import PATIENCE, http_client
from tests.server.process import ServerProcess
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing

HOSTILE, HONEST = "127.0.0.2", "127.0.0.3"


class BatchSender:
    """A connection that knows whether it was ended."""

    ended = False

    def abort(self) -> None:
        self.ended = True


def accepted(connections: OpenConnections, address: str, many: int = 1) -> list[BatchSender]:
    wires = [BatchSender() for _ in range(many)]
    for wire in wires:
        assert connections.accepted(wire, address)
    return wires


def test_an_address_has_so_many_connections_and_a_new_one_takes_the_place_of_what_waits() -> None:
    connections = OpenConnections(3, 100, Proxies())
    first, second, third = accepted(connections, "192.0.2.1", 3)
    connections.works(first)
    accepted(connections, "192.0.2.2", 3)
    accepted(connections, "192.0.2.1")
    assert (first.ended, second.ended, third.ended) == (False, True, False)
    assert (len(connections), connections.closed_for_others, connections.turned_away) == (6, 1, 0)


def test_an_address_whose_connections_all_work_gets_no_more() -> None:
    connections = OpenConnections(3, 100, Proxies())
    wires = accepted(connections, "2001:db8::1", 3)
    for wire in wires:
        connections.works(wire)
    assert not connections.accepted(BatchSender(), "2001:db8::2")
    assert connections.turned_away == 1
    connections.gone(wires[0])
    accepted(connections, "2001:db8::3")
    assert not any(wire.ended for wire in wires)


def test_in_all_there_are_so_many_and_what_has_waited_longest_makes_room() -> None:
    connections = OpenConnections(100, 6, Proxies())
    working = accepted(connections, "192.0.2.1", 2)
    for wire in working:
        connections.works(wire)
    waiting = accepted(connections, "192.0.2.2", 4)
    connections.works(waiting[0])
    connections.waits(waiting[0])
    accepted(connections, "192.0.2.3", 2)
    assert [wire.ended for wire in (*working, *waiting)] == [False, False, False, True, True, False]
    assert len(connections) == 6


def test_where_nothing_waits_whoever_has_most_makes_room() -> None:
    connections = OpenConnections(100, 6, Proxies())
    most, few = accepted(connections, "192.0.2.1", 4), accepted(connections, "192.0.2.2", 2)
    for wire in (*most, *few):
        connections.works(wire)
    new = accepted(connections, "192.0.2.3")[0]
    connections.works(new)
    assert [wire.ended for wire in (*most, *few)] == [True, False, False, False, False, False]
    connections.works(accepted(connections, "192.0.2.3")[0])
    assert not connections.accepted(BatchSender(), "192.0.2.2")
    assert sum(wire.ended for wire in most) == 2
    assert not few[0].ended


def test_connections_of_a_trusted_proxy_are_not_counted_for_it() -> None:
    connections = OpenConnections(3, 100, Proxies(["10.0.0.0/8"]))
    for wire in accepted(connections, "10.1.2.3", 50):
        connections.works(wire)
    assert (len(connections), connections.closed_for_others) == (50, 0)


def test_nothing_is_kept_of_connections_that_are_over() -> None:
    connections = OpenConnections(3, 100, Proxies())
    for wire in [*accepted(connections, "192.0.2.1", 3), *accepted(connections, "127.0.0.1", 3), BatchSender()]:
        connections.gone(wire)
        connections.gone(wire)
        connections.waits(wire)
    kept = [value for value in vars(connections).values() if isinstance(value, dict)]
    assert len(kept) == 4
    assert not any(kept)


@asynccontextmanager
async def half_open(port: int, many: int, source: str) -> AsyncIterator[list[asyncio.StreamReader]]:
    """So many connections on which half a request was sent."""
    pairs = [await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0)) for _ in range(many)]
    try:
        for _, writer in pairs:
            writer.write(b"GET / HT")
        yield [reader for reader, _ in pairs]
    finally:
        for _, writer in pairs:
            writer.transport.abort()


async def closed(readers: list[asyncio.StreamReader], least: int) -> int:
    """How many of these the server has closed, once it closes no more; so many at least."""
    waiting = [asyncio.ensure_future(reader.read(1)) for reader in readers]
    async with asyncio.timeout(PATIENCE):
        while sum(task.done() for task in waiting) < least:
            await asyncio.sleep(0.02)
    done, open = await asyncio.wait(waiting, timeout=0.3)
    for task in open:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    return len(done)


async def answers(port: int, source: str) -> int:
    """The status of a request on a connection of its own."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with http_client(port, transport=transport) as http:
        return (await http.get("/healthz")).status_code


async def test_half_open_connections_of_an_address_are_counted(db: Path) -> None:
    limits = replace(PATIENT, connections_per_address=20)
    async with serving(db, limits=limits) as place, half_open(place.port, 50, HOSTILE) as readers:
        assert await answers(place.port, HONEST) == 200
        assert await answers(place.port, HOSTILE) == 200
        assert await closed(readers, 31) == 31
        assert place.quotas.connections.closed_for_others == 31


async def test_others_find_room_when_there_are_too_many_in_all(db: Path) -> None:
    limits = replace(PATIENT, connections=20)
    async with serving(db, limits=limits) as place, half_open(place.port, 50, HOSTILE) as readers:
        for _ in range(3):
            assert await answers(place.port, HONEST) == 200
        assert await closed(readers, 31) >= 31


async def test_sockets_and_requests_are_let_go_of(db: Path) -> None:
    """Whatever was made of a connection, it is not counted any more when it is over."""
    async with serving(db) as place:
        async with playing(place):
            assert await answers(place.port, HONEST) == 200
        async with asyncio.timeout(PATIENCE):
            while len(place.quotas.connections) > 0:
                await asyncio.sleep(0.02)


pytestmark = pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="addresses of its own, as on Linux")


def files_of(pid: int) -> int:
    """The open files that a process may have now."""
    line = next(line for line in Path(f"/proc/{pid}/limits").read_text().splitlines() if line.startswith("Max open"))
    return int(line.split()[3])


def test_the_limit_of_open_files_is_raised_as_far_as_is_needed_and_allowed(db: Path) -> None:
    needed = Limits().connections + open_files.RESERVED + open_files.BACKLOG
    import resource

    with ServerProcess(db, open_files="-S -n 256") as server:
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        assert files_of(server.pid) == (needed if hard == resource.RLIM_INFINITY else min(needed, hard))
    with ServerProcess(db, open_files="-n 400") as server:
        assert files_of(server.pid) == 400


@pytest.mark.parametrize("source", ["127.0.0.1", HOSTILE])
async def test_with_few_files_others_find_room_all_the_same(db: Path, source: str) -> None:
    """From the address of a proxy, too, whose connections are counted only in all."""
    with ServerProcess(db, open_files="-n 256") as server:
        async with half_open(server.port, 400, source):
            for _ in range(5):
                assert await answers(server.port, HONEST) == 200
            transport = httpx.AsyncHTTPTransport(local_address=HONEST)
            async with http_client(server.port, transport=transport) as http:
                made = await http.post("/api/tables", json={"game": "rummikub", "name": "Ann"})
                assert made.status_code == 201


def test_room_is_what_the_system_leaves_of_what_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    for allowed, room in (
        (None, (500, 2048)),
        (10**6, (500, 2048)),
        (1024, (500, 224)),
        (256, (96, 32)),
        (32, (16, 16)),
    ):
        monkeypatch.setattr(open_files, "_allowed", lambda allowed=allowed: allowed)
        assert open_files.room_for(500) == room
