"""Who dawdles, floods, guesses or comes from elsewhere is stopped at the quotas, and the others play on."""

from __future__ import annotations

import asyncio
import hmac
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from rummykit.play.actions import Pass
from rummykit.server.table import guests, room
from rummykit.server.wire.socket_messages import Accepted, Act, Ping, Refused
from tests.server.guest import PATIENCE, Guest, SeatAt, http_client
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing, plays_on, to_act

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 400\r\n"
"""The beginning of a request whose end never comes."""


async def until_cut_off(port: int, sent: bytes, more: bytes = b"") -> float:
    """Send something, then a byte now and then; the seconds until the server has had enough."""
    loop = asyncio.get_running_loop()
    start = loop.time()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    trickle = iter(more * 1000)
    try:
        while not reader.at_eof() and loop.time() - start < PATIENCE:
            writer.write(bytes([next(trickle)]) if more else b"")
            try:
                await asyncio.wait_for(reader.read(1), 0.05)
            except TimeoutError:
                continue
    except ConnectionError:
        pass
    writer.close()
    return loop.time() - start


@pytest.mark.parametrize(
    ("sent", "more"),
    [
        (b"", b""),
        (b"GET / HT", b""),
        (HEAD, b""),
        (HEAD, b"X-Slow: y\r\n"),
        (HEAD + b"\r\n", b" "),
        (b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n", b""),
    ],
    ids=["nothing", "half a line", "half a head", "a head for ever", "a body for ever", "half a handshake"],
)
async def test_slow_requests_are_cut_off(db: Path, sent: bytes, more: bytes) -> None:
    async with serving(db, limits=replace(PATIENT, request_seconds=2.0)) as place, playing(place) as seats:
        cut, _ = await asyncio.gather(until_cut_off(place.port, sent, more), plays_on(seats))
        assert 1.5 < cut < PATIENCE
        await plays_on(seats)


async def test_a_connection_that_is_kept_waits_for_its_next_request(db: Path) -> None:
    async with (
        serving(db, limits=replace(PATIENT, request_seconds=1.0)) as place,
        http_client(place.port) as http,
    ):
        for _ in range(3):
            assert (await http.get("/api/games")).status_code == 200
            await asyncio.sleep(1.2)


async def test_all_pages_of_a_person_share_one_rate(db: Path) -> None:
    limits = replace(PATIENT, messages_per_second=0.1, message_burst=40)
    async with serving(db, limits=limits) as place, playing(place) as seats:
        ann, ben = seats
        assert ann.table is not None
        async with ann.guest.at(ann.table.id) as second:
            for number in range(1, 31):
                for page in (ann, second):
                    with suppress(ConnectionClosed):
                        await page.say(Ping(id=1000 + number))
            # The other one may have been heard to its end before the server was asked too much.
            closing = [asyncio.create_task(page.until_closed()) for page in (ann, second)]
            closed, open_still = await asyncio.wait(closing, return_when=asyncio.FIRST_COMPLETED)
            assert 4429 in {each.result() for each in closed}
            for each in open_still:
                each.cancel()
            heard = [seat for seat in (ann, second) if seat.answers(Refused)]
            assert {seat.answers(Refused)[-1].code for seat in heard} == {"too_fast"}
        await ben.ping()


async def test_sockets_of_one_address_are_counted(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, sockets_per_address=3)) as place, playing(place) as seats:
        assert seats[0].table is not None
        table, ann = seats[0].table.id, seats[0].guest
        async with ann.socket(table):
            async with ann.socket(table) as one_too_many:
                answer = msgspec.json.decode(await one_too_many.recv(), type=Refused)
                assert answer.code == "too_fast"
                with pytest.raises(ConnectionClosed):
                    await one_too_many.recv()
                assert one_too_many.close_code == 4429
            await plays_on(seats)
        async with asyncio.timeout(PATIENCE):
            while True:
                async with ann.socket(table) as place_again:
                    await place_again.send('{"type":"hello"}')
                    if "welcome" in str(await place_again.recv()):
                        break


async def test_guessing_links_is_slow(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, looks_per_minute=60.0, look_burst=20)) as place:
        guesser = Guest(place.port, "Mallory")
        statuses = [
            (await guesser.http.get(f"/api/tables/{'abcdefghjkmn'}{letter}")).status_code for letter in "pq" * 20
        ]
        assert statuses[:20] == [404] * 20
        assert statuses.count(429) >= 18
        assert (await guesser.http.get("/api/games")).status_code == 200


