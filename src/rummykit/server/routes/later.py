"""Routes that are made when somebody first asks for one of them, together with the modules that only they need.

A server starts with the page and its tables. Lessons, tournaments, reviews and the rest are loaded by the first request
for them, and the server answers nobody else meanwhile.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, TypeAlias

from litestar import Litestar
from litestar.openapi.spec import OpenAPI
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from rummykit.server.guards.quotas import RequestQuota
from rummykit.server.limits import Limits
from rummykit.server.routes.description import described

Area: TypeAlias = Callable[[Limits, RequestQuota], Iterable[Any]]
"""The routes about one thing: the limits of the server, and the quota of those who only look, which areas share."""

_TABLE = "/api/tables/[^/]+"


def _area(heading: str, name: str, *, looks_on: bool = False) -> Area:
    """The routes of the module `name`, under a heading, with its refusals; `looks_on` if some of them only look."""

    def routes(limits: Limits, looks: RequestQuota) -> list[Any]:
        module = import_module(f"rummykit.server.routes.{name}")
        made = module.routes(limits, looks) if looks_on else module.routes(limits)
        return described(heading, made, *module.REFUSED)

    return routes


def _bots(limits: Limits, _looks: RequestQuota) -> list[Any]:
    from rummykit.server.routes import bots

    owners = described("Bots", bots.owners(limits), *bots.REFUSED_TO_OWNERS)
    return [*owners, *described("Bots at the table", bots.door(limits), *bots.REFUSED)]


def _practice(limits: Limits, _looks: RequestQuota) -> list[Any]:
    from rummykit.server.routes import practice

    shows, sockets, refused = practice.routes(limits)
    return [*described("Practice", shows, *refused), *sockets]


def _mail(limits: Limits, _looks: RequestQuota) -> list[Any]:
    from rummykit.server.routes import mail, page

    return [*described("Notices", mail.routes(limits), *mail.REFUSED), page.letter]


_TOOLS = "Score sheets, referee, solver"
AREAS: dict[str, Area] = {
    "/api/workshop": _area("Games", "workshop"),
    f"/api/company|{_TABLE}/(again|asked)": _area("People", "company"),
    "/api/pairing": _area("People", "pairing"),
    "/api/(account/)?leaders": _area("People", "leaders"),
    "/api/tournaments": _area("Tournaments", "tournaments"),
    "/api/bots?": _bots,
    f"/api/notices|{_TABLE}/notices": _area("Notices", "notices"),
    "/api/notices/mail|/mail": _mail,
    f"{_TABLE}/record|/api/(replay|verify)": _area("Records", "record"),
    f"{_TABLE}/review|/api/reviews": _area("Reviews", "review", looks_on=True),
    f"{_TABLE}/puzzles": _area("Practice", "match_puzzles", looks_on=True),
    "/api/score": _area(_TOOLS, "score"),
    "/api/referee": _area(_TOOLS, "referee"),
    "/api/solve": _area(_TOOLS, "solve"),
    "/api/lessons": _area("Lessons", "lessons"),
    "/api/practice": _practice,
    "/api/puzzles": _area("Practice", "puzzles"),
    "/api/account": _area("Accounts", "account"),
}
"""Areas by what the paths of their routes begin with."""


class Routes(Litestar):
    """The application. It makes an area at the first request for it, and all areas before it describes them, which
    a server leaves to a process of its own (`api_schema.py`).

    `app.state` has the limits and the quota that an area is made with.
    """

    def __init__(self, **how: Any) -> None:
        self._areas = {re.compile(f"({path})(/|$)"): area for path, area in AREAS.items()}
        super().__init__(**how)

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        if self._areas and scope["type"] != "lifespan":
            self.make_ready(scope["path"])
        await super().__call__(scope, receive, send)

    @property
    def openapi_schema(self) -> OpenAPI:
        self.make_ready()
        return super().openapi_schema

    def make_ready(self, path: str | None = None) -> None:
        """Make the areas that answer at a path, or all."""
        for asked in [each for each in self._areas if path is None or each.match(path)]:
            for route in self._areas.pop(asked)(self.state.limits, self.state.looks):
                self.register(route)
