"""The workshop: what can be changed on a sheet, what a draft says, and sheets from files, trials by bots."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from rummykit import games
from rummykit.server import catalogue
from rummykit.server.features.own_games import drafts
from rummykit.server.features.own_games.own_games import OwnGames
from rummykit.server.guards.quotas import RequestRate, address_of
from rummykit.server.limits import Limits
from rummykit.server.processes.long_work import LongWork
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.representation import Representation
from rummykit.server.wire.workshop_messages import DraftAsked, DraftTold, SheetFile, SheetRead, StartingSheet, Workshop
from rummykit.words import rule_page
from rummykit.workshop import in_full, vocabulary

REFUSED = (
    *("own_games_off", "unknown_game", "not_finished", "too_large"),
    *("senseless_sheet", "no_end_found", "trial_waits"),
)
"""What these routes may refuse with."""


@cache
def _vocabulary(language: str) -> Representation:
    words, groups = vocabulary(language)
    return Representation.of(msgspec.json.encode(Workshop(words=words, groups=groups)), "application/json")


_RATE = RequestRate(lambda its: (its.drafts_per_minute, its.draft_burst))
_TRIALS = RequestRate(lambda its: (its.posts_per_minute, its.post_burst))


@get("/api/workshop", sync_to_thread=False, responses={200: ResponseSpec(Workshop, generate_examples=False)})
def words(
    request: Request[Any, Any, Any], own_games: NamedDependency[OwnGames], lang: FromQuery[str] = "en"
) -> Response[bytes]:
    """Every word of the vocabulary with its controls, in a language."""
    return _vocabulary(lang if lang in catalogue.LANGUAGES else "en").answer(request, "no-cache")


@get("/api/workshop/{game:str}", sync_to_thread=False)
def begin(own_games: NamedDependency[OwnGames], game: FromPath[str], lang: FromQuery[str] = "en") -> StartingSheet:
    """A game to begin from, as it is changed."""
    try:
        rules = games.get(game)
    except games.UnknownGame:
        raise TableRefusal("unknown_game") from None
    return StartingSheet(game=rules.id, sheet=in_full(rules), page=rule_page(rules, lang))


@post("/api/workshop", status_code=200, guards=[_RATE])
async def tell(
    request: Request[Any, Any, Any],
    own_games: NamedDependency[OwnGames],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    data: JSONBody[DraftAsked],
) -> DraftTold:
    """What a draft says, and everything that is wrong with it."""
    return await long_work(drafts.told, data, address=address_of(request), seconds=limits.draft_seconds)


@post("/api/workshop/file", status_code=200, guards=[_RATE])
async def read(
    request: Request[Any, Any, Any],
    own_games: NamedDependency[OwnGames],
    long_work: NamedDependency[LongWork],
    limits: NamedDependency[Limits],
    data: JSONBody[SheetFile],
) -> SheetRead:
    """The sheet in a file, as it is changed."""
    return await long_work(drafts.read, data, address=address_of(request), seconds=limits.draft_seconds)


@post("/api/workshop/trial", status_code=204, guards=[_TRIALS])
async def try_out(
    request: Request[Any, Any, Any], own_games: NamedDependency[OwnGames], data: JSONBody[DraftAsked]
) -> None:
    """Have bots try a game before tables of it are made."""
    await own_games.admitted(data.sheet, address_of(request), data.lang)
