"""How everybody stands: match points, the tie-breaks, and the places they make.

A meeting at a table of many counts as one with each of the others, and is worth their mean: who is second of four has
beaten two of three. A round without an opponent counts in `buchholz` and `sonneborn_berger` like one against somebody
with the same points as one's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

import msgspec

from rummykit.tournament import knock_out
from rummykit.tournament.formats import KnockOut, MatchPoints, Swiss, TieBreak, TournamentFormat, default_tie_breaks
from rummykit.tournament.rounds import Entrant, Round, RoundTable, TableResult

NOTHING = Fraction(0)


class StandingsRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant in the table: the place, which may be shared, match points, the tie-breaks of the format in their
    order, and how many meetings were won, drawn and lost. `points` are those of the game."""

    number: int
    place: int
    score: Fraction
    tie_breaks: tuple[Fraction, ...] = ()
    won: int = 0
    drawn: int = 0
    lost: int = 0
    points: int = 0


class _Against(NamedTuple):
    """One opponent in one round: what it was worth in match points, and which part of a round it is."""

    opponent: int
    worth: Fraction
    part: Fraction


class _Account:
    """What an entrant has come to before the points of the others are known."""

    def __init__(self) -> None:
        self.score = NOTHING
        self.won = self.drawn = self.lost = self.points = 0
        self.rounds: list[tuple[_Against, ...]] = []
        self.unplayed: list[Fraction] = []
        """What each round without an opponent was worth."""


def standings(
    format: TournamentFormat, entrants: Sequence[Entrant], rounds: Sequence[Round]
) -> tuple[StandingsRow, ...]:
    """The table after these rounds, the best first; meetings without a result do not count yet.

    The entrants come in the order of their seeds, in which those stand who share a place.
    """
    accounts = {entrant.number: _Account() for entrant in entrants}
    since = {entrant.number: entrant.since for entrant in entrants}
    for number, each in enumerate(rounds):
        _add(format, accounts, each, {one for one, first in since.items() if number < first})
    if isinstance(format, KnockOut):
        return _knocked_out(format, [entrant.number for entrant in entrants], rounds, accounts)
    return _ranked(format, [entrant.number for entrant in entrants], accounts)


def meeting_worth(scoring: MatchPoints, result: TableResult, seat: int) -> Fraction:
    """The match points of a seat: the mean of what it would have against each of the others."""
    others = [other for other in range(len(result.places)) if other != seat]
    return sum((_against(scoring, result, seat, other) for other in others), NOTHING) / len(others)


def _against(scoring: MatchPoints, result: TableResult, seat: int, other: int) -> Fraction:
    if seat in result.absent:
        return NOTHING
    if other in result.absent or result.places[seat] < result.places[other]:
        return Fraction(scoring.win, 2)
    equal = result.places[seat] == result.places[other]
    return Fraction(scoring.draw if equal else scoring.loss, 2)


def _add(format: TournamentFormat, accounts: Mapping[int, _Account], round: Round, late: set[int]) -> None:
    scoring = format.scoring
    for meeting in round.meetings:
        if meeting.result is not None:
            _add_meeting(scoring, accounts, meeting, meeting.result)
    for one in round.byes:
        accounts[one].score += Fraction(scoring.win, 2)
        accounts[one].unplayed.append(Fraction(scoring.win, 2))
    if isinstance(format, Swiss):
        for one in late:
            worth = Fraction(scoring.draw, 2) if format.late == "half" else NOTHING
            accounts[one].score += worth
            accounts[one].unplayed.append(worth)


def _add_meeting(
    scoring: MatchPoints, accounts: Mapping[int, _Account], meeting: RoundTable, result: TableResult
) -> None:
    part = Fraction(1, len(meeting.seats) - 1)
    first = [seat for seat in range(len(meeting.seats)) if seat not in result.absent and result.places[seat] == 1]
    for seat, one in enumerate(meeting.seats):
        account = accounts[one]
        account.score += meeting_worth(scoring, result, seat)
        account.points += result.points[seat]
        account.rounds.append(
            tuple(
                _Against(opponent, _against(scoring, result, seat, other), part)
                for other, opponent in enumerate(meeting.seats)
                if other != seat
            )
        )
        if seat not in first:
            account.lost += 1
        elif len(first) == 1:
            account.won += 1
        else:
            account.drawn += 1


