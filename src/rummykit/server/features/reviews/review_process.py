"""The processes that compute a review or a deeper look at a turn: how far they are, what they have so far, the end."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence
from math import inf
from multiprocessing.connection import Connection
from time import monotonic
from typing import NamedTuple, TypeAlias

import msgspec

from rummykit import review
from rummykit.record import RecordError, parse_record
from rummykit.review.decisions import ReviewProgress
from rummykit.review.values import JudgedAction, Review

TELLS_EVERY = 0.25
"""Seconds between two words on how far it is."""


class ReviewBudget(NamedTuple):
    """The `seconds` of a core that a review may take, from which the number of playouts follows.

    What it has so far is sent once in `every` seconds, if more than `decided` decisions are decided. `goes_on` says
    that a surer review follows.
    """

    seconds: float
    every: float = inf
    decided: int = 0
    goes_on: bool = False


ReviewWork: TypeAlias = Callable[[Connection, str, ReviewBudget], None]
"""What the process does, as `side_process.found` hears it."""


def reviewed(line: Connection, text: str, budget: ReviewBudget) -> None:
    """The work of the process of a review."""
    sent = monotonic()

    def so_far(found: Callable[[], Review]) -> None:
        nonlocal sent
        if monotonic() - sent < budget.every:
            return
        sent, now = monotonic(), found()
        if now.decided > budget.decided:
            line.send((packed(now),))

    def work() -> bytes:
        record, progress = parse_record(text), _telling(line)
        found = review.review(record, seconds=budget.seconds, progress=progress, so_far=so_far)
        return packed(msgspec.structs.replace(found, going_on=budget.goes_on))

    _send(line, work)


def looked_deeper(line: Connection, text: str, turn: int, seconds: float) -> None:
    """The work of the process of a deeper look."""

    def work() -> bytes:
        found = review.look_deeper(parse_record(text), turn, seconds=seconds, progress=_telling(line))
        return packed_decisions(found)

    _send(line, work)


def _send(line: Connection, work: Callable[[], bytes]) -> None:
    try:
        line.send(work())
    except (RecordError, ValueError) as error:
        line.send(str(error))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _telling(line: Connection) -> ReviewProgress:
    heard = monotonic()

    def progress(done: int, steps: int) -> None:
        nonlocal heard
        if monotonic() - heard >= TELLS_EVERY or done == steps:
            heard = monotonic()
            line.send((done, steps))

    return progress


def packed(found: Review) -> bytes:
    """A review as it is kept: without names, which are in the record and may be forgotten there."""
    seats = tuple(msgspec.structs.replace(seat, name="") for seat in found.seats)
    turns = tuple(msgspec.structs.replace(turn, name="") for turn in found.turns)
    return _pressed(msgspec.structs.replace(found, seats=seats, turns=turns))


def packed_decisions(found: Sequence[JudgedAction]) -> bytes:
    """A deeper look as it is kept."""
    return _pressed(found)


def unpacked(kept: bytes) -> Review:
    """A review that was kept."""
    return msgspec.json.decode(gzip.decompress(kept), type=Review)


def unpacked_decisions(kept: bytes) -> tuple[JudgedAction, ...]:
    """A deeper look that was kept."""
    return msgspec.json.decode(gzip.decompress(kept), type=tuple[JudgedAction, ...])


def _pressed(found: object) -> bytes:
    return gzip.compress(msgspec.json.encode(found), 6, mtime=0)
