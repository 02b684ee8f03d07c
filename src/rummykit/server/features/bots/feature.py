"""The door of visiting bots as a feature of the server."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from rummykit.server.features.bots.bot_door import BotDoor
from rummykit.server.features.bots.bot_streams import BotStreams
from rummykit.server.features.bots.bot_tokens import BotTokens
from rummykit.server.features.bots.personal_data import BotsOfPeople
from rummykit.server.features.feature import Area, Feature, RunningServer
from rummykit.server.guards.quotas import RequestQuota
from rummykit.server.limits import Limits
from rummykit.server.routes.description import described


@asynccontextmanager
async def _life(server: RunningServer) -> AsyncIterator[None]:
    tokens = BotTokens(server.store.ask, server.store.read, server.limits, time.time)
    server.provide("bots", BotDoor(server.rooms, tokens, BotStreams(server.limits.bot_streams)))
    yield


def _routes(limits: Limits, _looks: RequestQuota) -> list[Any]:
    from rummykit.server.features.bots import routes

    owners = described("Bots", routes.owners(limits), *routes.REFUSED_TO_OWNERS)
    return [*owners, *described("Bots at the table", routes.door(limits), *routes.REFUSED)]


BOTS = Feature(
    name="bots",
    areas=(Area("/api/bots?", 50, _routes),),
    life=_life,
    personal=BotsOfPeople(),
    provides=("bots",),
)
