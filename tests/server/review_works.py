"""What processes of reviews do in tests; apart, so that a process has little to load."""

from __future__ import annotations

import os
from multiprocessing.connection import Connection

import msgspec

from rummykit.record import Record, parse_record
from rummykit.review import review
from rummykit.server.features.reviews.review_process import ReviewBudget, packed, packed_decisions


def at_once(line: Connection, text: str, budget: ReviewBudget) -> None:
    """The review of a record's first moves: quick, and like any other."""
    line.send((1, 2))
    line.send(packed(review(of_moves(parse_record(text), 4), seconds=0.01)))


def in_two(line: Connection, text: str, budget: ReviewBudget) -> None:
    """A first look at once; the surer review has something to show, and then never ends by itself."""
    found = review(of_moves(parse_record(text), 4), seconds=0.01)
    if budget.goes_on:
        line.send(packed(msgspec.structs.replace(found, going_on=True)))
    else:
        line.send((1, 2))
        line.send((packed(msgspec.structs.replace(found, going_on=True, imagined=99)),))
        line.recv()


def dies_after_the_first_look(line: Connection, text: str, budget: ReviewBudget) -> None:
    """A first look, and a surer review that ends in the middle of its work."""
    (in_two if budget.goes_on else dies)(line, text, budget)


def of_moves(record: Record, count: int) -> Record:
    """A record of so many moves."""
    first = msgspec.structs.replace(record.deals[0], moves=record.deals[0].moves[:count])
    return msgspec.structs.replace(record, deals=(first,))


def endless(line: Connection, text: str, budget: ReviewBudget) -> None:
    """Says that it has begun, and never ends by itself."""
    line.send((1, 2))
    line.recv()


def dies(line: Connection, text: str, budget: ReviewBudget) -> None:
    """Ends in the middle of its work."""
    os._exit(1)


def deeper_at_once(line: Connection, text: str, turn: int, seconds: float) -> None:
    """A deeper look that finds every decision to be right."""
    line.send((1, 2))
    decisions = review(of_moves(parse_record(text), 4), seconds=0.01).turns[turn].decisions
    line.send(packed_decisions([msgspec.structs.replace(each, verdict="best", deals=999) for each in decisions]))


def deeper_endless(line: Connection, text: str, turn: int, seconds: float) -> None:
    """Says that it has begun, and never ends by itself."""
    line.send((1, 2))
    line.recv()


def deeper_dies(line: Connection, text: str, turn: int, seconds: float) -> None:
    """Ends in the middle of its work."""
    os._exit(1)
