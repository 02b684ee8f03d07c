"""Reviews beside the logs: who is computing one, how far it is, and what came of it; the same for all servers.

A review is kept several times while it is made surer: what it has found so far is there for everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from rummykit.server.features.reviews.schema import deeper_looks, reviews
from rummykit.server.store.directory import InTransaction


class KeptReview(NamedTuple):
    """A review as it is kept: packed once it is there, with a reason where there will be none.

    Until `claimed_until` (wall clock) the server `owner` computes it, or makes it surer; `done` of `steps` were done
    when it last said so. `deeper` are the deeper looks at its turns, packed, by their places.
    """

    version: int
    owner: str
    claimed_until: float
    done: int
    steps: int
    packed: bytes | None
    refused: str | None
    reason: str
    deeper: Mapping[int, bytes]


class ReviewClaim(NamedTuple):
    """What a server wants to review: a table's id or the hash of a record, by which version of the review.

    `expires` is when it may be forgotten; None lasts as long as the table.
    """

    subject: str
    version: int
    owner: str
    expires: float | None


class KeptReviews:
    """The rows of all reviews. `ask` works in a transaction, `read` only looks; `most` of records are kept."""

    def __init__(self, ask: InTransaction, read: InTransaction, most: int) -> None:
        self._ask = ask
        self._read = read
        self._most = most

    async def find(self, subject: str, now: float) -> KeptReview | None:
        """What is kept of a subject, unless its time is over."""

        def work(connection: Connection) -> KeptReview | None:
            columns = [reviews.c[name] for name in KeptReview._fields if name != "deeper"]
            lasts = or_(reviews.c.expires.is_(None), reviews.c.expires > now)
            row = connection.execute(select(*columns).where(reviews.c.subject == subject, lasts)).first()
            if row is None:
                return None
            there = deeper_looks.c.packed.is_not(None) & (deeper_looks.c.version == row.version)
            looks = select(deeper_looks.c.turn, deeper_looks.c.packed).where(deeper_looks.c.subject == subject, there)
            return KeptReview._make((*row, {each.turn: each.packed for each in connection.execute(looks)}))

        return await self._read(work)

    async def claim(self, claim: ReviewClaim, now: float, until: float, *, surer: bool = False) -> bool:
        """Make a review the work of one server until then; False where it is there, or another computes it.

        What failed, or is of another version, may be claimed again. `surer` claims what is there, to go on with it.
        """
        fresh = {
            "version": claim.version,
            "owner": claim.owner,
            "claimed_until": until,
            "done": 0,
            "steps": 0,
            "refused": None,
            "reason": "",
            "expires": claim.expires,
        } | ({} if surer else {"packed": None})

        def work(connection: Connection) -> bool:
            self._make_room(connection, claim, now)
            # A newer server may share the database: what it has is not computed by an older version.
            older = reviews.c.version < claim.version
            same = reviews.c.version == claim.version
            there = reviews.c.packed.is_not(None) if surer else reviews.c.packed.is_(None)
            free = or_(older, same & there) & (reviews.c.claimed_until <= now)
            mine = update(reviews).where(reviews.c.subject == claim.subject, free).values(fresh)
            if connection.execute(mine).rowcount:
                return True
            if connection.scalar(select(reviews.c.subject).where(reviews.c.subject == claim.subject)) is not None:
                return False
            connection.execute(insert(reviews).values(subject=claim.subject, **fresh))
            return True

        try:
            return await self._ask(work)
        except IntegrityError:
            return False  # another server was quicker

    async def renew(self, claim: ReviewClaim, until: float, done: int, steps: int) -> bool:
        """Go on with a review until then, and say how far it is; False where it is not this server's any more."""

        def work(connection: Connection) -> bool:
            values = {"claimed_until": until, "done": done, "steps": steps}
            return bool(connection.execute(update(reviews).where(_held(claim)).values(values)).rowcount)

        return await self._ask(work)

    async def keep(self, claim: ReviewClaim, packed: bytes) -> None:
        """Keep what a review has found so far, unless it is not this server's any more."""

        def work(connection: Connection) -> None:
            connection.execute(update(reviews).where(_held(claim)).values(packed=packed))

        await self._ask(work)

    async def finish(
        self, claim: ReviewClaim, packed: bytes | None, refused: str | None = None, reason: str = ""
    ) -> None:
        """Keep a review, or why there is none, unless it is not this server's any more."""

        def work(connection: Connection) -> None:
            values = {"packed": packed, "refused": refused, "reason": reason, "claimed_until": 0.0}
            connection.execute(update(reviews).where(_held(claim)).values(values))

        await self._ask(work)

    def _make_room(self, connection: Connection, claim: ReviewClaim, now: float) -> None:
        """Forget reviews of records whose time is over, and the oldest where there are too many."""
        if claim.expires is None:
            return
        connection.execute(delete(reviews).where(reviews.c.expires <= now))
        connection.execute(delete(deeper_looks).where(deeper_looks.c.expires <= now))
        of_records = reviews.c.expires.is_not(None) & (reviews.c.subject != claim.subject)
        many = (connection.scalar(select(func.count()).select_from(reviews).where(of_records)) or 0) - self._most + 1
        if many > 0:
            oldest = select(reviews.c.subject).where(of_records).order_by(reviews.c.expires).limit(many)
            connection.execute(delete(reviews).where(reviews.c.subject.in_(list(connection.scalars(oldest)))))


def _held(claim: ReviewClaim) -> ColumnElement[bool]:
    return (
        (reviews.c.subject == claim.subject)
        & (reviews.c.owner == claim.owner)
        & (reviews.c.version == claim.version)
        & (reviews.c.claimed_until > 0)
    )
