"""Copying a database while servers write to it: the result is one complete file, or none."""

from __future__ import annotations

import os
import shlex
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import unquote, urlsplit, urlunsplit

_PAGES = 256
"""Pages copied at a time, 1 MiB; progress is reported after each."""
_BUSY_SECONDS = 30.0


class CannotBackUp(Exception):
    """No copy could be made; the text says why."""


def back_up(place: str, file: Path, tell: Callable[[int, int], None]) -> None:
    """Copy the database at a path or URL into a file, over the one that is there; raises `CannotBackUp`, OSError.

    `tell` is called with the pages left and the pages in all. The file gets its name once it is complete and on the
    disk.
    """
    with _unfinished(file) as copy:
        if place.startswith(("postgres:", "postgresql:", "postgresql+")):
            _dump(place, file, copy)
        else:
            _copy(_sqlite_file(place), copy, tell)
        with copy.open("rb+") as written:
            os.fsync(written.fileno())
        copy.replace(file)


@contextmanager
def _unfinished(file: Path) -> Iterator[Path]:
    """A temporary name beside a file, on the same disk, which is gone afterwards."""
    path = file.with_name(f".{file.name}.unfinished")
    names = [path.with_name(path.name + end) for end in ("", "-journal", "-wal", "-shm")]
    for name in names:
        name.unlink(missing_ok=True)
    try:
        # A reader could take seats of guests and see hands: only its owner may read it.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield path
    finally:
        for name in names:
            name.unlink(missing_ok=True)


def _sqlite_file(place: str) -> Path:
    if "://" in place:
        scheme, _, rest = place.partition("://")
        if not scheme.startswith("sqlite") or not rest.startswith("/"):
            raise CannotBackUp(f"{scheme}: only SQLite and PostgreSQL can be copied.")
        place = unquote(rest[1:].partition("?")[0])
    file = Path(place).expanduser().absolute()
    if not file.is_file():
        raise CannotBackUp(f"There is no database {file}. Say where it is with --db or RUMMYKIT_DB.")
    return file


def _copy(database: Path, copy: Path, tell: Callable[[int, int], None]) -> None:
    """Copy a SQLite database as it is at the start, whatever is written to it meanwhile."""
    try:
        with (
            closing(sqlite3.connect(f"{database.as_uri()}?mode=rw", uri=True, timeout=_BUSY_SECONDS)) as source,
            closing(sqlite3.connect(copy, isolation_level=None)) as target,
        ):
            # Within one reading transaction, or a busy server would make it start anew with every commit.
            source.execute("BEGIN")
            source.execute("SELECT count(*) FROM sqlite_master").fetchone()
            source.backup(target, pages=_PAGES, progress=lambda _status, left, all: tell(left, all))
            source.rollback()
            # One file that is whole by itself, where the server's has a log beside it.
            target.execute("PRAGMA journal_mode = DELETE")
            found = target.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        raise CannotBackUp(f"{database} cannot be copied: {error}.") from None
    if found != "ok":
        raise CannotBackUp(f"{database} is damaged: {found}.")


def _dump(url: str, file: Path, copy: Path) -> None:
    """Have pg_dump copy a PostgreSQL database, without a password on its command line."""
    parts = urlsplit(url)
    user, _, host = parts.netloc.rpartition("@")
    name = user.partition(":")[0]
    place = urlunsplit(("postgresql", f"{name}@{host}" if name else host, parts.path, parts.query, ""))
    if shutil.which("pg_dump") is None:
        words = shlex.join(["pg_dump", "--format=custom", f"--file={file}", f"--dbname={place}"])
        raise CannotBackUp(f"A PostgreSQL is copied by its own pg_dump, which is not here. Where it is: {words}")
    environment = dict(os.environ)
    if parts.password is not None:
        environment["PGPASSWORD"] = unquote(parts.password)
    done = subprocess.run(
        ["pg_dump", "--format=custom", f"--file={copy}", f"--dbname={place}"],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotBackUp(done.stderr.strip())
