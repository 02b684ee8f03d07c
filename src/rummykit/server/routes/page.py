"""Every address that is not the API's: the page.

It is read in a thread: for the first that asks, all games are told.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.static_page import NOT_BUILT, StaticPage


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], static_page: NamedDependency[StaticPage], path: FromPath[str] = "/"
) -> Response[bytes]:
    """A file of the page, or the page itself."""
    if path.startswith("/api/") or path == "/api":
        raise TableRefusal("not_found")
    return await asyncio.to_thread(sent, request, static_page, path)


@get("/api/docs", include_in_schema=False)
async def docs(request: Request[Any, Any, Any], static_page: NamedDependency[StaticPage]) -> Response[bytes]:
    """The page, which draws the description of the API."""
    return await asyncio.to_thread(sent, request, static_page, "/")


@get("/mail/{token:str}", include_in_schema=False)
async def letter(
    request: Request[Any, Any, Any], static_page: NamedDependency[StaticPage], token: FromPath[str]
) -> Response[bytes]:
    """The page, where a link of a letter leads: nothing happens before somebody presses its button."""
    return await asyncio.to_thread(sent, request, static_page, "/")


def sent(request: Request[Any, Any, Any], static_page: StaticPage, path: str) -> Response[bytes]:
    """A file of the page as it is sent; raises `TableRefusal` where there is none."""
    file = static_page.find(path)
    if file is None:
        if static_page.built:
            raise TableRefusal("not_found")
        return Response(NOT_BUILT.encode(), media_type="text/plain; charset=utf-8", status_code=503)
    return file.content.answer(request, file.cache_control)
