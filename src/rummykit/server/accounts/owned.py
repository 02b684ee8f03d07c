"""The columns that say whose a row is, in whichever table of the database: what has one is exported and deleted with an
account, and what a guest has is taken along by who signs in."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, String, Table

from rummykit.server.store.schema import metadata

OWNER = "owner"
"""In the `info` of the column that says to which account a row belongs."""
PERSON = "person"
"""In the `info` of a column with the key of a person, a guest's or an account's own: the name of the column beside it
that has the account, or None where the rows of a guest are not simply the account's from then on."""


def account_of(*, key: bool = False, index: bool = True) -> Column[str]:
    """The account that has a row."""
    account = ForeignKey("accounts.id")
    return Column("account", String(32), account, primary_key=key, nullable=False, index=index, info={OWNER: True})


def person_of(name: str, account: str | None = "account", *, key: bool = False, index: bool = False) -> Column[str]:
    """The key of a person; `account` is the column beside it with the account, where there is one."""
    return Column(name, String(64), primary_key=key, nullable=False, index=index, info={PERSON: account})


def account_beside() -> Column[str | None]:
    """The account of the person with the key beside it, where they have one."""
    account = ForeignKey("accounts.id")
    return Column("account", String(32), account, nullable=True, index=True, info={OWNER: True})


def owned() -> dict[Table, Column[str]]:
    """Every table with something of an account, and the column that says whose; what others refer to comes last."""
    return {table: column for table in reversed(metadata.sorted_tables) for column in table.c if OWNER in column.info}


def taken_along() -> list[tuple[Column[str], Column[str]]]:
    """Every column with the key of a guest whose rows belong to an account once they have signed in, and the column
    that says to which."""
    return [
        (column, table.c[column.info[PERSON]])
        for table in metadata.sorted_tables
        for column in table.c
        if column.info.get(PERSON)
    ]
