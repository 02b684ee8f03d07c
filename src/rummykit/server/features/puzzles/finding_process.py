"""The process that finds the puzzles of one match."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeAlias

import msgspec

from rummykit import puzzles
from rummykit.puzzles.puzzle import read, shape, written
from rummykit.record import parse_record
from rummykit.server.features.puzzles.match_puzzles import FoundPuzzle

FindingWork: TypeAlias = Callable[[Connection, str], None]
"""What the process does, as `side_process.found` hears it."""


def puzzles_of_match(line: Connection, text: str) -> None:
    """The work of the process: those that are like none of the program, the hardest first."""
    try:
        there = {shape(each) for each in puzzles.puzzles()}
        found = ((shape(each), written(each)) for each in puzzles.of_record(parse_record(text)))
        line.send(msgspec.json.encode([each for each in found if each[0] not in there]))
    except ValueError as error:
        line.send(str(error))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def told(finding: bytes) -> list[FoundPuzzle]:
    """What the process has found."""
    return [FoundPuzzle(key, read(line)) for key, line in msgspec.json.decode(finding, type=list[tuple[str, str]])]
