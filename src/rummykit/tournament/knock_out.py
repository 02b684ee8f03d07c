"""Knock-out: a bracket of pairs, or larger tables of which a fixed number of players go on.

The bracket is worked out from the rounds each time: `slots_after` has its slots, which are empty where nobody came
through. Equal results go to the better seed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rummykit.tournament.formats import KnockOut
from rummykit.tournament.many_seats import snake, table_sizes
from rummykit.tournament.rounds import Round, RoundTable

Slots = list[int | None]
Paired = tuple[list[list[int]], tuple[int, ...]]
"""The tables, and the entrants with a bye."""


def rounds_needed(format: KnockOut, players: int) -> int:
    """How many rounds it takes."""
    if format.seats == 2:
        return max(0, players - 1).bit_length()
    count, left = 1, players
    while left > format.seats:
        sizes = table_sizes(left, format.seats, format.fewest)
        left = sum(min(size, format.advance) for size in sizes) + left - sum(sizes)
        count += 1
    return count if players > 1 else 0


def paired(format: KnockOut, order: Sequence[int], active: Collection[int], rounds: Sequence[Round]) -> Paired:
    """The next round; none is left when it has no tables. Who should have met somebody that has withdrawn goes on."""
    if format.seats > 2:
        return _tables(format, order, active, rounds)
    slots = [one if one in active else None for one in slots_after(order, rounds)]
    if len(slots) < 2:
        return [], ()
    pairs = [tuple(one for one in slots[at : at + 2] if one is not None) for at in range(0, len(slots), 2)]
    tables = [list(pair) for pair in pairs if len(pair) == 2]
    if len(slots) == 2 and format.third_place and len(rounds) > 0:
        third = [one for one in _lost(order, rounds) if one in active]
        if len(third) == 2:
            tables.append(third)
    return tables, tuple(pair[0] for pair in pairs if len(pair) == 1)


def bracket(order: Sequence[int]) -> Slots:
    """The seeds in the slots of the first round: the best two can only meet in the final, and the best have byes."""
    places = [0]
    while len(places) < len(order):
        count = 2 * len(places)
        places = [place for one in places for place in (one, count - 1 - one)]
    return [order[place] if place < len(order) else None for place in places]


def slots_after(order: Sequence[int], rounds: Sequence[Round]) -> Slots:
    """The slots of a bracket of pairs after these rounds; one slot holds the winner of all."""
    slots = bracket(order)
    for each in rounds:
        slots = [_through(slots[at : at + 2], each, order) for at in range(0, len(slots), 2)]
    return slots


def best(meeting: RoundTable, order: Sequence[int]) -> list[int]:
    """Those at a table, the best first: by place, by points, by seed. Who was absent comes last."""
    result = meeting.result
    if result is None:
        return sorted(meeting.seats, key=order.index)
    ranks = {
        one: (seat in result.absent, result.places[seat], -result.points[seat], order.index(one))
        for seat, one in enumerate(meeting.seats)
    }
    return sorted(meeting.seats, key=ranks.__getitem__)


def survivors(format: KnockOut, order: Sequence[int], rounds: Sequence[Round]) -> list[int]:
    """At tables of more than two, the entrants still in after these rounds, in the order of the seeds."""
    left = list(order)
    for each in rounds:
        through = {*each.byes}
        for meeting in each.meetings:
            there = [] if meeting.result is None else [meeting.seats[seat] for seat in meeting.result.absent]
            through |= {one for one in best(meeting, order)[: format.advance] if one not in there}
        left = [one for one in left if one in through]
    return left


def placed(format: KnockOut, order: Sequence[int], rounds: Sequence[Round]) -> list[list[int]]:
    """Everybody in groups of those who share a place: those still in, then who went out last, and so on."""
    left, groups = list(order), list[list[int]]()
    for number in range(len(rounds)):
        if not rounds[number].complete:
            break
        if _is_final(format, rounds, number, order):
            final = _final(rounds[number], left, order)
            ranked = {one for group in final for one in group}
            earlier = ([one for one in group if one not in ranked] for group in reversed(groups))
            return [*final, *(group for group in earlier if group)]
        after = (
            {one for one in slots_after(order, rounds[: number + 1]) if one is not None}
            if format.seats == 2
            else {*survivors(format, order, rounds[: number + 1])}
        )
        out = [one for one in left if one not in after]
        if out:
            groups.append(out)
        left = [one for one in left if one in after]
    return [*([left] if left else []), *reversed(groups)]


def _is_final(format: KnockOut, rounds: Sequence[Round], number: int, order: Sequence[int]) -> bool:
    return number + 1 == rounds_needed(format, len(order)) or (
        format.seats > 2 and len(survivors(format, order, rounds[:number])) <= format.seats
    )


def _final(last: Round, left: Sequence[int], order: Sequence[int]) -> list[list[int]]:
    """The places of those who were in the last round, one each; then those of `left` who were not."""
    by_seed = sorted(last.meetings, key=lambda meeting: sum(one not in left for one in meeting.seats))
    ranked = [[one] for meeting in by_seed for one in best(meeting, order)]
    done = {one for [one] in ranked}
    walked = [[one] for one in last.byes if one not in done]
    rest = [one for one in left if one not in done and [one] not in walked]
    return [*walked, *ranked, *([rest] if rest else [])]


def _through(pair: Sequence[int | None], round: Round, order: Sequence[int]) -> int | None:
    there = {one for one in pair if one is not None}
    for meeting in round.meetings:
        if there == {*meeting.seats} and meeting.result is not None:
            first = best(meeting, order)[0]
            return None if meeting.seats.index(first) in meeting.result.absent else first
    return next((one for one in pair if one in round.byes), None)


def _lost(order: Sequence[int], rounds: Sequence[Round]) -> list[int]:
    """Those who lost at the last tables of a bracket."""
    before = slots_after(order, rounds[:-1])
    after = slots_after(order, rounds)
    return [one for one in before if one is not None and one not in after]


def _tables(format: KnockOut, order: Sequence[int], active: Collection[int], rounds: Sequence[Round]) -> Paired:
    played_final = any(_is_final(format, rounds, number, order) for number in range(len(rounds)))
    left = [one for one in survivors(format, order, rounds) if one in active]
    if played_final or len(left) < 2:
        return [], ()
    sizes = table_sizes(len(left), format.seats, min(format.fewest, len(left)))
    playing = left[len(left) - sum(sizes) :]
    return snake(playing, sizes), tuple(left[: len(left) - sum(sizes)])
