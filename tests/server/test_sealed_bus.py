"""The bus, sealed: who listens there reads nothing, and who says something there is not heard."""

from __future__ import annotations

import asyncio
import base64
import secrets
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import psycopg
import pytest
from redis.asyncio import Redis

from rummykit.server.fleet.bus import Bus, CannotReach, bus_at, postgres
from rummykit.server.fleet.bus.envelope import Envelope
from rummykit.server.fleet.bus.sealing import Seal, Unauthenticated
from rummykit.server.fleet.relay import RelayMessage
from tests.server.certificate import make_certificate
from tests.server.guest import PATIENCE
from tests.server.process import COMMAND
from tests.server.services import free_port
from tests.server.services import redis as redis_server
from tests.server.serving import BUS_KEY, PATIENT, Place, serving
from tests.server.tables import plays_on
from tests.server.test_two_servers import bus, playing_at, relay_of, two

__all__ = ["bus"]  # a fixture

KEY, OTHER = secrets.token_hex(32), secrets.token_hex(32)


class Tap:
    """Everything that passes a bus, as somebody who has no key may hear it."""

    def __init__(self, db: str, bus: str | None) -> None:
        self._db, self._bus = db, bus
        self._heard: list[tuple[str, bytes]] = []
        self._headings: list[bytes] = []

    @property
    def heard(self) -> bytes:
        """All of it, by receiver; what is in base64 is unpacked, and pieces are put together."""
        return b"\n".join(b"".join(messages) for messages in self.channels.values()) + b"\n".join(self._headings)

    @property
    def channels(self) -> dict[str, list[bytes]]:
        """The notices by channel, without a prefix."""
        sorted_out: dict[str, list[bytes]] = {}
        for channel, message in self._heard:
            sorted_out.setdefault(channel, []).append(message)
        return sorted_out

    @asynccontextmanager
    async def listening(self, *names: str) -> AsyncIterator[None]:
        """Listen to what is sent to servers of these names."""
        ready = asyncio.Event()
        task = asyncio.create_task(self._postgres(ready, names) if self._bus is None else self._redis(self._bus, ready))
        await ready.wait()
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _postgres(self, ready: asyncio.Event, names: Sequence[str]) -> None:
        async with await psycopg.AsyncConnection.connect(self._db, autocommit=True) as connection:
            for name in names:
                await connection.execute(f'LISTEN "rummykit_{name}"'.encode())
            ready.set()
            async for notice in connection.notifies():
                *heading, piece = notice.payload.split(" ", 4)
                self._headings.append(" ".join(heading).encode())
                self._heard.append((notice.channel, base64.b64decode(piece)))

    async def _redis(self, url: str, ready: asyncio.Event) -> None:
        async with Redis.from_url(url) as redis, redis.pubsub() as channels:
            await channels.psubscribe("*")
            async for notice in channels.listen():
                if notice["type"] == "psubscribe":
                    ready.set()
                else:
                    self._heard.append((notice["channel"].decode(), notice["data"]))


async def say(db: str, bus: str | None, to: str, sender: str, number: int, message: bytes) -> None:
    """Say something on a bus without being a server."""
    if bus is None:
        text = base64.b64encode(message).decode()
        async with await psycopg.AsyncConnection.connect(db, autocommit=True) as connection:
            await connection.execute("SELECT pg_notify(%s, %s)", (f"rummykit_{to}", f"{sender} {number} 1 1 {text}"))
    else:
        async with Redis.from_url(bus) as redis:
            await redis.publish(f"rummykit:{to}", f"{sender} {number} ".encode() + message)


async def shout(db: str, bus: str | None, to: str, notice: str) -> None:
    """Say what is no envelope at all."""
    if bus is None:
        async with await psycopg.AsyncConnection.connect(db, autocommit=True) as connection:
            await connection.execute("SELECT pg_notify(%s, %s)", (f"rummykit_{to}", notice))
    else:
        async with Redis.from_url(bus) as redis:
            await redis.publish(f"rummykit:{to}", notice)


