"""Deals that were played on the page, by mouse, touch and keys, as their tables' records: one of every game."""

from __future__ import annotations

from pathlib import Path

from rummykit import score
from rummykit.record import Record, replay

RECORDS = Path(__file__).parent


def ending(record: Record) -> str:
    """How the last deal of a record ended, and the points of each seat."""
    *_, last = replay(record)
    result = last.deal.result
    assert result is not None
    points = " ".join(map(str, score(record.rules, result).points))
    seat = "" if result.winner is None else f" by seat {result.winner}"
    return f"{result.kind}{seat} in turn {result.turns}, points {points}"
