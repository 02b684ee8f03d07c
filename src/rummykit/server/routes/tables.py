"""Making a table, looking at it, sitting down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rummykit import words
from rummykit.rules import Rules
from rummykit.server.accounts.identity import Requester
from rummykit.server.guards.quotas import LOOKS, RequestRate, address_of
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.description import OF_A_TABLE
from rummykit.server.routes.newcomers import asking, asking_at
from rummykit.server.table import sitting_down
from rummykit.server.table.rooms import Rooms
from rummykit.server.table.services import is_table_id
from rummykit.server.wire.table_messages import MyTable, MyTables, MyTablesAsked, NewTable, SitDown, TableInfo
from rummykit.words.page import RulePage

REFUSED = (
    *("unknown_game", "bad_options", "options_clash", "option_idle", "bad_seats", "bad_name", "rated_table"),
    *("own_games_off", "senseless_sheet", "no_end_found", "trial_waits", "not_finished"),
    *("account_needed", "table_full", "already_started", "promises_fixed", "sent_away", "not_seated"),
    *("table_log_full", *OF_A_TABLE),
)
"""What these routes may refuse with."""


@get("/api/tables/{table_id:str}", guards=[LOOKS])
async def look(who: NamedDependency[Requester], rooms: NamedDependency[Rooms], table_id: FromPath[str]) -> TableInfo:
    """A table as the asking guest may see it."""
    async with rooms.visit(table_id) as room:
        seen = await room.look(who.key_at(room))
    await note_seat(rooms, who, seen)
    return seen


@get("/api/tables/{table_id:str}/rules", guards=[LOOKS])
async def rules(rooms: NamedDependency[Rooms], table_id: FromPath[str], lang: FromQuery[str] = "en") -> RulePage:
    """The rules of a table in words, whatever games are offered by now."""
    async with rooms.visit(table_id) as room:
        sheet = room.table.rules
    return words.rule_page(sheet, lang)


@post("/api/tables/mine", guards=[LOOKS], status_code=200)
async def mine(
    request: Request[Any, Any, Any],
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    data: JSONBody[MyTablesAsked],
) -> MyTables:
    """How the tables of a person stand; each counts as one that is looked at."""
    tables: list[MyTable] = []
    elsewhere: list[str] = []
    gone: list[str] = []
    for table_id in await _asked_about(rooms, who, data.tables):
        LOOKS.let(request)
        try:
            if is_table_id(table_id) and await rooms.owner_of(table_id) != rooms.services.owner:
                elsewhere.append(table_id)
                continue
            async with rooms.visit(table_id) as room:
                table = await room.look_at_mine(who.key_at(room))
        except TableRefusal as refusal:
            if refusal.code in ("unknown_table", "table_closed"):
                gone.append(table_id)
            continue
        if table is None:
            gone.append(table_id)
        else:
            tables.append(table)
    return MyTables(tables=tuple(tables), elsewhere=tuple(elsewhere), gone=tuple(gone))


@get("/api/tables/{table_id:str}/mine", guards=[LOOKS])
async def mine_here(who: NamedDependency[Requester], rooms: NamedDependency[Rooms], table_id: FromPath[str]) -> MyTable:
    """The same of one table, which its owner is asked about; raises `TableRefusal` for who has no seat there."""
    async with rooms.visit(table_id) as room:
        table = await room.look_at_mine(who.key_at(room))
    if table is None:
        raise TableRefusal("not_seated")
    return table


_RATE = RequestRate(lambda its: (its.posts_per_minute, its.post_burst))


@post("/api/tables", guards=[_RATE])
async def make(
    request: Request[Any, Any, Any],
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    data: JSONBody[NewTable],
) -> Response[TableInfo]:
    return await made(request, who, rooms, data)


async def made(
    request: Request[Any, Any, Any], who: Requester, rooms: Rooms, data: NewTable, club: str = ""
) -> Response[TableInfo]:
    """Make a table, of a club or of none; raises `TableRefusal`."""
    rules = None if data.sheet is None else await _admitted(request, data.sheet, data.lang)
    rating, name = await rating_and_name(rooms, who, data.game if data.rated else None, data.name)
    key, cookies = asking(request, who.key)
    named = msgspec.structs.replace(data, name=name)
    async with rooms.visit(await rooms.make(named, key, rating, rules, club)) as room:
        seen = await room.look(key)
    await note_seat(rooms, who, seen)
    return Response(seen, status_code=201, cookies=cookies)


@post("/api/tables/{table_id:str}/seats", guards=[_RATE])
async def sit(
    request: Request[Any, Any, Any],
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    table_id: FromPath[str],
    data: JSONBody[SitDown],
) -> Response[TableInfo]:

    async with rooms.visit(table_id) as room:
        rating, name = await rating_and_name(rooms, who, room.rated_game, data.name)
        key, cookies = asking_at(room, request, who.key_at(room), (name, data.seat))
        seen = await sitting_down.sit(room, name, key, rating, data.seat)
    await note_seat(rooms, who, seen)
    return Response(seen, status_code=201, cookies=cookies)


async def _admitted(request: Request[Any, Any, Any], sheet: Any, language: str) -> Rules:
    """The sheet of a game of one's own, where the server plays such games; raises `TableRefusal`."""
    if (own_games := request.app.state.own_games) is None:
        raise TableRefusal("own_games_off")
    rules: Rules = await own_games.admitted(sheet, address_of(request), language)
    return rules


async def _asked_about(rooms: Rooms, who: Requester, remembered: Sequence[str]) -> list[str]:
    """The tables that the browser remembers, then others of the account, together as many as may be asked about."""
    accounts, most = rooms.services.accounts, rooms.services.limits.my_tables
    others = await accounts.unfinished(who.member, most) if accounts is not None and who.member is not None else ()
    return list(dict.fromkeys((*remembered[:most], *others)))[:most]


async def rating_and_name(rooms: Rooms, who: Requester, game: str | None, name: str) -> tuple[int | None, str]:
    """The rating and the name of who wants a seat; where a game is rated, those of the account, which it takes.

    Raises `TableRefusal("account_needed")`.
    """
    if game is None:
        return None, name
    if who.member is None or rooms.services.accounts is None:
        raise TableRefusal("account_needed")
    return await rooms.services.accounts.shown_rating(who.member, game), who.member.name


async def note_seat(rooms: Rooms, who: Requester, seen: TableInfo) -> None:
    """Remember at which tables somebody who is signed in sits."""
    if seen.you is not None and who.member is not None and rooms.services.accounts is not None:
        await rooms.services.accounts.sat_down(who.member, seen.id)
