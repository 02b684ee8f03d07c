"""What a host does with tournaments: find them, look at them, close and delete them."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, Row, select

from rummykit.server.administration import NotFound
from rummykit.server.features.tournaments import logs
from rummykit.server.features.tournaments.entries import TournamentEnded, TournamentEntry, Withdrew, decode
from rummykit.server.features.tournaments.schema import tournament_entries, tournament_people, tournaments
from rummykit.server.features.tournaments.tournament import Tournament
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.codes import read_code
from rummykit.server.wire.admin_messages import ListedTournament


def newest(connection: Connection, most: int) -> tuple[ListedTournament, ...]:
    """The tournaments in which something happened last."""
    rows = connection.execute(select(tournaments).order_by(tournaments.c.changed.desc()).limit(most)).all()
    return tuple(_line(connection, row) for row in rows)


def found(connection: Connection, said: str) -> ListedTournament:
    """The tournament with an id, a code, or a link that ends with its id; raises `NotFound`."""
    id, code = said.rstrip("/").rpartition("/")[2], read_code(said)
    meant = (tournaments.c.id == id) if code is None else (tournaments.c.id == id) | (tournaments.c.code == code)
    row = connection.execute(select(tournaments).where(meant)).first()
    if row is None:
        raise NotFound(f"{said}: there is no such tournament.")
    return _line(connection, row)


def close(connection: Connection, id: str, now: float) -> None:
    """End a tournament now: there is no next round, and its tables go on. Raises `TableRefusal`."""
    tournament = _read(connection, id)
    if tournament.over:
        raise TableRefusal("tournament_over")
    _append(connection, tournament, (TournamentEnded(at=now),), now)


def remove(connection: Connection, id: str) -> bool:
    """Delete a tournament; its tables stay. Whether there was one."""
    there = connection.scalar(select(tournaments.c.id).where(tournaments.c.id == id)) is not None
    logs.remove(connection, [id])
    return there


def withdraw(connection: Connection, keys: Collection[str], now: float) -> None:
    """Withdraw the people with these keys from the tournaments that go on."""
    theirs = select(tournament_people.c.tournament_id).where(tournament_people.c.key.in_(keys))
    for id in connection.scalars(
        select(tournaments.c.id).where(tournaments.c.id.in_(theirs), ~tournaments.c.over)
    ).all():
        tournament = _read(connection, id)
        players = enumerate(tournament.players)
        gone = [Withdrew(at=now, entrant=number) for number, each in players if each.active and each.key in keys]
        if gone:
            _append(connection, tournament, gone, now)


def _read(connection: Connection, id: str) -> Tournament:
    log = select(tournament_entries.c.entry).where(tournament_entries.c.tournament_id == id)
    lines = connection.scalars(log.order_by(tournament_entries.c.version)).all()
    if not lines:
        raise TableRefusal("unknown_tournament")
    return Tournament(id, [decode(line) for line in lines])


def _append(connection: Connection, before: Tournament, entries: Collection[TournamentEntry], now: float) -> None:
    epoch = connection.scalar(select(tournaments.c.epoch).where(tournaments.c.id == before.id)) or 0
    after = Tournament(before.id, (*before.log, *entries))
    if not logs.append(connection, after, logs.Stamp(before.version, epoch, 0), tuple(entries), now):
        raise TableRefusal("not_saved")  # a server was quicker


class _Announced(msgspec.Struct):
    name: str
    game: str


def _line(connection: Connection, row: Row[tuple[object, ...]]) -> ListedTournament:
    log = select(tournament_entries.c.entry).where(tournament_entries.c.tournament_id == row.id)
    first = msgspec.json.decode(
        connection.scalar(log.where(tournament_entries.c.version == 1)) or "{}", type=_Announced
    )
    joined = connection.scalars(log.where(tournament_entries.c.entry.like('{"type":"joined"%'))).all()
    return ListedTournament(
        id=row.id, name=first.name, game=first.game, entrants=len(joined), over=row.over, changed=row.changed
    )
