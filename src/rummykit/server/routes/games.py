"""The games, and the rules of each in words."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromPath

from rummykit.server import catalogue
from rummykit.server.wire.http_messages import GameInfo
from rummykit.words.page import RulePage


@get("/api/games", sync_to_thread=False)
def list_games() -> tuple[GameInfo, ...]:
    """All games of this server."""
    return catalogue.all_games()


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(request: Request[Any, Any, Any], game: FromPath[str]) -> RulePage:
    """The rules of a game: `lang` says the language, every other parameter is a house rule."""
    asked = dict(request.query_params)
    language = asked.pop("lang", "en")
    return catalogue.rule_page(game, language, asked)