def names(*places: Place) -> list[str]:
    """What the servers are called on the bus."""
    return [place.rooms.services.owner for place in places]


async def heard_over(db: str, bus: str | None, *keys: str) -> tuple[bytes, str, list[str]]:
    """A game between two servers, overheard: what passed the bus, a guest's cookie, what else is nobody's business."""
    tap = Tap(db, bus)
    async with (
        two(db, bus, bus_keys=keys) as (one, other),
        tap.listening(*names(one, other)),
        playing_at([one, other], game="rummikub") as seats,
    ):
        await plays_on(seats, 4)
        cookie, view, table = seats[1].guest.secret, seats[1].view, seats[1].table
        assert cookie is not None
        assert view is not None
        assert table is not None
        hand = msgspec.json.encode(view.hand).decode()
        # The tap hears in its own time; an envelope that comes last tells that it has heard the rest.
        for one_end, other_end in ((one, other), (other, one)):
            await say(db, bus, names(one_end)[0], names(other_end)[0], 10**9, b"the last")
        await until(lambda: tap.heard.count(b"the last") == 2)
        # Three letters would turn up in so much noise by luck.
        return tap.heard, cookie, [hand, '"hand"', '"Ben"', "websocket", table.id]
    raise AssertionError


async def test_on_a_sealed_bus_neither_cookies_nor_hands_can_be_read(postgres_db: str, bus: str | None) -> None:
    heard, cookie, others = await heard_over(postgres_db, bus, BUS_KEY)
    assert len(heard) > 5000
    for secret in (cookie, *others):
        assert secret.encode() not in heard, secret


async def test_the_tap_of_these_tests_hears_both_where_nothing_is_sealed(postgres_db: str, bus: str | None) -> None:
    heard, cookie, others = await heard_over(postgres_db, bus, "none")
    for secret in (cookie, *others):
        assert secret.encode() in heard, secret


def hang_up(carrier: str) -> bytes:
    """What ends a connection, as a server would say it."""
    return msgspec.msgpack.encode(RelayMessage("hang_up", 1, carrier))


@pytest.mark.parametrize("key", [None, OTHER], ids=["no key", "another key"])
async def test_who_has_not_the_key_is_not_heard(postgres_db: str, bus: str | None, key: str | None) -> None:
    stranger = Seal([key or "none"], 30)
    async with two(postgres_db, bus) as (one, other), playing_at([one, other]) as seats:
        await plays_on(seats)
        mine, theirs = names(one, other)
        for number in (1, 1000, 10**20):
            envelope = stranger.seal(Envelope(mine, theirs, number, hang_up(theirs)))
            await say(postgres_db, bus, mine, theirs, number, envelope.message)
        for notice in ("", "x", "x y z", f"{theirs} -1 1 1 AAAA", f"{theirs} 5 1 2 %%%", f"{theirs} 5 2 2 %%%"):
            if notice or bus is not None:
                await shout(postgres_db, bus, mine, notice)
        await plays_on(seats)
        assert not any(seat.closed for seat in seats)
        assert relay_of(one).unauthenticated >= 3 + 3
        assert relay_of(other).unauthenticated == 0
        numbers = await seats[0].guest.http.get("/metrics")
        assert f"rummykit_bus_strange_total {float(relay_of(one).unauthenticated)}" in numbers.text


async def test_who_has_not_the_key_can_end_a_connection_where_nothing_is_sealed(
    postgres_db: str, bus: str | None
) -> None:
    async with two(postgres_db, bus, bus_keys=()) as (one, other), playing_at([one, other]) as seats:
        mine, theirs = names(one, other)
        number = 10**6
        for line in range(1, 10):
            message = msgspec.msgpack.encode(RelayMessage("hang_up", line, theirs))
            await say(postgres_db, bus, mine, theirs, number + line, message)
        assert await seats[1].until_closed() in (1005, 1012)


