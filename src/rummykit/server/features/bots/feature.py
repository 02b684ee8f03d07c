"""The door of visiting bots as a feature of the server."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rummykit.server.features.bots.bot_door import BotDoor
from rummykit.server.features.bots.bot_streams import BotStreams
from rummykit.server.features.bots.bot_tokens import BotTokens
from rummykit.server.features.bots.personal_data import BotsOfPeople
from rummykit.server.features.feature import Feature, RunningServer, area


@asynccontextmanager
async def _life(server: RunningServer) -> AsyncIterator[None]:
    tokens = BotTokens(server.store.ask, server.store.read, server.limits, time.time)
    server.provide("bots", BotDoor(server.rooms, tokens, BotStreams(server.limits.bot_streams)))
    yield


BOTS = Feature(
    name="bots",
    areas=(
        area("/api/bots", 50, "Bots", "features.bots.owner_routes"),
        area("/api/bot", 51, "Bots at the table", "features.bots.routes"),
    ),
    life=_life,
    personal=BotsOfPeople(),
    provides=("bots",),
)
