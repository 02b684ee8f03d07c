"""What a feature keeps of people besides rows that say whose they are, which are exported and deleted by themselves."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, Select

from rummykit.server.table.entries import SatDown

Rows: TypeAlias = dict[str, list[dict[str, Any]]]
"""Rows by the name of what they are of."""


class Holder(NamedTuple):
    """Who has an account: the keys of the person's seats and of the account's bots, and every line by which anybody
    took a seat at a table where one of them may sit: the table, the version, and what the line says."""

    account: str
    keys: frozenset[str]
    taken: tuple[tuple[str, int, SatDown], ...]

    @property
    def seats(self) -> set[tuple[str, int]]:
        """The seats, by table and number, that are theirs since somebody sat there last."""
        last = {(table, entry.seat): entry.key for table, _version, entry in self.taken}
        return {seat for seat, key in last.items() if key in self.keys}


class PersonalData:
    """A feature overrides what it has; the rest does nothing. All of it is part of one transaction."""

    def keys(self, account: str) -> Select[tuple[str]] | None:
        """The keys of seats that belong to an account besides the person's own."""
        return None

    def tables(self, account: str, keys: frozenset[str]) -> Select[tuple[str]] | None:
        """Tables where these keys of an account may have a seat that `account_tables` does not know."""
        return None

    def export(self, db: Connection, holder: Holder) -> Rows:
        """What is exported besides."""
        return {}

    def forget(self, db: Connection, holder: Holder) -> None:
        """Delete it, before the rows of the account are deleted."""

    def take_along(self, db: Connection, account: str, guest: str, now: float) -> None:
        """See to what a guest and an account cannot both have, before the guest's rows are the account's."""

    def signed_in(self, db: Connection, account: str, guest: str | None, session: str | None) -> None:
        """An account is signed in from now on in the browser of a guest."""
