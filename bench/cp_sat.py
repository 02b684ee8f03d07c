"""The best play at a table of tiles as an integer program for CP-SAT, in a process of its own.

HiGHS and CP-SAT cannot be loaded into one process, so this module runs as a child: problems come in as one line of
JSON each, and what the played tiles count and the seconds of solving go back.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from time import process_time
from typing import Any

from bench.highs import WEIGHTS, flow_form
from rummykit.cards import FIRST_TILE, JOKER, Face

MOST = 8
"""Of one kind of set on a table."""


def installed() -> bool:
    """Whether CP-SAT is there."""
    return find_spec("ortools") is not None


def answers(problems: Sequence[tuple[Sequence[Face], Sequence[Face]]]) -> list[tuple[int, float]]:
    """For each (table, rack) what the played tiles count, and the CPU seconds CP-SAT took on one thread."""
    text = "\n".join(json.dumps([list(table), list(rack)]) for table, rack in problems)
    child = subprocess.run(
        [sys.executable, "-m", "bench.cp_sat"], input=text, stdout=subprocess.PIPE, text=True, check=True
    )
    return [(score, seconds) for score, seconds in map(json.loads, child.stdout.splitlines())]


def _solver() -> Callable[[Sequence[Face], Sequence[Face]], tuple[int, float]]:
    from ortools.sat.python import cp_model

    columns, fixed = flow_form()
    faces = range(FIRST_TILE, JOKER + 1)

    def solve(table: Sequence[Face], rack: Sequence[Face]) -> tuple[int, float]:
        must, may = Counter(table), Counter(rack)
        model = cp_model.CpModel()
        variables = [model.new_int_var(0, MOST, "") for _ in columns]
        rows: dict[Any, list[Any]] = {}
        for variable, (_, entries) in zip(variables, columns, strict=True):
            for name, factor in entries.items():
                rows.setdefault(name, []).append(int(factor) * variable)
        for face in faces:
            model.add_linear_constraint(sum(rows[face]), must[face], must[face] + may[face])
        for name, (low, _) in fixed.items():
            if low == 0:
                model.add(sum(rows[name]) >= 0)
            else:
                model.add(sum(rows[name]) <= 0)
        model.maximize(sum(int(count) * variable for variable, (count, _) in zip(variables, columns, strict=True)))
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        start = process_time()
        status = solver.solve(model)
        taken = process_time() - start
        if status != cp_model.OPTIMAL:
            raise RuntimeError(f"CP-SAT says {solver.status_name(status)}")
        return round(solver.objective_value) - sum(WEIGHTS[face] for face in table), taken

    return solve


def main() -> None:
    """Answers the problems that come in."""
    solve = _solver()
    for line in sys.stdin:
        table, rack = json.loads(line)
        print(json.dumps(solve(table, rack)), flush=True)


if __name__ == "__main__":
    main()
