"""The best in a game by its rated matches, of those who want to be shown: by what their rating is at least.

A rating is believed to be within three standard deviations; the lower end of that is what counts here, so nobody is
first by a few lucky matches.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from rummykit.server.accounts.ratings import Skill
from rummykit.server.accounts.schema import accounts, leaders, ratings, results
from rummykit.server.accounts.sessions import Member
from rummykit.server.limits import Limits
from rummykit.server.store.directory import InTransaction
from rummykit.server.wire.account_messages import Leader, Leaders


class Ranked(NamedTuple):
    """An account in its place, from 1; who is equal shares one."""

    account: str
    leader: Leader


class LeaderLists:
    """The lists of all games. `read` only looks, `ask` works in a transaction; `now` is the wall clock.

    A list is kept for a moment, since everybody who comes asks for the same.
    """

    def __init__(self, ask: InTransaction, read: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now
        self._kept: tuple[float, Mapping[str, Sequence[Ranked]]] | None = None

    async def page(self, game: str | None, page: int, member: Member | None) -> Leaders:
        """A page of the leaders of a game, and the place of who asks; without a game, of the one with most leaders."""
        lists = await self._lists()
        played = sorted(lists, key=lambda each: (-len(lists[each]), each))
        shown = game if game is not None else next(iter(played), "")
        ranked = lists.get(shown, ())
        size = self._limits.leaders_page
        part = ranked[page * size : (page + 1) * size]
        mine = None if member is None else next((each for each in ranked if each.account == member.account), None)
        return Leaders(
            game=shown,
            games=tuple(played),
            leaders=tuple(each.leader for each in part),
            more=len(ranked) > (page + 1) * size,
            mine=None if mine is None else mine.leader,
            shown=member is not None and await self.is_shown(member),
        )

    async def is_shown(self, member: Member) -> bool:
        """Whether a member wants to be shown."""
        asked = select(leaders.c.account).where(leaders.c.account == member.account)
        return await self._read(lambda connection: connection.scalar(asked) is not None)

    async def show(self, member: Member, shown: bool) -> None:
        """Show a member from now on, or no more."""

        def work(connection: Connection) -> None:
            connection.execute(delete(leaders).where(leaders.c.account == member.account))
            if shown:
                connection.execute(insert(leaders), {"account": member.account, "since": self._now()})

        await self._ask(work)
        self.forget()

    def forget(self) -> None:
        """What was found holds no more: somebody has changed their mind, or deleted the account."""
        self._kept = None

    async def _lists(self) -> Mapping[str, Sequence[Ranked]]:
        if self._kept is None or time.monotonic() >= self._kept[0]:
            found = await self._read(self._ranked)
            self._kept = time.monotonic() + self._limits.leaders_cached_seconds, found
        return self._kept[1]

    def _ranked(self, connection: Connection) -> Mapping[str, Sequence[Ranked]]:
        last = (
            select(results.c.account, results.c.game, func.max(results.c.finished).label("last"))
            .where(results.c.rated)
            .group_by(results.c.account, results.c.game)
            .subquery()
        )
        asked = (
            select(ratings, accounts.c.name)
            .join(leaders, leaders.c.account == ratings.c.account)
            .join(accounts, accounts.c.id == ratings.c.account)
            .join(last, (last.c.account == ratings.c.account) & (last.c.game == ratings.c.game))
            .where(ratings.c.matches >= self._limits.leaders_matches)
            .where(last.c.last >= self._now() - self._limits.leaders_seconds)
            .order_by(ratings.c.game, (ratings.c.mu - 3 * ratings.c.sigma).desc(), accounts.c.name, ratings.c.account)
        )
        lists: dict[str, list[Ranked]] = {}
        for row in connection.execute(asked):
            skill, before = Skill(row.mu, row.sigma), lists.setdefault(row.game, [])
            same = before and before[-1].leader.least == skill.least
            leader = Leader(
                place=before[-1].leader.place if same else len(before) + 1,
                name=row.name,
                least=skill.least,
                rating=skill.shown,
                give=skill.give,
                matches=row.matches,
            )
            before.append(Ranked(row.account, leader))
        return lists
