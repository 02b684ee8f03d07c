"""Everybody meets everybody: the circle method at tables of two, as evenly as may be at tables of more."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rummykit.tournament.formats import RoundRobin
from rummykit.tournament.many_seats import all_meet_evenly, sitting_out, table_sizes
from rummykit.tournament.rounds import Round, times_bye, times_met

Paired = tuple[list[list[int]], tuple[int, ...]]
"""The tables, and the entrants with a bye."""


def rounds_needed(format: RoundRobin, players: int) -> int:
    """How many rounds it takes."""
    if format.seats == 2:
        return max(0, players - 1 + players % 2) * format.cycles
    if format.rounds is not None:
        return format.rounds
    return max(1, -(-(players - 1) // (format.seats - 1))) * format.cycles


def paired(format: RoundRobin, order: Sequence[int], active: Collection[int], rounds: Sequence[Round]) -> Paired:
    """The next round. At tables of two, who should have met somebody that has withdrawn has a bye."""
    if format.seats == 2:
        pairs = [pair for pair in _circle(order, len(rounds)) if any(one in active for one in pair)]
        tables = [list(pair) for pair in pairs if all(one in active for one in pair) and len(pair) == 2]
        byes = [one for pair in pairs if len(pair) == 1 or any(one not in active for one in pair) for one in pair]
        return tables, tuple(one for one in byes if one in active)
    playing = [one for one in order if one in active]
    sizes = table_sizes(len(playing), format.seats, format.fewest)
    out = sitting_out(playing, sizes, times_bye(rounds))
    there = [one for one in playing if one not in out]
    tables = all_meet_evenly(there, sizes, times_met(rounds), len(rounds)) if sizes else []
    return tables, tuple(one for one in playing if one in out)


def _circle(order: Sequence[int], round: int) -> list[tuple[int, ...]]:
    """The pairs of a round: the first stays, all others move on by one. A pair of one has a bye."""
    ring: list[int | None] = [*order, *([None] if len(order) % 2 else [])]
    if not ring:
        return []
    moved = ring[1:]
    turn = round % max(1, len(moved))
    around = [ring[0], *moved[len(moved) - turn :], *moved[: len(moved) - turn]]
    half = len(around) // 2
    both = zip(around[:half], reversed(around[half:]), strict=True)
    return [tuple(one for one in pair if one is not None) for pair in both]
