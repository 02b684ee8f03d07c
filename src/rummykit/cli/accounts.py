"""`rummykit accounts`: who has an account on a server, and requests by letter: export, sign out, delete."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rummykit.cli.serve import DEFAULT_DB

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from rummykit.cli.settings import SettingsParser

_WHO = "the id of an account, the beginning of one, or a name that only one account has"


def add(commands: argparse._SubParsersAction[SettingsParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "accounts",
        help="list, show, export, sign out and delete accounts of a server",
        description="Look after the accounts of a server, while it runs or not.",
    )
    kinds = parser.add_subparsers(required=True, metavar="WHAT")

    def kind(name: str, run: Callable[[argparse.Namespace, Connection], int], help: str) -> SettingsParser:
        made: SettingsParser = kinds.add_parser(
            name,
            help=help,
            description=run.__doc__,
            epilog="The server's environment (RUMMYKIT_DB) and file (--config) count here as well.",
            settings=True,
            only=True,
        )
        made.add_argument("--db", default=DEFAULT_DB, metavar="PATH_OR_URL", help="the database (%(default)s)")
        made.set_defaults(run=lambda asked: _at_database(asked, run))
        return made

    listing = kind("list", _list, "the accounts, the newest first")
    listing.add_argument("--named", default="", metavar="TEXT", help="only those whose name contains this")
    listing.add_argument("--jsonl", action="store_true", help="as JSON Lines")
    for name, run, help in (
        ("show", _show, "one account, and where it is signed in"),
        ("export", _export, "all that is stored about one account, as JSON"),
        ("sign-out", _sign_out, "end all sessions of one account"),
        ("link", _link, "a code that signs one account in, for who has lost the passkey"),
        ("delete", _delete, "delete one account and all that is stored about it"),
    ):
        one = kind(name, run, help)
        one.add_argument("account", metavar="ACCOUNT", help=_WHO)
        if name == "export":
            one.add_argument("--to", type=Path, metavar="FILE", help="write it into this new file, instead of printing")
        if name == "delete":
            one.add_argument("--yes", action="store_true", help="do not ask")


def _list(asked: argparse.Namespace, connection: Connection) -> int:
    """List the accounts: id, name, since when, when signed in last, passkeys, sessions, matches."""
    from rummykit.server import administration

    lines = administration.listed(connection, asked.named)
    if asked.jsonl:
        for each in lines:
            print(json.dumps(each._asdict(), ensure_ascii=False))
        return 0
    rows = [(each.id, each.name, _day(each.created), _day(each.seen), *map(str, each[4:])) for each in lines]
    _print_table(("id", "name", "since", "seen", "passkeys", "sessions", "matches"), rows)
    return 0


def _show(asked: argparse.Namespace, connection: Connection) -> int:
    """Show one account, and the browsers where it is signed in."""
    from rummykit.server import administration

    line = administration.found(connection, asked.account)
    print(f"{line.name} ({line.id})")
    print(f"since {_day(line.created)}, signed in with a passkey last: {_day(line.seen)}")
    print(f"{line.passkeys} passkeys, {line.matches} matches")
    browsers = administration.browsers(connection, line.id, time.time())
    _print_table(
        ("browser", "since", "until"), [(each.label, _day(each.created), _day(each.expires)) for each in browsers]
    )
    return 0


def _export(asked: argparse.Namespace, connection: Connection) -> int:
    """Export all that is stored about one account, as it could do itself."""
    from rummykit.server import administration

    line = administration.found(connection, asked.account)
    text = json.dumps(administration.everything(connection, line.id), indent=2, ensure_ascii=False)
    if asked.to is None:
        print(text)
        return 0
    with asked.to.open("x", encoding="utf-8") as file:
        asked.to.chmod(0o600)
        file.write(text + "\n")
    print(f"All that is stored about {line.name} ({line.id}) is in {asked.to}.")
    return 0


def _sign_out(asked: argparse.Namespace, connection: Connection) -> int:
    """End all sessions of one account: it must sign in again, in every browser."""
    from rummykit.server import administration

    line = administration.found(connection, asked.account)
    ended = administration.sign_out(connection, line.id)
    print(f"{line.name} ({line.id}): {ended} sessions ended.")
    return 0


def _link(asked: argparse.Namespace, connection: Connection) -> int:
    """Make a code that signs one account in once, on the page, within an hour: for a person who has lost the passkey.

    Be sure who asks: whoever has the code has the account.
    """
    from rummykit.server import administration

    line = administration.found(connection, asked.account)
    code = administration.link(connection, line.id, time.time())
    print(f"{line.name} ({line.id}): {code}")
    print("It signs in once within an hour: Account, “Signed in elsewhere, or lost the passkey?”. Then add a passkey.")
    return 0


def _delete(asked: argparse.Namespace, connection: Connection) -> int:
    """Delete one account and all that is stored about it. Its seats in matches remain, without its name."""
    from rummykit.server import administration

    line = administration.found(connection, asked.account)
    if not asked.yes and not _sure(f"Delete {line.name} ({line.id}), {line.matches} matches? [y/N] "):
        print("Nothing was deleted.", file=sys.stderr)
        return 1
    touched = administration.forget(connection, line.id)
    print(f"{line.name} ({line.id}) is deleted, with its name at {touched} tables.")
    return 0


def _sure(question: str) -> bool:
    try:
        return input(question).strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _at_database(asked: argparse.Namespace, run: Callable[[argparse.Namespace, Connection], int]) -> int:
    """Do something in one transaction; 1, with a sentence, if the database cannot be opened or nobody is meant."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from rummykit.server.administration import NoAccount
        from rummykit.server.store.sql import is_shared, open_engine
        from rummykit.server.store.upgrade import NewerDatabase
    except ModuleNotFoundError as missing:
        print(f"The server needs {missing.name}: pip install 'rummykit[server]'", file=sys.stderr)
        return 1
    if "://" not in asked.db and not Path(asked.db).exists():
        print(f"{asked.db}: there is no such database. Say --db PATH or --db postgresql://…", file=sys.stderr)
        return 1
    try:
        engine = open_engine(asked.db)
        with engine.begin() as connection:
            status = run(asked, connection)
        if not is_shared(asked.db):
            from rummykit.server.store.sqlite import carry_over

            carry_over(engine)
        engine.dispose()
    except NewerDatabase:
        print("The database was made by a newer RummyKit.", file=sys.stderr)
        return 1
    except (NoAccount, FileExistsError, SQLAlchemyError) as reason:
        print(getattr(reason, "orig", None) or reason, file=sys.stderr)
        return 1
    return status


def _day(moment: float | None) -> str:
    return "never" if moment is None else f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d}"


def _print_table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    """Print rows in columns as wide as what is in them."""
    table: list[tuple[str, ...]] = [heads, *rows]
    widths = [max(len(row[column]) for row in table) for column in range(len(heads))]
    for row in table:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
