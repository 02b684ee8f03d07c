"""Questions to the referee."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import JSONBody

from rummykit.cards import NAMES
from rummykit.referee import answered
from rummykit.server.guards.bounded_work import BoundedWork
from rummykit.server.guards.quotas import RequestQuota
from rummykit.server.limits import Limits
from rummykit.server.routes.games import REFUSED as OF_GAMES

REFUSED = (*OF_GAMES, "took_too_long")
"""What the route may refuse with."""


def routes(limits: Limits) -> list[Any]:
    """The route that answers, so many questions a minute from one address, and only so long."""
    work = BoundedWork(limits, "referee")

    @post(
        "/api/referee",
        status_code=200,
        guards=[RequestQuota(limits, limits.questions_per_minute, limits.question_burst)],
    )
    async def answer(data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
        """What `rummykit.referee.ask` answers; a reason comes with its params too, to be said in any language.

        A legal meld with jokers comes with `jokers`: what they stand for from left to right, null where that is open.
        """
        said, verdict = await work(answered, data)
        if verdict is not None and verdict.refusal is not None:
            said["reason"] |= {"params": verdict.refusal.params}
        if verdict is not None and verdict.jokers:
            said["jokers"] = [None if face is None else NAMES[face] for face in verdict.jokers]
        return said

    return [answer]
