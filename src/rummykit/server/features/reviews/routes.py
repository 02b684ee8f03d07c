"""Reviews: of a finished table, kept with it, and of a record that somebody has opened."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
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


@get("/api/tables/{table_id:str}/review", guards=[LOOKS], responses=_ANSWERED)
async def look(
    rooms: NamedDependency[Rooms], reviews: NamedDependency[Reviews], table_id: FromPath[str], mark: FromQuery[str] = ""
) -> ReviewAnswer:
    """How far the review of a finished match is, and what it has found so far unless that has this mark."""
    async with rooms.visit(table_id) as room:
        _check_over(room)
    return await reviews.look(table_id, mark)


@post("/api/tables/{table_id:str}/review", status_code=200, guards=[_BEGINS], responses=_ANSWERED)
async def begin(
    request: Request[Any, Any, Any],
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    reviews: NamedDependency[Reviews],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    table_id: FromPath[str],
) -> ReviewAnswer:
    """Begin the review of a finished match unless it was begun; all who may read its record may ask."""
    async with rooms.visit(table_id) as room:
        _check_over(room)
        answer = await reviews.known(table_id)
        if answer.state != "none":
            return answer
        log, key = await room.log(), who.key_at(room)
    file = await long_work(recording, table_id, log, key, address=address_of(request), seconds=limits.record_seconds)
    return await reviews.ask(table_id, file.text)


@get("/api/tables/{table_id:str}/review/{turn:int}", guards=[LOOKS], responses=_ANSWERED)
async def look_deeper(
    rooms: NamedDependency[Rooms],
    deeper: NamedDependency[DeeperLooks],
    table_id: FromPath[str],
    turn: FromPath[int],
    mark: FromQuery[str] = "",
) -> ReviewAnswer:
    """How far a deeper look at a turn is, and the review with it once it is done."""
    async with rooms.visit(table_id) as room:
        _check_over(room)
    return await deeper.look(table_id, turn, mark)


@post("/api/tables/{table_id:str}/review/{turn:int}", status_code=200, guards=[_DEEPER], responses=_ANSWERED)
async def begin_deeper(
    request: Request[Any, Any, Any],
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    deeper: NamedDependency[DeeperLooks],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    table_id: FromPath[str],
    turn: FromPath[int],
) -> ReviewAnswer:
    """Look deeper at a turn of a reviewed match, by its place from 0, unless somebody has; kept for everybody."""
    async with rooms.visit(table_id) as room:
        _check_over(room)
        log, key = await room.log(), who.key_at(room)
    address = address_of(request)
    file = await long_work(recording, table_id, log, key, address=address, seconds=limits.record_seconds)
    return await deeper.ask(table_id, turn, file.text, asker=address)


@post(
    "/api/reviews",
    status_code=200,
    guards=[_BEGINS],
    opt={LONGEST_BODY: lambda limits: limits.record_bytes},
    responses=_ANSWERED,
)
async def begin_of_record(
    request: Request[Any, Any, Any],
    reviews: NamedDependency[Reviews],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    data: JSONBody[ReplayAsked],
) -> ReviewAnswer:
    """Begin the review of a record from a file, which is kept for a while; `key` asks for it."""
    asker, most = address_of(request), limits.record_moments
    await long_work(check_record, data.record, most, address=asker, seconds=limits.record_seconds)
    return await reviews.ask(_key_of(data.record), data.record, asker=asker, seconds=limits.record_review_seconds)


@get("/api/reviews/{key:str}", guards=[LOOKS], responses=_ANSWERED)
async def look_at_record(
    reviews: NamedDependency[Reviews], key: FromPath[str], mark: FromQuery[str] = ""
) -> ReviewAnswer:
    """How far the review of such a record is, for who has the record."""
    answer = await reviews.look(key, mark)
    if answer.state == "none" and not answer.mark:
        raise TableRefusal("unknown_review")
    return answer


@get("/api/reviews/{key:str}/{turn:int}", guards=[LOOKS], responses=_ANSWERED)
async def look_deeper_at_record(
    deeper: NamedDependency[DeeperLooks], key: FromPath[str], turn: FromPath[int], mark: FromQuery[str] = ""
) -> ReviewAnswer:
    """How far a deeper look at a turn of such a record is, and the review with it once it is done."""
    return await deeper.look(key, turn, mark)


@post(
    "/api/reviews/{key:str}/{turn:int}",
    status_code=200,
    guards=[_DEEPER],
    opt={LONGEST_BODY: lambda limits: limits.record_bytes},
    responses=_ANSWERED,
)
async def begin_deeper_of_record(
    request: Request[Any, Any, Any],
    deeper: NamedDependency[DeeperLooks],
    limits: NamedDependency[Limits],
    key: FromPath[str],
    turn: FromPath[int],
    data: JSONBody[ReplayAsked],
) -> ReviewAnswer:
    """Look deeper at a turn of a reviewed record, by its place from 0, unless somebody has."""
    if _key_of(data.record) != key:
        raise TableRefusal("unknown_review")
    seconds = limits.record_review_seconds
    return await deeper.ask(key, turn, data.record, asker=address_of(request), seconds=seconds)


def _key_of(record: str) -> str:
    return hashlib.sha256(record.encode()).hexdigest()


def _check_over(room: Room) -> None:
    """Raise `TableRefusal` while hands are hidden."""
    if room.table.state != "over":
        raise TableRefusal("match_not_over")
