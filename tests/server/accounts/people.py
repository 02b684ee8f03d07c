"""People with accounts: a browser with a passkey device beside it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import msgspec

from rummykit.server.wire.account_messages import AccountInfo, AccountState, DeviceLink, PasskeyAsked, SignInAsked
from rummykit.server.wire.http_messages import ApiError
from rummykit.server.wire.socket_messages import Accepted
from tests.server.accounts.authenticator import TRUTH, Authenticator, Slip
from tests.server.guest import Guest, SeatAt
from tests.server.serving import Place

SHORT = {"game": "standard_rummy", "options": {"target_score": 1}}
"""A match of a deal or so."""


class Person(Guest):
    """A browser at localhost, which is a name that passkeys can be made for."""

    def __init__(self, port: int, name: str, device: Authenticator | None = None) -> None:
        super().__init__(port, name)
        self.origin = f"http://localhost:{port}"
        self.http.headers.update({"Host": f"localhost:{port}", "Origin": self.origin})
        self.device = device or Authenticator(self.origin)

    def another_browser(self) -> Person:
        """A browser of the same person, which knows nothing yet, with the same device beside it."""
        return Person(self.port, self.name, self.device)

    @property
    def session(self) -> str | None:
        """What the cookie of the session holds."""
        return self.http.cookies.get("rummykit_session")

    async def ok(self, path: str, body: Any = None, method: str = "POST") -> httpx.Response:
        """Send, and be answered well."""
        response = await self.http.request(method, path, json=body)
        assert response.status_code < 300, response.text
        return response

    async def code(self, path: str, body: Any = None, method: str = "POST") -> str:
        """Send, and be refused with this code."""
        response = await self.http.request(method, path, json=body)
        assert response.status_code >= 400, response.text
        return msgspec.json.decode(response.content, type=ApiError).code

    async def asked_to_make(self, path: str = "/api/account/register/begin") -> PasskeyAsked:
        """Begin to make a passkey."""
        body = {"name": self.name} if "register" in path else None
        return msgspec.json.decode((await self.ok(path, body)).content, type=PasskeyAsked)

    async def asked_to_sign(self) -> SignInAsked:
        """Begin to sign in."""
        return msgspec.json.decode((await self.ok("/api/account/sign-in/begin")).content, type=SignInAsked)

    async def register(self) -> None:
        """Make an account."""
        await self.ok("/api/account/register", self.device.make(await self.asked_to_make()))

    async def sign_in(self, slip: Slip = TRUTH) -> None:
        """Sign in with the passkey."""
        await self.ok("/api/account/sign-in", self.device.sign(await self.asked_to_sign(), slip=slip))

    async def linked(self) -> DeviceLink:
        """A code for another device."""
        return msgspec.json.decode((await self.ok("/api/account/link")).content, type=DeviceLink)

    async def account(self) -> AccountInfo | None:
        """What the account page shows."""
        response = await self.ok("/api/account", method="GET")
        return msgspec.json.decode(response.content, type=AccountState).account


async def member(place: Place, name: str) -> Person:
    """Somebody who has made an account."""
    person = Person(place.port, name)
    await person.register()
    return person


@asynccontextmanager
async def rated_match(place: Place, people: list[Person], **asked: Any) -> AsyncIterator[list[SeatAt]]:
    """A rated match that has begun."""
    made = await people[0].make(**(SHORT | {"seats": len(people), "rated": True, "turn_seconds": None} | asked))
    async with AsyncExitStack() as stack:
        for person in people[1:]:
            await person.sit(made.id)
        seats = [await stack.enter_async_context(person.at(made.id)) for person in people]
        assert isinstance(await seats[0].start(), Accepted)
        yield seats


@asynccontextmanager
async def match_with_a_bot(person: Person) -> AsyncIterator[SeatAt]:
    """A match that changes no rating."""
    made = await person.make(**SHORT, seats=2, bots=1, start=True, turn_seconds=None)
    async with person.at(made.id) as seat:
        yield seat


async def play_out(seats: list[SeatAt]) -> None:
    """Play to the end."""
    await asyncio.gather(*(seat.play(random.Random(1)) for seat in seats))
