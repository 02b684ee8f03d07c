"""What a guest has done is the account's once they have signed in: every table says of itself whether."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Column, String, create_engine, insert, select

from rummykit.server.accounts.guest_past import take_along
from rummykit.server.accounts.owned import PERSON, taken_along
from rummykit.server.accounts.schema import account_keys, bans
from rummykit.server.features.all_features import FEATURES
from rummykit.server.features.notices.schema import mail_addresses
from rummykit.server.store.schema import metadata

PERSONAL = [each.personal for each in FEATURES]
NOBODY = {
    # What people see.
    *("accounts.name", "ceremonies.name", "bot_tokens.name", "sittings.name", "asks.name", "asked.name"),
    *("club_members.name", "club_results.name", "friends.name", "friend_requests.name", "friend_links.name"),
    *("invitations.name", "invited.name"),
    *("waiting.name", "passkeys.label", "sessions.label"),
    # Hashes of secrets and texts, and a turn.
    *(
        "sessions.hash",
        "device_links.hash",
        "recovery_codes.hash",
        "ceremonies.browser",
        "bot_tokens.hash",
        "push_subscriptions.id",
    ),
    *(
        "friend_links.hash",
        "study_records.digest",
        "push_subscriptions.session",
        "mail_addresses.token",
        "mail_addresses.stop",
        "mail_counts.of",
    ),
    *("reviews.subject", "deeper_looks.subject", "turn_notices.told", "match_puzzles.shape"),
    # Servers.
    *("servers.name", "server_counts.name", "tables.owner", "reviews.owner", "puzzle_sources.owner"),
    # What hosts do is about accounts, networks and tables.
    *("fresh_sessions.hash", "host_acts.user", "host_acts.about", "bans.network"),
    # A person's, who is known in a tournament by every key that `account_keys` has of them.
    "tournament_people.key",
}
"""Columns as wide as a key of a person that have none, or none that has to be taken along."""


def columns() -> list[Column[Any]]:
    """Every column of the database."""
    return [column for table in metadata.sorted_tables for column in table.c]


def called(column: Column[Any]) -> str:
    """A column with its table."""
    return f"{column.table.name}.{column.name}"


def row_of(column: Column[Any], number: int = 0, **values: Any) -> dict[str, Any]:
    """A row of its table, of a guest, with something in every column that wants it; other numbers make other rows."""
    wanted = {each.name: each.type.python_type(number) for each in column.table.c if not each.nullable}
    return wanted | {column.name: "guest"} | values


def test_every_key_of_a_person_says_whether_it_is_taken_along() -> None:
    wide = {called(each) for each in columns() if isinstance(each.type, String) and each.type.length == 64}
    declared = {called(each) for each in columns() if PERSON in each.info}
    assert declared | NOBODY == wide
    assert not declared & NOBODY


def test_every_table_that_guests_share_with_accounts_knows_whose_a_row_is() -> None:
    shared = {table for table in metadata.sorted_tables if "account" in table.c and table.c.account.nullable}
    # Guests are banned by their network.
    assert shared - {bans} <= {each.table for each in columns() if PERSON in each.info}


def test_what_is_taken_along_is_the_accounts_and_what_is_others_is_not() -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        for key, owner in taken_along():
            connection.execute(insert(key.table), [row_of(key), row_of(key, 1, **{key.name: "another"})])
            take_along(connection, "mine", "guest", 1.0, PERSONAL)
            found = {row[0]: row[1] for row in connection.execute(select(key, owner))}
            assert found == {"guest": "mine", "another": None}, called(key)
            connection.execute(key.table.delete())
            connection.execute(account_keys.delete())


def test_who_has_signed_in_to_another_account_before_takes_nothing_along_twice() -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    key, owner = taken_along()[0]
    with engine.begin() as connection:
        take_along(connection, "first", "guest", 1.0, PERSONAL)
        connection.execute(insert(key.table), row_of(key))
        take_along(connection, "second", "guest", 1.0, PERSONAL)
        assert list(connection.scalars(select(owner))) == [None]
        assert list(connection.scalars(select(account_keys.c.account))) == ["first"]


@pytest.mark.parametrize(
    ("own", "past", "kept"),
    [
        (None, {"confirmed": True}, "guest"),
        ({"confirmed": True}, {"confirmed": True}, "own"),
        ({"confirmed": False}, {"confirmed": False}, "own"),
        ({"confirmed": False}, {"confirmed": True}, "guest"),
        ({"confirmed": True, "until": 0.5}, {"confirmed": True}, "guest"),
        ({"confirmed": False}, {"confirmed": True, "until": 0.5}, "own"),
        ({"confirmed": True}, None, "own"),
    ],
)
def test_of_two_addresses_the_one_that_counts_is_kept(
    own: dict[str, Any] | None, past: dict[str, Any] | None, kept: str
) -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    person = mail_addresses.c.person
    rows = [] if own is None else [row_of(person, 1, person="own", account="mine", **{"until": 2.0, **own})]
    rows += [] if past is None else [row_of(person, 2, account=None, **{"until": 2.0, **past})]
    with engine.begin() as connection:
        connection.execute(insert(mail_addresses), rows)
        take_along(connection, "mine", "guest", 1.0, PERSONAL)
        found = connection.execute(select(person, mail_addresses.c.account)).all()
        assert [tuple(row) for row in found] == [(kept, "mine")]
