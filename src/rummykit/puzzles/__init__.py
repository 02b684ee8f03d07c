"""Puzzles: positions with one best outcome, proven by the solver; 2,000 come with the program, one for every day."""

from rummykit.puzzles.collection import daily, find, puzzles
from rummykit.puzzles.puzzle import THEMES, Puzzle, Theme
from rummykit.puzzles.solving import PuzzleAnswer, answered, way

__all__ = ["THEMES", "Puzzle", "PuzzleAnswer", "Theme", "answered", "daily", "find", "puzzles", "way"]
