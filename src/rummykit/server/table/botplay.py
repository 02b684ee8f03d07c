"""A bot's decision, from its view alone, made off the event loop and with a time limit."""

from __future__ import annotations

import asyncio
import random

from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.server.journal import trouble
from rummykit.server.table.bot_processes import BotProcesses, NoBotProcess
from rummykit.server.wire.table_messages import SEARCHING, BotLevel


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


async def hint(deal: Deal, seconds: float) -> Action:
    """What an analysis advises the seat to act; raises what it raises, and `TimeoutError` when its time is up."""
    return await asyncio.wait_for(asyncio.to_thread(_hint, deal.clone(undoable=False)), seconds)


def _hint(deal: Deal) -> Action:
    from rummykit.analysis import Analyser  # when somebody first asks

    return Analyser(deal).hint()


def _choose(level: BotLevel, rules: Rules, view: View) -> Action:
    from rummykit import bots  # when the first one is asked

    return bots.choose(level, rules, view, random.Random())
