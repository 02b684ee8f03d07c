"""What a tournament has come to so far: its entrants, the rounds, their meetings, and what these ended with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays, by number. `since` is the first round, from 0, for which they were there; who is not `active`
    is not paired any more."""

    number: int
    active: bool = True
    since: int = 0


class TableResult(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a meeting by seat: places from 1, shared ones equal, and the points of the game, the more the better.

    Seats that were `absent` get nothing, and lose to all who were there.
    """

    places: tuple[int, ...]
    points: tuple[int, ...]
    absent: tuple[int, ...] = ()


class RoundTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round: the numbers of the entrants by seat, the first of whom deals first, and how it ended."""

    seats: tuple[int, ...]
    result: TableResult | None = None


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """The meetings of a round, and the entrants who had a bye."""

    meetings: tuple[RoundTable, ...]
    byes: tuple[int, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether every meeting has a result."""
        return all(meeting.result is not None for meeting in self.meetings)


def times_met(rounds: Iterable[Round]) -> dict[int, dict[int, int]]:
    """For every entrant who has played, how often they met whom."""
    met: dict[int, dict[int, int]] = {}
    for each in rounds:
        for meeting in each.meetings:
            for one in meeting.seats:
                those = met.setdefault(one, {})
                for other in meeting.seats:
                    if other != one:
                        those[other] = those.get(other, 0) + 1
    return met


def times_dealt(rounds: Iterable[Round]) -> dict[int, int]:
    """How often everybody has dealt first."""
    dealt: dict[int, int] = {}
    for each in rounds:
        for meeting in each.meetings:
            dealt[meeting.seats[0]] = dealt.get(meeting.seats[0], 0) + 1
    return dealt


def times_bye(rounds: Iterable[Round]) -> dict[int, int]:
    """How often everybody has had a bye."""
    byes: dict[int, int] = {}
    for each in rounds:
        for one in each.byes:
            byes[one] = byes.get(one, 0) + 1
    return byes


def seated(tables: Iterable[Sequence[int]], rounds: Sequence[Round]) -> tuple[RoundTable, ...]:
    """The meetings at these tables: the entrant who has dealt first least often does so now; of equals, one who did not
    in the last round; then the first and the last of the table in turns."""
    dealt = times_dealt(rounds)
    lately = {meeting.seats[0] for meeting in rounds[-1].meetings} if rounds else set[int]()
    meetings = []
    for table in tables:
        order = list(table) if len(rounds) % 2 == 0 else list(reversed(table))
        first = min(order, key=lambda one: (dealt.get(one, 0), one in lately))
        meetings.append(RoundTable(seats=(first, *(one for one in table if one != first))))
    return tuple(meetings)
