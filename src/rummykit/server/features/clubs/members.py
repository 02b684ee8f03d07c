"""Who is in which club: founding, joining, leaving, and what only the host may do."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from rummykit.server.accounts.people import Asker, Identity
from rummykit.server.features.clubs.schema import club_members, clubs
from rummykit.server.journal import note, short
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.names import clean, distinct
from rummykit.server.table.services import is_table_id, new_table_id
from rummykit.server.wire.club_messages import ClubInvitation, JoinClub, NewClub

Member = Row[Any]
"""A row of `club_members`."""


def members_of(connection: Connection, club: str) -> list[Member]:
    """The members of a club, the longest first."""
    asked = select(club_members).where(club_members.c.club_id == club)
    return list(connection.execute(asked.order_by(club_members.c.joined, club_members.c.number)))


def member_in(connection: Connection, club: str, someone: Asker) -> Member:
    """Which member somebody is; raises `TableRefusal("unknown_club")` for everybody else, as if there were none."""
    found = None
    if is_table_id(club):
        mine = select(club_members).where(club_members.c.club_id == club, someone.rows(club_members))
        found = connection.execute(mine).first()
    if found is None:
        raise TableRefusal("unknown_club")
    return found


def host_in(connection: Connection, club: str, someone: Asker) -> Member:
    """The same of the host; raises `TableRefusal`."""
    member = member_in(connection, club, someone)
    if not member.host:
        raise TableRefusal("club_host_only")
    return member


def identity_of(member: Member) -> Identity:
    """Who a member is, as people are told apart."""
    return Identity(member.key, member.account)


def found_club(connection: Connection, new: NewClub, key: str, someone: Asker, now: float, limits: Limits) -> str:
    """Found a club, as its host; its id. Raises `TableRefusal`."""
    name, player = clean(new.name, limits.club_name_characters), clean(new.player, limits.name_characters)
    _check_number(connection, someone, limits)
    id = new_table_id()
    club = {"id": id, "name": name, "invitation": new_table_id(), "founded": now}
    connection.execute(insert(clubs), club)
    _add(connection, id, 0, key, someone, player, now, host=True)
    note("club_founded", club=short(id))
    return id


def invited(connection: Connection, invitation: str, someone: Asker) -> ClubInvitation:
    """What an invitation says; raises `TableRefusal("unknown_club")`."""
    club = _by_invitation(connection, invitation)
    members = members_of(connection, club.id)
    mine = any(someone.has(identity_of(each)) for each in members)
    host = next((each.name for each in members if each.host), "")
    return ClubInvitation(name=club.name, host=host, members=len(members), id=club.id if mine else None)


def join_club(
    connection: Connection, invitation: str, asked: JoinClub, key: str, someone: Asker, now: float, limits: Limits
) -> str:
    """Join the club of an invitation; its id. A member stays what they are. Raises `TableRefusal`."""
    name = clean(asked.name, limits.name_characters)
    club = _by_invitation(connection, invitation)
    # Of two who join at the same moment one waits here for the other.
    connection.execute(select(clubs.c.id).where(clubs.c.id == club.id).with_for_update())
    members = members_of(connection, club.id)
    if any(someone.has(identity_of(each)) for each in members):
        return str(club.id)
    if len(members) >= limits.club_members:
        raise TableRefusal("club_full", most=limits.club_members)
    _check_number(connection, someone, limits)
    called = distinct(name, [each.name for each in members], limits.name_characters)
    number = 1 + max((each.number for each in members), default=-1)
    _add(connection, club.id, number, key, someone, called, now, host=False)
    return str(club.id)


def renew_invitation(connection: Connection, club: str, someone: Asker) -> None:
    """The host has another link made, and the old one is of no use any more."""
    host_in(connection, club, someone)
    connection.execute(update(clubs).where(clubs.c.id == club).values(invitation=new_table_id()))


def rename_club(connection: Connection, club: str, someone: Asker, raw_name: str, limits: Limits) -> None:
    """The host calls the club something else; raises `TableRefusal`."""
    host_in(connection, club, someone)
    name = clean(raw_name, limits.club_name_characters)
    connection.execute(update(clubs).where(clubs.c.id == club).values(name=name))


def hand_on(connection: Connection, club: str, someone: Asker, number: int) -> None:
    """The host makes another member the host; raises `TableRefusal`."""
    host = host_in(connection, club, someone)
    mine = club_members.c.club_id == club
    heir = update(club_members).where(mine, club_members.c.number == number).values(host=True)
    if not connection.execute(heir).rowcount:
        raise TableRefusal("nobody_there")
    if number != host.number:
        connection.execute(update(club_members).where(mine, club_members.c.number == host.number).values(host=False))


def part(connection: Connection, club: str, someone: Asker, number: int) -> None:
    """A member leaves, or is removed by the host; raises `TableRefusal`."""
    member = member_in(connection, club, someone)
    if member.number != number:
        host_in(connection, club, someone)
    remove_member(connection, club, number)


def remove_member(connection: Connection, club: str, number: int) -> None:
    """Take a member off a club: the longest member follows a host, and with the last one the club ends."""
    connection.execute(delete(club_members).where(club_members.c.club_id == club, club_members.c.number == number))
    left = members_of(connection, club)
    if not left:
        connection.execute(delete(clubs).where(clubs.c.id == club))
    elif not any(each.host for each in left):
        heir = (club_members.c.club_id == club) & (club_members.c.number == left[0].number)
        connection.execute(update(club_members).where(heir).values(host=True))


def _by_invitation(connection: Connection, invitation: str) -> Row[Any]:
    found = connection.execute(select(clubs).where(clubs.c.invitation == invitation)).first()
    if found is None:
        raise TableRefusal("unknown_club")
    return found


def _check_number(connection: Connection, someone: Asker, limits: Limits) -> None:
    mine = select(func.count()).select_from(club_members).where(someone.rows(club_members))
    if (connection.scalar(mine) or 0) >= limits.clubs_per_person:
        raise TableRefusal("too_many_clubs", most=limits.clubs_per_person)


def _add(
    connection: Connection, club: str, number: int, key: str, someone: Asker, name: str, now: float, *, host: bool
) -> None:
    row = {
        "club_id": club,
        "number": number,
        "key": key,
        "account": someone.account,
        "name": name,
        "host": host,
        "joined": now,
        "reminded": True,
        "tries": 0,
    }
    connection.execute(insert(club_members), row)
