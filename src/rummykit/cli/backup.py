"""`rummykit backup FILE`: a copy of the tables, while people play at them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rummykit.cli.settings import SettingsParser


def add(commands: argparse._SubParsersAction[SettingsParser], default_db: str) -> None:
    """Add the command."""
    backup = commands.add_parser(
        "backup",
        help="copy the tables while people play",
        description=_backup.__doc__,
        epilog="The server's environment (RUMMYKIT_DB) and file (--config) count here as well.",
        settings=True,
        only=True,
    )
    backup.add_argument("file", type=Path, metavar="FILE", help="where the copy will be")
    backup.add_argument(
        "--db", default=default_db, metavar="PATH_OR_URL", help="the database of the server (%(default)s)"
    )
    backup.add_argument("--force", action="store_true", help="write over a file that is there")
    backup.set_defaults(run=_backup)


def _backup(asked: argparse.Namespace) -> int:
    """Copy all tables of a server into one file, while it runs or not."""
    file: Path = asked.file
    try:
        from rummykit.server.store.backup import CannotBackUp, back_up
    except ModuleNotFoundError as missing:
        print(f"The server needs {missing.name}: pip install 'rummykit[server]'", file=sys.stderr)
        return 1
    if file.exists() and not asked.force:
        print(f"{file} is there already; --force writes over it.", file=sys.stderr)
        return 1
    try:
        back_up(asked.db, file, _told if sys.stderr.isatty() else _silent)
    except CannotBackUp as reason:
        print(reason, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{file}: {error.strerror or error}", file=sys.stderr)
        return 1
    print(f"All tables are in {file}, {file.stat().st_size / 2**20:.1f} MiB.")
    print(_BESIDES)
    return 0


_BESIDES = (
    "So are hands, accounts, e-mail addresses, where browsers are reached, and the key with which notices are signed.\n"
    "Keep it as safe as the database."
)


def _told(left: int, all: int) -> None:
    done = 100 * (all - left) // max(all, 1)
    print(f"\r{done} %", end="" if left else "\n", file=sys.stderr, flush=True)


def _silent(_left: int, _all: int) -> None: ...
