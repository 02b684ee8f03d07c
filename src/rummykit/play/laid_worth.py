"""What cards on the table count for those who laid them."""

from __future__ import annotations

from collections.abc import Iterable

from rummykit.cards import Faces, number_of
from rummykit.rules import CardsLaid, Rules


def worth_laid(rules: Rules, scoring: CardsLaid, meld: Faces) -> tuple[int, ...]:
    """What each card of a meld as laid counts on the table."""
    low = number_of(meld[0]) == 1 and len(meld) > 1 and number_of(meld[1]) == 2
    worth = [rules.values.of(face) for face in meld]
    if low and scoring.low_ace is not None:
        worth[0] = scoring.low_ace
    return tuple(worth)


def laid_by_seat(
    rules: Rules, scoring: CardsLaid, melds: Iterable[tuple[Faces, tuple[int, ...]]], seats: int
) -> list[int]:
    """What each seat has laid; of every meld its cards and the seats that laid them, one for each."""
    points = [0] * seats
    for meld, by in melds:
        for seat, worth in zip(by, worth_laid(rules, scoring, meld), strict=True):
            points[seat] += worth
    return points
