"""How the servers of a fleet talk: messages from one to another, where any loss is noticed."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.server.fleet.bus.bus import Bus, CannotReach
from rummykit.server.limits import Limits

__all__ = ["Bus", "CannotReach", "bus_at"]


def bus_at(db: str, url: str | None, limits: Limits, keys: Sequence[str] = ()) -> Bus:
    """The bus at a redis:// URL, or through the database where there is none; raises `CannotReach`.

    Its envelopes are sealed with the first of `keys`; see `sealing.py`.
    """
    if url is None:
        from rummykit.server.fleet.bus.postgres import PostgresCarrier

        return Bus(PostgresCarrier(db, limits.statement_seconds), limits, keys)
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise CannotReach("this is no redis:// address")
    try:
        from rummykit.server.fleet.bus.redis import RedisCarrier
    except ModuleNotFoundError as missing:
        raise CannotReach(f"it needs {missing.name}: pip install 'rummykit[redis]'") from None
    return Bus(RedisCarrier(url, limits.statement_seconds), limits, keys)
