"""What a visiting bot does at a table: by the same commands as people, and with the same answers."""

from __future__ import annotations

import asyncio
from itertools import islice

from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.commands import SeatedPlayer
from rummykit.server.table.room import Room
from rummykit.server.wire.bot_messages import BotAct, BotActed, ListedActions
from rummykit.server.wire.connection import Closing
from rummykit.server.wire.encoding import check_action
from rummykit.server.wire.socket_messages import Accepted, Act, LeaveTable, ServerMessage


class _Answers:
    """Hears what one request is answered."""

    closing = False

    def __init__(self) -> None:
        self.version = 0

    def send(self, message: ServerMessage) -> None:
        if isinstance(message, Accepted):
            self.version = message.version

    def close(self, why: Closing) -> None:
        """There is nothing to close: a request has one answer."""


class BotPlayer:
    """The bot with this key at a table; raises `TableRefusal` where it has no seat.

    Its commands raise `IllegalAction` or `TableRefusal`, and then nothing has happened.
    """

    def __init__(self, room: Room, key: str) -> None:
        seat = room.seat_of(key)
        if seat is None:
            raise TableRefusal("not_seated")
        self._room = room
        self._seat = seat
        self._answers = _Answers()
        self._player = SeatedPlayer(room, self._answers, seat)

    async def act(self, asked: BotAct) -> BotActed:
        """Act, decided at a version of the table."""
        check_action(asked.action, self._room.services.limits.cards_in_action)
        await self._player.act(Act(id=0, version=asked.version, action=asked.action))
        return BotActed(version=self._answers.version)

    async def leave(self) -> None:
        """Leave the table for good."""
        await self._player.decide(LeaveTable(id=0))

    async def legal_actions(self) -> ListedActions:
        """What the seat may do, worked out from its view, off the event loop."""
        limits = self._room.services.limits
        async with self._room.held():
            table = self._room.table
            if table.playing().deal.turn != self._seat:
                raise TableRefusal("not_your_turn")
            version, view = table.version, table.playing().deal.view(self._seat)
        listing = asyncio.to_thread(_legal, table.rules, view, limits.bot_actions + 1)
        try:
            found = await asyncio.wait_for(listing, limits.bot_seconds)
        except TimeoutError:
            raise TableRefusal("too_fast") from None
        return ListedActions(version=version, actions=found[: limits.bot_actions], more=len(found) > limits.bot_actions)


def _legal(rules: Rules, view: View, most: int) -> tuple[Action, ...]:
    return tuple(islice(Deal.from_view(rules, view).legal_actions(), most))
