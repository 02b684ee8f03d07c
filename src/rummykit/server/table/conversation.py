"""The conversation with one socket: hello first, then an answer to every message."""

from __future__ import annotations

from dataclasses import dataclass

from rummykit.rules import IllegalAction
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import messages
from rummykit.server.table.commands import SeatedPlayer
from rummykit.server.table.room import Room
from rummykit.server.wire import encoding
from rummykit.server.wire.connection import Connection
from rummykit.server.wire.listening import id_of, listen, until_over
from rummykit.server.wire.socket_messages import (
    Act,
    AddChance,
    ArrangeHand,
    ClientMessage,
    GroupHand,
    Hello,
    Hint,
    Hurry,
    LeaveMatch,
    LeaveTable,
    NextDeal,
    OpenChance,
    Pause,
    Ping,
    Pong,
    PromiseChance,
    Rematch,
    Report,
    Say,
    SendAway,
    SetPace,
    SetPortrait,
    SetSeat,
    SetTable,
    SetTurnTime,
    StartMatch,
    StayOut,
    TakeBack,
    TakeBackMeld,
    Try,
    Write,
)


async def converse(connection: Connection, room: Room, seat: int | None, limits: Limits) -> None:
    """Answer until either side ends it; without a seat one only watches."""
    try:
        await until_over(connection, listen(connection, encoding.decode, _AtTable(connection, room, seat), limits))
    finally:
        await room.leave(connection, seat)


@dataclass(frozen=True)
class _AtTable:
    """A page at a table, which is answered."""

    connection: Connection
    room: Room
    seat: int | None

    async def answer(self, message: ClientMessage) -> None:
        await _answer(self.connection, self.room, self.seat, message)

    def refused(self, code: str) -> None:
        self.room.metrics.refused(code)

    @property
    def broken(self) -> bool:
        return self.room.broken


async def _answer(connection: Connection, room: Room, seat: int | None, message: ClientMessage) -> None:
    try:
        match message:
            case Hello(version=version):
                await room.hello(connection, seat, version)
            case Ping(id=id):
                connection.send(Pong(id=id))
            case _ if seat is None:
                raise TableRefusal("only_watching")
            case _:
                await _command(SeatedPlayer(room, connection, seat), message)
    except IllegalAction as error:
        room.metrics.refused(error.code)
        connection.send(messages.illegal(error, id_of(message)))
    except TableRefusal as refusal:
        room.metrics.refused(refusal.code)
        connection.send(encoding.refused(refusal, id_of(message)))
        if refusal.code == "stale_version" and isinstance(message, Act | TakeBackMeld | Try | Hint):
            await room.hello(connection, seat, message.version)


async def _command(player: SeatedPlayer, message: ClientMessage) -> None:
    match message:
        case Act():
            with player.room.metrics.move_seconds.time():
                await player.act(message)
        case TakeBackMeld():
            await player.take_back(message)
        case Try():
            await player.judge(message)
        case Hint():
            await player.hint(message)
        case GroupHand():
            await player.group_hand(message)
        case ArrangeHand(id=id):
            await player.arrange_hand(id)
        case StartMatch(id=id):
            await player.start(id)
        case NextDeal(id=id):
            await player.go_on("next_deal", id)
        case StayOut(id=id):
            await player.stay_out(id)
        case Rematch(id=id):
            await player.go_on("rematch", id)
        case Say(id=id, phrase=phrase):
            await player.say(phrase, id)
        case Pause():
            await player.pause(message)
        case Write(id=id, text=text):
            await player.write(text, id)
        case Report():
            await player.report(message)
        case SetPace():
            await player.set_pace(message)
        case Hurry(id=id):
            await player.hurry(id)
        case AddChance() | PromiseChance() | OpenChance() | LeaveTable() | SendAway():
            await player.decide(message)
        case SetPortrait() | SetSeat() | SetTable() | SetTurnTime() | TakeBack():
            await player.decide(message)
        case LeaveMatch(id=id):
            await player.leave_match(id)
