"""Everything that a host may do, on the command line or on the page: done and noted in one transaction."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from rummykit.server.accounts.schema import accounts, sessions
from rummykit.server.administration import accounts as administered
from rummykit.server.administration import acts, announcements, bans, tables, tournaments
from rummykit.server.administration.acts import Host
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.names import shown_text
from rummykit.server.wire.admin_messages import HostActAsked

_DAY = 24 * 3600.0
_OF_ACCOUNTS = frozenset({"ban", "unban", "sign_out", "export", "link", "delete_account", "admin_on", "admin_off"})
_SHOWN = frozenset({"announce", "close_table"})
"""Acts whose reason others read."""


class Done(NamedTuple):
    """What was done: the tables that must be read again, whether something was deleted, and a text that came of it (the
    code of a link, the id of an announcement, a network) or how many there were."""

    tables: tuple[str, ...] = ()
    deleted: bool = False
    made: str = ""
    many: int = 0


def carry_out(
    connection: Connection,
    by: Host,
    asked: HostActAsked,
    now: float,
    longest: int = 300,
    until: float | None = None,
) -> Done:
    """Do what is asked, and note it; raises `TableRefusal` or `NotFound`, and then nothing was done.

    `until` is a moment for a ban that no number of days says.
    """
    told = asked.reason or asked.what in _SHOWN
    reason = shown_text(asked.reason, longest, "bad_reason") if told else ""
    asked = HostActAsked(what=asked.what, about=asked.about.strip(), reason=reason, days=asked.days)
    account = asked.about if asked.what in _OF_ACCOUNTS else None
    if account is not None and connection.scalar(select(accounts.c.id).where(accounts.c.id == account)) is None:
        raise TableRefusal("unknown_account")
    if asked.what == "end_session":
        account = connection.scalar(select(sessions.c.account).where(sessions.c.hash == asked.about))
    if until is None and asked.days is not None:
        until = now + asked.days * _DAY
    done = _done(connection, asked, now, until)
    made = done.made if asked.what in ("announce", "ban_network", "unban_network") else ""
    about = "" if account is not None else made or asked.about[:64]
    account = None if asked.what == "delete_account" else account
    acts.note(connection, by, asked.what, now, account=account, about=about, reason=asked.reason)
    return done


def _done(connection: Connection, asked: HostActAsked, now: float, until: float | None) -> Done:
    about, reason = asked.about, asked.reason
    match asked.what:
        case "ban":
            bans.ban_account(connection, about, until, reason, now)
        case "unban":
            if not bans.lift_account(connection, about):
                raise TableRefusal("unknown_ban")
        case "ban_network":
            return Done(made=bans.ban_network(connection, about, until, reason, now))
        case "unban_network":
            return Done(made=bans.lift_network(connection, about))
        case "sign_out":
            return Done(many=administered.sign_out(connection, about))
        case "end_session":
            if not connection.execute(delete(sessions).where(sessions.c.hash == about)).rowcount:
                raise TableRefusal("unknown_session")
        case "link":
            return Done(made=administered.link(connection, about, now))
        case "export":
            pass  # it is noted, and read by who asks
        case "delete_account":
            touched = administered.forget(connection, about)
            return Done(tables=touched, deleted=True, many=len(touched))
        case "admin_on" | "admin_off":
            bans.set_admin(connection, about, asked.what == "admin_on", now)
        case "close_table":
            tables.close(connection, about, reason, now)
            return Done(tables=(about,))
        case "delete_table":
            if not tables.remove(connection, [about]):
                raise TableRefusal("unknown_table")
            return Done(tables=(about,), deleted=True)
        case "close_tournament":
            tournaments.close(connection, about, now)
        case "delete_tournament":
            if not tournaments.remove(connection, about):
                raise TableRefusal("unknown_tournament")
        case "announce":
            return Done(made=announcements.add(connection, reason, until, now))
        case "remove_announcement":
            announcements.remove(connection, about)
        case "prune_tables":
            pass  # it is done piece by piece
    return Done()
