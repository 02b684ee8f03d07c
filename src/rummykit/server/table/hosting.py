"""Who decides about a table: its host, or, while the host is away, the first person who is here.

Whom to send away is decided by more than half of the people who are here while the host is not.
"""

from __future__ import annotations

from rummykit.server.refusals import TableRefusal
from rummykit.server.table.audience import Audience
from rummykit.server.table.table import Table


def host_now(table: Table, audience: Audience, now: float) -> int:
    """The seat that decides at the time `now`; -1 at a table of a tournament.

    A host who has been away for `Audience.host_patience` decides again as soon as a page of the seat is open.
    """
    host = table.host
    if host < 0 or audience.absence(host, now) < audience.host_patience:
        return host
    return next(iter(_voters(table, audience)), host)


def votes_needed(table: Table, audience: Audience, now: float) -> int:
    """How many have to want that somebody is sent away; 0 where the host decides."""
    if host_now(table, audience, now) == table.host:
        return 0
    return len(_voters(table, audience)) // 2 + 1


def vote(table: Table, audience: Audience, seat: int, other: int, now: float) -> bool:
    """A seat wants, or wants no more, that the person of another is sent away; True if enough people do.

    Raises `TableRefusal("not_host")` where the host decides.
    """
    needed = votes_needed(table, audience, now)
    if not needed:
        raise TableRefusal("not_host")
    audience.votes.setdefault(other, set()).symmetric_difference_update({seat})
    return len(audience.votes[other]) >= needed


def until_passed_on(table: Table, audience: Audience, now: float) -> float | None:
    """Seconds until somebody else decides in the place of a host who is away; None if that will not be."""
    host = table.host
    if host < 0 or audience.has(host) or not audience:
        return None
    left = audience.host_patience - audience.absence(host, now)
    return left if left > 0 else None


def _voters(table: Table, audience: Audience) -> list[int]:
    """The people who are here."""
    return [number for number, seat in enumerate(table.seats) if seat.kind == "person" and audience.has(number)]
