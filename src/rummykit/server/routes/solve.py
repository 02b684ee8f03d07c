"""The best play of a table or a hand that somebody taps together."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from litestar import post
from litestar.params import JSONBody

from rummykit.server.edge import Turnstile
from rummykit.server.limits import Limits
from rummykit.server.protocol import ApiError, SolveAnswer, SolveAsked
from rummykit.server.refusals import TableRefusal
from rummykit.server.solving import solved

OF_THE_POSITION = frozenset({"bad_set", "too_many", "not_solved"})
"""Refusals that say what is wrong with what was tapped in."""


def posts(limits: Limits) -> list[Any]:
    """The route that solves, so many questions a minute from one address, and only so long.

    It has threads of its own: what takes too long is not waited for, and holds up nothing but other questions here.
    """
    threads = ThreadPoolExecutor(limits.solves_at_once, thread_name_prefix="solve")

    @post(
        "/api/solve",
        status_code=200,
        guards=[Turnstile(limits, limits.questions_per_minute, limits.question_burst)],
    )
    async def solve(data: JSONBody[SolveAsked]) -> SolveAnswer:
        """People tap pieces in one by one, so a position that is not finished is an answer and no failure."""
        working = asyncio.get_running_loop().run_in_executor(threads, solved, data)
        try:
            return SolveAnswer(solved=await asyncio.wait_for(working, limits.solve_seconds))
        except TimeoutError:
            refusal = TableRefusal("took_too_long", seconds=round(limits.solve_seconds))
        except TableRefusal as error:
            if error.code not in OF_THE_POSITION:
                raise
            refusal = error
        return SolveAnswer(problem=ApiError(code=refusal.code, text=refusal.text, params=refusal.params))

    return [solve]
