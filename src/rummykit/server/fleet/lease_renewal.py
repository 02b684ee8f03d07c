"""Renewing this server's lease, without which others may take its tables, and ending connections to dead servers."""

from __future__ import annotations

import asyncio

from rummykit.server.fleet.relay import Relay
from rummykit.server.journal import note, trouble
from rummykit.server.store import OutcomeUnknown
from rummykit.server.table.rooms import Rooms
from rummykit.server.table.services import Services


async def renew_lease(rooms: Rooms, relay: Relay) -> None:
    """Renew the lease until cancelled, and end connections to dead servers; their tables wake in `table/waking.py`."""
    services = rooms.services
    while True:
        try:
            if not await _held(services):
                # This server was too slow, and others may have taken its tables for free. They look again.
                note("lease_lost")
                rooms.give_up()
                relay.hang_up()
            relay.hang_up(await services.store.living())
        except Exception as error:
            trouble("lease_not_renewed", error)
        await asyncio.sleep(services.limits.renew_seconds)


async def _held(services: Services) -> bool:
    """Renew the lease; False if it had run out, or if nobody knows whether it had."""
    try:
        return await services.store.hold(services.owner)
    except OutcomeUnknown as error:
        # A new one may have been written in its place, and would look as if it had run all the time.
        trouble("lease_not_renewed", error)
        return False
