"""Token buckets: so much at once, so much a second after that."""

from __future__ import annotations

from collections import OrderedDict


class Bucket:
    """Tokens up to `burst`, refilled at `per_second`. Times are seconds on a clock that only runs forward."""

    __slots__ = ("_burst", "_per_second", "_tokens", "_when")

    def __init__(self, per_second: float, burst: int, now: float) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._tokens = float(burst)
        self._when = now

    def take(self, now: float) -> bool:
        """One token, if there is one."""
        self._tokens = min(self._burst, self._tokens + (now - self._when) * self._per_second)
        self._when = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True


class Buckets:
    """A bucket for each key, of which the `most` used last are remembered."""

    def __init__(self, per_second: float, burst: int, most: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._most = most
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """One token of this key, if there is one."""
        return self.of(key, now).take(now)

    def of(self, key: str, now: float) -> Bucket:
        """The bucket of this key."""
        bucket = self._by_key.get(key)
        if bucket is None:
            bucket = self._by_key[key] = Bucket(self._per_second, self._burst, now)
            if len(self._by_key) > self._most:
                self._by_key.popitem(last=False)
        self._by_key.move_to_end(key)
        return bucket
