"""Answers that nobody takes are not kept: the connection ends, and one address is sent only so much at one time."""

from __future__ import annotations

import asyncio
import gzip
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rummykit.server.limits import Limits
from rummykit.server.run import configuration, listen
from rummykit.server.wire.large_answers import PIECE, LargeAnswers
from tests.server.guest import PATIENCE, http_client
from tests.server.serving import PATIENT, PromptServer, serving
from tests.server.test_record_route import HAND_WRITTEN

LARGE = 64 * 1024 * 1024
"""More than systems keep for a connection."""

Send = Callable[[dict[str, Any]], Awaitable[None]]


async def large(scope: dict[str, Any], _receive: object, send: Send) -> None:
    """An application that has but one answer."""
    if scope["type"] == "http":
        size = int(scope["path"].strip("/") or LARGE)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % size)]})
        await send({"type": "http.response.body", "body": b"x" * size, "more_body": False})


@asynccontextmanager
async def answering(limits: Limits) -> AsyncIterator[tuple[int, PromptServer]]:
    """The port at which it is served."""
    listening = listen("127.0.0.1", 0)
    config = configuration(large, limits)  # type: ignore[arg-type]
    config.lifespan = "off"
    server = PromptServer(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield listening.getsockname()[1], server
    finally:
        server.should_exit = True
        await task


async def asked(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that has asked, and has read nothing so far."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=line, limit=4096)
    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    return reader, writer


async def test_an_answer_that_nobody_takes_ends_the_connection() -> None:
    async with answering(replace(PATIENT, answer_seconds=0.3)) as (port, server):
        _, writer = await asked(port)
        async with asyncio.timeout(PATIENCE):
            while not server.server_state.connections:
                await asyncio.sleep(0.01)
            while server.server_state.connections:
                await asyncio.sleep(0.01)
        writer.transport.abort()


async def test_who_takes_an_answer_gets_all_of_it() -> None:
    async with answering(PATIENT) as (port, _), http_client(port) as http:
        for size in (1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 7, LARGE):
            assert (await http.get(f"/{size}")).content == b"x" * size


async def test_one_address_is_sent_only_so_much_at_one_time() -> None:
    limits = replace(PATIENT, answer_seconds=0.3, answer_bytes_per_address=4 * PIECE)
    app = LargeAnswers(large, limits)  # type: ignore[arg-type]
    taken = asyncio.Event()

    async def answer(address: str, size: int, *, takes: bool) -> tuple[int, int]:
        """The status, and the bytes that were sent before the first was taken."""
        status = sent = 0

        async def send(message: dict[str, Any]) -> None:
            nonlocal status, sent
            status = message.get("status", status)
            sent += len(message.get("body", b""))
            if not takes:
                await taken.wait()

        scope = {"type": "http", "client": (address, 1), "path": f"/{size}"}
        await app(scope, None, send)  # type: ignore[arg-type]
        return status, sent

    first = asyncio.ensure_future(answer("192.0.2.1", 3 * PIECE, takes=False))
    await asyncio.sleep(0)
    assert await answer("192.0.2.2", 3 * PIECE, takes=True) == (200, 3 * PIECE)
    assert await answer("192.0.2.1", PIECE, takes=True) == (200, PIECE), "what is small is answered"
    assert (await answer("192.0.2.1", 3 * PIECE, takes=True))[0] == 429
    second = asyncio.ensure_future(answer("192.0.2.1", 3 * PIECE, takes=True))
    taken.set()
    assert (await first)[0] == (await second)[0] == 200
    assert await answer("192.0.2.1", 9 * PIECE, takes=True) == (200, 9 * PIECE), "a single one may be larger"


@pytest.mark.parametrize("coding", ["gzip", "identity"])
async def test_a_replay_is_the_same_compressed_or_not(db: Path, coding: str) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        request = http.build_request("POST", "/api/replay", json={"record": HAND_WRITTEN})
        request.headers["accept-encoding"] = coding
        answer = await http.send(request, stream=True)
        raw = b"".join([part async for part in answer.aiter_raw()])
        assert int(answer.headers["content-length"]) == len(raw)
        assert b'"frames"' in (gzip.decompress(raw) if coding == "gzip" else raw)
