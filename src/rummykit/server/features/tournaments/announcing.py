"""A tournament as somebody asks for it, made into the first entries of its log."""

from __future__ import annotations

from rummykit.rules import Rules
from rummykit.server.catalogue import sheet_with
from rummykit.server.features.tournaments.entries import Announced
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal, refused_seats
from rummykit.server.table.codes import new_code
from rummykit.server.table.names import clean
from rummykit.server.wire.tournament_messages import NewTournament, PointsForWin
from rummykit.sheets import to_stored
from rummykit.tournament import KnockOut, MatchPoints, RoundRobin, Swiss, TournamentFormat

SCORING: dict[PointsForWin, MatchPoints] = {"one": MatchPoints(), "three": MatchPoints(win=6, draw=2)}


def announced(new: NewTournament, host_key: str, now: float, limits: Limits) -> Announced:
    """The first entry of a tournament; raises `TableRefusal` for a request that makes no sense."""
    rules = sheet_with(new.game, new.options)
    return Announced(
        at=now,
        name=clean(new.name, limits.tournament_name_characters),
        host_key=host_key,
        game=rules.id,
        sheet=rules.version,
        rules=to_stored(rules),
        options=new.options,
        in_force=rules.options(),
        format=_format(new, rules, limits),
        points=new.points,
        pairing=new.pairing,
        turn_seconds=rules.turn_seconds if new.turn_seconds == "sheet" else new.turn_seconds,
        fill=new.fill,
        bot_level=new.bot_level,
        countdown=new.countdown,
        code=new_code(),
    )


def _format(new: NewTournament, rules: Rules, limits: Limits) -> TournamentFormat:
    least, most = rules.players
    if not max(2, least) <= new.seats <= most:
        raise refused_seats(max(2, least), most)
    if new.rounds is not None and not 1 <= new.rounds <= limits.tournament_rounds:
        raise TableRefusal("tournament_too_many_rounds", most=limits.tournament_rounds)
    fewest = max(2, least, new.seats - 1) if new.seats > 2 else 2
    scoring = SCORING[new.points]
    match new.format:
        case "swiss":
            rounds = 5 if new.rounds is None else new.rounds
            return Swiss(rounds=rounds, seats=new.seats, fewest=fewest, late=new.late, scoring=scoring)
        case "round_robin":
            return RoundRobin(seats=new.seats, fewest=fewest, cycles=new.cycles, rounds=new.rounds, scoring=scoring)
        case "knock_out":
            if not 1 <= new.advance <= new.seats // 2:
                raise TableRefusal("tournament_bad_format")
            return KnockOut(
                seats=new.seats,
                fewest=max(2, least),
                advance=new.advance,
                third_place=new.third_place,
                scoring=scoring,
            )
