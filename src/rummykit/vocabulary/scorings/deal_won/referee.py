"""Who has won."""

from __future__ import annotations

from rummykit.referee.question import Fields
from rummykit.referee.score import Answer, Row
from rummykit.vocabulary.scorings.deal_won import DealWon


def _fields(scoring: DealWon, row: Row) -> Fields:
    """`winner_points`, where somebody has won."""
    return {"winner_points": row.score.points[row.score.winners[0]]} if row.score.winners else {}


ANSWER: Answer[DealWon] = Answer(fields=_fields)
