"""What is kept of people for a time only, and what guests have left whose cookies have ended: all of it is deleted.

Most of it is also deleted as others use the same table of the database; on a server that nobody visits it goes too.
"""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Column, Delete, delete, func, or_, select

from rummykit.server.accounts.schema import ceremonies, device_links, sessions
from rummykit.server.features.bots.schema import bot_tokens
from rummykit.server.features.meeting.schema import (
    asks,
    declined_friends,
    friend_links,
    friend_notices,
    friend_requests,
    friends,
    invitations,
    presence,
    silenced,
    sittings,
    waiting,
)
from rummykit.server.features.notices.schema import mail_addresses, mail_counts, push_subscriptions, turn_notices
from rummykit.server.features.puzzles.schema import puzzle_attempts, puzzle_runs, puzzle_solvers
from rummykit.server.features.studies.schema import studies
from rummykit.server.limits import Limits
from rummykit.server.table.guests import COOKIE_SECONDS

_HOUR = 3600.0


def outdated(limits: Limits, now: float) -> Iterator[Delete]:
    """The statements that delete it; `now` is the wall clock."""
    for until in _ENDS:
        yield delete(until.table).where(until <= now)
    for at, seconds in _kept_for(limits):
        yield delete(at.table).where(at < now - seconds)
    # A cookie is older than what was done with it, so nobody has one from before this moment.
    ended = now - COOKIE_SECONDS
    for since in (friends.c.since, silenced.c.at):
        guest = or_(since.table.c.account.is_(None), since.table.c.other_account.is_(None))
        yield delete(since.table).where(guest, since < ended)
    # A bot may play on without its owner.
    used = func.coalesce(bot_tokens.c.used, bot_tokens.c.created)
    yield delete(bot_tokens).where(bot_tokens.c.account.is_(None), used < ended)
    solvers = puzzle_solvers.c
    gone = select(solvers.solver).where(solvers.account.is_(None), solvers.seen < now - limits.puzzle_guest_seconds)
    for kept in (puzzle_attempts, puzzle_runs, puzzle_solvers):
        yield delete(kept).where(kept.c.solver.in_(gone))


_ENDS: tuple[Column[float], ...] = (
    sessions.c.expires,
    ceremonies.c.expires,
    device_links.c.expires,
    friend_links.c.expires,
    mail_addresses.c.until,
    mail_counts.c.until,
)
"""Columns that say until when a row is of use."""


def _kept_for(limits: Limits) -> tuple[tuple[Column[float], float], ...]:
    """Columns that say when a row was written or used last, and for how many seconds from then on it is kept."""
    return (
        (sittings.c.at, limits.companies_seconds),
        (asks.c.made, max(_HOUR, limits.ask_seconds)),
        (invitations.c.made, max(_HOUR, limits.ask_seconds)),
        (friend_requests.c.made, limits.friend_request_seconds),
        (declined_friends.c.at, limits.friend_request_seconds),
        (friend_notices.c.at, limits.friend_notice_seconds),
        (presence.c.seen, limits.presence_kept_seconds),
        (waiting.c.seen, limits.pairing_wait_seconds),
        (push_subscriptions.c.seen, limits.notice_keep_seconds),
        (turn_notices.c.since, limits.notice_keep_seconds),
        (studies.c.opened, limits.study_seconds),
    )
