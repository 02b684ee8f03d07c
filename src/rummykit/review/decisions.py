"""The decisions of a match compared: a quick pass over all of them, and the rest of the time where it matters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import inf, sqrt
from typing import Final, Literal, TypeAlias

from rummykit.analysis import DEEPEST, Analyser, Analysis, ComparedAction
from rummykit.analysis.actions import plain
from rummykit.play.actions import Action, Pass, Timeout
from rummykit.play.deal import Deal
from rummykit.review.best_tiles import tiles_left
from rummykit.review.record_turns import ReviewedMove
from rummykit.review.values import Expected, JudgedAction

ReviewProgress: TypeAlias = Callable[[int, int], None]
"""Told how many steps are done, and how many there are."""

QUICK: Final = 0.1
"""The part of the usual playouts in the quick pass."""
FRESH_AGAIN: Final = 4
"""How many times as many fresh deals measure once more what they did not bear out."""
MOST_FRESH: Final = 16
"""The most, as a multiple of the first time."""
PASSES: Final = 10
"""Steps in which the progress of the second part is told."""


class Steps:
    """Counts the steps of a review, and tells how many are done."""

    def __init__(self, all_steps: int, progress: ReviewProgress | None) -> None:
        self._done, self._all, self._progress = 0, all_steps, progress

    def step(self, count: int = 1) -> None:
        self._done += count
        if self._progress is not None:
            self._progress(self._done, self._all)


class ComparedDecision:
    """One decision compared."""

    def __init__(self, moment: ReviewedMove) -> None:
        self._deal, self._action, self._before = moment.deal, moment.move.action, moment.before
        self._played = plain(self._action)
        self.fixed = self._fixed()
        """Its verdict if there is nothing to compare."""
        self._analyser: Analyser | None = None
        self._times, self._once = 0, 0
        """How many times the usual fresh deals have measured what seems better, and the playouts of each time."""
        self._confirmed: tuple[ComparedAction, ComparedAction] | None = None
        """The better action and what was played, on these."""

    def _fixed(self) -> Literal["timed_out", "forced"] | None:
        if isinstance(self._action, Timeout) and self._action.draft is None:
            return "timed_out"
        rules, view = self._deal.rules, self._deal.view(self._deal.turn)
        if rules.rearranges and (rules.special_jokers is not None or tiles_left(rules, view, Pass()) is not None):
            return None  # not every play is listed, and the search for one may have ended early
        return "forced" if len(list(islice(Deal.from_view(rules, view).legal_actions(), 2))) < 2 else None

    @property
    def goes_on(self) -> bool:
        """Whether more playouts may say more."""
        analyser = self._analyser
        if analyser is None:
            return self.fixed is None
        if self._times:
            return self._confirmed is None and self._times < MOST_FRESH
        return analyser.playouts < DEEPEST * analyser.usual and analyser.is_open(self._played)

    @property
    def promise(self) -> float:
        """The more points may be at stake and the fewer playouts were spent, the more the next ones are worth."""
        if self._analyser is None:
            return inf
        return self._analyser.swing / sqrt(1 + self._analyser.playouts)

    def look(self, seconds: float) -> float:
        """The quick pass, within so many seconds; returns about how many it took."""
        return self._run(lambda analyser: QUICK * analyser.usual, seconds)

    def go_on(self, seconds: float) -> float:
        """Twice the playouts so far, within so many seconds; returns about how many it took, 0 if they were too few."""
        return self._run(lambda analyser: 2 * analyser.playouts or analyser.usual, seconds)

    def deepen(self, seconds: float) -> float:
        """Twice the playouts again and again, as long as they may say more; returns about how many seconds it took."""
        spent = 0.0
        while self.goes_on and (more := self.go_on(seconds - spent)):
            spent += more
        return spent

    def _run(self, playouts: Callable[[Analyser], float], seconds: float) -> float:
        """Compare with as many playouts in all as fit, and measure on fresh deals what seems better."""
        if self.fixed or seconds <= 0:
            return 0.0
        spent, analyser = 0.0, self._analyser
        if analyser is None:
            analyser = self._analyser = Analyser(self._deal, (self._action,), self._before)
            spent = analyser.making
        before = analyser.playouts
        most = (seconds - spent) * analyser.a_second
        if self._times:
            times = FRESH_AGAIN * self._times
            if times * self._once <= most:
                self._confirm(analyser, times)
        elif analyser.run(int(min(playouts(analyser), before + most))).of(self._played).verdict == "better":
            self._confirm(analyser, 1)
        return spent + (analyser.playouts - before) / analyser.a_second

    def _confirm(self, analyser: Analyser, times: int) -> None:
        before = analyser.playouts
        self._confirmed, self._times = analyser.confirmed(self._played, times), times
        self._once = (analyser.playouts - before) // times

    def judged(self, *, deepened: bool = False) -> JudgedAction:
        """What has been found by now; a "better" that fresh deals did not bear out is undecided."""
        written = str(self._action)
        if self._analyser is None:
            return JudgedAction(played=written, best=written, verdict=self.fixed or "undecided")
        found = self._analyser.found()
        played = found.of(self._played)
        if played.verdict != "better":
            return JudgedAction(
                played=written,
                best=written,
                verdict=played.verdict,
                expected=_expected(played) if found.deals else None,
                rival=_rival(found, played) if played.verdict == "undecided" and found.deals else None,
                better_if=None if played.depends is None else played.depends.better_if,
                deals=found.deals,
                deepened=deepened,
            )
        if self._confirmed is None:
            return JudgedAction(
                played=written,
                best=written,
                verdict="undecided",
                expected=_expected(played),
                rival=found.best.action,
                deals=found.deals,
                deepened=deepened,
            )
        best, measured = self._confirmed
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
            deepened=deepened,
        )


def _rival(found: Analysis, played: ComparedAction) -> Action | None:
    """The action that may be better than what was played, or as good."""
    if played.depends is not None:
        return played.depends.rival
    others = [each for each in found.candidates if each is not played]
    return next((each.action for each in others if each.verdict != "better"), None)


class Decisions:
    """The decisions of a match, in order."""

    def __init__(self, moments: Sequence[ReviewedMove]) -> None:
        self._moments = moments
        self._decisions: list[ComparedDecision] = []
        self._spent = 0.0

    @property
    def steps(self) -> int:
        """The steps of `prepare`, `look` and `deepen`."""
        return 2 * len(self._moments) + PASSES

    def prepare(self, steps: Steps) -> None:
        """Find out which of them left a choice; all else comes after it."""
        for moment in self._moments:
            self._decisions.append(ComparedDecision(moment))
            steps.step()

    def look(self, swings: Sequence[float], seconds: float, steps: Steps) -> Iterator[None]:
        """The quick pass over all decisions, in about so many seconds of one core, by counting playouts.

        `swings` say how far the turn of each moved the chance of its seat: the furthest come first. Stops after each.
        """
        for place in sorted(range(len(swings)), key=lambda place: -swings[place]):
            self._spent += self._decisions[place].look(seconds - self._spent)
            steps.step()
            yield

    def deepen(self, seconds: float, steps: Steps) -> Iterator[None]:
        """Go on where it matters, in about so many seconds together with the quick pass; stops now and then."""
        going = [each for each in self._decisions if each.goes_on]
        for number in range(PASSES):
            left = seconds - self._spent
            self._spent += _deepened(going, left / (PASSES - number), left)
            steps.step()
            yield

    def judged(self) -> list[JudgedAction]:
        """What has been found by now of every decision."""
        return [each.judged() for each in self._decisions]


def _deepened(going: list[ComparedDecision], seconds: float, most: float) -> float:
    """Go on with the decisions that may have cost the most; returns about how many seconds it took.

    Nothing is begun after so many seconds, or takes more than `most`. What is decided, has had its most, or would take
    too long leaves the list.
    """
    spent = 0.0
    while going and spent < seconds:
        decision = max(going, key=lambda each: each.promise)
        more = decision.go_on(most - spent)
        spent += more
        if not more or not decision.goes_on:
            going.remove(decision)
    return spent


def _expected(candidate: ComparedAction) -> Expected:
    match = None if candidate.match is None else candidate.match.mean
    return Expected(chance=candidate.chance.mean, points=candidate.points.mean, match=match)
