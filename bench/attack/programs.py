"""The attacks, each a bounded program that comes from one address: `python -m bench.attack.programs NAME PORT SECONDS`.

They are for servers of one's own on this machine, and connect to nothing but 127.0.0.1.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from time import monotonic
from typing import TypeAlias

from bench.attack.visitor import Visitor, raise_open_files
from bench.load.sockets import frame

HOSTILE = "127.0.0.2"
"""Where attacks come from: an address of this machine that is no proxy's."""

_BLOB = 64 * 1024
_PAUSE = 0.01
"""Seconds before an attacker who was thrown out comes back."""


@dataclass(slots=True)
class Damage:
    """What an attack got through: bytes and messages sent, connections made, and how many of them were closed on it."""

    sent: int = 0
    messages: int = 0
    connections: int = 0
    closed: int = 0


Attack: TypeAlias = Callable[[int, float, Damage], Awaitable[None]]


async def _pour(port: int, until: float, damage: Damage, first: bytes, more: bytes) -> None:
    """One connection after the other: something at first, and then the same without end."""
    while monotonic() < until:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(HOSTILE, 0))
            damage.connections += 1
            hung_up = asyncio.ensure_future(reader.read())
            try:
                writer.write(first)
                while monotonic() < until and not hung_up.done():
                    writer.write(more)
                    await asyncio.wait_for(writer.drain(), max(0.1, until - monotonic()))
                    damage.sent += len(more)
                    damage.closed += hung_up.done()
            except (OSError, TimeoutError):
                damage.closed += monotonic() < until
            finally:
                writer.transport.abort()
                await asyncio.gather(hung_up, return_exceptions=True)
        await asyncio.sleep(_PAUSE)


_HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
_CHUNKED = _HEAD + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"
_SHAKE = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"


