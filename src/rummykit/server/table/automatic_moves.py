"""What happens at a table without a person: bots act, clocks run out, a match begins, is counted, or comes to rest."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from rummykit.play.actions import Action, Rearrange
from rummykit.play.view import View
from rummykit.rules import IllegalAction, Rules
from rummykit.server.journal import short, trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import botplay, going_on, timing
from rummykit.server.table.agreement import asked
from rummykit.server.table.beginning import started
from rummykit.server.table.entries import (
    Acted,
    Arrived,
    Lapsed,
    LineLost,
    Paused,
    PromisesFixed,
    StoodIn,
    TimedOut,
)
from rummykit.server.table.observer import TableObserver
from rummykit.server.table.planned_move import PlannedMove
from rummykit.server.wire.socket_messages import Pace
from rummykit.server.wire.table_messages import BotLevel

if TYPE_CHECKING:
    from rummykit.server.table.room import Room

_PACES: Mapping[Pace, float] = MappingProxyType({"slow": 2.0, "normal": 1.0, "quick": 0.4, "at_once": 0.0})
"""The pauses of bots as multiples of the usual ones."""


class AutomaticMoves:
    """The moves of a room that nobody makes; at most one is planned, for the table as it is now.

    `visited` is set once somebody who sits here has come: bots wait for that.
    """

    def __init__(self, room: Room) -> None:
        self.visited = False
        self._pace: Pace = "normal"
        self._hurried = False
        self._room = room
        self._services = room.services
        self._planned = PlannedMove()
        self._loaded_at = room.services.now()
        self.begin_grace()

    def __bool__(self) -> bool:
        """Whether something is planned or under way."""
        return bool(self._planned)

    def begin_grace(self) -> None:
        """The table has just been read from its log: nothing happens before people have had time to come back."""
        self._read_at = self._services.now()
        self._turn_read = self._room.table.turn_id
        self._back_at: dict[int, float] = {}
        self._nothing_before = self._read_at + self._services.limits.reconnect_seconds

    @property
    def in_grace(self) -> bool:
        """Whether the table has been read from its log only a moment ago, and its people may be about to come back."""
        return self._services.now() < self._nothing_before

    def forget(self) -> None:
        """Plan nothing."""
        self._planned.forget()

    async def finish(self) -> None:
        """Plan nothing, and wait for a move under way."""
        await self._planned.finish()

    def plan(self) -> None:
        """Plan how the match begins, the next move of a bot, once somebody has come to see it, or of the clock."""
        table, seat = self._room.table, self._room.table.turn
        if seat is None or not table.seats[seat].automatic:
            self._hurried = False
        if table.beginning is not None:
            self._planned.plan(table.version, self._until_begun, self._begin)
        elif (observer := self._services.unsettled_by(table)) is not None:
            self._planned.plan(table.version, lambda: 0.0, partial(self._settle, observer))
        elif table.deals_on:
            self._planned.plan(table.version, self._until_dealt, self._deal_on)
        elif table.agreement.until is not None:
            self._planned.plan(table.version, self._until_agreed, self._go_on)
        elif table.paused_at is not None:
            self._planned.forget()
        elif (arrival := timing.arrival(table)) is not None:
            self._planned.plan(table.version, lambda: arrival - self._services.now(), self._awaited_long_enough)
        elif seat is not None and table.seats[seat].automatic:
            if self._deserted:
                self._planned.plan(table.version, lambda: 0.0, self._rest)
            elif table.touched or self.visited or table.of_bots_in_a_tournament:
                self._planned.plan(table.version, self._pause, self._bot_acts)
        elif (deadline := self.deadline()) is not None:
            self._planned.plan(table.version, lambda: deadline - self._services.now(), self._time_runs_out)
        else:
            self._planned.forget()

    def set_pace(self, pace: Pace) -> None:
        """Change how fast bots act at a table where one person plays against bots alone."""
        if pace != self._pace:
            self._pace = pace
            self._planned.forget()
            self.plan()

    def hurry(self) -> None:
        """Bots wait no more before a person's turn comes, where one person plays against bots alone."""
        if not self._hurried:
            self._hurried = True
            self._planned.forget()
            self.plan()

    def _pause(self) -> float:
        """How long a bot waits before it acts; among bots alone nobody has to follow, nor where several are asked."""
        pause, limits, table = self._services.pause(), self._services.limits, self._room.table
        if table.of_bots_in_a_tournament:
            return min(pause, limits.bots_alone_seconds)
        if sum(seat.kind == "person" for seat in table.seats) == 1:
            pace = "at_once" if self._hurried else self._pace
            pause = max(pause * _PACES[pace], min(pause, limits.bots_alone_seconds))
        return min(pause, limits.bot_answer_seconds) if timing.asked_in_turn(table) else pause

    def _until_begun(self) -> float:
        """How long promises, or what was promised, are still waited for."""
        table, limits = self._room.table, self._services.limits
        if table.complete or table.beginning is None:
            return 0.0
        patience = limits.open_seconds
        if table.chance.fixed_at is None and table.chance.promises_awaited is not None:
            patience = limits.rematch_seconds if table.chance.promises_awaited.rematch else limits.promise_seconds
        return max(table.beginning + patience, self._nothing_before) - self._services.now()

    async def _begin(self, version: int) -> None:
        """Everybody has promised, or opened, or time is up: the next step to the match."""
        async with self._room.lock:
            table, now = self._room.table, self._services.now()
            if self._room.broken or table.version != version or table.beginning is None:
                return
            if self._until_begun() > 0:
                return self.plan()
            fix = table.chance.fixed_at is None and table.chance.promises
            try:
                await self._room.commit_and_tell(PromisesFixed(at=now) if fix else started(self._room))
            except Exception as error:
                trouble("not_begun", error, table=short(table.id))
                self._planned.forget()
                if not self._room.broken:
                    self._planned.plan(
                        self._room.table.version, lambda: self._services.limits.renew_seconds, self._begin
                    )

    def _until_agreed(self) -> float:
        """How long people are still waited for who have not agreed to go on."""
        table, here = self._room.table, self._room.audience
        assert table.agreement.until is not None
        until = table.agreement.until
        if here and not asked(table, here.here):
            gone = asked(table, self._room.present)
            patience = self._services.limits.reconnect_seconds
            until = min(until, max((here.away_since.get(seat, 0.0) + patience for seat in gone), default=0.0))
        return max(until, self._nothing_before) - self._services.now()

    async def _go_on(self, version: int) -> None:
        """Everybody has agreed, or the countdown is over: go on, unless nobody is here to see it."""
        async with self._room.lock:
            table, now = self._room.table, self._services.now()
            if self._room.broken or table.version != version or table.agreement.until is None:
                return
            if self._until_agreed() > 0:
                return self.plan()
            try:
                if self._room.people_here or not self._may_lapse(now):
                    await going_on.go_on(self._room, table.agreement.seats[0])
                else:
                    await self._room.commit_and_tell(Lapsed(at=now))
            except TableRefusal as refusal:
                trouble("not_gone_on", refusal, table=short(table.id))
                if not self._room.broken:
                    again = self._services.limits.renew_seconds
                    self._planned.plan(self._room.table.version, lambda: again, self._go_on)

    def _may_lapse(self, now: float) -> bool:
        """Whether the log still takes that an agreement came to nothing: it can be repeated for ever."""
        table = self._room.table
        try:
            self._room.ration(Lapsed(at=now), table.seats[table.agreement.seats[0]].key)
        except TableRefusal:
            return False
        return True

    async def _awaited_long_enough(self, version: int) -> None:
        """The clock of a first turn runs, though its person has not come."""
        async with self._room.lock:
            table, seat = self._room.table, self._room.table.turn
            if self._room.broken or table.version != version or seat is None or timing.arrival(table) is None:
                return
            try:
                await self._room.commit_and_tell(Arrived(at=self._services.now(), seat=seat))
            except TableRefusal as refusal:
                trouble("clock_not_begun", refusal, table=short(table.id))

    async def _settle(self, observer: TableObserver, version: int) -> None:
        """The match is over: have an observer do what it has to, and try again later where that fails."""
        async with self._room.lock:
            table = self._room.table
            if self._room.broken or table.version != version or not observer.unsettled(table):
                return
            try:
                await self._room.commit_and_tell(await observer.settle(table, self._services.now()))
            except Exception as error:
                trouble(observer.not_settled, error, table=short(table.id))
                if not self._room.broken:
                    again = partial(self._settle, observer)
                    self._planned.plan(table.version, lambda: self._services.limits.renew_seconds, again)

    def _until_dealt(self) -> float:
        """How long a table of a tournament leaves the score sheet to those who play on."""
        table, limits = self._room.table, self._services.limits
        if self.left_alone:
            return self._pause()
        return max(table.turn_began + limits.tournament_deal_seconds, self._nothing_before) - self._services.now()

    async def _deal_on(self, version: int) -> None:
        """The next deal of a tournament, which nobody had to ask for."""
        async with self._room.lock:
            if self._room.broken or self._room.table.version != version or not self._room.table.deals_on:
                return
            try:
                await going_on.go_on(self._room, 0)
            except TableRefusal as refusal:
                trouble("not_dealt", refusal, table=short(self._room.table.id))
                if not self._room.broken:
                    again = self._services.limits.renew_seconds
                    self._planned.plan(self._room.table.version, lambda: again, self._deal_on)

    def plan_anew(self, seat: int) -> None:
        """Somebody came or went. Who is away is not asked to agree; where no clock runs, the turn of an absent person
        has an end all the same; and who comes back after an outage has time to look."""
        table = self._room.table
        if self._room.audience.has(seat):
            self._back_at.setdefault(seat, self._services.now())
        if table.agreement.until is not None or table.turn == seat:
            self._planned.forget()
            self.plan()

    def deadline(self) -> float | None:
        """When the turn ends by itself, on the wall clock; None where it does not."""
        table, deadline = self._room.table, timing.deadline(self._room.table)
        if deadline is None:
            return self._absent_until()
        if table.turn is None or table.turn_id != self._turn_read:
            return deadline
        back_at = max(self._back_at.get(table.turn, self._read_at), table.resumed_at)
        return max(deadline, back_at + self._services.limits.grace_seconds)

    def _absent_until(self) -> float | None:
        """When the turn of an absent person ends where no clock runs: after the grace, and the time that the sheet
        has for a turn; None where nobody stands in, or nobody else is here to wait."""
        table, seat, limits = self._room.table, self._room.table.turn, self._services.limits
        if seat is None or not table.created.stand_in or table.paused_at is not None or table.seats[seat].automatic:
            return None
        if self._room.audience.has(seat) or not self._room.people_here:
            return None
        since = max(table.turn_began, self._read_at, self._room.audience.away_since.get(seat, self._loaded_at))
        return since + limits.away_grace_seconds + (table.rules.turn_seconds or limits.away_turn_seconds)

    async def _stand_in(self, seat: int) -> None:
        """The clock of a seat has run out: a bot plays on for a visiting bot that is away, and for a person who is,
        where the table says so."""
        table = self._room.table
        if self._room.broken or table.state == "over" or self._room.audience.has(seat):
            return
        away = self._room.audience.absence(seat, self._services.now())
        if table.seats[seat].visiting or (
            table.created.stand_in
            and table.seats[seat].kind == "person"
            and away >= self._services.limits.away_grace_seconds
        ):
            await self._room.commit_and_tell(StoodIn(at=self._services.now(), seat=seat))

    @property
    def left_alone(self) -> bool:
        """Whether bots play in all seats, for those who are away or have left."""
        return all(
            seat.automatic or seat.visiting or number in self._room.table.left
            for number, seat in enumerate(self._room.table.seats)
        )

    @property
    def _deserted(self) -> bool:
        """Whether nobody has been here for a long time and bots play among themselves."""
        if self._room.people_here or self._room.spectators or not self.left_alone:
            return False
        if self._room.table.created.tournament is not None:
            return False  # others wait for the end
        since = max([self._loaded_at, *self._room.audience.away_since.values()])
        return self._services.now() - since >= self._services.limits.rest_seconds

    async def _rest(self, version: int) -> None:
        """Bots among themselves stop until somebody comes back: the table pauses."""
        async with self._room.lock:
            if self._room.broken or self._room.table.version != version:
                return
            if not self._deserted:
                return self.plan()
            try:
                await self._room.commit_and_tell(Paused(at=self._services.now()))
            except TableRefusal as error:
                trouble("not_at_rest", error, table=short(self._room.table.id))

    async def _bot_acts(self, version: int) -> None:
        """A bot thinks, for which nobody waits, and acts if the table is still the same."""
        async with self._room.lock:
            table, seat = self._room.table, self._room.table.turn
            if self._room.broken or table.version != version or table.match is None or seat is None:
                return
            level, view = table.seats[seat].level or table.created.bot_level, table.match.deal.view(seat)
        decided = await self._bot_decides(level, table.rules, view)
        async with self._room.lock:
            if self._is_past(version):
                return
            try:
                if isinstance(decided, Exception):
                    raise decided
                await self._room.commit_and_tell(Acted(at=self._services.now(), seat=seat, action=decided))
                self._room.metrics.moved("bot")
            except Exception as error:
                trouble("bot_failed", error, table=short(table.id), game=table.rules.id, level=level)
                if not isinstance(error, TableRefusal) or error.code != "not_saved":
                    await self._give_up_turn(seat, None)

    def _is_past(self, version: int) -> bool:
        """Whether the table has changed since, or is lost."""
        return self._room.broken or self._room.table.version != version

    async def _bot_decides(self, level: BotLevel, rules: Rules, view: View) -> Action | Exception:
        """What the bot does, or why it does nothing."""
        services = self._services
        try:
            with services.metrics.bot_seconds.time():
                seconds, processes = services.limits.bot_seconds, services.bot_processes
                return await botplay.decide(level, rules, view, seconds, processes)
        except Exception as error:
            return error

    async def _time_runs_out(self, version: int) -> None:
        async with self._room.lock:
            table, seat = self._room.table, self._room.table.turn
            if self._room.broken or table.version != version or seat is None:
                return
            deadline = self.deadline()
            if deadline is None or deadline > self._services.now():
                return self.plan()  # its person has come back just now
            if self._lost_the_line(seat):
                more = self._services.limits.lost_line_seconds
                return await self._room.commit_and_tell(LineLost(at=self._services.now(), seat=seat, seconds=more))
            drafted, draft = self._room.draft or (None, None)
            await self._give_up_turn(seat, draft if drafted == table.turn_id else None)
            await self._stand_in(seat)

    def _lost_the_line(self, seat: int) -> bool:
        """Whether the person of a seat has lost the line in this turn, and for the first time in this deal."""
        table, audience = self._room.table, self._room.audience
        if table.seats[seat].kind != "person" or audience.has(seat) or table.extra_time.has_lost_line(seat):
            return False
        away_since = audience.away_since.get(seat, 0.0)
        return timing.deadline(table) is not None and not timing.is_answer(table) and away_since > table.turn_began

    async def _give_up_turn(self, seat: int, draft: Rearrange | None) -> None:
        try:
            await self._room.commit_and_tell(TimedOut(at=self._services.now(), seat=seat, draft=draft))
            self._room.metrics.moved("clock")
        except (IllegalAction, TableRefusal) as error:
            trouble("timeout_failed", error, table=short(self._room.table.id), game=self._room.table.rules.id)
            if draft is not None and not self._room.broken:
                self._room.draft = None
                await self._give_up_turn(seat, None)
