"""Who plays: players as people write them, ``sharp:300ms``, and what a tournament asks of them."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from time import thread_time
from typing import Any, Protocol, TypeAlias, runtime_checkable

from rummykit.bots import LEVELS, Choose, Level, choose
from rummykit.bots.budget import Budget
from rummykit.checked import check_kind
from rummykit.play.actions import Action
from rummykit.play.events import Event
from rummykit.play.view import View
from rummykit.rules import Rules

FORMS = "LEVEL, sharp:300ms, strong:2000, MODULE:FUNCTION, engine:COMMAND"
"""How players are written."""


class PlayerFault(ValueError):
    """A player that cannot be had, or that does not play as it must; the text says who, and why."""


class PlayerAtSeat(Protocol):
    """A player at a seat, for one deal."""

    def choose(self, rules: Rules, view: View, chance: Random, /) -> Action:
        """What the seat of the view does; it is its turn."""


class ReadyPlayer(Protocol):
    """A player that is ready to play any number of deals, one after the other."""

    def clock(self) -> float:
        """The seconds by which its decisions are timed."""

    def sit(self, rules: Rules, players: int, seat: int, chance: Random) -> PlayerAtSeat:
        """The player at this seat of a new deal."""

    def close(self) -> None:
        """Nothing more will be asked of it."""


@runtime_checkable
class Player(Protocol):
    """Somebody who can play: a value that any process can make ready."""

    @property
    def name(self) -> str:
        """How tables and records call the player; where it was read from text, that text."""

    @property
    def repeatable(self) -> bool:
        """Whether it plays the same again with the same cards and the same chance, on any machine."""

    def ready(self) -> ReadyPlayer:
        """The player, ready to play in this process; raises `PlayerFault`."""


Bot: TypeAlias = str | Player | Choose
"""A player, its text as `read` understands it, or a function; for several processes one of a module."""


@dataclass(slots=True)
class PlayerByFunction:
    """A player that is asked by calling a function, and remembers nothing."""

    choose: Choose

    def clock(self) -> float:
        return thread_time()

    def sit(self, rules: Rules, players: int, seat: int, chance: Random) -> PlayerAtSeat:
        return self

    def close(self) -> None:
        pass


@dataclass(slots=True)
class PlayerByClass:
    """A class of players; every seat of every deal gets a new one."""

    made: Callable[[], PlayerAtSeat]

    def clock(self) -> float:
        return thread_time()

    def sit(self, rules: Rules, players: int, seat: int, chance: Random) -> PlayerAtSeat:
        return self.made()

    def close(self) -> None:
        pass


@dataclass(frozen=True, slots=True)
class LevelPlayer:
    """A bot of `rummykit.bots`; with no budget, it has the usual one."""

    level: Level
    budget: Budget | None = None

    @property
    def name(self) -> str:
        return self.level if self.budget is None else f"{self.level}:{self.budget}"

    @property
    def repeatable(self) -> bool:
        return self.budget is None or self.budget.milliseconds is None

    def ready(self) -> ReadyPlayer:
        return PlayerByFunction(self._choose)

    def _choose(self, rules: Rules, view: View, chance: Random) -> Action:
        return choose(self.level, rules, view, chance, self.budget)


@dataclass(frozen=True, slots=True)
class FunctionPlayer:
    """A function as a player."""

    function: Choose

    @property
    def name(self) -> str:
        return getattr(self.function, "__name__", type(self.function).__name__)

    @property
    def repeatable(self) -> bool:
        return True

    def ready(self) -> ReadyPlayer:
        return PlayerByFunction(self.function)


@dataclass(frozen=True, slots=True)
class ModulePlayer:
    """A function of a module, or a class with a method `choose`; a class is made anew for every deal and seat."""

    module: str
    attribute: str

    @property
    def name(self) -> str:
        return f"{self.module}:{self.attribute}"

    @property
    def repeatable(self) -> bool:
        return True

    def ready(self) -> ReadyPlayer:
        found = self._found()
        return PlayerByClass(found) if isinstance(found, type) else PlayerByFunction(found)

    def _found(self) -> Any:
        if (here := os.getcwd()) not in sys.path:
            sys.path.insert(0, here)  # a script has its own folder there, not the one it was called in
        try:
            module = import_module(self.module)
        except ModuleNotFoundError as error:
            raise PlayerFault(f"{self.name}: there is no module {error.name!r}.") from None
        except (Exception, SystemExit) as error:
            raise PlayerFault(f"{self.name} cannot be imported: {type(error).__name__}: {error}") from error
        found = getattr(module, self.attribute, None)
        if found is None:
            raise PlayerFault(f"{self.name}: module {self.module!r} has no {self.attribute!r}.")
        if isinstance(found, type) and not callable(getattr(found, "choose", None)):
            raise PlayerFault(f"{self.name}: the class has no method 'choose'.")
        if not callable(found):
            raise PlayerFault(f"{self.name} is neither a function nor a class.")
        return found


_MODULE = re.compile(r"([^\W\d]\w*(?:\.[^\W\d]\w*)*):([^\W\d]\w*)")


def read(text: str) -> Player:
    """The player that a text stands for: see `FORMS`; raises `PlayerFault` for one that cannot be had."""
    check_kind(text, str, "the name of a bot, such as 'greedy', or a function")
    text = text.strip()
    kind, colon, rest = text.partition(":")
    if kind == "engine" and colon:
        from rummykit.arena.engines.player import read_engine

        return read_engine(rest)
    level = next((each for each in LEVELS if each == kind), None)
    if level is not None:
        return LevelPlayer(level, _budget(level, rest) if colon else None)
    if (parts := _MODULE.fullmatch(text)) is None:
        raise PlayerFault(f"There is no bot {text!r}; there are: {', '.join(LEVELS)}. Others are written {FORMS}.")
    player = ModulePlayer(*parts.groups())
    player.ready()  # a missing program is reported at once
    return player


def _budget(level: Level, text: str) -> Budget:
    if level not in ("sharp", "strong"):
        raise PlayerFault(f"{level} does not search, so it takes no budget; sharp and strong do.")
    try:
        return Budget.read(text)
    except ValueError as error:
        raise PlayerFault(f"{level}: {error}") from None


def player_of(bot: Bot) -> Player:
    """The player that somebody named in one way or another; raises `PlayerFault`."""
    if isinstance(bot, Player):
        return bot
    return FunctionPlayer(bot) if callable(bot) else read(bot)


def listener(seated: PlayerAtSeat) -> Callable[[Event], object] | None:
    """What tells a seated player of the events that its seat sees, if it has a method `hear`."""
    hear: Callable[[Event], object] | None = getattr(seated, "hear", None)
    return hear
