"""Who makes puzzles of matches at a server: one match after another, beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial

from rummykit.server.features.puzzles.finding_process import FindingWork, puzzles_of_match, told
from rummykit.server.features.puzzles.match_puzzles import MatchPuzzles
from rummykit.server.journal import note, short, trouble
from rummykit.server.processes import side_process
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.recording import recording
from rummykit.server.table.services import Services

_SPARE_SECONDS = 30.0
"""A match is another server's after this time more than the process is given: reading the log takes some."""


class PuzzleMaker:
    """Makes puzzles of the matches whose people have agreed, of whichever server they were.

    `made` counts the puzzles, `failed` the matches of which there are none because something went wrong.
    """

    def __init__(self, kept: MatchPuzzles, services: Services, work: FindingWork = puzzles_of_match) -> None:
        self.kept = kept
        self._services = services
        self._work = work
        self._thread = ThreadPoolExecutor(1, "rummykit-puzzles")
        self._agreed = asyncio.Event()
        self._closed = False
        self.made = self.failed = 0

    def numbers(self) -> Iterator[tuple[str, str, float]]:
        """What became of the matches, for the people who run the server."""
        yield "rummykit_match_puzzles_total", "Puzzles made of matches whose people have agreed", self.made
        yield "rummykit_match_puzzles_failed_total", "Times that none could be made of such a match", self.failed

    def wake(self) -> None:
        """Everybody at some table has just agreed."""
        self._agreed.set()

    def close(self) -> None:
        """End the work; another server, or this one when it is back, does it anew."""
        self._closed = True
        self._agreed.set()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def run(self) -> None:
        """Make puzzles until it is closed, first of what was agreed on before, at any server."""
        while self._services.limits.match_puzzles_kept and not self._closed:
            self._agreed.clear()
            try:
                while (table := await self._claimed()) is not None:
                    await self._make(table)
            except Exception as error:
                trouble("puzzles_not_made", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(self._services.limits.match_puzzles_look_seconds):
                    await self._agreed.wait()

    async def _claimed(self) -> str | None:
        if self._closed:
            return None
        now = self._services.now()
        until = now + self._services.limits.match_puzzle_seconds + _SPARE_SECONDS
        return await self.kept.claim(self._services.owner, now, until)

    async def _make(self, table: str) -> None:
        services, loop = self._services, asyncio.get_running_loop()
        log = await services.store.log(table)
        try:
            file = await loop.run_in_executor(self._thread, recording, table, log, None)
            find = partial(
                side_process.found,
                *(self._work, "rummykit-puzzles", file.text),
                longest=services.limits.match_puzzle_seconds,
                ended=lambda: self._closed,
            )
            found = told(await loop.run_in_executor(self._thread, find))
        except side_process.WorkFailed as error:
            self.failed += 1
            trouble("puzzles_not_made", error, table=short(table))
            return  # tried again, here or elsewhere, when the time of the claim is over
        except (side_process.NotDone, TableRefusal) as error:
            self.failed += 1
            trouble("puzzles_not_made", error, table=short(table))
            found = []
        self.made += (made := await self.kept.finish(table, services.owner, found, services.now()))
        note("puzzles_made", table=short(table), count=made)
