"""The servers under load, each in a process of its own, and what the system says that they use."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from rummykit.server.app import make_app
from rummykit.server.limits import Limits
from rummykit.server.run import Server, listen

BOARDGAME = Path(__file__).parent / "boardgame"
LIMITS = replace(
    Limits(),
    messages_per_second=1e9,
    message_burst=10**9,
    sockets_per_address=10**6,
    work_per_second=1e6,
    work_burst=1e6,
    address_work_per_second=1e6,
    address_work_burst=1e6,
    frames_per_second=1e9,
    frame_burst=10**9,
    bytes_per_second=1e12,
    byte_burst=10**12,
    looks_per_minute=1e9,
    look_burst=10**9,
    idle_room_seconds=20.0,
)
"""Limits for a load that comes from one address; a table that nobody sits at any more is soon forgotten."""


BUS_KEY = "servers under load share this key"


class NoPeer(Exception):
    """The server to compare with cannot be had; the text says why."""


@dataclass(frozen=True, slots=True)
class Running:
    """A server: its process and its port."""

    pid: int
    port: int

    @property
    def cpu_seconds(self) -> float:
        """Processor time used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Resident memory in bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    async def most_memory(self, over: asyncio.Event) -> int:
        """The most resident memory, in bytes, that the server is seen to have until then."""
        most = 0
        while not over.is_set():
            most = max(most, self.memory)
            await asyncio.sleep(0.05)
        return most


@contextmanager
def rummykit(db: Path) -> Iterator[Running]:
    """RummyKit on a database, with the limits of a load."""
    with _running([sys.executable, "-m", "bench.load.hosts", str(db)]) as server:
        yield server


@contextmanager
def one_of_several(db: str, bus: str) -> Iterator[Running]:
    """RummyKit on a database that it shares with others, which hear of each other by a bus."""
    with _running([sys.executable, "-m", "bench.load.hosts", db, bus]) as server:
        yield server


@contextmanager
def boardgame(folder: Path) -> Iterator[Running]:
    """A boardgame.io server that keeps its matches in files; raises `NoPeer` where it is not installed."""
    if not (BOARDGAME / "node_modules" / "boardgame.io").is_dir():
        raise NoPeer("boardgame.io is not installed (npm ci in bench/load/boardgame)")
    with _running(["node", str(BOARDGAME / "server.cjs"), str(folder)]) as server:
        yield server


def install_boardgame() -> None:
    """Install boardgame.io from its lock file, if it is not there; raises `NoPeer`."""
    if (BOARDGAME / "node_modules" / "boardgame.io").is_dir():
        return
    try:
        subprocess.run(
            ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
            cwd=BOARDGAME,
            check=True,
            capture_output=True,
            text=True,
        )
    except FileNotFoundError:
        raise NoPeer("there is no npm") from None
    except subprocess.CalledProcessError as error:
        raise NoPeer(f"npm ci failed: {(error.stderr.strip().splitlines() or ['?'])[0]}") from None


@contextmanager
def _running(command: list[str]) -> Iterator[Running]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        port = next((int(line.split()[1]) for line in process.stdout if line.startswith("port ")), None)
        if port is None:
            raise NoPeer(f"{command[0]} did not start")
        yield Running(process.pid, port)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _serve(db: str, bus: str | None = None) -> None:
    listening = listen("127.0.0.1", 0)
    print("port", listening.getsockname()[1], flush=True)
    app = make_app(db, limits=LIMITS, bot_pace=(0.0, 0.0), bus=bus, bus_keys=[BUS_KEY] if bus else ())
    Server(app, LIMITS, ["a port of its own"], open_page=False).run(sockets=[listening])


if __name__ == "__main__":
    _serve(*sys.argv[1:])
