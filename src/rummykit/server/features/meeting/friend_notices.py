"""Telling friends who are not here that somebody asks them to a table, as they are told of their turns.

It is tried once, at once: the table waits half an hour at most, and who comes back sees the ask on the page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select

from rummykit.server.accounts.people import Asker, Identity
from rummykit.server.features.meeting.game_names import names_at
from rummykit.server.features.meeting.inviting import InvitingTable
from rummykit.server.features.meeting.presence import Presence
from rummykit.server.features.meeting.schema import friend_notices
from rummykit.server.features.meeting.silence import silence_of
from rummykit.server.features.notices.subscriptions import Recipient
from rummykit.server.features.notices.turn_notices import TurnNotices
from rummykit.server.features.notices.turn_notifier import table_topic
from rummykit.server.features.notices.words import friend_asks, known_language
from rummykit.server.journal import short, trouble
from rummykit.server.limits import Limits
from rummykit.server.store.directory import InTransaction


class _ToTell(NamedTuple):
    """Those who are to be told, and the names of the game."""

    people: Collection[Identity]
    game: Mapping[str, str]


class FriendNotices:
    """Tells friends. `notices` gives how people are told, or None where that is off; `now` is the wall clock."""

    def __init__(
        self,
        ask: InTransaction,
        limits: Limits,
        now: Callable[[], float],
        presence: Presence,
        notices: Callable[[], TurnNotices | None],
    ) -> None:
        self._ask = ask
        self._limits = limits
        self._now = now
        self._presence = presence
        self._notices = notices
        self._under_way: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop."""
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    def tell(self, someone: Asker, table: InvitingTable, people: Collection[Identity]) -> None:
        """Tell those of these people, whom the person asks to a table, who are not here; nobody waits for it."""
        notices = self._notices()
        if notices is None or not people:
            return
        task = asyncio.create_task(self._tell(notices, Identity(table.key, someone.account), table, people))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _tell(
        self, notices: TurnNotices, by: Identity, table: InvitingTable, people: Collection[Identity]
    ) -> None:
        try:
            to_tell = await self._ask(lambda db: self._due(db, by, table, people))
        except Exception as error:
            trouble("friends_not_told", error, table=short(table.id))
            return
        for person in to_tell.people:
            try:
                await self._tell_one(notices, Recipient(person.key, person.account), table, to_tell.game)
            except Exception as error:
                trouble("friends_not_told", error, table=short(table.id))

    def _due(self, db: Connection, by: Identity, table: InvitingTable, people: Collection[Identity]) -> _ToTell:
        """Those who are not here, may be asked by that person and were not told lately; they count as told now."""
        now, whereabouts = self._now(), self._presence.within(db, people)
        told = []
        for person in people:
            mine = Asker((person.key,), person.account)
            rows = mine.rows(friend_notices)
            last = db.scalar(select(friend_notices.c.at).where(rows).order_by(friend_notices.c.at.desc()).limit(1))
            lately = last is not None and last > now - self._limits.friend_notice_seconds
            here = whereabouts[person.one] in ("here", "playing")
            if here or lately or silence_of(db, mine).covers(by):
                continue
            db.execute(delete(friend_notices).where(rows))
            db.execute(insert(friend_notices), {"key": person.key, "account": person.account, "at": now})
            told.append(person)
        return _ToTell(told, names_at(db, table.game, table.id))

    async def _tell_one(
        self, notices: TurnNotices, person: Recipient, table: InvitingTable, game: Mapping[str, str]
    ) -> None:
        services = await notices.pushing.services()
        for browser in await notices.subscriptions.of(person):
            said = friend_asks(table.name, game, known_language(browser.language))
            text = {"code": "friend_asks", "table": table.id, "title": said.title, "body": said.body}
            ttl, topic = self._limits.ask_seconds, table_topic(table.id)
            sent = await services.send(browser, msgspec.json.encode(text), ttl=ttl, topic=topic)
            if sent.outcome == "gone":
                await notices.subscriptions.drop(browser.id)
        mailing = notices.mailing
        address = None if mailing is None else await mailing.of(person)
        if mailing is not None and address is not None:
            await mailing.tell_asked(address, table.id, game)
