"""Renewing this server's lease, without which others may take its tables, and ending connections to dead servers."""

from __future__ import annotations

import asyncio

from rummykit.server.fleet.relay import Relay
from rummykit.server.journal import note, trouble
from rummykit.server.table.rooms import Rooms


async def renew_lease(rooms: Rooms, relay: Relay) -> None:
    """Renew the lease until cancelled, and end connections to dead servers; their tables wake in `table/waking.py`."""
    services = rooms.services
    while True:
        try:
            if not await services.store.hold(services.owner):
                # This server was too slow, and others may have taken its tables for free. They look again.
                note("lease_lost")
                rooms.give_up()
                relay.hang_up()
            relay.hang_up(await services.store.living())
        except Exception as error:
            trouble("lease_not_renewed", error)
        await asyncio.sleep(services.limits.renew_seconds)
