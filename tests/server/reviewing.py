"""Reviews of a server and without it, for tests: asked for, waited for, and the matches that they are of."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec

from rummykit.server.features.reviews.kept_reviews import KeptReviews
from rummykit.server.features.reviews.review_process import ReviewWork
from rummykit.server.features.reviews.reviews import Reviews
from rummykit.server.limits import Limits
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.entries import SatDown
from rummykit.server.table.guests import key_of
from rummykit.server.wire.http_messages import ReviewAnswer
from tests.server.guest import PATIENCE, Guest
from tests.server.review_works import at_once
from tests.server.serving import PATIENT, Place
from tests.server.test_record_route import ANN, BEN, log_of

GAME = "rummikub_classic"
QUICK = replace(PATIENT, review_core_seconds=0.01)


def kept_in(store: SqlStore, most: int = 100) -> KeptReviews:
    """The rows of reviews in a store."""
    return KeptReviews(store.ask, store.read, most)


@asynccontextmanager
async def reviewing(
    db: Path | str, work: ReviewWork = at_once, limits: Limits = QUICK, owner: str = "one"
) -> AsyncIterator[Reviews]:
    """The reviews of a server without the server."""
    store = await SqlStore.open(str(db), limits)
    made = Reviews(kept_in(store, limits.record_reviews), owner, limits, lambda: 1e9, work)
    try:
        yield made
    finally:
        await made.close()
        await store.close()


async def until(found: Callable[[], Awaitable[ReviewAnswer]], state: str) -> ReviewAnswer:
    """The answer once it is in a state."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await found()).state != state:
            await asyncio.sleep(0.05)
        return answer


async def finished(place: Place, people: list[Guest], game: str = GAME, **options: Any) -> str:
    """A table at which these two have played a whole match; its id."""
    for guest in people:
        await guest.make(game=game)  # gets it a cookie
    keys = dict(zip((ANN, BEN), (str(key_of(guest.secret)) for guest in people), strict=True))
    log = [
        msgspec.structs.replace(entry, key=keys[entry.key]) if isinstance(entry, SatDown) else entry
        for entry in log_of(game, deals=1000, **(options or {"num_games": 1}))
    ]
    return await place.rooms.services.found(log)


async def ask(client: httpx.AsyncClient, path: str, **sent: Any) -> ReviewAnswer:
    """What the server answers; raises where it refuses."""
    response = await (client.post(path, json=sent or None) if sent else client.post(path))
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=ReviewAnswer)


async def look_at(client: httpx.AsyncClient, path: str) -> ReviewAnswer:
    """What there is at an address."""
    response = await client.get(path)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=ReviewAnswer)
