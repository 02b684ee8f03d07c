"""The workshop: what can be changed on a sheet, what a draft says, and sheets from files."""

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
from rummykit.server.guards.bounded_work import BoundedWork
from rummykit.server.guards.quotas import RequestQuota
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.representation import Representation
from rummykit.server.wire.workshop_messages import DraftAsked, DraftTold, SheetFile, SheetRead, StartingSheet, Workshop
from rummykit.server.workshop.own_games import OwnGames
from rummykit.sheets import SheetError
from rummykit.words import rule_page
from rummykit.workshop import draft, in_full, placed, vocabulary
from rummykit.workshop.draft import from_file

REFUSED = ("own_games_off", "unknown_game", "took_too_long")
"""What these routes may refuse with."""


@cache
def _vocabulary(language: str) -> Representation:
    words, groups = vocabulary(language)
    return Representation.of(msgspec.json.encode(Workshop(words=words, groups=groups)), "application/json")


def routes(limits: Limits) -> list[Any]:
    """The routes; drafts are read in threads of their own, so many a minute from one address."""
    work = BoundedWork(limits, "draft", at_once=limits.drafts_at_once, seconds=limits.draft_seconds)
    guards = [RequestQuota(limits, limits.drafts_per_minute, limits.draft_burst)]

    @get("/api/workshop", sync_to_thread=False, responses={200: ResponseSpec(Workshop, generate_examples=False)})
    def words(
        request: Request[Any, Any, Any], own_games: NamedDependency[OwnGames], lang: FromQuery[str] = "en"
    ) -> Response[bytes]:
        """Every word of the vocabulary with its controls, in a language."""
        own_games.check_allowed()
        return _vocabulary(lang if lang in catalogue.LANGUAGES else "en").answer(request, "no-cache")

    @get("/api/workshop/{game:str}", sync_to_thread=False)
    def begin(own_games: NamedDependency[OwnGames], game: FromPath[str], lang: FromQuery[str] = "en") -> StartingSheet:
        """A game to begin from, as it is changed."""
        own_games.check_allowed()
        try:
            rules = games.get(game)
        except games.UnknownGame:
            raise TableRefusal("unknown_game") from None
        return StartingSheet(game=rules.id, sheet=in_full(rules), page=rule_page(rules, lang))

    @post("/api/workshop", status_code=200, guards=guards)
    async def tell(own_games: NamedDependency[OwnGames], data: JSONBody[DraftAsked]) -> DraftTold:
        """What a draft says, and everything that is wrong with it."""
        own_games.check_allowed()
        return await work(_told, data)

    @post("/api/workshop/file", status_code=200, guards=guards)
    async def read(own_games: NamedDependency[OwnGames], data: JSONBody[SheetFile]) -> SheetRead:
        """The sheet in a file, as it is changed."""
        own_games.check_allowed()
        return await work(_read, data)

    return [words, begin, tell, read]


def _told(asked: DraftAsked) -> DraftTold:
    try:
        told = draft(asked.sheet, asked.base, asked.lang)
    except LookupError:
        raise TableRefusal("unknown_game") from None
    game = None if told.rules is None else catalogue.own_game(told.rules)
    return DraftTold(page=told.page, game=game, faults=told.faults, differs=told.differs)


def _read(file: SheetFile) -> SheetRead:
    try:
        return SheetRead(sheet=from_file(file.text), faults=())
    except SheetError as error:
        faults = tuple(placed(each, None, file.lang) for each in error.faults)
        return SheetRead(sheet=None, faults=faults)
