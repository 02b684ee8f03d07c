"""What it costs until a server answers after a start: seconds of CPU, in all and by part."""

from __future__ import annotations

import http.client
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import TypeVar

from bench.table import progress, show

RUNS = 7
COMMAND = (sys.executable, "-m", "rummykit", "serve", "--port", "0")
IN_PARTS = (sys.executable, "-m", "bench.server_start")
DATABASES = ("a new database", "one that is there")
PARTS = ("Python", "imports", "database", "application", "serving")

Done = TypeVar("Done")


def started(command: tuple[str, ...], database: Path) -> tuple[float, float, dict[str, float]]:
    """Seconds of CPU and of the clock until a new server answers `/healthz`, and what it says of its parts."""
    began = time.perf_counter()
    server = subprocess.Popen(
        [*command, "--db", str(database)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    assert server.stderr is not None
    address = server.stdout.readline().split()[3].removeprefix("http://")
    with closing(http.client.HTTPConnection(address, timeout=60)) as line:
        line.request("GET", "/healthz")
        assert line.getresponse().status == 200
    took = time.perf_counter() - began
    server.kill()
    said = server.stderr.read()
    _, _, used = os.wait4(server.pid, 0)
    server.returncode = 0
    server.stdout.close()
    server.stderr.close()
    return used.ru_utime + used.ru_stime, took, json.loads(said.splitlines()[0]) if command is IN_PARTS else {}


def main() -> None:
    """Measure and show."""
    seconds: dict[str, list[tuple[float, float]]] = {kind: [] for kind in DATABASES}
    parts: dict[str, list[dict[str, float]]] = {kind: [] for kind in DATABASES}
    with tempfile.TemporaryDirectory() as folder:
        for run in range(RUNS + 1):
            progress("Starting", run, RUNS + 1)
            for kind in DATABASES:
                place = Path(folder) / ("there" if kind == DATABASES[1] else f"new{run}")
                whole = started(COMMAND, place.with_suffix(".sqlite3"))[:2]
                told = started(IN_PARTS, place.with_suffix(".parts.sqlite3"))[2]
                if run > 0:  # the first compiles what has changed, and makes the database that is there
                    seconds[kind].append(whole)
                    parts[kind].append(told)
        progress("Starting", RUNS + 1, RUNS + 1)
    show(
        "Seconds until a server answers after its start",
        ["", "CPU", "least", "clock"],
        [
            [kind, f"{median(cpu):.2f}", f"{min(cpu):.2f}", f"{median(clock):.2f}"]
            for kind, runs in seconds.items()
            for cpu, clock in [tuple(zip(*runs, strict=True))]
        ],
    )
    show(
        "Seconds of CPU by part",
        ["", *DATABASES],
        [[part, *(f"{median(run[part] for run in parts[kind]):.3f}" for kind in DATABASES)] for part in PARTS],
    )


def serve_in_parts(arguments: list[str]) -> None:
    """Serve as the command does, and write to stderr what each part has cost by the moment the address is printed."""
    spent = {"Python": time.process_time()}
    from rummykit.cli import main as command
    from rummykit.server import gc_tuning, run
    from rummykit.server.store import sql

    spent["imports"] = time.process_time() - spent["Python"]

    def counted(part: str, work: Callable[..., Done]) -> Callable[..., Done]:
        def counting(*given: object, **named: object) -> Done:
            before = time.process_time()
            try:
                return work(*given, **named)
            finally:
                spent[part] = spent.get(part, 0) + time.process_time() - before

        return counting

    tune = gc_tuning.tune

    def tell() -> None:
        tune()
        spent["serving"] = time.process_time() - sum(spent.values())
        print(json.dumps(spent), file=sys.stderr, flush=True)

    run.open_engine = sql.open_engine = counted("database", sql.open_engine)  # type: ignore[attr-defined]
    run.make_app = counted("application", run.make_app)  # type: ignore[attr-defined]
    gc_tuning.tune = tell
    command(["serve", "--port", "0", *arguments])


if __name__ == "__main__":
    serve_in_parts(sys.argv[1:]) if sys.argv[1:] else main()
