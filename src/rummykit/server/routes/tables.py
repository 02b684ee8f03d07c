"""Making a table, looking at it, sitting down."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rummykit.server.accounts.identity import Who, who_asks
from rummykit.server.guards.quotas import RequestQuota
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.guests import COOKIE, COOKIE_SECONDS, key_of, new_secret
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.table_messages import NewTable, SitDown, TableInfo
from rummykit.words import rule_page
from rummykit.words.page import RulePage


def _asking(request: Request[Any, Any, Any], known: str | None) -> tuple[str, list[Cookie]]:
    """The key of who asks, and the cookie that a newcomer is given."""
    if known is not None:
        return known, []
    secret = new_secret()
    key = key_of(secret)
    assert key is not None
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return key, [cookie]


def looks(requests: RequestQuota) -> list[Any]:
    """The routes that show a table, and the rules it is played by, to who has its id."""

    @get("/api/tables/{table_id:str}", guards=[requests])
    async def look(
        request: Request[Any, Any, Any], rooms: NamedDependency[Rooms], table_id: FromPath[str]
    ) -> TableInfo:
        """A table as the asking guest may see it."""
        who = await who_asks(request, rooms.services.accounts)
        async with rooms.visit(table_id) as room:
            seen = await room.look(who.key_at(room))
        await _note(rooms, who, seen)
        return seen

    @get("/api/tables/{table_id:str}/rules", guards=[requests])
    async def rules(rooms: NamedDependency[Rooms], table_id: FromPath[str], lang: FromQuery[str] = "en") -> RulePage:
        """The rules of a table in words, whatever games are offered by now."""
        async with rooms.visit(table_id) as room:
            sheet = room.table.rules
        return rule_page(sheet, lang)

    return [look, rules]


def posts(limits: Limits) -> list[Any]:
    """The routes that make a table and take a seat, so many a minute from one address."""
    guards = [RequestQuota(limits, limits.posts_per_minute, limits.post_burst)]

    @post("/api/tables", guards=guards)
    async def make(
        request: Request[Any, Any, Any], rooms: NamedDependency[Rooms], data: JSONBody[NewTable]
    ) -> Response[TableInfo]:
        who = await who_asks(request, rooms.services.accounts)
        rating, name = await _rated(rooms, who, data.game if data.rated else None, data.name)
        key, cookies = _asking(request, who.key)
        made = msgspec.structs.replace(data, name=name)
        async with rooms.visit(await rooms.make(made, key, rating)) as room:
            seen = await room.look(key)
        await _note(rooms, who, seen)
        return Response(seen, status_code=201, cookies=cookies)

    @post("/api/tables/{table_id:str}/seats", guards=guards)
    async def sit(
        request: Request[Any, Any, Any], rooms: NamedDependency[Rooms], table_id: FromPath[str], data: JSONBody[SitDown]
    ) -> Response[TableInfo]:
        who = await who_asks(request, rooms.services.accounts)
        async with rooms.visit(table_id) as room:
            rating, name = await _rated(rooms, who, room.rated_game, data.name)
            key, cookies = _asking(request, who.key_at(room))
            seen = await room.sit(name, key, rating)
        await _note(rooms, who, seen)
        return Response(seen, status_code=201, cookies=cookies)

    return [make, sit]


async def _rated(rooms: Rooms, who: Who, game: str | None, name: str) -> tuple[int | None, str]:
    """The rating and the name of who wants a seat; where a game is rated, those of the account, which it takes.

    Raises `TableRefusal("account_needed")`.
    """
    if game is None:
        return None, name
    if who.member is None or rooms.services.accounts is None:
        raise TableRefusal("account_needed")
    return await rooms.services.accounts.shown_rating(who.member, game), who.member.name


async def _note(rooms: Rooms, who: Who, seen: TableInfo) -> None:
    """Remember at which tables somebody who is signed in sits."""
    if seen.you is not None and who.member is not None and rooms.services.accounts is not None:
        await rooms.services.accounts.sat_down(who.member, seen.id)
