"""Runs every benchmark beside this file, or those named on the command line: `python -m bench [--out FILE] [name …]`.

Each figure is appended to `build/bench/results.jsonl`; `python -m bench compare A B` sets two runs side by side,
and `python -m bench ladder` prints how the ladders in docs/figures are played again.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import bench
from bench import compare, openspiel_gin, record
from bench.table import kept_in
from rummykit.arena.ladder.again import commands, played_by
from tools import figures

NO_SUBJECTS = (
    "__main__",
    "attack",
    "baselines",
    "calibration",
    "compare",
    "cp_sat",
    "drop_value",
    "flips",
    "gin_arrays",
    "highs",
    "hint_review",
    "instructions",
    "jax_gin",
    "levels",
    "load",
    "mccfr",
    "record",
    "review_time",
    "scale",
    "table",
    "tile_value",
)
SUBJECTS = [found.name for found in iter_modules(bench.__path__) if found.name not in NO_SUBJECTS]


def main(wanted: list[str]) -> int:
    """Runs the benchmarks `wanted`, all of them if empty, or compares; 2 if something asked for is not there."""
    if wanted[:1] == ["compare"]:
        return _compare(wanted[1:])
    if wanted == ["ladder"]:
        return _ladder()
    if wanted[:1] == ["openspiel_gin"] and len(wanted) > 1:
        return openspiel_gin.main(wanted[1:])
    place = record.RESULTS
    if "--out" in wanted[:-1]:
        at = wanted.index("--out")
        place, wanted = Path(wanted[at + 1]), wanted[:at] + wanted[at + 2 :]
    if unknown := [name for name in wanted if name not in SUBJECTS]:
        print(f"No benchmark {', '.join(unknown)}; there are: {', '.join(SUBJECTS)}", file=sys.stderr)
        return 2
    for name in wanted or SUBJECTS:
        with kept_in(place, name):
            import_module(f"bench.{name}").main()
    return 0


def _ladder() -> int:
    report = figures.ladder()
    print(f"Played by {played_by(report)}", *commands(report, "again.jsonl"), sep="\n")
    return 0


def _compare(asked: list[str]) -> int:
    if len(asked) != 2:
        print("Say two runs, commits or files: python -m bench compare A B", file=sys.stderr)
        return 2
    try:
        before, after = (compare.chosen(name, record.RESULTS) for name in asked)
    except LookupError as missing:
        print(missing.args[0], file=sys.stderr)
        return 2
    print(compare.told(compare.rows(before, after)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
