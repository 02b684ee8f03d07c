"""What people and tables do in tournaments: each makes entries of what the log says, and appends them at its end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rummykit.server.features.tournaments.announcing import announced
from rummykit.server.features.tournaments.entries import (
    CameBack,
    Founded,
    Joined,
    Paired,
    PairedTable,
    Resulted,
    TournamentBegun,
    TournamentEnded,
    TournamentEntry,
    Withdrew,
)
from rummykit.server.features.tournaments.logs import Stamp, TableStanding, TournamentLogs
from rummykit.server.features.tournaments.tournament import PlayingEntrant, Tournament
from rummykit.server.journal import note, short, trouble
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.codes import read_code
from rummykit.server.table.entries import Reported
from rummykit.server.table.names import clean, distinct
from rummykit.server.table.observer import TableObserver
from rummykit.server.table.services import is_table_id, new_table_id
from rummykit.server.table.table import Table
from rummykit.server.wire.table_messages import BotLevel
from rummykit.server.wire.tournament_messages import NewTournament, RuleResult
from rummykit.tournament import KnockOut, PairedRound, Swiss

TournamentDecision: TypeAlias = Callable[[Tournament], Sequence[TournamentEntry]]
"""Entries for a tournament as it is now; none if nothing is to be done. Raises `TableRefusal`."""

_TRIES = 20
"""How often something is decided anew because another server was quicker."""
_KEPT = 64
"""Tournaments kept in memory, so that only what is new is read."""
_LEVELS: tuple[BotLevel, ...] = ("random", "beginner", "easy", "greedy", "steady", "medium", "sharp", "strong")
_BOT_NAMES = (
    *("Ada", "Bo", "Cleo", "Dario", "Emi", "Faro", "Gus", "Hana", "Ivo", "Juna", "Kai", "Lia", "Milo", "Nora"),
    *("Odo", "Pia", "Quin", "Rosa", "Sami", "Tove", "Udo", "Vera", "Wim", "Xenia", "Yuki", "Zoe"),
)
_LOW_WINS = frozenset({"lowest", "last_left"})


@dataclass(slots=True)
class _Known:
    """A tournament in memory with what its state is known by, and when that was asked last."""

    stamp: Stamp
    tournament: Tournament
    standings: dict[str, TableStanding]
    asked: float


class Tournaments(TableObserver):
    """The tournaments of all servers on one database. `now` is the wall clock, `chance` draws lots."""

    def __init__(self, logs: TournamentLogs, limits: Limits, now: Callable[[], float], chance: random.Random) -> None:
        self.logs = logs
        self.limits = limits
        self._now = now
        self._chance = chance
        self._known: dict[str, _Known] = {}
        self._reading: dict[str, asyncio.Lock] = {}

    # --- looking

    async def look(self, id: str) -> tuple[Tournament, Stamp, dict[str, TableStanding]]:
        """A tournament as it was a moment ago; raises `TableRefusal` for an unknown one."""
        known = self._known.get(id)
        if known is None or self._now() - known.asked >= self.limits.tournament_refresh_seconds:
            known = await self._read(id)
        return known.tournament, known.stamp, known.standings

    async def by_code(self, typed: str) -> str:
        """The tournament with a code that somebody has typed; raises `TableRefusal`."""
        code = read_code(typed)
        found = None if code is None else await self.logs.by_code(code)
        if found is None:
            raise TableRefusal("unknown_tournament")
        return found

    async def mine(self, keys: Collection[str]) -> list[Tournament]:
        """The tournaments of somebody, those that are not over first."""
        found = await self.logs.mine(keys, self.limits.tournaments_mine) if keys else []
        return [(await self.look(id))[0] for id in found]

    # --- what people do

    async def make(self, new: NewTournament, key: str, keys: Collection[str], rating: int | None = None) -> str:
        """Make a tournament; its id. Raises `TableRefusal`."""
        if await self.logs.hosted({key, *keys}) >= self.limits.tournaments_per_host:
            raise TableRefusal("too_many_tournaments", most=self.limits.tournaments_per_host)
        now = self._now()
        entries: list[TournamentEntry] = [announced(new, key, now, self.limits)]
        if new.player.strip():
            name = clean(new.player, self.limits.name_characters)
            entries.append(Joined(at=now, name=name, key=key, rating=rating))
        tournament = Tournament(new_table_id(), entries)
        await self.logs.make(tournament, entries, now)
        note("tournament_made", tournament=short(tournament.id))
        return tournament.id

    async def join(self, id: str, raw_name: str, key: str, keys: Collection[str], rating: int | None = None) -> None:
        """Somebody will play, or plays again. A round robin and a knock-out take nobody once they have begun."""
        name = clean(raw_name, self.limits.name_characters)

        def decide(tournament: Tournament) -> Sequence[TournamentEntry]:
            self._not_over(tournament)
            number = tournament.number_of({key, *keys})
            if number is not None:
                if tournament.players[number].active:
                    return ()
                back = sum(isinstance(entry, CameBack) and entry.entrant == number for entry in tournament.log)
                if back >= self.limits.tournament_returns:
                    self._host_of(tournament, keys)
                return (CameBack(at=self._now(), entrant=number),)
            self._check_room(tournament, 1)
            taken = [player.name for player in tournament.players if player.active]
            called = distinct(name, taken, self.limits.name_characters)
            return (Joined(at=self._now(), name=called, key=key, rating=rating),)

        await self.decide(id, decide)

    async def add_bots(self, id: str, keys: Collection[str], level: BotLevel, count: int) -> None:
        """The host has bots play too."""

        def decide(tournament: Tournament) -> Sequence[TournamentEntry]:
            self._host_of(tournament, keys)
            self._not_over(tournament)
            self._check_room(tournament, count)
            return self._bots(tournament, level, count)

        await self.decide(id, decide)

    async def withdraw(self, id: str, keys: Collection[str], entrant: int) -> None:
        """Somebody plays no more, by their own wish or by the host's."""

        def decide(tournament: Tournament) -> Sequence[TournamentEntry]:
            self._not_over(tournament)
            player = self._player(tournament, entrant)
            if not (player.key and player.key in keys):
                self._host_of(tournament, keys)
            return (Withdrew(at=self._now(), entrant=entrant),) if player.active else ()

        await self.decide(id, decide)

    async def come_back(self, id: str, keys: Collection[str], entrant: int) -> None:
        """The host has somebody play again who had withdrawn."""

        def decide(tournament: Tournament) -> Sequence[TournamentEntry]:
            self._host_of(tournament, keys)
            self._not_over(tournament)
            player = self._player(tournament, entrant)
            return () if player.active else (CameBack(at=self._now(), entrant=entrant),)

        await self.decide(id, decide)

    async def begin(self, id: str, keys: Collection[str]) -> None:
        """The host begins it: seeds are ordered, and the first round is paired."""

        def decide(tournament: Tournament) -> Sequence[TournamentEntry]:
            self._host_of(tournament, keys)
            if tournament.begun:
                raise TableRefusal("tournament_begun")
            now = self._now()
            seats = tournament.announced.format.seats
            there = sum(player.active for player in tournament.players)
            over = there % seats
            missing = seats - over if over or not there else 0
            filling = (
                self._bots(tournament, tournament.announced.bot_level, missing) if tournament.announced.fill else ()
            )
            full = Tournament(tournament.id, (*tournament.log, *filling))
            order = self._seeds(full)
            fewest = max(2, tournament.announced.format.fewest)
            if len(order) < fewest:
                raise TableRefusal("tournament_too_few", fewest=fewest)
            begun = TournamentBegun(at=now, order=order)
            full.apply(begun)
            if full.rounds_in_all > self.limits.tournament_rounds:
                raise TableRefusal("tournament_too_many_rounds", most=self.limits.tournament_rounds)
            pairing = full.next()
            if pairing is None:
                raise TableRefusal("tournament_too_few", fewest=fewest)
            return (*filling, begun, self._paired(pairing))

        await self.decide(id, decide)

    async def go_on(self, id: str, keys: Collection[str] | None) -> None:
        """The next round, or the end after the last; the host says so, or, with None, the time has come."""

        def decide(tournament: Tournament) -> Sequence[TournamentEntry]:
            if keys is not None:
                self._host_of(tournament, keys)
            self._not_over(tournament)
            if not tournament.begun:
                raise TableRefusal("tournament_not_begun")
            if keys is None and (tournament.due is None or tournament.due > self._now()):
                return ()
            pairing = tournament.next()
            return (TournamentEnded(at=self._now()),) if pairing is None else (self._paired(pairing),)

        await self.decide(id, decide)

    async def end(self, id: str, keys: Collection[str]) -> None:
        """The host ends it early, or calls it off."""

        def decide(tournament: Tournament) -> Sequence[TournamentEntry]:
            self._host_of(tournament, keys)
            self._not_over(tournament)
            return (TournamentEnded(at=self._now()),)

        await self.decide(id, decide)

    async def rule(self, id: str, keys: Collection[str], ruling: RuleResult) -> None:
        """The host says how a table ended. In a knock-out that stands once others have been paired because of it."""

        def decide(tournament: Tournament) -> Sequence[TournamentEntry]:
            self._host_of(tournament, keys)
            if not tournament.begun:
                raise TableRefusal("tournament_not_begun")
            if not (0 <= ruling.round < len(tournament.rounds)):
                raise TableRefusal("tournament_bad_result")
            boards = tournament.rounds[ruling.round].boards
            if not 0 <= ruling.board < len(boards):
                raise TableRefusal("tournament_bad_result")
            later = ruling.round < len(tournament.rounds) - 1
            if later and isinstance(tournament.announced.format, KnockOut):
                raise TableRefusal("tournament_result_stands")
            count = len(boards[ruling.board].seats)
            points = ruling.points or (0,) * count
            sensible = (
                len(ruling.places) == len(points) == count
                and min(ruling.places) == 1
                and all(1 <= place <= count for place in ruling.places)
                and all(abs(each) <= 10**6 for each in points)
                and all(0 <= seat < count for seat in ruling.absent)
            )
            if not sensible:
                raise TableRefusal("tournament_bad_result")
            return (
                Resulted(
                    at=self._now(),
                    round=ruling.round,
                    board=ruling.board,
                    places=ruling.places,
                    points=points,
                    absent=tuple(sorted({*ruling.absent})),
                    by_hand=True,
                ),
            )

        await self.decide(id, decide)

    # --- what tables do

    not_settled = "not_reported"

    def unsettled(self, table: Table) -> bool:
        """Whether a match has yet to be reported."""
        return table.unreported and table.created.tournament is not None

    async def settle(self, table: Table, now: float) -> Reported:
        """Take the result of a match."""
        await self.report(table)
        return Reported(at=now)

    async def state_changed(self, table: Table) -> None:
        """Note how far a table of a tournament is; what fails is made good by the next time."""
        try:
            await self.follow(table)
        except Exception as error:
            trouble("tournament_not_followed", error, table=short(table.id))

    async def report(self, table: Table) -> None:
        """The match of a table is over; telling it again changes nothing."""
        assert table.created.tournament is not None
        assert table.match is not None
        sign = -1 if table.match.sheet.wins_by in _LOW_WINS else 1
        places = table.match.sheet.places or (1,) * len(table.seats)
        points = tuple(sign * each for each in table.match.totals)

        def decide(tournament: Tournament) -> Sequence[TournamentEntry]:
            at = tournament.board_of(table.id)
            if at is None or tournament.rounds[at[0]].boards[at[1]].result is not None:
                return ()
            return (Resulted(at=self._now(), round=at[0], board=at[1], places=tuple(places), points=points),)

        try:
            await self.decide(table.created.tournament.id, decide)
        except TableRefusal as refusal:
            if refusal.code != "unknown_tournament":  # it was forgotten in the meantime
                raise

    async def follow(self, table: Table) -> None:
        """Note how far a table is."""
        if table.created.tournament is not None and table.match is not None:
            sign = -1 if table.match.sheet.wins_by in _LOW_WINS else 1
            points = tuple(sign * each for each in table.match.totals)
            standing = TableStanding(table.match.deal.number + 1, points)
            await self.logs.follow(table.created.tournament.id, table.id, standing)

    async def founded(self, id: str) -> None:
        """All tables of the last round are there."""

        def decide(tournament: Tournament) -> Sequence[TournamentEntry]:
            missing = tournament.rounds and not tournament.rounds[-1].founded
            return (Founded(at=self._now()),) if missing else ()

        await self.decide(id, decide)

    # ---

    async def decide(self, id: str, decision: TournamentDecision) -> None:
        """Append what is decided for the newest state; decide anew if another was quicker. Raises `TableRefusal`."""
        for _ in range(_TRIES):
            known = await self._read(id)
            entries = tuple(decision(known.tournament))
            if not entries:
                return
            if known.tournament.version + len(entries) > self.limits.tournament_entries:
                raise TableRefusal("table_log_full")
            after = Tournament(id, (*known.tournament.log, *entries))
            if await self.logs.append(after, known.stamp, entries, self._now()):
                self._known.pop(id, None)
                return
        raise TableRefusal("not_saved")

    async def _read(self, id: str) -> _Known:
        """A tournament as it is now."""
        if not is_table_id(id):
            raise TableRefusal("unknown_tournament")
        async with self._reading.setdefault(id, asyncio.Lock()):
            known = self._known.get(id)
            stamp = await self.logs.stamp(id)
            if stamp is None:
                self._known.pop(id, None)
                self._reading.pop(id, None)
                raise TableRefusal("unknown_tournament")
            if known is None or known.stamp.epoch != stamp.epoch:
                tournament = Tournament(id, await self.logs.entries(id))
            else:
                tournament = known.tournament
                if stamp.version != tournament.version:
                    for entry in await self.logs.entries(id, tournament.version):
                        tournament.apply(entry)
            # What was appended since the stamp was read belongs to it.
            stamp = stamp._replace(version=tournament.version)
            fresh = known is not None and known.stamp == stamp
            standings = known.standings if fresh and known is not None else await self.logs.standings(id)
            self._known.pop(id, None)
            self._known[id] = found = _Known(stamp, tournament, standings, self._now())
            while len(self._known) > _KEPT:
                oldest = next(iter(self._known))
                del self._known[oldest]
                self._reading.pop(oldest, None)
            return found

    def _bots(self, tournament: Tournament, level: BotLevel, count: int) -> tuple[Joined, ...]:
        bots = sum(player.level is not None and player.active for player in tournament.players)
        if bots + count > self.limits.tournament_bots or count < 0:
            raise TableRefusal("tournament_full", most=self.limits.tournament_bots)
        taken = [player.name for player in tournament.players if player.active]
        made = []
        for number in range(count):
            name = distinct(_BOT_NAMES[(bots + number) % len(_BOT_NAMES)], taken, self.limits.name_characters)
            taken.append(name)
            made.append(Joined(at=self._now(), name=name, level=level))
        return tuple(made)

    def _seeds(self, tournament: Tournament) -> tuple[int, ...]:
        """Those who play, by lot; by rating the best first, then bots by level, then those without one."""
        numbers = [number for number, player in enumerate(tournament.players) if player.active]
        self._chance.shuffle(numbers)
        if tournament.announced.pairing == "rating":
            numbers.sort(key=lambda number: self._strength(tournament, number), reverse=True)
        return tuple(numbers)

    @staticmethod
    def _strength(tournament: Tournament, number: int) -> tuple[int, int]:
        player = tournament.players[number]
        return player.rating or 0, 0 if player.level is None else _LEVELS.index(player.level) + 1

    def _paired(self, pairing: PairedRound) -> Paired:
        tables = tuple(PairedTable(new_table_id(), meeting.seats) for meeting in pairing.meetings)
        return Paired(at=self._now(), tables=tables, byes=pairing.byes, repeats=pairing.repeats)

    def _check_room(self, tournament: Tournament, more: int) -> None:
        """Raise `TableRefusal` if there is no room for so many."""
        if tournament.begun and not isinstance(tournament.announced.format, Swiss):
            raise TableRefusal("tournament_begun")
        most = self.limits.tournament_entrants
        if sum(player.active for player in tournament.players) + more > most or len(tournament.players) > 3 * most:
            raise TableRefusal("tournament_full", most=most)

    @staticmethod
    def _not_over(tournament: Tournament) -> None:
        if tournament.over:
            raise TableRefusal("tournament_over")

    @staticmethod
    def _host_of(tournament: Tournament, keys: Collection[str]) -> None:
        if not tournament.hosted_by(keys):
            raise TableRefusal("tournament_host_only")

    @staticmethod
    def _player(tournament: Tournament, entrant: int) -> PlayingEntrant:
        if not 0 <= entrant < len(tournament.players):
            raise TableRefusal("tournament_no_entrant")
        return tournament.players[entrant]
