"""Clubs as a feature of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rummykit.server.features.clubs.clubs import Clubs
from rummykit.server.features.clubs.personal_data import PeopleOfClubs
from rummykit.server.features.clubs.playing import ClubTables
from rummykit.server.features.clubs.reminders import ClubReminders
from rummykit.server.features.feature import Feature, RunningServer, area


@asynccontextmanager
async def _life(server: RunningServer) -> AsyncIterator[None]:
    store, limits, now = server.store, server.limits, server.services.now
    server.services.observers.append(ClubTables(store.ask, limits, now))
    server.provide("clubs", Clubs(store.ask, store.read, limits, now, lambda: server.provided("presence")))
    reminders = ClubReminders(store.ask, store.read, limits, now, lambda: server.provided("notices"))
    server.run(reminders.run)
    yield


CLUBS = Feature(
    name="clubs",
    areas=(area("/api/clubs|/api/tables/[^/]+/invite_club", 28, "Clubs", "features.clubs.routes"),),
    life=_life,
    personal=PeopleOfClubs(),
    provides=("clubs",),
)
