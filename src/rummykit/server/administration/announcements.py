"""What a host tells everybody on the page of the status, such as a planned maintenance."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert

from rummykit.server.refusals import TableRefusal
from rummykit.server.store.schema import announcements


def add(connection: Connection, text: str, until: float | None, now: float) -> str:
    """Announce something until a moment, or until it is removed; its id."""
    connection.execute(delete(announcements).where(announcements.c.until <= now))
    id = secrets.token_hex(4)
    connection.execute(insert(announcements), {"id": id, "text": text, "made": now, "until": until})
    return id


def remove(connection: Connection, id: str) -> None:
    """Remove an announcement; raises `TableRefusal`."""
    if not connection.execute(delete(announcements).where(announcements.c.id == id)).rowcount:
        raise TableRefusal("not_found")
