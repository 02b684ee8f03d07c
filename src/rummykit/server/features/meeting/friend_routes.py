"""Friends: who they are, becoming one by consent, who is here, and asking them to a table."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rummykit.server.accounts.identity import Requester
from rummykit.server.accounts.people import Asker
from rummykit.server.features.meeting.companies import KnownCompanies
from rummykit.server.features.meeting.friend_notices import FriendNotices
from rummykit.server.features.meeting.friends import Friends
from rummykit.server.features.meeting.inviting import Invitations, inviting_table
from rummykit.server.features.meeting.presence import Presence
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.description import OF_A_TABLE
from rummykit.server.routes.newcomers import asking
from rummykit.server.table.names import clean
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.friend_messages import (
    FriendAnswered,
    FriendAsked,
    FriendEnded,
    FriendLink,
    FriendLinkOpened,
    FriendLinkSeen,
    FriendLinkUsed,
    FriendLinkWanted,
    FriendsInvited,
    FriendsTold,
    PresenceShown,
)

REFUSED = (
    *("nobody_there", "no_friend_request", "not_friends", "unknown_link", "own_friend_link", "too_many_friends"),
    *("bad_name", "not_seated", "already_started", "table_full", *OF_A_TABLE),
)
"""What these routes may refuse with."""
_PRIVATE = {"Cache-Control": "no-store"}


_LOOKS = RequestRate(lambda its: (its.meetings_per_minute, its.meeting_burst))
_POSTS = RequestRate(lambda its: (its.posts_per_minute, its.post_burst))


@get("/api/friends", guards=[_LOOKS])
async def told(
    who: NamedDependency[Requester], friends: NamedDependency[Friends], presence: NamedDependency[Presence]
) -> Response[FriendsTold]:
    """The friends of the person, and who would like to be one."""
    presence.heard(who.person)
    return Response(await friends.told(who.person, presence), headers=_PRIVATE)


@post("/api/friends/ask", guards=[_POSTS], status_code=204)
async def ask(
    who: NamedDependency[Requester],
    friends: NamedDependency[Friends],
    companies: NamedDependency[KnownCompanies],
    data: JSONBody[FriendAsked],
) -> None:
    """Ask somebody with whom one has played to be friends."""
    sat = await companies.sat_with(who.person, data.table, data.seat)
    if sat is None:
        raise TableRefusal("nobody_there")
    await friends.ask(who.person, sat)


@post("/api/friends/answer", guards=[_POSTS], status_code=204)
async def answer(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    friends: NamedDependency[Friends],
    data: JSONBody[FriendAnswered],
) -> None:
    """Be friends, or not, or be asked by this person no more; nobody is told of the last two."""
    name = _name(who, rooms, data.name) if data.answer == "accept" else ""
    await friends.answer(who.person, name, data.request, data.answer)


@post("/api/friends/end", guards=[_POSTS], status_code=204)
async def end(who: NamedDependency[Requester], friends: NamedDependency[Friends], data: JSONBody[FriendEnded]) -> None:
    """Be friends no more."""
    await friends.end(who.person, data.friend)


@post("/api/friends/shown", guards=[_POSTS], status_code=204)
async def show(
    who: NamedDependency[Requester], presence: NamedDependency[Presence], data: JSONBody[PresenceShown]
) -> None:
    """Be seen by friends and members of the same clubs when one is here, or not."""
    if who.person.keys:
        await presence.show(who.person, data.shown)


@post("/api/friends/links", guards=[_POSTS])
async def make_link(
    request: Request[Any, Any, Any],
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    friends: NamedDependency[Friends],
    data: JSONBody[FriendLinkWanted],
) -> Response[FriendLink]:
    """A link by which one other becomes a friend."""
    limits, name = rooms.services.limits, _name(who, rooms, data.name)
    key, cookies = asking(request, who.key)
    code = await friends.make_link(Asker(who.keys or (key,), who.person.account), name)
    made = FriendLink(code=code, seconds=round(limits.friend_link_seconds))
    return Response(made, status_code=201, headers=_PRIVATE, cookies=cookies)


@delete("/api/friends/links", guards=[_POSTS])
async def end_links(who: NamedDependency[Requester], friends: NamedDependency[Friends]) -> None:
    """Nobody becomes a friend by a link of the person any more."""
    await friends.end_links(who.person)


@post("/api/friends/links/look", guards=[_POSTS], status_code=200)
async def link(
    who: NamedDependency[Requester], friends: NamedDependency[Friends], data: JSONBody[FriendLinkOpened]
) -> Response[FriendLinkSeen]:
    """Whose link it is."""
    return Response(await friends.link(who.person, data.code), headers=_PRIVATE)


@post("/api/friends/links/use", guards=[_POSTS], status_code=204)
async def use_link(
    request: Request[Any, Any, Any],
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    friends: NamedDependency[Friends],
    data: JSONBody[FriendLinkUsed],
) -> Response[None]:
    """Become a friend of the person who sent the link."""
    name = _name(who, rooms, data.name)
    key, cookies = asking(request, who.key)
    await friends.use_link(Asker(who.keys or (key,), who.person.account), name, data.code)
    return Response(None, status_code=204, cookies=cookies)


@post("/api/tables/{table_id:str}/invite", guards=[_POSTS], status_code=204)
async def invite(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    friends: NamedDependency[Friends],
    invitations: NamedDependency[Invitations],
    friend_notices: NamedDependency[FriendNotices],
    table_id: FromPath[str],
    data: JSONBody[FriendsInvited],
) -> None:
    """Ask friends to a table where one sits and waits."""
    people = await friends.chosen(who.person, data.friends)
    async with rooms.visit(table_id) as room:
        table = inviting_table(room, who.person)
    friend_notices.tell(who.person, table, await invitations.invite(who.person, table, people))


def _name(who: Requester, rooms: Rooms, said: str) -> str:
    """What a person is called as a friend: by the name of the account, or as a guest says."""
    return clean(said, rooms.services.limits.name_characters) if who.member is None else who.member.name
