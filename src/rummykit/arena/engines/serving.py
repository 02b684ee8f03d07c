"""Any player as an engine: it answers the lines of the rummy engine protocol."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from random import Random
from typing import BinaryIO

import msgspec

from rummykit import games
from rummykit.arena.engines.messages import (
    PROTOCOL,
    ArenaHello,
    AskedView,
    Bye,
    ChosenAction,
    EngineError,
    EngineHello,
    EngineReady,
    FromArena,
    FromEngine,
    NewDeal,
    SeenEvent,
)
from rummykit.arena.players import LevelPlayer, Player, PlayerAtSeat, PlayerFault, ReadyPlayer, listener
from rummykit.bots.budget import Budget
from rummykit.rules import Rules, RulesError

_decoder: msgspec.json.Decoder[FromArena] = msgspec.json.Decoder(FromArena)
_encoder = msgspec.json.Encoder()


@dataclass(slots=True)
class _Sitting:
    """The deal that is played."""

    rules: Rules
    seated: PlayerAtSeat
    chance: Random


class EngineServer:
    """Answers the messages of an arena for one player."""

    def __init__(self, player: Player, version: str) -> None:
        self._player, self._version = player, version
        self._ready: ReadyPlayer = player.ready()
        self._sitting: _Sitting | None = None

    def answer(self, message: FromArena) -> FromEngine | None:
        """The answer to a message; None if it needs none."""
        if isinstance(message, ArenaHello):
            return EngineHello(protocol=PROTOCOL, name=self._player.name, version=self._version, options=("events",))
        if isinstance(message, NewDeal):
            return self._begun(message)
        if isinstance(message, SeenEvent):
            if self._sitting is not None and (hear := listener(self._sitting.seated)) is not None:
                hear(message.event)
            return None
        if isinstance(message, AskedView):
            return self._chosen(message)
        return None

    def close(self) -> None:
        """End the player."""
        self._ready.close()

    def _begun(self, message: NewDeal) -> FromEngine:
        try:
            rules = games.from_stored(message.sheet)
        except RulesError as error:
            return EngineError(text=str(error))
        if rules is None:
            return EngineError(text="There is no sheet.")
        chance = Random(message.seed)
        seated = self._ready.sit(rules, message.players, message.seat, chance)
        self._sitting = _Sitting(rules, seated, chance)
        return EngineReady()

    def _chosen(self, message: AskedView) -> FromEngine:
        if self._sitting is None:
            return EngineError(text="No deal has begun: rules come before the first view.")
        seated, budget = self._sitting.seated, message.budget
        if budget is not None and isinstance(self._player, LevelPlayer) and self._player.budget is None:
            given = Budget(playouts=budget.playouts, milliseconds=budget.milliseconds)
            seated = LevelPlayer(self._player.level, given).ready().sit(self._sitting.rules, 0, 0, self._sitting.chance)
        return ChosenAction(
            id=message.id, action=seated.choose(self._sitting.rules, message.view, self._sitting.chance)
        )


def serve_engine(player: Player, lines: Iterable[bytes], out: BinaryIO, version: str) -> None:
    """Answer every line until `bye` or the last one; what cannot be understood is answered with an error."""
    with closing(EngineServer(player, version)) as server:
        for line in lines:
            if line.isspace():
                continue
            try:
                message = _decoder.decode(line)
                if isinstance(message, Bye):
                    return
                answer = server.answer(message)
            except (msgspec.DecodeError, UnicodeError, ValueError, PlayerFault, RecursionError) as error:
                answer = EngineError(text=f"{type(error).__name__}: {error}")
            if answer is not None:
                out.write(_encoder.encode(answer) + b"\n")
                out.flush()
