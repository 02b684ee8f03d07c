"""An engine as a process of its own: it is asked line by line, and never waited for without an end."""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import tempfile
import threading
from random import Random
from time import monotonic, perf_counter
from typing import TypeVar

import msgspec

from rummykit.arena.engines.messages import (
    PROTOCOL,
    ArenaHello,
    AskedView,
    BudgetFields,
    Bye,
    ChosenAction,
    EngineError,
    EngineHello,
    EngineInfo,
    EngineReady,
    FromArena,
    FromEngine,
    NewDeal,
    SeenEvent,
)
from rummykit.arena.players import PlayerFault
from rummykit.bots.budget import Budget
from rummykit.cards import NotationError
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.events import Event
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.sheets import to_stored

SECONDS = 60.0
"""How long an engine may take to answer where no budget of time says otherwise."""
LATE = 10.0
"""The seconds by which an engine may exceed a budget of time before it is given up."""
LONGEST = 4 * 2**20
"""The most characters in a line of an engine."""
SHOWN = 200
"""The most characters of a line that an error repeats."""

Answer = TypeVar("Answer", EngineHello, EngineReady, ChosenAction)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromEngine] = msgspec.json.Decoder(FromEngine)


class EngineProcess:
    """An engine that runs; raises `PlayerFault` for all that it does wrong, with its name and its line."""

    def __init__(
        self, command: str, budget: Budget | None = None, *, seconds: float = SECONDS, late: float = LATE
    ) -> None:
        self.name = command
        self._seconds, self._late, self._budget = seconds, late, budget
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  it lives as long as the engine
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints
            )
        except (OSError, ValueError) as error:
            self._complaints.close()
            raise PlayerFault(f"Engine {command!r} cannot be started: {error}") from None
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        for work in (self._write, self._read):
            threading.Thread(target=work, daemon=True).start()
        try:
            self.hello = self._greeted()
        except PlayerFault:
            self.close(kill=True)
            raise

    def clock(self) -> float:
        """The time that passes, for the engine's own processor time is not seen from here."""
        return perf_counter()

    def sit(self, rules: Rules, players: int, seat: int, chance: Random) -> SeatedEngine:
        """The engine at a seat of a new deal."""
        if self.hello.games is not None and rules.id not in self.hello.games:
            raise PlayerFault(f"Engine {self.name!r} does not play {rules.id}, but: {', '.join(self.hello.games)}.")
        seed = chance.getrandbits(53)
        self.ask(NewDeal(sheet=to_stored(rules), players=players, seat=seat, seed=seed), EngineReady)
        if "events" in self.hello.options:
            return ListeningEngine(self)
        return SeatedEngine(self)

    def act(self, rules: Rules, view: View, number: int) -> Action:
        """What the engine does at its turn."""
        legal = tuple(Deal.from_view(rules, view).legal_actions()) if "legal" in self.hello.options else None
        budget = (
            None
            if self._budget is None
            else BudgetFields(playouts=self._budget.playouts, milliseconds=self._budget.milliseconds)
        )
        seconds = self._seconds
        if self._budget is not None and self._budget.milliseconds is not None:
            seconds = self._budget.milliseconds / 1000 + self._late
        chosen = self.ask(AskedView(id=number, view=view, budget=budget, legal=legal), ChosenAction, seconds)
        if chosen.id != number:
            raise self._fault(f"answered view {chosen.id} instead of view {number}")
        if not isinstance(chosen.action, str):
            return chosen.action
        try:
            return Deal.from_view(rules, view).read(chosen.action)
        except NotationError as error:
            raise self._fault(f"answered {chosen.action!r}, which is no action: {error}") from None

    def say(self, message: FromArena) -> None:
        """Say something that is not answered."""
        self._to_say.put(_encoder.encode(message) + b"\n")

    def ask(self, message: FromArena, wanted: type[Answer], seconds: float | None = None) -> Answer:
        """Say something, and wait for its answer."""
        self.say(message)
        return self._answer(message.__struct_config__.tag, wanted, seconds or self._seconds)

    @property
    def exit_status(self) -> int | None:
        """How it ended; None while it runs."""
        return self._process.poll()

    def close(self, kill: bool = False) -> None:
        """Say goodbye, and end the engine if it does not end by itself within two seconds."""
        if not kill:
            self.say(Bye())
        self._to_say.put(None)
        try:
            self._process.wait(0 if kill else 2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._complaints.close()

    def _greeted(self) -> EngineHello:
        from rummykit import __version__

        hello = self.ask(ArenaHello(protocol=PROTOCOL, program="rummykit", version=__version__), EngineHello)
        if hello.protocol != PROTOCOL:
            raise self._fault(f"speaks version {hello.protocol} of the protocol, not {PROTOCOL}")
        return hello

    def _answer(self, asked: object, wanted: type[Answer], seconds: float) -> Answer:
        end = monotonic() + seconds
        while True:
            try:
                line = self._heard.get(timeout=max(0.0, end - monotonic()))
            except queue.Empty:
                raise self._fault(f"did not answer {asked!r} within {seconds:g} seconds") from None
            if not line:
                raise self._fault(f"ended {self._how()} before it answered {asked!r}{self._last_words()}")
            answer = self._understood(line)
            if isinstance(answer, wanted):
                return answer
            if isinstance(answer, EngineError):
                raise self._fault(f"cannot answer {asked!r}: {answer.text}")
            if not isinstance(answer, EngineInfo):
                raise self._fault(f"answered {asked!r} with {_shown(line)}")

    def _understood(self, line: bytes) -> FromEngine:
        if len(line) > LONGEST:
            raise self._fault(f"said a line of more than {LONGEST:,} characters: {_shown(line)}")
        try:
            return _decoder.decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise self._fault(f"said {_shown(line)}, which is no message: {error}") from None

    def _fault(self, what: str) -> PlayerFault:
        return PlayerFault(f"Engine {self.name!r} {what}.")

    def _how(self) -> str:
        try:
            return f"with exit status {self._process.wait(2)}"
        except subprocess.TimeoutExpired:
            return "its output"

    def _last_words(self) -> str:
        self._complaints.seek(0)
        said = self._complaints.read().decode(errors="replace").strip().splitlines()
        return f"; its last words: {said[-1][:SHOWN]}" if said else ""

    def _write(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError), self._process.stdin as stream:
            while (line := self._to_say.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            while line := stream.readline(LONGEST + 1):
                if not line.isspace():
                    self._heard.put(line)
        self._heard.put(b"")


class SeatedEngine:
    """An engine at a seat, for one deal."""

    def __init__(self, engine: EngineProcess) -> None:
        self._engine = engine
        self._asked = 0

    def choose(self, rules: Rules, view: View, chance: Random) -> Action:
        """What the engine does; its chance is its own, from the seed that it was given."""
        self._asked += 1
        return self._engine.act(rules, view, self._asked)


class ListeningEngine(SeatedEngine):
    """An engine that wants to be told of the events of the deal."""

    def hear(self, event: Event) -> None:
        """Tell it of an event that its seat sees."""
        self._engine.say(SeenEvent(event=event))


def _shown(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")
