"""The process that computes one review: it says how far it is, and at last what it found."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import monotonic
from typing import NamedTuple, TypeAlias

import msgspec

from rummykit.record import RecordError, parse_record
from rummykit.review import Review, review
from rummykit.server.table import side_process

TELLS_EVERY = 0.25
"""Seconds between two words on how far it is."""

ReviewHeard: TypeAlias = Callable[[int, int], None]
"""Hears how many steps are done, and how many there are."""
ReviewWork: TypeAlias = Callable[[Connection, str, float], None]
"""What the process does: it sends steps done and all steps, then the packed review or the reason against it."""


class ReviewTask(NamedTuple):
    """A record, the seconds of a core from which the number of playouts follows, and those after which it is ended."""

    text: str
    core_seconds: float
    longest: float


class NotReviewed(Exception):
    """A record that cannot be reviewed, for a reason that can be told."""


class ReviewFailed(Exception):
    """The process died or took too long."""


def reviewed(line: Connection, text: str, seconds: float) -> None:
    """The work of the process."""
    heard = monotonic()

    def progress(done: int, steps: int) -> None:
        nonlocal heard
        if monotonic() - heard >= TELLS_EVERY or done == steps:
            heard = monotonic()
            line.send((done, steps))

    try:
        found = review(parse_record(text), seconds=seconds, progress=progress)
        line.send(packed(found))
    except (RecordError, ValueError) as error:
        line.send(str(error))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def packed(found: Review) -> bytes:
    """A review as it is kept: without names, which are in the record and may be forgotten there."""
    nameless = tuple(msgspec.structs.replace(seat, name="") for seat in found.seats)
    return gzip.compress(msgspec.json.encode(msgspec.structs.replace(found, seats=nameless)), 6, mtime=0)


def compute(task: ReviewTask, told: ReviewHeard, ended: Callable[[], bool], work: ReviewWork = reviewed) -> bytes:
    """The packed review of a record by a process of its own; raises `NotReviewed`, `ReviewFailed`.

    The process is ended when its time is over, and where `ended` says that nobody wants it any more.
    """
    until = monotonic() + task.longest
    process, line = side_process.start(work, "rummykit-review", task.text, task.core_seconds)
    try:
        while not ended() and monotonic() < until:
            if not line.poll(TELLS_EVERY):
                continue
            match line.recv():
                case bytes(found):
                    return found
                case str(reason):
                    raise NotReviewed(reason)
                case (done, steps):
                    told(done, steps)
        raise ReviewFailed
    except (EOFError, OSError):
        raise ReviewFailed from None
    finally:
        side_process.end(process, line)
