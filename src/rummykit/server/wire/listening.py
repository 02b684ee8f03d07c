"""What every conversation over a socket has in common: hello first, limits, and an answer to every message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from rummykit.server.guards.working_time import measured
from rummykit.server.journal import note, trouble
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire import encoding
from rummykit.server.wire.connection import NO_HELLO, SERVER_ERROR, TOO_FAST, Connection
from rummykit.server.wire.practice_messages import PracticeQuestion
from rummykit.server.wire.socket_messages import ClientMessage, Hello, Ping

Message = TypeVar("Message", ClientMessage, PracticeQuestion)
Message_contra = TypeVar("Message_contra", ClientMessage, PracticeQuestion, contravariant=True)


class Answerer(Protocol[Message_contra]):
    """Who answers the messages of a socket."""

    async def answer(self, message: Message_contra) -> None:
        """Answer a message, also where it is refused."""
        ...

    def refused(self, code: str) -> None:
        """A message was refused with this code."""
        ...

    @property
    def broken(self) -> bool:
        """Whether there is no more to talk about."""
        ...


async def listen(
    connection: Connection, decode: Callable[[str | bytes, int], Message], answerer: Answerer[Message], limits: Limits
) -> None:
    """Read and answer frames until either side ends it."""
    greeted = False
    try:
        async with asyncio.timeout(limits.hello_seconds) as patience:
            while (frame := await connection.receive()) is not None:
                if connection.too_fast():
                    note("socket_too_fast")
                    connection.send(encoding.refused(TableRefusal("too_fast"), encoding.id_in(frame)))
                    return connection.close(TOO_FAST)
                await connection.turn()
                hearing = _hear(connection, decode, answerer, frame, greeted, limits)
                message = await measured(hearing, connection.worked)
                if isinstance(message, Hello):
                    greeted = True
                    patience.reschedule(None)
                if answerer.broken:
                    return connection.close(SERVER_ERROR)
                if connection.closing:
                    return
    except TimeoutError:
        connection.close(NO_HELLO)
    except Exception as error:
        trouble("socket_failed", error)
        connection.close(SERVER_ERROR)


async def until_over(connection: Connection, listening: Awaitable[None]) -> None:
    """Listen until either side ends it."""
    reader = asyncio.ensure_future(listening)
    try:
        await asyncio.wait({reader, connection.done}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        # A decision is never cut off half-way by a socket that closes.
        if not connection.answering:
            reader.cancel()


async def _hear(
    connection: Connection,
    decode: Callable[[str | bytes, int], Message],
    answerer: Answerer[Message],
    frame: str | bytes,
    greeted: bool,
    limits: Limits,
) -> Message | None:
    """Read a frame and answer what it says; the message, None where nothing came of it."""
    try:
        message = decode(frame, limits.cards_in_action)
    except TableRefusal as refusal:
        answerer.refused(refusal.code)
        connection.send(encoding.refused(refusal, encoding.id_in(frame)))
        return None
    if not isinstance(message, Ping) and connection.costs_too_much():
        answerer.refused("too_fast")
        connection.send(encoding.refused(TableRefusal("too_fast"), id_of(message)))
        if connection.hears_nothing:
            note("socket_too_fast")
            connection.close(TOO_FAST)
        return None
    if not greeted and not isinstance(message, Hello | Ping):
        connection.send(encoding.refused(TableRefusal("hello_first"), message.id))
        return None
    connection.answering = True
    await answerer.answer(message)
    connection.answering = False
    return message


def id_of(message: ClientMessage | PracticeQuestion) -> int | None:
    """The id that the answer to a message bears; `Hello` has none."""
    return None if isinstance(message, Hello) else message.id
