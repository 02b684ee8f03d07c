"""The person behind a request: a guest with a cookie, or a member, who keeps the seats taken as a guest."""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from rummykit.server.accounts import sessions
from rummykit.server.accounts.accounts import Accounts
from rummykit.server.accounts.people import Asker
from rummykit.server.accounts.sessions import Member
from rummykit.server.table import guests
from rummykit.server.table.room import Room


class Requester(NamedTuple):
    """The seat keys of the person who asks, the one for new seats first; empty for a newcomer."""

    keys: tuple[str, ...]
    member: Member | None

    @property
    def key(self) -> str | None:
        """The key for a new seat."""
        return self.keys[0] if self.keys else None

    @property
    def person(self) -> Asker:
        """The person, as people who meet are told apart."""
        return Asker(self.keys, None if self.member is None else self.member.account)

    def key_at(self, room: Room) -> str | None:
        """The key of the person's seat at a table; of a new one where there is none."""
        return next((key for key in self.keys if room.seat_of(key) is not None), self.key)


async def requester_of(connection: ASGIConnection[Any, Any, Any, Any], accounts: Accounts | None) -> Requester:
    """Who sends a request, or opens a socket."""
    guest = guests.key_of(connection.cookies.get(guests.COOKIE))
    member = None if accounts is None else await accounts.member(connection.cookies.get(sessions.COOKIE))
    own = () if member is None else member.keys
    return Requester((*own, *(() if guest is None or guest in own else (guest,))), member)
