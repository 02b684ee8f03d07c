"""Replaying a record, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rummykit import fair
from rummykit.match import Match
from rummykit.play.deal import Deal
from rummykit.play.events import Event
from rummykit.play.partly_known import partly_known_deal, play_partly_known
from rummykit.record.values import Known, Move, Record, check_record
from rummykit.rules import IllegalAction


class Moment(NamedTuple):
    """A moment of a replay: the deal and its number from 0, the move that led there (at first None), its events.

    `place` is the number of that move in the deal, from 1; 0 where the deal begins.
    """

    deal: Deal
    number: int
    move: Move | None
    events: tuple[Event, ...]
    place: int = 0


def replay(record: Record) -> Iterator[Moment]:
    """Every moment of a record, each with the deal as it is then; going on changes that deal.

    Raises `ValueError` naming the deal and the move that do not follow from what went before.
    """
    check_record(record)
    rules = record.rules
    match: Match | None = None
    for number, told in enumerate(record.deals):
        seed = record.seed
        if told.seed is not None:
            seed = fair.mixed(told.seed, dict(told.additions))
        if seed is not None:
            if match is None:
                match = Match(rules, len(record.seats), seed, record.dealer)
            else:
                try:
                    for seat in told.stays_out:
                        match.stay_out(seat)
                except ValueError as error:
                    raise ValueError(f"deal {number + 1}: {error}") from None
                match.next_deal(seed)
            deal = match.deal
        else:
            known = told.known or Known()
            deal = partly_known_deal(rules, known.hands, known.upcard, known.stock, known.starter)
        yield Moment(deal, number, None, deal.beginning)
        for place, move in enumerate(told.moves, 1):
            try:
                if move.seat != deal.turn:
                    raise ValueError(f"it is the turn of seat {deal.turn}, not {move.seat}")
                if match is not None:
                    events = match.play(move.action)
                else:
                    events = play_partly_known(deal, move.action, move.drew)
            except (IllegalAction, ValueError) as error:
                reason = error.text if isinstance(error, IllegalAction) else str(error)
                raise ValueError(f"deal {number + 1}, move {place} ({move.action}): {reason}") from None
            yield Moment(deal, number, move, events, place)
