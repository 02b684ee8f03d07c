"""People who come for the first time: they are given the cookie of a guest."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from rummykit.server.table.guests import COOKIE, COOKIE_SECONDS, key_of, new_secret
from rummykit.server.table.room import Room

_AT_ONCE = 2.0
"""Seconds in which a browser may ask again because it has not had the answer with its cookie yet."""
_TELLING = ("user-agent", "accept-language")
"""Headers by which browsers at one address differ."""


def asking(request: Request[Any, Any, Any], known: str | None, secret: str | None = None) -> tuple[str, list[Cookie]]:
    """The key of who asks, and the cookie that a newcomer is given, with this secret or a new one."""
    if known is not None:
        return known, []
    secret = secret or new_secret()
    key = key_of(secret)
    assert key is not None
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return key, [cookie]


def asking_at(
    room: Room, request: Request[Any, Any, Any], known: str | None, asked: object
) -> tuple[str, list[Cookie]]:
    """The same of who wants a seat at a table; a newcomer who has just asked for the same is the one who asked then."""
    if known is not None:
        return known, []
    now, host = time.monotonic(), "" if request.client is None else request.client.host
    for old in [each for each, (since, _) in room.newcomers.items() if now - since > _AT_ONCE]:
        del room.newcomers[old]
    asker = (host, asked, *(request.headers.get(name) for name in _TELLING))
    _, secret = room.newcomers.setdefault(asker, (now, new_secret()))
    return asking(request, None, secret)
