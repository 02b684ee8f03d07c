"""A process that has loaded the server, and splits off a copy of itself for every server that a test starts.

Loading takes most of a server's start. A copy has nothing else of the first one: it has its own arguments, environment,
output and fate, and loads by itself what a server loads later on.
"""

from __future__ import annotations

import gc
import json
import os
import selectors
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from typing import IO

_MESSAGE = 1 << 20
_CODE = 8
"""Bytes that an exit status takes in the pipe."""


class Copy:
    """A server that was split off; as much of `subprocess.Popen` as the tests use."""

    def __init__(self, arguments: Sequence[str], stderr: IO[str], environment: dict[str, str]) -> None:
        said, says = os.pipe()
        self._ended, ends = os.pipe()
        asked = json.dumps({"arguments": arguments, "environment": environment, "folder": os.getcwd()}).encode()
        nursery = _nursery()
        socket.send_fds(nursery, [asked], [says, stderr.fileno(), ends])
        os.close(says)
        os.close(ends)
        self.stdout = os.fdopen(said, encoding="utf-8")
        self.pid = int(nursery.recv(_MESSAGE))
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit status, None while it runs; negative for a signal."""
        with selectors.DefaultSelector() as looking:
            looking.register(self._ended, selectors.EVENT_READ)
            return self.returncode if self.returncode is not None or not looking.select(0) else self.wait()

    def wait(self, timeout: float | None = None) -> int:
        """Its exit status, once it has ended."""
        if self.returncode is None:
            with selectors.DefaultSelector() as looking:
                looking.register(self._ended, selectors.EVENT_READ)
                if not looking.select(timeout):
                    raise subprocess.TimeoutExpired("rummykit", timeout or 0)
            self.returncode = int(os.read(self._ended, _CODE))
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def close(self) -> None:
        """Give back what it was listened to with."""
        self.stdout.close()
        os.close(self._ended)


@cache
def _nursery() -> socket.socket:
    """The connection to the process that splits; it ends with this one."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    subprocess.Popen(
        [sys.executable, "-c", f"from tests.server.nursery import serve; serve({theirs.fileno()})"],
        pass_fds=[theirs.fileno()],
    )
    theirs.close()
    return ours


def serve(at: int) -> None:
    """Split off what is asked for, and tell who asked how each copy ended, until nobody can ask any more."""
    from rummykit.server import run  # noqa: F401 # loaded for the copies

    gc.collect()
    gc.freeze()
    asked = socket.socket(fileno=at)
    woken, wakes = socket.socketpair()
    for end in (woken, wakes):
        end.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.set_wakeup_fd(wakes.fileno(), warn_on_full_buffer=False)
    running: dict[int, int] = {}
    looking = selectors.DefaultSelector()
    looking.register(asked, selectors.EVENT_READ)
    looking.register(woken, selectors.EVENT_READ)
    while True:
        for key, _ in looking.select():
            if key.fileobj is woken:
                woken.recv(_MESSAGE)
                continue
            message, given, _, _ = socket.recv_fds(asked, _MESSAGE, 3)
            if not message:
                return
            *output, ends = given
            pid = os.fork()
            if pid == 0:
                _become(message, output)
            for each in output:
                os.close(each)
            running[pid] = ends
            asked.send(str(pid).encode())
        while running:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                break
            os.write(running[pid], str(os.waitstatus_to_exitcode(status)).encode())
            os.close(running.pop(pid))


def _become(message: bytes, output: list[int]) -> None:
    """Be the server that was asked for, to its end."""
    from rummykit.cli import main

    asked = json.loads(message)
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number, each in enumerate(output, 1):
        os.dup2(each, number)
    os.closerange(3, max(output) + 64)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    sys.argv = ["rummykit", *asked["arguments"]]
    status = 1
    try:
        status = main(asked["arguments"])
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
