"""Seats any bot of Python at a table of a RummyKit server, where the table lets bots of others in.

    RUMMYKIT_TOKEN=rummykit-bot-… python examples/visiting_bot.py http://localhost:8000 TABLE greedy

The bot is a level (`greedy`, `steady`, `sharp`), or `module:function` for a function from a sheet, a view and a
`random.Random` to an action, such as OpenSpiel's gin bot, `rummykit.lab.spiel_bot:simple_gin`. docs/bot-api.md
describes the addresses.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from rummykit import bots, games
from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.server.wire.bot_messages import BotAct, BotLine, TableLine
from rummykit.server.wire.socket_messages import TableChanged, Update, Welcome
from rummykit.server.wire.table_messages import TableInfo

Bot: TypeAlias = Callable[[Rules, View, random.Random], Action]


class Door:
    """The bot's door of a server, for one table."""

    def __init__(self, server: str, table: str, token: str) -> None:
        self._address = f"{server.rstrip('/')}/api/bot/tables/{table}"
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def sit(self) -> TableInfo:
        """Sit down; the table."""
        return msgspec.json.decode(self._ask("sit", {}).read(), type=TableInfo)

    def lines(self) -> Iterator[BotLine]:
        """What happens, until the server ends it."""
        for line in self._ask("events"):
            yield msgspec.json.decode(line, type=BotLine)

    def act(self, version: int, action: Action) -> None:
        """Act; where the table has moved on meanwhile, the next line says how."""
        try:
            self._ask("act", BotAct(version=version, action=action)).close()
        except urllib.error.HTTPError as refused:
            if refused.status != 409:
                raise

    def _ask(self, what: str, body: object = None) -> Any:
        data = None if body is None else msgspec.json.encode(body)
        return urllib.request.urlopen(urllib.request.Request(f"{self._address}/{what}", data, self._headers))


def bot_named(name: str) -> Bot:
    """The bot of a level, or of `module:function`."""
    module, _, function = name.partition(":")
    if function:
        found: Bot = getattr(importlib.import_module(module), function)
        return found
    level = next(each for each in bots.LEVELS if each == name)
    return lambda rules, view, chance: bots.choose(level, rules, view, chance)


def main() -> None:
    """Play until the match is over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("server", "table", "bot"):
        parser.add_argument(name)
    asked = parser.parse_args()
    door, bot = Door(asked.server, asked.table, os.environ["RUMMYKIT_TOKEN"]), bot_named(asked.bot)
    table = door.sit()
    rules, chance = games.get(table.game, **table.options), random.Random()
    for line in door.lines():
        message = line.message if isinstance(line, TableLine) else None
        if isinstance(message, Welcome | Update) and message.offer is not None and message.view is not None:
            door.act(message.version, bot(rules, message.view, chance))
        if isinstance(message, TableChanged) and message.table.state == "over":
            return


if __name__ == "__main__":
    main()
