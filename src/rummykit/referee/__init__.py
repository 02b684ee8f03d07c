"""The referee: one question about any game of the house, one answer with the rule it rests on."""

from rummykit.referee.answer import answered, ask, judge, judge_by
from rummykit.referee.question import Malformed, Question, Verdict
from rummykit.referee.stream import stream

__all__ = ["Malformed", "Question", "Verdict", "answered", "ask", "judge", "judge_by", "stream"]
