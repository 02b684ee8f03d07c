"""Commands for hosts that work in a server's database, while the server runs or not."""

from __future__ import annotations

import argparse
import getpass
import json
import os
import sys
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from rummykit.cli.serve import DEFAULT_DB, count

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from rummykit.cli.settings import SettingsParser
    from rummykit.server.administration.carrying_out import Done
    from rummykit.server.wire.admin_messages import HostActKind

    HostCommand: TypeAlias = Callable[[argparse.Namespace, Connection], str]
    HostCommands: TypeAlias = argparse._SubParsersAction[SettingsParser]


DAY = 24 * 3600.0
_LOOKS = ("list", "show")


def add_act(acts: HostCommands, name: str, act: HostCommand, help: str) -> SettingsParser:
    """Add something that a command does in one transaction of the database, and answers with a text.

    Its description is its docstring. The transaction is short, because on SQLite no table can be played at meanwhile:
    one that only looks holds nobody up, and questions are asked and texts printed between transactions.
    """
    made = acts.add_parser(
        name,
        help=help,
        description=act.__doc__,
        epilog="The server's environment (RUMMYKIT_DB) and file (--config) count here as well.",
        settings=True,
        only=True,
    )
    made.add_argument("--db", default=DEFAULT_DB, metavar="PATH_OR_URL", help="the database (%(default)s)")
    made.set_defaults(run=lambda asked: _at_database(asked, act, name in _LOOKS), sure_of=None)
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

    days, until, reason = (getattr(asked, name, None) for name in ("days", "until", "reason"))
    this = HostActAsked(what=what, about=about, reason=reason or "", days=days)
    return carry_out(connection, Host(_user()), this, time.time(), until=until)


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # one of a container that has only a number
        return str(os.getuid())


def _day(text: str) -> float:
    try:
        day = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not a day such as 2026-12-31") from None
    if day <= time.time():
        raise argparse.ArgumentTypeError(f"{text} has already begun")
    return day


class _NotSure(Exception):
    """The host thought better of it."""


class _Unsure(Exception):
    """The host has to be asked this question first."""


def be_sure(asked: argparse.Namespace, question: str) -> None:
    """Go on only if `--yes` was given or the host has said yes to this very question.

    Otherwise the transaction ends, the host is asked, and the act begins anew.
    """
    if not asked.yes and question != asked.sure_of:
        raise _Unsure(question)


def reading(connection: Connection, only: bool) -> None:
    """Begin the next transaction as one that only reads, or as one that writes; the one before is over."""
    from rummykit.server.store.sqlite import READING

    connection.commit()
    connection.execution_options(**{READING: only})


def day(moment: float | None) -> str:
    """The day of a moment in seconds since 1970, by the clock of Greenwich."""
    return "never" if moment is None else f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d}"


def columns(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """Rows in columns as wide as what is in them."""
    from rummykit.play.printed import columns as width_of

    all: list[tuple[str, ...]] = [heads, *rows]
    widths = [max(width_of(row[column]) for row in all) for column in range(len(heads))]

    def wide(cell: str, width: int) -> str:
        return cell + " " * (width - width_of(cell))

    return "\n".join("  ".join(map(wide, row, widths)).rstrip() for row in all)


def json_lines(lines: Iterable[NamedTuple]) -> str:
    """Rows as JSON Lines."""
    return "\n".join(json.dumps(each._asdict(), ensure_ascii=False) for each in lines)


def _at_database(asked: argparse.Namespace, act: HostCommand, looks: bool) -> int:
    """Do an act and print its text. Returns 1 and prints the reason if the database or what was named is missing."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from rummykit.server.administration import NotFound
        from rummykit.server.refusals import TableRefusal
        from rummykit.server.store.sql import is_shared, open_engine
        from rummykit.server.store.sqlite import carry_over
        from rummykit.server.store.upgrade import NewerDatabase, NoTables

        if not looks:
            from rummykit.server.administration import carrying_out  # noqa: F401  it takes long, and writers would wait
    except ModuleNotFoundError as missing:
        print(f"The server needs {missing.name}: pip install 'rummykit[server]'", file=sys.stderr)
        return 1
    if "://" not in asked.db and not Path(asked.db).exists():
        print(f"{asked.db}: there is no such database. Say --db PATH or --db postgresql://…", file=sys.stderr)
        return 1
    try:
        engine = open_engine(asked.db, new=False)
        try:
            text = _done(asked, act, engine, looks)
            if not (looks or is_shared(asked.db)):
                carry_over(engine)  # what was deleted is in no file any more
        finally:
            engine.dispose()
    except _NotSure:
        print("Nothing was changed.", file=sys.stderr)
    except NewerDatabase:
        print("The database was made by a newer RummyKit.", file=sys.stderr)
    except NoTables:
        print("The database has no tables of RummyKit. Start the server on it first.", file=sys.stderr)
    except TableRefusal as refusal:
        print(refusal.text, file=sys.stderr)
    except (NotFound, SQLAlchemyError, ModuleNotFoundError) as reason:
        print(getattr(reason, "orig", None) or reason, file=sys.stderr)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
    except UnicodeEncodeError as error:
        print(f"{ascii(error.object)[1:-1]}: this is not UTF-8.", file=sys.stderr)
    else:
        if text:
            print(text)
        return 0
    return 1


def _done(asked: argparse.Namespace, act: HostCommand, engine: Engine, looks: bool) -> str:
    while True:
        try:
            with engine.connect() as connection:
                reading(connection, looks)
                text = act(asked, connection)
                connection.commit()
                return text
        except _Unsure as unsure:
            question = str(unsure)
        try:
            answer = input(f"{question} [y/N] ")
        except EOFError:
            answer = ""
        if answer.strip().lower() not in ("y", "yes"):
            raise _NotSure
        asked.sure_of = question
