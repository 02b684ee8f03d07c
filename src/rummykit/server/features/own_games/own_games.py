"""Which games of one's own a table may be made of: those that make sense, and of which bots find the end."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any

from rummykit.rules import Rules
from rummykit.server.features.own_games.trial_process import TrialWork, tried
from rummykit.server.guards.quotas import RequestQuota
from rummykit.server.limits import Limits
from rummykit.server.processes import side_process
from rummykit.server.processes.turns import Turns
from rummykit.server.refusals import TableRefusal
from rummykit.sheets import SheetError, to_stored
from rummykit.translatable import Translatable, translatable


class OwnGames:
    """Reads the sheets of strangers and has bots try them, by turns of their addresses.

    What was found of a sheet is remembered: the trial of equal rules is always the same.
    """

    def __init__(self, limits: Limits, *, work: TrialWork = tried) -> None:
        self._limits = limits
        self._work = work
        self._quota = RequestQuota(limits, limits.trials_per_minute, limits.trial_burst)
        self._threads = ThreadPoolExecutor(limits.trials_at_once, thread_name_prefix="trial")
        self._found: OrderedDict[str, Translatable | None] = OrderedDict()
        self._turns = Turns(limits.trials_at_once, max(1, limits.trials_at_once // 2))
        self._waiting: dict[str, asyncio.Task[Translatable | None]] = {}
        self._closed = False

    async def admitted(self, plain: Any, address: str, language: str = "en") -> Rules:
        """The sheet that a table may be made of; raises `TableRefusal`, with the reason in a language."""
        from rummykit.workshop import own_sheet, told

        try:
            rules = own_sheet(plain)
        except SheetError as error:
            raise TableRefusal("senseless_sheet", reason=told(error.faults[0].text, language)) from None
        reason = await self._reason(rules, address)
        if reason is not None:
            raise TableRefusal("no_end_found", reason=told(reason, language))
        return rules

    async def _reason(self, rules: Rules, address: str) -> Translatable | None:
        """Why the game cannot be played, None where it can; raises `TableRefusal` where others are tried first."""
        if rules.id in self._found:
            self._found.move_to_end(rules.id)
            return self._found[rules.id]
        trial = self._waiting.get(rules.id)
        if trial is None:
            self._quota.let(address)
            most, own = self._limits.trials_waiting, sum(each.get_name() == address for each in self._waiting.values())
            if len(self._waiting) >= most or 2 * own >= most:
                raise TableRefusal("not_finished", seconds=round(self._limits.trial_wait_seconds))
            trial = asyncio.create_task(self._tried(rules, address), name=address)
            self._waiting[rules.id] = trial
            trial.add_done_callback(lambda done: self._note(rules.id, done))
        await asyncio.wait({trial}, timeout=self._limits.trial_tell_seconds)
        if not trial.done() and (before := self._turns.before(rules.id)) is not None:
            raise TableRefusal("trial_waits", before=before)
        return await asyncio.shield(trial)

    async def _tried(self, rules: Rules, address: str) -> Translatable | None:
        """The reason against a game, tried when it is the turn of its address."""
        await self._turns.take(address, name=rules.id)
        try:
            stored = bytes(to_stored(rules))
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._try, stored)
        finally:
            self._turns.give_back(address)

    def _try(self, stored: bytes) -> Translatable | None:
        """Have bots try it: the reason against it; raises `TableRefusal` where the machine had no time for them."""
        limits, begun = self._limits, monotonic()
        given = (stored, limits.trial_core_seconds)
        try:
            longest = limits.trial_wait_seconds
            side_process.found(self._work, "rummykit-trial", *given, longest=longest, ended=lambda: self._closed)
        except side_process.NotDone as reason:
            return translatable(reason)
        except side_process.WorkFailed:
            if self._closed or monotonic() - begun >= limits.trial_wait_seconds:
                raise TableRefusal("not_finished", seconds=round(limits.trial_wait_seconds)) from None
            return Translatable("The bots had not finished after {seconds} seconds.", seconds=limits.trial_core_seconds)
        return None

    def _note(self, game: str, trial: asyncio.Task[Translatable | None]) -> None:
        self._waiting.pop(game, None)
        if trial.cancelled() or trial.exception() is not None:
            return
        self._found[game] = trial.result()
        while len(self._found) > self._limits.trials_kept:
            self._found.popitem(last=False)

    def close(self) -> None:
        """End what bots still try."""
        self._closed = True
        for trial in self._waiting.values():
            trial.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
