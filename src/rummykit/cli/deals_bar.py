"""A line on the terminal while many deals are played."""

from __future__ import annotations

import sys
from time import monotonic


class DealsBar:
    """Shows how far a tournament or a trial has come."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.began = monotonic()

    def __call__(self, done: int, deals: int) -> None:
        width = 30 * done // deals
        left = (monotonic() - self.began) * (deals - done) / done
        bar = f"{'█' * width}{'░' * (30 - width)}"
        text = f"\r{self.name}  {bar}  {done:,} of {deals:,} deals, {left // 60:.0f}:{left % 60:02.0f} left \x1b[K"
        print(text if done < deals else "\r\x1b[K", end="", file=sys.stderr, flush=True)
