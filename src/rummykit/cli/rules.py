"""`rummykit rules`: the rules of a game in words, made from the sheet in force."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from rummykit.cli.house_rules import A_GAME, NoSuchRules, add_option, sheet
from rummykit.cli.json_lines import add_json, print_json

if TYPE_CHECKING:
    from rummykit.rules import Rules

WIDEST = 100
"""The most columns of a line, because longer lines are hard to read."""


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("rules", help="print the rules of a game", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument("game", metavar="GAME", help=f"{A_GAME}; `rummykit games` lists the games")
    add_lang(parser)
    add_option(parser)
    add_json(parser, "the page")


def _run(asked: argparse.Namespace) -> int:
    """Print the rules of a game in words, under its house rules."""
    try:
        rules = sheet(asked.game, asked.option)
    except NoSuchRules as error:
        print(error, file=sys.stderr)
        return 2
    return print_page(rules, asked)


def add_lang(parser: Any) -> None:
    """The option that says in which language a page is printed."""
    parser.add_argument("--lang", type=_offered, default="en", help="the tag of a language, such as de (%(default)s)")


def _offered(tag: str) -> str:
    from rummykit.words import LANGUAGES

    if tag not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"not {tag}, but one of {', '.join(LANGUAGES)}")
    return tag


def print_page(rules: Rules, asked: argparse.Namespace) -> int:
    """Print the rule page of a sheet as `--lang` and `--json` ask."""
    import shutil

    from rummykit import words

    page = words.rule_page(rules, asked.lang)
    if asked.json:
        print_json(page)
        return 0
    width = min(WIDEST, shutil.get_terminal_size().columns)
    print(words.as_text(page, width), end="")
    return 0
