"""`rummykit referee`: questions as JSON Lines in, answers out."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rummykit.cli.files import lines_of
from rummykit.cli.house_rules import add_sheet


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("referee", help="answer questions about the rules", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument(
        "file", nargs="?", default="-", metavar="FILE", help="questions as JSON Lines; - reads what is piped in"
    )
    add_sheet(parser)
    parser.add_argument("--pretty", action="store_true", help="answers for people instead of JSON Lines")


def _run(asked: argparse.Namespace) -> int:
    """Answer questions about the rules, one JSON object a line; exit status 1 if one of them was malformed."""
    from rummykit.referee import stream

    with lines_of(asked.file) as lines:
        return stream(lines, sys.stdout.buffer, asked.pretty)
