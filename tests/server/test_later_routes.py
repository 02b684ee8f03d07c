"""Routes that are made when they are first asked for: each is there for the first who asks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler

from rummykit.server.features.later import AREAS
from rummykit.server.limits import Limits
from tests.server.guest import http_client
from tests.server.serving import serving


@pytest.mark.parametrize("area", AREAS)
async def test_an_area_answers_the_first_who_asks(db: Path, area: str) -> None:
    limits = Limits()
    handlers = list(AREAS[area].routes(limits))
    paths = [re.sub("{.*?}", "anything", path) for handler in handlers for path in handler.paths]
    assert [path for path in paths if not re.match(f"({area})(/|$)", path)] == []
    first = next(each for each in handlers if isinstance(each, HTTPRouteHandler))
    method, path = min(first.http_methods), re.sub("{.*?}", "anything", min(first.paths))
    # The usual limits: routes that remember how often somebody came are made anew for every server.
    async with serving(db, limits=limits) as place, http_client(place.port) as http:
        answer = await http.request(method, path, json={} if method == "POST" else None)
        assert answer.status_code < 500
        # Nobody but its administrators learns that the server has addresses for them.
        assert ("not_found" in answer.text) == (area == "/api/admin")
