"""The messages of the rummy engine protocol, each a line of JSON; `docs/engine-protocol.md` describes them.

What the arena says has a name in `FromArena`, what an engine says one in `FromEngine`. Fields that a reader does not
know are passed over, so that later versions can add some.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.play.actions import Action
from rummykit.play.events import Event
from rummykit.play.view import View

PROTOCOL = 1
"""The version of the protocol: changed only when engines of the one before could not play."""

EngineOption: TypeAlias = Literal["legal", "events"]
"""What an engine may want besides views: the legal actions with each of them, and the events that its seat sees."""


class ArenaHello(msgspec.Struct, frozen=True, kw_only=True, tag="hello"):
    """The first line: who asks; answered by the engine's own `hello`."""

    protocol: int
    program: str
    version: str


class NewDeal(msgspec.Struct, frozen=True, kw_only=True, tag="rules"):
    """A new deal begins: its sheet, the engine's seat, and a number for its chance; answered by `ready`."""

    sheet: msgspec.Raw
    players: int
    seat: int
    seed: int


class SeenEvent(msgspec.Struct, frozen=True, kw_only=True, tag="event"):
    """Something happened that the engine's seat sees; not answered."""

    event: Event


class BudgetFields(msgspec.Struct, frozen=True, kw_only=True):
    """How much may be thought: a number of playouts, or of milliseconds."""

    playouts: int | None = None
    milliseconds: int | None = None


class AskedView(msgspec.Struct, frozen=True, kw_only=True, tag="view", omit_defaults=True):
    """It is the engine's turn; answered by an `action` with the same `id`."""

    id: int
    view: View
    budget: BudgetFields | None = None
    legal: tuple[Action, ...] | None = None


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """Nothing more will be asked; the engine ends."""


FromArena: TypeAlias = ArenaHello | NewDeal | SeenEvent | AskedView | Bye


class EngineHello(msgspec.Struct, frozen=True, kw_only=True, tag="hello"):
    """Who answers, and what it can play: ids of games; none named: all. `options`: what it wants besides views."""

    protocol: int
    name: str
    version: str = ""
    games: tuple[str, ...] | None = None
    options: tuple[EngineOption, ...] = ()


class EngineReady(msgspec.Struct, frozen=True, tag="ready"):
    """The engine is ready to play the deal."""


class ChosenAction(msgspec.Struct, frozen=True, kw_only=True, tag="action"):
    """What the engine does: an action, or its text in the notation of records."""

    id: int
    action: Action | str


class EngineInfo(msgspec.Struct, frozen=True, kw_only=True, tag="info"):
    """Something for people to read; may be said at any time, and is not answered."""

    text: str


class EngineError(msgspec.Struct, frozen=True, kw_only=True, tag="error"):
    """Why the engine cannot do what was asked."""

    text: str


FromEngine: TypeAlias = EngineHello | EngineReady | ChosenAction | EngineInfo | EngineError
