"""The attacks of `bench.attack` against a server of its own: they take no memory, and their connections are closed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.attack.programs import attack
from bench.load.hosts import Running
from tests.server.guest import PATIENCE, http_client
from tests.server.process import ServerProcess

pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory as Linux tells it")

MOST = 32 * 2**20
"""Bytes that a server may grow by."""
SECONDS = 1.5
"""Longer than a connection that was refused is kept for its answer to arrive."""
ENDLESS = (
    *("many_headers", "big_header", "big_address", "handshake_headers", "many_trailers", "big_trailer"),
    *("chunk_extension", "pipeline", "socket_pings", "socket_pongs", "empty_fragments", "big_frames"),
)
"""Attacks whose connections are closed again and again."""


@pytest.mark.slow
async def test_attacks_take_no_memory_and_are_closed(db: Path) -> None:
    with ServerProcess(db) as process:
        server = Running(process.pid, process.port)
        for name in ENDLESS:
            before, over = server.memory, asyncio.Event()
            watching = asyncio.create_task(server.most_memory(over))
            async with asyncio.timeout(PATIENCE):
                while not (await attack(name, server.port, SECONDS)).closed:
                    pass
            over.set()
            assert await watching - before < MOST, name
            async with http_client(server.port) as http:
                assert (await http.get("/healthz")).status_code == 200
