"""Places that are shared out among addresses: each in turn, and none of them has more than its part."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple


class _WaitsForPlace(NamedTuple):
    """Somebody who waits for a place, under a name by which it is asked how many come before."""

    name: object
    place: asyncio.Future[None]


class Turns:
    """So many places, of which one address has at most `each`; who waits comes by turns of the addresses."""

    def __init__(self, places: int, each: int) -> None:
        self._free = places
        self._each = each
        self._held: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[_WaitsForPlace]] = OrderedDict()

    async def take(self, address: str, seconds: float | None = None, name: object = None) -> None:
        """Wait for a place, which must be given back; raises `TimeoutError` where none comes in so many seconds."""
        if self._free and self._held[address] < self._each:
            return self._hold(address)
        waiting = _WaitsForPlace(name, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(address, deque()).append(waiting)
        try:
            async with asyncio.timeout(seconds):
                await waiting.place
        except BaseException:
            if waiting.place.done() and not waiting.place.cancelled():
                self.give_back(address)
            else:
                self._forget(address, waiting)
            raise

    def give_back(self, address: str) -> None:
        """A place is free again."""
        self._free += 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
        self._next()

    def before(self, name: object) -> int | None:
        """How many come before who waits under a name, those at work included; None where nobody does."""
        names = [each.name for each in self._in_order()]
        return self._held.total() + names.index(name) if name in names else None

    def _in_order(self) -> Iterator[_WaitsForPlace]:
        for turn in zip_longest(*self._waiting.values()):
            yield from filter(None, turn)

    def _next(self) -> None:
        while self._free:
            address = next((each for each in self._waiting if self._held[each] < self._each), None)
            if address is None:
                return
            place = self._waiting[address].popleft().place
            self._waiting.move_to_end(address)
            if not self._waiting[address]:
                del self._waiting[address]
            if not place.done():
                place.set_result(None)
                self._hold(address)

    def _hold(self, address: str) -> None:
        self._free -= 1
        self._held[address] += 1

    def _forget(self, address: str, gone: _WaitsForPlace) -> None:
        waiting = self._waiting.get(address)
        if waiting is not None and gone in waiting:
            waiting.remove(gone)
            if not waiting:
                del self._waiting[address]
