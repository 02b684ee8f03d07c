"""The load test: `make load`. A closed loop, then many tables at a person's pace, and boardgame.io beside them."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from statistics import median

import uvloop

from bench.load import peer
from bench.load.hosts import NoPeer, Running, boardgame, install_boardgame, rummykit
from bench.load.laying import lay
from bench.load.people import Group, Record
from bench.load.prepared import GAME, Prepared, play
from bench.load.sharp_tables import Opponents, Row, lay_sharp
from bench.table import show

MATCHES = 6
"""Different matches; every table takes the course of one of them."""


async def _measure(seconds: float, record: Record, server: Running, say: Callable[[str], None]) -> tuple[float, float]:
    """Let the load run for a while; processor seconds used by the server and by this process."""
    await asyncio.sleep(min(3.0, seconds / 4))
    mine, its = time.process_time(), server.cpu_seconds
    record.begin()
    before = 0
    for second in range(round(seconds)):
        await asyncio.sleep(1)
        moves, before = len(record.waits) - before, len(record.waits)
        if second % 5 == 4:
            say(f"  {second + 1:3d} s  {moves:7,} moves/s  p99 {record.wait(0.99):7.1f} ms  {_mib(server):5.0f} MiB")
    record.end()
    return server.cpu_seconds - its, time.process_time() - mine


def _mib(server: Running) -> float:
    return server.memory / 2**20


def _row(name: str, clients: int, record: Record, cpu: tuple[float, float], server: Running) -> list[object]:
    moves = max(1, len(record.waits))
    return [
        name,
        clients,
        record.rate,
        record.wait(0.5),
        record.wait(0.99),
        cpu[0] / moves * 1e6,
        cpu[1] / moves * 1e6,
        cpu[0] / record.seconds * 100,
        _mib(server),
    ]


async def _closed_loop(matches: Sequence[Prepared], args: argparse.Namespace) -> list[object]:
    groups = args.clients // args.seats
    each = max(1, round(6000 * args.seconds / groups / median(len(match.steps) for match in matches))) + 1
    with tempfile.TemporaryDirectory(dir=args.dir) as folder:
        db = Path(folder) / "tables.sqlite3"
        tables = await lay(db, matches, groups, each, args.seats)
        with rummykit(db) as server:
            record, people = Record(), count()
            playing = [Group(server.port, [next(people) for _ in range(args.seats)], each, record) for each in tables]
            for group in playing:
                await group.sit_down()
            cpu = await _measure(args.seconds, record, server, print)
            row = _row("closed loop", args.clients, record, cpu, server)
            for group in playing:
                group.stop()
    _complain(record)
    return row


async def _live(
    matches: Sequence[Prepared], args: argparse.Namespace, sharp: int = 0
) -> tuple[list[object], list[Row]]:
    """Tables at a person's pace: every table a move each `args.pace` seconds, not all at the same moment.

    Beside them, so many people play against sharp bots; the second list says how long those are awaited.
    """
    with tempfile.TemporaryDirectory(dir=args.dir) as folder:
        db = Path(folder) / "tables.sqlite3"
        tables = await lay(db, matches, args.tables, 1, args.seats)
        against = await lay_sharp(db, args.sharp_games.split(","), sharp)
        with rummykit(db) as server:
            record, people, chance = Record(), count(), random.Random(1)
            pace = args.pace

            def pause() -> float:
                return chance.uniform(0.6 * pace, 1.4 * pace)

            playing = [
                Group(server.port, [next(people) for _ in range(args.seats)], each, record, pause) for each in tables
            ]
            opponents = Opponents(server.port, against)
            for group in playing:
                await group.sit_down()
            async with opponents.measured():
                cpu = await _measure(args.seconds, record, server, print)
            beside = f", {sharp} sharp" if sharp else ""
            row = _row(f"{args.tables:,} live tables{beside}", args.tables * args.seats + sharp, record, cpu, server)
            for group in playing:
                group.stop()
    _complain(record)
    for each in opponents.records:
        _complain(each)
    return row, opponents.rows()


async def _beside(matches: Sequence[Prepared], args: argparse.Namespace) -> list[object]:
    with tempfile.TemporaryDirectory(dir=args.dir) as folder, boardgame(Path(folder)) as server:
        record = Record()
        groups = args.clients // args.seats
        playing = await peer.groups(server.port, matches, groups, args.seats, record)
        for group in playing:
            await group.sit_down()
        cpu = await _measure(args.seconds, record, server, print)
        row = _row("boardgame.io, closed loop", args.clients, record, cpu, server)
        for group in playing:
            group.stop()
    _complain(record)
    return row


def _complain(record: Record) -> None:
    if record.refused:
        print(f"  {len(record.refused)} messages were refused, the first: {record.refused[0]}")


def main() -> None:
    """Run what is asked for and print a table."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--clients", type=int, default=200, help="people in the closed loop")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4), help="people at a table")
    parser.add_argument("--tables", type=int, default=1000, help="live tables, 0 to leave them out")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between two moves at a live table")
    parser.add_argument("--sharp", type=int, default=0, metavar="N", help="people who play against sharp bots besides")
    parser.add_argument("--sharp-games", default="rummikub,gin_rummy,phom", help="their games, in turn")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each part is measured")
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    parser.add_argument("--dir", type=Path, help="where the databases lie, to measure another disk")
    args = parser.parse_args()
    print(f"Playing {MATCHES} matches of {GAME} beforehand …", flush=True)
    matches = [play(number, args.seats) for number in range(MATCHES)]
    rows = []
    if args.clients:
        print(
            f"Closed loop: {args.clients} people, {args.seats} at a table, each moves as soon as it may …", flush=True
        )
        rows.append(uvloop.run(_closed_loop(matches, args)))
    if args.tables:
        print(f"Live: {args.tables:,} tables, a move every {args.pace:g} s at each …", flush=True)
        rows.append(uvloop.run(_live(matches, args))[0])
    thought: list[Row] = []
    if args.sharp:
        print(f"The same, beside {args.sharp} people who play against sharp bots and answer at once …", flush=True)
        row, thought = uvloop.run(_live(matches, args, args.sharp))
        rows.append(row)
    missing = ""
    if not args.no_peer:
        try:
            install_boardgame()
            print(f"boardgame.io: {args.clients} people, the same deals …", flush=True)
            rows.append(uvloop.run(_beside(matches, args)))
        except NoPeer as why:
            missing = f"boardgame.io was not measured: {why}."
    show(
        "Load: every move of RummyKit is on the disk before it is answered",
        ("", "clients", "moves/s", "p50 ms", "p99 ms", "µs/move", "load µs/move", "CPU %", "MiB"),
        rows,
    )
    print("µs/move: processor time of the server a move, which other work on the machine changes less than the rest;")
    print("load: of this program. CPU %: of one core, the server's.")
    if thought:
        show(
            "Moves of sharp bots: from the message before to the message about the move",
            ("", "tables", "moves", "p50 ms", "p99 ms", "searched %"),
            thought,
        )
    if missing:
        print(missing)


if __name__ == "__main__":
    main()
