"""Puzzles as a feature of the server: those that come with the program, and those made of matches played here."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rummykit.server.features.feature import Feature, RunningServer, area
from rummykit.server.features.puzzles.match_puzzles import MatchPuzzles
from rummykit.server.features.puzzles.personal_data import PuzzleConsents
from rummykit.server.features.puzzles.puzzle_maker import PuzzleMaker
from rummykit.server.features.puzzles.puzzle_records import PuzzleRecords


@asynccontextmanager
async def _life(server: RunningServer) -> AsyncIterator[None]:
    store, limits = server.store, server.limits
    server.provide("puzzle_records", PuzzleRecords(store.ask, store.read, limits, time.time))
    kept = MatchPuzzles(store.ask, store.read, limits.match_puzzles_kept, limits.match_puzzles_each)
    maker = PuzzleMaker(kept, server.services)
    server.provide("puzzle_maker", maker)
    server.services.metrics.watch(maker.numbers)
    server.run(maker.run)
    try:
        yield
    finally:
        maker.close()


PUZZLES = Feature(
    name="puzzles",
    areas=(
        area("/api/tables/[^/]+/puzzles", 100, "Practice", "features.puzzles.match_routes"),
        area("/api/puzzles", 160, "Practice", "features.puzzles.routes"),
    ),
    life=_life,
    personal=PuzzleConsents(),
    provides=("puzzle_records", "puzzle_maker"),
    paths=("/api/practice/puzzle",),
)
