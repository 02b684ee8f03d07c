"""The reviews of a server: asked for by anybody, computed one after another, kept for everybody."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context
from dataclasses import dataclass
from functools import partial

import msgspec

from rummykit.review.values import VERSION, Review
from rummykit.server.features.reviews.kept_reviews import KeptReview, KeptReviews, ReviewClaim
from rummykit.server.features.reviews.review_process import ReviewWork, reviewed
from rummykit.server.journal import note, trouble
from rummykit.server.limits import Limits
from rummykit.server.processes import side_process
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.http_messages import ReviewAnswer

_RENEWALS = 5
"""How often a claim is renewed within its time, so that one that is late does no harm."""


@dataclass(slots=True)
class _Job:
    """A review that waits or is computed; `asker` is the address that sent the record, empty for a table."""

    claim: ReviewClaim
    text: str
    asker: str
    number: int
    working: bool = False
    done: int = 0
    steps: int = 0
    ended: bool = False

    @property
    def place(self) -> tuple[bool, int]:
        """In the queue: tables before records, then in the order in which they were asked for."""
        return bool(self.asker), self.number


class Reviews:
    """Reviews computed here, `Limits.review_processes` at one time; those of tables come before those of files.

    `finished` counts those that were computed, `failed` those that were not.
    """

    def __init__(
        self, kept: KeptReviews, owner: str, limits: Limits, now: Callable[[], float], work: ReviewWork = reviewed
    ) -> None:
        self._kept = kept
        self._owner = owner
        self._limits = limits
        self._now = now
        self._work = work
        self._jobs: dict[str, _Job] = {}
        self._queue: asyncio.PriorityQueue[tuple[bool, int, str]] = asyncio.PriorityQueue()
        self._threads = ThreadPoolExecutor(limits.review_processes, "rummykit-review")
        self._tasks: list[asyncio.Task[None]] = []
        self._asked = 0
        self.finished = self.failed = 0

    @property
    def waiting(self) -> int:
        """The reviews that wait or are computed."""
        return len(self._jobs)

    def numbers(self) -> Iterator[tuple[str, str, float]]:
        """How many reviews there are to do, and were done, for the people who run the server."""
        yield "rummykit_reviews_waiting", "Reviews that wait or are computed", self.waiting
        yield "rummykit_reviews_total", "Reviews that were computed", self.finished
        yield "rummykit_reviews_failed_total", "Reviews that came to nothing", self.failed

    async def look(self, subject: str) -> ReviewAnswer:
        """How far the review of a table or record is; raises `TableRefusal` where there will be none."""
        job = self._jobs.get(subject)
        return self._of_job(job) if job is not None else self._of_row(await self._kept.find(subject, self._now()))

    async def known(self, subject: str) -> ReviewAnswer:
        """The same, and nothing of one that failed, for it may be begun again."""
        try:
            return await self.look(subject)
        except TableRefusal as refusal:
            if refusal.code != "review_failed":
                raise
            return ReviewAnswer(state="none")

    async def ask(self, subject: str, text: str, *, asker: str = "", seconds: float | None = None) -> ReviewAnswer:
        """How far a review is, begun unless somebody has; `text` is the record, kept for so many seconds if a file's.

        Raises `TableRefusal`.
        """
        answer = await self.known(subject)
        if answer.state != "none":
            return answer
        if (job := self._jobs.get(subject)) is not None:
            return self._of_job(job)  # somebody was quicker
        own = sum(job.asker == asker for job in self._jobs.values()) if asker else 0
        if self.waiting >= self._limits.reviews_waiting or own >= self._limits.record_reviews_at_once:
            raise TableRefusal("reviews_busy")
        now = self._now()
        claim = ReviewClaim(subject, VERSION, self._owner, None if seconds is None else now + seconds)
        self._asked += 1
        job = self._jobs[subject] = _Job(claim, text, asker, self._asked)  # before anything is waited for
        try:
            mine = await self._kept.claim(claim, now, now + self._limits.review_claim_seconds)
        except BaseException:
            self._drop(job)
            raise
        if not mine:
            self._drop(job)
            return await self.look(subject)
        self._start()
        self._queue.put_nowait((*job.place, subject))
        return self._of_job(job)

    async def close(self) -> None:
        """End all that is computed; another server, or this one when it is back, begins it anew."""
        for job in self._jobs.values():
            job.ended = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            for job in list(self._jobs.values()):
                await self._kept.renew(job.claim, self._now(), 0, 0)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _of_job(self, job: _Job) -> ReviewAnswer:
        before = sum(other.working or other.place < job.place for other in self._jobs.values())
        return ReviewAnswer(
            state="working" if job.working else "waiting",
            key=job.claim.subject,
            ahead=0 if job.working else before,
            done=job.done,
            steps=job.steps,
        )

    def _of_row(self, row: KeptReview | None) -> ReviewAnswer:
        if row is None or row.version < VERSION:
            return ReviewAnswer(state="none")
        if row.packed is not None:
            return ReviewAnswer(state="done", review=msgspec.json.decode(gzip.decompress(row.packed), type=Review))
        if row.refused == "not_reviewed":
            raise TableRefusal("not_reviewed", reason=row.reason)
        if row.refused is not None:
            raise TableRefusal("review_failed")
        if row.claimed_until <= self._now():
            return ReviewAnswer(state="none")
        return ReviewAnswer(state="working" if row.done else "waiting", done=row.done, steps=row.steps)

    def _start(self) -> None:
        if not self._tasks:
            work = [self._compute_all() for _ in range(self._limits.review_processes)]
            # In a context of their own: what they write to the journal was not caused by who asked first.
            self._tasks = [asyncio.create_task(each, context=Context()) for each in (*work, self._keep_claims())]

    async def _compute_all(self) -> None:
        while True:
            *_, subject = await self._queue.get()
            job = self._jobs.get(subject)
            if job is None:
                continue
            try:
                await self._compute(job)
            except Exception as error:
                self.failed += 1
                trouble("review_not_kept", error)
            finally:
                if not job.ended:
                    self._drop(job)

    async def _compute(self, job: _Job) -> None:
        def told(done: int, steps: int) -> None:
            job.done, job.steps = done, steps

        job.working = True
        began = self._now()
        compute = partial(
            side_process.found,
            *(self._work, "rummykit-review", job.text, self._limits.review_core_seconds),
            longest=self._limits.review_seconds,
            ended=lambda: job.ended,
            told=told,
        )
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._threads, compute)
        except side_process.NotDone as refused:
            self.failed += 1
            await self._kept.finish(job.claim, None, "not_reviewed", str(refused))
        except side_process.WorkFailed as error:
            self.failed += 1
            trouble("review_failed", error)
            await self._kept.finish(job.claim, None, "review_failed")
        else:
            await self._kept.finish(job.claim, found)
            self.finished += 1
            note("reviewed", seconds=round(self._now() - began, 1), bytes=len(found))

    async def _keep_claims(self) -> None:
        """Tell the other servers, again and again, that these reviews are under way here."""
        while True:
            await asyncio.sleep(self._limits.review_claim_seconds / _RENEWALS)
            for job in list(self._jobs.values()):
                until = self._now() + self._limits.review_claim_seconds
                try:
                    await self._kept.renew(job.claim, until, job.done, job.steps)
                except Exception as error:
                    trouble("review_claim_not_kept", error)

    def _drop(self, job: _Job) -> None:
        self._jobs.pop(job.claim.subject, None)
