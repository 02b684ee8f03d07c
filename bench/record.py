"""What every run of a benchmark leaves behind: JSON lines with each figure, its commit and the machine it came from."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import msgspec

RESULTS = Path(__file__).parents[1] / "build" / "bench" / "results.jsonl"
"""Where the figures go; `python -m bench --out FILE` says another place."""


class Machine(msgspec.Struct, frozen=True, kw_only=True):
    """What a figure was measured on; `load` is the load average of the last minute when the run began."""

    cpu: str
    cores: int
    python: str
    load: float


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One measured number: which benchmark, of what (`case`), and what of it (`metric`).

    `run` is the same for all figures of one run; `dirty` says that the working tree was not the commit's.
    """

    run: str
    benchmark: str
    case: str
    metric: str
    value: float
    unit: str
    commit: str
    dirty: bool
    machine: Machine
    date: str


def figures(title: str, heads: Sequence[str], rows: Sequence[Sequence[object]], benchmark: str) -> Iterator[Figure]:
    """The numbers of a printed table: a row is a case, a column with numbers a metric, the title says their unit."""
    run, commit, dirty, machine = _here()
    now = datetime.now(UTC).isoformat(timespec="seconds")
    for row in rows:
        for head, cell in zip(heads[1:], row[1:], strict=True):
            if isinstance(cell, int | float) and not isinstance(cell, bool):
                yield Figure(
                    run=run,
                    benchmark=benchmark,
                    case=str(row[0]),
                    metric=head,
                    value=float(cell),
                    unit=title,
                    commit=commit,
                    dirty=dirty,
                    machine=machine,
                    date=now,
                )


def keep(found: Sequence[Figure], place: Path) -> None:
    """Append figures to a file, a line each."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with place.open("ab") as lines:
        lines.write(b"".join(msgspec.json.encode(figure) + b"\n" for figure in found))


def read(place: Path) -> list[Figure]:
    """All figures of a file, in the order in which they were measured."""
    decoder = msgspec.json.Decoder(Figure)
    return [decoder.decode(line) for line in place.read_bytes().splitlines() if line]


@cache
def _here() -> tuple[str, str, bool, Machine]:
    commit = _git("rev-parse", "HEAD") or "unknown"
    began = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
    machine = Machine(cpu=_cpu(), cores=os.cpu_count() or 1, python=platform.python_version(), load=round(_load(), 2))
    return f"{began}-{commit[:7]}-{os.getpid()}", commit, bool(_git("status", "--porcelain")), machine


def _load() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def _cpu() -> str:
    told = Path("/proc/cpuinfo")
    names = [line for line in told.read_text().splitlines() if line.startswith("model name")] if told.exists() else []
    return names[0].split(":", 1)[1].strip() if names else platform.processor() or platform.machine()


def _git(*asked: str) -> str:
    try:
        done = subprocess.run(["git", *asked], capture_output=True, text=True, cwd=Path(__file__).parent, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
