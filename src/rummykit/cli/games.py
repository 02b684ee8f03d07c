"""`rummykit games`: which games there are."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from rummykit.cli.json_lines import add_json, print_json

if TYPE_CHECKING:
    from rummykit.rules import Option, Rules


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("games", help="list the games", description=_run.__doc__)
    parser.set_defaults(run=_run)
    add_json(parser, "each game with its names and house rules")


def _run(asked: argparse.Namespace) -> int:
    """List the games with their ids and numbers of players."""
    from rummykit import games
    from rummykit.rules.players import in_words

    widest = max(map(len, games.SHEETS))
    for sheet in games.SHEETS.values():
        if asked.json:
            print_json(_game(sheet))
        else:
            print(f"{sheet.id:<{widest}} {sheet.names.en} ({in_words(sheet.players)} players)")
    return 0


def _game(sheet: Rules) -> dict[str, object]:
    from rummykit.words import LANGUAGES

    return {
        "game": sheet.id,
        "names": {tag: sheet.names.get(tag) for tag in LANGUAGES},
        "family": sheet.pack.family,
        "players": sheet.players,
        "minutes": sheet.minutes,
        "options": [_option(sheet, option) for option in sheet.offers],
    }


def _option(sheet: Rules, option: Option) -> dict[str, object]:
    """A house rule with the values it may take: some choices, or the whole numbers between two bounds."""
    told: dict[str, object] = {"name": option.name, "text": option.text, "default": option.get(sheet)}
    if option.choices:
        told["choices"] = option.choices
    if option.high > option.low:
        told |= {"low": option.low, "high": option.high}
    return told