async def test_a_message_said_twice_counts_once(db: Path) -> None:
    """Replayed and reordered: an action decided at an older version is refused, and nothing happens twice."""
    async with serving(db) as place, playing(place) as seats:
        mover = to_act(seats)
        frame = msgspec.json.encode(Act(id=77, version=mover.version, action=Pass())).decode()
        version = mover.version
        for _ in range(5):
            await mover.say(frame)
        await mover.until(lambda: sum(answer.id == 77 for answer in mover.answers(Refused)) == 4)
        assert [answer.id for answer in mover.answers(Accepted)].count(77) == 1
        assert {answer.code for answer in mover.answers(Refused) if answer.id == 77} == {"stale_version"}
        assert mover.version == version + 1
        later = to_act(seats)
        await later.say(frame)
        await later.until(lambda: any(answer.id == 77 for answer in later.answers(Refused)))
        assert mover.version == version + 1
        await plays_on(seats)


async def test_a_cookie_is_no_seat_but_its_own(db: Path) -> None:
    """A secret with a letter changed, a key instead of a secret, an empty one: a stranger's."""
    async with serving(db) as place, playing(place) as seats:
        ann = seats[0]
        assert ann.table is not None
        secret = str(ann.guest.secret)
        other = "A" if secret[0] != "A" else "B"
        for wrong in (other + secret[1:], str(guests.key_of(secret)), "", secret[:-1], secret + "A"):
            thief = Guest(place.port, "Mallory")
            thief.http.cookies.set("rummykit_guest", wrong)
            async with thief.socket(ann.table.id) as socket:
                answer = msgspec.json.decode(await socket.recv(), type=Refused)
                assert answer.code == "not_seated"
        await plays_on(seats)


def test_keys_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every comparison of keys goes through `same_key`, and that through `hmac.compare_digest`."""
    compared: list[tuple[str, str]] = []
    real = hmac.compare_digest

    def watched(one: str, other: str) -> bool:
        compared.append((one, other))
        return real(one, other)

    monkeypatch.setattr(hmac, "compare_digest", watched)
    assert guests.same_key("ab", "ab")
    assert not guests.same_key("ab", "ac")
    assert len(compared) == 2
    source = Path(str(room.__file__)).read_text() + Path(str(room.__file__)).with_name("table.py").read_text()
    assert ".key ==" not in source
    assert "== key" not in source


async def test_a_form_of_another_site_is_refused(db: Path) -> None:
    """What a form can send without asking: its types of body, and the Origin that the browser adds."""
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        made = await ann.make(game="rummikub")
        elsewhere = {"origin": "https://elsewhere.example"}
        for path in ("/api/tables", f"/api/tables/{made.id}/seats"):
            for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"):
                body = b'{"game":"rummikub","name":"Ann"}'
                response = await ann.http.post(path, content=body, headers=elsewhere | {"content-type": kind})
                assert response.status_code == 403
        assert (
            "samesite=lax"
            in str(
                (
                    await ann.http.post("/api/tables", json={"game": "rummikub", "name": "B"}, headers={"cookie": ""})
                ).headers["set-cookie"]
            ).lower()
        )


async def test_what_is_looked_for_outside_the_page_is_not_there(db: Path) -> None:
    async with serving(db) as place:
        for path in (
            "/../../../etc/passwd",
            "/%2e%2e/%2e%2e/pyproject.toml",
            "/assets/..%2f..%2f..%2fapp.py",
            "/assets/%2e%2e/%2e%2e/app.py",
            "//etc/passwd",
            "/\\..\\app.py",
            "/%00app.py",
            "/.git/config",
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
            writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
            assert b"root:" not in answer
            assert b"make_app" not in answer
            assert b"[project]" not in answer
            assert b" 500 " not in answer.split(b"\r\n")[0]


SQL = ["'; DROP TABLE tables; --", '" OR 1=1 --', "1); DELETE FROM entries; --", "%27%20OR%201=1", "\\'; SELECT 1"]


async def test_sql_is_but_text(db: Path) -> None:
    """In every field and in every place of a path; the tables and their logs are whole afterwards."""
    async with serving(db) as place, playing(place) as seats:
        assert seats[0].table is not None
        ann, table = seats[0].guest, seats[0].table.id
        for text in SQL:
            named = await ann.http.post("/api/tables", json={"game": "rummikub", "name": text[:24]})
            assert named.status_code == 201
            bodies = [
                {"game": text, "name": "Ann"},
                {"game": "rummikub", "name": "Ann", "turn_seconds": text},
                {"game": "rummikub", "name": "Ann", "options": {text: 1}},
                {"game": "rummikub", "name": "Ann", "options": {"first_meld": text}},
                {"game": "rummikub", "name": "Ann", "bot_level": text},
            ]
            for body in bodies:
                assert (await ann.http.post("/api/tables", json=body)).status_code in (400, 404), body
            for path in (f"/api/tables/{text}", f"/api/tables/{table}{text}", f"/api/games/{text}/rules"):
                assert (await ann.http.get(path)).status_code in (404, 400)
            seat: SeatAt = seats[0]
            await seat.say(text)
            await seat.say(msgspec.json.encode({"type": "hello", "version": text}))
        await plays_on(seats)
        assert (await ann.look(table)).state == "playing"
