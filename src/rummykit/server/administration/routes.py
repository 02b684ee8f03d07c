"""The page of those who administer the server. Nobody else learns that it is there: they are answered 404."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import Connection

from rummykit.server.accounts import sessions
from rummykit.server.administration import NotFound, acts, bans, tables, tournaments
from rummykit.server.administration import accounts as administered
from rummykit.server.administration.acts import Host
from rummykit.server.administration.carrying_out import Done, carry_out
from rummykit.server.administration.status import announced
from rummykit.server.administration.upkeep import Upkeep
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.account import at_home
from rummykit.server.table.rooms import Rooms
from rummykit.server.table.table import Table
from rummykit.server.wire.admin_messages import (
    AdminFound,
    AdministeredAccount,
    AdministeredTable,
    AdminOverview,
    ExportAsked,
    HostActAsked,
    HostActKind,
)

REFUSED = (
    *("not_found", "passkey_again", "bad_reason", "bad_network", "unknown_account", "unknown_ban", "admin_account"),
    *("unknown_table", "table_closed", "unknown_tournament", "tournament_over", "not_saved", "accounts_elsewhere"),
)
"""What these routes may refuse with."""

Asking = Request[Any, Any, Any]
_PRIVATE = {"Cache-Control": "no-store"}
_LOOKS = RequestRate(lambda its: (its.questions_per_minute, its.question_burst))
_ACTS = RequestRate(lambda its: (its.accounts_per_minute, its.account_burst))
_BY_COMMAND: frozenset[HostActKind] = frozenset({"admin_on", "admin_off", "link", "export", "prune_tables"})
"""What the page may not do: only the command names administrators and signs others in, and an export has an address of
its own."""
_NOT_OF_ADMINS: frozenset[HostActKind] = frozenset({"ban", "sign_out", "delete_account"})


@get("/api/admin", guards=[_LOOKS])
async def overview(
    request: Asking, upkeep: NamedDependency[Upkeep], limits: NamedDependency[Limits]
) -> Response[AdminOverview]:
    """Who is at the tables of this server, the tournaments of late, bans, announcements and the log of acts."""
    await _admin(request, upkeep.rooms)
    now = time.time()
    here = sorted(upkeep.rooms.presence(), key=lambda each: each[0].id)[: limits.admin_page]
    shown = tuple(_in_memory(table, len(seats), now) for table, seats in here)

    def work(connection: Connection) -> AdminOverview:
        return AdminOverview(
            tables=shown,
            tournaments=tournaments.newest(connection, limits.admin_page),
            bans=bans.listed(connection, now),
            announcements=announced(connection, now),
            acts=acts.latest(connection, limits.admin_page),
        )

    return Response(await upkeep.store.read(work), headers=_PRIVATE)


@get("/api/admin/search", guards=[_LOOKS])
async def search(
    request: Asking, upkeep: NamedDependency[Upkeep], limits: NamedDependency[Limits], text: FromQuery[str]
) -> Response[AdminFound]:
    """Accounts by a part of their name or by id, and a table or a tournament by its id or its link."""
    await _admin(request, upkeep.rooms)

    def work(connection: Connection) -> AdminFound:
        listed = _one(administered.found, connection, text)
        return AdminFound(
            accounts=tuple(
                _account(connection, each)
                for each in listed or administered.listed(connection, text, limits.admin_page)
            ),
            tables=tuple(_table(each) for each in _one(tables.found, connection, text)),
            tournaments=_one(tournaments.found, connection, text),
        )

    return Response(await upkeep.store.read(work), headers=_PRIVATE)


@post("/api/admin/acts", guards=[_ACTS, at_home], status_code=204)
async def act(
    request: Asking,
    upkeep: NamedDependency[Upkeep],
    limits: NamedDependency[Limits],
    data: JSONBody[HostActAsked],
) -> None:
    """Ban, close, delete or announce something; every act has a reason and is noted."""
    by = await _admin(request, upkeep.rooms)
    if data.what in _BY_COMMAND:
        raise TableRefusal("not_found")
    done = await _carried_out(upkeep, limits, by, data)
    rooms = upkeep.rooms
    rooms.let_go(done.tables)
    if done.deleted:
        await rooms.services.store.erase()
        if rooms.services.leaders is not None:
            rooms.services.leaders.forget()
    await upkeep.hold_bans()


@post("/api/admin/accounts/{account:str}/export", guards=[_ACTS, at_home], status_code=200)
async def export(
    request: Asking,
    upkeep: NamedDependency[Upkeep],
    limits: NamedDependency[Limits],
    account: FromPath[str],
    data: JSONBody[ExportAsked],
) -> Response[bytes]:
    """All that is stored about an account, as it could get it itself."""
    by = await _admin(request, upkeep.rooms)
    await _carried_out(upkeep, limits, by, HostActAsked(what="export", about=account, reason=data.reason))
    kept = await upkeep.store.read(lambda db: administered.everything(db, account))
    return Response(msgspec.json.format(msgspec.json.encode(kept)), media_type="application/json", headers=_PRIVATE)


async def _carried_out(upkeep: Upkeep, limits: Limits, by: Host, asked: HostActAsked) -> Done:
    if not asked.reason.strip():
        raise TableRefusal("bad_reason", longest=limits.host_reason_characters)

    def work(connection: Connection) -> Done:
        if asked.what in _NOT_OF_ADMINS and bans.is_admin(connection, asked.about):
            raise TableRefusal("admin_account")
        return carry_out(connection, by, asked, time.time(), limits.host_reason_characters)

    return await upkeep.store.ask(work)


async def _admin(request: Asking, rooms: Rooms) -> Host:
    """Who asks, if they administer this server and have used the passkey lately; raises `TableRefusal`."""
    accounts = rooms.services.accounts
    member = None if accounts is None else await accounts.member(request.cookies.get(sessions.COOKIE))
    if accounts is None or member is None or not await accounts.administers(member):
        raise TableRefusal("not_found")
    return Host(account=member.account)


def _one(found: Any, connection: Connection, text: str) -> tuple[Any, ...]:
    try:
        return (found(connection, text),) if text.strip() else ()
    except NotFound:
        return ()


def _account(connection: Connection, each: administered.ListedAccount) -> AdministeredAccount:
    return AdministeredAccount(
        **each._asdict(),
        banned=sessions.ban_of(connection, each.id, time.time()) is not None,
        admin=bans.is_admin(connection, each.id),
    )


def _table(each: tables.ListedTable) -> AdministeredTable:
    return AdministeredTable(id=each.id, game=each.game, people=each.people, here=0, last=each.last, closed=each.closed)


def _in_memory(table: Table, here: int, now: float) -> AdministeredTable:
    people = tuple(seat.name for seat in table.seats if seat.occupied)
    return AdministeredTable(id=table.id, game=table.rules.id, people=people, here=here, last=now, closed=None)
