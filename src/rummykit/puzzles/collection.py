"""The puzzles that come with the program, and the puzzle of a day."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files

from rummykit.puzzles.puzzle import DECISIONS, THEMES_OF_DAYS, Puzzle, Theme, read

OF_A_WEEK = (1, 2, 2, 3, 3, 4, 5)
"""The difficulty of the puzzle of a day, from Monday to Sunday."""


@lru_cache(maxsize=1)
def puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle, in the order of the file."""
    return tuple(read(line) for line in _lines() if not line.startswith("#"))


def _lines() -> list[str]:
    return files("rummykit.puzzles").joinpath("puzzles.tsv").read_text(encoding="utf-8").splitlines()


def find(name: str) -> Puzzle:
    """The puzzle with an id; raises `LookupError`."""
    for puzzle in puzzles():
        if puzzle.id == name:
            return puzzle
    raise LookupError(f"There is no puzzle {name}.")


@lru_cache(maxsize=10)
def shared_out(difficulty: int, themes: tuple[Theme, ...] = THEMES_OF_DAYS) -> tuple[Puzzle, ...]:
    """The puzzles of a difficulty and some themes, those of runs against the clock, in the order of the file."""
    return tuple(each for each in puzzles() if each.theme in themes and each.difficulty == difficulty)


def daily(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody: easier on Mondays, hard on Sundays."""
    wanted = OF_A_WEEK[day.weekday()]
    pool = sorted(shared_out(wanted, (*THEMES_OF_DAYS, *DECISIONS)), key=lambda each: sha256(each.id.encode()).digest())
    week, in_week = day.toordinal() // 7, OF_A_WEEK[: day.weekday()].count(wanted)
    return pool[(week * OF_A_WEEK.count(wanted) + in_week) % len(pool)]
