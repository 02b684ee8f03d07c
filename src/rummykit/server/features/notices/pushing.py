"""The push services of a server, with the key of its notices: loaded when the first person wants to be told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from rummykit.server.limits import Limits
from rummykit.server.store.directory import InTransaction

if TYPE_CHECKING:
    from rummykit.server.features.notices.push import PushServices
    from rummykit.server.features.notices.signing import SigningKey


@dataclass(frozen=True, kw_only=True)
class PushSettings:
    """How the host has notices pushed. `key` is None where it is the database's; `contact` is whom push services may
    write to, a URL of mailto or https; `anywhere` lets browsers name services of the own network, for tests."""

    key: SigningKey | None = None
    contact: str = "mailto:nobody@localhost"
    anywhere: bool = False


class Pushing:
    """Has the push services when they are first asked for. Libraries that encrypt and send are loaded in a thread, for
    half a second would be long for all who play."""

    def __init__(self, settings: PushSettings, ask: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._settings = settings
        self._ask = ask
        self._limits = limits
        self._now = now
        self._loading = asyncio.Lock()
        self._services: PushServices | None = None

    async def services(self) -> PushServices:
        """The push services."""
        async with self._loading:
            if self._services is None:
                await asyncio.to_thread(import_module, "rummykit.server.features.notices.push")
                from rummykit.server.features.notices.push import PushServices
                from rummykit.server.features.notices.signing import key_of_the_fleet

                settings = self._settings
                key = settings.key or await key_of_the_fleet(self._ask, self._now())
                self._services = PushServices(key, settings.contact, self._limits, settings.anywhere)
            return self._services

    async def close(self) -> None:
        """Let go of all connections."""
        if self._services is not None:
            await self._services.close()
