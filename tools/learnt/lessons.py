"""Lessons: what sharp chose in its deals, kept in files of some deals each, so that a run can be stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Lesson = tuple[Any, ...]
"""The parts of one lesson: numbers and rows."""
FOLDER = Path("build/learnt")
DEALS_A_FILE = 20


def lessons(game: str, deals: int, played: Callable[[int], Iterable[Lesson]]) -> tuple[NDArray[Any], ...]:
    """The lessons of the deals 0, 1, 2 …, a column for each part; those that are in the folder are not played again.

    Delete the folder if the seed, the bots or the inputs have changed.
    """
    files = []
    for first in range(0, deals, DEALS_A_FILE):
        file = FOLDER / game / f"{first:06}.npz"
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            found = [lesson for number in range(first, first + DEALS_A_FILE) for lesson in played(number)]
            unfinished = file.with_suffix(".unfinished")
            with unfinished.open("wb") as out:
                np.savez_compressed(out, *map(np.array, zip(*found, strict=True)))
            unfinished.replace(file)
        files.append(file)
    columns = []
    for file in files:
        with np.load(file) as stored:
            columns.append([stored[name] for name in stored.files])
    return tuple(np.concatenate(parts) for parts in zip(*columns, strict=True))
