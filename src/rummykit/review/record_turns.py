"""The moves of a record by turns, each with the deal before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from rummykit import hands
from rummykit.analysis import MatchBefore
from rummykit.cards import FIRST_TILE, UNKNOWN
from rummykit.match.carried import entered
from rummykit.match.score import score
from rummykit.match.score_sheet import Seats
from rummykit.play.deal import Deal
from rummykit.record import Move, Record, replay

HIDDEN = {UNKNOWN, FIRST_TILE + UNKNOWN}
"""An unknown card and an unknown tile."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move, the `place`th of its deal, the deal before it, and the match `before` that deal."""

    deal: Deal
    move: Move
    number: int
    place: int
    before: MatchBefore


@dataclass(frozen=True, slots=True)
class RecordTurns:
    """All moves of a record by turns, and each deal as it ended."""

    turns: Sequence[Sequence[ReviewedMove]]
    last: dict[int, Deal]


def turns_of_record(record: Record) -> RecordTurns:
    """The moves of a record by turns; raises `ValueError`."""
    turns: list[list[ReviewedMove]] = []
    last: dict[int, Deal] = {}
    match = MatchBefore(record.rules)
    for deal, number, move, _, place in replay(record):
        if move is None and number:
            match = _after(match, last[number - 1], record.deals[number].stays_out)
        if move is not None:
            before = last[number]
            same = turns[-1][0] if turns else None
            if same is None or (same.number, same.move.seat, same.deal._state.turn_number) != (
                number,
                move.seat,
                before._state.turn_number,
            ):
                turns.append([])
            turns[-1].append(ReviewedMove(before, move, number, place, match))
        elif HIDDEN.intersection(deal._state.stock) or any(hands.count(hand, UNKNOWN) for hand in deal._state.hands):
            raise ValueError(f"deal {number + 1}: some cards are unknown, and a review needs them all")
        last[number] = deal.clone(undoable=False)
    if not turns:
        raise ValueError("nothing was played")
    return RecordTurns(turns, last)


def _after(match: MatchBefore, deal: Deal, stays_out: Seats) -> MatchBefore:
    """The match after one more deal."""
    if deal.result is None:
        return match
    row = entered(match.rules, match.rows, score(deal.rules, deal.result))
    return MatchBefore(match.rules, (*match.rows, replace(row, stays_out=stays_out)))
