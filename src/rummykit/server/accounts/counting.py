"""Counting a finished match for the accounts at its table: a result for each, and new ratings if it was rated.

A table is counted once, whatever happens: the results are written completely or not at all, and counting again returns
the same.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, RowMapping, delete, insert, select

from rummykit.server.accounts.ratings import NEW, Skill, rated
from rummykit.server.accounts.schema import account_keys, account_tables, ratings, results
from rummykit.server.store.schema import tables
from rummykit.server.table.entries import Rerated
from rummykit.server.table.table import Table

Rerating = tuple[Rerated | None, ...]
"""By seat the rating before and after, None where it has none."""


class FinishedMatch(NamedTuple):
    """A match that is over: by seat the key of who began it there (empty for bots), the place and the points."""

    table: str
    game: str
    at: float
    rated: bool
    keys: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    visiting_bots: int = 0


def finished(table: Table) -> FinishedMatch:
    """The end of a table's match. Somebody who left, or let a bot play on, still gets the place of the seat."""
    assert table.match is not None
    return FinishedMatch(
        table=table.id,
        game=table.rules.id,
        at=table.turn_began,
        rated=table.created.rated,
        keys=table.began,
        places=table.match.sheet.places,
        points=table.match.totals,
        visiting_bots=sum(seat.visiting for seat in table.seats),
    )


def count(connection: Connection, match: FinishedMatch) -> Rerating:
    """Count a match if that has not been done; returns the new ratings by seat."""
    # Of two servers that both believe to own the table one waits here for the other.
    connection.execute(select(tables.c.id).where(tables.c.id == match.table).with_for_update())
    counted = connection.execute(select(results).where(results.c.table_id == match.table)).mappings().all()
    if counted:
        return _told(counted, len(match.keys))
    owners = _owners(connection, match.keys)
    after = _rate(connection, match, owners) if match.rated else {}
    rows = [
        {
            "table_id": match.table,
            "seat": seat,
            "account": owners[seat],
            "game": match.game,
            "finished": match.at,
            "players": len(match.keys),
            "place": match.places[seat],
            "score": match.points[seat],
            "rated": match.rated,
            "rating_before": after[seat].before if seat in after else None,
            "rating_after": after[seat].after if seat in after else None,
            "visiting_bots": match.visiting_bots,
        }
        for seat in sorted(owners)
    ]
    if rows:
        connection.execute(insert(results), rows)
        note_tables(connection, match.table, set(owners.values()))
    return tuple(after.get(seat) for seat in range(len(match.keys)))


def skills(connection: Connection, game: str, accounts: Sequence[str]) -> dict[str, tuple[Skill, int]]:
    """The skill of each account that was rated in a game, and in how many matches."""
    asked = (
        select(ratings)
        .where(ratings.c.game == game, ratings.c.account.in_(accounts))
        .order_by(ratings.c.account)
        .with_for_update()
    )
    return {row.account: (Skill(row.mu, row.sigma), row.matches) for row in connection.execute(asked)}


def note_tables(connection: Connection, table: str, accounts: Collection[str]) -> None:
    """Remember that these accounts have sat at a table."""
    known = connection.scalars(
        select(account_tables.c.account).where(
            account_tables.c.table_id == table, account_tables.c.account.in_(accounts)
        )
    )
    new = [{"account": account, "table_id": table} for account in sorted({*accounts} - {*known})]
    if new:
        connection.execute(insert(account_tables), new)


def _told(counted: Sequence[RowMapping], seats: int) -> Rerating:
    known = {
        row["seat"]: Rerated(before=row["rating_before"], after=row["rating_after"])
        for row in counted
        if row["rating_after"] is not None
    }
    return tuple(known.get(seat) for seat in range(seats))


def _owners(connection: Connection, keys: Sequence[str]) -> dict[int, str]:
    """The account of every seat that has one."""
    asked = select(account_keys.c.key, account_keys.c.account).where(account_keys.c.key.in_([*filter(None, keys)]))
    by_key = {row.key: row.account for row in connection.execute(asked)}
    return {seat: by_key[key] for seat, key in enumerate(keys) if key in by_key}


def _rate(connection: Connection, match: FinishedMatch, owners: Mapping[int, str]) -> dict[int, Rerated]:
    """Rate all seats against each other; a deleted account counts as new and is not stored."""
    known = skills(connection, match.game, list(owners.values()))
    before = [known.get(owners.get(seat, ""), (NEW, 0)) for seat in range(len(match.keys))]
    after = rated([skill for skill, _ in before], match.places)
    rows = [
        {
            "account": account,
            "game": match.game,
            "mu": after[seat].mu,
            "sigma": after[seat].sigma,
            "matches": before[seat][1] + 1,
        }
        for seat, account in sorted(owners.items())
    ]
    connection.execute(
        delete(ratings).where(ratings.c.game == match.game, ratings.c.account.in_(list(owners.values())))
    )
    if rows:
        connection.execute(insert(ratings), rows)
    return {seat: Rerated(before=before[seat][0].shown, after=after[seat].shown) for seat in owners}
