"""Clubs: founding and joining one, its members and tables, its past evenings and its leaderboard."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rummykit.server.accounts.identity import Requester
from rummykit.server.accounts.people import Asker
from rummykit.server.features.clubs.clubs import Clubs
from rummykit.server.features.meeting.inviting import Invitations, inviting_table
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes import tables
from rummykit.server.routes.newcomers import asking
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.club_messages import (
    ClubAnswer,
    ClubEvenings,
    ClubInfo,
    ClubInvitation,
    ClubLeaders,
    ClubName,
    ClubReminder,
    JoinClub,
    MyClub,
    NewClub,
    SetClubDate,
)
from rummykit.server.wire.table_messages import NewTable, TableInfo

REFUSED = (
    *("unknown_club", "club_host_only", "club_full", "too_many_clubs", "nobody_there"),
    *("bad_club_date", "club_date_over", "switched_off", *tables.REFUSED),
)
"""What these routes may refuse with."""

Asking = Request[Any, Any, Any]
_PRIVATE = {"Cache-Control": "no-store"}
_LAST_PAGE = 10_000

_LOOKS = RequestRate(lambda its: (its.club_looks_per_minute, its.club_look_burst))
_CHANGES = RequestRate(lambda its: (its.club_changes_per_minute, its.club_change_burst))
_CODES = RequestRate(lambda its: (its.codes_per_minute, its.code_burst))
_TABLES = RequestRate(lambda its: (its.posts_per_minute, its.post_burst))


@get("/api/clubs", guards=[_LOOKS])
async def mine(who: NamedDependency[Requester], clubs: NamedDependency[Clubs]) -> Response[tuple[MyClub, ...]]:
    """The clubs that the person who asks is a member of."""
    found = await clubs.mine(who.person) if who.keys else ()
    return Response(found, headers=_PRIVATE)


@post("/api/clubs", guards=[_CHANGES])
async def found(
    request: Asking, who: NamedDependency[Requester], clubs: NamedDependency[Clubs], data: JSONBody[NewClub]
) -> Response[ClubInfo]:
    """Found a club, as its host."""
    key, cookies = asking(request, who.key)
    someone = _someone(who, key)
    made = await clubs.found(someone, key, data)
    return Response(await clubs.look(someone, made), status_code=201, cookies=cookies)


@get("/api/clubs/invitations/{invitation:str}", guards=[_CODES])
async def invited(
    who: NamedDependency[Requester], clubs: NamedDependency[Clubs], invitation: FromPath[str]
) -> Response[ClubInvitation]:
    """Which club an invitation is to."""
    return Response(await clubs.invited(who.person, invitation), headers=_PRIVATE)


@post("/api/clubs/invitations/{invitation:str}", guards=[_CHANGES])
async def join(
    request: Asking,
    who: NamedDependency[Requester],
    clubs: NamedDependency[Clubs],
    invitation: FromPath[str],
    data: JSONBody[JoinClub],
) -> Response[ClubInfo]:
    """Join the club of an invitation."""
    key, cookies = asking(request, who.key)
    someone = _someone(who, key)
    joined = await clubs.join(someone, key, invitation, data)
    return Response(await clubs.look(someone, joined), status_code=201, cookies=cookies)


@get("/api/clubs/{club_id:str}", guards=[_LOOKS])
async def look(
    who: NamedDependency[Requester],
    clubs: NamedDependency[Clubs],
    club_id: FromPath[str],
    known: FromQuery[str] = "",
) -> Response[ClubInfo | None]:
    """A club as it stands, for its members; 204 if its stamp is the one that is `known`."""
    info = await clubs.look(who.person, club_id)
    if info.stamp == known:
        return Response(None, status_code=204)
    return Response(info, status_code=200, headers=_PRIVATE)


@post("/api/clubs/{club_id:str}/invitation", guards=[_CHANGES])
async def renew_invitation(
    who: NamedDependency[Requester], clubs: NamedDependency[Clubs], club_id: FromPath[str]
) -> ClubInfo:
    """The host has another link made; the old one is of no use any more."""
    await clubs.renew_invitation(who.person, club_id)
    return await clubs.look(who.person, club_id)


@post("/api/clubs/{club_id:str}/name", guards=[_CHANGES])
async def rename(
    who: NamedDependency[Requester],
    clubs: NamedDependency[Clubs],
    club_id: FromPath[str],
    data: JSONBody[ClubName],
) -> ClubInfo:
    """The host calls the club something else."""
    await clubs.rename(who.person, club_id, data.name)
    return await clubs.look(who.person, club_id)


@post("/api/clubs/{club_id:str}/members/{number:int}/host", guards=[_CHANGES])
async def hand_on(
    who: NamedDependency[Requester],
    clubs: NamedDependency[Clubs],
    club_id: FromPath[str],
    number: FromPath[int],
) -> ClubInfo:
    """The host makes another member the host."""
    await clubs.hand_on(who.person, club_id, number)
    return await clubs.look(who.person, club_id)


@post("/api/clubs/{club_id:str}/members/{number:int}/remove", guards=[_CHANGES], status_code=204)
async def remove(
    who: NamedDependency[Requester],
    clubs: NamedDependency[Clubs],
    club_id: FromPath[str],
    number: FromPath[int],
) -> None:
    """Leave a club; the host may remove others too."""
    await clubs.part(who.person, club_id, number)


@post("/api/clubs/{club_id:str}/tables", guards=[_TABLES])
async def make_table(
    request: Asking,
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    clubs: NamedDependency[Clubs],
    club_id: FromPath[str],
    data: JSONBody[NewTable],
) -> Response[TableInfo]:
    """Make a table of a club, which its members see."""
    await clubs.check(who.person, club_id)
    return await tables.made(request, who, rooms, data, club_id)


@post("/api/clubs/{club_id:str}/date", guards=[_CHANGES], status_code=200)
async def set_date(
    who: NamedDependency[Requester],
    clubs: NamedDependency[Clubs],
    club_id: FromPath[str],
    data: JSONBody[SetClubDate],
) -> ClubInfo:
    """The host says when the club meets."""
    await clubs.set_date(who.person, club_id, data.date)
    return await clubs.look(who.person, club_id)


@post("/api/clubs/{club_id:str}/coming", guards=[_CHANGES], status_code=200)
async def answer(
    who: NamedDependency[Requester],
    clubs: NamedDependency[Clubs],
    club_id: FromPath[str],
    data: JSONBody[ClubAnswer],
) -> ClubInfo:
    """A member says whether they come to the next date."""
    await clubs.answer(who.person, club_id, data)
    return await clubs.look(who.person, club_id)


@post("/api/clubs/{club_id:str}/reminder", guards=[_CHANGES], status_code=200)
async def remind(
    who: NamedDependency[Requester],
    clubs: NamedDependency[Clubs],
    club_id: FromPath[str],
    data: JSONBody[ClubReminder],
) -> ClubInfo:
    """A member wants notices of the standing date, or none."""
    await clubs.remind(who.person, club_id, data.on)
    return await clubs.look(who.person, club_id)


@get("/api/clubs/{club_id:str}/date.ics", guards=[_LOOKS])
async def calendar(
    who: NamedDependency[Requester], clubs: NamedDependency[Clubs], club_id: FromPath[str]
) -> Response[bytes]:
    """The coming dates as a file for calendars, for members."""
    text = await clubs.calendar(who.person, club_id)
    headers = _PRIVATE | {"Content-Disposition": 'attachment; filename="club.ics"'}
    return Response(text.encode(), media_type="text/calendar", headers=headers)


@post("/api/tables/{table_id:str}/invite_club", guards=[_TABLES], status_code=204)
async def invite(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    clubs: NamedDependency[Clubs],
    invitations: NamedDependency[Invitations | None],
    table_id: FromPath[str],
) -> None:
    """Ask the other members of the club to one of its tables, where one sits and waits."""
    if invitations is None:
        raise TableRefusal("switched_off")
    async with rooms.visit(table_id) as room:
        table, club = inviting_table(room, who.person), room.table.created.club
    await invitations.invite(who.person, table, await clubs.invited_by(who.person, club))


@get("/api/clubs/{club_id:str}/evenings", guards=[_LOOKS])
async def evenings(
    who: NamedDependency[Requester],
    clubs: NamedDependency[Clubs],
    club_id: FromPath[str],
    page: FromQuery[int] = 0,
) -> Response[ClubEvenings]:
    """A page of the past evenings of a club, for its members."""
    found = await clubs.evenings(who.person, club_id, min(max(page, 0), _LAST_PAGE))
    return Response(found, headers=_PRIVATE)


@get("/api/clubs/{club_id:str}/leaders", guards=[_LOOKS])
async def leaders(
    who: NamedDependency[Requester],
    clubs: NamedDependency[Clubs],
    club_id: FromPath[str],
    game: FromQuery[str | None] = None,
    since: FromQuery[float] = 0.0,
) -> Response[ClubLeaders]:
    """The leaderboard of a club, for its members: of one game or all, of the evenings since a moment."""
    return Response(await clubs.leaders(who.person, club_id, game, since), headers=_PRIVATE)


def _someone(who: Requester, key: str) -> Asker:
    """The person who asks, who may have been given this key just now."""
    return who.person if who.keys else Asker((key,), None)
