"""The conversation with one socket: hello first, then an answer to every message."""

from __future__ import annotations

import asyncio
from time import perf_counter

from rummykit.rules import IllegalAction
from rummykit.server.guards.working_time import measured
from rummykit.server.journal import note, trouble
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import telling
from rummykit.server.table.commands import SeatedPlayer
from rummykit.server.table.room import Room
from rummykit.server.wire import encoding
from rummykit.server.wire.connection import NO_HELLO, SERVER_ERROR, TOO_FAST, Connection
from rummykit.server.wire.socket_messages import (
    Act,
    AddChance,
    ArrangeHand,
    ClientMessage,
    GroupHand,
    Hello,
    Hint,
    LeaveMatch,
    LeaveTable,
    NextDeal,
    OpenChance,
    Pause,
    Ping,
    Pong,
    PromiseChance,
    Rematch,
    Say,
    SendAway,
    SetSeat,
    SetTurnTime,
    StartMatch,
    TakeBack,
    Try,
)


async def converse(connection: Connection, room: Room, seat: int | None, limits: Limits) -> None:
    """Answer until either side ends it; without a seat one only watches."""
    reader = asyncio.ensure_future(_listen(connection, room, seat, limits))
    try:
        await asyncio.wait({reader, connection.done}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        # A decision is never cut off half-way by a socket that closes.
        if not connection.answering:
            reader.cancel()
        await room.leave(connection, seat)


async def _listen(connection: Connection, room: Room, seat: int | None, limits: Limits) -> None:
    greeted = False
    try:
        async with asyncio.timeout(limits.hello_seconds) as patience:
            while (frame := await connection.receive()) is not None:
                if connection.too_fast():
                    note("socket_too_fast")
                    connection.send(encoding.refused(TableRefusal("too_fast"), encoding.id_in(frame)))
                    return connection.close(TOO_FAST)
                await connection.turn()
                message = await measured(_hear(connection, room, seat, frame, greeted, limits), connection.worked)
                if isinstance(message, Hello):
                    greeted = True
                    patience.reschedule(None)
                if room.broken:
                    return connection.close(SERVER_ERROR)
                if connection.closing:
                    return
    except TimeoutError:
        connection.close(NO_HELLO)
    except Exception as error:
        trouble("socket_failed", error)
        connection.close(SERVER_ERROR)


async def _hear(
    connection: Connection, room: Room, seat: int | None, frame: str | bytes, greeted: bool, limits: Limits
) -> ClientMessage | None:
    """Read a frame and answer what it says; the message, None where nothing came of it."""
    try:
        message = encoding.decode(frame, limits.cards_in_action)
    except TableRefusal as refusal:
        room.metrics.refused(refusal.code)
        connection.send(encoding.refused(refusal, encoding.id_in(frame)))
        return None
    if not isinstance(message, Ping) and connection.costs_too_much():
        room.metrics.refused("too_fast")
        connection.send(encoding.refused(TableRefusal("too_fast"), _id_of(message)))
        if connection.hears_nothing:
            note("socket_too_fast")
            connection.close(TOO_FAST)
        return None
    if not greeted and not isinstance(message, Hello | Ping):
        connection.send(encoding.refused(TableRefusal("hello_first"), message.id))
        return None
    connection.answering = True
    await _answer(connection, room, seat, message)
    connection.answering = False
    return message


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
        connection.send(telling.illegal(error, _id_of(message)))
    except TableRefusal as refusal:
        room.metrics.refused(refusal.code)
        connection.send(encoding.refused(refusal, _id_of(message)))
        if refusal.code == "stale_version" and isinstance(message, Act | Try | Hint):
            await room.hello(connection, seat, message.version)


async def _command(player: SeatedPlayer, message: ClientMessage) -> None:
    match message:
        case Act():
            began = perf_counter()
            try:
                await player.act(message)
            finally:
                player.room.metrics.move_seconds.observe(perf_counter() - began)
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
        case Rematch(id=id):
            await player.go_on("rematch", id)
        case Say(id=id, phrase=phrase):
            await player.say(phrase, id)
        case Pause():
            await player.pause(message)
        case AddChance() | PromiseChance() | OpenChance() | LeaveTable() | SendAway():
            await player.decide(message)
        case SetSeat() | SetTurnTime() | TakeBack():
            await player.decide(message)
        case LeaveMatch(id=id):
            await player.leave_match(id)


def _id_of(message: ClientMessage) -> int | None:
    return None if isinstance(message, Hello) else message.id
