"""The door through which visiting bots come to the tables of this server."""

from __future__ import annotations

from typing import NamedTuple

from rummykit.server.features.bots.bot_streams import BotStreams
from rummykit.server.features.bots.bot_tokens import BotTokens
from rummykit.server.table.rooms import Rooms


class BotDoor(NamedTuple):
    """The tokens of bots, their open streams, and the rooms they come to."""

    rooms: Rooms
    tokens: BotTokens
    streams: BotStreams
