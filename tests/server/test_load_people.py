"""The people of the load go on when a server closes their sockets, as pages do."""

from __future__ import annotations

from pathlib import Path

from bench.load.laying import lay
from bench.load.people import Group, Record
from bench.load.prepared import play
from tests.server.accounts.test_bans import until
from tests.server.serving import serving


async def test_who_is_hung_up_on_comes_back_and_plays_on(db: Path) -> None:
    [tables] = await lay(db, [play(0, 2)], 1, 1, 2)
    async with serving(db) as place:
        record = Record()
        group = Group(place.port, [0, 1], tables, record, pause=lambda: 0.01)
        await group.sit_down()
        await until(lambda: record.moves > 2)
        place.rooms.give_up()
        await until(lambda: record.returns == 2)
        moves = record.moves
        await until(lambda: record.moves > moves + 2)
        group.stop()
