"""Answers to puzzles as they are noted: given here, or on a page without the server and judged again here."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import NamedTuple

from rummykit import puzzles
from rummykit.puzzles import Puzzle
from rummykit.server.wire.puzzle_messages import KeptAnswer

KEPT_DAYS = 14
"""A page keeps the puzzles of so many days, that of today with them; so long an answer may be on its way."""


class Noted(NamedTuple):
    """An attempt at a puzzle on a day, or that its way was `shown`.

    `here`: the person had not been told the right answer, as a page is that keeps the puzzle.
    """

    puzzle: Puzzle
    day: date
    solved: bool = False
    shown: bool = False
    here: bool = True


def judged_again(answers: Sequence[KeptAnswer], today: date) -> list[Noted]:
    """What comes of answers; those that are none are left out, and a day that cannot be solves no puzzle of a day."""
    noted = []
    for each in answers:
        try:
            puzzle, day = puzzles.find(each.puzzle), date.fromisoformat(each.day)
            answer = None if each.action is None else puzzles.answered(puzzle, each.action)
        except (LookupError, ValueError):
            continue
        if answer is not None and answer.refusal is not None:
            continue
        if not today - timedelta(KEPT_DAYS) < day <= today:
            day = date.min
        solved = answer is not None and answer.solved
        noted.append(Noted(puzzle, day, solved=solved, shown=answer is None, here=False))
    return noted
