"""What people decide about the table itself, made into entries: seats, stand-in bots, rules and turn time, chance."""

from __future__ import annotations

from typing import TypeAlias

from rummykit import fair
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.entries import (
    ChanceAdded,
    ChanceOpened,
    ChancePromised,
    Entry,
    PortraitSet,
    Removed,
    Returned,
    SeatSet,
    StoodIn,
    TurnTimeSet,
)
from rummykit.server.table.founding import set_anew
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import (
    AddChance,
    LeaveTable,
    OpenChance,
    PromiseChance,
    SendAway,
    SetPortrait,
    SetSeat,
    SetTable,
    SetTurnTime,
    TakeBack,
)

Decision: TypeAlias = (
    AddChance
    | PromiseChance
    | OpenChance
    | LeaveTable
    | SendAway
    | SetPortrait
    | SetSeat
    | SetTable
    | SetTurnTime
    | TakeBack
)


def entry_of(decision: Decision, table: Table, seat: int, host: int, now: float) -> Entry:
    """The entry for a seat's decision, where the seat `host` decides about the table.

    Raises `TableRefusal` if the seat may not decide that.
    """
    match decision:
        case LeaveTable():
            return Removed(at=now, seat=seat, banned=False)
        case TakeBack():
            return Returned(at=now, seat=seat)
        case SetPortrait(portrait=portrait):
            return PortraitSet(at=now, seat=seat, portrait=portrait)
        case AddChance(added=added):
            return ChanceAdded(at=now, seat=seat, chance=_bytes(added))
        case PromiseChance(promise=promise):
            return ChancePromised(at=now, seat=seat, promise=_bytes(promise, fair.ADDITION))
        case OpenChance(chance=chance):
            return ChanceOpened(at=now, seat=seat, chance=_bytes(chance, fair.ADDITION))
    if table.created.tournament is not None:
        raise TableRefusal("tournament_table")
    if seat != host:
        raise TableRefusal("not_host")
    if table.created.rated and table.match is not None and isinstance(decision, SendAway | SetSeat):
        raise TableRefusal("rated_table")  # nobody may put another out of a match that counts
    match decision:
        case SetTurnTime(seconds=seconds):
            return TurnTimeSet(at=now, turn_seconds=seconds)
        case SetTable():
            return set_anew(table, decision, now)
        case SendAway(seat=other) | SetSeat(seat=other) if not 0 <= other < len(table.seats):
            raise TableRefusal("no_such_seat")
        case SendAway(seat=other):
            if other == seat:
                raise TableRefusal("nobody_there")
            return Removed(at=now, seat=other, banned=True)
        case SetSeat(seat=other, bot=bot):
            if table.match is None:
                return SeatSet(at=now, seat=other, bot=bot)
            return StoodIn(at=now, seat=other) if bot else Returned(at=now, seat=other)


def changes_nothing(entry: Entry, table: Table) -> bool:
    """Whether a page has only said again what the table knows."""
    match entry:
        case ChancePromised(seat=seat, promise=promise):
            return table.chance.promises.get(seat) == promise
        case PortraitSet(seat=seat, portrait=portrait):
            return table.seats[seat].portrait == portrait
    return False


def _bytes(digits: str, fewest: int = 1) -> bytes:
    try:
        added = bytes.fromhex(digits)
    except ValueError:
        added = b""
    if not fewest <= len(added) <= fair.LONGEST_ADDITION:
        raise TableRefusal("bad_chance", longest=fair.LONGEST_ADDITION)
    return added


def consent(table: Table, here: set[int], asked: set[int]) -> bool:
    """Whether every player who is present wants a pause."""
    playing = {number for number, seat in enumerate(table.seats) if seat.kind == "person" and not seat.stand_in}
    return bool(asked) and playing & here <= asked