async def many_headers(port: int, until: float, damage: Damage) -> None:
    """A request with short headers without end."""
    await _pour(port, until, damage, _HEAD, b"X-A: b\r\n" * (_BLOB // 8))


async def big_header(port: int, until: float, damage: Damage) -> None:
    """A request with one header whose value never ends."""
    await _pour(port, until, damage, _HEAD + b"X-A: ", b"b" * _BLOB)


async def big_address(port: int, until: float, damage: Damage) -> None:
    """A request for an address that never ends."""
    await _pour(port, until, damage, b"GET /", b"b" * _BLOB)


async def handshake_headers(port: int, until: float, damage: Damage) -> None:
    """A WebSocket handshake with short headers without end."""
    await _pour(port, until, damage, _SHAKE, b"X-A: b\r\n" * (_BLOB // 8))


async def many_trailers(port: int, until: float, damage: Damage) -> None:
    """A body in chunks, after which come trailers without end."""
    await _pour(port, until, damage, _CHUNKED + b"0\r\n", b"X-A: b\r\n" * (_BLOB // 8))


async def big_trailer(port: int, until: float, damage: Damage) -> None:
    """A body in chunks, after which comes one trailer whose value never ends."""
    await _pour(port, until, damage, _CHUNKED + b"0\r\nX-A: ", b"b" * _BLOB)


async def chunk_extension(port: int, until: float, damage: Damage) -> None:
    """A body in chunks, one of which has an extension that never ends."""
    await _pour(port, until, damage, _CHUNKED + b"2;a=", b"b" * _BLOB)


async def pipeline(port: int, until: float, damage: Damage) -> None:
    """Requests without end on one connection, none of whose answers is awaited."""
    await _pour(port, until, damage, b"", b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * (_BLOB // 46))


async def requests(port: int, until: float, damage: Damage) -> None:
    """Requests one after the other on fifty connections."""

    async def ask() -> None:
        visitor = Visitor(port, HOSTILE)
        while monotonic() < until:
            with suppress(OSError, asyncio.IncompleteReadError):
                damage.connections += 1
                while monotonic() < until:
                    await visitor.get("/api/games")
                    damage.messages += 1
            damage.closed += 1
            visitor.leave()
            await asyncio.sleep(_PAUSE)

    await asyncio.gather(*(ask() for _ in range(50)))


async def open_files(port: int, until: float, damage: Damage) -> None:
    """Half a request on each of 1,200 connections, opened again when they are closed."""
    raise_open_files(4000)

    async def hold() -> None:
        while monotonic() < until:
            with suppress(OSError, TimeoutError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(HOSTILE, 0))
                damage.connections += 1
                writer.write(b"GET / HT")
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1), max(0.01, until - monotonic()))
                    damage.closed += 1
                writer.transport.abort()
            await asyncio.sleep(0.2)

    await asyncio.gather(*(hold() for _ in range(1200)))


async def _flood(port: int, until: float, damage: Damage, first: bytes, more: bytes, count: int) -> None:
    """Raw frames without end on one socket after the other."""
    visitor = Visitor(port, HOSTILE)
    table = await visitor.make(game="rummikub")
    while monotonic() < until:
        with suppress(OSError):
            gone = asyncio.Event()
            socket = await visitor.socket(table, lambda _text: None, gone.set)
            damage.connections += 1
            socket.raw(first)
            while monotonic() < until and not gone.is_set():
                socket.raw(more)
                damage.messages += count
                damage.sent += len(more)
                await socket.drained()
            damage.closed += gone.is_set()
            socket.abort()
        await asyncio.sleep(_PAUSE)


async def socket_pings(port: int, until: float, damage: Damage) -> None:
    """WebSocket pings without end."""
    await _flood(port, until, damage, b"", frame(0x9, b"") * 10_000, 10_000)


async def socket_pongs(port: int, until: float, damage: Damage) -> None:
    """Answers to WebSocket pings that were never sent, without end."""
    await _flood(port, until, damage, b"", frame(0xA, b"") * 10_000, 10_000)


async def empty_fragments(port: int, until: float, damage: Damage) -> None:
    """One message in empty fragments without end."""
    empty = b"\x00\x80\x00\x00\x00\x00"
    await _flood(port, until, damage, b"\x01\x80\x00\x00\x00\x00", empty * 10_000, 10_000)


async def big_frames(port: int, until: float, damage: Damage) -> None:
    """Messages of 30 kB without end."""
    await _flood(port, until, damage, b"", frame(0x1, b'{"type":"ping","id":1,"x":"' + b"x" * 30_000 + b'"}') * 4, 4)


async def _talk(
    port: int, until: float, damage: Damage, people: int, sockets: int, message: Callable[[int, int], bytes], game: str
) -> None:
    """So many people at tables of their own, where each says something 45 times a second at each of its sockets."""

    async def one(visitor: Visitor, table: str) -> None:
        version, number = 0, 0

        def heard(text: bytes) -> None:
            nonlocal version
            if text.startswith((b'{"type":"update",', b'{"type":"welcome",')):
                at = text.index(b'"version":') + 10
                version = int(text[at : text.index(b",", at)])

        while monotonic() < until:
            with suppress(OSError):
                gone = asyncio.Event()
                socket = await visitor.socket(table, heard, gone.set)
                damage.connections += 1
                socket.say(b'{"type":"hello"}')
                await asyncio.sleep(0.2)
                while monotonic() < until and not gone.is_set():
                    number += 1
                    socket.say(message(number, version))
                    damage.messages += 1
                    await asyncio.sleep(1 / 45)
                damage.closed += gone.is_set()
                socket.abort()
            await asyncio.sleep(0.1)

    talking = []
    for _ in range(people):
        visitor = Visitor(port, HOSTILE)
        table = await visitor.make(game=game, seats=2, bots=1, start=True)
        talking += [one(visitor, table) for _ in range(sockets)]
    await asyncio.gather(*talking)


def _draft(number: int, version: int, sets: list[list[int]]) -> bytes:
    action = {"type": "rearrange", "table": sets}
    return json.dumps({"type": "try", "id": number, "version": version, "action": action}).encode()


async def drafts(port: int, until: float, damage: Damage) -> None:
    """Four people who try out drafts of 416 tiles, which no pack has."""
    sets = [[116] * 13] * 32
    await _talk(port, until, damage, 4, 1, lambda number, version: _draft(number, version, sets), "rummikub_twist")


async def small_drafts(port: int, until: float, damage: Damage) -> None:
    """Twenty-five people who try out drafts of no more tiles than a rack has."""
    sets = [[116] * 13]
    await _talk(port, until, damage, 25, 1, lambda number, version: _draft(number, version, sets), "rummikub_twist")


async def hellos(port: int, until: float, damage: Damage) -> None:
    """Twenty people who say hello again and again."""
    await _talk(port, until, damage, 20, 1, lambda _number, _version: b'{"type":"hello"}', "rummikub")


ATTACKS: dict[str, Attack] = {
    "many_headers": many_headers,
    "big_header": big_header,
    "big_address": big_address,
    "handshake_headers": handshake_headers,
    "many_trailers": many_trailers,
    "big_trailer": big_trailer,
    "chunk_extension": chunk_extension,
    "pipeline": pipeline,
    "requests": requests,
    "open_files": open_files,
    "socket_pings": socket_pings,
    "socket_pongs": socket_pongs,
    "empty_fragments": empty_fragments,
    "big_frames": big_frames,
    "drafts": drafts,
    "small_drafts": small_drafts,
    "hellos": hellos,
}


async def attack(name: str, port: int, seconds: float) -> Damage:
    """Let an attack run for so long; what it got through."""
    damage = Damage()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 5):
            await ATTACKS[name](port, monotonic() + seconds, damage)
    return damage


def main() -> None:
    """Attack, and print the damage as JSON."""
    name, port, seconds = sys.argv[1:]
    print(json.dumps(asdict(asyncio.run(attack(name, int(port), float(seconds))))))


if __name__ == "__main__":
    main()
