"""Commands for hosts that work in a server's database, while the server runs or not."""

from __future__ import annotations

import argparse
import getpass
import math
import sys
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from rummykit.cli.serve import DEFAULT_DB, count

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from rummykit.cli.settings import SettingsParser
    from rummykit.server.administration.carrying_out import Done
    from rummykit.server.wire.admin_messages import HostActKind

    HostCommand: TypeAlias = Callable[[argparse.Namespace, Connection], int]
    HostCommands: TypeAlias = argparse._SubParsersAction[SettingsParser]


DAY = 24 * 3600.0


def add_act(acts: HostCommands, name: str, act: HostCommand, help: str) -> SettingsParser:
    """Add something that a command does in one transaction of the database; its description is its docstring."""
    made = acts.add_parser(
        name,
        help=help,
        description=act.__doc__,
        epilog="The server's environment (RUMMYKIT_DB) and file (--config) count here as well.",
        settings=True,
        only=True,
    )
    made.add_argument("--db", default=DEFAULT_DB, metavar="PATH_OR_URL", help="the database (%(default)s)")
    made.set_defaults(run=lambda asked: _at_database(asked, act))
    return made


def add_reason(parser: SettingsParser, *, ban: bool = False) -> None:
    """Have the host say why, and for a ban for how long."""
    parser.add_argument("--reason", default="", metavar="TEXT", help="why; it is kept in the log of acts")
    if ban:
        for_long = parser.add_mutually_exclusive_group()
        for_long.add_argument("--for", dest="days", type=count, metavar="DAYS", help="for so many days (for ever)")
        for_long.add_argument("--until", type=_day, metavar="YYYY-MM-DD", help="until the beginning of a day (UTC)")


def carried_out(asked: argparse.Namespace, connection: Connection, what: HostActKind, about: str = "") -> Done:
    """Do something that is noted in the log of acts, for the user of this machine; raises `TableRefusal`."""
    from rummykit.server.administration.acts import Host
    from rummykit.server.administration.carrying_out import carry_out
    from rummykit.server.wire.admin_messages import HostActAsked

    until = getattr(asked, "until", None)
    days = getattr(asked, "days", None) if until is None else max(1, math.ceil((until - time.time()) / DAY))
    reason = getattr(asked, "reason", "")
    return carry_out(
        connection, Host(getpass.getuser()), HostActAsked(what=what, about=about, reason=reason, days=days), time.time()
    )


def _day(text: str) -> float:
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not a day such as 2026-12-31") from None


class _NotSure(Exception):
    """The host thought better of it."""


def be_sure(asked: argparse.Namespace, question: str) -> None:
    """Ask the host whether to go on, unless `--yes` was given; otherwise the act ends with nothing changed."""
    if asked.yes:
        return
    try:
        answer = input(f"{question} [y/N] ")
    except EOFError:
        answer = ""
    if answer.strip().lower() not in ("y", "yes"):
        raise _NotSure


def day(moment: float | None) -> str:
    """The day of a moment in seconds since 1970, by the clock of Greenwich."""
    return "never" if moment is None else f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d}"


def print_columns(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    """Print rows in columns as wide as what is in them."""
    all: list[tuple[str, ...]] = [heads, *rows]
    widths = [max(len(row[column]) for row in all) for column in range(len(heads))]
    for row in all:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _at_database(asked: argparse.Namespace, act: HostCommand) -> int:
    """HostCommand in one transaction; 1, with a sentence, if the database cannot be opened or nothing is meant."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from rummykit.server.administration import NotFound
        from rummykit.server.refusals import TableRefusal
        from rummykit.server.store.sql import is_shared, open_engine
        from rummykit.server.store.sqlite import carry_over
        from rummykit.server.store.upgrade import NewerDatabase
    except ModuleNotFoundError as missing:
        print(f"The server needs {missing.name}: pip install 'rummykit[server]'", file=sys.stderr)
        return 1
    if "://" not in asked.db and not Path(asked.db).exists():
        print(f"{asked.db}: there is no such database. Say --db PATH or --db postgresql://…", file=sys.stderr)
        return 1
    try:
        engine = open_engine(asked.db)
        try:
            with engine.begin() as connection:
                status = act(asked, connection)
            if not is_shared(asked.db):
                carry_over(engine)  # what was deleted is in no file any more
        finally:
            engine.dispose()
    except _NotSure:
        print("Nothing was changed.", file=sys.stderr)
    except NewerDatabase:
        print("The database was made by a newer RummyKit.", file=sys.stderr)
    except TableRefusal as refusal:
        print(refusal.text, file=sys.stderr)
    except (NotFound, SQLAlchemyError, ModuleNotFoundError) as reason:
        print(getattr(reason, "orig", None) or reason, file=sys.stderr)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
    else:
        return status
    return 1
