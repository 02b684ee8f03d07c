"""Reminding members of the standing date of their club: once each, whichever server does it.

What is due is in the database. A server that finds a club's reminder due moves the club on to the next one and notes in
the same transaction whom to tell; then each notice is taken by one server, which sends it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, or_, select, update

from rummykit.server.features.clubs.dates import local_time, next_date
from rummykit.server.features.clubs.schema import club_members, clubs
from rummykit.server.features.notices.sent import SendOutcome, Subscription
from rummykit.server.features.notices.subscriptions import Recipient
from rummykit.server.features.notices.turn_notices import TurnNotices
from rummykit.server.features.notices.words import club_date, known_language
from rummykit.server.journal import short, trouble
from rummykit.server.limits import Limits
from rummykit.server.store.directory import InTransaction
from rummykit.server.wire.club_messages import StandingDate

HOUR = 3600.0
_AT_ONCE = 20
"""Clubs, and then members, that are looked at in one go."""
_TAKEN = 6
"""So many times as long as a push service may take, a reminder belongs to the server that sends it."""


def standing_date(club: Any) -> StandingDate | None:
    """The standing date in a row of `clubs`."""
    return None if club.date is None else msgspec.json.decode(club.date, type=StandingDate)


def remind_at(date: StandingDate, after: float) -> float | None:
    """When the next reminder is due whose date begins after a moment; None where there is none. Of a date that is
    nearer than that, members are reminded at once."""
    if date.hours_before == 0:
        return None
    at = next_date(date, after)
    return None if at is None else at - HOUR * date.hours_before


class DueReminder(NamedTuple):
    """A member to be reminded of a date; `remaining` are the ways to tell that are still to be tried, None all."""

    club: str
    name: str
    number: int
    person: Recipient
    date: StandingDate
    at: float
    tries: int
    remaining: tuple[str, ...] | None


class ClubReminders:
    """Reminds members, for as long as it runs. `notices` gives how people are told, or None where that is off."""

    def __init__(
        self,
        ask: InTransaction,
        read: InTransaction,
        limits: Limits,
        now: Callable[[], float],
        notices: Callable[[], TurnNotices | None],
    ) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now
        self._notices = notices

    async def run(self) -> None:
        """Look and remind, for ever."""
        while True:
            try:
                while await self._note():
                    pass
                while (notices := self._notices()) is not None and (due := await self._take()):
                    await asyncio.gather(*(self._remind(notices, each) for each in due))
            except Exception as error:
                trouble("nobody_reminded", error)
            await asyncio.sleep(self._limits.club_remind_seconds)

    # --- clubs whose date is near

    async def _note(self) -> bool:
        """Note whom to remind; returns whether there may be more clubs."""
        due = select(clubs).where(clubs.c.remind_at <= self._now()).order_by(clubs.c.remind_at).limit(_AT_ONCE)
        found = await self._read(lambda db: db.execute(due).all())
        for club in found:
            await self._ask(lambda db, club=club: self._move_on(db, club))  # type: ignore[misc]
        return len(found) == _AT_ONCE

    def _move_on(self, db: Connection, club: Any) -> None:
        """The next reminder of a club is that of its next date; the first server to say so notes whom to remind of this
        one."""
        date, now = standing_date(club), self._now()
        at = None if date is None else next_date(date, club.remind_at)
        following = None if date is None or at is None else remind_at(date, max(at, now))
        mine = (clubs.c.id == club.id) & (clubs.c.remind_at == club.remind_at) & (clubs.c.date == club.date)
        if not db.execute(update(clubs).where(mine).values(remind_at=following)).rowcount:
            return
        if at is None or at <= now:
            return  # no server ran when it was time
        wanted = club_members.c.reminded & or_(club_members.c.told.is_(None), club_members.c.told != at)
        comes = or_(club_members.c.answered.is_(None), club_members.c.answered != at, club_members.c.coming)
        to_tell = update(club_members).where(club_members.c.club_id == club.id, wanted, comes)
        db.execute(to_tell.values(told=at, send_at=now, tries=0, remaining=None))

    # --- members who are to be told

    async def _take(self) -> Sequence[DueReminder]:
        """Reminders that are due. Nobody else takes them for a while; if this server dies, somebody does then."""
        now = self._now()
        until = now + _TAKEN * max(self._limits.push_seconds, self._limits.mail_seconds)
        asked = (
            select(club_members, clubs.c.name.label("club"), clubs.c.date)
            .join(clubs, clubs.c.id == club_members.c.club_id)
            .where(club_members.c.send_at <= now)
            .limit(_AT_ONCE)
        )
        if not await self._read(lambda db: db.execute(asked.limit(1)).first()):
            return ()

        def work(db: Connection) -> Sequence[DueReminder]:
            taken = []
            for row in db.execute(asked).all():
                date = standing_date(row)
                late = date is None or row.told <= now or next_date(date, row.told - 1) != row.told
                mine = _one(row.club_id, row.number) & (club_members.c.send_at == row.send_at)
                changed = update(club_members).where(mine).values(send_at=None if late else until)
                if db.execute(changed).rowcount and not late and date is not None:
                    remaining = row.remaining
                    left = None if remaining is None else msgspec.json.decode(remaining, type=tuple[str, ...])
                    person = Recipient(row.key, row.account)
                    taken.append(
                        DueReminder(row.club_id, row.club, row.number, person, date, row.told, row.tries, left)
                    )
            return taken

        return await self._ask(work)

    async def _remind(self, notices: TurnNotices, due: DueReminder) -> None:
        """Tell a member by each of their browsers, and by e-mail; what did not work is tried again later."""
        try:
            ways = await self._ways(notices, due)
        except Exception as error:
            trouble("nobody_reminded", error, club=short(due.club))
            return  # it is taken again when the time for which it was taken is over
        sent = await asyncio.gather(*(way() for way in ways.values()), return_exceptions=True)
        left = [
            id
            for id, each in zip(ways, sent, strict=True)
            if isinstance(each, BaseException) or each.outcome == "again"
        ]
        again = bool(left) and due.tries + 1 < self._limits.notice_tries
        pause = self._limits.notice_retry_seconds * 2**due.tries
        values = {
            "send_at": self._now() + pause if again else None,
            "tries": due.tries + 1,
            "remaining": msgspec.json.encode(left).decode() if again else None,
        }
        same = _one(due.club, due.number) & (club_members.c.told == due.at)
        await self._ask(lambda db: db.execute(update(club_members).where(same).values(values)))

    async def _ways(self, notices: TurnNotices, due: DueReminder) -> dict[str, Callable[[], Awaitable[SendOutcome]]]:
        time = local_time(due.date, due.at)
        ways: dict[str, Callable[[], Awaitable[SendOutcome]]] = {}
        for browser in await notices.subscriptions.of(due.person):
            ways[browser.id] = lambda to=browser: self._push(notices, to, due, time)  # type: ignore[misc]
        mailing = notices.mailing
        address = None if mailing is None else await mailing.of(due.person)
        if mailing is not None and address is not None:
            ways[address.id] = lambda: mailing.remind(address, due.club, due.at, time)
        return {id: way for id, way in ways.items() if due.remaining is None or id in due.remaining}

    async def _push(self, notices: TurnNotices, to: Subscription, due: DueReminder, time: str) -> SendOutcome:
        said = club_date(due.name, time, known_language(to.language))
        told = {"code": "club_date", "path": f"/clubs/{due.club}", "title": said.title, "body": said.body}
        services = await notices.pushing.services()
        ttl = min(self._limits.notice_ttl_seconds, due.at - self._now())
        sent = await services.send(to, msgspec.json.encode(told), ttl=ttl, topic=f"club{due.club}")
        if sent.outcome == "gone":
            await notices.subscriptions.drop(to.id)
        return sent


def _one(club: str, number: int) -> Any:
    return (club_members.c.club_id == club) & (club_members.c.number == number)
