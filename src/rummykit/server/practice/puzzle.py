"""A puzzle as a practice."""

from __future__ import annotations

from functools import partial

from rummykit import puzzles
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.puzzles import Puzzle, Theme
from rummykit.server.practice.practice import Asked, Kind, Practice
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.practice_messages import Attempt, Measure, PuzzleAsked


async def _make(asked: Asked) -> Practice:
    return puzzle_practice(puzzle_at(asked.path["puzzle"]))


def puzzle_at(name: str) -> Puzzle:
    """The puzzle with an id; raises `TableRefusal`."""
    try:
        return puzzles.find(name)
    except LookupError:
        raise TableRefusal("unknown_puzzle") from None


def puzzle_practice(puzzle: Puzzle) -> Practice:
    """The position of a puzzle, in which nothing is told of the best arrangement before the way is asked for."""
    return Practice(
        id=f"puzzle/{puzzle.id}",
        deal=puzzle.deal(),
        seat=0,
        task=PuzzleAsked(id=puzzle.id, theme=puzzle.theme, difficulty=puzzle.difficulty, best=puzzle.best),
        judge=partial(_judged, puzzle),
        way=partial(puzzles.way, puzzle),
        kinds=frozenset({_KINDS.get(puzzle.theme, "rearrange")}),
        arranging=False,
    )


def _judged(puzzle: Puzzle, _deal: Deal, action: Action) -> Attempt:
    answer = puzzles.answered(puzzle, action)
    if puzzle.theme not in _MEASURES or answer.reached is None:
        return Attempt(done=answer.solved)
    return Attempt(done=answer.solved, reached=answer.reached, best=answer.best, measure=_MEASURES[puzzle.theme])


_KINDS: dict[Theme, str] = {"one_discard": "discard", "go_out": "go_out", "declare": "declare"}
"""What is asked for with cards; with tiles it is always a turn that plays some."""

_MEASURES: dict[Theme, Measure] = {
    "whole_rack": "tiles",
    "free_joker": "tiles",
    "first_meld": "points",
    "one_discard": "points_left",
}
"""What an answer is counted in; going out and declaring succeed or fail."""

KIND = Kind("puzzle/{puzzle:str}", _make, refuses=("unknown_puzzle",))
