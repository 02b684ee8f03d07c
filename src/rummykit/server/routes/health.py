"""The health of the server, for the people who run it."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from rummykit.server.guards.request_checks import ANY_NAME
from rummykit.server.table.rooms import Rooms


@get("/healthz", sync_to_thread=False, media_type="text/plain", opt={ANY_NAME: True})
def healthz() -> str:
    """The process answers; one that does not should be started again."""
    return "ok\n"


@get(
    "/readyz",
    media_type="text/plain",
    opt={ANY_NAME: True},
    responses={503: ResponseSpec(str, description="Not now.", generate_examples=False, media_type=MediaType.TEXT)},
)
async def readyz(rooms: NamedDependency[Rooms]) -> Response[str]:
    """New connections are welcome: the database answers, and the server is not about to stop."""
    services = rooms.services
    ready = not rooms.stopping
    if ready:
        try:
            await asyncio.wait_for(services.store.answers(), services.limits.ready_seconds)
        except Exception:
            ready = False
    return Response("ok\n" if ready else "not ready\n", media_type="text/plain", status_code=200 if ready else 503)


@get("/metrics", sync_to_thread=False, media_type="text/plain", opt={ANY_NAME: True})
def numbers(rooms: NamedDependency[Rooms]) -> Response[bytes]:
    """What is counted, for Prometheus."""
    text, media_type = rooms.services.metrics.text()
    return Response(text, media_type=media_type)
