"""The decisions of a match compared: a quick pass over all of them, and the rest of the time where it matters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from rummykit.analysis import DEEPEST, ActionVerdict, Analyser, ComparedAction
from rummykit.analysis.actions import plain
from rummykit.play.actions import Timeout
from rummykit.review.record_turns import ReviewedMove
from rummykit.review.values import Expected, JudgedAction

ReviewProgress: TypeAlias = Callable[[int, int], None]
"""Told how many steps are done, and how many there are."""

RIGHT: Final[tuple[ActionVerdict, ...]] = ("forced", "best", "as_good")
"""The verdicts that find no mistake."""
QUICK: Final = 0.1
"""The part of the usual playouts in the quick pass."""
PASSES: Final = 10
"""Steps in which the progress of the second part is told."""


class Steps:
    """Counts the steps of a review, and tells how many are done."""

    def __init__(self, all_steps: int, progress: ReviewProgress | None) -> None:
        self._done, self._all, self._progress = 0, all_steps, progress

    def step(self) -> None:
        self._done += 1
        if self._progress is not None:
            self._progress(self._done, self._all)


class Decisions:
    """The decisions of a match, in order."""

    def __init__(self, moments: Sequence[ReviewedMove]) -> None:
        self._moments = moments
        self.judged: list[JudgedAction] = []
        """What `compare` has found of every decision."""

    @property
    def steps(self) -> int:
        """The steps of `compare`."""
        return len(self._moments) + PASSES

    def compare(self, seconds: float, steps: Steps) -> None:
        """Compare all decisions in about so many seconds of one core, by counting playouts."""
        spent, analysers = 0.0, list[Analyser | None]()
        going: list[tuple[ReviewedMove, Analyser]] = []
        for moment in self._moments:
            analyser = _analyser(moment)
            analysers.append(analyser)
            if analyser is not None:
                analyser.run(int(QUICK * analyser.usual))
                spent += analyser.playouts / analyser.a_second
                going.append((moment, analyser))
            steps.step()
        for number in range(PASSES):
            spent += _deepened(going, (seconds - spent) / (PASSES - number))
            steps.step()
        self.judged = [_judged(*each) for each in zip(self._moments, analysers, strict=True)]

    @property
    def deals(self) -> int:
        """Imagined deals of a comparison, on average."""
        compared = [each.deals for each in self.judged if each.deals]
        return sum(compared) // len(compared) if compared else 0


def _deepened(going: list[tuple[ReviewedMove, Analyser]], seconds: float) -> float:
    """Go on with the decisions that may have cost the most; returns about how many seconds it took.

    What is decided, and what has had its most, leaves the list.
    """
    spent = 0.0
    going[:] = [each for each in going if _goes_on(*each)]
    while going and spent < seconds:
        at = max(range(len(going)), key=lambda at: going[at][1].swing / (1 + going[at][1].playouts) ** 0.5)
        moment, swing = going[at]
        before = swing.playouts
        swing.run(2 * before or swing.usual)
        spent += (swing.playouts - before) / swing.a_second
        if swing.playouts == before or not _goes_on(moment, swing):
            del going[at]
    return spent


def _goes_on(moment: ReviewedMove, analyser: Analyser) -> bool:
    return analyser.playouts < DEEPEST * analyser.usual and analyser.is_open(plain(moment.move.action))


def _analyser(moment: ReviewedMove) -> Analyser | None:
    """None if the clock decided."""
    action = moment.move.action
    if isinstance(action, Timeout) and action.draft is None:
        return None
    return Analyser(moment.deal, (action,), moment.before)


def _judged(moment: ReviewedMove, analyser: Analyser | None) -> JudgedAction:
    action = moment.move.action
    written = str(action)
    if analyser is None:
        return JudgedAction(played=written, best=written, verdict="timed_out")
    found = analyser.found()
    played = found.of(plain(action))
    confirmed = analyser.confirmed(plain(action)) if played.verdict == "better" else None
    if confirmed is None:
        verdict: ActionVerdict = "undecided" if played.verdict == "better" else played.verdict
        compared = _expected(played) if found.deals else None
        return JudgedAction(played=written, best=written, verdict=verdict, expected=compared, deals=found.deals)
    best, measured = confirmed
    return JudgedAction(
        played=written,
        best=str(best.action),
        cost=measured.points_behind.mean,
        error=measured.points_behind.error,
        match_cost=measured.behind.mean if found.unit == "match" else None,
        match_error=measured.behind.error if found.unit == "match" else None,
        sure=True,
        expected=_expected(measured),
        expected_of_best=_expected(best),
        action=best.action,
        verdict="better",
        deals=found.deals,
    )


def _expected(candidate: ComparedAction) -> Expected:
    match = None if candidate.match is None else candidate.match.mean
    return Expected(chance=candidate.chance.mean, points=candidate.points.mean, match=match)
