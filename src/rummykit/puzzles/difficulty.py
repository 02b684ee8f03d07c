"""How hard a puzzle is, 1 to 5: by fifths of the work that the puzzles of its theme take that come with the program."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import TypeAlias

from rummykit.puzzles.puzzle import THEMES, Theme

Borders: TypeAlias = Mapping[Theme, tuple[int, ...]]
"""Of each theme the effort from which difficulty 2, 3, 4 and 5 begin."""

_MARK = "# effort"
"""How the lines of the file begin that say so, their fields apart by tabs."""


def fifth(place: int, of: int) -> int:
    """The difficulty of the puzzle at a place, from 0, among a number of them in the order of their effort."""
    return 1 + place * 5 // of


def borders_of(efforts: Sequence[int]) -> tuple[int, ...]:
    """Where the fifths begin of efforts in their order."""
    first = (next(place for place in count() if fifth(place, len(efforts)) >= each) for each in (2, 3, 4, 5))
    return tuple(efforts[min(place, len(efforts) - 1)] for place in first)


def difficulty_of_effort(effort: int, borders: Sequence[int]) -> int:
    """The fifth that an effort falls in, 1 to 5; the middle one where several begin with it."""
    return 1 + (bisect_left(borders, effort) + bisect_right(borders, effort) + 1) // 2


def borders_written(borders: Borders) -> list[str]:
    """The borders as lines of the head of the file."""
    return ["\t".join([_MARK, theme, *map(str, borders[theme])]) for theme in THEMES if theme in borders]


def borders_read(lines: Iterable[str]) -> dict[Theme, tuple[int, ...]]:
    """The borders in the head of the file."""
    marked = [line.split("\t") for line in lines if line.startswith(_MARK + "\t")]
    said = {name: tuple(map(int, numbers)) for _, name, *numbers in marked}
    return {theme: said[theme] for theme in THEMES if theme in said}
