"""Whole tournaments with results drawn by lot."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

from rummykit.tournament import Entrant, Round, RoundTable, TableResult, TournamentFormat, next_round

AfterRound = Callable[[int, list[Entrant]], None]


def entrants(count: int) -> list[Entrant]:
    """So many, the best first."""
    return [Entrant(number=number) for number in range(count)]


def ended(meeting: RoundTable, chance: random.Random, draws: float = 0.1) -> RoundTable:
    """The meeting with a result."""
    count = len(meeting.seats)
    places = [1] * count if chance.random() < draws else chance.sample(range(1, count + 1), count)
    points = tuple(10 * (count - place) for place in places)
    return msgspec.structs.replace(meeting, result=TableResult(places=tuple(places), points=points))


def best_wins(meeting: RoundTable) -> RoundTable:
    """The meeting as it ends where the lower number always wins."""
    order = sorted(meeting.seats)
    places = tuple(1 + order.index(one) for one in meeting.seats)
    return msgspec.structs.replace(meeting, result=TableResult(places=places, points=tuple(-place for place in places)))


def played(
    format: TournamentFormat,
    there: list[Entrant],
    end: Callable[[RoundTable], RoundTable] = best_wins,
    after: AfterRound = lambda number, there: None,
) -> list[Round]:
    """All rounds of a tournament; `after` each of them entrants may come and go."""
    rounds: list[Round] = []
    while (pairing := next_round(format, there, rounds)) is not None:
        rounds.append(Round(meetings=tuple(map(end, pairing.meetings)), byes=pairing.byes))
        after(len(rounds), there)
    return rounds
