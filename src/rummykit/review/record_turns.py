"""The moves of a record by turns, each with the deal before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rummykit import hands
from rummykit.cards import FIRST_TILE, UNKNOWN
from rummykit.play.deal import Deal
from rummykit.record import Move, Record, replay

HIDDEN = {UNKNOWN, FIRST_TILE + UNKNOWN}
"""A card and a tile that nobody knows."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move, the `place`th of its deal, and the deal before it."""

    deal: Deal
    move: Move
    number: int
    place: int


@dataclass(frozen=True, slots=True)
class RecordTurns:
    """All moves of a record by turns, and each deal as it ended."""

    turns: Sequence[Sequence[ReviewedMove]]
    last: dict[int, Deal]


def turns_of_record(record: Record) -> RecordTurns:
    """The moves of a record by turns; raises `ValueError`."""
    turns: list[list[ReviewedMove]] = []
    last: dict[int, Deal] = {}
    for deal, number, move, _, place in replay(record):
        if move is not None:
            before = last[number]
            same = turns[-1][0] if turns else None
            if same is None or (same.number, same.move.seat, same.deal._state.turn_number) != (
                number,
                move.seat,
                before._state.turn_number,
            ):
                turns.append([])
            turns[-1].append(ReviewedMove(before, move, number, place))
        elif HIDDEN.intersection(deal._state.stock) or any(hands.count(hand, UNKNOWN) for hand in deal._state.hands):
            raise ValueError(f"deal {number + 1}: some cards are unknown, and a review needs them all")
        last[number] = deal.clone(undoable=False)
    if not turns:
        raise ValueError("nothing was played")
    return RecordTurns(turns, last)
