"""Records: a table's as a file, and anybody's played again."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any
from urllib.parse import quote

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from rummykit.server.accounts.identity import who_asks
from rummykit.server.guards.quotas import RequestQuota
from rummykit.server.limits import Limits
from rummykit.server.routes.description import OF_A_TABLE
from rummykit.server.routes.replay_answer import replayed, verified
from rummykit.server.table.recording import File, check_time, recording
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.http_messages import ReplayAsked, Replayed, VerifyAnswer
from rummykit.server.wire.representation import GZIP, best_coding

REFUSED = ("record_not_yet", "bad_record", "record_too_long", "nothing_to_verify", *OF_A_TABLE)
"""What these routes may refuse with."""
_AT_ONCE = 2
"""Replays under way at one time; more would only take time from the tables."""


def routes(limits: Limits) -> list[Any]:
    """The routes of records, so many a minute from one address."""
    guards = [RequestQuota(limits, limits.records_per_minute, limits.record_burst)]
    working = asyncio.Semaphore(_AT_ONCE)

    @get("/api/tables/{table_id:str}/record", guards=guards, media_type="text/plain")
    async def fetch(
        request: Request[Any, Any, Any], rooms: NamedDependency[Rooms], table_id: FromPath[str]
    ) -> Response[str]:
        who = await who_asks(request, rooms.services.accounts)
        async with rooms.visit(table_id) as room:
            key = who.key_at(room)
            check_time(room.table, key)  # before the log is read, which may be long
            async with working:
                file = await asyncio.to_thread(recording, table_id, await room.log(), key)
        return Response(file.text, media_type="text/plain", headers=_named(file))

    @post(
        "/api/replay",
        status_code=200,
        guards=guards,
        request_max_body_size=limits.record_bytes,
        responses={200: ResponseSpec(Replayed, generate_examples=False)},
    )
    async def play_again(request: Request[Any, Any, Any], data: JSONBody[ReplayAsked]) -> Response[bytes]:
        packed = best_coding(request.headers.get("accept-encoding", ""), (GZIP,)) is not None
        async with working:
            body = await asyncio.to_thread(_answer, data.record, limits.record_moments, packed)
        headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": GZIP} if packed else {})
        return Response(body, media_type="application/json", headers=headers)

    @post("/api/verify", status_code=200, guards=guards, request_max_body_size=limits.record_bytes)
    async def check(data: JSONBody[ReplayAsked]) -> VerifyAnswer:
        async with working:
            return await asyncio.to_thread(verified, data.record, limits.record_moments)

    return [fetch, play_again, check]


def _answer(text: str, most: int, packed: bool) -> bytes:
    body = msgspec.json.encode(replayed(text, most))
    return gzip.compress(body, 5, mtime=0) if packed else body


def _named(file: File) -> dict[str, str]:
    """The headers that give a download its name, in plain letters and in all."""
    plain = file.name.encode("ascii", "ignore").decode()
    disposition = f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(file.name)}"
    return {"Content-Disposition": disposition, "Cache-Control": "no-store"}
