"""Token buckets: a burst at once, then a fixed rate."""

from __future__ import annotations

from collections import OrderedDict


class Bucket:
    """Tokens up to `burst`, refilled at `per_second`. Times are seconds on a clock that only runs forward."""

    __slots__ = ("_burst", "_per_second", "_tokens", "_when")

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._tokens = float(burst)
        self._when = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Take this many tokens if they are there, otherwise none."""
        self._fill(now)
        if self._tokens < amount:
            return False
        self._tokens -= amount
        return True

    def spend(self, now: float, amount: float) -> None:
        """Take this many tokens even if they are not there, because the cost was not known before."""
        self._fill(now)
        self._tokens -= amount

    def left(self, now: float) -> float:
        """The number of tokens, negative in debt."""
        self._fill(now)
        return self._tokens

    def debt(self, now: float) -> float:
        """Seconds until a debt is paid off; 0 without one."""
        return max(0.0, -self.left(now) / self._per_second)

    def _fill(self, now: float) -> None:
        self._tokens = min(self._burst, self._tokens + (now - self._when) * self._per_second)
        self._when = now


class Buckets:
    """A bucket for each key; the `most` recently used ones are remembered."""

    def __init__(self, per_second: float, burst: float, most: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._most = most
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Take one token of this key, if there is one."""
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
