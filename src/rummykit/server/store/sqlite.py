"""SQLite set up for the store: a write-ahead log, every commit on the disk, and explicit transactions."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from typing import Any

from sqlalchemy import Connection, Engine, event

OLDEST = (3, 33)
"""The oldest SQLite that knows the statements of `bulk_statements.py`."""

READING = "rummykit_reading"
"""The execution option that marks a connection as only reading."""

_CHECKPOINT_PAGES = 8000
"""Pages of 4 KiB in the write-ahead log before they are carried over to the database file. A page that many moves have
changed is carried over once, so it had better be seldom; after a crash so much is read anew."""

_PRIVATE = 0o600

_CARRY_OVER_MS = 200
"""How long writers may wait for a checkpoint that readers hold up."""


def keep_private(database: str | None) -> None:
    """Make a file and its companions, as far as they exist, readable by its owner alone; SQLite follows it.

    It has the hands of matches under way, and keys.
    """
    if not database or database.startswith((":", "file:")):
        return
    with suppress(OSError):  # there is no such place, which is said where it is opened
        os.close(os.open(database, os.O_CREAT | os.O_RDWR, _PRIVATE))
    for name in (database, f"{database}-wal", f"{database}-shm"):
        if os.path.isfile(name):  # a folder that is named by mistake stays as it is
            with suppress(OSError):
                os.chmod(name, _PRIVATE)


def prepare(engine: Engine, busy_seconds: float) -> None:
    """Set up every connection that `engine` will make; one that finds the file locked waits so long."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        # The driver's own guess when to begin a transaction is switched off; `begun` says it.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {round(busy_seconds * 1000)}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA secure_delete = ON")
        cursor.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # A writer that begins as a reader can fail at its first write; this one waits for its place.
        reading = connection.get_execution_options().get(READING)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def carry_over(engine: Engine) -> None:
    """Carry the write-ahead log over to the database file and empty it, so that what was deleted is in neither.

    Writers wait meanwhile. The log stays as it is where somebody reads an older state, or writes, for longer than that,
    and where the disk does not take it; what was committed is safe either way.
    """
    with suppress(sqlite3.OperationalError), closing(engine.raw_connection()) as connection:
        connection.detach()  # what is set here is not for others
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {_CARRY_OVER_MS}")
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
