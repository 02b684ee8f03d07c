"""A PostgreSQL, a Redis, an nginx of our own, each in a folder that is thrown away, for as long as a `with` lasts."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

REQUIRED = "RUMMYKIT_REQUIRE_SERVICES"
"""Set where the tests that need a service must run, so that one that is missing is a failure."""

_PATIENCE = 60.0


def program(name: str, how: str) -> str:
    """A program that looks at what is shipped, from this environment or the system; `how` it is installed.

    Where it is missing the test is skipped, or fails if it must run.
    """
    found = shutil.which(name, path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if found is None:
        missing = f"{name} is not installed here: {how}"
        if REQUIRED in os.environ:
            pytest.fail(missing)
        pytest.skip(missing)
    return found


class ServiceMissing(Exception):
    """A program is not installed here; the text says which and how to get it."""


def free_port() -> int:
    """A port that nobody listens at, below those that the system gives away: others take one of these any moment."""
    while True:
        with suppress(OSError), socket.create_server(("127.0.0.1", secrets.choice(range(20_000, 32_000)))) as taken:
            port: int = taken.getsockname()[1]
            return port


class Postgres:
    """A database cluster; `url` is a database in it, `new_database` makes another."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._bin = postgres_programs()
        self._user = _unprivileged()
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._run(
            "initdb", "-D", str(folder / "data"), "-U", "rummykit", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-h 127.0.0.1 -p {self.port} -k '' -c max_connections=50"
        self._run(
            "pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", str(self.folder / "log"), "-o", options, "start"
        )

    def stop(self, how: str = "fast") -> None:
        """Stop it; "immediate" is as the power goes."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", how, "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """As long, it hangs as a machine does that has too much to do: connections stay open, and nothing comes."""
        master = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(master, signal.SIGSTOP)
        stopped = [master, *_children_of(master)]
        for each in stopped[1:]:
            os.kill(each, signal.SIGSTOP)
        try:
            yield
        finally:
            for each in reversed(stopped):
                with suppress(ProcessLookupError):
                    os.kill(each, signal.SIGCONT)

    def new_database(self, name: str, template: str = "template1") -> str:
        """Copy a database, to which nobody may be connected; returns the URL of the copy."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "rummykit", "-T", template, name)
        return f"postgresql://rummykit@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._bin / program, *arguments],
            user=self._user,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=_PATIENCE,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {done.stdout}"


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """A PostgreSQL that keeps its data in an empty folder; raises `ServiceMissing`."""
    service = Postgres(folder)
    service.start()
    try:
        yield service
    finally:
        service.stop("immediate")


@contextmanager
def redis(folder: Path, port: int | None = None, more: Sequence[str] = ()) -> Iterator[str]:
    """A Redis that keeps nothing; its URL. `more` is said on its command line. Raises `ServiceMissing`."""
    program = shutil.which("redis-server")
    if program is None:
        raise ServiceMissing("Redis is not installed here: apt-get install redis-server")
    port = port or free_port()
    with (folder / "redis.log").open("w") as log:
        command = [program, "--bind", "127.0.0.1", "--port", str(port), "--save", "", "--appendonly", "no", *more]
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        _wait_for(port, process)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


@contextmanager
def nginx(folder: Path, configuration: str, port: int) -> Iterator[None]:
    """An nginx with a configuration, once it listens at a port; raises `ServiceMissing`."""
    # Debian has it where only the administrator's PATH looks.
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        raise ServiceMissing("nginx is not installed here: apt-get install nginx-light")
    (folder / "nginx.conf").write_text(configuration)
    alone = f"daemon off; pid {folder}/nginx.pid;"
    command = [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", alone]
    with (folder / "nginx.log").open("w") as log:
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        _wait_for(port, process)
        yield
    finally:
        process.terminate()
        process.wait()


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + _PATIENCE
    while True:
        assert process.poll() is None, "it ended at once"
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < until, "it does not answer"
            time.sleep(0.02)


def _children_of(parent: int) -> list[int]:
    children: list[int] = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == parent:
                children.append(int(status.parent.name))
    return children


def postgres_programs() -> Path:
    """Where Debian or the PATH has PostgreSQL's programs."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name), reverse=True)
    found = shutil.which("initdb")
    places += [Path(found).resolve().parent] if found else []
    for place in places:
        if all((place / program).exists() for program in ("initdb", "pg_ctl", "postgres", "createdb")):
            return place
    raise ServiceMissing("PostgreSQL is not installed here: apt-get install postgresql")


def _unprivileged() -> str | None:
    """Whom PostgreSQL runs as: it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise ServiceMissing("PostgreSQL does not run as root, and there is no user that it could run as")
