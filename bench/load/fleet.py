"""What two servers cost a move, part by part: `python -m bench.load.fleet`.

Two servers, PostgreSQL and Redis, with the shipped nginx in front and TLS, on this machine; people play prepared
matches at a person's pace. What is told is processor time, which other work on the machine changes less than waits.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import ssl
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import uvloop

from bench.load.hosts import one_of_several
from bench.load.laying import lay
from bench.load.people import Group, Record
from bench.load.prepared import Prepared, play
from bench.table import show
from tests.server.certificate import make_certificate
from tests.server.services import free_port, nginx, postgres, redis

SHIPPED = Path(__file__).parents[2] / "src" / "rummykit" / "server" / "deploy" / "nginx.conf"


def tree(root: int) -> float:
    """Processor seconds of a process and all that it has started, also of what has ended."""
    tick = os.sysconf("SC_CLK_TCK")
    children: dict[int, list[int]] = {}
    seconds: dict[int, float] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            children.setdefault(int(fields[1]), []).append(int(stat.parent.name))
            seconds[int(stat.parent.name)] = sum(int(field) for field in fields[11:15]) / tick
    line = [root]
    for each in line:
        line += children.get(each, ())
    return sum(seconds.get(each, 0.0) for each in line)


@dataclass(frozen=True)
class Fleet:
    """Everything that runs: the database, the port of the proxy, whom to trust, and the processes of each part."""

    db: str
    port: int
    trust: ssl.SSLContext
    roots: dict[str, list[int]]

    def spent(self) -> dict[str, float]:
        """Processor seconds of each part so far."""
        return {part: sum(tree(root) for root in roots) for part, roots in self.roots.items()}


def started(name: str) -> int:
    """The process of a name that this one has started."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            head, _, rest = stat.read_text().rpartition(")")
            if head.partition("(")[2].startswith(name) and int(rest.split()[1]) == os.getpid():
                return int(stat.parent.name)
    raise LookupError(name)


def configuration(folder: Path, port: int, servers: list[int], spread: bool) -> str:
    """The shipped file with other ports and folders, and no limit for people who all come from one address."""
    text = SHIPPED.read_text()
    for number, server in enumerate(servers, 1):
        text = text.replace(f"server app{number}:8000 ", f"server 127.0.0.1:{server} ")
    text = text.replace("/etc/nginx/tls/", f"{folder}/").replace("/var/log/nginx/error.log", f"{folder}/error.log")
    text = re.sub(r"listen 443\b", f"listen 127.0.0.1:{port}", text)
    text = re.sub(r"listen 80\b", f"listen 127.0.0.1:{free_port()}", text)
    text = re.sub(r" *(?:listen \[::\]:|limit_conn address).*\n", "", text)
    if not spread:
        text = text.replace("hash $spread consistent;", "")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"\n    {kind}_temp_path {folder}/{kind};" for kind in kinds)
    return text.replace("http {", "http {" + places, 1)


@contextmanager
def fleet(spread: bool) -> Iterator[Fleet]:
    """All of it, in a folder that is thrown away; with `spread` the proxy sends the people of a table to one server."""
    with ExitStack() as stack:
        memory = Path("/dev/shm")
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None)))
        folder.chmod(0o755)
        for name in ("postgres", "nginx"):
            (folder / name).mkdir()
        db = stack.enter_context(postgres(folder / "postgres")).new_database("load")
        bus = stack.enter_context(redis(folder))
        servers = [stack.enter_context(one_of_several(db, bus)) for _ in range(2)]
        make_certificate(folder / "nginx")
        port = free_port()
        shipped = configuration(folder / "nginx", port, [each.port for each in servers], spread)
        stack.enter_context(nginx(folder / "nginx", shipped, port))
        trust = ssl.create_default_context(cafile=str(folder / "nginx" / "fullchain.pem"))
        master = int((folder / "postgres" / "data" / "postmaster.pid").read_text().split()[0])
        roots = {
            "servers": [each.pid for each in servers],
            "PostgreSQL": [master],
            "bus": [started("redis")],
            "proxy": [started("nginx")],
        }
        yield Fleet(db, port, trust, roots)


async def measured(matches: list[Prepared], spread: bool, tables: int, pace: float, seconds: float) -> list[object]:
    """One row: people, tables, moves, waits, and microseconds a move of each part."""
    with fleet(spread) as running:
        laid = await lay(running.db, matches, tables, 1, 2)
        record, people, chance = Record(), count(), random.Random(1)

        def pause() -> float:
            return chance.uniform(0.6 * pace, 1.4 * pace)

        playing = [
            Group(running.port, [next(people), next(people)], each, record, pause, running.trust) for each in laid
        ]
        for group in playing:
            await group.sit_down()
        await asyncio.sleep(pace)
        before, mine = running.spent(), time.process_time()
        record.begin()
        await asyncio.sleep(seconds)
        record.end()
        after, mine = running.spent(), time.process_time() - mine
        for group in playing:
            group.stop()
        if record.returns:
            print(f"{record.returns} sockets were closed by a server, and came back")
        if record.refused:
            print(f"{len(record.refused)} messages were refused, the first: {record.refused[0]}")
        moves = max(1, len(record.waits))
        costs = [(after[part] - before[part]) / moves * 1e6 for part in running.roots]
        name = "a table's people at its server" if spread else "at any server"
        return [name, 2 * tables, tables, record.rate, record.wait(0.5), record.wait(0.99), *costs, mine / moves * 1e6]


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.fleet", description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each row is measured")
    args = parser.parse_args()
    matches = [play(number, 2) for number in range(2)]
    rows = [uvloop.run(measured(matches, spread, args.tables, args.pace, args.seconds)) for spread in (True, False)]
    show(
        "Two servers: microseconds of processor time a move, by part",
        ("", "people", "tables", "moves/s", "p50 ms", "p99 ms", "servers", "PostgreSQL", "bus", "proxy", "load"),
        rows,
    )


if __name__ == "__main__":
    main()
