"""The address of the page for administrators: for everybody else it is one that is not there."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from rummykit.server.accounts import sessions
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.page import sent
from rummykit.server.routes.static_page import StaticPage
from rummykit.server.table.rooms import Rooms


@get("/admin", include_in_schema=False)
async def admin(
    request: Request[Any, Any, Any], static_page: NamedDependency[StaticPage], rooms: NamedDependency[Rooms]
) -> Response[bytes]:
    """The page, with 404 for who does not administer the server; it says then that there is nothing."""
    answer = await asyncio.to_thread(sent, request, static_page, "/")
    if answer.status_code is None and not await _administers(request, rooms):
        answer.status_code = 404
    return answer


async def _administers(request: Request[Any, Any, Any], rooms: Rooms) -> bool:
    accounts = rooms.services.accounts
    member = None if accounts is None else await accounts.member(request.cookies.get(sessions.COOKIE))
    if accounts is None or member is None:
        return False
    try:
        return await accounts.administers(member)
    except TableRefusal:
        return True  # it confirms with the passkey on the page
