"""Tournaments between bots: the same deals for everybody, every bot in every seat, paired differences."""

from rummykit.arena.duplicate import Bot, Progress, duplicate
from rummykit.arena.standing import Interval, Standing

__all__ = ["Bot", "Interval", "Progress", "Standing", "duplicate"]
