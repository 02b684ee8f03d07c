"""The next round of a tournament, whatever its format."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rummykit.tournament import knock_out, round_robin, swiss
from rummykit.tournament.formats import KnockOut, RoundRobin, Swiss, TournamentFormat
from rummykit.tournament.rounds import Entrant, Round, RoundTable, seated
from rummykit.tournament.standings import standings


class PairedRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round to be played: its meetings, the entrants who have a bye, and whether somebody has to meet again because
    no other pairing is left."""

    meetings: tuple[RoundTable, ...]
    byes: tuple[int, ...] = ()
    repeats: bool = False


def rounds_of(format: TournamentFormat, players: int) -> int:
    """How many rounds a tournament of this many players takes."""
    match format:
        case RoundRobin():
            return round_robin.rounds_needed(format, players)
        case Swiss():
            return format.rounds
        case KnockOut():
            return knock_out.rounds_needed(format, players)


def next_round(format: TournamentFormat, entrants: Sequence[Entrant], rounds: Sequence[Round]) -> PairedRound | None:
    """The next round; None when there is none. The entrants come in the order of their seeds.

    Raises `ValueError` while a round is not complete.
    """
    if rounds and not rounds[-1].complete:
        raise ValueError("The round is not complete.")
    order = [entrant.number for entrant in entrants]
    active = {entrant.number for entrant in entrants if entrant.active}
    if len(rounds) >= rounds_of(format, len(entrants)) or len(active) < 2:
        return None
    repeats = False
    match format:
        case RoundRobin():
            tables, byes = round_robin.paired(format, order, active, rounds)
        case KnockOut():
            tables, byes = knock_out.paired(format, order, active, rounds)
        case Swiss():
            scores = {row.number: row.score for row in standings(format, entrants, rounds)}
            # Equal scores are in the order of the seeds: the tie-breaks of half a tournament say little.
            ranked = sorted((one for one in order if one in active), key=lambda one: (-scores[one], order.index(one)))
            tables, byes, repeats = swiss.paired(ranked, scores, rounds, format.seats, format.fewest)
    if not tables and not byes:
        return None
    return PairedRound(meetings=seated(tables, rounds), byes=byes, repeats=repeats)
