"""Reviews: of a finished table, kept with it, and of a record that somebody has opened."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from rummykit.server.accounts.identity import Requester
from rummykit.server.features.reviews.deeper_looks import DeeperLooks
from rummykit.server.features.reviews.reviews import Reviews
from rummykit.server.guards.quotas import LOOKS, RequestRate, address_of
from rummykit.server.limits import Limits
from rummykit.server.processes.long_work import LongWork
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.description import LONGEST_BODY, OF_A_TABLE
from rummykit.server.routes.replay_answer import check_record
from rummykit.server.table.recording import recording
from rummykit.server.table.room import Room
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.http_messages import ReplayAsked, ReviewAnswer

REFUSED = (
    *("match_not_over", "reviews_busy", "not_reviewed", "review_failed", "unknown_review", "unknown_turn"),
    *("bad_record", "record_too_long", "not_finished", *OF_A_TABLE),
)
"""What these routes may refuse with."""


_BEGINS = RequestRate(lambda its: (its.reviews_per_minute, its.review_burst))
_DEEPER = RequestRate(lambda its: (its.deeper_per_minute, its.deeper_burst))
_ANSWERED = {200: ResponseSpec(ReviewAnswer, generate_examples=False)}
_OF_TABLE = ["/api/tables/{table_id:str}/review", "/api/tables/{table_id:str}/review/{turn:int}"]
"""The review of a finished match, and the deeper look at a turn of it, by the turn's place from 0."""


def _rate(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Reviews and deeper looks have limits of their own."""
    (_DEEPER if "turn" in connection.path_params else _BEGINS).let(connection)


@get(_OF_TABLE, guards=[LOOKS], responses=_ANSWERED)
async def look(
    rooms: NamedDependency[Rooms],
    reviews: NamedDependency[Reviews],
    deeper: NamedDependency[DeeperLooks],
    table_id: FromPath[str],
    turn: FromPath[int | None] = None,
    mark: FromQuery[str] = "",
) -> ReviewAnswer:
    """How far the review of a finished match, or a deeper look at a turn, is; the review unless it has this mark."""
    async with rooms.visit(table_id) as room:
        _check_over(room)
    return await (reviews.look(table_id, mark) if turn is None else deeper.look(table_id, turn, mark))


@post(_OF_TABLE, status_code=200, guards=[_rate], responses=_ANSWERED)
async def begin(
    request: Request[Any, Any, Any],
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    reviews: NamedDependency[Reviews],
    deeper: NamedDependency[DeeperLooks],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    table_id: FromPath[str],
    turn: FromPath[int | None] = None,
) -> ReviewAnswer:
    """Begin the review of a finished match, or look deeper at a turn of it, unless somebody has; kept for everybody.

    All who may read its record may ask.
    """
    async with rooms.visit(table_id) as room:
        _check_over(room)
        answer = await (reviews.known(table_id) if turn is None else deeper.look(table_id, turn))
        if answer.state != "none":
            return answer
        log, key = await room.log(), who.key_at(room)
    asker = address_of(request)
    file = await long_work(recording, table_id, log, key, address=asker, seconds=limits.record_seconds)
    if turn is None:
        return await reviews.ask(table_id, file.text)
    return await deeper.ask(table_id, turn, file.text, asker=asker)


@get(
    ["/api/reviews/{key:str}", "/api/reviews/{key:str}/{turn:int}"],
    guards=[LOOKS],
    responses=_ANSWERED,
)
async def look_at_record(
    reviews: NamedDependency[Reviews],
    deeper: NamedDependency[DeeperLooks],
    key: FromPath[str],
    turn: FromPath[int | None] = None,
    mark: FromQuery[str] = "",
) -> ReviewAnswer:
    """The same for a record from a file, by the `key` that the answer to its beginning contains."""
    if turn is not None:
        return await deeper.look(key, turn, mark)
    answer = await reviews.look(key, mark)
    if answer.state == "none" and not answer.mark:
        raise TableRefusal("unknown_review")
    return answer


@post(
    ["/api/reviews", "/api/reviews/{key:str}/{turn:int}"],
    status_code=200,
    guards=[_rate],
    opt={LONGEST_BODY: lambda limits: limits.record_bytes},
    responses=_ANSWERED,
)
async def begin_of_record(
    request: Request[Any, Any, Any],
    reviews: NamedDependency[Reviews],
    deeper: NamedDependency[DeeperLooks],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    data: JSONBody[ReplayAsked],
    key: FromPath[str | None] = None,
    turn: FromPath[int | None] = None,
) -> ReviewAnswer:
    """Begin the review of a record from a file, which is kept for a while, or look deeper at a turn of one."""
    asker, seconds = address_of(request), limits.record_review_seconds
    subject = _key_of(data.record)
    if turn is not None:
        if key != subject:
            raise TableRefusal("unknown_review")
        return await deeper.ask(subject, turn, data.record, asker=asker, seconds=seconds)
    await long_work(check_record, data.record, limits.record_moments, address=asker, seconds=limits.record_seconds)
    return await reviews.ask(subject, data.record, asker=asker, seconds=seconds)


def _key_of(record: str) -> str:
    return hashlib.sha256(record.encode()).hexdigest()


def _check_over(room: Room) -> None:
    """Raise `TableRefusal` while hands are hidden."""
    if room.table.state != "over":
        raise TableRefusal("match_not_over")
