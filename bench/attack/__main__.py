"""Every attack against a server of its own, while an honest player pings: `python -m bench.attack [NAME …]`.

The player comes from another address than the attack and asks twenty times a second; what is not answered counts for
the time it has waited. Memory is the server's resident memory at its most, less what it had before.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter

from bench.attack.programs import ATTACKS
from bench.attack.visitor import Visitor
from bench.load.hosts import Running
from bench.table import show

HONEST = "127.0.0.3"
EVERY = 0.05
"""Seconds between two pings of the honest player."""

_MAIN = "import sys; from rummykit.cli import main; sys.exit(main())"
_SERVE = ("-c", _MAIN, "serve", "--port", "0", "--bot-pace", "0")
_FILES = 1024
"""Open files that most systems let a program have at first."""


@contextmanager
def served(tree: Path | None) -> Iterator[Running]:
    """`rummykit serve` as it is shipped, in a process of its own; of another source tree if one is named."""
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("w") as log:
        command, env = [sys.executable, *_SERVE], os.environ | {"PYTHONUNBUFFERED": "1"}
        if tree is not None:
            # -S keeps the editable install's own module out.
            command.insert(1, "-S")
            env["PYTHONPATH"] = f"{tree / 'src'}{os.pathsep}{sysconfig.get_path('purelib')}"
        command += ["--db", str(Path(folder) / "tables.sqlite3")]
        few_files = ("sh", "-c", f'ulimit -S -n {_FILES}; exec "$@"', "sh")
        process = subprocess.Popen([*few_files, *command], stdout=subprocess.PIPE, stderr=log, text=True, env=env)
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            yield Running(process.pid, int(said.split()[3].rpartition(":")[2]))
        finally:
            process.kill()
            process.wait()


async def _pings(port: int, over: asyncio.Event) -> tuple[list[float], int]:
    """Seconds that each ping waited for its answer, and how many were answered."""
    visitor = Visitor(port, HONEST)
    table = await visitor.make(game="rummikub")
    asked: dict[int, float] = {}
    waits: list[float] = []

    def heard(text: bytes) -> None:
        if text.startswith(b'{"type":"pong"'):
            waits.append(perf_counter() - asked.pop(int(json.loads(text)["id"])))

    gone = asyncio.Event()
    socket = await visitor.socket(table, heard, gone.set)
    socket.say(b'{"type":"hello"}')
    number = 0
    calls: set[asyncio.Task[None]] = set()

    async def call() -> None:
        """Come anew, as somebody who has just opened the page."""
        asked[id := -len(calls) - 1] = perf_counter()
        caller = Visitor(port, HONEST)
        try:
            await caller.get("/healthz")
            waits.append(perf_counter() - asked.pop(id))
        except (OSError, EOFError):
            pass  # it was turned away, and counts as not answered
        finally:
            caller.leave()

    while not over.is_set():
        if number % 10 == 0:
            calls.add(asyncio.create_task(call()))
        number += 1
        asked[number] = perf_counter()
        socket.say(b'{"type":"ping","id":%d}' % number)
        await asyncio.sleep(EVERY)
    with suppress(TimeoutError):
        async with asyncio.timeout(5):
            while asked and not gone.is_set():
                await asyncio.sleep(0.01)
    answered = len(waits)
    socket.abort()
    for task in calls:
        task.cancel()
    await asyncio.gather(*calls, return_exceptions=True)
    return waits + [perf_counter() - since for since in asked.values()], answered


async def _suffer(name: str, seconds: float, tree: Path | None) -> list[object]:
    with served(tree) as server:
        calm, over = server.memory, asyncio.Event()
        watching = asyncio.create_task(server.most_memory(over))
        pinging = asyncio.create_task(_pings(server.port, over))
        await asyncio.sleep(1)
        cpu = server.cpu_seconds
        attacker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.attack.programs", name, str(server.port), str(seconds)),
            stdout=asyncio.subprocess.PIPE,
        )
        said, _ = await attacker.communicate()
        over.set()
        cpu = server.cpu_seconds - cpu
        waits, answered = await pinging
        most = await watching
    damage = json.loads(said or b"{}")
    waits.sort()
    at = [waits[min(len(waits) - 1, int(len(waits) * part))] * 1000 for part in (0.5, 0.99)]
    return [
        name,
        f"{answered}/{len(waits)}",
        *at,
        waits[-1] * 1000,
        (most - calm) / 2**20,
        cpu / seconds * 100,
        damage.get("connections"),
        damage.get("closed"),
        damage.get("messages") or damage.get("sent"),
    ]


def main() -> None:
    """Run the attacks that are named, or all, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("name", nargs="*", help=f"of {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack runs (%(default)s)")
    parser.add_argument("--tree", type=Path, help="serve this source tree instead, with its kernel built in place")
    args = parser.parse_args()
    if unknown := [name for name in args.name if name not in ATTACKS]:
        parser.error(f"no attack {', '.join(unknown)}; there are: {', '.join(ATTACKS)}")
    rows = []
    for name in args.name or ATTACKS:
        print(f"{name}: {(ATTACKS[name].__doc__ or '').strip()}", flush=True)
        rows.append(asyncio.run(_suffer(name, args.seconds, args.tree)))
    show(
        f"{args.seconds:g} s of each attack from one address; what an honest player at another notices",
        ("", "answered", "p50 ms", "p99 ms", "worst ms", "+MiB", "CPU %", "connections", "closed", "messages or bytes"),
        rows,
    )


if __name__ == "__main__":
    main()
