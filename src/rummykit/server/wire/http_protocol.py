"""HTTP from slow or endless clients: a request arrives in time and within its limits, or is cut off.

This file has all that HTTP needs of uvicorn's private parts: the methods of `HttpToolsProtocol` that httptools calls,
`pipeline`, `parser` and `send_400_response`.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rummykit.server.guards.open_connections import OpenConnections
from rummykit.server.limits import Limits

_SLICE = 4096
"""Bytes that are parsed in one go; the limits of a request are checked after each."""

_LINGERS = 1.0
"""Seconds between a refusal and the end of its connection."""

_TOO_LARGE = b"That is too long.\n"
_REFUSED = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-type: text/plain; charset=utf-8\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%s" % (len(_TOO_LARGE), _TOO_LARGE)
)


class _TooLarge(Exception):
    """A request that is longer, or has more headers, than any legitimate one."""


class _BoundedHttp(HttpToolsProtocol):
    _limits: Limits
    _open: OpenConnections
    _patience: asyncio.TimerHandle | None = None
    _untaken: asyncio.TimerHandle | None = None
    _refused = False
    _headers = 0
    _head = 0
    """Bytes known not to be body: complete parts of the request line, headers and trailers."""
    _loose = 0
    """Bytes since the request began that were not body, complete or not."""
    _body = 0
    """Bytes of body in the piece being parsed."""
    _between = True
    """Whether no request began or ended in that piece."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self._open.accepted(transport, self.client[0] if self.client is not None else ""):
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._taken()
        self._open.gone(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _SLICE):
            if self._refused or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data if len(data) <= _SLICE else data[start : start + _SLICE]
            self._between, self._body = True, 0
            super().data_received(piece)
            if self._between:
                self._loose += len(piece) - self._body
                if self._loose > self._limits.header_bytes:
                    self._refuse()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if len(self.pipeline) >= self._limits.requests_ahead:
            raise _TooLarge
        self._headers = self._head = self._loose = 0
        self._between = False
        self._open.waits(self.transport)
        self._wait()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers += 1
        if self._headers > self._limits.headers:
            raise _TooLarge
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._loose = 0
        self._between = False
        self._arrived()
        self._open.works(self.transport)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self._open.waits(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._untaken = self.loop.call_later(self._limits.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._taken()
        super().resume_writing()

    def shutdown(self) -> None:
        answering: Any = self.cycle
        super().shutdown()
        if answering is not None and answering.chunked_encoding and not answering.response_complete:
            # An answer of unknown length may be a stream without end.
            answering.disconnected = True
            answering.message_event.set()
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        if self._headers > self._limits.headers or self._head > self._limits.header_bytes:
            self._refuse()
        elif len(self.pipeline) >= self._limits.requests_ahead:
            self.transport.abort()
        else:
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        self._taken()
        self._open.works(self.transport)
        super().handle_websocket_upgrade()
        # Parser and protocol hold each other, and nobody else does any more.
        del self.parser

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > self._limits.header_bytes:
            raise _TooLarge

    def _refuse(self) -> None:
        """Answer, stop reading, and hang up when the answer has had time to arrive.

        Closing at once would reset the connection, because there is more to read, and the answer would be lost.
        """
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        answering: Any = self.cycle
        if answering is None or not answering.response_started or answering.response_complete:
            self.transport.write(_REFUSED)
        if answering is not None:
            answering.disconnected = True
            answering.message_event.set()
        self.transport.pause_reading()
        self._arrived()
        self._patience = self.loop.call_later(_LINGERS, self._too_slow)

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(self._limits.request_seconds, self._too_slow)

    def _arrived(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _taken(self) -> None:
        if self._untaken is not None:
            self._untaken.cancel()
            self._untaken = None

    def _too_slow(self) -> None:
        self._patience = None
        self.transport.abort()


def http_protocol(limits: Limits, connections: OpenConnections) -> type[HttpToolsProtocol]:
    """uvicorn's protocol within limits.

    It closes a connection whose request takes longer than `request_seconds` to arrive, answers 431 to one with more
    than `headers` headers, or with more than `header_bytes` of anything that is not its body, and counts connections.
    It closes one on which nothing of an answer is taken for `answer_seconds`.
    """
    return type("BoundedHttp", (_BoundedHttp,), {"_limits": limits, "_open": connections})
