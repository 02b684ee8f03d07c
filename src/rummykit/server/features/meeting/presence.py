"""Who is here now: a small row for each person, written behind the game by whichever server has heard of them.

A person's pages ask again and again who asks them to play, and a match has their sockets: both are kept in memory, and
written for all together, for each person no more often than `presence_write_seconds`. Nothing is kept of a person who
does not want to be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from rummykit.server.accounts.people import Asker, Identity, owners
from rummykit.server.features.meeting.schema import presence, unseen_people
from rummykit.server.journal import trouble
from rummykit.server.limits import Limits
from rummykit.server.store.directory import InTransaction
from rummykit.server.table.observer import TableObserver
from rummykit.server.table.table import Table
from rummykit.server.wire.friend_messages import Whereabouts

_NEVER = 0.0


class Presence(TableObserver):
    """Where people are. `players` are the keys of those who are at a match of this server, `now` is the wall clock."""

    def __init__(
        self,
        ask: InTransaction,
        read: InTransaction,
        limits: Limits,
        now: Callable[[], float],
        players: Callable[[], Iterable[str]],
    ) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now
        self._players = players
        self._heard: set[str] = set()
        self._written: dict[str, float] = {}
        self._ended: set[str] = set()

    def heard(self, someone: Asker) -> None:
        """A page of the person has just asked for something."""
        if someone.keys:
            self._heard.add(someone.keys[0])

    async def state_changed(self, table: Table) -> None:
        """Who has finished a match plays no more, which others see at once."""
        if table.state == "over":
            self._ended.update(seat.key for seat in table.seats if seat.kind == "person")

    async def write(self, owner: str) -> None:
        """Write who was heard of, or is at a match, and was not written lately."""
        now, often = self._now(), self._limits.presence_write_seconds
        self._written = {key: at for key, at in self._written.items() if now - often < at <= now}
        playing = {*self._players()} - self._written.keys()
        here = (self._heard | playing) - self._written.keys()
        self._heard.clear()
        ended, self._ended = self._ended, set()
        if not here and not ended:
            return
        self._written |= dict.fromkeys(here, now)
        over = update(presence).where(presence.c.key.in_(ended)).values(played=_NEVER)

        def work(connection: Connection) -> None:
            if ended:
                connection.execute(over)
            if here:
                self._write(connection, here, playing, now)

        try:
            await self._ask(work)
        except Exception as error:
            trouble("presence_not_written", error)
            for key in here:
                self._written.pop(key, None)

    def _write(self, connection: Connection, here: Collection[str], playing: Collection[str], now: float) -> None:
        accounts = owners(connection, here)
        unseen = _unseen(connection, [Identity(key, accounts.get(key)) for key in here])
        # In one order, so that two servers do not wait for each other.
        shown = sorted(key for key in here if key not in unseen and accounts.get(key) not in unseen)
        known = set(connection.scalars(select(presence.c.key).where(presence.c.key.in_(shown))))
        rows: list[dict[str, Any]] = [
            {"key": key, "account": accounts.get(key), "seen": now, "played": now if key in playing else _NEVER}
            for key in shown
        ]
        if new := [row for row in rows if row["key"] not in known]:
            connection.execute(delete(presence).where(presence.c.seen < now - self._limits.presence_kept_seconds))
            connection.execute(insert(presence), new)
        if old := [{"row": row["key"], "at": now} for row in rows if row["key"] in known]:
            connection.execute(
                update(presence).where(presence.c.key == bindparam("row")).values(seen=bindparam("at")), old
            )
        if again := [{"row": key, "at": now} for key in shown if key in known and key in playing]:
            connection.execute(
                update(presence).where(presence.c.key == bindparam("row")).values(played=bindparam("at")), again
            )

    async def of(self, people: Collection[Identity]) -> dict[str, Whereabouts]:
        """Where people are, by `Identity.one`."""
        return await self._read(lambda connection: self.within(connection, people))

    def within(self, connection: Connection, people: Collection[Identity]) -> dict[str, Whereabouts]:
        """The same in a transaction that is under way."""
        accounts = {each.account: each.one for each in people if each.account is not None}
        keys = {each.key: each.one for each in people}
        mine = or_(presence.c.key.in_(keys), presence.c.account.in_(accounts))
        unseen = _unseen(connection, people)
        seen: dict[str, tuple[float, float]] = {}
        for row in connection.execute(select(presence).where(mine)):
            one = accounts.get(row.account) or keys.get(row.key)
            if one is not None and row.key not in unseen and row.account not in unseen:
                last, played = seen.get(one, (_NEVER, _NEVER))
                seen[one] = max(last, row.seen), max(played, row.played)
        return {
            each.one: "away" if each.key in unseen or each.one in unseen else self._whereabouts(*seen.get(each.one, ()))
            for each in people
        }

    def _whereabouts(self, seen: float = _NEVER, played: float = _NEVER) -> Whereabouts:
        now, limits = self._now(), self._limits
        if played >= now - 2 * limits.presence_write_seconds:
            return "playing"
        if seen >= now - limits.presence_seconds:
            return "here"
        return "lately" if seen >= now - limits.presence_kept_seconds else "away"

    async def shown(self, someone: Asker) -> bool:
        """Whether others see that the person is here."""
        unseen = select(unseen_people.c.key).where(someone.rows(unseen_people)).limit(1)
        return await self._read(lambda connection: connection.scalar(unseen) is None)

    async def show(self, someone: Asker, shown: bool) -> None:
        """Be seen, or not: then nothing is kept."""

        def work(connection: Connection) -> None:
            connection.execute(delete(unseen_people).where(someone.rows(unseen_people)))
            if not shown:
                connection.execute(insert(unseen_people), {"key": someone.keys[0], "account": someone.account})
                connection.execute(delete(presence).where(someone.rows(presence)))

        await self._ask(work)
        for key in someone.keys:
            self._written.pop(key, None)


def _unseen(connection: Connection, people: Collection[Identity]) -> set[str]:
    """The keys, and the accounts, of those of these people who do not want to be seen."""
    keys = {each.key for each in people}
    accounts = {each.account for each in people if each.account is not None}
    mine = or_(unseen_people.c.key.in_(keys), unseen_people.c.account.in_(accounts))
    rows = connection.execute(select(unseen_people).where(mine)).all()
    return {row.key for row in rows} | {row.account for row in rows if row.account is not None}
