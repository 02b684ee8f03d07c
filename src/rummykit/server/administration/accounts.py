"""What a host does with accounts at the machine: find them, look at them, export, sign out and delete them."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, delete, false, func, select

from rummykit.server.accounts import privacy
from rummykit.server.accounts.personal_data import Rows
from rummykit.server.accounts.schema import accounts, device_links, passkeys, results, sessions
from rummykit.server.accounts.sessions import new_link
from rummykit.server.administration import NotFound
from rummykit.server.features.all_features import FEATURES

_LINK_SECONDS = 3600.0
_AT_ONCE = 1000
_KEPT = tuple(feature.personal for feature in FEATURES)


class ListedAccount(NamedTuple):
    """An account in a list. `created` and `seen` are seconds since 1970; `seen` is when it signed in last."""

    id: str
    name: str
    created: float
    seen: float | None
    passkeys: int
    sessions: int
    matches: int


class SignedIn(NamedTuple):
    """A browser that is signed in: what it called itself, and since when and until when, in seconds since 1970."""

    id: str
    account: str
    name: str
    label: str
    created: float
    expires: float


def listed(connection: Connection, named: str = "", most: int | None = None) -> list[ListedAccount]:
    """The accounts whose names contain a text, whatever its case, the newest first."""
    newest_first = accounts.c.created.desc(), accounts.c.id
    names = connection.execute(select(accounts.c.id, accounts.c.name).order_by(*newest_first))
    meant = (id for id, name in names if named.casefold() in name.casefold())  # databases fold ASCII alone
    ids = list(islice(meant, most))
    lines: list[ListedAccount] = []
    for begin in range(0, len(ids), _AT_ONCE):
        asked = _lines().where(accounts.c.id.in_(ids[begin : begin + _AT_ONCE])).order_by(*newest_first)
        lines += [ListedAccount._make(row) for row in connection.execute(asked)]
    return lines


def found(connection: Connection, said: str) -> ListedAccount:
    """The account with an id, or the only one with the beginning of an id or with a name; raises `NotFound`."""
    begins = func.substr(accounts.c.id, 1, len(said)) == said
    meant = (accounts.c.name == said) | begins if said else false()
    there = [ListedAccount._make(row) for row in connection.execute(_lines().where(meant))]
    for each in there:
        if each.id == said or len(there) == 1:
            return each
    if there:
        ids = ", ".join(each.id for each in there[:5])
        raise NotFound(f"{said}: {len(there)} accounts have this name, or an id that begins so: {ids}. Say the id.")
    raise NotFound(f"{said or 'No name and no id'}: there is no such account. `rummykit accounts list` shows them.")


def browsers(connection: Connection, account: str | None, now: float, session: str = "") -> list[SignedIn]:
    """Where an account, or everybody, is signed in, the newest first; only sessions whose id begins so."""
    shown = sessions.c.hash, sessions.c.account, accounts.c.name, *(sessions.c.label, sessions.c.created)
    there = (
        select(*shown, sessions.c.expires)
        .join(accounts, accounts.c.id == sessions.c.account)
        .where(sessions.c.expires > now, sessions.c.hash.startswith(session, autoescape=True))
    )
    if account is not None:
        there = there.where(sessions.c.account == account)
    return [SignedIn._make(row) for row in connection.execute(there.order_by(sessions.c.created.desc()))]


def sign_out(connection: Connection, account: str) -> int:
    """End all sessions of an account, and codes that would begin one; how many sessions that were."""
    connection.execute(delete(device_links).where(device_links.c.account == account))
    return connection.execute(delete(sessions).where(sessions.c.account == account)).rowcount


def link(connection: Connection, account: str, now: float) -> str:
    """A code that signs an account in once, for an hour: for a person who has lost the passkey."""
    return new_link(connection, account, now, now + _LINK_SECONDS)


def everything(connection: Connection, account: str) -> Rows:
    """All that is stored about an account, as it would get it itself."""
    return privacy.everything(connection, account, _KEPT)


def forget(connection: Connection, account: str) -> tuple[str, ...]:
    """Delete an account as its owner would; the tables where its person sat."""
    return privacy.forget(connection, account, _KEPT)


def _lines() -> Select[tuple[str, str, float, float | None, int, int, int]]:
    def counted(column: ColumnElement[str]) -> ColumnElement[int]:
        return select(func.count()).where(column == accounts.c.id).scalar_subquery()

    used = select(func.max(passkeys.c.used)).where(passkeys.c.account == accounts.c.id).scalar_subquery()
    return select(
        accounts.c.id,
        accounts.c.name,
        accounts.c.created,
        used,
        counted(passkeys.c.account),
        counted(sessions.c.account),
        counted(results.c.account),
    )
