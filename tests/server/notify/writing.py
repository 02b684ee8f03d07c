"""What tests of letters share: a server that has a mail server, and people who are written to."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.server.guest import Guest
from tests.server.notify.mail_service import MailService, link_in
from tests.server.notify.telling import QUICK, a_table, begun, other_of, tell
from tests.server.serving import Place, serving
from tests.server.tables import NAMES

MANY = replace(QUICK, mail_confirmations_per_minute=1e6, mail_confirmation_burst=10**6)
ADDRESS = "ann@mail.example"


@asynccontextmanager
async def writing(db: Path | str, service: MailService, limits: Any = MANY) -> AsyncIterator[Place]:
    """A server that tells soon, by e-mail."""
    async with serving(db, limits=limits, mail=service.settings) as place:
        yield place


async def ask(guest: Guest, address: str = ADDRESS, language: str = "en") -> int:
    """Somebody wants to be written to."""
    said = {"address": address, "language": language}
    return (await guest.http.post("/api/notices/mail", json=said)).status_code


async def confirm(guest: Guest, token: str) -> int:
    """Press the button behind the link of a letter."""
    return (await guest.http.post("/api/notices/mail/confirm", json={"token": token[2:]})).status_code


async def state(guest: Guest) -> Any:
    """Where a person is written to, as they are told."""
    return (await guest.http.get("/api/notices")).json()["mail"]


async def written_to(guest: Guest, service: MailService, address: str = ADDRESS, language: str = "en") -> None:
    """Somebody is written to from now on."""
    assert await ask(guest, address, language) == 200
    assert await confirm(guest, link_in(service.letters[-1])) == 200


@asynccontextmanager
async def a_match(place: Place, service: MailService, language: str = "en") -> AsyncIterator[tuple[str, Guest, Guest]]:
    """A match in which the one who is to act, first of the two, is away and told by e-mail."""
    guests = [Guest(place.port, name) for name in NAMES[:2]]
    table = await a_table(*guests)
    mine, other = other_of(guests, await begun(table, *guests))
    await written_to(mine, service, language=language)
    await tell(mine, table)
    yield table, mine, other
