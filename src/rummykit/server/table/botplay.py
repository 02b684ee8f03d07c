"""A bot's decision, from its view alone, made off the event loop and with a time limit."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from rummykit.match import Match
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.server.journal import trouble
from rummykit.server.table.bot_processes import BotProcesses, NoBotProcess
from rummykit.server.wire.table_messages import SEARCHING, BotLevel

if TYPE_CHECKING:
    from rummykit.analysis import MatchBefore


async def decide(
    level: BotLevel, rules: Rules, view: View, seconds: float, processes: BotProcesses | None = None
) -> Action:
    """What the bot does; raises whatever the bot raises, and `TimeoutError` when its time is up.

    A bot that searches thinks in one of the `processes`. Where none has an answer in half of the time, it plays medium.
    """
    if level in SEARCHING:
        if processes is not None:
            try:
                return await asyncio.wait_for(processes.decide(rules, view, level), seconds / 2)
            except (NoBotProcess, TimeoutError) as error:
                trouble("sharp_plays_steady", error, game=rules.id)
        level = "medium"
    return await asyncio.wait_for(asyncio.to_thread(_choose, level, rules, view), seconds)


async def hint(match: Match, seconds: float) -> Action:
    """What an analysis advises the seat to act; raises what it raises, and `TimeoutError` when its time is up."""
    from rummykit.analysis import MatchBefore  # when somebody first asks

    return await asyncio.wait_for(
        asyncio.to_thread(_hint, match.deal.clone(undoable=False), MatchBefore.of(match)), seconds
    )


def _hint(deal: Deal, before: MatchBefore) -> Action:
    from rummykit.analysis import Analyser

    return Analyser(deal, before=before).hint()


def _choose(level: BotLevel, rules: Rules, view: View) -> Action:
    from rummykit import bots  # when the first one is asked

    return bots.choose(level, rules, view, random.Random())
