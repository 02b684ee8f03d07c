"""Deeper looks at turns of reviewed matches: asked for by a press, kept for everybody who opens the review."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from msgspec.structs import replace

from rummykit.review.values import Review
from rummykit.server.features.reviews.kept_deeper import KeptDeeper
from rummykit.server.features.reviews.kept_reviews import ReviewClaim
from rummykit.server.features.reviews.review_process import looked_deeper
from rummykit.server.features.reviews.reviews import Reviews
from rummykit.server.journal import trouble
from rummykit.server.limits import Limits
from rummykit.server.processes.side_process import NotDone, WorkFailed
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.http_messages import ReviewAnswer

DeeperWork: TypeAlias = Callable[..., None]
"""What the process does, as `side_process.found` hears it."""


@dataclass(slots=True)
class _DeeperJob:
    """A turn that waits for a deeper look or gets it; `asker` is the address that asked."""

    claim: ReviewClaim
    turn: int
    text: str
    asker: str
    number: int
    working: bool = False
    done: int = 0
    steps: int = 0

    def told(self, done: int, steps: int) -> None:
        """Note how far it is."""
        self.done, self.steps = done, steps


class DeeperLooks:
    """Deeper looks computed here, in the lane of first looks and after these."""

    def __init__(self, kept: KeptDeeper, reviews: Reviews, limits: Limits, work: DeeperWork = looked_deeper) -> None:
        self._kept = kept
        self._reviews = reviews
        self._limits = limits
        self._work = work
        self._jobs: dict[tuple[str, int], _DeeperJob] = {}
        self._asked = 0

    async def look(self, subject: str, turn: int, mark: str = "") -> ReviewAnswer:
        """How far the look at a turn is; the review with it once it is done, unless that has this mark.

        `none` if nobody has asked for it, or it came to nothing. Raises `TableRefusal` where there is no such turn.
        """
        if (job := self._jobs.get((subject, turn))) is not None:
            return self._of_job(job)
        if await self._kept.under_way(subject, turn, self._reviews.now()):
            return ReviewAnswer(state="working", key=subject)
        whole = await self._reviews.look(subject)
        open_still = _is_open(whole.review, turn)
        known = mark == whole.mark
        return replace(whole, state="none" if open_still else "done", review=None if known else whole.review)

    async def ask(
        self, subject: str, turn: int, text: str, *, asker: str, seconds: float | None = None
    ) -> ReviewAnswer:
        """The same, begun unless somebody has; `text` is the record, kept for so many seconds if a file's."""
        answer = await self.look(subject, turn)
        if answer.state != "none":
            return answer
        if (begun := self._jobs.get((subject, turn))) is not None:
            return self._of_job(begun)  # somebody was quicker
        self._check_room(asker)
        claim, now = self._reviews.claim_of(subject, seconds), self._reviews.now()
        self._asked += 1
        job = self._jobs[subject, turn] = _DeeperJob(claim, turn, text, asker, self._asked)
        try:
            mine = await self._kept.claim(claim, turn, now, now + self._limits.review_seconds)
        except BaseException:
            del self._jobs[subject, turn]
            raise
        if not mine:
            del self._jobs[subject, turn]
            return await self.look(subject, turn)
        self._reviews.looks.put((1, self._asked), lambda: self._guarded(job))
        return self._of_job(job)

    def _check_room(self, asker: str) -> None:
        own = sum(job.asker == asker for job in self._jobs.values())
        if len(self._jobs) >= self._limits.reviews_waiting or own >= self._limits.deeper_at_once:
            raise TableRefusal("reviews_busy")

    def _of_job(self, job: _DeeperJob) -> ReviewAnswer:
        before = sum(other.working or other.number < job.number for other in self._jobs.values())
        return ReviewAnswer(
            state="working" if job.working else "waiting",
            key=job.claim.subject,
            ahead=0 if job.working else before + self._reviews.waiting,
            done=job.done,
            steps=job.steps,
        )

    async def _guarded(self, job: _DeeperJob) -> None:
        try:
            await self._compute(job)
        finally:
            del self._jobs[job.claim.subject, job.turn]

    async def _compute(self, job: _DeeperJob) -> None:
        job.working = True
        found = None
        try:
            found = await self._reviews.looks.found(
                *(self._work, job.text, job.turn, self._limits.deeper_core_seconds),
                longest=self._limits.review_seconds,
                told=job.told,
            )
        except (NotDone, WorkFailed) as error:
            trouble("deeper_look_failed", error)
        finally:
            await self._kept.finish(job.claim, job.turn, found)


def _is_open(review: Review | None, turn: int) -> bool:
    """Whether a deeper look may say more of a turn than the review does; raises `TableRefusal`."""
    if review is None:
        raise TableRefusal("unknown_review")
    if not 0 <= turn < len(review.turns):
        raise TableRefusal("unknown_turn")
    return any(each.is_open for each in review.turns[turn].decisions)
