"""A request has so many headers at most, and so much that is not its body; more is answered 431 and closed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rummykit.server.limits import Limits
from tests.server.guest import PATIENCE
from tests.server.serving import PATIENT, serving

LIMITS = Limits()
GET = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
SHAKE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"
TRAILER = b"X-A: b\r\n"
LONG = b"b" * (2 * LIMITS.header_bytes)


def headers(many: int) -> bytes:
    """So many short ones."""
    return b"".join(b"X-%d: y\r\n" % number for number in range(many))


async def answered(port: int, sent: bytes) -> tuple[int, bool]:
    """The status that something sent in small pieces is answered with, and whether the connection is closed then."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for start in range(0, len(sent), 3000):
            writer.write(sent[start : start + 3000])
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
        try:
            async with asyncio.timeout(PATIENCE if b" 431 " in head else 0.3):
                while await reader.read(65536):
                    pass
            closed = True
        except ConnectionError:
            closed = True
        except TimeoutError:
            closed = False
        return int(head.split()[1]), closed
    finally:
        writer.transport.abort()


CASES = {
    "100 headers": (GET + headers(99) + b"\r\n", 200),
    "101 headers": (GET + headers(100) + b"\r\n", 431),
    "a long header": (GET + b"X-A: " + b"b" * 30_000 + b"\r\n\r\n", 200),
    "too long a header": (GET + b"X-A: " + b"b" * 33_000 + b"\r\n\r\n", 431),
    "too many long headers": (GET + (b"X-A: " + b"b" * 8000 + b"\r\n") * 5 + b"\r\n", 431),
    "too long an address": (b"GET /" + b"b" * 33_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 431),
    "a value for ever": (GET + b"X-A: " + LONG, 431),
    "a name for ever": (GET + b"X-" + LONG, 431),
    "an address for ever": (b"GET /" + LONG, 431),
    "a handshake with 101 headers": (SHAKE + headers(96) + b"\r\n", 431),
    "a handshake for ever": (SHAKE + b"X-A: " + LONG, 431),
    "100 trailers with the headers": (CHUNKED + b"0\r\n" + TRAILER * 98 + b"\r\n", 431),
    "a trailer for ever": (CHUNKED + b"0\r\nX-A: " + LONG, 431),
    "an extension for ever": (CHUNKED + b"2;a=" + LONG, 431),
    "crumbs": (CHUNKED + b"1\r\n \r\n" * 10_000, 431),
    "empty lines for ever": (b"\r\n" * LIMITS.header_bytes, 431),
}


async def test_what_is_too_long_is_answered_431_and_closed(db: Path) -> None:
    async with serving(db) as place:
        found = await asyncio.gather(*(answered(place.port, sent) for sent, _ in CASES.values()))
        right = [(status, status >= 400) for _, status in CASES.values()]
        assert dict(zip(CASES, found, strict=True)) == dict(zip(CASES, right, strict=True))
        assert (await answered(place.port, GET + b"\r\n"))[0] == 200


async def test_a_long_body_in_small_chunks_is_no_head(db: Path) -> None:
    """A record of 200 kB in chunks of a kilobyte is refused for what it says, not for its length."""
    chunk = b"400\r\n" + b"x" * 1024 + b"\r\n"
    post = POST.replace(b"/api/tables", b"/api/verify") + b"Transfer-Encoding: chunked\r\n\r\n"
    body = b'b\r\n{"record":"\r\n' + chunk * 200 + b'2\r\n"}\r\n0\r\n\r\n'
    async with serving(db) as place:
        assert (await answered(place.port, post + body))[0] == 400


async def test_requests_that_nobody_awaits_the_answers_of_are_few(db: Path) -> None:
    async with serving(db) as place:
        for many, whole in ((PATIENT.requests_ahead, True), (PATIENT.requests_ahead + 10, False)):
            reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
            writer.write((GET + b"\r\n") * many)
            answer = b""
            try:
                async with asyncio.timeout(PATIENCE):
                    while answer.count(b"HTTP/1.1 200") < many and (more := await reader.read(65536)):
                        answer += more
            except ConnectionError:
                pass
            writer.transport.abort()
            assert (answer.count(b"HTTP/1.1 200") == many) is whole
