"""Time of the event loop, charged to the address that caused it; each may use a fixed share.

All tables are served by one thread, so one busy connection keeps everybody waiting. What a message or request costs
is known only afterwards; then it is charged, and an address in debt waits before its next one, in order of arrival. So
at worst a school behind one address is slowed down, and an attacker gets no more than a share.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from time import monotonic, thread_time
from types import coroutine
from typing import Any, TypeVar

from rummykit.server.guards.token_bucket import Bucket

Answer = TypeVar("Answer")


class Share:
    """One address's share of the loop, in seconds per second, with a small burst."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._bucket = Bucket(per_second, burst, monotonic())
        self._queue = asyncio.Lock()

    @property
    def owes(self) -> bool:
        """Whether the address is in debt."""
        return self._bucket.debt(monotonic()) > 0.0

    def spend(self, seconds: float) -> None:
        """Charge the time that the loop spent on this address."""
        self._bucket.spend(monotonic(), seconds)

    async def turn(self) -> None:
        """Wait until the debt is paid, behind everybody of the same address who is already waiting."""
        if not self.owes and not self._queue.locked():
            return
        async with self._queue:
            while (owed := self._bucket.debt(monotonic())) > 0.0:
                await asyncio.sleep(owed)


class Shares:
    """The shares of addresses; the `most` recently used ones are remembered."""

    def __init__(self, per_second: float, burst: float, most: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._most = most
        self._by_address: OrderedDict[str, Share] = OrderedDict()

    def of(self, address: str) -> Share:
        """The share of an address."""
        share = self._by_address.get(address)
        if share is None:
            share = self._by_address[address] = Share(self._per_second, self._burst)
            if len(self._by_address) > self._most:
                self._by_address.popitem(last=False)
        self._by_address.move_to_end(address)
        return share


@coroutine
def measured(work: Coroutine[Any, Any, Answer], spend: Callable[[float, float], None]) -> Generator[Any, Any, Answer]:
    """Await `work`, and report after each of its turns how long it took: in processor time and in wall-clock time.

    They differ on a busy machine, where the loop is held for longer than it works.
    """
    step, given = work.send, None
    while True:
        began, since = thread_time(), monotonic()
        try:
            waits_for = step(given)
        except StopIteration as done:
            answer: Answer = done.value
            return answer
        finally:
            spend(thread_time() - began, monotonic() - since)
        try:
            given, step = (yield waits_for), work.send
        except BaseException as error:
            given, step = error, work.throw
