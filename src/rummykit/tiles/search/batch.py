"""Many tables at once, as arrays."""

from __future__ import annotations

import os
from typing import NamedTuple

from rummykit.cards import Buffer
from rummykit.rules import Rules
from rummykit.tiles.search.check import check_shapes
from rummykit.tiles.search.objective import Objective, scale


class Batch(NamedTuple):
    """For each problem its score, -1 where the tiles of the table make no sets, and 53 counts of the tiles played.

    With the objective "tiles" the score is the number of tiles played, with "value" their points, with "lex" 1000 for
    each tile plus its points.
    """

    scores: memoryview[int]
    played: bytes


def table_batch(
    rules: Rules, tables: Buffer, racks: Buffer, objective: Objective = "lex", threads: int | None = None
) -> Batch:
    """The best plays of many problems with free jokers; `tables` and `racks` are rows of 53 counts, a byte each:
    of each tile (red 1 … 13, then blue, black, orange) and of the joker.

    Uses all cores unless `threads` says how many; other Python threads may run meanwhile. Raises `ValueError` for rows
    of another length and for more of a tile than a pack holds.
    """
    check_shapes(rules)
    wanted = threads if threads is not None else os.cpu_count() or 1
    scores, played = scale(rules, objective).solver.solve_many(tables, racks, threads=wanted)
    return Batch(scores, played)
