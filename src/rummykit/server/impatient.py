"""HTTP from clients that dawdle: a request that has not arrived whole in time is not waited for."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rummykit.server.limits import Limits


def impatient(limits: Limits) -> type[HttpToolsProtocol]:
    """uvicorn's protocol, which closes a connection whose request takes longer than `request_seconds` to arrive."""

    class Impatient(HttpToolsProtocol):
        _patience: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._arrived()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._wait()

        def on_message_complete(self) -> None:
            self._arrived()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            super().handle_websocket_upgrade()
            # Parser and protocol hold each other, and nobody else does any more.
            del self.parser

        def _wait(self) -> None:
            if self._patience is None:
                self._patience = self.loop.call_later(limits.request_seconds, self._too_slow)

        def _arrived(self) -> None:
            if self._patience is not None:
                self._patience.cancel()
                self._patience = None

        def _too_slow(self) -> None:
            self._patience = None
            self.transport.abort()

    return Impatient
