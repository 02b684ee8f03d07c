"""What cards on the table count for those who laid them."""

from __future__ import annotations

from collections.abc import Iterable

from rummykit.cards import Face, Faces
from rummykit.rules import CardsLaid, Rules


def laid_by_seat(
    rules: Rules, scoring: CardsLaid, melds: Iterable[tuple[Faces, tuple[int, ...]]], seats: int, head: Face | None
) -> tuple[int, ...]:
    """What each seat has laid; of every meld its cards and the seats that laid them, one for each.

    `head` is the first upcard, which may count otherwise.
    """
    points = [0] * seats
    for meld, by in melds:
        for seat, worth in zip(by, scoring.worth(rules.values, meld, head), strict=True):
            points[seat] += worth
    return tuple(points)
