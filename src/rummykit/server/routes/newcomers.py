"""People who come for the first time: they are given the cookie of a guest."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from rummykit.server.table.guests import COOKIE, COOKIE_SECONDS, key_of, new_secret


def asking(request: Request[Any, Any, Any], known: str | None) -> tuple[str, list[Cookie]]:
    """The key of who asks, and the cookie that a newcomer is given."""
    if known is not None:
        return known, []
    secret = new_secret()
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
