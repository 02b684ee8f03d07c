"""The games, the rules of each in words, and what the page keeps of them for times without the server."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from rummykit.server import catalogue
from rummykit.server.wire.http_messages import GameInfo, KeptPages
from rummykit.server.wire.representation import Representation
from rummykit.words.page import RulePage

GAMES = "/api/games"
REFUSED = ("unknown_game", "bad_options", "options_clash", "option_idle")
"""The refusals of a request that names a game and its house rules."""
_JSON = "application/json"
_FOR_EVER = "public, max-age=31536000, immutable"


@cache
def _games(languages: tuple[str, ...]) -> Representation:
    return Representation.of(msgspec.json.encode(catalogue.all_games(languages)), _JSON)


def games_address() -> str:
    """The address of the games as they are now: under it, in any one language, they are kept for ever."""
    return f"{GAMES}?v={_games(catalogue.LANGUAGES).tag}"


@get(GAMES, sync_to_thread=True, responses={200: ResponseSpec(tuple[GameInfo, ...], generate_examples=False)})
def list_games(request: Request[Any, Any, Any], v: FromQuery[str] = "", lang: FromQuery[str] = "") -> Response[bytes]:
    """All games of this server, as `GameInfo[]`.

    `v` is a version of them. With `lang`, house rules have texts in this language alone, else in all of them.
    """
    lasting = v == _games(catalogue.LANGUAGES).tag
    languages = (spoken(lang),) if lang else catalogue.LANGUAGES
    return _games(languages).answer(request, _FOR_EVER if lasting else "no-cache")


def spoken(language: str) -> str:
    """A language that everything is sent in: the one that was asked for, else English."""
    return language if language in catalogue.LANGUAGES else "en"


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(request: Request[Any, Any, Any], game: FromPath[str]) -> RulePage:
    """The rules of a game: `lang` says the language, every other parameter is a house rule."""
    asked = dict(request.query_params)
    language = asked.pop("lang", "en")
    return catalogue.rule_page(game, language, asked)


@cache
def _kept(language: str) -> Representation:
    return Representation.of(msgspec.json.encode(catalogue.kept_pages(language)), _JSON)


@get("/api/offline", sync_to_thread=True, responses={200: ResponseSpec(KeptPages, generate_examples=False)})
def offline(request: Request[Any, Any, Any], lang: FromQuery[str] = "en") -> Response[bytes]:
    """What a page keeps for times without the server, as `KeptPages`: rules in words, and empty score sheets."""
    return _kept(spoken(lang)).answer(request, "no-cache")
