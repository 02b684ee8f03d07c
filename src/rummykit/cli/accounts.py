"""`rummykit accounts`: who has an account on a server, requests by letter (export, sign out, delete), and bans."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

from rummykit.cli.hosting import add_act, add_reason, be_sure, carried_out, columns, day, json_lines

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from rummykit.cli.settings import SettingsParser

_WHO = "the id of an account, the beginning of one, or a name that only one account has"


def add(commands: argparse._SubParsersAction[SettingsParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "accounts",
        help="list, show, export, sign out, ban and delete accounts of a server",
        description="Look after the accounts of a server, while it runs or not.",
    )
    acts = parser.add_subparsers(required=True, metavar="WHAT")
    listing = add_act(acts, "list", _list, "the accounts, the newest first")
    listing.add_argument("--named", default="", metavar="TEXT", help="only those whose name contains this")
    listing.add_argument("--jsonl", action="store_true", help="as JSON Lines")
    for name, act, help in (
        ("show", _show, "one account, and where it is signed in"),
        ("export", _export, "all that is stored about one account, as JSON"),
        ("sign-out", _sign_out, "end all sessions of one account"),
        ("link", _link, "a code that signs one account in, for who has lost the passkey"),
        ("ban", _ban, "sign one account out and let it in no more"),
        ("unban", _unban, "lift the ban of one account"),
        ("admin", _admin, "let one account administer the server on the page, or no more"),
        ("delete", _delete, "delete one account and all that is stored about it"),
    ):
        one = add_act(acts, name, act, help)
        one.add_argument("account", metavar="ACCOUNT", help=_WHO)
        if name != "show":
            add_reason(one, ban=name == "ban")
        if name == "admin":
            one.add_argument("on", choices=("on", "off"), help="from now on, or no more")
        if name == "export":
            one.add_argument("--to", type=Path, metavar="FILE", help="write it into this new file, instead of printing")
        if name == "delete":
            one.add_argument("--yes", action="store_true", help="do not ask")


def _list(asked: argparse.Namespace, connection: Connection) -> str:
    """List the accounts: id, name, since when, when signed in last, passkeys, sessions, matches."""
    from rummykit.server.administration import accounts

    lines = accounts.listed(connection, asked.named)
    if asked.jsonl:
        return json_lines(lines)
    rows = [(each.id, each.name, day(each.created), day(each.seen), *map(str, each[4:])) for each in lines]
    return columns(("id", "name", "since", "seen", "passkeys", "sessions", "matches"), rows)


def _show(asked: argparse.Namespace, connection: Connection) -> str:
    """Show one account, and the browsers where it is signed in."""
    from rummykit.server.administration import accounts

    line = accounts.found(connection, asked.account)
    browsers = [
        (each.label, day(each.created), day(each.expires))
        for each in accounts.browsers(connection, line.id, time.time())
    ]
    return (
        f"{line.name} ({line.id})\n"
        f"since {day(line.created)}, signed in with a passkey last: {day(line.seen)}\n"
        f"passkeys: {line.passkeys}, matches: {line.matches}\n" + columns(("browser", "since", "until"), browsers)
    )


def _ban(asked: argparse.Namespace, connection: Connection) -> str:
    """Ban one account: it is signed out and cannot sign in, a bot plays on in its seats, and it leaves tournaments.

    Running servers free its seats within `lease_seconds`. A person who signs in reads the reason.
    """
    from rummykit.server.administration import accounts

    line = accounts.found(connection, asked.account)
    carried_out(asked, connection, "ban", line.id)
    return f"{line.name} ({line.id}) is banned."


def _unban(asked: argparse.Namespace, connection: Connection) -> str:
    """Lift the ban of one account: it may sign in again. At tables where it lost its seat it gets none back."""
    from rummykit.server.administration import accounts

    line = accounts.found(connection, asked.account)
    carried_out(asked, connection, "unban", line.id)
    return f"{line.name} ({line.id}) is not banned any more."


def _admin(asked: argparse.Namespace, connection: Connection) -> str:
    """Let one account administer the server on its page /admin, or no more.

    It uses its passkey there again every quarter of an hour.
    """
    from rummykit.server.administration import accounts

    line = accounts.found(connection, asked.account)
    carried_out(asked, connection, "admin_on" if asked.on == "on" else "admin_off", line.id)
    return (
        f"{line.name} ({line.id}) {'administers the server' if asked.on == 'on' else 'is no administrator any more'}."
    )


def _export(asked: argparse.Namespace, connection: Connection) -> str:
    """Export all that is stored about one account, as it could do itself."""
    from rummykit.server.administration import accounts

    line = accounts.found(connection, asked.account)
    carried_out(asked, connection, "export", line.id)
    text = json.dumps(accounts.everything(connection, line.id), indent=2, ensure_ascii=False)
    if asked.to is None:
        return text
    with asked.to.open("x", encoding="utf-8") as file:
        asked.to.chmod(0o600)
        file.write(text + "\n")
    return f"All that is stored about {line.name} ({line.id}) is in {asked.to}."


def _sign_out(asked: argparse.Namespace, connection: Connection) -> str:
    """End all sessions of one account: it must sign in again, in every browser."""
    from rummykit.play.printed import counted
    from rummykit.server.administration import accounts

    line = accounts.found(connection, asked.account)
    ended = carried_out(asked, connection, "sign_out", line.id).many
    return f"{line.name} ({line.id}): {counted(ended, 'session')} ended."


def _link(asked: argparse.Namespace, connection: Connection) -> str:
    """Make a code that signs one account in once, on the page, within an hour: for a person who has lost the passkey.

    Be sure who asks: the code opens the account to anybody.
    """
    from rummykit.server.administration import accounts

    line = accounts.found(connection, asked.account)
    code = carried_out(asked, connection, "link", line.id).made
    return (
        f"{line.name} ({line.id}): {code}\n"
        "It signs in once within an hour: Account, “Signed in elsewhere, or lost the passkey?”. Then add a passkey."
    )


def _delete(asked: argparse.Namespace, connection: Connection) -> str:
    """Delete one account and all that is stored about it. Its seats in matches remain, without its name."""
    from rummykit.server.administration import accounts

    line = accounts.found(connection, asked.account)
    be_sure(asked, f"Delete {line.name} ({line.id}; matches: {line.matches})?")
    touched = carried_out(asked, connection, "delete_account", line.id).many
    return f"{line.name} ({line.id}) is deleted; tables where its seat has no name now: {touched}."
