"""The best play at a table of tiles as integer programs for HiGHS, the flow form and the set form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from time import thread_time
from typing import Any

from rummykit.cards import FIRST_TILE, JOKER, Face, tile

Column = tuple[float, dict[Any, float]]
"""What one of it counts, and its place in the rows."""

WEIGHTS = {face: 1001 + (face - FIRST_TILE) % 13 for face in range(FIRST_TILE, JOKER)} | {JOKER: 1030}


def flow_form() -> tuple[list[Column], dict[Any, tuple[float, float]]]:
    """Runs as flows along each colour: tiles that start one, third or later tiles; groups; what jokers stand for."""
    columns: list[Column] = []
    rows: dict[Any, tuple[float, float]] = {}
    for colour in range(4):
        for number in range(1, 14):
            face = tile(number, colour)
            rows["at least", colour, number] = (0, float("inf"))
            rows["at most", colour, number] = (-float("inf"), 0)
            columns.append((WEIGHTS[face], {face: 1, ("at least", colour, number): 1, ("at most", colour, number): 1}))
            if number < 13:
                columns[-1][1]["at most", colour, number + 1] = -1
            if number < 12:
                start: dict[Any, float] = {face: 1, tile(number + 1, colour): 1}
                start["at least", colour, number + 2] = start["at most", colour, number + 2] = -1
                columns.append((WEIGHTS[face] + WEIGHTS[tile(number + 1, colour)], start))
            columns.append((WEIGHTS[JOKER] - WEIGHTS[face], {face: -1, JOKER: 1}))
    for number in range(1, 14):
        for size in (3, 4):
            for colours in combinations(range(4), size):
                faces = [tile(number, colour) for colour in colours]
                columns.append((sum(WEIGHTS[face] for face in faces), dict.fromkeys(faces, 1.0)))
    return columns, rows


def set_form() -> tuple[list[Column], dict[Any, tuple[float, float]]]:
    """One column for every set of three to five tiles with no, one or two jokers in it."""
    kinds = {tuple(sorted(cards)) for cards in _sets()}
    return [(sum(WEIGHTS[face] for face in cards), dict(Counter(cards))) for cards in sorted(kinds)], {}


def _sets() -> Iterator[tuple[Face, ...]]:
    whole = [
        tuple(tile(n, c) for n in range(low, low + size))
        for c in range(4)
        for size in (3, 4, 5)
        for low in range(1, 15 - size)
    ]
    whole += [
        tuple(tile(n, c) for c in colours)
        for n in range(1, 14)
        for size in (3, 4)
        for colours in combinations(range(4), size)
    ]
    for cards in whole:
        for jokers in range(3):
            for places in combinations(range(len(cards)), jokers):
                yield tuple(JOKER if place in places else face for place, face in enumerate(cards))


Solve = Callable[[Sequence[Face], Sequence[Face]], tuple[int, float]]


def highs(form: tuple[list[Column], dict[Any, tuple[float, float]]]) -> Solve:
    """A solver of (table, rack): what the played tiles count, and the seconds HiGHS took, building the model apart."""
    import highspy
    import numpy as np

    columns, fixed = form
    faces = [*range(FIRST_TILE, JOKER + 1)]
    names = [*faces, *fixed]
    place = {name: number for number, name in enumerate(names)}
    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = len(columns), len(names)
    model.sense_ = highspy.ObjSense.kMaximize
    model.col_cost_ = np.array([count for count, _ in columns], dtype=float)
    model.col_lower_ = np.zeros(len(columns))
    model.col_upper_ = np.full(len(columns), 8.0)
    model.integrality_ = [highspy.HighsVarType.kInteger] * len(columns)
    starts = np.cumsum([0, *(len(entries) for _, entries in columns)])
    model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    model.a_matrix_.start_ = starts
    model.a_matrix_.index_ = np.array([place[name] for _, entries in columns for name in entries])
    model.a_matrix_.value_ = np.array([value for _, entries in columns for value in entries.values()], dtype=float)

    def solve(table: Sequence[Face], rack: Sequence[Face]) -> tuple[int, float]:
        must, may = Counter(table), Counter(rack)
        bounds: list[tuple[float, float]] = [(must[face], must[face] + may[face]) for face in faces]
        bounds += [fixed[name] for name in names[len(faces) :]]
        model.row_lower_ = np.array([low for low, _ in bounds], dtype=float)
        model.row_upper_ = np.array([high for _, high in bounds], dtype=float)
        solver = highspy.Highs()
        for option, value in (("output_flag", False), ("threads", 1), ("mip_rel_gap", 0.0), ("mip_abs_gap", 0.5)):
            solver.setOptionValue(option, value)
        solver.passModel(model)
        start = thread_time()
        solver.run()
        taken = thread_time() - start
        return round(solver.getInfo().objective_function_value) - sum(WEIGHTS[face] for face in table), taken

    return solve
