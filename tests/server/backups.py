"""People who play while their tables are copied, and go on at a server that was given the copy."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from rummykit.server.limits import Limits
from tests.server.guest import Guest, SeatAt
from tests.server.process import MANY_VISITORS, ServerProcess
from tests.server.tables import plays_on

Left = list[tuple[str, int, list[Guest]]]
"""Tables that were copied: their ids, how long their logs were before, who sits there."""


async def copied_in_play(db: Path | str, copy: Callable[[], object], tables: int = 2) -> Left:
    """Have tables copied while people play at all of them."""
    async with AsyncExitStack() as stack:
        server = stack.enter_context(ServerProcess(db, limits=MANY_VISITORS))
        playing: list[list[SeatAt]] = []
        for number in range(tables):
            ann, ben = Guest(server.port, f"Ann {number}"), Guest(server.port, f"Ben {number}")
            made = await ann.make(game="rummikub", seats=2, turn_seconds=None, options={"num_games": 50})
            await ben.sit(made.id)
            playing.append([await stack.enter_async_context(each.at(made.id)) for each in (ann, ben)])
            await playing[-1][0].start()
        enough = asyncio.Event()
        moving = [
            asyncio.create_task(seat.play(random.Random(seat.seat), enough=enough.is_set))
            for seats in playing
            for seat in seats
        ]
        while any(seats[0].version < 20 for seats in playing):
            await asyncio.sleep(0.01)
        left: Left = []
        for seats in playing:
            assert seats[0].table is not None
            left.append((seats[0].table.id, max(seat.version for seat in seats), [seat.guest for seat in seats]))
        await asyncio.to_thread(copy)
        after = [max(seat.version for seat in seats) for seats in playing]
        enough.set()
        await asyncio.gather(*(seat.look_again() for seats in playing for seat in seats))
        await asyncio.gather(*moving)
    assert sum(after) > sum(version for _, version, _ in left), "nobody played while it was copied"
    return left


async def goes_on(db: Path | str, left: Left) -> None:
    """A server on a restored database has every move answered before the copy, and people play on."""
    with ServerProcess(db, limits=MANY_VISITORS) as server:
        # By the copy, its server has these tables until its lease is over.
        await asyncio.sleep(Limits().lease_seconds)
        for table, version, guests in left:
            one, other = (guest.moved(server.port) for guest in guests)
            async with one.at(table) as again, other.at(table) as too:
                assert again.version >= version
                await plays_on([again, too])
