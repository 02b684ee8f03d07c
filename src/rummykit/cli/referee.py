"""`rummykit referee`: questions as JSON Lines in, answers out."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("referee", help="answer questions about the rules", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument(
        "file", nargs="?", default="-", metavar="FILE", help="questions as JSON Lines; - reads what is piped in"
    )
    parser.add_argument("--pretty", action="store_true", help="answers for people instead of JSON Lines")


def _run(asked: argparse.Namespace) -> int:
    """Answer questions about the rules, one JSON object a line; exit status 1 if one of them was malformed."""
    from rummykit.referee import stream

    try:
        if asked.file == "-":
            return stream(sys.stdin.buffer, sys.stdout.buffer, asked.pretty)
        with open(asked.file, "rb") as lines:
            return stream(lines, sys.stdout.buffer, asked.pretty)
    except BrokenPipeError:
        # Nobody reads on. What is left in the buffer must not be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(f"{asked.file}: {error.strerror}", file=sys.stderr)
        return 2
