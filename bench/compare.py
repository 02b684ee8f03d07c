"""Two runs of the benchmarks side by side: `python -m bench compare A B`.

A and B are each a file of results, or a run or a commit (the beginning of its name is enough) in the usual file.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench import record
from bench.record import Figure

NOISE = 0.10
"""By how much two medians may differ for no reason, as neighbouring turns on a busy machine did."""

Key = tuple[str, str, str, str]


class Row(NamedTuple):
    """One metric in both: medians, how many times the first the second is, and whether that is more than noise."""

    key: Key
    before: float
    after: float
    ratio: float
    differs: bool


def rows(before: Iterable[Figure], after: Iterable[Figure]) -> list[Row]:
    """What both have measured, in the order of the first.

    A difference is more than noise if it exceeds `NOISE` and, where something was measured several times, the values
    of one side lie all above those of the other.
    """
    old, new = _by_key(before), _by_key(after)
    found = []
    for key, values in old.items():
        if key not in new:
            continue
        one, other = median(values), median(new[key])
        ratio = other / one if one else float("inf") if other else 1.0
        apart = max(values) < min(new[key]) or max(new[key]) < min(values)
        found.append(Row(key, one, other, ratio, apart and abs(ratio - 1) > NOISE))
    return found


def _by_key(figures: Iterable[Figure]) -> dict[Key, list[float]]:
    found: dict[Key, list[float]] = defaultdict(list)
    for each in figures:
        found[each.benchmark, each.unit, each.case, each.metric].append(each.value)
    return found


def chosen(name: str, usual: Path) -> list[Figure]:
    """The figures of a file, a run or a commit; raises `LookupError` if there are none."""
    if Path(name).is_file():
        return record.read(Path(name))
    every = record.read(usual) if usual.is_file() else []
    found = [each for each in every if each.run.startswith(name) or each.commit.startswith(name)]
    if not found:
        raise LookupError(f"{name} is no file of results, and no run or commit in {usual}.")
    return found


def told(compared: Sequence[Row]) -> str:
    """The rows as text, those that differ by more than noise marked with a star."""
    lines, last = [], None
    for row in compared:
        benchmark, unit, case, metric = row.key
        if (benchmark, unit) != last:
            lines.append(f"\n{benchmark}: {unit}")
            last = benchmark, unit
        mark = "*" if row.differs else " "
        lines.append(f"{mark} {case}, {metric}: {row.before:.6g} → {row.after:.6g} (× {row.ratio:.2f})")
    return "\n".join(lines)
