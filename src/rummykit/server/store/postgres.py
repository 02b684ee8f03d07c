"""PostgreSQL as a store wants it: every commit on the disk before it is answered, and nobody waited for without end."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.engine import URL

DRIVER = "postgresql+psycopg"


def with_driver(url: URL) -> URL:
    """A URL as people write it, with the driver that RummyKit comes with."""
    return url.set(drivername=DRIVER) if url.drivername in ("postgres", "postgresql") else url


def conninfo(url: URL) -> str:
    """The URL for the driver itself."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def prepare(engine: Engine, statement_seconds: float) -> None:
    """Set up every connection that `engine` will make."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        # Whatever the database's own settings are: an answered move is on the disk.
        with connection.cursor() as cursor:
            cursor.execute("SET synchronous_commit = on")
            cursor.execute(f"SET statement_timeout = {round(statement_seconds * 1000)}")
            cursor.execute(f"SET idle_in_transaction_session_timeout = {round(statement_seconds * 1000)}")
        connection.commit()
