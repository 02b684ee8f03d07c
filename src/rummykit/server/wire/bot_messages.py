"""Messages about bots that people run: their tokens, and what the bots are told and answer."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rummykit.play.actions import Action
from rummykit.server.wire.socket_messages import ServerMessage

# --- for people: GET and POST /api/bots, DELETE /api/bots/{id}


class BotName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name for a new bot."""

    name: str


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A bot of the person who asks; `used` is when it last came, None if it never has. Wall-clock seconds."""

    id: str
    name: str
    created: float
    used: float | None


class BotMade(msgspec.Struct, frozen=True, kw_only=True):
    """A new bot and its token, which is shown this once."""

    bot: BotInfo
    token: str


# --- for bots: /api/bot


class BotState(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/bot: the bot whose token was sent, and the tables where it sits."""

    name: str
    tables: tuple[str, ...]


class BotAct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action of the bot's seat, decided at `version` of the table."""

    version: int
    action: Action


class BotActed(msgspec.Struct, frozen=True, kw_only=True):
    """The action is played and stored; `version` is the table's version after it."""

    version: int


class ListedActions(msgspec.Struct, frozen=True, kw_only=True):
    """What the bot's seat may do at `version` of the table; `more` says that there are others, too many to list."""

    version: int
    actions: tuple[Action, ...]
    more: bool


class TableLine(msgspec.Struct, frozen=True, kw_only=True, tag="table"):
    """Something that a table where the bot sits tells it, as it would tell the page of a person in that seat."""

    table: str
    message: ServerMessage


class Elsewhere(msgspec.Struct, frozen=True, kw_only=True, tag="elsewhere"):
    """Another server of the fleet owns this table: ask for /api/bot/tables/{id}/events."""

    table: str


class Ended(msgspec.Struct, frozen=True, kw_only=True, tag="ended"):
    """Nothing more is told of this table; `code` says why, as refusals do."""

    table: str
    code: str


class Heartbeat(msgspec.Struct, frozen=True, kw_only=True, tag="heartbeat"):
    """The first line of a stream, and the next one whenever there was nothing else for a while."""


BotLine: TypeAlias = TableLine | Elsewhere | Ended | Heartbeat
"""A line of GET /api/bot/events."""

_encoder = msgspec.json.Encoder()


def encode_line(line: BotLine) -> bytes:
    """A line as it is sent."""
    return _encoder.encode(line) + b"\n"
