"""PostgreSQL set up for the store: every commit is on the disk before it is answered, and no wait is endless."""

from __future__ import annotations

import math
import socket
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import URL

DRIVER = "postgresql+psycopg"


def with_driver(url: URL) -> URL:
    """A URL as people write it, with the driver that RummyKit uses."""
    return url.set(drivername=DRIVER) if url.drivername in ("postgres", "postgresql") else url


def conninfo(url: URL) -> str:
    """The URL for the driver itself."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def reaching(seconds: float) -> dict[str, int]:
    """Connection options that detect within some `seconds` that a database has gone silently.

    A little longer, because the caller gives up by itself (`thread.py`).
    """
    patience = math.ceil(seconds)
    return {
        "connect_timeout": patience + 2,
        "keepalives_idle": patience,
        "keepalives_interval": max(1, patience // 3),
        "keepalives_count": 3,
        "tcp_user_timeout": 1000 * (patience + 2),
    }


class CutableSocket:
    """The socket under a connection, so that another thread can cut it while one waits for it."""

    def __init__(self, connection: Any) -> None:
        # A copy of its own: the connection's may be closed, and its number another's, at any moment.
        self._socket = socket.fromfd(connection.pgconn.socket, socket.AF_INET, socket.SOCK_STREAM)

    def cut(self) -> None:
        """End the connection, so that nobody waits for the database any more."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Let go of the socket."""
        self._socket.close()


def wire_of(connection: Connection) -> CutableSocket | None:
    """The socket under a connection, None if there is none to cut."""
    return CutableSocket(connection.connection.dbapi_connection) if connection.dialect.driver == "psycopg" else None


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
