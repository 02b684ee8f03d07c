"""Places that are shared out among addresses: each in turn, and none of them has more than its part."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque


class Turns:
    """So many places, of which one address has at most `each`; who waits comes by turns of the addresses."""

    def __init__(self, places: int, each: int) -> None:
        self._free = places
        self._each = each
        self._held: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, address: str, seconds: float | None = None) -> None:
        """Wait for a place, which must be given back; raises `TimeoutError` where none comes in so many seconds."""
        if self._free and self._held[address] < self._each:
            return self._hold(address)
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(place)
        try:
            async with asyncio.timeout(seconds):
                await place
        except BaseException:
            if place.done() and not place.cancelled():
                self.give_back(address)
            else:
                self._forget(address, place)
            raise

    def give_back(self, address: str) -> None:
        """A place is free again."""
        self._free += 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
        self._next()

    def ahead(self, address: str, mine: int = 0) -> int:
        """How many come before the one that waits as number `mine` at this address, where each address has one place.

        Of every other address come as many as have their turn before it.
        """
        places = list(self._waiting)
        before = sum(self._held.values()) + mine
        for at, other in enumerate(places):
            if other != address:
                before += min(len(self._waiting[other]), mine + (at < places.index(address)))
        return before

    def _next(self) -> None:
        while self._free:
            address = next((each for each in self._waiting if self._held[each] < self._each), None)
            if address is None:
                return
            place = self._waiting[address].popleft()
            self._waiting.move_to_end(address)
            if not self._waiting[address]:
                del self._waiting[address]
            if not place.done():
                place.set_result(None)
                self._hold(address)

    def _hold(self, address: str) -> None:
        self._free -= 1
        self._held[address] += 1

    def _forget(self, address: str, place: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(address)
        if waiting is not None and place in waiting:
            waiting.remove(place)
            if not waiting:
                del self._waiting[address]
