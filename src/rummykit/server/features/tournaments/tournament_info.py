"""What is told of a tournament: to everybody the same, but who they are in it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction

from rummykit.server.catalogue import names_of
from rummykit.server.features.tournaments.logs import Stamp, TableStanding
from rummykit.server.features.tournaments.tournament import Board, PlayedRound, Tournament
from rummykit.server.wire.tournament_messages import (
    BoardInfo,
    EntrantInfo,
    FormatName,
    MyTournament,
    RoundInfo,
    StandingInfo,
    TournamentInfo,
)
from rummykit.tournament import KnockOut, RoundRobin, Swiss, TournamentFormat, default_tie_breaks
from rummykit.tournament.knock_out import bracket


def tournament_info(
    tournament: Tournament, stamp: Stamp, standings: Mapping[str, TableStanding], keys: Collection[str], now: float
) -> TournamentInfo:
    """A tournament as somebody with these keys may see it at the time `now`."""
    announced, you = tournament.announced, tournament.number_of(keys)
    due = tournament.due if tournament.rounds and tournament.rounds[-1].complete else None
    waits = due is not None and len(tournament.rounds) < tournament.rounds_in_all
    return TournamentInfo(
        id=tournament.id,
        stamp=str(stamp),
        name=announced.name,
        code=announced.code,
        game=announced.game,
        names=names_of(tournament.rules),
        options=announced.options,
        seats=announced.format.seats,
        turn_seconds=None if announced.turn_seconds is None else int(announced.turn_seconds),
        format=format_name(announced.format),
        points=announced.points,
        pairing=announced.pairing,
        late=announced.format.late if isinstance(announced.format, Swiss) else "zero",
        fill=announced.fill,
        bot_level=announced.bot_level,
        countdown=None if announced.countdown is None else int(announced.countdown),
        state=tournament.state,
        rounds_in_all=tournament.rounds_in_all,
        entrants=tuple(
            EntrantInfo(
                number=number,
                name=player.name,
                level=player.level,
                rating=player.rating,
                active=player.active,
                since=player.since,
            )
            for number, player in enumerate(tournament.players)
        ),
        rounds=tuple(_round(each, standings) for each in tournament.rounds),
        standings=tuple(
            StandingInfo(
                entrant=row.number,
                place=row.place,
                score=_short(row.score),
                tie_breaks=tuple(_short(value) for value in row.tie_breaks),
                won=row.won,
                drawn=row.drawn,
                lost=row.lost,
                points=row.points,
            )
            for row in tournament.standings
        ),
        tie_breaks=default_tie_breaks(announced.format),
        bracket=_bracket(tournament),
        next_ms=max(0, round((due - now) * 1000)) if due is not None and waits else None,
        host=tournament.hosted_by(keys),
        you=you,
        my_table=None if you is None or tournament.over else tournament.table_of(you),
    )


def my_tournament(tournament: Tournament, keys: Collection[str]) -> MyTournament:
    """A line of somebody's own list."""
    return MyTournament(
        id=tournament.id,
        name=tournament.announced.name,
        game=tournament.announced.game,
        names=names_of(tournament.rules),
        state=tournament.state,
        round=len(tournament.rounds),
        rounds=tournament.rounds_in_all,
        entrants=sum(player.active for player in tournament.players),
        host=tournament.hosted_by(keys),
    )


def format_name(format: TournamentFormat) -> FormatName:
    """What a format is called on the wire."""
    match format:
        case Swiss():
            return "swiss"
        case RoundRobin():
            return "round_robin"
        case KnockOut():
            return "knock_out"


def _round(each: PlayedRound, standings: Mapping[str, TableStanding]) -> RoundInfo:
    return RoundInfo(
        boards=tuple(_board(board, standings.get(board.table)) for board in each.boards),
        byes=each.byes,
        repeats=each.repeats,
        complete=each.complete,
    )


def _board(board: Board, standing: TableStanding | None) -> BoardInfo:
    so_far = () if standing is None else standing.points
    return BoardInfo(
        table=board.table,
        seats=board.seats,
        places=None if board.result is None else board.result.places,
        points=so_far if board.result is None else board.result.points,
        absent=() if board.result is None else board.result.absent,
        by_hand=board.by_hand,
        deal=0 if standing is None else standing.deal,
    )


def _bracket(tournament: Tournament) -> tuple[int, ...]:
    format = tournament.announced.format
    if not isinstance(format, KnockOut) or format.seats > 2 or not tournament.begun:
        return ()
    return tuple(-1 if one is None else one for one in bracket(tournament.order))


def _short(value: Fraction) -> float:
    return round(float(value), 2)
