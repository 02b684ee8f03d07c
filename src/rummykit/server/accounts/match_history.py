"""What an account has played: finished matches, and the numbers of each game."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, case, func, select

from rummykit import games
from rummykit.server.accounts.ratings import Skill
from rummykit.server.accounts.schema import account_tables, ratings, results
from rummykit.server.catalogue import names_by_id
from rummykit.server.store.schema import tables
from rummykit.server.wire.account_messages import GameStatistics, PastMatch, PastMatches, Rating

_CURVE = 200
"""Ratings in a picture at the most, the last ones."""


def matches(connection: Connection, account: str, game: str | None, page: int, size: int) -> PastMatches:
    """A page of the account's finished matches, the newest first."""
    asked = select(results).where(results.c.account == account)
    if game is not None:
        asked = asked.where(results.c.game == game)
    asked = asked.order_by(results.c.finished.desc(), results.c.table_id, results.c.seat)
    rows = connection.execute(asked.offset(page * size).limit(size + 1)).all()
    return PastMatches(
        matches=tuple(
            PastMatch(
                table=row.table_id,
                game=row.game,
                names=names_by_id(row.game),
                finished=row.finished,
                players=row.players,
                place=row.place,
                score=row.score,
                rated=row.rated,
                before=row.rating_before,
                after=row.rating_after,
                visiting_bots=row.visiting_bots,
            )
            for row in rows[:size]
        ),
        more=len(rows) > size,
    )


def unfinished(connection: Connection, account: str, most: int) -> Sequence[str]:
    """Tables at which the account sat down and whose match is not over, those that move by themselves first."""
    counted = select(results.c.table_id).where(results.c.account == account)
    asked = (
        select(account_tables.c.table_id)
        .join(tables, tables.c.id == account_tables.c.table_id)
        .where(account_tables.c.account == account, account_tables.c.table_id.not_in(counted))
        .order_by(tables.c.due.is_(None), tables.c.due.desc(), tables.c.version.desc(), tables.c.id)
    )
    return list(connection.scalars(asked.limit(most)))


def statistics(connection: Connection, account: str) -> tuple[GameStatistics, ...]:
    """The statistics of every game that the account has played, the most frequent first."""
    asked = (
        select(
            results.c.game,
            func.count().label("matches"),
            func.sum(case((results.c.place == 1, 1), else_=0)).label("won"),
            func.avg(results.c.place).label("average"),
            func.min(results.c.score).label("least"),
            func.max(results.c.score).label("most"),
        )
        .where(results.c.account == account)
        .group_by(results.c.game)
        .order_by(func.count().desc(), results.c.game)
    )
    rated = _rated(connection, account)
    return tuple(
        GameStatistics(
            game=row.game,
            names=names_by_id(row.game),
            matches=row.matches,
            won=row.won,
            average_place=float(row.average),
            best=row.least if _low_score_wins(row.game) else row.most,
            rating=rated.get(row.game),
        )
        for row in connection.execute(asked)
    )


def _rated(connection: Connection, account: str) -> dict[str, Rating]:
    curves: dict[str, list[int]] = {}
    asked = select(results.c.game, results.c.rating_after).where(
        results.c.account == account, results.c.rating_after.is_not(None)
    )
    for game, rating in connection.execute(asked.order_by(results.c.finished, results.c.table_id)):
        curves.setdefault(game, []).append(rating)
    known = {}
    for row in connection.execute(select(ratings).where(ratings.c.account == account)):
        skill = Skill(row.mu, row.sigma)
        curve = tuple(curves.get(row.game, ())[-_CURVE:])
        known[row.game] = Rating(rating=skill.shown, give=skill.give, matches=row.matches, curve=curve)
    return known


def _low_score_wins(game: str) -> bool:
    sheet = games.SHEETS.get(game)
    return sheet is not None and sheet.scoring.low_score_wins