async def test_what_is_played_back_does_nothing(postgres_db: str, bus: str | None) -> None:
    tap = Tap(postgres_db, bus)
    came: list[bytes] = []
    lost: list[bool] = []
    one, other = (bus_at(postgres_db, bus, PATIENT, [KEY]) for _ in range(2))
    await one.open("one", lambda _sender, message: came.append(message), lambda: lost.append(True))
    await other.open("other", lambda _sender, _message: None, lambda: None)
    async with tap.listening("one"):
        for message in (b"first", b"second"):
            other.send("one", message)
        await until(lambda: len(came) == 2 and len(tap.channels) == 1)
    await until(lambda: len(came) == 2)
    sealed = [each.message for each in overheard(tap, bus)]
    for number in (1, 2, 3, 1):  # as they were, and one of them under a number that it was not sealed with
        await say(postgres_db, bus, "one", "other", number, sealed[number % 2])
    await say(postgres_db, bus, "one", "third", 1, sealed[0])
    other.send("one", b"third")
    await until(lambda: len(came) == 3)
    assert (came, lost) == ([b"first", b"second", b"third"], [])
    assert one.unauthenticated >= 2
    for each in (one, other):
        await each.close()


def overheard(tap: Tap, bus: str | None) -> list[Envelope]:
    """The envelopes to "one", as they travelled."""
    (notices,) = tap.channels.values()
    if bus is not None:
        return [Envelope("one", "other", 0, notice.split(b" ", 2)[2]) for notice in notices]
    return [Envelope("one", "other", 0, notice) for notice in notices]


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def test_pieces_of_a_stranger_do_not_get_among_those_of_a_server(postgres_db: str) -> None:
    came: list[bytes] = []
    one, other = (bus_at(postgres_db, None, PATIENT, [KEY]) for _ in range(2))
    await one.open("one", lambda _sender, message: came.append(message), pytest.fail)
    await other.open("other", lambda _sender, _message: None, pytest.fail)
    long = secrets.token_bytes(500_000)
    async with await psycopg.AsyncConnection.connect(postgres_db, autocommit=True) as stranger:
        for number in range(1, 6):
            other.send("one", long)
            for _ in range(20):
                await stranger.execute("SELECT pg_notify('rummykit_one', %s)", (f"other {number} 1 90 AAAA",))
    await until(lambda: len(came) == 5)
    assert came == [long] * 5
    for each in (one, other):
        await each.close()


def test_pieces_of_letters_that_never_end_fill_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "_PIECES", 100)
    pieces = postgres._Pieces("one")
    for stranger in range(50):
        for part in range(1, 60):
            assert pieces.take(stranger, f"other 1 {part} 1000 AAAA") is None
            assert sum(len(held) for _heading, held in pieces._begun.values()) == pieces._held <= 100
    envelopes = [pieces.take(99, f"other 7 {part} 3 AAAA") for part in (1, 2, 3)]
    assert envelopes == [None, None, Envelope("one", "other", 7, bytes(9))]


@pytest.mark.parametrize(("old", "new"), [(KEY, OTHER), ("none", KEY)], ids=["another", "the first"])
async def test_keys_are_exchanged_one_server_at_a_time(postgres_db: str, old: str, new: str) -> None:
    async with serving(postgres_db, bus_keys=[old]) as one, serving(postgres_db, bus_keys=[old, new]) as other:
        async with playing_at([one, other]) as seats:
            await plays_on(seats)
        async with serving(postgres_db, bus_keys=[new, old]) as third, playing_at([other, third]) as seats:
            await plays_on(seats)
    async with (
        serving(postgres_db, bus_keys=[new]) as last,
        serving(postgres_db, bus_keys=[new, old]) as third,
        playing_at([last, third]) as seats,
    ):
        await plays_on(seats)


_USER = "table on >swordfish resetchannels &rummykit:* -@all +subscribe +unsubscribe +publish +ping +client +hello"


