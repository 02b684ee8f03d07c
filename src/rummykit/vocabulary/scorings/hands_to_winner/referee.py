"""The points of the winner, and what is unmatched where only that counts."""

from __future__ import annotations

from rummykit.play.result import Result
from rummykit.referee.question import Fields
from rummykit.referee.score import Answer, Row, by_its_hands
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.hands_to_winner import HandsToWinner


def _fields(scoring: HandsToWinner, row: Row) -> Fields:
    """`winner_points`, and `unmatched` where only that counts."""
    fields: Fields = {"winner_points": row.score.points[row.score.winners[0]]}
    if scoring.count == "unmatched":
        fields["unmatched"] = row.left([seat for seat in range(len(row.names)) if seat not in row.score.winners])
    return fields


def _question(rules: Rules, result: Result, names: list[str]) -> Fields:
    return by_its_hands(rules, result, names) | ({"went_out_all_at_once": True} if result.concealed else {})


ANSWER: Answer[HandsToWinner] = Answer(fields=_fields, question=_question)
