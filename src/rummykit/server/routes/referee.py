"""Questions to the referee."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from rummykit.server.guards.quotas import RequestRate, address_of
from rummykit.server.limits import Limits
from rummykit.server.processes.long_work import LongWork
from rummykit.server.routes.games import REFUSED as OF_GAMES
from rummykit.server.routes.referee_answer import refereed

REFUSED = (*OF_GAMES, "not_finished")
"""What the route may refuse with."""


_QUESTIONS = RequestRate(lambda its: (its.questions_per_minute, its.question_burst))


@post(
    "/api/referee",
    status_code=200,
    guards=[_QUESTIONS],
)
async def answer(
    request: Request[Any, Any, Any],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    data: JSONBody[dict[str, Any]],
) -> dict[str, Any]:
    """What `rummykit.referee.ask` answers; a reason comes with its params too, to be said in any language.

    A legal meld with jokers comes with `jokers`: what they stand for from left to right, null where that is open.
    """
    return await long_work(refereed, data, address=address_of(request), seconds=limits.solve_seconds)
