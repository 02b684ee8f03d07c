"""The first entries of a new table: one that a guest asks for, or a rematch with the same people."""

from __future__ import annotations

import secrets

from rummykit import games
from rummykit.rules import RulesError
from rummykit.server.refusals import TableRefusal, refused_options
from rummykit.server.table.entries import Created, Entry, Gathered, SatDown, Started
from rummykit.server.table.names import clean
from rummykit.server.table.table import Table
from rummykit.server.wire.table_messages import NewTable
from rummykit.sheets import to_stored


def new_secret() -> bytes:
    """The secret behind the seeds of a whole match: 32 bytes from the operating system."""
    return secrets.token_bytes(32)


def asked_for(
    new: NewTable,
    key: str,
    now: float,
    longest_name: int,
    code: str = "",
    *,
    counts: bool = False,
    rating: int | None = None,
) -> list[Entry]:
    """The entries of a new table with its host, whose `rating` is given if the table is rated.

    Raises `TableRefusal` for a request that makes no sense.
    """
    try:
        rules = games.get(new.game, **new.options)
    except games.UnknownGame:
        raise TableRefusal("unknown_game") from None
    except RulesError as error:
        raise refused_options(error) from None
    fewest, most = rules.players
    if not (fewest <= new.seats <= most and 0 <= new.bots < new.seats):
        raise TableRefusal("bad_seats", fewest=fewest, most=most)
    if new.rated and (new.bots or new.start or new.hints):
        raise TableRefusal("rated_table")
    name = clean(new.name, longest_name)
    created = Created(
        at=now,
        game=rules.id,
        sheet=rules.version,
        rules=to_stored(rules),
        options=new.options,
        in_force=rules.options(),
        seats=new.seats,
        bots=new.bots,
        bot_level=new.bot_level,
        turn_seconds=rules.turn_seconds if new.turn_seconds == "sheet" else new.turn_seconds,
        secret=new_secret(),
        code=code,
        listed=new.listed,
        watchers=new.watchers,
        watch_delay=new.watch_delay,
        stand_in=new.stand_in,
        hints=new.hints,
        rated=new.rated,
        arranging=new.arranging,
        counts=counts,
        fair=2,
    )
    entries: list[Entry] = [created, SatDown(at=now, seat=0, name=name, key=key, rating=rating)]
    if new.start:
        entries.append(Started(at=now))
    return entries


def rematch(table: Table, now: float) -> list[Entry]:
    """The entries of a table with the same people in the same seats, the match begun.

    The winner of the last match deals first if the sheet says so. With several people, the match begins when all have
    promised what they add to the deals, or have had a moment for it.
    """
    old = table.created
    people = [(seat, each) for seat, each in enumerate(table.seats) if each.kind == "person"]
    created = Created(
        at=now,
        game=old.game,
        sheet=table.rules.version,
        rules=to_stored(table.rules),
        options=old.options,
        in_force=old.in_force,
        seats=old.seats,
        bots=old.seats - len(people),
        bot_level=old.bot_level,
        turn_seconds=table.turn_seconds,
        secret=new_secret(),
        listed=old.listed,
        watchers=old.watchers,
        watch_delay=old.watch_delay,
        stand_in=old.stand_in,
        hints=old.hints,
        rated=old.rated and len(people) == old.seats,
        counts=old.counts,
        arranging=old.arranging,
        dealer=None if table.match is None else table.match.following_dealer,
        fair=2,
    )
    sitting = [SatDown(at=now, seat=seat, name=each.name, key=each.key, rating=each.rating) for seat, each in people]
    return [created, *sitting, Gathered(at=now, rematch=True) if len(people) > 1 else Started(at=now)]
