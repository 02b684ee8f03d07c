"""Notices as a feature of the server: by push, and by e-mail where the host has a mail server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from rummykit.server.features.feature import Area, Feature, RunningServer, area
from rummykit.server.features.notices import flags
from rummykit.server.features.notices.personal_data import NoticesToPeople
from rummykit.server.features.notices.pushing import PushSettings
from rummykit.server.features.notices.turn_notices import TurnNotices
from rummykit.server.limits import Limits
from rummykit.server.routes import page
from rummykit.server.routes.description import described, routes_in


@asynccontextmanager
async def _life(server: RunningServer) -> AsyncIterator[None]:
    push = server.settings.get("push") or PushSettings()
    notices = TurnNotices(server.store, server.rooms, push, server.settings.get("mail"))
    server.provide("notices", notices)
    server.services.metrics.watch(notices.notifier.numbers)
    server.run(notices.notifier.run)
    try:
        yield
    finally:
        await notices.notifier.close()


def _mail(_limits: Limits) -> list[Any]:
    from rummykit.server.features.notices import mail_routes

    return [*described("Notices", routes_in(mail_routes), *mail_routes.REFUSED), page.letter]


NOTICES = Feature(
    name="notices",
    areas=(
        area("/api/notices|/api/tables/[^/]+/notices", 60, "Notices", "features.notices.routes"),
        Area("/api/notices/mail|/mail", 70, _mail),
    ),
    life=_life,
    personal=NoticesToPeople(),
    provides=("notices",),
    settings=("push", "mail"),
    flags=flags.FLAGS,
    read_flags=flags.settings,
)
