"""Whose turn it is at a table, as far as a notice has to know: nothing of any hand."""

from __future__ import annotations

from typing import NamedTuple

from rummykit.server.catalogue import names_of
from rummykit.server.table.room import Room


class DueTurn(NamedTuple):
    """It is a person's turn since `began`, until `ends` (wall clock; None without a clock), of `seconds` in all.

    `id` tells it from every other turn of the table. `here` says that a page of theirs is at the table, `perhaps` that
    one may be about to come back. `player` is who played last, "" where nobody has; `others` sit there too.
    """

    id: str
    began: float
    ends: float | None
    seconds: float | None
    here: bool
    perhaps: bool
    game: dict[str, str]
    player: str
    others: tuple[str, ...]


class TurnStatus(NamedTuple):
    """How a table stands for a person: its version, whether it is `over` for them, and their turn if it is theirs."""

    version: int
    over: bool
    turn: DueTurn | None


async def turn_status(room: Room, key: str) -> TurnStatus:
    """How the table stands for the person with the key of a seat; raises `TableRefusal`."""
    async with room.held():
        table, seat = room.table, room.table.seat_of(key)
        if seat is None or seat in table.left or table.state == "over":
            return TurnStatus(table.version, over=True, turn=None)
        if table.turn != seat or table.paused_at is not None or table.seats[seat].automatic or table.turn_id is None:
            return TurnStatus(table.version, over=False, turn=None)
        played, seconds = table.played_last, table.turn_length
        here = room.audience.has(seat)
        turn = DueTurn(
            id=".".join(str(int(each)) for each in table.turn_id),
            began=table.turn_began,
            ends=None if seconds is None else table.turn_began + seconds,
            seconds=seconds,
            here=here,
            perhaps=not here and seat in room.present,
            game=names_of(table.rules),
            player="" if played is None or played == seat else table.seats[played].name,
            others=tuple(each.name for number, each in enumerate(table.seats) if number != seat and each.name),
        )
        return TurnStatus(table.version, over=False, turn=turn)
