"""Every error over HTTP is sent as an `ApiError`: a code and a sentence, never an exception's text."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import Scope, Send
from msgspec import structs
from sqlalchemy.exc import InterfaceError, OperationalError

from rummykit.rules import IllegalAction
from rummykit.server.journal import trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.store import NotAnswered, StoreClosed
from rummykit.server.wire.connection import SERVER_ERROR
from rummykit.server.wire.http_messages import ApiError
from rummykit.server.wire.unreadable import unreadable

_BY_STATUS = {400: "unreadable", 403: "wrong_origin", 404: "not_found", 405: "method_not_allowed", 413: "too_large"}


_AWAY = (OperationalError, InterfaceError, NotAnswered, StoreClosed)
"""What is raised when the database fails or cannot be reached."""


def refusal_of(error: Exception) -> TableRefusal:
    """The refusal for an unforeseen error."""
    return TableRefusal("unavailable" if isinstance(error, _AWAY) else "server_error")


def told(refusal: TableRefusal) -> tuple[ApiError, dict[str, str]]:
    """A refusal as it is sent, with a header that says when to try again, if that makes sense."""
    again = {"Retry-After": "1"} if refusal.status == 503 else {}
    return ApiError(code=refusal.code, text=refusal.text, params=refusal.params), again


def answer(refusal: TableRefusal) -> Response[ApiError]:
    """The answer to a request that is refused."""
    body, headers = told(refusal)
    return Response(body, status_code=refusal.status, headers=headers)


async def turn_away(scope: Scope, send: Send, refusal: TableRefusal) -> None:
    """Refuse the handshake of a socket with an HTTP answer, if that is possible."""
    if "websocket.http.response" not in (scope["extensions"] or {}):
        # It was carried here from another server, which has promised a socket.
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        return await send({"type": "websocket.close", "code": SERVER_ERROR.code, "reason": SERVER_ERROR.reason})
    body, headers = told(refusal)
    pairs = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    pairs.append((b"content-type", b"application/json"))
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": pairs})
    content = msgspec.json.encode(body)
    return await send({"type": "websocket.http.response.body", "body": content, "more_body": False})


def on_refusal(request: Request[Any, Any, Any], refusal: TableRefusal) -> Response[ApiError]:
    """The server's own refusals."""
    request.app.state.rooms.services.metrics.refused(refusal.code)
    return answer(refusal)


def on_illegal(request: Request[Any, Any, Any], error: IllegalAction) -> Response[ApiError]:
    """What the rules of a game refuse."""
    request.app.state.rooms.services.metrics.refused(error.code)
    return Response(ApiError(**structs.asdict(error.refusal)), status_code=409)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ApiError]:
    """Refusals of the framework."""
    code = _BY_STATUS.get(error.status_code, "unreadable")
    if code != "unreadable":
        return answer(TableRefusal(code))
    body = request.route_handler.parsed_fn_signature.parameters.get("data")
    return answer(unreadable(error.__cause__, None if body is None else body.annotation))


def on_too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[ApiError]:
    """JSON that is nested too deeply."""
    return answer(unreadable(None))


def on_error(_request: Request[Any, Any, Any], error: Exception) -> Response[ApiError]:
    """Any unforeseen error."""
    trouble("request_failed", error)
    return answer(refusal_of(error))
