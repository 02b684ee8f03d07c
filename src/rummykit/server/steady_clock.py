"""The time of day without jumps: a turn of 30 seconds lasts 30 seconds, though the machine's clock be set meanwhile."""

from __future__ import annotations

import time

_CATCHES_UP = 0.01
"""The part of the time that passes by which this clock approaches the machine's: an hour takes four days."""


class SteadyClock:
    """Seconds since 1970: what the machine's clock said when this was made, and the time that has passed since.

    It never goes back, and where the machine's clock is set, it follows too slowly for anybody to notice.
    """

    def __init__(self) -> None:
        self._now = time.time()
        self._seen = _passing()

    def __call__(self) -> float:
        """The time now."""
        seen = _passing()
        passed, self._seen = seen - self._seen, seen
        self._now += passed
        most = _CATCHES_UP * passed
        self._now += min(most, max(-most, time.time() - self._now))
        return self._now


def _passing() -> float:
    """Seconds that pass evenly, those that the machine sleeps included where the system counts them."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
