"""Engines as players of a tournament: ``engine:COMMAND`` or, with a budget, ``engine:300ms:COMMAND``."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rummykit.arena.engines.process import EngineProcess
from rummykit.arena.players import PlayerFault
from rummykit.bots.budget import Budget

_BUDGET = re.compile(r"(\d+(?:ms)?):(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class EnginePlayer:
    """A program that speaks the rummy engine protocol; every process and every seat starts it anew."""

    command: str
    budget: Budget | None = None

    @property
    def name(self) -> str:
        return f"engine:{self.command}" if self.budget is None else f"engine:{self.budget}:{self.command}"

    @property
    def repeatable(self) -> bool:
        return self.budget is None or self.budget.milliseconds is None

    def ready(self) -> EngineProcess:
        return EngineProcess(self.command, self.budget)


def read_engine(text: str) -> EnginePlayer:
    """The engine that stands after ``engine:``; raises `PlayerFault`."""
    budget: Budget | None = None
    if (parts := _BUDGET.fullmatch(text)) is not None:
        try:
            budget = Budget.read(parts[1])
        except ValueError as error:
            raise PlayerFault(f"engine: {error}") from None
        text = parts[2]
    if not text.strip():
        raise PlayerFault("An engine is written engine:COMMAND, such as engine:python3 my_bot.py.")
    return EnginePlayer(text.strip(), budget)
