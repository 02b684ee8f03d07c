"""Processes in which bots that search think, so that neither the event loop nor its threads wait for a search."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeAlias

from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.server.journal import trouble
from rummykit.server.limits import Limits
from rummykit.server.processes.asked_process import AskedProcess, NoAnswer
from rummykit.server.wire.table_messages import BotLevel


class NoBotProcess(Exception):
    """No process can think about this now: too many positions wait, or the process died or did not answer."""


class Position(NamedTuple):
    """What a bot that searches thinks about, for so many milliseconds, with a seed for its chance."""

    rules: Rules
    view: View
    milliseconds: int
    seed: int
    level: BotLevel = "sharp"


PositionSearch: TypeAlias = Callable[[Position], Action]

_MOST = 8
"""Processes on a machine of many cores, where nobody asks for more: half a gigabyte of memory."""


def cores() -> int:
    """The cores that this process may run on."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def sharp(position: Position) -> Action:
    """What the bot does."""
    from rummykit import bots  # in its process alone
    from rummykit.bots.budget import Budget

    chance, budget = random.Random(position.seed), Budget(milliseconds=position.milliseconds)
    return bots.choose(position.level, position.rules, position.view, chance, budget)


class BotProcesses:
    """Processes, one for a core or `Limits.sharp_processes`; the more positions they have, the less time each one gets.

    `thinking` are the positions that have no answer yet; `searched` counts those that got one, `unsearched` those for
    which no process had the time, or failed.
    """

    def __init__(self, limits: Limits, search: PositionSearch = sharp) -> None:
        self._limits = limits
        number = limits.sharp_processes or min(_MOST, cores())
        self._free = [AskedProcess("rummykit-bot", search, limits.sharp_start_seconds) for _ in range(number)]
        self._all = tuple(self._free)
        self._threads = ThreadPoolExecutor(number, "rummykit-sharp")
        self._closed = self._wanted = False
        self.thinking = self.searched = self.unsearched = 0

    def budget(self) -> int | None:
        """The milliseconds that one more position gets; None where it would have to wait for too long."""
        each = (self.thinking + 1) / len(self._all)
        shortest, medium, longest = self._limits.sharp_milliseconds
        if self._closed or each > longest / shortest:
            return None
        return longest if each <= 1 else medium if each <= longest / medium else shortest

    def want(self) -> None:
        """Start the processes, for one will be asked soon; its first move then has its time for itself."""
        if not self._wanted and not self._closed:
            self._wanted = True
            for _ in self._all:
                self._threads.submit(self._start)

    async def decide(self, rules: Rules, view: View, level: BotLevel = "sharp") -> Action:
        """What a bot of this level does; raises `NoBotProcess` where no process can say it now."""
        try:
            action = await self._decided(rules, view, level)
        except (NoBotProcess, asyncio.CancelledError):
            self.unsearched += 1
            raise
        self.searched += 1
        return action

    async def _decided(self, rules: Rules, view: View, level: BotLevel) -> Action:
        milliseconds = self.budget()
        if milliseconds is None:
            raise NoBotProcess
        position = Position(rules, view, milliseconds, random.SystemRandom().getrandbits(64), level)
        self.thinking += 1
        answer = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, position)
        answer.add_done_callback(self._done)
        return await answer

    def close(self) -> None:
        """End all processes; who waits for one is told that there is none."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._all:
            process.end()

    def _done(self, _answer: asyncio.Future[Action]) -> None:
        self.thinking -= 1

    def _start(self) -> None:
        process = self._free.pop(0)
        try:
            if not self._closed:
                process.start()
            if self._closed:
                process.end()
        except (OSError, EOFError, NoAnswer) as error:
            process.end()
            trouble("bot_process_not_started", error)
        finally:
            self._free.append(process)

    def _ask(self, position: Position) -> Action:
        process = self._free.pop()
        try:
            if self._closed:
                raise NoBotProcess
            seconds = position.milliseconds / 1000 + self._limits.sharp_overtime_seconds
            answer: Action = process.ask(position, seconds)
        except Exception:
            raise NoBotProcess from None
        else:
            return answer
        finally:
            self._free.append(process)
