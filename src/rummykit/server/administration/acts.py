"""The log of what hosts have done: who, what, on whom, when and why. It has no names, and forgets deleted accounts."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from rummykit.server.accounts.privacy import NOBODY
from rummykit.server.accounts.schema import accounts, host_acts
from rummykit.server.wire.admin_messages import HostAct, HostActKind


class Host(NamedTuple):
    """Who acts for the host: a user of the machine, or an account on the page."""

    user: str = ""
    account: str | None = None


def note(
    connection: Connection,
    by: Host,
    what: HostActKind,
    now: float,
    *,
    account: str | None = None,
    about: str = "",
    reason: str = "",
) -> None:
    """Something was done, in the same transaction as the deed itself."""
    row = {"at": now, "user": by.user, "admin": by.account, "what": what, "subject": account, "about": about}
    connection.execute(insert(host_acts), row | {"reason": reason})


def latest(connection: Connection, most: int) -> tuple[HostAct, ...]:
    """What was done last, the newest first."""
    rows = connection.execute(select(host_acts).order_by(host_acts.c.id.desc()).limit(most)).all()
    meant = {row.subject for row in rows} | {row.admin for row in rows}
    names = {
        row.id: row.name
        for row in connection.execute(select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(meant - {None})))
    }
    return tuple(
        HostAct(
            at=row.at,
            by=row.user or names.get(row.admin, NOBODY),
            what=row.what,
            about=row.subject or row.about,
            name=names.get(row.subject, ""),
            reason=row.reason,
        )
        for row in rows
    )
