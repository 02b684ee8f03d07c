"""A bus: bounded, numbered envelopes between servers. Nothing depends on it; the truth is in the store."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import Protocol, TypeAlias

from rummykit.server.fleet.bus.envelope import Envelope
from rummykit.server.fleet.bus.sealing import Seal, Unauthenticated
from rummykit.server.journal import note, trouble
from rummykit.server.limits import Limits

Deliver: TypeAlias = Callable[[str, bytes], None]
"""Called with the name of the sender and a message; each sender's messages come in order and once."""
Lost: TypeAlias = Callable[[], None]
"""Called when messages may have been lost, to or from anybody."""

_AT_ONCE = 256
"""The most envelopes handed to the carrier together."""


class CannotReach(Exception):
    """The bus cannot be used; the text says why."""


class Carrier(Protocol):
    """What carries envelopes. Each of its two connections lasts until it raises, most likely one of `errors`."""

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """What it raises when a connection breaks."""

    async def listen(self, name: str, heard: Callable[[Envelope], None], ready: Callable[[], None]) -> None:
        """Listen as `name` for ever; `ready` is called when no later envelope will be missed."""

    def sending(self) -> AbstractAsyncContextManager[Callable[[list[Envelope]], Awaitable[None]]]:
        """A connection that sends envelopes, in order."""


class Bus:
    """Messages between servers that share a store.

    `send` never waits. Envelopes that cannot be sent wait for a connection; when more than `Limits.bus_queue` are
    waiting, all of them are dropped, and `lost` is called. It is also called at a receiver that has missed one, as
    its number shows, or whose own connection broke; and again and again where the bus says nothing, not even what this
    server tells itself, for as long as a database may.

    Envelopes are sealed with the first of `keys` (see `Seal`). Those that were sealed with none of them are dropped;
    `unauthenticated` counts them.
    """

    def __init__(self, carrier: Carrier, limits: Limits, keys: Sequence[str] = ()) -> None:
        self.unauthenticated = 0
        self._carrier = carrier
        self._limits = limits
        self._seal = Seal(keys, limits.bus_age_seconds)
        self._name = ""
        self._deliver: Deliver = _nobody
        self._lost: Lost = _nothing
        self._envelopes: deque[Envelope] = deque()
        self._some = asyncio.Event()
        self._numbers: dict[str, int] = {}
        self._seen: dict[str, int] = {}
        self._unanswered = 0
        self._chores: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """The number of envelopes waiting to be sent."""
        return len(self._envelopes)

    async def open(self, name: str, deliver: Deliver, lost: Lost) -> None:
        """Begin to listen as `name`; raises `CannotReach`."""
        self._name, self._deliver, self._lost = name, deliver, lost
        listening = asyncio.Event()
        try:
            async with asyncio.timeout(self._limits.statement_seconds), self._carrier.sending():
                self._chores.append(asyncio.create_task(self._listen(listening)))
                await listening.wait()
        except TimeoutError:
            await self._stop()
            raise CannotReach("no answer") from None
        except self._carrier.errors as error:
            await self._stop()
            raise CannotReach(str(error)) from None
        self._chores += [asyncio.create_task(self._send()), asyncio.create_task(self._listen_to_itself())]

    def send(self, to: str, message: bytes) -> None:
        """Send a message when its turn comes."""
        number = self._numbers[to] = self._numbers.get(to, 0) + 1
        self._envelopes.append(self._seal.seal(Envelope(to, self._name, number, message)))
        self._some.set()
        if len(self._envelopes) > self._limits.bus_queue:
            note("bus_overflow", envelopes=len(self._envelopes))
            self._envelopes.clear()
            self._lost()

    async def close(self) -> None:
        """Try for a moment to send what is waiting, then close."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._limits.farewell_seconds):
                while self._envelopes:
                    await asyncio.sleep(0.005)
        await self._stop()

    async def _stop(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)

    async def _listen(self, listening: asyncio.Event) -> None:
        def ready() -> None:
            if listening.is_set():
                self._lost()  # nobody knows what came while nobody listened
            listening.set()

        while True:
            try:
                await self._carrier.listen(self._name, self._hear, ready)
            except Exception as error:
                trouble("bus_unheard", error)
            await asyncio.sleep(self._limits.bus_retry_seconds)

    def _hear(self, envelope: Envelope) -> None:
        try:
            if envelope.number < 1:
                raise Unauthenticated
            message = self._seal.open(envelope)
        except Unauthenticated:
            return self._drop()
        seen = self._seen.get(envelope.sender)
        if seen is not None and envelope.number <= seen:
            return None  # sent again by a sender that could not know whether it had arrived
        self._seen[envelope.sender] = envelope.number
        if envelope.sender == self._name:
            self._unanswered = 0
            return None
        if seen is not None and envelope.number > seen + 1:
            note("bus_gap", envelopes=envelope.number - seen - 1)
            self._lost()
        return self._deliver(envelope.sender, message)

    async def _listen_to_itself(self) -> None:
        """Notice a bus that is silent, though its connections are open."""
        pause = self._limits.renew_seconds
        most = max(1, round(self._limits.statement_seconds / pause) - 1)
        while True:
            await asyncio.sleep(pause)
            if self._unanswered >= most:
                if self._unanswered == most:
                    note("bus_silent")
                self._lost()
            self._unanswered += 1
            if not self._envelopes:
                self.send(self._name, b"")

    def _drop(self) -> None:
        """Count an envelope of a stranger; the log tells of the 1st, 2nd, 4th, 8th …, for there may be very many."""
        self.unauthenticated += 1
        if self.unauthenticated & (self.unauthenticated - 1) == 0:
            note("bus_stranger", envelopes=self.unauthenticated)

    async def _send(self) -> None:
        while True:
            try:
                async with self._carrier.sending() as send:
                    while True:
                        while not self._envelopes:
                            self._some.clear()
                            await self._some.wait()
                        envelopes = [self._envelopes[place] for place in range(min(_AT_ONCE, len(self._envelopes)))]
                        await send(envelopes)
                        for envelope in envelopes:
                            if self._envelopes and self._envelopes[0] is envelope:
                                self._envelopes.popleft()
            except Exception as error:
                trouble("bus_unsent", error)
            await asyncio.sleep(self._limits.bus_retry_seconds)


def _nobody(_sender: str, _message: bytes) -> None: ...


def _nothing() -> None: ...
