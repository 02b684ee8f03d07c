"""What the people at a table agree on before it goes on: the next deal, a rematch, or the end of a pause.

The first one who agrees starts a countdown, so nobody is held up for ever. Who is away is not waited for, except at the
end of a pause: people pause to go away for a moment, and have the countdown to come back.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.entries import Agreed
from rummykit.server.wire.table_messages import Onward

if TYPE_CHECKING:
    from rummykit.server.table.table import Table


class Agreement:
    """Who wants to go on: the seats that have agreed, in turn, and until when the others are waited for."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.since = 0.0
        self.until: float | None = None

    def add(self, entry: Agreed) -> None:
        """A seat agrees; the first one sets the countdown."""
        if entry.seat not in self.seats:
            self.seats.append(entry.seat)
        if self.until is None:
            self.since, self.until = entry.at, entry.until

    def forget(self, seat: int) -> None:
        """The person in this seat has gone for good."""
        if seat in self.seats:
            self.seats.remove(seat)
        if not self.seats:
            self.until = None

    def clear(self) -> None:
        """Nobody has agreed on what comes next."""
        self.seats.clear()
        self.until = None


def onward(table: Table) -> Onward | None:
    """What the people at a table could agree on now, None where there is nothing."""
    if table.paused_at is not None:
        return "resume"
    if table.state == "between_deals":
        return "next_deal"
    if table.created.tournament is not None:
        return None  # it has the next match
    return "rematch" if table.state == "over" and table.next_table is None else None


def asked(table: Table, present: AbstractSet[int]) -> frozenset[int]:
    """The seats that have yet to agree before the table goes on: of those who play on, for a rematch of everybody."""
    people = {number for number, seat in enumerate(table.seats) if seat.kind == "person"}
    if table.state != "over":
        eliminated = () if table.score is None else table.score.eliminated
        people = {seat for seat in people - table.left - set(eliminated) if not table.seats[seat].stand_in}
    if onward(table) != "resume":
        people &= present
    return frozenset(people - set(table.agreement.seats))


def patience(to: Onward, limits: Limits) -> float:
    """How many seconds the first one to agree waits for the others."""
    return limits.agree_rematch_seconds if to == "rematch" else limits.agree_seconds


_NOT_NOW: dict[Onward, str] = {"next_deal": "deal_not_over", "rematch": "match_not_over", "resume": "not_paused"}


def refused(to: Onward, over: bool) -> TableRefusal:
    """Why a table cannot go on like this now; `over` says that the match is."""
    return TableRefusal("match_over" if over and to == "next_deal" else _NOT_NOW[to])
