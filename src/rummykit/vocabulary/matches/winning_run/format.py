"""Deals until somebody has so many points, or has won one with a long run."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import count

from rummykit.cards import colour_of, number_of
from rummykit.match.formats import Format, MatchSoFar
from rummykit.match.score_sheet import Seats
from rummykit.play.actions import Melds
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.rules import Rules
from rummykit.vocabulary.matches.winning_run import WinningRun


def longest_run(melds: Melds) -> int:
    """The most cards of one suit in a row in melds; of two runs that follow one another it is both together."""
    suits: dict[int, set[int]] = defaultdict(set)
    for meld in melds:
        numbers = {number_of(face) for face in meld}
        if {1, 13} <= numbers:  # past the king
            low = next(number for number in count(1) if number + 1 not in numbers)
            numbers = {number + 13 if number <= low else number for number in numbers}
        if len(numbers) == len(meld):
            suits[colour_of(meld[0])] |= numbers
    return max((_in_a_row(numbers, number) for numbers in suits.values() for number in numbers), default=0)


def _in_a_row(numbers: set[int], first: int) -> int:
    return next(length for length in count(1) if first + length not in numbers)


def _winners(format: WinningRun, standing: MatchSoFar) -> Seats | None:
    grouped = standing.rows[-1].grouped if standing.rows else ()
    with_run = tuple(seat for seat in standing.last_winners if grouped and longest_run(grouped[seat]) >= format.run)
    if with_run:
        return with_run
    return None if max(standing.totals) < format.target else standing.leaders


def _aims(rules: Rules, format: WinningRun, number: int, players: int) -> Iterator[Fact]:
    yield fact("target", points=format.target)


FORMAT: Format[WinningRun] = Format(
    goal=lambda format, players: format.target, goal_kind="points", winners=_winners, aims=_aims
)
