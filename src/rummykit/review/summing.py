"""What the turns of a review come to: luck and choice of each, the decisive ones, and the sums of every seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from rummykit.analysis import ActionVerdict
from rummykit.review.values import Decisive, JudgedAction, Review, SeatReview, Turn

RIGHT: Final[tuple[ActionVerdict, ...]] = ("forced", "best", "as_good")
"""The verdicts that find no mistake."""
DECISIVE = 5


def judged_turn(turn: Turn, decisions: Sequence[JudgedAction]) -> Turn:
    """A turn with these decisions, and what they say of luck and choice."""
    choice = sum(map(_chosen, mistakes(decisions)))
    return replace(turn, decisions=tuple(decisions), choice=choice, luck=turn.change - choice)


def summed(review: Review, turns: Sequence[Turn]) -> Review:
    """A review with these turns and what they come to."""
    seats = [of_seat(each.name, seat, turns) for seat, each in enumerate(review.seats)]
    return replace(review, turns=tuple(turns), decisive=decisive(turns), seats=tuple(seats))


def with_deeper(review: Review, deeper: Mapping[int, Sequence[JudgedAction]]) -> Review:
    """A review with decisions that were looked at deeper, by the places of their turns.

    Each decision is told as the look with the more imagined deals found it.
    """
    if not deeper:
        return review
    turns = list(review.turns)
    for place, decisions in deeper.items():
        if place < len(turns) and len(turns[place].decisions) == len(decisions):
            pairs = zip(turns[place].decisions, decisions, strict=True)
            surer = [replace(max(pair, key=lambda each: each.deals), deepened=True) for pair in pairs]
            turns[place] = judged_turn(turns[place], surer)
    return summed(review, turns)


def decisive(turns: Sequence[Turn]) -> tuple[Decisive, ...]:
    """The turns that moved the chance of their seat the most, the largest first."""
    places = sorted(range(len(turns)), key=lambda place: (-abs(turns[place].change), place))
    return tuple(
        Decisive(
            turn=place,
            change=turns[place].change,
            cause="choice" if abs(turns[place].choice) > abs(turns[place].luck) else "luck",
        )
        for place in places[:DECISIVE]
    )


def of_seat(name: str, seat: int, turns: Sequence[Turn]) -> SeatReview:
    """What the turns of a seat come to."""
    own = [turn for turn in turns if turn.seat == seat]
    missed = sum(any(decision.sure for decision in turn.decisions) for turn in own)
    chosen = [turn for turn in own if any(decision.verdict != "forced" for decision in turn.decisions)]
    right = sum(all(decision.verdict in RIGHT for decision in turn.decisions) for turn in chosen)
    return SeatReview(
        name=name,
        turns=len(own),
        decided=right + missed,
        accuracy=100 * right / (right + missed) if right + missed else None,
        cost=sum(max(0.0, decision.cost) for turn in own for decision in mistakes(turn.decisions)),
        luck=sum(turn.luck for turn in own),
        choice=sum(turn.choice for turn in own),
    )


def mistakes(decisions: Sequence[JudgedAction]) -> Iterable[JudgedAction]:
    """The mistakes of a turn; what would have been better all along counts once, where it was missed for good."""
    return {each.best: each for each in decisions if each.sure}.values()


def _chosen(decision: JudgedAction) -> float:
    """What a choice took of the chance to win; only a sure cost counts, and none that gave up points for chances."""
    if not decision.sure or decision.expected is None or decision.expected_of_best is None:
        return 0.0
    return min(0.0, decision.expected.chance - decision.expected_of_best.chance)
