"""Tournaments as a feature of the server."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rummykit.server.features.feature import Feature, RunningServer, area
from rummykit.server.features.tournaments.logs import TournamentLogs
from rummykit.server.features.tournaments.personal_data import PeopleOfTournaments
from rummykit.server.features.tournaments.tournament_clock import TournamentClock, TournamentDesk
from rummykit.server.features.tournaments.tournaments import Tournaments


@asynccontextmanager
async def _life(server: RunningServer) -> AsyncIterator[None]:
    logs = TournamentLogs(server.store.ask, server.store.read)
    tournaments = Tournaments(logs, server.limits, server.services.now, random.SystemRandom())
    clock = TournamentClock(tournaments, server.rooms)
    server.services.observers.append(tournaments)
    server.provide("desk", TournamentDesk(tournaments, clock))
    server.run(clock.run)
    yield


TOURNAMENTS = Feature(
    name="tournaments",
    areas=(area("/api/tournaments", 40, "Tournaments", "features.tournaments.routes"),),
    life=_life,
    personal=PeopleOfTournaments(),
    provides=("desk",),
)
