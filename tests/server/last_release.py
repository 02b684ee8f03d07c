"""Tables of the last published release go on with this version: `python -m tests.server.last_release`.

It is installed into an environment of its own; its server begins matches of several games, and stops. The server of
this checkout opens the same database, and everybody plays on. Where nothing has been published yet, that is said.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeAlias

from rummykit import __version__
from tests.server.guest import Guest, SeatAt
from tests.server.process import MANY_VISITORS, ServerProcess
from tests.server.tables import plays_on, until_all

GAMES = ("rummikub", "okey", "gin_rummy", "indian_rummy_points", "phom", "canasta", "rummy_500")
"""Games of each kind: tiles, sets and runs, melds of the table, contracts and partners."""


Seen: TypeAlias = tuple[int, *tuple[object, ...]]


async def goes_on(command: Sequence[str], db: Path, names: Sequence[str] = GAMES) -> dict[str, int]:
    """Begin tables at the server that a command starts, and play on at today's; entries at each game's when it stopped.

    Raises AssertionError where a table is not as it was.
    """
    left: list[tuple[str, list[Guest], list[Seen]]] = []
    with ServerProcess(db, command=command) as before:
        for game in names:  # as many as the usual limits allow one address
            ann, ben = (Guest(before.port, name) for name in ("Ann", "Ben"))
            table = (await ann.make(game=game, seats=2, turn_seconds=None)).id
            await ben.sit(table)
            async with ann.at(table) as one, ben.at(table) as other:
                seats = [one, other]
                await one.start()
                await until_all(seats, lambda seat: seat.view is not None and seat.state == "playing")
                await plays_on(seats, 6)
                left.append((table, [ann, ben], [_seen(seat) for seat in seats]))
        assert before.stop() == 0
    with ServerProcess(db, limits=MANY_VISITORS) as today:
        for table, guests, then in left:
            async with AsyncExitStack() as stack:
                seats = [await stack.enter_async_context(each.moved(today.port).at(table)) for each in guests]
                now = [_seen(seat) for seat in seats]
                assert now == then, (then, now)
                await plays_on(seats)
    return {game: then[0][0] for game, (_, _, then) in zip(names, left, strict=True)}


def _seen(seat: SeatAt) -> Seen:
    """What somebody sees of a table that must be the same afterwards; first of all, how long its log is."""
    assert seat.view is not None
    return seat.version, seat.view.turn, seat.view.turn_number, seat.view.counts, seat.view.hand, seat.view.stock


def install(folder: Path) -> Path | None:
    """The command of the last published release, installed into a folder; None if there is none."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip: list[str | Path] = [folder / "bin" / "python", "-m", "pip", "install", "--quiet", "--only-binary", "rummykit"]
    done = subprocess.run([*pip, "rummykit[server]"], capture_output=True, text=True, check=False)
    if done.returncode and "No matching distribution found for rummykit" in done.stderr:
        return None
    assert done.returncode == 0, done.stderr
    return folder / "bin" / "rummykit"


def main() -> int:
    """Say what went on."""
    with tempfile.TemporaryDirectory() as place:
        command = install(Path(place) / "release")
        if command is None:
            print("No release has been published yet.")
            return 0
        version = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        entries = asyncio.run(goes_on([os.fspath(command), "serve"], Path(place) / "tables.sqlite3"))
    print(f"Tables of {version} go on with {__version__}: {', '.join(entries)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