async def test_a_redis_with_tls_and_a_user_who_may_do_nothing_else(postgres_db: str, tmp_path: Path) -> None:
    make_certificate(tmp_path)
    port = free_port()
    pair = ["--tls-cert-file", str(tmp_path / "fullchain.pem"), "--tls-key-file", str(tmp_path / "privkey.pem")]
    tls = ["--port", "0", "--tls-port", str(port), *pair, "--tls-auth-clients", "no", "--user", "default", "off"]
    with redis_server(tmp_path, port, [*tls, "--user", *_USER.split()]):
        place = f"127.0.0.1:{port}?ssl_ca_certs={tmp_path / 'fullchain.pem'}"
        bus = f"rediss://table:swordfish@{place}"
        async with two(postgres_db, bus) as (one, other), playing_at([one, other]) as seats:
            await plays_on(seats)
        for wrong in (f"rediss://table:wrong@{place}", f"redis://table:swordfish@127.0.0.1:{port}"):
            with pytest.raises(CannotReach):
                await bus_at(postgres_db, wrong, PATIENT, [KEY]).open("me", lambda _sender, _message: None, pytest.fail)
        untrusted = f"rediss://table:swordfish@127.0.0.1:{port}"
        with pytest.raises(CannotReach):
            await bus_at(postgres_db, untrusted, PATIENT, [KEY]).open("me", lambda _sender, _message: None, pytest.fail)


def sealed(now: float, number: int = 1, key: str = KEY) -> tuple[Seal, Envelope]:
    """An envelope of a server whose clock says `now`."""
    seal = Seal([key], 30.0, lambda: now)
    return seal, seal.seal(Envelope("to", "from", number, b"a hand"))


@pytest.mark.parametrize("late", [-31.0, 31.0])
def test_a_letter_that_was_held_back_for_too_long_is_dropped(late: float) -> None:
    now = time.time()
    _, envelope = sealed(now - late)
    receiver = Seal([KEY], PATIENT.bus_age_seconds, lambda: now)
    with pytest.raises(Unauthenticated):
        receiver.open(envelope)
    assert receiver.open(sealed(now - late * 0.9)[1]) == b"a hand"


def test_nothing_of_a_letter_can_be_changed() -> None:
    _, envelope = sealed(0)
    receiver = Seal([KEY], 30, lambda: 0)
    assert receiver.open(envelope) == b"a hand"
    changed = [
        envelope._replace(to="other"),
        envelope._replace(sender="other"),
        envelope._replace(number=2),
        envelope._replace(number=2**96),
        *(
            envelope._replace(message=envelope.message[:length])
            for length in (0, 10, 20, 30, len(envelope.message) - 1)
        ),
        *(
            envelope._replace(
                message=envelope.message[:at] + bytes([envelope.message[at] ^ 1]) + envelope.message[at + 1 :]
            )
            for at in range(len(envelope.message))
        ),
    ]
    for each in changed:
        with pytest.raises(Unauthenticated):
            receiver.open(each)


def test_no_two_servers_and_no_two_letters_are_sealed_alike() -> None:
    one, other = Seal([KEY], 30, lambda: 0), Seal([KEY], 30, lambda: 0)
    seen = {
        seal.seal(Envelope(to, "from", number, b"a hand")).message[24:]
        for seal in (one, other)
        for to in ("one", "two")
        for number in range(1, 50)
    }
    assert len(seen) == 2 * 2 * 49


def test_a_letter_that_waits_for_a_bus_is_sealed_once() -> None:
    bus = Bus(None, replace(PATIENT), [KEY])  # type: ignore[arg-type]
    bus.send("to", b"a hand")
    assert b"a hand" not in bus._envelopes[0].message
    assert Seal([KEY], 30).open(bus._envelopes[0]) == b"a hand"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "the same key to seal it with"),
        (["--bus-key", "short"], "32 characters or more"),
    ],
)
def test_servers_of_one_postgresql_need_a_key(postgres_db: str, arguments: list[str], sentence: str) -> None:
    done = subprocess.run(
        [*COMMAND, "--port", "0", "--db", postgres_db, *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, "Traceback" in done.stderr) == (1, False)
    assert sentence in done.stderr
