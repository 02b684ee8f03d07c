"""Somebody sits down at a table: a person, or a bot of somebody else."""

from __future__ import annotations

from rummykit.server.refusals import TableRefusal
from rummykit.server.table import messages, names
from rummykit.server.table.entries import SatDown
from rummykit.server.table.room import Room
from rummykit.server.wire.table_messages import TableInfo


async def sit(room: Room, raw_name: str, key: str, rating: int | None = None, wanted: int | None = None) -> TableInfo:
    """Sit down in the seat that is `wanted`, or else in the first free one; who sits already keeps the seat.

    Raises `TableRefusal`.
    """
    async with room.held():
        if room.table.seat_of(key) is None:
            seat = room.table.free_seat(key, wanted)
            name = _distinct(room, names.clean(raw_name, room.services.limits.name_characters))
            await _take(room, SatDown(at=room.services.now(), seat=seat, name=name, key=key, rating=rating))
        return _seen(room, key)


async def sit_bot(room: Room, name: str, key: str) -> TableInfo:
    """A visiting bot sits down in the first free seat; one that sits already keeps the seat.

    Raises `TableRefusal`.
    """
    async with room.held():
        if room.table.seat_of(key) is None:
            if not room.table.created.visiting_bots or room.table.created.rated:
                raise TableRefusal("no_visiting_bots")
            seat = room.table.free_seat(key)
            called, longest = _distinct(room, name), room.services.limits.visiting_bot_seconds
            await _take(
                room, SatDown(at=room.services.now(), seat=seat, name=called, key=key, bot=True, turn_seconds=longest)
            )
        return _seen(room, key)


def _distinct(room: Room, name: str) -> str:
    """The name as it is at this table, where everybody has another."""
    return names.distinct(name, [each.name for each in room.table.seats], room.services.limits.name_characters)


async def _take(room: Room, entry: SatDown) -> None:
    room.ration(entry, entry.key)
    await room.commit(entry)
    room.tell_table()
    room.list_again()


def _seen(room: Room, key: str) -> TableInfo:
    return messages.table_info(room.table, room.audience, room.table.seat_of(key), room.services.now())
