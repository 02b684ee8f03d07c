"""Puzzles: positions with one best outcome, proven by the solver; 2,400 come with the program, one for every day, and
more can be made of records."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rummykit.puzzles.collection import daily, find, puzzles, shared_out
    from rummykit.puzzles.from_records import of_record, themes_of
    from rummykit.puzzles.puzzle import THEMES, Puzzle, Theme
    from rummykit.puzzles.solving import PuzzleAnswer, answered, way


__all__ = [
    "THEMES",
    "Puzzle",
    "PuzzleAnswer",
    "Theme",
    "answered",
    "daily",
    "find",
    "of_record",
    "puzzles",
    "shared_out",
    "themes_of",
    "way",
]

if not TYPE_CHECKING:  # or a type checker would believe in every name
    from rummykit.lazy_names import lazy_names

    __getattr__, __dir__ = lazy_names(
        __name__,
        {
            "collection": "daily find puzzles shared_out",
            "from_records": "of_record themes_of",
            "puzzle": "THEMES Puzzle Theme",
            "solving": "PuzzleAnswer answered way",
        },
    )
