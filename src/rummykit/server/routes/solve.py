"""The best play of a table or a hand that somebody taps together."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import JSONBody

from rummykit.server.guards.bounded_work import BoundedWork
from rummykit.server.guards.quotas import RequestQuota
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.games import REFUSED as OF_GAMES
from rummykit.server.routes.solve_answer import solved
from rummykit.server.wire.http_messages import ApiError, SolveAnswer, SolveAsked

OF_THE_POSITION = frozenset({"bad_set", "too_many_copies", "not_solved", "took_too_long"})
"""Refusals that say what is wrong with what was tapped in."""
REFUSED = (*OF_GAMES, *sorted(OF_THE_POSITION))
"""What the route may refuse with."""


def routes(limits: Limits) -> list[Any]:
    """The route that solves, so many questions a minute from one address, and only so long."""
    work = BoundedWork(limits, "solve")

    @post(
        "/api/solve",
        status_code=200,
        guards=[RequestQuota(limits, limits.questions_per_minute, limits.question_burst)],
    )
    async def solve(data: JSONBody[SolveAsked]) -> SolveAnswer:
        """People tap pieces in one by one, so a position that is not finished is an answer and no failure."""
        try:
            return SolveAnswer(solved=await work(solved, data))
        except TableRefusal as refusal:
            if refusal.code not in OF_THE_POSITION:
                raise
            return SolveAnswer(problem=ApiError(code=refusal.code, text=refusal.text, params=refusal.params))

    return [solve]
