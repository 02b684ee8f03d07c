"""`rummykit sheet`: rule sheets of one's own, in files."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any

from rummykit.cli.house_rules import NoSuchRules, add_option, called, sheet
from rummykit.cli.json_lines import add_json
from rummykit.cli.rules import add_lang, print_page

DEALS = 200


def add(commands: Any) -> None:
    """Register the subcommands."""
    parser = commands.add_parser(
        "sheet",
        help="write rule sheets of your own",
        description="Rule sheets of your own, in files of TOML or JSON: written, checked, and told in words.",
    )
    kinds = parser.add_subparsers(required=True, title="what to do", metavar="WHAT")

    new = kinds.add_parser("new", help="write a sheet to begin with", description=_new.__doc__)
    new.set_defaults(run=_new)
    new.add_argument("file", metavar="FILE", help="the file to write, such as evening.toml; - prints it")
    new.add_argument("--like", default="standard_rummy", metavar="GAME", help="the game to begin from (%(default)s)")

    check = kinds.add_parser("check", help="does it make sense, and can it be played?", description=_check.__doc__)
    check.set_defaults(run=_check)
    check.add_argument("file", metavar="FILE", help="the file of the sheet, or a game")
    check.add_argument("--deals", type=_deals, default=DEALS, help="deals that bots play (%(default)s)")
    check.add_argument("--seed", default="0", help="another seed deals other cards (%(default)s)")
    add_json(check, "what was found")

    show = kinds.add_parser("show", help="tell the rules in words", description=_show.__doc__)
    show.set_defaults(run=_show)
    show.add_argument("file", metavar="FILE", help="the file of the sheet, or a game")
    add_lang(show)
    add_option(show)
    add_json(show, "the page")

    schema = kinds.add_parser("schema", help="print the JSON Schema of sheets", description=_schema.__doc__)
    schema.set_defaults(run=_schema)


def _deals(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number of deals, 1 or more")
    return int(text)


def _new(asked: argparse.Namespace) -> int:
    """Write a sheet that is like a built-in game, with all of that game in comments, ready to be changed."""
    from rummykit.sheets.beginning import beginning

    like = called(asked.like)
    printed = asked.file == "-"
    stem = "my game" if printed else Path(asked.file).stem
    id = re.sub(r"[^a-z0-9]+", "_", stem.lower()).strip("_")
    id = id if id[:1].isalpha() else f"game_{id}".rstrip("_")
    text = beginning(like, id[:40], stem.replace("_", " ").title(), "FILE" if printed else asked.file)
    if printed:
        print(text, end="")
        return 0
    try:
        with open(asked.file, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        print(f"{asked.file} is there already, and is left as it is.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{asked.file}: {error.strerror}", file=sys.stderr)
        return 2
    print(f"{asked.file} is written. Change it, then: rummykit sheet check {asked.file}")
    return 0


def _check(asked: argparse.Namespace) -> int:
    """Say whether a sheet makes sense, let bots play it, and ask the referee; status 1 if something is wrong."""
    from rummykit.cli.sheet_check import check

    return check(asked)


def _show(asked: argparse.Namespace) -> int:
    """Print the rules of a sheet in words."""
    try:
        return print_page(sheet(asked.file, asked.option), asked)
    except NoSuchRules as error:
        print(error, file=sys.stderr)
        return 1


def _schema(asked: argparse.Namespace) -> int:
    """Print the JSON Schema of sheets, by which editors complete and check them."""
    import json

    from rummykit.sheets.schema import schema

    sys.stdout.buffer.write(json.dumps(schema(), ensure_ascii=False, indent=2).encode() + b"\n")
    return 0
