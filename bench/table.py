"""What the benchmarks share: a rate measured several times, and a table of plain text whose figures are kept."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

from bench import record


def rate(work: Callable[[], object], items: int, repeats: int = 5) -> float:
    """Items per second of `work`, which handles `items` a call: the median of `repeats` calls after a warm-up."""
    work()
    times = []
    for _ in range(repeats):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return items / median(times)


_kept: tuple[Path, str] | None = None


@contextmanager
def kept_in(place: Path, benchmark: str) -> Iterator[None]:
    """The figures of all tables that are shown meanwhile are appended to a file as those of a benchmark."""
    global _kept
    _kept = place, benchmark
    try:
        yield
    finally:
        _kept = None


def show(title: str, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Prints a table, the first column to the left, the others to the right; within `kept_in` its figures are kept."""
    if _kept is not None:
        place, benchmark = _kept
        record.keep(list(record.figures(title, heads, rows, benchmark)), place)
    texts = [list(heads), *([cell if isinstance(cell, str) else _number(cell) for cell in row] for row in rows)]
    widths = [max(len(row[column]) for row in texts) for column in range(len(heads))]
    print(f"\n{title}")
    for at, row in enumerate(texts):
        first, *rest = row
        print("  ".join([first.ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(rest, widths[1:], strict=True))]))
        if at == 0:
            print("  ".join("-" * width for width in widths))


def _number(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def progress(text: str, done: int, of: int) -> None:
    """Says on a terminal what is being measured; nothing is left of it at the end."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{f'{text} ({done} of {of}) …' if done < of else ''}", end="", file=sys.stderr, flush=True)
