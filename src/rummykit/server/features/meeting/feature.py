"""Meeting as a feature of the server: playing again with those one sat with, friends, and waiting for strangers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rummykit.server.features.feature import Feature, RunningServer, area
from rummykit.server.features.meeting.asking import Asking
from rummykit.server.features.meeting.companies import KnownCompanies
from rummykit.server.features.meeting.friend_notices import FriendNotices
from rummykit.server.features.meeting.friends import Friends
from rummykit.server.features.meeting.inviting import Invitations
from rummykit.server.features.meeting.presence import Presence
from rummykit.server.features.meeting.waiting_line import WaitingLine


@asynccontextmanager
async def _life(server: RunningServer) -> AsyncIterator[None]:
    given = server.store.ask, server.store.read, server.limits, server.services.now
    companies, waiting = KnownCompanies(*given), WaitingLine(*given)
    presence = Presence(*given, server.rooms.players)
    server.services.observers.extend((companies, waiting, presence))
    server.provide("companies", companies)
    server.provide("asking", Asking(*given))
    server.provide("waiting", waiting)
    server.provide("presence", presence)
    server.provide("friends", Friends(*given))
    server.provide("invitations", Invitations(*given))
    notices = FriendNotices(server.store.ask, server.limits, given[3], presence, lambda: server.provided("notices"))
    server.provide("friend_notices", notices)
    try:
        yield
    finally:
        await notices.close()


MEETING = Feature(
    name="meeting",
    areas=(
        area("/api/company|/api/tables/[^/]+/(again|asked)", 20, "People", "features.meeting.company_routes"),
        area("/api/friends|/api/tables/[^/]+/invite", 22, "Friends", "features.meeting.friend_routes"),
        area("/api/pairing", 25, "People", "features.meeting.pairing_routes"),
    ),
    life=_life,
    provides=("companies", "asking", "waiting", "presence", "friends", "invitations", "friend_notices"),
)
