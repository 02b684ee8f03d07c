"""Records: a table's as a file, and anybody's played again."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from rummykit.server.accounts.identity import Requester
from rummykit.server.guards.quotas import RequestRate, address_of
from rummykit.server.limits import Limits
from rummykit.server.processes.long_work import LongWork
from rummykit.server.routes.description import LONGEST_BODY, OF_A_TABLE
from rummykit.server.routes.replay_answer import replayed_packed, unpacked, unpacked_size, verified
from rummykit.server.table.recording import File, check_time, recording
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.http_messages import ReplayAsked, Replayed, VerifyAnswer
from rummykit.server.wire.representation import GZIP, best_coding

REFUSED = ("record_not_yet", "bad_record", "record_too_long", "nothing_to_verify", "not_finished", *OF_A_TABLE)
"""What these routes may refuse with."""


_RATE = RequestRate(lambda its: (its.records_per_minute, its.record_burst))


@get("/api/tables/{table_id:str}/record", guards=[_RATE], media_type="text/plain")
async def fetch(
    request: Request[Any, Any, Any],
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    table_id: FromPath[str],
) -> Response[str]:

    async with rooms.visit(table_id) as room:
        key = who.key_at(room)
        check_time(room.table, key)  # before the log is read, which may be long
        log = await room.log()
    file = await long_work(recording, table_id, log, key, address=address_of(request), seconds=limits.record_seconds)
    return Response(file.text, media_type="text/plain", headers=_named(file))


@post(
    "/api/replay",
    status_code=200,
    guards=[_RATE],
    opt={LONGEST_BODY: lambda limits: limits.record_bytes},
    responses={200: ResponseSpec(Replayed, generate_examples=False)},
)
async def play_again(
    request: Request[Any, Any, Any],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    data: JSONBody[ReplayAsked],
) -> Response[bytes] | Stream:
    most, asker = limits.record_moments, address_of(request)
    body = await long_work(replayed_packed, data.record, most, address=asker, seconds=limits.record_seconds)
    if best_coding(request.headers.get("accept-encoding", ""), (GZIP,)) is None:
        headers = {"Vary": "Accept-Encoding", "Content-Length": str(unpacked_size(body))}
        return Stream(unpacked(body), media_type="application/json", headers=headers)
    headers = {"Vary": "Accept-Encoding", "Content-Encoding": GZIP}
    return Response(body, media_type="application/json", headers=headers)


@post("/api/verify", status_code=200, guards=[_RATE], opt={LONGEST_BODY: lambda limits: limits.record_bytes})
async def check(
    request: Request[Any, Any, Any],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    data: JSONBody[ReplayAsked],
) -> VerifyAnswer:
    most, asker = limits.record_moments, address_of(request)
    return await long_work(verified, data.record, most, address=asker, seconds=limits.record_seconds)


def _named(file: File) -> dict[str, str]:
    """The headers that give a download its name, in plain letters and in all."""
    plain = file.name.encode("ascii", "ignore").decode()
    disposition = f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(file.name)}"
    return {"Content-Disposition": disposition, "Cache-Control": "no-store"}
