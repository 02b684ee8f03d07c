"""Runs every benchmark beside this file, or those named on the command line: `python -m bench [name …]`."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules

import bench

NO_SUBJECTS = ("__main__", "cp_sat", "highs", "load", "table")
SUBJECTS = [found.name for found in iter_modules(bench.__path__) if found.name not in NO_SUBJECTS]


def main(wanted: list[str]) -> int:
    """Runs the benchmarks `wanted`, all of them if empty; 2 if one is not there."""
    if unknown := [name for name in wanted if name not in SUBJECTS]:
        print(f"No benchmark {', '.join(unknown)}; there are: {', '.join(SUBJECTS)}", file=sys.stderr)
        return 2
    for name in wanted or SUBJECTS:
        import_module(f"bench.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
