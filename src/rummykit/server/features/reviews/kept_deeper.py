"""Deeper looks beside the reviews: which turns are being looked at, and what came of it; the same for all servers."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from rummykit.server.features.reviews.kept_reviews import ReviewClaim
from rummykit.server.features.reviews.schema import deeper_looks
from rummykit.server.store.directory import InTransaction


class KeptDeeper:
    """The rows of deeper looks, by the claim on their review and the place of their turn.

    `ask` works in a transaction, `read` only looks.
    """

    def __init__(self, ask: InTransaction, read: InTransaction) -> None:
        self._ask = ask
        self._read = read

    async def under_way(self, subject: str, turn: int, now: float) -> bool:
        """Whether a server is looking at a turn now."""

        def work(connection: Connection) -> bool:
            row = connection.execute(
                select(deeper_looks.c.packed, deeper_looks.c.claimed_until).where(_of(subject, turn))
            ).first()
            return row is not None and row.packed is None and row.claimed_until > now

        return await self._read(work)

    async def claim(self, claim: ReviewClaim, turn: int, now: float, until: float) -> bool:
        """Make a look the work of one server until then; False where it is there, or another is at it."""

        def work(connection: Connection) -> bool:
            there = _of(claim.subject, turn)
            older = deeper_looks.c.version < claim.version
            lost = deeper_looks.c.packed.is_(None) & (deeper_looks.c.claimed_until <= now)
            connection.execute(delete(deeper_looks).where(there, older | lost))
            if connection.scalar(select(deeper_looks.c.turn).where(there)) is not None:
                return False
            values = {"version": claim.version, "claimed_until": until, "packed": None, "expires": claim.expires}
            connection.execute(insert(deeper_looks).values(subject=claim.subject, turn=turn, **values))
            return True

        try:
            return await self._ask(work)
        except IntegrityError:
            return False  # another server was quicker

    async def finish(self, claim: ReviewClaim, turn: int, packed: bytes | None) -> None:
        """Keep what a look has found; None frees the turn for another."""

        def work(connection: Connection) -> None:
            there = _of(claim.subject, turn) & (deeper_looks.c.version == claim.version)
            if packed is None:
                connection.execute(delete(deeper_looks).where(there, deeper_looks.c.packed.is_(None)))
            else:
                connection.execute(update(deeper_looks).where(there).values(packed=packed))

        await self._ask(work)


def _of(subject: str, turn: int) -> ColumnElement[bool]:
    return (deeper_looks.c.subject == subject) & (deeper_looks.c.turn == turn)
