"""The best play of a table or a hand that somebody taps together."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from rummykit.server.guards.quotas import RequestRate, address_of
from rummykit.server.limits import Limits
from rummykit.server.processes.long_work import LongWork
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.games import REFUSED as OF_GAMES
from rummykit.server.routes.solve_answer import solved
from rummykit.server.wire.http_messages import ApiError, SolveAnswer, SolveAsked

OF_THE_POSITION = frozenset({"bad_set", "too_many_copies", "not_solved", "took_too_long"})
"""Refusals that say what is wrong with what was tapped in."""
REFUSED = (*OF_GAMES, *sorted(OF_THE_POSITION))
"""What the route may refuse with."""


_QUESTIONS = RequestRate(lambda its: (its.questions_per_minute, its.question_burst))


@post(
    "/api/solve",
    status_code=200,
    guards=[_QUESTIONS],
)
async def solve(
    request: Request[Any, Any, Any],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    data: JSONBody[SolveAsked],
) -> SolveAnswer:
    """People tap pieces in one by one, so a position that is not finished is an answer and no failure."""
    try:
        asker, seconds = address_of(request), limits.solve_seconds
        found = await long_work(solved, data, address=asker, seconds=seconds, late="took_too_long")
        return SolveAnswer(solved=found)
    except TableRefusal as refusal:
        if refusal.code not in OF_THE_POSITION:
            raise
        return SolveAnswer(problem=ApiError(code=refusal.code, text=refusal.text, params=refusal.params))
