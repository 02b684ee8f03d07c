"""`rummykit engine`: a bot as a program that speaks the rummy engine protocol."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rummykit.cli.players import PLAYERS


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser(
        "engine", help="run a bot that other programs ask, by JSON lines", description=_run.__doc__
    )
    parser.add_argument("--bot", default="steady", help=f"who answers (%(default)s): {PLAYERS}")
    parser.set_defaults(run=_run)


def _run(asked: argparse.Namespace) -> int:
    """Answer the lines of the rummy engine protocol (docs/engine-protocol.md) on standard input, one for one."""
    from rummykit import __version__
    from rummykit.arena.engines.serving import serve_engine
    from rummykit.arena.players import PlayerFault, read
    from rummykit.cli.files import unmarked

    try:
        serve_engine(read(asked.bot), unmarked(sys.stdin.buffer), sys.stdout.buffer, __version__)
    except PlayerFault as error:
        print(error, file=sys.stderr)
        return 2
    return 0
