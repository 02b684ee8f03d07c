"""Whatever goes wrong over HTTP leaves as an `ApiError`: a code and a sentence, never an exception's text."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from rummykit.server.journal import trouble
from rummykit.server.protocol import ApiError
from rummykit.server.refusals import TableRefusal

_BY_STATUS = {400: "unreadable", 403: "wrong_origin", 404: "not_found", 405: "method_not_allowed", 413: "too_large"}


def answer(refusal: TableRefusal) -> Response[ApiError]:
    """A refusal as it is sent."""
    return Response(ApiError(code=refusal.code, text=refusal.text, params=refusal.params), status_code=refusal.status)


def on_refusal(request: Request[Any, Any, Any], refusal: TableRefusal) -> Response[ApiError]:
    """The server's own refusals."""
    request.app.state.lobby.house.metrics.refused(refusal.code)
    return answer(refusal)


def on_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ApiError]:
    """What the framework refuses."""
    return answer(TableRefusal(_BY_STATUS.get(error.status_code, "unreadable")))


def on_too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[ApiError]:
    """Brackets in brackets without end."""
    return answer(TableRefusal("unreadable"))


def on_error(_request: Request[Any, Any, Any], error: Exception) -> Response[ApiError]:
    """Everything unforeseen."""
    trouble("request_failed", error)
    return answer(TableRefusal("server_error"))
