"""The process that computes one review: it says how far it is, and at last what it found."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import monotonic
from typing import TypeAlias

import msgspec

from rummykit import review
from rummykit.record import RecordError, parse_record
from rummykit.review.values import Review

TELLS_EVERY = 0.25
"""Seconds between two words on how far it is."""

ReviewWork: TypeAlias = Callable[[Connection, str, float], None]
"""What the process does, as `side_process.found` hears it; the float is the seconds of a core that it may take, from
which the number of playouts follows."""


def reviewed(line: Connection, text: str, seconds: float) -> None:
    """The work of the process."""
    heard = monotonic()

    def progress(done: int, steps: int) -> None:
        nonlocal heard
        if monotonic() - heard >= TELLS_EVERY or done == steps:
            heard = monotonic()
            line.send((done, steps))

    try:
        found = review.review(parse_record(text), seconds=seconds, progress=progress)
        line.send(packed(found))
    except (RecordError, ValueError) as error:
        line.send(str(error))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def packed(found: Review) -> bytes:
    """A review as it is kept: without names, which are in the record and may be forgotten there."""
    seats = tuple(msgspec.structs.replace(seat, name="") for seat in found.seats)
    turns = tuple(msgspec.structs.replace(turn, name="") for turn in found.turns)
    return gzip.compress(msgspec.json.encode(msgspec.structs.replace(found, seats=seats, turns=turns)), 6, mtime=0)
