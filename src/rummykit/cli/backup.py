"""`rummykit backup FILE`: a copy of the tables, while people play at them; in a folder, the newest of them are kept."""

from __future__ import annotations

import argparse
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rummykit.cli.serve import DEFAULT_DB

if TYPE_CHECKING:
    from rummykit.cli.settings import SettingsParser


def add(commands: argparse._SubParsersAction[SettingsParser]) -> None:
    """Add the command."""
    backup = commands.add_parser(
        "backup",
        help="copy the tables while people play",
        description=_backup.__doc__,
        epilog="The server's environment (RUMMYKIT_DB) and file (--config) count here as well.",
        settings=True,
        only=True,
    )
    backup.add_argument(
        "file", type=Path, metavar="FILE", help="where the copy will be; in a folder its name is the time"
    )
    backup.add_argument(
        "--db", default=DEFAULT_DB, metavar="PATH_OR_URL", help="the database of the server (%(default)s)"
    )
    backup.add_argument("--force", action="store_true", help="write over a file that is there")
    backup.add_argument(
        "--keep",
        type=_count,
        metavar="N",
        help="FILE is a folder, made if it is missing: when the copy is whole, remove all but its newest N copies",
    )
    backup.set_defaults(run=_backup)


def _backup(asked: argparse.Namespace) -> int:
    """Copy all tables of a server into one file, while it runs or not."""
    folder: Path | None = asked.file if asked.keep or asked.file.is_dir() else None
    file: Path = asked.file if folder is None else folder / _dated(asked.db)
    try:
        from rummykit.server.store.backup import CannotBackUp, back_up
    except ModuleNotFoundError as missing:
        print(f"The server needs {missing.name}: pip install 'rummykit[server]'", file=sys.stderr)
        return 1
    if file.exists() and not asked.force:
        print(f"{file} is there already; --force writes over it.", file=sys.stderr)
        return 1
    try:
        if folder is not None:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        back_up(asked.db, file, _told if sys.stderr.isatty() else _silent)
        if folder is not None and asked.keep:
            _remove_old(folder, asked.keep)
    except CannotBackUp as reason:
        print(reason, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{file}: {error.strerror or error}", file=sys.stderr)
        return 1
    print(f"All tables are in {file}, {file.stat().st_size / 2**20:.1f} MiB.")
    print(_BESIDES)
    return 0


_COPY = re.compile(r"rummykit-\d{8}T\d{6}Z\.(?:sqlite3|dump)")
"""How copies are named in a folder: the order of their names is that of their times."""


def _dated(database: str) -> str:
    """The name of a copy that is made now."""
    kind = "dump" if database.startswith("postgres") else "sqlite3"
    return f"rummykit-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.{kind}"


def _remove_old(folder: Path, keep: int) -> None:
    """Remove all copies from a folder but the newest."""
    for old in sorted(file for file in folder.iterdir() if _COPY.fullmatch(file.name))[:-keep]:
        old.unlink(missing_ok=True)


def _count(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= 10_000:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 to 10000")
    return int(text)


_BESIDES = (
    "So are hands, accounts, e-mail addresses, where browsers are reached, and the key with which notices are signed.\n"
    "Keep it as safe as the database."
)


def _told(left: int, all: int) -> None:
    done = 100 * (all - left) // max(all, 1)
    print(f"\r{done} %", end="" if left else "\n", file=sys.stderr, flush=True)


def _silent(_left: int, _all: int) -> None: ...
