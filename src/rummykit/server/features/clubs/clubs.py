"""Clubs as their members see them, in the database that all servers share."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, select, update

from rummykit.server.accounts.people import Asker
from rummykit.server.features.clubs import evenings, members
from rummykit.server.features.clubs.dates import LASTS, calendar_file, check_date, next_date
from rummykit.server.features.clubs.playing import tables_of
from rummykit.server.features.clubs.reminders import HOUR, remind_at, standing_date
from rummykit.server.features.clubs.schema import club_members, clubs
from rummykit.server.features.meeting.inviting import Invited
from rummykit.server.features.meeting.presence import Presence
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.directory import InTransaction
from rummykit.server.wire.club_messages import (
    ClubAnswer,
    ClubEvenings,
    ClubInfo,
    ClubInvitation,
    ClubLeaders,
    ClubMember,
    ClubNext,
    JoinClub,
    MyClub,
    NewClub,
    StandingDate,
)


class Clubs:
    """The clubs. `ask` works in a transaction, `read` only looks, `now` is the wall clock; `presence` gives who is
    here, or None where that is off."""

    def __init__(
        self,
        ask: InTransaction,
        read: InTransaction,
        limits: Limits,
        now: Callable[[], float],
        presence: Callable[[], Presence | None],
    ) -> None:
        self._presence = presence
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now

    async def mine(self, someone: Asker) -> tuple[MyClub, ...]:
        """The clubs of a person, in the order in which they joined."""
        return await self._read(lambda connection: self._mine(connection, someone))

    async def look(self, someone: Asker, club: str) -> ClubInfo:
        """A club as one of its members sees it, who is here; raises `TableRefusal`."""
        if (presence := self._presence()) is not None:
            presence.heard(someone)
        return await self._read(lambda connection: self._look(connection, someone, club))

    async def found(self, someone: Asker, key: str, new: NewClub) -> str:
        """Found a club; its id. Raises `TableRefusal`."""
        now, limits = self._now(), self._limits
        return await self._ask(lambda connection: members.found_club(connection, new, key, someone, now, limits))

    async def invited(self, someone: Asker, invitation: str) -> ClubInvitation:
        """What an invitation says; raises `TableRefusal`."""
        return await self._read(lambda connection: members.invited(connection, invitation, someone))

    async def join(self, someone: Asker, key: str, invitation: str, asked: JoinClub) -> str:
        """Join the club of an invitation; its id. Raises `TableRefusal`."""
        now, limits = self._now(), self._limits
        return await self._ask(
            lambda connection: members.join_club(connection, invitation, asked, key, someone, now, limits)
        )

    async def renew_invitation(self, someone: Asker, club: str) -> None:
        """The host ends the old invitation; raises `TableRefusal`."""
        await self._ask(lambda connection: members.renew_invitation(connection, club, someone))

    async def rename(self, someone: Asker, club: str, name: str) -> None:
        """The host calls the club something else; raises `TableRefusal`."""
        await self._ask(lambda connection: members.rename_club(connection, club, someone, name, self._limits))

    async def hand_on(self, someone: Asker, club: str, number: int) -> None:
        """The host makes another member the host; raises `TableRefusal`."""
        await self._ask(lambda connection: members.hand_on(connection, club, someone, number))

    async def part(self, someone: Asker, club: str, number: int) -> None:
        """A member leaves, or is removed by the host; raises `TableRefusal`."""
        await self._ask(lambda connection: members.part(connection, club, someone, number))

    async def invited_by(self, someone: Asker, club: str) -> list[Invited]:
        """The members whom one of them asks to a table; raises `TableRefusal`."""

        def work(connection: Connection) -> list[Invited]:
            members.member_in(connection, club, someone)
            return [Invited(members.identity_of(each), each.name) for each in members.members_of(connection, club)]

        return await self._read(work)

    async def check(self, someone: Asker, club: str) -> None:
        """Raise `TableRefusal` for who is no member."""
        await self._read(lambda connection: members.member_in(connection, club, someone))

    async def evenings(self, someone: Asker, club: str, page: int) -> ClubEvenings:
        """Past evenings, for members; raises `TableRefusal`."""

        def work(connection: Connection) -> ClubEvenings:
            members.member_in(connection, club, someone)
            return evenings.evenings(connection, club, page, self._limits)

        return await self._read(work)

    async def leaders(self, someone: Asker, club: str, game: str | None, since: float) -> ClubLeaders:
        """The leaderboard, for members; raises `TableRefusal`."""

        def work(connection: Connection) -> ClubLeaders:
            members.member_in(connection, club, someone)
            return evenings.leaders(connection, club, game, since)

        return await self._read(work)

    async def set_date(self, someone: Asker, club: str, asked: StandingDate | None) -> None:
        """The host says when the club meets; raises `TableRefusal`."""
        if asked is not None:
            check_date(asked)

        def work(connection: Connection) -> None:
            members.host_in(connection, club, someone)
            new = {
                "date": None if asked is None else msgspec.json.encode(asked).decode(),
                "remind_at": None if asked is None else remind_at(asked, self._now()),
            }
            connection.execute(update(clubs).where(clubs.c.id == club).values(new))

        await self._ask(work)

    async def answer(self, someone: Asker, club: str, said: ClubAnswer) -> None:
        """A member says whether they come to the next date; raises `TableRefusal`."""

        def work(connection: Connection) -> None:
            me = members.member_in(connection, club, someone)
            row = connection.execute(select(clubs).where(clubs.c.id == club)).one()
            coming = self._next(standing_date(row), ())
            if coming is None or coming.at != said.at:
                raise TableRefusal("club_date_over")
            self._set(connection, me, answered=said.at, coming=said.coming)

        await self._ask(work)

    async def remind(self, someone: Asker, club: str, on: bool) -> None:
        """A member wants notices of the standing date, or none; raises `TableRefusal`."""

        def work(connection: Connection) -> None:
            me = members.member_in(connection, club, someone)
            self._set(connection, me, reminded=on, **({} if on else {"send_at": None}))

        await self._ask(work)

    async def calendar(self, someone: Asker, club: str) -> str:
        """The coming dates as a file for calendars, for members; raises `TableRefusal`."""

        def work(connection: Connection) -> str:
            members.member_in(connection, club, someone)
            row = connection.execute(select(clubs).where(clubs.c.id == club)).one()
            if (date := standing_date(row)) is None:
                raise TableRefusal("club_date_over")
            return calendar_file(club, row.name, date, self._now())

        return await self._read(work)

    @staticmethod
    def _set(connection: Connection, member: members.Member, **values: Any) -> None:
        one = (club_members.c.club_id == member.club_id) & (club_members.c.number == member.number)
        connection.execute(update(club_members).where(one).values(values))

    def _next(self, date: StandingDate | None, everybody: Sequence[members.Member]) -> ClubNext | None:
        """The next date, and who comes; one that has just begun is still the next."""
        now = self._now()
        at = None if date is None else next_date(date, now - LASTS)
        if date is None or at is None:
            return None
        said = [each for each in everybody if each.answered == at]
        return ClubNext(
            at=at,
            soon=now >= at - HOUR * date.hours_before and date.hours_before > 0,
            coming=tuple(each.number for each in said if each.coming),
            not_coming=tuple(each.number for each in said if not each.coming),
        )

    def _mine(self, connection: Connection, someone: Asker) -> tuple[MyClub, ...]:
        asked = (
            select(clubs)
            .join(club_members, club_members.c.club_id == clubs.c.id)
            .where(someone.rows(club_members))
            .order_by(club_members.c.joined)
        )
        told = []
        for row in connection.execute(asked).all():
            everybody = members.members_of(connection, row.id)
            me = next(each for each in everybody if someone.has(members.identity_of(each)))
            coming = self._next(standing_date(row), everybody)
            told.append(
                MyClub(
                    id=row.id,
                    name=row.name,
                    members=len(everybody),
                    tables=len(tables_of(connection, row.id, self._now(), self._limits)),
                    at=None if coming is None else coming.at,
                    soon=coming is not None and coming.soon,
                    coming=me.coming if coming is not None and me.answered == coming.at else None,
                )
            )
        return tuple(told)

    def _look(self, connection: Connection, someone: Asker, club: str) -> ClubInfo:
        me = members.member_in(connection, club, someone)
        row = connection.execute(select(clubs).where(clubs.c.id == club)).one()
        everybody, date, presence = members.members_of(connection, club), standing_date(row), self._presence()
        identities = [members.identity_of(each) for each in everybody]
        here = {} if presence is None else presence.within(connection, identities)
        info = ClubInfo(
            id=club,
            name=row.name,
            you=me.number,
            invitation=row.invitation,
            members=tuple(
                ClubMember(
                    number=each.number,
                    name=each.name,
                    host=each.host,
                    joined=each.joined,
                    whereabouts=here.get(members.identity_of(each).one),
                )
                for each in everybody
            ),
            tables=tables_of(connection, club, self._now(), self._limits),
            date=date,
            next=self._next(date, everybody),
            reminded=me.reminded,
        )
        stamp = hashlib.sha256(msgspec.json.encode(info)).hexdigest()[:16]
        return msgspec.structs.replace(info, stamp=stamp)
