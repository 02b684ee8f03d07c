"""`rummykit tournaments`: which tournaments a server keeps, ending and deleting them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from rummykit.cli.hosting import add_act, add_reason, be_sure, carried_out, columns, day
from rummykit.cli.serve import count

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from rummykit.cli.settings import SettingsParser
    from rummykit.server.wire.admin_messages import ListedTournament


def add(commands: argparse._SubParsersAction[SettingsParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "tournaments",
        help="list, show, close and delete tournaments of a server",
        description="Look after the tournaments of a server, while it runs or not.",
    )
    acts = parser.add_subparsers(required=True, metavar="WHAT")
    listing = add_act(acts, "list", _list, "the tournaments in which something happened last")
    listing.add_argument("--most", type=count, default=50, metavar="N", help="so many (%(default)s)")
    for name, act, help in (
        ("show", _show, "one tournament"),
        ("close", _close, "end one tournament now"),
        ("delete", _delete, "delete one tournament"),
    ):
        one = add_act(acts, name, act, help)
        one.add_argument("tournament", metavar="TOURNAMENT", help="its id, its link or its code")
        if name != "show":
            add_reason(one)
            one.add_argument("--yes", action="store_true", help="do not ask")


def _list(asked: argparse.Namespace, connection: Connection) -> str:
    """List tournaments, those in which something happened last first."""
    from rummykit.server.administration import tournaments

    return _columns(tournaments.newest(connection, asked.most))


def _show(asked: argparse.Namespace, connection: Connection) -> str:
    """Show one tournament."""
    from rummykit.server.administration import tournaments

    return _columns([tournaments.found(connection, asked.tournament)])


def _close(asked: argparse.Namespace, connection: Connection) -> str:
    """End one tournament now: there is no next round. Tables that are played at go on."""
    from rummykit.server.administration import tournaments

    line = tournaments.found(connection, asked.tournament)
    be_sure(asked, f"End {line.name} ({line.id}, {line.entrants} entrants)?")
    carried_out(asked, connection, "close_tournament", line.id)
    return f"{line.name} ({line.id}) is over."


def _delete(asked: argparse.Namespace, connection: Connection) -> str:
    """Delete one tournament, with its rounds and standings. Its tables stay."""
    from rummykit.server.administration import tournaments

    line = tournaments.found(connection, asked.tournament)
    be_sure(asked, f"Delete {line.name} ({line.id}, {line.entrants} entrants)?")
    carried_out(asked, connection, "delete_tournament", line.id)
    return f"{line.name} ({line.id}) is deleted."


def _columns(lines: Iterable[ListedTournament]) -> str:
    rows = [
        (each.id, each.game, str(each.entrants), "over" if each.over else "on", day(each.changed), each.name)
        for each in lines
    ]
    return columns(("id", "game", "entrants", "state", "changed", "name"), rows)
