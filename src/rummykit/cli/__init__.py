"""The command `rummykit`. Subcommands import what they need when they run, so that `--help` answers at once."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from rummykit.cli import (
    accounts,
    administration,
    analyse,
    arena,
    backup,
    data,
    deploy,
    engine,
    games,
    ladder,
    lesson,
    puzzle,
    referee,
    replay,
    review,
    rules,
    scan,
    serve,
    sheet,
    solve,
    tables,
    tournaments,
    verify,
)
from rummykit.cli.files import CannotRead
from rummykit.cli.house_rules import NoSuchRules, know
from rummykit.cli.interrupts import no_interrupt_lost
from rummykit.cli.settings import SettingsParser

_COMMANDS = (
    *(serve, games, rules, lesson, puzzle, sheet, backup, accounts, tables, tournaments, administration, deploy),
    *(replay, review, analyse, verify, referee, solve, scan, arena, ladder, data, engine),
)
BEGIN = """\
to begin:
  rummykit serve --open         play in the browser, alone against bots or with friends
  rummykit games                which games there are
  rummykit rules standard_rummy how one of them is played

`rummykit COMMAND --help` says more about each. Exit status: 0 done, 1 the answer is no or part of
what was asked was wrong, 2 it could not be understood or read.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed, as by `>&-`
            setattr(sys, name, open(os.devnull, "r+", encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        # Where a code page lacks 日 or …, as in a pipe on Windows, a sign is lost and not the whole answer.
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")
    try:
        with no_interrupt_lost():
            asked = _parser().parse_args(arguments)
            know(getattr(asked, "sheet", ()))
            status: int = asked.run(asked)
            sys.stdout.flush()
    except (CannotRead, NoSuchRules) as reason:
        print(reason, file=sys.stderr)
        return 2
    except BrokenPipeError:
        _write_no_more()  # nobody reads on
        return 1
    except OSError as error:  # such as a full disk
        if error.filename is None:
            _write_no_more()
        print(f"{error.filename}: {error.strerror}" if error.filename else error.strerror, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return status


def _write_no_more() -> None:
    """What is left in the buffer of the output must not be flushed at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="rummykit",
        description="Play the whole rummy family, ask the referee, find the best play.",
        epilog=BEGIN,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and stop")
    commands = parser.add_subparsers(required=True, title="commands", metavar="COMMAND", parser_class=SettingsParser)

    for command in _COMMANDS:
        command.add(commands)
    return parser


class _Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from rummykit import __version__

        print(f"rummykit {__version__}")
        parser.exit()
