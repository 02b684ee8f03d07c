"""Tournaments of an evening: who meets whom in the next round, and how everybody stands.

No clock, no chance, no I/O: lots are drawn by whoever asks, who hands over the entrants in the order of their seeds.
"""

from rummykit.tournament.formats import Format, KnockOut, RoundRobin, Scoring, Swiss, TieBreak, default_tie_breaks
from rummykit.tournament.pairing import Pairing, next_round, rounds_of
from rummykit.tournament.rounds import Entrant, Meeting, Result, Round
from rummykit.tournament.standings import Row, standings

__all__ = [
    "Entrant",
    "Format",
    "KnockOut",
    "Meeting",
    "Pairing",
    "Result",
    "Round",
    "RoundRobin",
    "Row",
    "Scoring",
    "Swiss",
    "TieBreak",
    "default_tie_breaks",
    "next_round",
    "rounds_of",
    "standings",
]
