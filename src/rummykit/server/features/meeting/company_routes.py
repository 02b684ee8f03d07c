"""Playing again with those one sat with: who they are, asking them with one tap, and what they answer."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rummykit.server.accounts.identity import Requester
from rummykit.server.accounts.people import Asker
from rummykit.server.features.meeting.asking import Asking, NewAsk
from rummykit.server.features.meeting.companies import KnownCompanies, Sitting
from rummykit.server.features.meeting.friends import Friends
from rummykit.server.features.meeting.inviting import Invitations
from rummykit.server.features.meeting.presence import Presence
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.journal import trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.description import OF_A_TABLE
from rummykit.server.routes.tables import note_seat, rating_and_name
from rummykit.server.table import beginning, founding, sitting_down
from rummykit.server.table.guests import same_key
from rummykit.server.table.room import Room
from rummykit.server.table.rooms import Rooms
from rummykit.server.table.seat import Seat
from rummykit.server.wire.friend_messages import FriendsGlance
from rummykit.server.wire.meeting_messages import AskAnswered, AskMade, Companies, CompanyForgotten
from rummykit.server.wire.table_messages import TableInfo

REFUSED = (
    *("not_seated", "not_started", "nobody_to_ask", "asked_no_more", "account_needed", "table_full", "already_started"),
    *("promises_fixed", "sent_away", "table_log_full", "bad_name", *OF_A_TABLE),
)
"""What these routes may refuse with."""
_PRIVATE = {"Cache-Control": "no-store"}


_LOOKS = RequestRate(lambda its: (its.meetings_per_minute, its.meeting_burst))
_POSTS = RequestRate(lambda its: (its.posts_per_minute, its.post_burst))


@get("/api/company", guards=[_LOOKS])
async def company(
    who: NamedDependency[Requester],
    asking: NamedDependency[Asking],
    companies: NamedDependency[KnownCompanies],
    friends: NamedDependency[Friends],
    presence: NamedDependency[Presence],
) -> Response[Companies]:
    """Who asks the person to play, and to be friends, and whom the person may ask."""
    someone = who.person
    if not someone.keys:
        return Response(Companies(asks=(), companies=(), silenced=0, friends=FriendsGlance()), headers=_PRIVATE)
    presence.heard(someone)
    asks, silenced = await asking.of(someone)
    answer = Companies(
        asks=asks,
        companies=await companies.of(someone),
        silenced=silenced,
        friends=await friends.glance(someone, presence),
    )
    return Response(answer, headers=_PRIVATE)


@post("/api/company/answer", guards=[_POSTS], status_code=204)
async def answer(
    who: NamedDependency[Requester],
    asking: NamedDependency[Asking],
    invitations: NamedDependency[Invitations],
    data: JSONBody[AskAnswered],
) -> None:
    """Not now, or never by this person; nobody is told."""
    someone = who.person
    if not await invitations.answer(someone, data.table, data.answer):
        await asking.answer(someone, data.table, data.answer)


@post("/api/company/forget", guards=[_POSTS], status_code=204)
async def forget(
    who: NamedDependency[Requester], companies: NamedDependency[KnownCompanies], data: JSONBody[CompanyForgotten]
) -> None:
    """Take a company off the list."""
    someone = who.person
    await companies.forget(someone, data.table)


@post("/api/company/allow", guards=[_POSTS], status_code=204)
async def allow(who: NamedDependency[Requester], asking: NamedDependency[Asking]) -> None:
    """Be asked by everybody again."""
    await asking.allow_all(who.person)


@post("/api/tables/{table_id:str}/again", guards=[_POSTS])
async def again(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    asking: NamedDependency[Asking],
    companies: NamedDependency[KnownCompanies],
    table_id: FromPath[str],
) -> AskMade:
    """Make a table like this one, and ask those who sat here to it."""
    someone = who.person
    sat = await companies.others(someone, table_id)
    async with rooms.visit(table_id) as room:
        seat = _own_seat(room, someone)
        seats = founding.company(room.table)
        people = [each for each in sat if _still(seats[each.seat], each)]
        if not people:
            raise TableRefusal("nobody_to_ask")
        rating, _ = await rating_and_name(rooms, who, room.rated_game, "")
        there = await asking.there(someone, table_id, people)
        if there is not None:
            return there
        new = await _found(room, seat, rating)
        await asking.put(
            someone,
            NewAsk(
                table=new,
                of=table_id,
                key=seats[seat].key,
                name=seats[seat].name,
                game=room.table.rules.id,
                house_rules=len(room.table.rules.house),
                people=people,
            ),
        )
    async with rooms.visit(new) as made:
        await note_seat(rooms, who, await made.look(seats[seat].key))
    return AskMade(table=new, join=False)


@post("/api/tables/{table_id:str}/asked", guards=[_POSTS])
async def come(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    asking: NamedDependency[Asking],
    invitations: NamedDependency[Invitations],
    table_id: FromPath[str],
) -> TableInfo:
    """Sit down where one is asked to. Those who play again have their old seats, and when all have come the match
    begins."""
    someone = who.person
    called = await invitations.place(someone, table_id)
    if called is not None:
        async with rooms.visit(table_id) as room:
            rating, name = await rating_and_name(rooms, who, room.rated_game, called)
            seen = await sitting_down.sit(room, name, who.key_at(room) or someone.keys[0], rating)
        await invitations.answer(someone, table_id)
        await note_seat(rooms, who, seen)
        return seen
    place = await asking.place(someone, table_id)
    async with rooms.visit(table_id) as room:
        rating, name = await rating_and_name(rooms, who, room.rated_game, place.name)
        seen = await sitting_down.sit(room, name, who.key_at(room) or someone.keys[0], rating, place.seat)
        await asking.seated(someone, table_id)
        await beginning.await_promises(room)
    await note_seat(rooms, who, seen)
    return seen


def _still(seat: Seat, sat: Sitting) -> bool:
    """Whether the seat is still that person's: not sent away, nor deleted with the account."""
    return seat.kind == "person" and same_key(seat.key, sat.identity.key)


def _own_seat(room: Room, someone: Asker) -> int:
    """The seat that the person had in a match that has begun, and may have left; raises `TableRefusal`."""
    if room.table.match is None:
        raise TableRefusal("not_seated" if all(room.seat_of(key) is None for key in someone.keys) else "not_started")
    for number, seat in enumerate(founding.company(room.table)):
        if seat.kind == "person" and any(same_key(seat.key, key) for key in someone.keys):
            return number
    raise TableRefusal("not_seated")


async def _found(room: Room, seat: int, rating: int | None) -> str:
    """Make the new table; its id."""
    services = room.services
    entries = founding.again(room.table, seat, services.now(), services.limits.arrival_seconds, rating)
    try:
        return await services.found(entries)
    except Exception as error:
        trouble("table_not_made", error)
        raise TableRefusal("not_saved") from None
