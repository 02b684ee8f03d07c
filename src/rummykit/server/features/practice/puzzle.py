"""A puzzle as a practice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from rummykit import puzzles
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.puzzles import Puzzle, Theme
from rummykit.server.accounts.identity import Requester
from rummykit.server.features.practice.practice import Kind, Practice, PracticeAsked
from rummykit.server.features.puzzles.puzzle_records import PuzzleRecords, Solver
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.practice_messages import Attempt, Measure, PuzzleAsked


async def _make(asked: PracticeAsked) -> Practice:
    records, solver = asked.puzzle_records, solver_of(asked.who)
    puzzle = await records.find(asked.path["puzzle"])
    if "run" in asked.options:
        return await _in_run(records, solver, puzzle)
    info = await records.info(puzzle)

    async def note(attempt: Attempt | None) -> None:
        if solver is None:
            return
        if attempt is None:
            await records.shown(solver, puzzle)
        else:
            await records.attempted(solver, puzzle, solved=attempt.done)

    return puzzle_practice(puzzle, difficulty=info.difficulty, noted=note)


async def _in_run(records: PuzzleRecords, solver: Solver | None, puzzle: Puzzle) -> Practice:
    """The puzzle at which a run is; raises `TableRefusal` for any other."""
    run = None if solver is None else await records.run(solver)
    if solver is None or run is None or run.puzzle is None or run.puzzle.id != puzzle.id:
        raise TableRefusal("no_run")

    async def note(attempt: Attempt | None) -> None:
        if attempt is not None:
            await records.answered(solver, puzzle, solved=attempt.done)

    practice = puzzle_practice(puzzle, difficulty=run.puzzle.difficulty, noted=note)
    return replace(practice, hints=False)


def solver_of(who: Requester) -> Solver | None:
    """By what the person is known who solves; None for a newcomer."""
    return Solver(who.keys, None if who.member is None else who.member.account) if who.keys else None


def puzzle_practice(
    puzzle: Puzzle, difficulty: int, noted: Callable[[Attempt | None], Awaitable[None]] | None = None
) -> Practice:
    """The position of a puzzle, in which nothing is told of the best arrangement before the way is asked for.

    In a decision, which is about something else, the hand can be arranged as at a table.
    """
    return Practice(
        id=f"puzzle/{puzzle.id}",
        deal=puzzle.deal(),
        seat=0,
        task=PuzzleAsked(id=puzzle.id, theme=puzzle.theme, difficulty=difficulty, from_match=puzzle.from_match),
        judge=partial(_judged, puzzle),
        way=partial(puzzles.way, puzzle),
        names=("", "") if puzzle.past else (),
        past=puzzle.events(),
        kinds=_kinds(puzzle.theme),
        arranging=bool(puzzle.past),
        noted=noted,
    )


def _judged(puzzle: Puzzle, _deal: Deal, action: Action) -> Attempt:
    answer = puzzles.answered(puzzle, action)
    if answer.choices:
        return Attempt(done=answer.solved, choices=answer.choices)
    measure = measure_of(puzzle.theme)
    if measure is None or answer.reached is None:
        return Attempt(done=answer.solved)
    return Attempt(done=answer.solved, reached=answer.reached, best=answer.best, measure=measure)


def measure_of(theme: Theme) -> Measure | None:
    """What an answer to a puzzle is counted in; None where it succeeds or fails."""
    return _MEASURES.get(theme)


def _kinds(theme: Theme) -> frozenset[str]:
    """The kinds of action that a theme asks for; at a table that is rearranged it is a turn that plays some."""
    return frozenset(_KINDS.get(theme, ("rearrange",)))


_KINDS: dict[Theme, tuple[str, ...]] = {
    "one_discard": ("discard",),
    "go_out": ("go_out",),
    "declare": ("declare",),
    "finish": ("go_out",),
    "most_waits": ("discard",),
    "opening": ("open",),
    "dearest_meld": ("open",),
    "keep": ("discard",),
    "safe_discard": ("discard",),
    "knock": ("knock", "discard"),
    "upcard": ("draw", "pass"),
    "lay": ("rearrange", "pass", "meld", "lay_off", "discard"),
}
"""What is asked for of a hand, and in a decision."""

_MEASURES: dict[Theme, Measure] = {
    "whole_rack": "tiles",
    "free_joker": "tiles",
    "first_meld": "points",
    "one_discard": "points_left",
    "whole_hand": "cards",
    "most_cards": "cards",
    "most_waits": "waits",
    "opening": "points",
    "dearest_meld": "points",
}
"""What an answer is counted in; going out and declaring succeed or fail."""

KIND = Kind("puzzle/{puzzle:str}", _make, refuses=("unknown_puzzle", "no_run"), remembers=True)
