"""Practices as a feature of the server."""

from __future__ import annotations

from typing import Any

from rummykit.server.features.feature import Area, Feature
from rummykit.server.limits import Limits
from rummykit.server.routes.description import described


def _routes(limits: Limits) -> list[Any]:
    from rummykit.server.features.practice import routes

    shows, sockets, refused = routes.routes(limits)
    return [*described("Practice", shows, *refused), *sockets]


PRACTICE = Feature(name="practice", areas=(Area("/api/practice", 150, _routes),))
