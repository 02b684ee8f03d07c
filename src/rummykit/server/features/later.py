"""Routes that are made when somebody first asks for one of them, together with the modules that only they need.

A server starts with the page and its tables. Lessons, tournaments, reviews and the rest are loaded by the first request
for them, and the server answers nobody else meanwhile.
"""

from __future__ import annotations

import re
from typing import Any

from litestar import Litestar
from litestar.openapi.spec import OpenAPI
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from rummykit.server.features.all_features import FEATURES
from rummykit.server.features.feature import Area, area

_TABLE = "/api/tables/[^/]+"
_TOOLS = "Score sheets, referee, solver"
AREAS: dict[str, Area] = {
    each.path: each
    for each in sorted(
        (
            area("/api/(account/)?leaders", 30, "People", "routes.leaders"),
            area(f"{_TABLE}/record|/api/(replay|verify)", 80, "Records", "routes.record"),
            area("/api/score", 110, _TOOLS, "routes.score"),
            area("/api/referee", 120, _TOOLS, "routes.referee"),
            area("/api/solve", 130, _TOOLS, "routes.solve"),
            area("/api/lessons", 140, "Lessons", "routes.lessons"),
            area("/api/account", 170, "Accounts", "routes.account"),
            area("/api/admin", 180, "Administration", "administration.routes"),
            *(each for feature in FEATURES for each in feature.areas),
        ),
        key=lambda each: each.place,
    )
}
"""Areas by what the paths of their routes begin with, in the order in which they are described."""


class Routes(Litestar):
    """The application. It makes an area at the first request for it, and all areas before it describes them, which
    a server leaves to a process of its own (`api_schema.py`).

    `app.state` has the limits that an area is made with.
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
            for route in self._areas.pop(asked).routes(self.state.limits):
                self.register(route)
