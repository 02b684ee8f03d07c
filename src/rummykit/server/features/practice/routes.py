"""Practices: what is asked in a position, and the socket through which it is played."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, WebSocket, get, websocket
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from rummykit.server.accounts.identity import Requester
from rummykit.server.features.practice.conversation import converse
from rummykit.server.features.practice.kinds import KINDS
from rummykit.server.features.practice.practice import Kind, PracticeAsked, practice_info
from rummykit.server.guards.bounded_work import BoundedWork
from rummykit.server.guards.quotas import Quotas, RequestRate, address_of
from rummykit.server.limits import Limits
from rummykit.server.refusals import REFUSALS
from rummykit.server.routes.newcomers import asking
from rummykit.server.routes.open_socket import Accept, open_socket
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.connection import SERVER_ERROR, TOO_FAST, UNKNOWN_PRACTICE, Closing
from rummykit.server.wire.practice_messages import PracticeInfo

_PLACE = "/api/practice/"
_RATE = RequestRate(lambda its: (its.practices_per_minute, its.practice_burst))


def routes(limits: Limits) -> tuple[list[Any], list[Any], tuple[str, ...]]:
    """The routes that show what is asked, the sockets, and what they may refuse with.

    So many positions a minute are made for one address, whether they are shown or played.
    """
    seconds, many = limits.solve_seconds, limits.practices_at_once
    work = BoundedWork("practice", at_once=many, seconds=seconds, late="not_finished")
    shows = [_show(kind, work) for kind in KINDS]
    refuses = tuple(code for kind in KINDS for code in kind.refuses)
    return shows, [_play(kind, work) for kind in KINDS], ("not_finished", *refuses)


def _show(kind: Kind, work: BoundedWork) -> Any:
    @get(_PLACE + kind.path, guards=[_RATE], name=f"practice {kind.path}")
    async def show(
        request: Request[Any, Any, Any], who: NamedDependency[Requester], rooms: NamedDependency[Rooms]
    ) -> Response[PracticeInfo]:
        """What is asked in a position that can be played at the same address with `/socket`."""
        practice = await kind.make(_asked(request, who, rooms, work))
        cookies = asking(request, who.key)[1] if kind.remembers else []
        return Response(practice_info(practice), cookies=cookies)

    return show


def _play(kind: Kind, work: BoundedWork) -> Any:
    @websocket(f"{_PLACE}{kind.path}/socket")
    async def play(
        socket: WebSocket[Any, Any, Any], rooms: NamedDependency[Rooms], quotas: NamedDependency[Quotas]
    ) -> None:
        """Let somebody play a position; nothing of it is kept."""
        services = rooms.services

        async def practise(who: Requester, accept: Accept) -> None:
            _RATE.let(socket)
            practice = await kind.make(_asked(socket, who, rooms, work))
            await converse(await accept(), practice, work, services.metrics, services.limits)

        await open_socket(socket, services, quotas, practise, _closing)

    return play


def _asked(
    connection: ASGIConnection[Any, Any, Any, Any], who: Requester, rooms: Rooms, work: BoundedWork
) -> PracticeAsked:
    records = connection.app.state.puzzle_records
    options = dict(connection.query_params)
    return PracticeAsked(connection.path_params, options, who, address_of(connection), rooms, work, records)


def _closing(code: str) -> Closing:
    if code == "too_fast":
        return TOO_FAST
    return UNKNOWN_PRACTICE if REFUSALS[code].status == 404 else SERVER_ERROR
