"""Who decides about a table: its host, or, while the host is away, the first person who is here."""

from __future__ import annotations

from rummykit.server.table.audience import Audience
from rummykit.server.table.table import Table


def host_now(table: Table, audience: Audience, now: float) -> int:
    """The seat that decides at the time `now`; -1 at a table of a tournament.

    A host who has been away for `Audience.host_patience` decides again as soon as a page of the seat is open.
    """
    host = table.host
    if host < 0 or audience.absence(host, now) < audience.host_patience:
        return host
    here = (number for number, seat in enumerate(table.seats) if seat.kind == "person" and audience.has(number))
    return next(here, host)


def until_passed_on(table: Table, audience: Audience, now: float) -> float | None:
    """Seconds until somebody else decides in the place of a host who is away; None if that will not be."""
    host = table.host
    if host < 0 or audience.has(host) or not audience:
        return None
    left = audience.host_patience - audience.absence(host, now)
    return left if left > 0 else None
