"""Notices: which browser they are pushed to, and of which tables somebody is told."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rummykit.server.accounts.identity import Requester
from rummykit.server.features.notices.subscriptions import Recipient
from rummykit.server.features.notices.turn_notices import TurnNotices
from rummykit.server.features.notices.words import known_language
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.description import OF_A_TABLE
from rummykit.server.routes.newcomers import asking
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.notice_messages import EndedSubscription, MailState, NewSubscription, Notices, TableNotices

Asking = Request[Any, Any, Any]

REFUSED = ("bad_push_service", "not_seated", "match_over", *OF_A_TABLE)
"""What these routes may refuse with."""
_PRIVATE = {"Cache-Control": "no-store"}


_LOOKS = RequestRate(lambda its: (its.questions_per_minute, its.question_burst))
_CHANGES = RequestRate(lambda its: (its.notices_per_minute, its.notice_burst))


@get("/api/notices", guards=[_LOOKS])
async def mine(
    who: NamedDependency[Requester], limits: NamedDependency[Limits], notices: NamedDependency[TurnNotices]
) -> Response[Notices]:
    """What the person who asks is told of."""
    account = _account(who)
    tables = await notices.wanted.of(who.keys, account) if who.keys else ()
    devices = 0 if who.key is None else await notices.subscriptions.count(Recipient(who.key, account))
    said = Notices(
        key=(await notices.pushing.services()).key.public,
        tables=tables,
        devices=devices,
        turn_seconds=round(limits.notice_turn_seconds),
        mail=await _mail(who, notices),
    )
    return Response(said, headers=_PRIVATE)


@post("/api/notices/subscription", guards=[_CHANGES], status_code=200)
async def subscribe(
    request: Asking,
    who: NamedDependency[Requester],
    notices: NamedDependency[TurnNotices],
    data: JSONBody[NewSubscription],
) -> Response[None]:
    """Push to this browser from now on; a browser that is known says so again, and is kept for longer."""
    (await notices.pushing.services()).check(data.endpoint, data.p256dh, data.auth)
    key, cookies = asking(request, who.key)
    await notices.subscriptions.put(key, who, data, known_language(data.language))
    return Response(None, cookies=cookies)


@post("/api/notices/subscription/end", guards=[_CHANGES], status_code=200)
async def unsubscribe(notices: NamedDependency[TurnNotices], data: JSONBody[EndedSubscription]) -> None:
    """Push no more to a browser, whose address nobody else knows."""
    await notices.subscriptions.end(data.endpoint)


@post("/api/notices/end", guards=[_CHANGES], status_code=200)
async def end(who: NamedDependency[Requester], notices: NamedDependency[TurnNotices]) -> None:
    """Tell the person who asks nothing more, of any table, in any browser or letter."""
    if who.key is not None:
        await notices.wanted.stop_all(who.keys, _account(who))
        await notices.subscriptions.end_all(Recipient(who.key, _account(who)))
        if notices.mailing is not None:
            await notices.mailing.addresses.end(Recipient(who.key, _account(who)))


@post("/api/tables/{table_id:str}/notices", guards=[_CHANGES], status_code=200)
async def tell(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    notices: NamedDependency[TurnNotices],
    table_id: FromPath[str],
    data: JSONBody[TableNotices],
) -> None:
    """Tell somebody who sits at a table of their turns there, or not."""
    async with rooms.visit(table_id) as room:
        key, table = who.key_at(room), room.table
        if key is None or room.seat_of(key) is None:
            raise TableRefusal("not_seated")
        if data.on and table.state == "over":
            raise TableRefusal("match_over")
    if data.on:
        await notices.wanted.want(Recipient(key, _account(who)), table_id, table.rules.id)
    else:
        await notices.wanted.stop(key, table_id)


async def _mail(who: Requester, notices: TurnNotices) -> MailState | None:
    if notices.mailing is None:
        return None
    found = None if who.key is None else await notices.mailing.addresses.of(Recipient(who.key, _account(who)))
    return MailState() if found is None else MailState(address=found.address, confirmed=found.confirmed)


def _account(who: Requester) -> str | None:
    return None if who.member is None else who.member.account
