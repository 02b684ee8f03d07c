"""A bot's decision, from its view alone, made off the event loop and with a time limit."""

from __future__ import annotations

import asyncio
import random

from rummykit import bots
from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.server.wire.table_messages import BotLevel


async def decide(level: BotLevel, rules: Rules, view: View, seconds: float) -> Action:
    """What the bot does; raises whatever the bot raises, and `TimeoutError` when its time is up."""
    thinking = asyncio.to_thread(bots.choose, level, rules, view, random.Random())
    return await asyncio.wait_for(thinking, seconds)
