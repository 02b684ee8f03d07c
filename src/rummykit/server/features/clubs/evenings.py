"""What a club has played: its past evenings, and who has won how often."""

from __future__ import annotations

from itertools import groupby

from sqlalchemy import Connection, case, func, select

from rummykit.server.features.clubs.members import identity_of, members_of
from rummykit.server.features.clubs.schema import club_matches, club_results
from rummykit.server.features.meeting.game_names import names_at
from rummykit.server.limits import Limits
from rummykit.server.wire.club_messages import (
    ClubEvening,
    ClubEvenings,
    ClubGame,
    ClubLeader,
    ClubLeaders,
    ClubMatch,
    ClubPlayer,
)


def evenings(connection: Connection, club: str, page: int, limits: Limits) -> ClubEvenings:
    """A page of the past evenings of a club, the last one first."""
    size = limits.club_evenings_shown
    began = select(club_matches.c.evening).where(club_matches.c.club_id == club).distinct()
    asked = began.order_by(club_matches.c.evening.desc()).offset(page * size).limit(size + 1)
    found = list(connection.scalars(asked))
    played = (
        select(club_matches)
        .where(club_matches.c.club_id == club, club_matches.c.evening.in_(found[:size]))
        .order_by(club_matches.c.evening.desc(), club_matches.c.finished.desc(), club_matches.c.table_id)
    )
    matches = connection.execute(played).all()
    seats = (
        select(club_results)
        .where(club_results.c.table_id.in_([each.table_id for each in matches]))
        .order_by(club_results.c.table_id, club_results.c.place, club_results.c.seat)
    )
    players = {
        table: tuple(ClubPlayer(name=row.name, place=row.place, bot=row.bot) for row in rows)
        for table, rows in groupby(connection.execute(seats), lambda row: str(row.table_id))
    }
    told = [
        ClubEvening(
            at=at,
            matches=tuple(
                ClubMatch(
                    table=each.table_id,
                    game=each.game,
                    names=names_at(connection, each.game, each.table_id),
                    finished=each.finished,
                    players=players.get(each.table_id, ()),
                )
                for each in rows
            ),
        )
        for at, rows in groupby(matches, lambda row: float(row.evening))
    ]
    return ClubEvenings(evenings=tuple(told), more=len(found) > size)


def leaders(connection: Connection, club: str, game: str | None, since: float) -> ClubLeaders:
    """The leaderboard of the members of a club: of one game or of all, of the evenings since a moment."""
    one = func.coalesce(club_results.c.account, club_results.c.key)
    asked = (
        select(
            one.label("one"),
            func.count().label("matches"),
            func.sum(case((club_results.c.place == 1, 1), else_=0)).label("won"),
            func.avg(club_results.c.place).label("average"),
        )
        .join(club_matches, club_matches.c.table_id == club_results.c.table_id)
        .where(club_matches.c.club_id == club, club_matches.c.evening >= since, club_results.c.key != "")
        .group_by(one)
    )
    if game is not None:
        asked = asked.where(club_matches.c.game == game)
    played = {row.one: row for row in connection.execute(asked)}
    found = [
        ClubLeader(
            number=member.number,
            name=member.name,
            matches=row.matches,
            won=int(row.won),
            average_place=float(row.average),
        )
        for member in members_of(connection, club)
        if (row := played.get(identity_of(member).one)) is not None
    ]
    found.sort(key=lambda each: (-each.won, each.average_place, -each.matches, each.number))
    return ClubLeaders(leaders=tuple(found), games=_games(connection, club))


def _games(connection: Connection, club: str) -> tuple[ClubGame, ...]:
    """The games that a club has played, the most frequent first."""
    asked = (
        select(club_matches.c.game, func.count().label("often"), func.max(club_matches.c.table_id).label("one"))
        .where(club_matches.c.club_id == club)
        .group_by(club_matches.c.game)
        .order_by(func.count().desc(), club_matches.c.game)
    )
    return tuple(
        ClubGame(game=row.game, names=names_at(connection, row.game, row.one)) for row in connection.execute(asked)
    )
