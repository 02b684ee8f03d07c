"""The numbers of `server/limits/`: each is in docs/operate.md as it is, with tests that fail when it is ignored."""

from __future__ import annotations

import asyncio
import base64
import re
import secrets
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import fields, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rummykit.server.fleet import lease_renewal
from rummykit.server.fleet.bus import Bus
from rummykit.server.fleet.bus.envelope import Envelope
from rummykit.server.guards import quotas
from rummykit.server.guards.quotas import RequestQuota
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.services import Services
from tests.server.guest import PATIENCE, Guest, http_client
from tests.server.leases import lease_end, time_passes
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing, seated

ROOT = Path(__file__).parents[2]


def lines_of_the_document() -> dict[str, tuple[str, list[str]]]:
    """The table in docs/operate.md: value and tests by number."""
    text = (ROOT / "docs" / "operate.md").read_text()
    rows = re.findall(r"^\| `(\w+)` +\| (.+?) +\| .+ \| (.+) \|$", text, re.M)
    return {name: (value, re.findall(r"`(test_\w+)`", tests)) for name, value, tests in rows}


def test_every_number_is_in_the_document_as_it_is() -> None:
    limits = Limits()
    numbers = {each.name: str(getattr(limits, each.name)).strip("()") for each in fields(limits)}
    assert {name: value for name, (value, _) in lines_of_the_document().items()} == numbers


def test_every_number_stands_in_one_group() -> None:
    groups = [each for each in Limits.__mro__[1:-1] if each.__annotations__]
    names = [name for group in groups for name in group.__annotations__]
    assert sorted(names) == sorted(each.name for each in fields(Limits))


def test_every_number_names_tests_that_exist() -> None:
    sources = "\n".join(path.read_text() for path in (ROOT / "tests" / "server").rglob("test_*.py"))
    there = set(re.findall(r"^(?:async )?def (test_\w+)", sources, re.M))
    for name, (_, tests) in lines_of_the_document().items():
        assert tests, name
        assert set(tests) <= there, name


