"""`rummykit sessions`, `bans`, `announcements` and `acts`."""

from __future__ import annotations

import argparse
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from rummykit.cli.hosting import add_act, add_reason, carried_out, columns, day
from rummykit.cli.serve import count

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from rummykit.cli.settings import SettingsParser

_SHOWN = 12
"""Digits of the id of a session in a list."""


def add(commands: argparse._SubParsersAction[SettingsParser]) -> None:
    """Add the commands."""
    sessions = _command(commands, "sessions", "list and end the sessions of accounts")
    listing = add_act(sessions, "list", _list_sessions, "where accounts are signed in, the newest first")
    listing.add_argument("--account", metavar="ACCOUNT", help="only this one: its id, or its name")
    ending = add_act(sessions, "end", _end_session, "end one session")
    ending.add_argument("session", metavar="SESSION", help="its id, or the beginning of it")
    add_reason(ending)

    bans = _command(commands, "bans", "list bans, and ban addresses and networks")
    add_act(bans, "list", _list_bans, "the bans in force, of accounts too")
    for name, act, help in (
        ("add", _ban, "let nobody from an address or a network do anything"),
        ("lift", _unban, "lift the ban of an address or a network"),
    ):
        one = add_act(bans, name, act, help)
        one.add_argument("network", metavar="ADDRESS_OR_NETWORK", help="as 203.0.113.7, 203.0.113.0/24, 2001:db8::/48")
        add_reason(one, ban=name == "add")

    announcements = _command(commands, "announcements", "what everybody reads on the page /status")
    add_act(announcements, "list", _list_announcements, "the announcements that are shown")
    adding = add_act(announcements, "add", _announce, "announce something, such as a planned maintenance")
    adding.add_argument("reason", metavar="TEXT", help="what to announce")
    adding.add_argument("--for", dest="days", type=count, metavar="DAYS", help="show it for so many days (for ever)")
    removing = add_act(announcements, "remove", _remove_announcement, "remove an announcement")
    removing.add_argument("announcement", metavar="ID", help="its id")

    acts = commands.add_parser(
        "acts", help="what hosts have done: bans, deletions and the rest", description="The log of acts."
    )
    shown = add_act(acts.add_subparsers(required=True, metavar="WHAT"), "list", _list_acts, "the newest acts first")
    shown.add_argument("--most", type=count, default=50, metavar="N", help="so many (%(default)s)")


def _command(
    commands: argparse._SubParsersAction[SettingsParser], name: str, help: str
) -> argparse._SubParsersAction[SettingsParser]:
    parser = commands.add_parser(name, help=help, description="In the database of a server, while it runs or not.")
    return parser.add_subparsers(required=True, metavar="WHAT")


def _list_sessions(asked: argparse.Namespace, connection: Connection) -> str:
    """List where accounts are signed in: id, account, browser, since when and until when."""
    from rummykit.server.administration import accounts

    account = None if asked.account is None else accounts.found(connection, asked.account).id
    return columns(
        ("id", "account", "browser", "since", "until"),
        [
            (each.id[:_SHOWN], each.name, each.label, day(each.created), day(each.expires))
            for each in accounts.browsers(connection, account, time.time())
        ],
    )


def _end_session(asked: argparse.Namespace, connection: Connection) -> str:
    """End one session: that browser must sign in again."""
    from rummykit.server.administration import NotFound, accounts

    there = accounts.browsers(connection, None, time.time(), asked.session)
    if len(there) != 1 or not asked.session:
        raise NotFound(f"{asked.session or 'Every id'}: {len(there) or 'no'} sessions begin so.")
    carried_out(asked, connection, "end_session", there[0].id)
    return f"The session of {there[0].name} in {there[0].label} is over."


def _list_bans(asked: argparse.Namespace, connection: Connection) -> str:
    """List the bans in force: of whom, since when, until when, why."""
    from rummykit.server.administration import bans

    return columns(
        ("banned", "since", "until", "reason"),
        [
            (
                each.network or f"{each.name} ({each.account})",
                day(each.made),
                "for ever" if each.until is None else day(each.until),
                each.reason,
            )
            for each in bans.listed(connection, time.time())
        ],
    )


def _ban(asked: argparse.Namespace, connection: Connection) -> str:
    """Ban an address or a network: people there may look at pages, and do nothing else.

    Households and whole mobile networks share addresses: prefer a few days. Running servers hold to it within
    `lease_seconds`.
    """
    return f"{carried_out(asked, connection, 'ban_network', asked.network).made} is banned."


def _unban(asked: argparse.Namespace, connection: Connection) -> str:
    """Lift the ban of an address or a network."""
    return f"{carried_out(asked, connection, 'unban_network', asked.network).made} is not banned any more."


def _list_announcements(asked: argparse.Namespace, connection: Connection) -> str:
    """List the announcements that are shown."""
    from rummykit.server.administration.status import announced

    rows = [
        (each.id, day(each.made), "removed" if each.until is None else day(each.until), each.text)
        for each in announced(connection, time.time())
    ]
    return columns(("id", "since", "until", "text"), rows)


def _announce(asked: argparse.Namespace, connection: Connection) -> str:
    """Announce something on the page /status."""
    return f"{carried_out(asked, connection, 'announce').made} is announced."


def _remove_announcement(asked: argparse.Namespace, connection: Connection) -> str:
    """Remove an announcement."""
    carried_out(asked, connection, "remove_announcement", asked.announcement)
    return f"{asked.announcement} is removed."


def _list_acts(asked: argparse.Namespace, connection: Connection) -> str:
    """List what hosts have done, on the command line and on the page: when (UTC), who, what, on whom, why."""
    from rummykit.server.administration import acts

    return columns(
        ("when", "by", "what", "about", "reason"),
        [
            (
                f"{datetime.fromtimestamp(each.at, UTC):%Y-%m-%d %H:%M}",
                *(each.by, each.what, f"{each.name} {each.about}".strip(), each.reason),
            )
            for each in acts.latest(connection, asked.most)
        ],
    )
