"""`rummykit tables`: which tables a server keeps, and deleting those that nobody needs or that should not be there."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from rummykit.cli.hosting import DAY, add_act, add_reason, be_sure, carried_out, columns, day, json_lines, reading
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


def _list(asked: argparse.Namespace, connection: Connection) -> str:
    """List tables, those that were played at last first: id, game, who sat there, entries of the log, dates."""
    from rummykit.server.administration import tables

    lines = tables.newest(connection, asked.most, asked.named)
    return json_lines(lines) if asked.jsonl else _columns(lines)


def _show(asked: argparse.Namespace, connection: Connection) -> str:
    """Show one table: game, who has sat there, how long its log is."""
    from rummykit.server.administration import tables

    return _columns([tables.found(connection, asked.table)])


def _close(asked: argparse.Namespace, connection: Connection) -> str:
    """Close one table: nobody can play there or look at it any more, and who comes is told the reason.

    A server that has it in memory closes its pages within `lease_seconds`.
    """
    from rummykit.server.administration import tables

    line = tables.found(connection, asked.table)
    carried_out(asked, connection, "close_table", line.id)
    return f"{line.id} is closed."


def _delete(asked: argparse.Namespace, connection: Connection) -> str:
    """Delete one table: its match, and its results in the histories of accounts. Ratings stay as they are."""
    from rummykit.server.administration import tables

    line = tables.found(connection, asked.table)
    be_sure(asked, f"Delete {line.id} ({line.game}; {', '.join(line.people)})?")
    carried_out(asked, connection, "delete_table", line.id)
    return f"{line.id} is deleted."


def _prune(asked: argparse.Namespace, connection: Connection) -> str:
    """Delete all tables that nothing has happened at for so many days.

    Those in the history of an account, a club or a tournament stay, and those that a study shows.
    """
    from rummykit.server.administration import tables

    before = time.time() - asked.older * DAY
    reading(connection, True)
    old, kept = tables.old(connection, before)
    said = f"{len(old)} tables were not used for {asked.older} days; {kept} more stay, for they are in histories."
    if not old:
        return said
    be_sure(asked, f"{said} Delete these {len(old)} tables?")
    reading(connection, False)
    gone = 0
    try:
        for begin in range(0, len(old), tables.AT_ONCE):
            # Somebody who has come back to one of them meanwhile keeps it.
            gone += len(tables.remove_old(connection, old[begin : begin + tables.AT_ONCE], before))
            connection.commit()
    finally:
        connection.rollback()
        if gone:
            asked.reason = f"{gone} tables, {asked.older} days"
            carried_out(asked, connection, "prune_tables")
            connection.commit()
    return f"{gone} tables are deleted; {kept} more were not used for {asked.older} days, and are in histories."


def _columns(lines: list[ListedTable]) -> str:
    rows = [
        (
            *(each.id, each.game, str(each.entries), day(each.made), day(each.last)),
            ", ".join(each.people) + ("" if each.closed is None else f" (closed: {each.closed})"),
        )
        for each in lines
    ]
    return columns(("id", "game", "entries", "made", "last", "people"), rows)