async def shaken_hands(port: int, path: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket opened by hand, which answers nothing by itself."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: rummykit_guest={cookie}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def masked(text: bytes) -> bytes:
    """A short text as a frame of a browser."""
    mask = secrets.token_bytes(4)
    return bytes([0x81, 0x80 | len(text)]) + mask + bytes(each ^ mask[at % 4] for at, each in enumerate(text))


async def test_a_page_that_answers_no_ping_is_away(db: Path) -> None:
    limits = replace(PATIENT, ping_seconds=1.0)
    async with serving(db, limits=limits) as place, seated(place) as seats:
        ann, ben = seats
        assert ann.table is not None
        assert ben.guest.secret is not None
        await ben.stop()
        await ann.until(lambda: ann.table is not None and not ann.table.seats[1].connected)
        began = time.monotonic()
        path = f"/api/tables/{ann.table.id}/socket"
        _reader, writer = await shaken_hands(place.port, path, ben.guest.secret)
        writer.write(masked(b'{"type":"hello"}'))
        await ann.until(lambda: ann.table is not None and ann.table.seats[1].connected)
        await ann.until(lambda: ann.table is not None and not ann.table.seats[1].connected)
        assert time.monotonic() - began > 1.0
        writer.close()
        await ann.ping()  # who answers stays


@pytest.mark.parametrize(
    ("path", "body", "limits"),
    [
        ("/api/solve", {}, replace(PATIENT, questions_per_minute=20, question_burst=2)),
        ("/api/replay", {"record": "x"}, replace(PATIENT, records_per_minute=20, record_burst=2)),
    ],
)
async def test_questions_and_records_are_rationed(
    db: Path, path: str, body: Any, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    monkeypatch.setattr(quotas, "time", SimpleNamespace(monotonic=lambda: now))
    async with (
        serving(db, limits=limits) as place,
        http_client(place.port) as http,
    ):
        codes = [(await http.post(path, json=body)).json().get("code") for _ in range(3)]
        assert [code == "too_fast" for code in codes] == [False, False, True]
        now += 3.2  # one of twenty a minute has come in
        codes = [(await http.post(path, json=body)).json().get("code") for _ in range(2)]
        assert [code == "too_fast" for code in codes] == [False, True]


async def test_the_lobby_shows_no_more_tables_than_it_may(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, lobby_tables=2)) as place:
        ann = Guest(place.port, "Ann")
        for _ in range(3):
            made = await ann.make(game="rummikub", listed=True)
            async with ann.at(made.id):
                pass
        async with asyncio.timeout(PATIENCE):
            while len((await ann.http.get("/api/lobby")).json()) < 2:
                await asyncio.sleep(0.05)
        assert len((await ann.http.get("/api/lobby")).json()) == 2


def test_an_address_that_was_not_seen_for_longest_is_forgotten() -> None:
    requests = RequestQuota(replace(PATIENT, addresses=2), 1e-9, 1)

    def lets_in(host: str) -> bool:
        try:
            requests.let(host)
        except TableRefusal:
            return False
        return True

    assert [lets_in("a"), lets_in("a"), lets_in("b"), lets_in("a"), lets_in("c"), lets_in("b")] == [
        *(True, False, True, False, True, True)
    ]


class _Broken:
    """A carrier that always breaks, but the first time it is tried."""

    errors: tuple[type[Exception], ...] = (OSError,)

    def __init__(self) -> None:
        self.tried = 0

    async def listen(self, name: str, heard: Callable[[Envelope], None], ready: Callable[[], None]) -> None:
        """Break at once."""
        self.tried += 1
        ready()
        raise OSError(name)

    @asynccontextmanager
    async def sending(self) -> AsyncIterator[Callable[[list[Envelope]], Awaitable[None]]]:
        """Take everything."""

        async def send(envelopes: list[Envelope]) -> None:
            assert envelopes

        yield send


async def test_a_bus_that_broke_is_tried_again_after_a_while() -> None:
    carrier = _Broken()
    bus = Bus(carrier, replace(PATIENT, bus_retry_seconds=0.2))
    lost: list[bool] = []
    await bus.open("me", lambda _sender, _message: None, lambda: lost.append(True))
    began = time.monotonic()
    async with asyncio.timeout(PATIENCE):
        while carrier.tried < 4:
            await asyncio.sleep(0.01)
    assert time.monotonic() - began >= 3 * 0.2 - 0.05
    assert len(lost) == carrier.tried - 1
    await bus.close()


@pytest.mark.parametrize("renewed", [True, False])
async def test_a_lease_is_renewed_as_often_as_it_should_be(
    postgres_db: str, renewed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, first = lease_renewal._held, asyncio.Event()

    async def held(services: Services) -> bool:
        done = await begun(services)
        first.set()
        return done

    monkeypatch.setattr(lease_renewal, "_held", held)
    limits = replace(PATIENT, lease_seconds=3600.0, renew_seconds=0.2 if renewed else 1000.0)
    async with serving(postgres_db, limits=limits) as place:
        owner = place.rooms.services.owner
        await asyncio.wait_for(first.wait(), PATIENCE)  # A server renews its lease once as it starts.
        time_passes(postgres_db, 0.6 * limits.lease_seconds)
        end = lease_end(postgres_db, owner)
        if renewed:
            async with asyncio.timeout(PATIENCE):
                while lease_end(postgres_db, owner) <= end:
                    await asyncio.sleep(0.1)
        assert owner in await place.store.living()
        time_passes(postgres_db, 0.6 * limits.lease_seconds)
        assert (owner in await place.store.living()) == renewed


async def test_a_stopping_server_waits_only_so_long_for_a_request(db: Path) -> None:
    limits = replace(PATIENT, drain_seconds=1, request_seconds=60.0)
    async with serving(db, limits=limits) as place:
        _reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
        await asyncio.sleep(0.2)
        began = time.monotonic()
    assert time.monotonic() - began < 30  # not the minute that the request might take
    writer.close()


def test_a_limit_that_does_not_exist_is_refused() -> None:
    assert Limits(bot_seconds=3.0) == replace(Limits(), bot_seconds=3.0) != Limits()
    with pytest.raises(TypeError, match="no such limit: bot_secs, cards"):
        Limits(cards=1, bot_secs=3.0)


async def test_a_stopping_server_waits_only_so_long_for_a_bot(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = threading.Event()
    monkeypatch.setattr("rummykit.server.table.botplay._choose", lambda *_: free.wait(PATIENCE))
    limits = replace(PATIENT, farewell_seconds=0.3, bot_seconds=PATIENCE)
    async with serving(db, limits=limits) as place, playing(place, 1, game="standard_rummy", seats=4, bots=3):
        await asyncio.sleep(0.3)
        await place.rooms.close()
        assert not free.is_set()  # the bot still thinks
        free.set()
