"""What the description of the API says of routes besides their types: a heading, and every refusal they answer with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from types import ModuleType
from typing import Any

from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from rummykit.server.limits import Limits
from rummykit.server.refusals import REFUSALS
from rummykit.server.wire.http_messages import ApiError

_EVERYWHERE = ("unreadable", "wrong_origin", "not_found", "too_fast", "wrong_host", "server_error", "unavailable")
_WITH_BODY = ("too_large", "not_json")
OF_A_TABLE = ("unknown_table", "outdated_table", "table_closed", "not_saved")
"""What every route about one table may refuse with."""
BOT_TOKEN = "bot_token"
"""The name of the scheme by which bots sign in."""
OF_THE_RULES = 409
"""The status of what the rules of a game refuse."""

LONGEST_BODY = "longest_body"
"""In the `opt` of a route that takes more than others: how many bytes, by the limits."""


def routes_in(module: ModuleType) -> list[BaseRouteHandler]:
    """The routes that a module defines, in their order."""
    return [each for each in vars(module).values() if isinstance(each, BaseRouteHandler)]


def as_long(handler: Any, limits: Limits) -> Any:
    """A route that takes bodies as long as its `LONGEST_BODY` says."""
    longest: Callable[[Limits], int] | None = handler.opt.get(LONGEST_BODY)
    if longest is None:
        return handler
    made = copy(handler)
    made.request_max_body_size = longest(limits)
    return made


def described(heading: str, handlers: Iterable[Any], *codes: str) -> list[Any]:
    """The routes under a heading; each may refuse with `codes`, and with those that every route has."""
    shown = list(handlers)
    for handler in shown:
        handler.tags = [heading]
        said = refusals(*_EVERYWHERE, *(_WITH_BODY if "POST" in handler.http_methods else ()), *codes)
        handler.responses = said | (handler.responses or {})
    return shown


def refusals(*codes: str) -> dict[int, ResponseSpec]:
    """By status the refusals with these codes, each with its sentence."""
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys(codes):
        wording = REFUSALS[code]
        by_status.setdefault(wording.status, []).append(f"`{code}`: {wording.text}")
    return {
        status: ResponseSpec(ApiError, description="\n\n".join(lines), generate_examples=False)
        for status, lines in sorted(by_status.items())
    }
