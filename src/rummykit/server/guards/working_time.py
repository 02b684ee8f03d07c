"""Time of the event loop, counted for whoever caused it: an address may have so much of it a second.

All tables are served by one thread, so whoever keeps it busy keeps everybody waiting. What a message or request costs
is known only afterwards; it is spent then, and who owes something waits before the next one, in order of arrival. So a
school behind one address is slowed at the worst, and an attacker is left no more than a share.
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
    """What one address may have of the loop: seconds a second, of which a few may be had at once."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._bucket = Bucket(per_second, burst, monotonic())
        self._queue = asyncio.Lock()

    @property
    def owes(self) -> bool:
        """Whether more was spent than was there."""
        return self._bucket.debt(monotonic()) > 0.0

    def spend(self, seconds: float) -> None:
        """For so long the loop was kept for this address."""
        self._bucket.spend(monotonic(), seconds)

    async def turn(self) -> None:
        """Wait until nothing is owed, behind everybody of the same address who waits already."""
        if not self.owes and not self._queue.locked():
            return
        async with self._queue:
            while (owed := self._bucket.debt(monotonic())) > 0.0:
                await asyncio.sleep(owed)


class Shares:
    """The share of each address, of which the `most` used last are remembered."""

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
    """Await `work`, and tell each time that it has its turn what it took: processor time, and time by the clock.

    They differ where the machine has other things to do: then the loop is kept for longer than it is worked.
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
