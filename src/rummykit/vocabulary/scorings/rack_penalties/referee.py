"""The points of everybody, which come to nothing; from racks or from what they count."""

from __future__ import annotations

from rummykit.referee.question import Fields
from rummykit.referee.score import Answer, Row
from rummykit.vocabulary.scorings.rack_penalties import RackPenalties


def _fields(scoring: RackPenalties, row: Row) -> Fields:
    """The `scores`, and their `sum`."""
    return {"scores": row.points, "sum": sum(row.score.points)}


ANSWER: Answer[RackPenalties] = Answer(fields=_fields, by_totals=True)
