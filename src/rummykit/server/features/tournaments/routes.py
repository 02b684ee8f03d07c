"""Tournaments: making one, joining, what its host decides, and how it stands."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rummykit.server.accounts.identity import Requester
from rummykit.server.features.tournaments.tournament_clock import TournamentDesk
from rummykit.server.features.tournaments.tournament_info import my_tournament, tournament_info
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.routes.newcomers import asking
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.table_messages import CodeFound
from rummykit.server.wire.tournament_messages import (
    AddBots,
    JoinTournament,
    MyTournament,
    NewTournament,
    RuleResult,
    TournamentInfo,
)

REFUSED = (
    *("unknown_tournament", "outdated_table", "not_saved", "tournament_over", "tournament_host_only"),
    *("unknown_game", "bad_options", "options_clash", "option_idle", "bad_seats", "bad_name", "too_many_tournaments"),
    *("tournament_full", "tournament_begun", "tournament_not_begun", "tournament_too_few", "tournament_round_on"),
    *("tournament_too_many_rounds", "tournament_bad_format", "tournament_no_entrant", "tournament_bad_result"),
    *("tournament_result_stands", "table_log_full"),
)
"""What these routes may refuse with."""

Asking = Request[Any, Any, Any]


_LOOKS = RequestRate(lambda its: (its.tournament_looks_per_minute, its.tournament_look_burst))
_CODES = RequestRate(lambda its: (its.codes_per_minute, its.code_burst))


@get("/api/tournaments", guards=[_LOOKS])
async def mine(who: NamedDependency[Requester], desk: NamedDependency[TournamentDesk]) -> tuple[MyTournament, ...]:
    """The tournaments that the person who asks plays in, or is the host of."""
    found = await desk.tournaments.mine(who.keys)
    return tuple(my_tournament(each, who.keys) for each in found)


@get("/api/tournaments/codes/{code:str}", guards=[_CODES])
async def by_code(desk: NamedDependency[TournamentDesk], code: FromPath[str]) -> CodeFound:
    """The tournament with a short code."""
    return CodeFound(id=await desk.tournaments.by_code(code))


@get("/api/tournaments/{tournament_id:str}", guards=[_LOOKS])
async def look(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    desk: NamedDependency[TournamentDesk],
    tournament_id: FromPath[str],
    known: FromQuery[str] = "",
) -> Response[TournamentInfo | None]:
    """A tournament as it stands; 204 if its stamp is the one that is `known`."""
    tournament, stamp, standings = await desk.tournaments.look(tournament_id)
    if str(stamp) == known:
        return Response(None, status_code=204)
    return Response(tournament_info(tournament, stamp, standings, who.keys, rooms.services.now()), status_code=200)


_MAKING = RequestRate(lambda its: (its.posts_per_minute, its.post_burst))
_CHANGES = RequestRate(lambda its: (its.tournament_changes_per_minute, its.tournament_change_burst))


@post("/api/tournaments", guards=[_MAKING])
async def make(
    request: Asking,
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    desk: NamedDependency[TournamentDesk],
    data: JSONBody[NewTournament],
) -> Response[TournamentInfo]:
    """Make a tournament, as its host."""
    key, cookies = asking(request, who.key)
    rating = await _rating(rooms, who, data.game) if data.player.strip() else None
    made = await desk.tournaments.make(data, key, who.keys, rating)
    return Response(await _seen(who, key, rooms, desk, made), status_code=201, cookies=cookies)


@post("/api/tournaments/{tournament_id:str}/entrants", guards=[_CHANGES])
async def join(
    request: Asking,
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    desk: NamedDependency[TournamentDesk],
    tournament_id: FromPath[str],
    data: JSONBody[JoinTournament],
) -> Response[TournamentInfo]:
    """Take part; who had withdrawn plays again."""
    key, cookies = asking(request, who.key)
    tournament, _, _ = await desk.tournaments.look(tournament_id)
    rating = await _rating(rooms, who, tournament.announced.game)
    await desk.tournaments.join(tournament_id, data.name, key, who.keys, rating)
    return Response(await _seen(who, key, rooms, desk, tournament_id), status_code=201, cookies=cookies)


@post("/api/tournaments/{tournament_id:str}/bots", guards=[_CHANGES])
async def add_bots(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    desk: NamedDependency[TournamentDesk],
    tournament_id: FromPath[str],
    data: JSONBody[AddBots],
) -> TournamentInfo:
    """Have bots play too."""
    await desk.tournaments.add_bots(tournament_id, who.keys, data.level, data.count)
    return await _seen(who, None, rooms, desk, tournament_id)


@post("/api/tournaments/{tournament_id:str}/entrants/{entrant:int}/withdraw", guards=[_CHANGES], status_code=200)
async def withdraw(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    desk: NamedDependency[TournamentDesk],
    tournament_id: FromPath[str],
    entrant: FromPath[int],
) -> TournamentInfo:
    """Withdraw from the next round on; the host may withdraw anybody."""
    await desk.tournaments.withdraw(tournament_id, who.keys, entrant)
    return await _seen(who, None, rooms, desk, tournament_id)


@post("/api/tournaments/{tournament_id:str}/entrants/{entrant:int}/return", guards=[_CHANGES], status_code=200)
async def come_back(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    desk: NamedDependency[TournamentDesk],
    tournament_id: FromPath[str],
    entrant: FromPath[int],
) -> TournamentInfo:
    """The host lets somebody play again who had withdrawn."""
    await desk.tournaments.come_back(tournament_id, who.keys, entrant)
    return await _seen(who, None, rooms, desk, tournament_id)


@post("/api/tournaments/{tournament_id:str}/rounds", guards=[_CHANGES])
async def next_round(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    desk: NamedDependency[TournamentDesk],
    tournament_id: FromPath[str],
) -> TournamentInfo:
    """Begin the tournament, or its next round; after the last it is over."""
    tournament, _, _ = await desk.tournaments.look(tournament_id)
    if tournament.begun:
        await desk.tournaments.go_on(tournament_id, who.keys)
    else:
        await desk.tournaments.begin(tournament_id, who.keys)
    await desk.clock.tend(tournament_id)
    return await _seen(who, None, rooms, desk, tournament_id)


@post("/api/tournaments/{tournament_id:str}/results", guards=[_CHANGES])
async def rule(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    desk: NamedDependency[TournamentDesk],
    tournament_id: FromPath[str],
    data: JSONBody[RuleResult],
) -> TournamentInfo:
    """The host says how a table ended."""
    await desk.tournaments.rule(tournament_id, who.keys, data)
    return await _seen(who, None, rooms, desk, tournament_id)


@post("/api/tournaments/{tournament_id:str}/end", guards=[_CHANGES], status_code=200)
async def end(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    desk: NamedDependency[TournamentDesk],
    tournament_id: FromPath[str],
) -> TournamentInfo:
    """The host ends it early, or calls it off."""
    await desk.tournaments.end(tournament_id, who.keys)
    return await _seen(who, None, rooms, desk, tournament_id)


async def _seen(who: Requester, key: str | None, rooms: Rooms, desk: TournamentDesk, id: str) -> TournamentInfo:
    """A tournament as the person sees it who has just changed it."""
    tournament, stamp, standings = await desk.tournaments.look(id)
    keys = who.keys or (() if key is None else (key,))
    return tournament_info(tournament, stamp, standings, keys, rooms.services.now())


async def _rating(rooms: Rooms, who: Requester, game: str) -> int | None:
    """The rating of who asks; None for guests."""
    accounts = rooms.services.accounts
    return None if who.member is None or accounts is None else await accounts.shown_rating(who.member, game)
