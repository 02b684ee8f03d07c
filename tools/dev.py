"""The server and the page as one works on them, at one address: `python -m tools.dev [--port 5173] [--open]`.

Vite serves the page, replaces what changes in it, and passes /api on to a server that starts again whenever a Python
file changes. Its database is kept in `build/dev.sqlite3`. Ctrl+C stops both.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Event
from types import FrameType

from watchfiles import PythonFilter, watch

ROOT = Path(__file__).parents[1]
WATCHED = ROOT / "src" / "rummykit"
VITE = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
PATIENCE = 120.0
"""Seconds to wait until the server and the page answer, or end."""


def main() -> None:
    """Run both until somebody stops them, or the page's server ends by itself."""
    parser = argparse.ArgumentParser(prog="make dev", description="Run the server and the page as one works on them.")
    parser.add_argument("--port", type=int, default=5173, help="port of the one address (%(default)s)")
    parser.add_argument("--db", default=str(ROOT / "build" / "dev.sqlite3"), help="database, kept (%(default)s)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    asked = parser.parse_args()
    stop = Event()

    def stopped(_signal: int, _frame: FrameType | None) -> None:
        stop.set()

    signal.signal(signal.SIGINT, stopped)
    signal.signal(signal.SIGTERM, stopped)
    Path(asked.db).parent.mkdir(parents=True, exist_ok=True)
    behind = _free_port()
    page = _page(asked.port, behind)
    server = _server(behind, asked.db)
    try:
        address = f"http://localhost:{asked.port}"
        if _answers(asked.port, page, stop) and _answers(behind, server, stop):
            print(f"RummyKit is at {address} and follows your changes (Ctrl+C stops it)", flush=True)
            if asked.open:
                webbrowser.open(address)
        changes = watch(WATCHED, watch_filter=PythonFilter(), stop_event=stop, yield_on_timeout=True)
        for changed in changes:
            if page.poll() is not None:
                sys.exit("The page's server has ended.")
            if changed:
                names = sorted({str(Path(path).relative_to(ROOT)) for _, path in changed})
                print(f"{', '.join(names)} changed: the server starts again", flush=True)
                _end(server)
                server = _server(behind, asked.db)
    finally:
        _end(server)
        _end(page)


def _server(port: int, db: str) -> subprocess.Popen[bytes]:
    """RummyKit's server; what it says of its own address is not told, its log and its errors are."""
    command = [sys.executable, "-m", "rummykit", "serve", "--port", str(port), "--db", db]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)


def _page(port: int, behind: int) -> subprocess.Popen[bytes]:
    """Vite's server, which passes on what is not the page's."""
    node = shutil.which("node")
    if node is None:
        sys.exit("The page needs Node.js.")
    options = [
        "--port",
        str(port),
        "--strictPort",
        "--host",
        "localhost",
        "--logLevel",
        "warn",
        "--clearScreen",
        "false",
    ]
    return subprocess.Popen(
        [node, str(VITE), *options],
        cwd=ROOT / "web",
        env=os.environ | {"RUMMYKIT_SERVER": f"http://127.0.0.1:{behind}"},
        stdin=subprocess.DEVNULL,
        start_new_session=True,
    )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _answers(port: int, process: subprocess.Popen[bytes], stop: Event) -> bool:
    """Wait until somebody listens at a port; False if the process has ended, or one is to stop, or in vain."""
    until = time.monotonic() + PATIENCE
    while process.poll() is None and not stop.is_set() and time.monotonic() < until:
        with suppress(OSError), socket.create_connection(("localhost", port), 1):
            return True
        time.sleep(0.1)
    return False


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to end, and wait; at last make it."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


if __name__ == "__main__":
    main()
