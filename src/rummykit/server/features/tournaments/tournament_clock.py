"""What happens in tournaments without a person: tables are founded, the next round begins when its time has come.

Every server looks for tournaments that are due, and two may tend the same one: tables have the ids that stand in the
log, so none is founded twice, and what is appended second is not appended.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

from rummykit.server.features.tournaments.tournament import Board, Tournament
from rummykit.server.features.tournaments.tournaments import Tournaments
from rummykit.server.journal import note, short, trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.store import OwnerChanged, VersionConflict
from rummykit.server.table.founding import TournamentSeat, for_tournament
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.table_messages import TournamentTable

_AT_ONCE = 20
_FORGET_EVERY = 3600.0
_FIRST_WAIT, _LONGEST_WAIT = 2.0, 300.0
"""How long a tournament that fails is left alone, so that it does not keep others waiting: twice as long each time."""


class TournamentClock:
    """Tends the tournaments, for as long as it runs."""

    def __init__(self, tournaments: Tournaments, rooms: Rooms) -> None:
        self._tournaments = tournaments
        self._rooms = rooms
        self._forgot = float("-inf")
        self._failing: dict[str, tuple[float, float]] = {}
        """Those that failed: until when they are left alone, and how long they were told to wait."""

    async def run(self) -> None:
        """Look for tournaments that are due, for ever."""
        while True:
            try:
                await self._look()
            except Exception as error:
                trouble("tournaments_not_tended", error)
            await asyncio.sleep(self._rooms.services.limits.tournament_tend_seconds)

    async def tend(self, id: str) -> None:
        """Do what is due in a tournament. What fails is done by a later look."""
        try:
            await self._tend(id)
        except Exception as error:
            _, wait = self._failing.get(id, (0.0, _FIRST_WAIT / 2))
            wait = min(2 * wait, _LONGEST_WAIT)
            self._failing[id] = self._rooms.services.now() + wait, wait
            trouble("tournament_not_tended", error, tournament=short(id))
        else:
            self._failing.pop(id, None)

    async def _look(self) -> None:
        services, logs = self._rooms.services, self._tournaments.logs
        now = services.now()
        waiting = [id for id, (until, _) in self._failing.items() if until > now]
        for id in await logs.due(now, _AT_ONCE, but=waiting):
            await self.tend(id)
        loop = asyncio.get_running_loop().time()
        if loop - self._forgot >= _FORGET_EVERY:
            self._forgot = loop
            self._failing = {id: each for id, each in self._failing.items() if each[0] > now - _FORGET_EVERY}
            await logs.forget(services.now() - services.limits.tournament_keep_seconds, _AT_ONCE)

    async def _tend(self, id: str) -> None:
        tournament, _, _ = await self._tournaments.look(id)
        if not tournament.over and tournament.rounds and not tournament.rounds[-1].founded:
            await self._found(tournament)
            await self._tournaments.founded(id)
        else:
            await self._tournaments.go_on(id, None)
            tournament, _, _ = await self._tournaments.look(id)
            if not tournament.over and not tournament.rounds[-1].founded:
                await self.tend(id)

    async def _found(self, tournament: Tournament) -> None:
        """Found the tables of the last round, and have each begin."""
        number = len(tournament.rounds) - 1
        boards = tournament.rounds[number].boards
        await self._tournaments.logs.note_tables(tournament.id, [board.table for board in boards])
        for board, table in enumerate(boards):
            at = TournamentTable(
                id=tournament.id,
                name=tournament.announced.name,
                round=number,
                rounds=tournament.rounds_in_all,
                board=board,
            )
            await self._found_table(tournament, table, at)
        for table in boards:
            try:
                async with self._rooms.visit(table.table):
                    pass
            except TableRefusal as refusal:
                trouble("table_not_woken", refusal, table=short(table.table))  # another server's, who has founded it
        note("tournament_round", tournament=short(tournament.id), round=number + 1, tables=len(boards))

    async def _found_table(self, tournament: Tournament, board: Board, at: TournamentTable) -> None:
        services, announced = self._rooms.services, tournament.announced
        players = [tournament.players[number] for number in board.seats]
        entries = for_tournament(
            tournament.rules,
            announced.options,
            [TournamentSeat(player.name, player.key, player.level) for player in players],
            at,
            announced.turn_seconds,
            services.now(),
            services.limits.tournament_arrival_seconds,
            counts=services.accounts is not None,
        )
        with suppress(VersionConflict, OwnerChanged):  # it is there already
            await services.found(entries, board.table)


class TournamentDesk(NamedTuple):
    """Those who look after tournaments on this server."""

    tournaments: Tournaments
    clock: TournamentClock
