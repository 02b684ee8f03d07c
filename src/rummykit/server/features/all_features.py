"""Every feature of the server."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from rummykit.server.features.bots.feature import BOTS
from rummykit.server.features.clubs.feature import CLUBS
from rummykit.server.features.feature import Feature
from rummykit.server.features.meeting.feature import MEETING
from rummykit.server.features.notices.feature import NOTICES
from rummykit.server.features.own_games.feature import OWN_GAMES
from rummykit.server.features.practice.feature import PRACTICE
from rummykit.server.features.puzzles.feature import PUZZLES
from rummykit.server.features.reviews.feature import REVIEWS
from rummykit.server.features.studies.feature import STUDIES
from rummykit.server.features.tournaments.feature import TOURNAMENTS
from rummykit.server.refusals import TableRefusal

FEATURES: tuple[Feature, ...] = (
    *(OWN_GAMES, MEETING, CLUBS, TOURNAMENTS, BOTS),
    *(NOTICES, REVIEWS, STUDIES, PUZZLES, PRACTICE),
)


class UnknownFeature(Exception):
    """No feature has this name; the text says which names there are."""


def named(names: Collection[str]) -> tuple[Feature, ...]:
    """The features with these names; raises `UnknownFeature`."""
    known = {each.name: each for each in FEATURES}
    for name in names:
        if name not in known:
            raise UnknownFeature(f"There is no feature {name} to switch off. There are {', '.join(known)}.")
    return tuple(each for each in FEATURES if each.name in names)


def switched_on(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard: what the host has switched off refuses."""
    for feature in connection.app.state.switched_off:
        if feature.answers(connection.scope["path"]):
            raise TableRefusal(feature.refusal)
