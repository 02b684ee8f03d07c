"""Looks for turns that have come, and tells the people who are not there to see it.

All of it happens beside the game: a table knows nothing of it, and no move waits for it. What a table's owner finds in
the database (tables that have moved since they were looked at) becomes a notice there, and what is due there is sent.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from rummykit.server.features.notices.pushing import Pushing
from rummykit.server.features.notices.sent import SendOutcome, Subscription
from rummykit.server.features.notices.subscriptions import Subscriptions
from rummykit.server.features.notices.turns import DueTurn, turn_status
from rummykit.server.features.notices.wanted import Change, Notice, WantedNotices, Watched
from rummykit.server.features.notices.words import known_language, your_turn
from rummykit.server.journal import short, trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.rooms import Rooms

if TYPE_CHECKING:
    from rummykit.server.features.notices.mailing import Mailing

_Send: TypeAlias = Callable[[], Awaitable[SendOutcome]]
"""Tells somebody by one of their browsers, or by e-mail."""
_AT_ONCE = 64
"""Tables looked at in one go."""
_AGAIN_SECONDS = 1.0
"""The pause after which a table is looked at again whose people may be about to come back."""
_LONGEST_PAUSE = 3600.0
"""No service is left alone for longer than this."""
_TAKEN = 6
"""So many times as long as a push service may take, a notice belongs to the server that sends it."""


class TurnNotifier:
    """Tells people of their turns, for as long as it runs; `outcomes` counts what became of what was pushed."""

    def __init__(
        self,
        rooms: Rooms,
        wanted: WantedNotices,
        subscriptions: Subscriptions,
        pushing: Pushing,
        mailing: Mailing | None = None,
    ) -> None:
        self._rooms = rooms
        self._wanted = wanted
        self._subscriptions = subscriptions
        self._pushing = pushing
        self._mailing = mailing
        self._limits = rooms.services.limits
        self._now = rooms.services.now
        self._under_way: set[asyncio.Task[None]] = set()
        self.outcomes: Counter[str] = Counter()

    async def close(self) -> None:
        """Stop; what has not been sent is sent after a restart, or by another server."""
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._pushing.close()

    def numbers(self) -> Iterator[tuple[str, str, float]]:
        """What became of what was pushed, for the people who run the server."""
        yield "rummykit_notices_sent_total", "Notices that push services have taken", self.outcomes["sent"]
        yield "rummykit_notices_gone_total", "Browsers that push services know no more", self.outcomes["gone"]
        yield "rummykit_notices_failed_total", "Notices that were not taken", self._failed
        if self._mailing is not None:
            yield from self._mailing.numbers()

    @property
    def _failed(self) -> int:
        return self.outcomes["again"] + self.outcomes["refused"]

    async def run(self) -> None:
        """Look and tell, for ever."""
        while True:
            try:
                while await self._look():
                    pass
                await self._send()
            except Exception as error:
                trouble("nothing_told", error)
            await asyncio.sleep(self._limits.notice_look_seconds)

    # --- turns that have come

    async def _look(self) -> bool:
        """Look at tables that have moved; returns whether there are more."""
        watched = await self._wanted.to_look_at(_AT_ONCE)
        await self._wanted.write([await self._look_at(each) for each in watched])
        return len(watched) == _AT_ONCE

    async def _look_at(self, watched: Watched) -> Change:
        try:
            async with self._rooms.visit(watched.table) as room:
                seen = await turn_status(room, watched.person.key)
        except Exception as error:
            if isinstance(error, TableRefusal) and error.code in ("unknown_table", "outdated_table"):
                return self._wanted.no_more(watched)
            if not isinstance(error, TableRefusal):
                trouble("table_not_looked_at", error, table=short(watched.table))
            # It is another server's by now, or cannot be read at present; others do not wait for it.
            return self._wanted.look_again(watched, self._now() + self._limits.notice_delay_seconds)
        turn, limits = seen.turn, self._limits
        if seen.over:
            return self._wanted.no_more(watched)
        if turn is None or turn.id == watched.told or not self._worth_telling(turn):
            return self._wanted.looked(watched, seen.version)
        if (at := turn.began + limits.notice_delay_seconds) > self._now():
            return self._wanted.look_again(watched, at)
        if turn.perhaps:
            return self._wanted.look_again(watched, self._now() + _AGAIN_SECONDS)
        if turn.here:
            return self._wanted.looked(watched, seen.version)
        return self._wanted.tell(watched, seen.version, "your_turn", turn.id)

    def _worth_telling(self, turn: DueTurn) -> bool:
        return turn.seconds is None or turn.seconds >= self._limits.notice_turn_seconds

    # --- notices that are due

    async def _send(self) -> None:
        """Begin to send as many notices as may be sent at one time; the others wait in the database."""
        free = self._limits.notices_at_once - len(self._under_way)
        if free <= 0:
            return
        until = self._now() + _TAKEN * max(self._limits.push_seconds, self._limits.mail_seconds)
        for notice in await self._wanted.take(free, until):
            task = asyncio.create_task(self._send_one(notice))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _send_one(self, notice: Notice) -> None:
        try:
            turn = await self._still(notice)
            if turn is None:
                return await self._wanted.done(notice)
            await self._tell(notice, await self._ways(notice, turn))
        except Exception as error:
            trouble("notice_not_sent", error, table=short(notice.table))
            with suppress(Exception):  # then it is taken again when the time for which it was taken is over
                await self._later(notice, notice.remaining)

    async def _still(self, notice: Notice) -> DueTurn | None:
        """The turn that is to be told, if it is on and its person not here."""
        async with self._rooms.visit(notice.table) as room:
            turn = (await turn_status(room, notice.person.key)).turn
        return None if turn is None or turn.id != notice.turn or turn.here else turn

    async def _ways(self, notice: Notice, turn: DueTurn) -> dict[str, _Send]:
        """How the person still has to be told: by each of their browsers, and by e-mail."""
        browsers = await self._subscriptions.of(notice.person)
        address = None if self._mailing is None else await self._mailing.of(notice.person)
        ways: dict[str, _Send] = {
            each.id: partial(self._push_to, each, notice, turn) for each in browsers if _remains(each.id, notice)
        }
        if self._mailing is not None and address is not None and _remains(address.id, notice):
            ways[address.id] = partial(self._mailing.tell, address, notice.table, turn)
        return ways

    async def _tell(self, notice: Notice, ways: dict[str, _Send]) -> None:
        sent = await asyncio.gather(*(self._tried(each, notice) for each in ways.values()))
        left = [id for id, each in zip(ways, sent, strict=True) if each.outcome == "again"]
        if not left:
            return await self._wanted.done(notice)
        await self._later(notice, left, max(each.after for each in sent if each.outcome == "again"))

    async def _tried(self, way: _Send, notice: Notice) -> SendOutcome:
        """What became of one way to tell a person. Where it failed it is tried again, and the others are not."""
        try:
            return await way()
        except Exception as error:
            trouble("notice_not_sent", error, table=short(notice.table))
            return SendOutcome("again")

    async def _later(self, notice: Notice, remaining: Sequence[str] | None, asked: float = 0.0) -> None:
        """Try again to reach what remains, after a pause that is no shorter than was asked for; not too often."""
        if notice.tries + 1 >= self._limits.notice_tries:
            return await self._wanted.done(notice)
        pause = max(self._limits.notice_retry_seconds * 2**notice.tries, min(asked, _LONGEST_PAUSE))
        await self._wanted.again(notice, self._now() + pause, remaining)

    async def _push_to(self, subscription: Subscription, notice: Notice, turn: DueTurn) -> SendOutcome:
        told = your_turn(turn, known_language(subscription.language))
        text = msgspec.json.encode({"code": notice.code, "table": notice.table, "title": told.title, "body": told.body})
        ttl = self._limits.notice_ttl_seconds
        if turn.ends is not None:
            ttl = min(ttl, turn.ends - self._now())
        services = await self._pushing.services()
        sent = await services.send(subscription, text, ttl=ttl, topic=table_topic(notice.table))
        self.outcomes[sent.outcome] += 1
        if sent.outcome == "gone":
            await self._subscriptions.drop(subscription.id)
        return sent


def _remains(way: str, notice: Notice) -> bool:
    return notice.remaining is None or way in notice.remaining


def table_topic(table: str) -> str:
    """What a push service knows a table by: it is not to learn the id, with which the table can be opened."""
    return hashlib.sha256(f"rummykit notices {table}".encode()).hexdigest()[:32]
