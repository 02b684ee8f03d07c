"""Puzzles: that of the day, another one, one's own record, runs against the clock."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from rummykit.puzzles import THEMES
from rummykit.server.accounts.identity import Requester
from rummykit.server.features.practice.puzzle import solver_of
from rummykit.server.features.puzzles.kept_puzzles import PuzzlesToKeep
from rummykit.server.features.puzzles.puzzle_records import NO_RUN, PuzzleRecords, Solver
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.newcomers import asking
from rummykit.server.wire.puzzle_messages import KeptAnswers, KeptPuzzles, PuzzleInfo, PuzzleRun, PuzzlesInfo

REFUSED = ("unknown_puzzle",)


_RATE = RequestRate(lambda its: (its.practices_per_minute, its.practice_burst))


@get("/api/puzzles", guards=[_RATE])
async def overview(who: NamedDependency[Requester], puzzle_records: NamedDependency[PuzzleRecords]) -> PuzzlesInfo:
    """The puzzle of the day, and what the person who asks has solved."""
    return await puzzle_records.overview(solver_of(who))


_to_keep: WeakKeyDictionary[PuzzleRecords, PuzzlesToKeep] = WeakKeyDictionary()
"""What pages keep, by the records of their server."""


@get("/api/puzzles/kept", guards=[_RATE], responses={200: ResponseSpec(KeptPuzzles, generate_examples=False)})
async def kept(request: Request[Any, Any, Any], puzzle_records: NamedDependency[PuzzleRecords]) -> Response[bytes]:
    """What a page keeps of puzzles for times without the server, with the answers, as `KeptPuzzles`."""
    to_keep = _to_keep.setdefault(puzzle_records, PuzzlesToKeep(puzzle_records))
    return (await to_keep.of_today()).answer(request, "no-cache")


@post("/api/puzzles/kept", status_code=200, guards=[_RATE])
async def join(
    request: Request[Any, Any, Any],
    who: NamedDependency[Requester],
    puzzle_records: NamedDependency[PuzzleRecords],
    data: JSONBody[KeptAnswers],
) -> Response[PuzzlesInfo]:
    """Answers that were given without the server are judged, and join the record of the person."""
    key, cookies = asking(request, who.key)
    solver = solver_of(who) or Solver((key,), None)
    await puzzle_records.joined(solver, data.answers)
    return Response(await puzzle_records.overview(solver), cookies=cookies)


@get("/api/puzzles/another", guards=[_RATE])
async def another(
    who: NamedDependency[Requester],
    puzzle_records: NamedDependency[PuzzleRecords],
    theme: FromQuery[str] = "",
    difficulty: FromQuery[int] = 0,
    but: FromQuery[str] = "",
    from_match: FromQuery[bool] = False,
) -> PuzzleInfo:
    """A puzzle that the person has not tried yet: of a theme and difficulty, or about as hard as it should be; with
    `from_match` one that people have played here."""
    wanted = next((each for each in THEMES if each == theme), None)
    if (theme and wanted is None) or not 0 <= difficulty <= 5:
        raise TableRefusal("unknown_puzzle")
    solver = solver_of(who)
    return await puzzle_records.another(solver, wanted, difficulty or None, but, from_match=from_match)


@get("/api/puzzles/{puzzle:str}", guards=[_RATE])
async def one(puzzle_records: NamedDependency[PuzzleRecords], puzzle: FromPath[str]) -> PuzzleInfo:
    """A puzzle, as hard as it has turned out to be."""
    return await puzzle_records.info(await puzzle_records.find(puzzle))


@post("/api/puzzles/run", guards=[_RATE])
async def begin_run(
    request: Request[Any, Any, Any], who: NamedDependency[Requester], puzzle_records: NamedDependency[PuzzleRecords]
) -> Response[PuzzleRun]:
    """Begin a run against the clock; one that was on is over."""
    key, cookies = asking(request, who.key)
    solver = solver_of(who) or Solver((key,), None)
    run = await puzzle_records.begin_run(solver)
    return Response(run, status_code=201, cookies=cookies)


@get("/api/puzzles/run", guards=[_RATE])
async def run(who: NamedDependency[Requester], puzzle_records: NamedDependency[PuzzleRecords]) -> PuzzleRun:
    """How the run stands, and its next puzzle."""
    solver = solver_of(who)
    return NO_RUN if solver is None else await puzzle_records.run(solver)
