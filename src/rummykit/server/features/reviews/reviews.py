"""The reviews of a server: asked for by anybody, a first look at once, then made surer, kept for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from contextvars import Context
from dataclasses import dataclass, field
from hashlib import sha256

from msgspec.structs import replace

from rummykit.review import with_deeper
from rummykit.review.values import VERSION
from rummykit.server.features.reviews.kept_reviews import KeptReview, KeptReviews, ReviewClaim
from rummykit.server.features.reviews.lane import Lane, LanePlace
from rummykit.server.features.reviews.review_process import (
    ReviewBudget,
    ReviewWork,
    packed,
    reviewed,
    unpacked,
    unpacked_decisions,
)
from rummykit.server.journal import note, trouble
from rummykit.server.limits import Limits
from rummykit.server.processes.side_process import NotDone, WorkFailed
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.http_messages import ReviewAnswer

_RENEWALS = 5
"""How often a claim is renewed within its time, so that one that is late does no harm."""


@dataclass(slots=True)
class _Job:
    """A review that waits or is computed; `asker` is the address that sent the record, empty for a table.

    It is `shown` once its first look is kept.
    """

    claim: ReviewClaim
    text: str
    asker: str
    number: int
    shown: bool = False
    working: bool = False
    done: int = 0
    steps: int = 0
    keeping: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def place(self) -> LanePlace:
        """In the queue: tables before records, then in the order in which they were asked for."""
        return (bool(self.asker), self.number)

    def told(self, done: int, steps: int) -> None:
        """Note how far it is."""
        self.done, self.steps = done, steps


class Reviews:
    """Reviews computed here: first looks in one lane, reviews that are made surer in another; tables before files.

    `finished` counts those that were computed, `failed` those that were not.
    """

    def __init__(
        self,
        kept: KeptReviews,
        owner: str,
        limits: Limits,
        now: Callable[[], float],
        work: ReviewWork = reviewed,
    ) -> None:
        self._kept = kept
        self._owner = owner
        self._limits = limits
        self.now = now
        self._work = work
        self._jobs: dict[str, _Job] = {}
        self.looks = Lane("rummykit-review", limits.review_processes)
        """Where somebody waits for what comes of it."""
        self._surer = Lane("rummykit-surer", limits.review_processes)
        self._claims: asyncio.Task[None] | None = None
        self._asked = 0
        self.finished = self.failed = 0

    @property
    def waiting(self) -> int:
        """The reviews that wait for their first look or get it."""
        return sum(not job.shown for job in self._jobs.values())

    def numbers(self) -> Iterator[tuple[str, str, float]]:
        """How many reviews there are to do, and were done, for the people who run the server."""
        yield "rummykit_reviews_waiting", "Reviews that wait for their first look or get it", self.waiting
        yield "rummykit_reviews_surer", "Reviews that are made surer, or wait for it", len(self._jobs) - self.waiting
        yield "rummykit_reviews_total", "Reviews that were computed", self.finished
        yield "rummykit_reviews_failed_total", "Reviews that came to nothing", self.failed

    async def look(self, subject: str, mark: str = "") -> ReviewAnswer:
        """How far the review of a table or record is, and what it has found so far unless that has this mark.

        Raises `TableRefusal` where there will be none.
        """
        job = self._jobs.get(subject)
        if job is not None and not job.shown:
            return self._of_job(job)
        return self._of_row(await self._kept.find(subject, self.now()), self._jobs.get(subject), mark)

    async def known(self, subject: str) -> ReviewAnswer:
        """The same, and nothing of one that failed, for it may be begun again."""
        try:
            return await self.look(subject)
        except TableRefusal as refusal:
            if refusal.code != "review_failed":
                raise
            return ReviewAnswer(state="none")

    def claim_of(self, subject: str, seconds: float | None) -> ReviewClaim:
        """What is claimed of a subject that is kept for so many seconds, or as long as its table."""
        return ReviewClaim(subject, VERSION, self._owner, None if seconds is None else self.now() + seconds)

    async def ask(self, subject: str, text: str, *, asker: str = "", seconds: float | None = None) -> ReviewAnswer:
        """How far a review is, begun unless somebody has; `text` is the record, kept for so many seconds if a file's.

        Raises `TableRefusal`.
        """
        answer = await self.known(subject)
        if answer.state != "none":
            return answer
        if subject in self._jobs:
            return await self.look(subject)  # somebody was quicker
        there = answer.review is not None
        if there and self._surer_is_full:
            return replace(answer, state="done")
        if not there:
            self._check_room(asker)
        self._asked += 1
        job = _Job(self.claim_of(subject, seconds), text, asker, self._asked, shown=there)
        self._jobs[subject] = job  # before anything is waited for
        now = self.now()
        try:
            mine = await self._kept.claim(job.claim, now, now + self._limits.review_claim_seconds, surer=there)
        except BaseException:
            self._drop(job)
            raise
        if not mine:
            self._drop(job)
            return await self.look(subject)
        self._begin(job)
        return replace(self._of_job(job), review=answer.review, mark=answer.mark)

    async def close(self) -> None:
        """End all that is computed; another server, or this one when it is back, goes on with it."""
        if self._claims is not None:
            self._claims.cancel()
        await self.looks.close()
        await self._surer.close()
        with suppress(Exception):
            for job in list(self._jobs.values()):
                await self._kept.renew(job.claim, self.now(), 0, 0)

    @property
    def _surer_is_full(self) -> bool:
        return len(self._jobs) - self.waiting >= self._limits.reviews_waiting

    def _check_room(self, asker: str) -> None:
        own = sum(job.asker == asker and not job.shown for job in self._jobs.values()) if asker else 0
        if self.waiting >= self._limits.reviews_waiting or own >= self._limits.record_reviews_at_once:
            raise TableRefusal("reviews_busy")

    def _of_job(self, job: _Job) -> ReviewAnswer:
        others = [other for other in self._jobs.values() if other.shown == job.shown]
        return ReviewAnswer(
            state="working" if job.working else "waiting",
            key=job.claim.subject,
            ahead=0 if job.working else sum(other.working or other.place < job.place for other in others),
            done=job.done,
            steps=job.steps,
        )

    def _of_row(self, row: KeptReview | None, job: _Job | None, mark: str) -> ReviewAnswer:
        if row is None or row.version < VERSION:
            return ReviewAnswer(state="none")
        if row.packed is not None:
            return self._so_far(row, row.packed, job, mark)
        if row.refused == "not_reviewed":
            raise TableRefusal("not_reviewed", reason=row.reason)
        if row.refused is not None:
            raise TableRefusal("review_failed")
        if row.claimed_until <= self.now():
            return ReviewAnswer(state="none")
        return ReviewAnswer(state="working" if row.done else "waiting", done=row.done, steps=row.steps)

    def _so_far(self, row: KeptReview, kept: bytes, job: _Job | None, mark: str) -> ReviewAnswer:
        """What is kept of a review that has been shown."""
        version = f"{sha256(kept).hexdigest()[:16]}.{len(row.deeper)}"
        goes_on, finished = f"{version}+", version
        if mark in (goes_on, finished):
            review, going_on = None, mark == goes_on
        else:
            review = with_deeper(unpacked(kept), {at: unpacked_decisions(each) for at, each in row.deeper.items()})
            going_on = review.going_on
        said = goes_on if going_on else finished
        if not going_on:
            return ReviewAnswer(state="done", review=review, mark=said)
        if job is not None:
            return replace(self._of_job(job), review=review, mark=said)
        # If no server works on it any more, the next request goes on with it.
        working = row.claimed_until > self.now()
        answer = ReviewAnswer(state="working" if working else "none", review=review, mark=said)
        return replace(answer, done=row.done, steps=row.steps)

    def _begin(self, job: _Job) -> None:
        if self._claims is None:
            self._claims = asyncio.create_task(self._keep_claims(), context=Context())
        if job.shown:
            self._surer.put(job.place, lambda: self._guarded(job, self._make_surer))
        else:
            self.looks.put((0, *job.place), lambda: self._guarded(job, self._look_first))

    async def _guarded(self, job: _Job, compute: Callable[[_Job], Awaitable[bool]]) -> None:
        """Compute; the job is over unless another lane goes on with it."""
        job.working, job.done, job.steps = True, 0, 0
        try:
            goes_on = await compute(job)
        except Exception as error:
            self.failed += 1
            goes_on = False
            trouble("review_not_kept", error)
        job.working = False
        if not goes_on:
            self._drop(job)

    async def _look_first(self, job: _Job) -> bool:
        """Show a first look; whether the review is made surer."""
        most, first = self._limits.review_core_seconds, self._limits.review_first_seconds
        budget = ReviewBudget(min(most, first), goes_on=most > first)
        found = await self._found(self.looks, job, budget)
        if found is None:
            return False
        if not budget.goes_on:
            await self._finish(job, found)
            return False
        await self._kept.keep(job.claim, found)
        if self._surer_is_full:
            await self._kept.renew(job.claim, self.now(), 0, 0)
            return False
        job.shown = True
        self._begin(job)
        return True

    async def _make_surer(self, job: _Job) -> bool:
        row = await self._kept.find(job.claim.subject, self.now())
        budget = ReviewBudget(
            self._limits.review_core_seconds,
            every=self._limits.review_kept_every,
            decided=unpacked(row.packed).decided if row is not None and row.packed is not None else 0,
        )
        found = await self._found(self._surer, job, budget)
        if job.keeping:
            await asyncio.wait(job.keeping)
        await self._finish(job, found)
        return False

    async def _finish(self, job: _Job, found: bytes | None) -> None:
        """Keep a review as it is from now on; None if it was not made surer."""
        if found is None:
            row = await self._kept.find(job.claim.subject, self.now())
            if row is None or row.packed is None:
                return
            found = packed(replace(unpacked(row.packed), going_on=False))
        await self._kept.finish(job.claim, found)
        self.finished += 1

    async def _found(self, lane: Lane, job: _Job, budget: ReviewBudget) -> bytes | None:
        """What the process of a review finds; None where it comes to nothing, which is kept unless it was shown."""
        began, loop = self.now(), asyncio.get_running_loop()

        def keep(found: bytes) -> None:
            keeping = asyncio.ensure_future(self._kept.keep(job.claim, found))
            job.keeping.add(keeping)
            keeping.add_done_callback(job.keeping.discard)

        def so_far(found: bytes) -> None:
            loop.call_soon_threadsafe(keep, found)

        try:
            found = await lane.found(
                *(self._work, job.text, budget),
                longest=self._limits.review_seconds,
                told=job.told,
                so_far=so_far,
            )
        except NotDone as refused:
            reason = "not_reviewed", str(refused)
        except WorkFailed as error:
            trouble("review_failed", error)
            reason = "review_failed", ""
        else:
            note("reviewed", seconds=round(self.now() - began, 1), bytes=len(found))
            return found
        self.failed += 1
        if not job.shown:
            await self._kept.finish(job.claim, None, *reason)
        return None

    async def _keep_claims(self) -> None:
        """Tell the other servers, again and again, that these reviews are under way here."""
        while True:
            await asyncio.sleep(self._limits.review_claim_seconds / _RENEWALS)
            for job in list(self._jobs.values()):
                until = self.now() + self._limits.review_claim_seconds
                try:
                    await self._kept.renew(job.claim, until, job.done, job.steps)
                except Exception as error:
                    trouble("review_claim_not_kept", error)

    def _drop(self, job: _Job) -> None:
        if self._jobs.get(job.claim.subject) is job:
            del self._jobs[job.claim.subject]
