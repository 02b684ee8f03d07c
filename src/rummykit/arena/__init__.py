"""Tournaments between bots: the same deals for everybody, every bot in every seat, paired differences."""

from rummykit.arena.duplicate import Progress, duplicate
from rummykit.arena.players import Bot, Player, PlayerFault, read
from rummykit.arena.simulation import SeatRow, simulate
from rummykit.arena.standing import Interval, Standing

__all__ = [
    "Bot",
    "Interval",
    "Player",
    "PlayerFault",
    "Progress",
    "SeatRow",
    "Standing",
    "duplicate",
    "read",
    "simulate",
]
