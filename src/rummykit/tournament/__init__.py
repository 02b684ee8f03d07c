"""Tournaments of an evening: who meets whom in the next round, and how everybody stands.

No clock, no chance, no I/O: the caller draws lots and hands over the entrants in the order of their seeds.
"""

from rummykit.tournament.formats import (
    KnockOut,
    MatchPoints,
    RoundRobin,
    Swiss,
    TieBreak,
    TournamentFormat,
    default_tie_breaks,
)
from rummykit.tournament.pairing import PairedRound, next_round, rounds_of
from rummykit.tournament.rounds import Entrant, Round, RoundTable, TableResult
from rummykit.tournament.standings import StandingsRow, standings

__all__ = [
    "Entrant",
    "KnockOut",
    "MatchPoints",
    "PairedRound",
    "Round",
    "RoundRobin",
    "RoundTable",
    "StandingsRow",
    "Swiss",
    "TableResult",
    "TieBreak",
    "TournamentFormat",
    "default_tie_breaks",
    "next_round",
    "rounds_of",
    "standings",
]
