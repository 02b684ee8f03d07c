"""`rummykit rules`: the rules of a game in words, made from the sheet in force."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rummykit.cli.house_rules import NoSuchRules, add_option, sheet
from rummykit.cli.json_lines import add_json, print_json

WIDEST = 100
"""Columns of a line: longer ones are hard to read."""


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("rules", help="print the rules of a game", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument("game", metavar="GAME", help="the id or any name of a game; `rummykit games` lists them")
    parser.add_argument(
        "--lang",
        choices=("en", "zh-Hant", "zh-Hans", "ja", "de", "vi"),
        default="en",
        help="the language (%(default)s)",
    )
    add_option(parser)
    add_json(parser, "the page")


def _run(asked: argparse.Namespace) -> int:
    """Print the rules of a game in words, under its house rules."""
    import shutil

    from rummykit import words

    try:
        rules = sheet(asked.game, asked.option)
    except NoSuchRules as error:
        print(error, file=sys.stderr)
        return 2
    page = words.rule_page(rules, asked.lang)
    if asked.json:
        print_json(page)
        return 0
    width = min(WIDEST, shutil.get_terminal_size().columns)
    print(words.as_text(page, width), end="")
    return 0
