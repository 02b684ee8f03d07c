"""One turn of a reviewed match, looked at much deeper."""

from __future__ import annotations

from rummykit.record import Record
from rummykit.review.decisions import PASSES, ComparedDecision, ReviewProgress, Steps
from rummykit.review.record_turns import turns_of_record
from rummykit.review.values import JudgedAction

SECONDS = 10.0
"""What a deeper look takes on one core at most, about, where nobody says otherwise."""


def look_deeper(
    record: Record, place: int, *, seconds: float = SECONDS, progress: ReviewProgress | None = None
) -> tuple[JudgedAction, ...]:
    """The decisions of a turn, by its place among all turns of the record, each decided if playouts can decide it.

    The time is shared among those that are open. Raises `LookupError` where there is no such turn, and `ValueError`
    for a record that cannot be reviewed.
    """
    turns = turns_of_record(record).turns
    if not 0 <= place < len(turns):
        raise LookupError(f"turn {place}")
    decisions = [ComparedDecision(moment) for moment in turns[place]]
    steps = Steps(PASSES * len(decisions), progress)
    left = seconds
    for number, decision in enumerate(decisions):
        share = left / (len(decisions) - number)
        for part in range(PASSES):
            taken = decision.deepen(share / (PASSES - part))
            left, share = left - taken, share - taken
            steps.step()
    return tuple(decision.judged(deepened=True) for decision in decisions)
