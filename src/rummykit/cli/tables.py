"""`rummykit tables`: which tables a server keeps, and deleting those that nobody needs or that should not be there."""

from __future__ import annotations

import argparse
import json
import time
from typing import TYPE_CHECKING

from rummykit.cli.hosting import DAY, add_act, add_reason, be_sure, carried_out, day, print_columns
from rummykit.cli.serve import count

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from rummykit.cli.settings import SettingsParser
    from rummykit.server.administration.tables import ListedTable


def add(commands: argparse._SubParsersAction[SettingsParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "tables",
        help="list, show, close and delete tables of a server",
        description="Look after the tables of a server, while it runs or not.",
    )
    acts = parser.add_subparsers(required=True, metavar="WHAT")
    listing = add_act(acts, "list", _list, "the tables that were played at last")
    listing.add_argument("--named", default="", metavar="TEXT", help="only where somebody sat whose name contains this")
    listing.add_argument("--most", type=count, default=50, metavar="N", help="so many (%(default)s)")
    listing.add_argument("--jsonl", action="store_true", help="as JSON Lines")
    one = add_act(acts, "show", _show, "one table")
    one.add_argument("table", metavar="TABLE", help="its id, or its link")
    one = add_act(acts, "close", _close, "end one table for good, and tell who comes why")
    one.add_argument("table", metavar="TABLE", help="its id, or its link")
    one.add_argument("--reason", required=True, metavar="TEXT", help="why, for those who come to the table")
    one = add_act(acts, "delete", _delete, "delete one table and its match")
    one.add_argument("table", metavar="TABLE", help="its id, or its link")
    add_reason(one)
    one.add_argument("--yes", action="store_true", help="do not ask")
    pruning = add_act(acts, "prune", _prune, "delete tables that were not used for long")
    pruning.add_argument("--older", type=count, required=True, metavar="DAYS", help="not used for so many days")
    pruning.add_argument("--yes", action="store_true", help="do not ask")


def _list(asked: argparse.Namespace, connection: Connection) -> int:
    """List tables, those that were played at last first: id, game, who sat there, entries of the log, dates."""
    from rummykit.server.administration import tables

    _print(asked.jsonl, tables.newest(connection, asked.most, asked.named))
    return 0


def _show(asked: argparse.Namespace, connection: Connection) -> int:
    """Show one table: game, who has sat there, how long its log is."""
    from rummykit.server.administration import tables

    _print(False, [tables.found(connection, asked.table)])
    return 0


def _close(asked: argparse.Namespace, connection: Connection) -> int:
    """Close one table: nobody can play there or look at it any more, and who comes is told the reason.

    A server that has it in memory closes its pages within `lease_seconds`.
    """
    from rummykit.server.administration import tables

    line = tables.found(connection, asked.table)
    carried_out(asked, connection, "close_table", line.id)
    print(f"{line.id} is closed.")
    return 0


def _delete(asked: argparse.Namespace, connection: Connection) -> int:
    """Delete one table: its match, and its results in the histories of accounts. Ratings stay as they are."""
    from rummykit.server.administration import tables

    line = tables.found(connection, asked.table)
    be_sure(asked, f"Delete {line.id} ({line.game}; {', '.join(line.people)})?")
    carried_out(asked, connection, "delete_table", line.id)
    print(f"{line.id} is deleted.")
    return 0


def _prune(asked: argparse.Namespace, connection: Connection) -> int:
    """Delete all tables that nothing has happened at for so many days.

    Those in the history of an account, a club or a tournament stay, and those that a study shows.
    """
    from rummykit.server.administration import tables

    old, kept = tables.old(connection, time.time() - asked.older * DAY)
    print(f"{len(old)} tables were not used for {asked.older} days; {kept} more stay, for they are in histories.")
    if not old:
        return 0
    be_sure(asked, f"Delete these {len(old)} tables?")
    gone = tables.remove(connection, old)
    asked.reason = f"{gone} tables, {asked.older} days"
    carried_out(asked, connection, "prune_tables")
    print(f"{gone} tables are deleted.")
    return 0


def _print(as_json: bool, lines: list[ListedTable]) -> None:
    if as_json:
        for each in lines:
            print(json.dumps(each._asdict(), ensure_ascii=False))
        return
    rows = [
        (
            *(each.id, each.game, str(each.entries), day(each.made), day(each.last)),
            ", ".join(each.people) + ("" if each.closed is None else f" (closed: {each.closed})"),
        )
        for each in lines
    ]
    print_columns(("id", "game", "entries", "made", "last", "people"), rows)
