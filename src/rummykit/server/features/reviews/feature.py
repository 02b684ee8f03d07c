"""Reviews as a feature of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rummykit.server.features.feature import Feature, RunningServer, area
from rummykit.server.features.reviews.deeper_looks import DeeperLooks
from rummykit.server.features.reviews.kept_deeper import KeptDeeper
from rummykit.server.features.reviews.kept_reviews import KeptReviews
from rummykit.server.features.reviews.reviews import Reviews


@asynccontextmanager
async def _life(server: RunningServer) -> AsyncIterator[None]:
    kept = KeptReviews(server.store.ask, server.store.read, server.limits.record_reviews)
    reviews = Reviews(kept, server.services.owner, server.limits, server.services.now)
    server.provide("reviews", reviews)
    server.provide("deeper", DeeperLooks(KeptDeeper(server.store.ask, server.store.read), reviews, server.limits))
    server.services.metrics.watch(reviews.numbers)
    try:
        yield
    finally:
        await reviews.close()


REVIEWS = Feature(
    name="reviews",
    areas=(area("/api/tables/[^/]+/review|/api/reviews", 90, "Reviews", "features.reviews.routes"),),
    life=_life,
    provides=("reviews", "deeper"),
)
