"""The real server in a process of its own, to be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from tests.server.nursery import Copy

BUS_KEY = "servers that are processes of their own share this key"
COMMAND = (sys.executable, "-c", "import sys; from rummykit.cli import main; sys.exit(main())", "serve")
MANY_VISITORS: dict[str, float] = {
    "posts_per_minute": 1e6,
    "post_burst": 10**6,
    "looks_per_minute": 1e6,
    "look_burst": 10**6,
    "questions_per_minute": 1e6,
    "question_burst": 10**6,
    "records_per_minute": 1e6,
    "record_burst": 10**6,
    "reviews_per_minute": 1e6,
    "review_burst": 10**6,
    "review_core_seconds": 0.5,
    "codes_per_minute": 1e6,
    "code_burst": 10**6,
    "bot_requests_per_second": 1e6,
    "bot_request_burst": 10**6,
    "bot_questions_per_minute": 1e6,
    "bot_question_burst": 10**6,
    "accounts_per_minute": 1e6,
    "account_burst": 10**6,
    "sockets_per_address": 10**5,
    "connections_per_address": 10**4,
    "work_per_second": 1e6,
    "address_work_per_second": 1e6,
    "messages_per_second": 1e6,
    "message_burst": 10**6,
}
"""Limits of a server where everybody comes from one address and plays as fast as a bot; reviews are short."""

BRIEF: dict[str, float] = MANY_VISITORS | {
    "lease_seconds": 1.2,
    "renew_seconds": 0.2,
    "grace_seconds": 0.0,
    "reconnect_seconds": 0.0,
}
"""The same, but for a lease that runs out soon and no time given to clocks whose table had to be loaded."""


class ServerProcess:
    """`rummykit serve` on a database and a free port; a `with` that ends kills it.

    `limits` are those that are not the usual ones; `open_files` is what a shell says of them first, such as
    `-S -n 256`; `command` is that of another release.
    """

    def __init__(
        self,
        db: Path | str,
        *more: str,
        limits: Mapping[str, float] | None = None,
        open_files: str | None = None,
        command: Sequence[str] = COMMAND,
    ) -> None:
        log = db.with_suffix(".log") if isinstance(db, Path) else Path(tempfile.mkdtemp(prefix="rummykit")) / "log"
        self._log = log.open("a+")
        if limits is not None:
            settings = log.with_suffix(".toml")
            settings.write_text("\n".join(["[limits]", *(f"{name} = {value}" for name, value in limits.items())]))
            more = ("--config", str(settings), *more)
        if open_files is not None:
            command = ("sh", "-c", f'ulimit {open_files}; exec "$@"', "sh", *command)
        arguments = ["--port", "0", "--db", str(db), "--bot-pace", "0", *more]
        environment = {"RUMMYKIT_BUS_KEY": BUS_KEY} | os.environ | {"PYTHONUNBUFFERED": "1"}
        self._process: Copy | subprocess.Popen[str]
        if sys.platform == "linux" and command is COMMAND:
            self._process = Copy(["serve", *arguments], self._log, environment)
        else:
            self._process = subprocess.Popen(
                [*command, *arguments], stdout=subprocess.PIPE, stderr=self._log, text=True, env=environment
            )
        assert self._process.stdout is not None
        self._first = said = self._process.stdout.readline()
        assert said.startswith("RummyKit is at http://localhost:"), f"{said}{self.log}"
        self.port = int(said.split()[3].rpartition(":")[2])

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has written so far."""
        self._log.seek(0)
        return self._log.read()

    @property
    def said(self) -> str:
        """All that it has said on standard output, once it has ended."""
        assert self._process.stdout is not None
        return self._first + self._process.stdout.read()

    def kill(self) -> None:
        """As the power goes."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def freeze(self) -> None:
        """As a machine that has too much to do."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on where it was."""
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """As Ctrl+C goes; the exit status."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(60)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()
        if isinstance(self._process, Copy):
            self._process.close()
        self._log.close()
