"""Games of one's own as a feature of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rummykit.server.features.feature import Feature, RunningServer, area
from rummykit.server.features.own_games.own_games import OwnGames


@asynccontextmanager
async def _life(server: RunningServer) -> AsyncIterator[None]:
    own_games = OwnGames(server.limits)
    server.provide("own_games", own_games)
    try:
        yield
    finally:
        own_games.close()


OWN_GAMES = Feature(
    name="own-games",
    areas=(area("/api/workshop", 10, "Games", "features.own_games.routes"),),
    life=_life,
    provides=("own_games",),
    refusal="own_games_off",
)
