"""The door of bots that people run, which show their token: what happens at their tables, sitting down, acting."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from rummykit.server.features.bots.bot_door import BotDoor
from rummykit.server.features.bots.bot_streams import BotStream
from rummykit.server.features.bots.bot_tokens import KnownBot
from rummykit.server.guards.quotas import Quotas, RequestRate, address_of
from rummykit.server.guards.working_time import measured
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.description import BOT_TOKEN, OF_A_TABLE
from rummykit.server.table import sitting_down
from rummykit.server.table.bot_player import BotPlayer
from rummykit.server.table.services import is_table_id
from rummykit.server.wire.bot_messages import (
    BotAct,
    BotActed,
    BotLine,
    BotState,
    ListedActions,
)
from rummykit.server.wire.table_messages import TableInfo

Asking = Request[Any, Any, Any]
Answer = TypeVar("Answer")

REFUSED = (
    *("bot_token_needed", "too_many_bot_tables", "no_visiting_bots", "not_seated", "not_your_turn", "stale_version"),
    *("not_started", "between_deals", "match_over", "paused", "clock_only", "already_started", "promises_fixed"),
    *("table_full", "sent_away", "nobody_there", "table_log_full", *OF_A_TABLE),
)
"""What these routes may refuse with, besides what the rules of a game refuse."""

_PRIVATE = {"Cache-Control": "no-store"}
_LINES = "application/x-ndjson"
_BEARER = "bearer "
_VERSION = re.compile(r"[0-9]{1,18}")


_RATE = RequestRate(lambda its: (its.bot_questions_per_minute, its.bot_question_burst))
_SHOWN: Any = [{BOT_TOKEN: []}]
"""How a bot says who it is."""
_LINED = {200: ResponseSpec(BotLine, description="Lines.", generate_examples=False, media_type=_LINES)}


@get("/api/bot", guards=[_RATE], security=_SHOWN)
async def state(request: Asking, bots: NamedDependency[BotDoor], quotas: NamedDependency[Quotas]) -> Response[BotState]:
    """The bot, and the tables where it sits."""
    bot = await _bot(request, bots, quotas)
    tables = await bots.tokens.tables(bot)
    return Response(BotState(name=bot.name, tables=tuple(tables)), headers=_PRIVATE)


@get("/api/bot/events", guards=[_RATE], security=_SHOWN, media_type=_LINES, responses=_LINED)
async def events(
    request: Asking,
    bots: NamedDependency[BotDoor],
    quotas: NamedDependency[Quotas],
    since: FromQuery[str] = "",
) -> Stream:
    """What happens at the tables of the bot, a line of JSON each (`BotLine`), for as long as it is read.

    `since` says which versions are known, as `id:version,id:version`; of these tables it tells what came after.
    """
    bot = await _bot(request, bots, quotas)
    return await _stream(request, bots, quotas, bot, _versions(since))


@get("/api/bot/tables/{table_id:str}/events", guards=[_RATE], security=_SHOWN, media_type=_LINES, responses=_LINED)
async def events_here(
    request: Asking,
    bots: NamedDependency[BotDoor],
    quotas: NamedDependency[Quotas],
    table_id: FromPath[str],
    since: FromQuery[int] = 0,
) -> Stream:
    """The same of one table, whichever server owns it."""
    bot = await _bot(request, bots, quotas)
    async with bots.rooms.visit(table_id) as room:
        if room.seat_of(bot.key) is None:
            raise TableRefusal("not_seated")
    return await _stream(request, bots, quotas, bot, {table_id: max(0, since)}, table_id)


@post("/api/bot/tables/{table_id:str}/sit", guards=[_RATE], security=_SHOWN, status_code=200)
async def sit(
    request: Asking, bots: NamedDependency[BotDoor], quotas: NamedDependency[Quotas], table_id: FromPath[str]
) -> TableInfo:
    """Sit down in the first free seat of a table that lets bots of others in."""
    bot, tokens = await _bot(request, bots, quotas), bots.tokens
    async with bots.rooms.visit(table_id) as room:
        if room.seat_of(bot.key) is None and not room.table.created.visiting_bots:
            raise TableRefusal("no_visiting_bots")
        await tokens.sits(bot, table_id)
        try:
            seen = await sitting_down.sit_bot(room, bot.name, bot.key)
        except TableRefusal:
            await tokens.done(bot, table_id)
            raise
    await tokens.note_use(bot)
    bots.streams.sat_down(bot.key, table_id)
    return seen


@get("/api/bot/tables/{table_id:str}/actions", guards=[_RATE], security=_SHOWN)
async def actions(
    request: Asking, bots: NamedDependency[BotDoor], quotas: NamedDependency[Quotas], table_id: FromPath[str]
) -> ListedActions:
    """What the bot may do now, when it is its turn."""
    bot = await _bot(request, bots, quotas)
    async with bots.rooms.visit(table_id) as room:
        return await _paid(quotas, bot, BotPlayer(room, bot.key).legal_actions())


@post("/api/bot/tables/{table_id:str}/act", guards=[_RATE], security=_SHOWN, status_code=200)
async def act(
    request: Asking,
    bots: NamedDependency[BotDoor],
    quotas: NamedDependency[Quotas],
    table_id: FromPath[str],
    data: JSONBody[BotAct],
) -> BotActed:
    """Act; the answer comes when the action is stored."""
    bot = await _bot(request, bots, quotas)
    async with bots.rooms.visit(table_id) as room:
        return await _paid(quotas, bot, BotPlayer(room, bot.key).act(data))


@post("/api/bot/tables/{table_id:str}/leave", guards=[_RATE], security=_SHOWN, status_code=200)
async def leave(
    request: Asking, bots: NamedDependency[BotDoor], quotas: NamedDependency[Quotas], table_id: FromPath[str]
) -> None:
    """Leave a table for good: the seat becomes free, and in a match a bot of the server gets it."""
    bot = await _bot(request, bots, quotas)
    async with bots.rooms.visit(table_id) as room:
        await BotPlayer(room, bot.key).leave()
    await bots.tokens.done(bot, table_id)


async def _bot(request: Asking, bots: BotDoor, quotas: Quotas) -> KnownBot:
    """The bot whose token was sent; raises `TableRefusal`."""
    said = request.headers.get("authorization", "")
    if not said.lower().startswith(_BEARER):
        raise TableRefusal("bot_token_needed")
    bot = await bots.tokens.bot(said[len(_BEARER) :].strip())
    request.app.state.bans.check((bot.key,))
    quotas.let_bot(bot.key)
    return bot


async def _paid(quotas: Quotas, bot: KnownBot, work: Coroutine[Any, Any, Answer]) -> Answer:
    """Do some work, and charge the processor time to the bot."""
    bucket = quotas.work(bot.key)
    answer: Awaitable[Answer] = measured(work, lambda processor, _clock: bucket.spend(time.monotonic(), processor))
    return await answer


async def _stream(
    request: Asking, bots: BotDoor, quotas: Quotas, bot: KnownBot, since: dict[str, int], only: str | None = None
) -> Stream:
    await bots.tokens.note_use(bot)
    stream = BotStream(bots, bot, since, only)

    async def lines() -> Any:
        with quotas.through(address_of(request)):
            async for some in stream.lines():
                yield some

    return Stream(lines(), media_type=_LINES, headers=_PRIVATE)


def _versions(since: str) -> dict[str, int]:
    """The versions of `id:version,…`; what is not written like that is left out."""
    said = (each.partition(":") for each in since.split(","))
    return {table: int(version) for table, _, version in said if is_table_id(table) and _VERSION.fullmatch(version)}
