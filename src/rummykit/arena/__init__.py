"""Tournaments between bots: the same deals for everybody, every bot in every seat, paired differences."""

from rummykit.arena.duplicate import Progress, duplicate
from rummykit.arena.players import Bot, Player, PlayerFault, read
from rummykit.arena.standing import Interval, Standing

__all__ = ["Bot", "Interval", "Player", "PlayerFault", "Progress", "Standing", "duplicate", "read"]
