"""The first entries of a new table: one that a guest asks for, or a rematch with the same people."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

import msgspec

from rummykit import games
from rummykit.rules import OptionValue, Rules
from rummykit.server.catalogue import sheet_with
from rummykit.server.refusals import TableRefusal, refused_seats
from rummykit.server.table import codes
from rummykit.server.table.entries import Created, Entry, PromisesAwaited, SatDown, SeatSet, Started, TableSet
from rummykit.server.table.names import clean, distinct
from rummykit.server.table.seat import Seat
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import SetTable
from rummykit.server.wire.table_messages import SEARCHING, BotLevel, NewTable, TournamentTable
from rummykit.sheets import to_stored


class PairedPerson(NamedTuple):
    """Somebody who is put together with others: the key of the seat, the name, and the rating if there is one."""

    key: str
    name: str
    rating: int | None


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
    arrival: float = 0.0,
    rules: Rules | None = None,
    club: str = "",
) -> list[Entry]:
    """The entries of a new table with its host, whose `rating` is given if the table is rated.

    It is played by the game that is named, or by `rules`, a game of one's own: that counts for no account. A `club` has
    it among its tables.

    If the match begins at once, the host has `arrival` seconds to come before the clock of the first turn runs.

    Raises `TableRefusal` for a request that makes no sense.
    """
    own = rules is not None
    rules = rules or sheet_with(new.game, new.options)
    fewest, most = rules.players
    if not (fewest <= new.seats <= most and 0 <= new.bots < new.seats):
        raise refused_seats(fewest, most)
    if new.rated and (own or new.bots or new.start or new.hints or new.visiting_bots):
        raise TableRefusal("rated_table")
    name = clean(new.name, longest_name)
    created = Created(
        at=now,
        game=rules.id,
        sheet=rules.version,
        rules=to_stored(rules),
        options={} if own else new.options,
        in_force=rules.options(),
        seats=new.seats,
        bots=new.bots,
        bot_level=new.bot_level,
        turn_seconds=rules.turn_seconds if new.turn_seconds == "sheet" else new.turn_seconds,
        bank_seconds=new.bank_seconds,
        secret=new_secret(),
        code=code,
        listed=new.listed,
        watchers=new.watchers,
        watch_delay=new.watch_delay,
        stand_in=new.stand_in,
        hints=new.hints,
        writing=new.writing and not new.listed,
        rated=new.rated,
        arranging=new.arranging,
        visiting_bots=new.visiting_bots,
        counts=counts and not own,
        fair=2,
        club=club,
    )
    entries: list[Entry] = [created, SatDown(at=now, seat=0, name=name, key=key, rating=rating)]
    if new.start:
        entries.append(_started(created, [0], now, arrival))
    return entries


def set_anew(table: Table, asked: SetTable, now: float) -> TableSet:
    """The entry with which a table that has not begun plays what its host asks for; raises `TableRefusal`."""
    own = table.rules.id.startswith(games.OWN)
    rules = table.rules if own else sheet_with(table.rules.id, asked.options)
    fewest, most = rules.players
    if not fewest <= asked.seats <= most:
        raise refused_seats(fewest, most)
    return TableSet(
        at=now,
        sheet=rules.version,
        rules=to_stored(rules),
        options={} if own else asked.options,
        in_force=rules.options(),
        seats=asked.seats,
        turn_seconds=rules.turn_seconds if asked.turn_seconds == "sheet" else asked.turn_seconds,
        bank_seconds=table.created.bank_seconds if asked.bank_seconds is None else asked.bank_seconds,
    )


def _started(created: Created, people: Iterable[int], now: float, arrival: float) -> Started:
    """The beginning of a match whose people are still on the way."""
    if created.turn_seconds is None:
        return Started(at=now)
    return Started(at=now, awaited=tuple(people), awaited_until=now + arrival)


def paired(
    new: NewTable, people: Sequence[PairedPerson], now: float, longest_name: int, *, counts: bool
) -> list[Entry]:
    """The entries of a table for people who want the same, in this order; the match begins when all have come, or have
    had a moment for it. Raises `TableRefusal` as `asked_for` does."""
    first, *others = people
    rating = first.rating if new.rated else None
    new = msgspec.structs.replace(new, writing=False)  # they may be strangers
    entries = asked_for(new, first.key, now, longest_name, counts=counts, rating=rating)
    taken = [first.name]
    for seat, each in enumerate(others, 1):
        name = distinct(clean(each.name, longest_name), taken, longest_name)
        taken.append(name)
        rating = each.rating if new.rated else None
        entries.append(SatDown(at=now, seat=seat, name=name, key=each.key, rating=rating))
    return [*entries, PromisesAwaited(at=now, rematch=True)]


def company(table: Table) -> tuple[Seat, ...]:
    """Who sat together: the seats of a match, with people who have left it, and without who was sent away."""
    return tuple(
        Seat(kind="person", name=seat.before[0].name, key=key, rating=seat.before[0].rating)
        if key and seat.before and not seat.before[0].sent_away
        else seat
        for seat, key in zip(table.seats, table.began, strict=True)
    )


def again(table: Table, seat: int, now: float, arrival: float, rating: int | None) -> list[Entry]:
    """The entries of a table like this one, made by the person of one seat, who asks those of the others to come.

    Nobody else finds it: it is in no lobby. `rating` is what the person is rated now, where the table is rated. Bots of
    others are not asked, and ours play in their seats.
    """
    seats = company(table)
    created, *rest = rematch(table, {seat}, now, arrival, seats)
    rest += [SeatSet(at=now, seat=number, bot=True) for number, each in enumerate(seats) if each.visiting]
    assert isinstance(created, Created)
    return [
        msgspec.structs.replace(created, listed=False),
        *(msgspec.structs.replace(entry, rating=rating) if isinstance(entry, SatDown) else entry for entry in rest),
    ]


def rematch(
    table: Table, coming: AbstractSet[int], now: float, arrival: float, among: Sequence[Seat] | None = None
) -> list[Entry]:
    """The entries of a table with the people of those seats who are `coming`, each in the old seat.

    The people are those `among` these seats, by default those who sit there still.

    If all people come, the match begins: with one person at once, with several when all have promised what they add to
    the deals, or have had a moment for it. If some do not, the table waits with their seats free, for them or for
    others, and its host begins the match. So it does where visiting bots have played: they are told, and sit down by
    themselves. The winner of the last match deals first if the sheet says so.
    """
    old = table.created
    seats = table.seats if among is None else among
    people = {seat for seat, each in enumerate(seats) if each.kind == "person"}
    visiting = {seat for seat, each in enumerate(seats) if each.visiting}
    all_come = people <= coming and not visiting
    created = Created(
        at=now,
        game=old.game,
        sheet=table.rules.version,
        rules=to_stored(table.rules),
        options=old.options,
        in_force=old.in_force,
        seats=old.seats,
        bots=old.seats - len(people) if all_come else 0,
        bot_level=old.bot_level,
        turn_seconds=table.turn_seconds,
        bank_seconds=old.bank_seconds,
        secret=new_secret(),
        code="" if all_come else codes.new_code(),
        listed=old.listed,
        watchers=old.watchers,
        watch_delay=old.watch_delay,
        stand_in=old.stand_in,
        writing=old.writing,
        hints=old.hints,
        rated=old.rated and len(people) == old.seats,
        counts=old.counts,
        arranging=old.arranging,
        visiting_bots=old.visiting_bots,
        dealer=None if table.match is None else table.match.following_dealer,
        fair=2,
        club=old.club,
    )
    sitting = [
        SatDown(at=now, seat=seat, name=seats[seat].name, key=seats[seat].key, rating=seats[seat].rating)
        for seat in sorted(people & coming)
    ]
    if not all_come:
        return [
            created,
            *sitting,
            *(SeatSet(at=now, seat=seat, bot=True) for seat in range(old.seats) if seat not in people | visiting),
        ]
    return [created, *sitting, _beginning(created, people, now, arrival)]


class TournamentSeat(NamedTuple):
    """Who sits at a table of a tournament: a person by key, or a bot by its level."""

    name: str
    key: str = ""
    level: BotLevel | None = None


def for_tournament(
    rules: Rules,
    options: Mapping[str, OptionValue],
    seats: Sequence[TournamentSeat],
    tournament: TournamentTable,
    turn_seconds: float | None,
    now: float,
    arrival: float,
    *,
    counts: bool,
) -> list[Entry]:
    """The entries of a table of a tournament, whose match begins at once. The first seat deals, where somebody does."""
    levels = [seat.level for seat in seats if seat.level is not None]
    created = Created(
        at=now,
        game=rules.id,
        sheet=rules.version,
        rules=to_stored(rules),
        options=dict(options),
        in_force=rules.options(),
        seats=len(seats),
        bots=0,
        bot_level=next((each for each in levels if each in SEARCHING), levels[0] if levels else "greedy"),
        turn_seconds=turn_seconds,
        secret=new_secret(),
        stand_in=True,
        hints=False,
        counts=counts,
        dealer=0 if rules.start.has_dealer else None,
        fair=2,
        tournament=tournament,
    )
    people = [number for number, seat in enumerate(seats) if seat.level is None]
    sitting: list[Entry] = [
        SatDown(at=now, seat=number, name=seat.name, key=seat.key)
        if seat.level is None
        else SeatSet(at=now, seat=number, bot=True, name=seat.name, level=seat.level)
        for number, seat in enumerate(seats)
    ]
    return [created, *sitting, _beginning(created, people, now, arrival)]


def _beginning(created: Created, people: Collection[int], now: float, arrival: float) -> Entry:
    """How the match begins of people who are known: several first promise what they add to the deals."""
    return PromisesAwaited(at=now, rematch=True) if len(people) > 1 else _started(created, people, now, arrival)
