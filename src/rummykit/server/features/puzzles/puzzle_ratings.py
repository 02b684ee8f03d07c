"""How hard a puzzle is: its rating, which begins at what its difficulty says and goes by who solves it.

A first attempt is a match between solver and puzzle, in the model of `ratings`: solved, the solver has won.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, select

from rummykit.puzzles import Puzzle
from rummykit.server.accounts.ratings import NEW, Skill, rated
from rummykit.server.features.puzzles.schema import puzzle_ratings

_STEP = 4.0
"""From one difficulty to the next, in the units of openskill: 160 points."""
_SIGMA = 4.0
"""How far the work that a puzzle takes may be from how hard people find it."""


def prior(puzzle: Puzzle) -> Skill:
    """What is believed of a puzzle that nobody has tried: the middle difficulty is even with a newcomer."""
    return Skill(NEW.mu + _STEP * (puzzle.difficulty - 3), _SIGMA)


def skill_of(connection: Connection, puzzle: Puzzle) -> Skill:
    """What is believed of a puzzle by now."""
    asked = select(puzzle_ratings.c.mu, puzzle_ratings.c.sigma).where(puzzle_ratings.c.puzzle == puzzle.id)
    row = connection.execute(asked).first()
    return prior(puzzle) if row is None else Skill(row.mu, row.sigma)


def corrected(connection: Connection) -> Mapping[str, Skill]:
    """The ratings of all puzzles that have been tried, by their ids."""
    rows = connection.execute(select(puzzle_ratings.c.puzzle, puzzle_ratings.c.mu, puzzle_ratings.c.sigma))
    return {row.puzzle: Skill(row.mu, row.sigma) for row in rows}


def difficulty_of(skill: Skill) -> int:
    """The difficulty, 1 to 5, that a rating comes to."""
    return max(1, min(5, round((skill.mu - NEW.mu) / _STEP) + 3))


def after(solver: Skill, puzzle: Skill, *, solved: bool) -> tuple[Skill, Skill]:
    """The ratings of solver and puzzle after a first attempt."""
    one, other = rated((solver, puzzle), (1, 2) if solved else (2, 1))
    return one, other
