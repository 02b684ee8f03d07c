"""The points of everybody after a knock, and what they have unmatched."""

from __future__ import annotations

from rummykit.referee.question import Fields
from rummykit.referee.score import Answer, Row
from rummykit.vocabulary.scorings.showdown import Showdown


def _fields(scoring: Showdown, row: Row) -> Fields:
    """The `scores`, and what everybody has `unmatched`."""
    return {"scores": row.points, "unmatched": row.left(range(len(row.names)))}


ANSWER: Answer[Showdown] = Answer(fields=_fields)