def _ranked(
    format: TournamentFormat, order: Sequence[int], accounts: Mapping[int, _Account]
) -> tuple[StandingsRow, ...]:
    breaks = default_tie_breaks(format)
    values: dict[int, list[Fraction]] = {one: [accounts[one].score] for one in order}
    for each in breaks:
        if each == "direct_encounter":
            values = _directly(order, values, accounts)
        else:
            for one in order:
                values[one].append(_TIE_BREAKS[each](one, accounts, format.scoring))
    best = sorted(order, key=lambda one: [-value for value in values[one]])
    rows, place = [], 0
    for number, one in enumerate(best):
        if number == 0 or values[one] != values[best[number - 1]]:
            place = number + 1
        rows.append(_row(one, place, accounts[one], tuple(values[one][1:])))
    return tuple(rows)


def _directly(
    order: Sequence[int], values: dict[int, list[Fraction]], accounts: Mapping[int, _Account]
) -> dict[int, list[Fraction]]:
    """What those have made against each other who are equal so far, if all of them have met."""
    added = {one: [*before, NOTHING] for one, before in values.items()}
    for _, tied in groupby(sorted(order, key=values.__getitem__), key=values.__getitem__):
        group = set(tied)
        against = {
            one: [each for round in accounts[one].rounds for each in round if each.opponent in group] for one in group
        }
        if all({each.opponent for each in against[one]} == group - {one} for one in group):
            for one in group:
                added[one][-1] = sum((each.worth for each in against[one]), NOTHING)
    return added


def _row(number: int, place: int, account: _Account, tie_breaks: tuple[Fraction, ...]) -> StandingsRow:
    return StandingsRow(
        number=number,
        place=place,
        score=account.score,
        tie_breaks=tie_breaks,
        won=account.won,
        drawn=account.drawn,
        lost=account.lost,
        points=account.points,
    )


def _knocked_out(
    format: KnockOut, order: Sequence[int], rounds: Sequence[Round], accounts: Mapping[int, _Account]
) -> tuple[StandingsRow, ...]:
    rows: list[StandingsRow] = []
    for group in knock_out.placed(format, order, rounds):
        place = len(rows) + 1
        rows += [_row(one, place, accounts[one], ()) for one in group]
    return tuple(rows)


def _met(one: int, accounts: Mapping[int, _Account]) -> list[Fraction]:
    """For each round the points of the opponent, or their mean; without one, one's own."""
    own = accounts[one].score
    met = [
        sum((accounts[each.opponent].score * each.part for each in those), NOTHING) for those in accounts[one].rounds
    ]
    return met + [own] * len(accounts[one].unplayed)


def _buchholz(one: int, accounts: Mapping[int, _Account], scoring: MatchPoints) -> Fraction:
    return sum(_met(one, accounts), NOTHING)


def _buchholz_cut(one: int, accounts: Mapping[int, _Account], scoring: MatchPoints) -> Fraction:
    met = _met(one, accounts)
    return sum(met, NOTHING) - (min(met) if len(met) > 1 else NOTHING)


def _sonneborn_berger(one: int, accounts: Mapping[int, _Account], scoring: MatchPoints) -> Fraction:
    account, win = accounts[one], Fraction(scoring.win, 2)
    played = sum(
        (accounts[each.opponent].score * each.part * each.worth / win for those in account.rounds for each in those),
        NOTHING,
    )
    return played + sum((account.score * worth / win for worth in account.unplayed), NOTHING)


_TIE_BREAKS: Mapping[TieBreak, Callable[[int, Mapping[int, _Account], MatchPoints], Fraction]] = {
    "buchholz": _buchholz,
    "buchholz_cut": _buchholz_cut,
    "sonneborn_berger": _sonneborn_berger,
    "wins": lambda one, accounts, scoring: Fraction(accounts[one].won),
    "table_points": lambda one, accounts, scoring: Fraction(accounts[one].points),
}
