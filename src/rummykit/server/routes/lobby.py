"""Finding a table: in the lobby, or by its short code."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from rummykit.server.guards.quotas import RequestRate
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.codes import read_code
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.table_messages import CodeFound, LobbyTable

_QUESTIONS = RequestRate(lambda its: (its.questions_per_minute, its.question_burst))


_CODES = RequestRate(lambda its: (its.codes_per_minute, its.code_burst))


@get("/api/lobby", guards=[_QUESTIONS])
async def open_tables(
    rooms: NamedDependency[Rooms],
    limits: NamedDependency[Limits],
    game: FromQuery[str | None] = None,
    free: FromQuery[int] = 1,
) -> tuple[LobbyTable, ...]:
    services = rooms.services
    since = services.now() - limits.lobby_seconds
    return await services.directory.find(since=since, most=limits.lobby_tables, game=game, free=min(max(free, 1), 8))


@get("/api/codes/{code:str}", guards=[_CODES])
async def by_code(rooms: NamedDependency[Rooms], code: FromPath[str]) -> CodeFound:
    known = read_code(code)
    table = None if known is None else await rooms.services.directory.by_code(known)
    if table is None:
        raise TableRefusal("unknown_code")
    return CodeFound(id=table)
