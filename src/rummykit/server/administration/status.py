"""How the server is, for everybody: whether it is up, how many play, and what its host announces."""

from __future__ import annotations

import time
from importlib.metadata import version

from litestar import Response, get
from litestar.di import NamedDependency
from sqlalchemy import Connection, func, or_, select

from rummykit.server.administration.upkeep import Upkeep
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.store.schema import announcements, server_counts
from rummykit.server.wire.admin_messages import Announcement, ServerStatus

_LOOKS = RequestRate(lambda its: (its.questions_per_minute, its.question_burst))
_BEGAN = time.time()


@get("/api/status", guards=[_LOOKS])
async def status(upkeep: NamedDependency[Upkeep]) -> Response[ServerStatus]:
    """Since when the server runs, the tables in memory and the people at them, and what its host announces."""
    rooms, store, now = upkeep.rooms, upkeep.store, time.time()
    counted = rooms.loaded, rooms.people

    def work(connection: Connection) -> ServerStatus:
        tables, people = counted
        if store.shared:
            others = select(func.sum(server_counts.c.tables), func.sum(server_counts.c.people))
            found = connection.execute(others.where(server_counts.c.name != rooms.services.owner)).one()
            tables, people = tables + (found[0] or 0), people + (found[1] or 0)
        return ServerStatus(
            version=version("rummykit"),
            since=_BEGAN,
            tables=tables,
            people=people,
            announcements=announced(connection, now),
        )

    told = await store.read(work)
    return Response(told, headers={"Cache-Control": "no-store"})


def announced(connection: Connection, now: float) -> tuple[Announcement, ...]:
    """What the host announces, the newest first."""
    there = select(announcements).where(or_(announcements.c.until.is_(None), announcements.c.until > now))
    rows = connection.execute(there.order_by(announcements.c.made.desc()))
    return tuple(Announcement(id=row.id, text=row.text, made=row.made, until=row.until) for row in rows)
