"""The Swiss system: entrants of equal standing meet, and nobody meets an opponent twice while that can be avoided.

At tables of two this is near the Dutch system: each score group is folded, so that its upper half meets its lower one,
and who is left over floats down. Players are paired from the top, each with the first choice that leaves everybody else
somebody to meet; whether it does is asked of a largest matching, so that no choice ever has to be taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from fractions import Fraction

from rummykit.tournament.many_seats import few_meet_again, sitting_out, table_sizes
from rummykit.tournament.matching import can_all_pair, most_pairs
from rummykit.tournament.rounds import Round, times_bye, times_met

Paired = tuple[list[list[int]], tuple[int, ...], bool]
"""Tables from the top, the byes, and whether two entrants have to meet again."""


def paired(
    order: Sequence[int], scores: Mapping[int, Fraction], rounds: Sequence[Round], seats: int, fewest: int
) -> Paired:
    """The next round of the players in this order, the best first."""
    if seats == 2:
        return _pairs(order, scores, rounds)
    sizes = table_sizes(len(order), seats, fewest)
    met = times_met(rounds)
    byes = sitting_out(order, sizes, times_bye(rounds))
    tables = few_meet_again([one for one in order if one not in byes], sizes, met)
    again = any(met.get(one, {}).get(other, 0) for table in tables for one in table for other in table)
    return tables, tuple(one for one in order if one in byes), again


def _pairs(order: Sequence[int], scores: Mapping[int, Fraction], rounds: Sequence[Round]) -> Paired:
    met = times_met(rounds)
    most = max((times for those in met.values() for times in those.values()), default=0)
    for allowed in range(most + 1):
        barred = {one: {other for other, times in those.items() if times > allowed} for one, those in met.items()}
        if (bye := _bye(order, barred, rounds)) is not None:
            playing = [one for one in order if one not in bye]
            again = {one: frozenset(those) for one, those in met.items()}
            return _from_the_top(playing, scores, barred, again), bye, allowed > 0
    raise AssertionError("where everybody may be met again, all can be paired")


def _bye(
    order: Sequence[int], barred: Mapping[int, AbstractSet[int]], rounds: Sequence[Round]
) -> tuple[int, ...] | None:
    """Who has a bye: nobody in an even field, else the lowest of those who have had the fewest without whom the others
    can be paired; None if they cannot."""
    if len(order) % 2 == 0:
        return () if can_all_pair(order, barred) else None
    had = times_bye(rounds)
    fewest = min(had.get(one, 0) for one in order)
    for one in reversed(order):
        if had.get(one, 0) == fewest and can_all_pair([other for other in order if other != one], barred):
            return (one,)
    return None


def _from_the_top(
    order: Sequence[int],
    scores: Mapping[int, Fraction],
    barred: Mapping[int, AbstractSet[int]],
    met: Mapping[int, AbstractSet[int]],
) -> list[list[int]]:
    rest, pairs = list(order), []
    while rest:
        top = rest.pop(0)
        group = [one for one in rest if scores[one] == scores[top]]
        whole = most_pairs([top, *group], barred)
        spare: int | None = None
        for other in _choices(top, group, rest, barred, met):
            if not can_all_pair([one for one in rest if one != other], barred):
                continue
            # Nobody floats down who need not.
            if other in group and 1 + most_pairs([one for one in group if one != other], barred) < whole:
                spare = other if spare is None else spare
                continue
            if other in group or spare is None:
                spare = other
            break
        assert spare is not None
        rest.remove(spare)
        pairs.append([top, spare])
    return pairs


def _choices(
    top: int,
    group: Sequence[int],
    rest: Sequence[int],
    barred: Mapping[int, AbstractSet[int]],
    met: Mapping[int, AbstractSet[int]],
) -> Iterator[int]:
    """Whom the top player may meet, the best choice first: in the own group from its middle down, then from there up;
    then the others from the top. Those met before come last."""
    middle = max(0, (len(group) + 1) // 2 - 1)
    inside = [*group[middle:], *reversed(group[:middle])]
    there = set(group)
    wanted = [one for one in (*inside, *(one for one in rest if one not in there)) if one not in barred.get(top, set())]
    again = met.get(top, frozenset())
    yield from (one for one in wanted if one not in again)
    yield from (one for one in wanted if one in again)
