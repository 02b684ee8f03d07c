"""Who is not at the table is told when it is their turn: once for each turn, in their language, and never of cards."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select, update

from rummykit.server.accounts.schema import push_subscriptions, turn_notices
from rummykit.server.notify import telling as telling_of_turns
from rummykit.server.notify.push import PublicAddresses, PushServices, Sent, Subscription, is_public
from rummykit.server.notify.signing import NoSigningKey, key_in
from rummykit.server.notify.turn_notices import PushSettings
from rummykit.server.notify.turns import Glance, glance
from rummykit.server.run import CannotServe, serve
from rummykit.server.store.schema import server_keys, tables
from rummykit.server.table.room import Room
from rummykit.server.wire.socket_messages import Accepted
from tests.server.accounts.people import Person, member
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.push_service import Browser, PushService, push_service
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import NAMES, over, played

DAY = 24 * 3600
QUICK = replace(PATIENT, notice_delay_seconds=0.2, notice_look_seconds=0.05, notice_retry_seconds=0.1)
ANYWHERE = PushSettings(anywhere=True, contact="mailto:host@rummy.example")


@asynccontextmanager
async def telling(db: Path | str, limits: Any = QUICK, **more: Any) -> AsyncIterator[Place]:
    """A server that tells soon, of services on this machine too."""
    async with serving(db, limits=limits, push=ANYWHERE, **more) as place:
        yield place


async def a_table(place: Place, *guests: Guest, **asked: Any) -> str:
    """A table that is played over days, where these people sit."""
    made = await guests[0].make(**({"game": "gin_rummy", "seats": len(guests), "turn_seconds": DAY} | asked))
    for guest in guests[1:]:
        await guest.sit(made.id)
    return made.id


async def tell(guest: Guest, table: str, on: bool = True) -> None:
    """Somebody wants to be told of a table, or not."""
    answer = await guest.http.post(f"/api/tables/{table}/notices", json={"on": on})
    assert answer.status_code == 200, answer.text


async def begun(table: str, *guests: Guest) -> SeatAt:
    """Begin the match and go away; the seat whose turn it is, with its socket closed."""
    async with guests[0].at(table) as host:
        others = [guest.at(table) for guest in guests[1:]]
        seats = [host, *[await other.__aenter__() for other in others]]
        assert isinstance(await host.start(), Accepted)
        for seat in seats:
            await seat.until(lambda seat=seat: seat.view is not None)  # type: ignore[misc]
        turn = next(seat for seat in seats if seat.to_act)
        for other in others:
            await other.__aexit__(None, None, None)
    return turn


async def one_turn(guest: Guest, table: str) -> None:
    """Somebody comes, plays until it is somebody else's turn, and goes."""
    chance = random.Random(1)
    async with guest.at(table) as seat:
        while seat.to_act:
            await seat.move(chance)


def rows(place: Place, table: Any) -> list[Any]:
    """The rows of a table of the database."""
    with place.store.engine.connect() as connection:
        return list(connection.execute(select(table)).all())


async def until_looked(place: Place) -> None:
    """Every table has been looked at, as it is now, and nothing is to be sent."""
    async with asyncio.timeout(PATIENCE):
        while await place_news(place):
            await asyncio.sleep(0.02)


async def place_news(place: Place) -> bool:
    """Whether something has yet to be looked at or sent."""
    versions = {row.id: row.version for row in rows(place, tables)}
    return any(row.looked < versions[row.table_id] or row.code is not None for row in rows(place, turn_notices))


def other_of(guests: list[Guest], seat: SeatAt) -> tuple[Guest, Guest]:
    """The guest whose turn it is, and the other one."""
    mine = guests[seat.seat]
    return mine, next(guest for guest in guests if guest is not mine)


@asynccontextmanager
async def a_match(
    place: Place, service: PushService, *languages: str
) -> AsyncIterator[tuple[str, list[Guest], list[Browser]]]:
    """Two people who are told of a match that has begun, and are both away; who is to act comes first."""
    guests = [Guest(place.port, name) for name in NAMES[:2]]
    table = await a_table(place, *guests)
    turn = await begun(table, *guests)
    guests = list(other_of(guests, turn))
    browsers = [service.browser(language) for language in (*languages, "en", "en")[:2]]
    for guest, browser in zip(guests, browsers, strict=True):
        await browser.subscribe(guest)
        await tell(guest, table)
    yield table, guests, browsers


async def test_who_is_away_is_told_of_each_turn_once_and_in_their_language(db: Path) -> None:
    async with (
        push_service() as service,
        telling(db, replace(QUICK, notice_ttl_seconds=500.0)) as place,
        a_match(place, service, "de", "ja") as (
            table,
            (ann, _),
            (of_ann, of_ben),
        ),
    ):
        await service.until(lambda: len(service.pushed) == 1)
        (first,) = service.told(of_ann)
        assert first.told["table"] == table
        assert first.told["code"] == "your_turn"
        assert first.told["title"].startswith("Du bist am Zug: ")
        assert first.headers["urgency"] == "normal"
        assert first.headers["ttl"] == "500"
        assert first.claims["sub"] == "mailto:host@rummy.example"
        assert table not in str(first.headers)
        # When the turn passes, the other is told who has played; and nobody is told of the same turn twice.
        await one_turn(ann, table)
        await service.until(lambda: len(service.pushed) == 2)
        (second,) = service.told(of_ben)
        assert ann.name in second.told["body"]
        assert "あなたの番" in second.told["title"]
        await until_looked(place)
        assert len(service.pushed) == 2
        assert set(first.told) == {"code", "table", "title", "body"}


async def test_who_is_at_the_table_is_not_told(db: Path) -> None:
    async with push_service() as service, telling(db) as place:
        guests = [Guest(place.port, name) for name in NAMES[:2]]
        table = await a_table(place, *guests)
        for guest in guests:
            await service.browser().subscribe(guest)
            await tell(guest, table)
        async with guests[0].at(table) as one, guests[1].at(table):
            assert isinstance(await one.start(), Accepted)
            await one.until(lambda: one.view is not None)
            await until_looked(place)
        # Whoever saw that it is their turn, and left, is not told of it either.
        await until_looked(place)
        assert service.asked == 0


async def test_a_short_absence_tells_nobody(db: Path) -> None:
    limits = replace(QUICK, notice_delay_seconds=3.0)
    async with push_service() as service, telling(db, limits) as place, a_match(place, service) as (table, (ann, _), _):
        async with ann.at(table):  # the page was loaded again
            await until_looked(place)
        assert service.asked == 0


async def test_only_who_wants_it_is_told_and_only_of_that_table(db: Path) -> None:
    async with push_service() as service, telling(db) as place, a_match(place, service) as (table, (ann, ben), _):
        await service.until(lambda: len(service.pushed) == 1)
        await tell(ben, table, on=False)
        await one_turn(ann, table)
        await until_looked(place)
        assert len(service.pushed) == 1
        assert (await ben.http.get("/api/notices")).json()["tables"] == []
        told = (await ann.http.get("/api/notices")).json()
        assert told["tables"] == [{"id": table, "game": "gin_rummy"}]
        assert told["devices"] == 1
        status, refusal = await Guest(place.port, "Cy").refused(f"/api/tables/{table}/notices", {"on": True})
        assert (status, refusal.code) == (403, "not_seated")


async def test_off_for_all_is_off_for_all(db: Path) -> None:
    async with push_service() as service, telling(db) as place, a_match(place, service) as (table, (ann, ben), _):
        await service.until(lambda: len(service.pushed) == 1)
        assert (await ben.http.post("/api/notices/end", json={})).status_code == 200
        told = (await ben.http.get("/api/notices")).json()
        assert (told["tables"], told["devices"]) == ([], 0)
        await one_turn(ann, table)
        await until_looked(place)
        assert len(service.pushed) == 1


async def test_short_turns_are_not_told(db: Path) -> None:
    async with push_service() as service, telling(db) as place:
        guests = [Guest(place.port, name) for name in NAMES[:2]]
        table = await a_table(place, *guests, turn_seconds=300)
        turn = await begun(table, *guests)
        mine, _ = other_of(guests, turn)
        await service.browser().subscribe(mine)
        await tell(mine, table)
        await until_looked(place)
        assert service.asked == 0


@pytest.mark.parametrize("status", ["404", "410"])
async def test_a_browser_that_is_gone_is_forgotten(db: Path, status: str) -> None:
    async with push_service() as service, telling(db) as place:
        service.answers = [status]
        async with a_match(place, service) as (_, (_, ben), _):
            await service.until(lambda: service.asked == 1)
            await until_looked(place)
            assert [row.person for row in rows(place, push_subscriptions)] != []
            assert len(rows(place, push_subscriptions)) == 1
            assert (await ben.http.get("/api/notices")).json()["devices"] == 1


@pytest.mark.parametrize("status", ["429 Retry-After: 1", "503", "hang"])
async def test_a_notice_that_is_not_taken_is_sent_again(db: Path, status: str) -> None:
    limits = replace(QUICK, push_seconds=0.5)
    async with push_service() as service, telling(db, limits) as place:
        service.answers = [status, status]
        async with a_match(place, service):
            await service.until(lambda: len(service.pushed) == 1)
            assert service.asked == 3


async def test_a_notice_that_nobody_takes_is_dropped_after_some_tries(db: Path) -> None:
    async with push_service() as service, telling(db, replace(QUICK, notice_tries=2)) as place:
        service.answers = ["503"] * 9
        async with a_match(place, service):
            await service.until(lambda: service.asked == 2)
            await until_looked(place)
            assert service.asked == 2


@pytest.mark.parametrize("status", ["400", "403", "302 Location: /push/elsewhere"])
async def test_a_notice_that_is_refused_is_not_sent_again_nor_anywhere_else(db: Path, status: str) -> None:
    async with push_service() as service, telling(db) as place:
        service.answers = [status]
        async with a_match(place, service):
            await service.until(lambda: service.asked == 1)
            await until_looked(place)
            assert service.asked == 1
            assert len(rows(place, push_subscriptions)) == 2


async def test_a_table_that_cannot_be_looked_at_keeps_nobody_else_from_being_told(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken: list[str] = []

    async def looked(room: Room, key: str) -> Glance:
        if room.table.id in broken:
            raise AssertionError("a fault")
        return await glance(room, key)

    async with push_service() as service, telling(db) as place, a_match(place, service) as (first, _, _):
        await service.until(lambda: len(service.pushed) == 1)
        monkeypatch.setattr(telling_of_turns, "glance", looked)
        broken.append(first)
        with place.store.engine.begin() as connection:
            connection.execute(update(turn_notices).values(looked=0, told=""))
        async with a_match(place, service):
            await service.until(lambda: len(service.pushed) == 2)


async def test_a_browser_that_cannot_be_written_to_costs_the_others_nothing(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send, failed = PushServices.send, []

    async def sent(self: PushServices, to: Subscription, text: bytes, *, ttl: float, topic: str) -> Sent:
        if to.language == "de":
            failed.append(to.id)
            raise ValueError("a fault")
        return await send(self, to, text, ttl=ttl, topic=topic)

    monkeypatch.setattr(PushServices, "send", sent)
    async with push_service() as service, telling(db, replace(QUICK, notice_tries=3)) as place:
        guests = [Guest(place.port, name) for name in NAMES[:2]]
        table = await a_table(place, *guests)
        mine, _ = other_of(guests, await begun(table, *guests))
        for language in ("de", "en"):
            await service.browser(language).subscribe(mine)
        await tell(mine, table)
        await service.until(lambda: len(service.pushed) == 1)
        await until_looked(place)
        assert len(failed) == 3
        assert len(service.pushed) == 1


async def test_no_move_waits_for_a_push_service(db: Path) -> None:
    async with push_service() as service, telling(db, replace(QUICK, push_seconds=PATIENCE)) as place:
        service.answers = ["hang"] * 9
        async with a_match(place, service) as (table, (ann, ben), _):
            await service.until(lambda: service.asked == 1)
            await one_turn(ann, table)
            await service.until(lambda: service.asked == 2)
            await one_turn(ben, table)
        assert service.pushed == []


async def test_only_the_turn_that_is_on_is_told(db: Path) -> None:
    async with push_service() as service, telling(db, replace(QUICK, notice_retry_seconds=0.5)) as place:
        service.answers = ["503"]
        async with a_match(place, service) as (table, (ann, _), (of_ann, of_ben)):
            await service.until(lambda: service.asked == 1)
            await one_turn(ann, table)  # before it could be sent again
            await service.until(lambda: len(service.pushed) == 1)
            await until_looked(place)
            assert (len(service.told(of_ann)), len(service.told(of_ben))) == (0, 1)


async def test_what_is_due_is_told_after_a_restart(any_db: str) -> None:
    async with push_service() as service:
        async with telling(any_db, replace(QUICK, notice_look_seconds=3600.0)) as place, a_match(place, service):
            key = rows(place, server_keys)[0].key
        assert service.asked == 0
        async with telling(any_db) as place:
            await service.until(lambda: len(service.pushed) == 1)
            await until_looked(place)
            assert [row.key for row in rows(place, server_keys)] == [key]
        # What was told before the restart is not told again after it.
        async with telling(any_db) as place:
            await until_looked(place)
            await asyncio.sleep(0.3)
        assert service.asked == 1


async def test_a_notice_that_could_not_be_sent_is_sent_after_a_restart(db: Path) -> None:
    async with push_service() as service:
        service.answers = ["503"]
        async with telling(db, replace(QUICK, notice_retry_seconds=2.0)) as place, a_match(place, service):
            await service.until(lambda: service.asked == 1)
            async with asyncio.timeout(PATIENCE):
                while not any(row.tries for row in rows(place, turn_notices)):
                    await asyncio.sleep(0.02)
        async with telling(db) as place:
            await service.until(lambda: len(service.pushed) == 1)


async def test_of_two_servers_one_tells(postgres_db: str) -> None:
    async with push_service() as service, telling(postgres_db) as one, telling(postgres_db) as other:
        keys = [(await Guest(place.port, "Cy").http.get("/api/notices")).json()["key"] for place in (one, other)]
        assert keys[0] == keys[1]
        async with a_match(one, service) as (table, (ann, ben), browsers):
            await service.until(lambda: len(service.pushed) == 1)
            await one_turn(ann.moved(other.port), table)
            await service.until(lambda: len(service.pushed) == 2)
            await one_turn(ben, table)
            await service.until(lambda: len(service.pushed) == 3)
            await until_looked(one)
            assert [len(service.told(browser)) for browser in browsers] == [2, 1]


async def test_another_server_tells_for_one_that_died(postgres_db: str) -> None:
    quick = replace(QUICK, lease_seconds=2.0, renew_seconds=0.2)
    async with push_service() as service, telling(postgres_db, quick) as other:
        async with telling(postgres_db, replace(quick, notice_look_seconds=3600.0)) as one, a_match(one, service):
            pass
        await service.until(lambda: len(service.pushed) == 1)
        await until_looked(other)
        assert service.asked == 1


async def test_every_browser_of_an_account_is_told_until_it_is_signed_out(db: Path) -> None:
    async with push_service() as service, telling(db) as place:
        ann, ben = await member(place, "Annabella"), Guest(place.port, "Ben")
        phone = ann.another_browser()
        await phone.sign_in()
        table = await a_table(place, ann, ben)
        turn = await begun(table, ann, ben)
        if turn.seat == 1:
            await one_turn(ben, table)
        at_home, on_phone = service.browser(), service.browser()
        await at_home.subscribe(ann)
        await on_phone.subscribe(phone)
        await tell(ann, table)
        await service.until(lambda: len(service.pushed) == 2)
        await phone.ok("/api/account/sign-out", {})
        await one_turn(ann, table)
        await one_turn(ben, table)
        await service.until(lambda: len(service.pushed) == 3)
        await until_looked(place)
        assert (len(service.told(at_home)), len(service.told(on_phone))) == (2, 1)


async def test_a_guest_who_gets_an_account_is_told_as_before(db: Path) -> None:
    async with push_service() as service, telling(db) as place:
        ann, ben = Person(place.port, "Annabella"), Guest(place.port, "Ben")
        table = await a_table(place, ann, ben)
        turn = await begun(table, ann, ben)
        if turn.seat == 0:
            await one_turn(ann, table)
        browser = service.browser()
        await browser.subscribe(ann)
        await tell(ann, table)
        await ann.register()
        await one_turn(ben, table)
        await service.until(lambda: len(service.told(browser)) == 1)
        assert [row.account is not None for row in rows(place, turn_notices)] == [True]


async def test_there_are_only_so_many_browsers_and_tables_of_a_person(db: Path) -> None:
    limits = replace(QUICK, notice_devices=2, notice_tables=2)
    async with push_service() as service, telling(db, limits) as place:
        ann = Guest(place.port, "Ann")
        three = [await a_table(place, ann, seats=2) for _ in range(3)]
        browsers = [service.browser() for _ in range(3)]
        for table, browser in zip(three, browsers, strict=True):
            await browser.subscribe(ann)
            await tell(ann, table)
        told = (await ann.http.get("/api/notices")).json()
        assert [each["id"] for each in told["tables"]] == [three[2], three[1]]
        assert told["devices"] == 2
        kept = {row.endpoint for row in rows(place, push_subscriptions)}
        assert kept == {browser.subscription["endpoint"] for browser in browsers[1:]}


async def test_browsers_and_tables_of_long_ago_are_told_nothing(db: Path) -> None:
    async with push_service() as service, telling(db) as place, a_match(place, service) as (table, (ann, ben), _):
        await service.until(lambda: len(service.pushed) == 1)
        long_ago = QUICK.notice_keep_seconds + 1.0
        with place.store.engine.begin() as connection:
            connection.execute(update(push_subscriptions).values(seen=push_subscriptions.c.seen - long_ago))
            connection.execute(update(turn_notices).values(since=turn_notices.c.since - long_ago))
        await one_turn(ann, table)
        await until_looked(place)
        assert service.asked == 1
        # The next one who comes sweeps them away.
        await service.browser().subscribe(ben)
        await tell(ben, await a_table(place, ben, seats=2))
        assert (len(rows(place, push_subscriptions)), len(rows(place, turn_notices))) == (1, 1)


async def test_a_match_that_is_over_is_told_no_more(db: Path) -> None:
    async with telling(db) as place:
        table, guests = await played(place, over, game="gin_rummy", seconds=DAY)
        status, refusal = await guests[0].refused(f"/api/tables/{table}/notices", {"on": True})
        assert (status, refusal.code) == (409, "match_over")
        assert rows(place, turn_notices) == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://10.0.0.8/1",
        "https://push.example:8443/1",
        "https://somebody:secret@push.example/1",
        "https:///1",
        "file:///etc/passwd",
        "https://push.exämple/1",
        "https://push.example/" + "x" * 1024,
        "not an address",
        "https://push.example:port/1",
    ],
)
async def test_nothing_is_pushed_to_an_address_that_is_none_of_a_push_service(db: Path, endpoint: str) -> None:
    async with push_service() as service, serving(db, limits=QUICK) as place:
        asked = service.browser().subscription | {"endpoint": endpoint}
        status, refusal = await Guest(place.port, "Ann").refused("/api/notices/subscription", asked)
        assert (status, refusal.code) == (400, "bad_push_service")


@pytest.mark.parametrize(("name", "value"), [("p256dh", "BAAA"), ("p256dh", "!"), ("auth", "AAAA"), ("auth", "é")])
async def test_keys_that_are_none_are_refused(db: Path, name: str, value: str) -> None:
    async with push_service() as service, serving(db, limits=QUICK) as place:
        asked = service.browser().subscription | {"endpoint": "https://push.example/1", name: value}
        status, refusal = await Guest(place.port, "Ann").refused("/api/notices/subscription", asked)
        assert (status, refusal.code) == (400, "bad_push_service")


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
        *("::", "ff02::1", "x"),
    ],
)
def test_addresses_of_the_own_network_are_not_public(address: str) -> None:
    assert not is_public(address)


async def test_where_a_name_leads_is_looked_at_when_the_connection_is_made(db: Path) -> None:
    with pytest.raises(OSError, match="no public address"):
        await PublicAddresses().resolve("localhost", 443)
    assert is_public("1.1.1.1")
    # A name that leads here is taken, for it may lead elsewhere tomorrow; and nothing is sent.
    async with push_service() as service, serving(db, limits=QUICK) as place:
        guests = [Guest(place.port, name) for name in NAMES[:2]]
        table = await a_table(place, *guests)
        mine, _ = other_of(guests, await begun(table, *guests))
        asked = service.browser().subscription | {"endpoint": "https://localhost/1"}
        assert (await mine.http.post("/api/notices/subscription", json=asked)).status_code == 200
        await tell(mine, table)
        async with asyncio.timeout(PATIENCE):
            while place_tries(place) == 0:
                await asyncio.sleep(0.02)
        assert service.asked == 0


def place_tries(place: Place) -> int:
    """How often a notice could not be sent."""
    return sum(row.tries for row in rows(place, turn_notices))


async def test_the_key_of_a_file_signs_and_one_that_is_none_is_refused(tmp_path: Path, db: Path) -> None:
    file = tmp_path / "key.pem"
    file.write_text("no key")
    with pytest.raises(NoSigningKey):
        key_in(str(file))
    with pytest.raises(NoSigningKey):
        key_in(str(tmp_path / "missing.pem"))
    private = ec.generate_private_key(ec.SECP256R1())
    form = serialization.PrivateFormat.PKCS8
    file.write_bytes(private.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()))
    key = key_in(str(file))
    settings = replace(ANYWHERE, key=key)
    async with push_service() as service, serving(db, limits=QUICK, push=settings) as place, a_match(place, service):
        await service.until(lambda: len(service.pushed) == 1)
        assert service.pushed[0][1].key == key.public
        assert rows(place, server_keys) == []


def test_a_contact_that_nobody_could_write_to_ends_the_start(db: Path) -> None:
    with pytest.raises(CannotServe, match="mailto"):
        serve("127.0.0.1", 0, str(db), push_contact="somebody")


async def test_changes_to_what_is_told_are_rationed(db: Path) -> None:
    limits = replace(QUICK, notices_per_minute=1.0, notice_burst=2)
    async with telling(db, limits) as place:
        ann = Guest(place.port, "Ann")
        table = await a_table(place, ann, seats=2)
        answers = [await ann.http.post(f"/api/tables/{table}/notices", json={"on": True}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


async def test_only_so_many_notices_are_sent_at_one_time(db: Path) -> None:
    limits = replace(QUICK, notices_at_once=1, push_seconds=1.0)
    async with push_service() as service, telling(db, limits) as place:
        service.answers = ["hang"]
        async with a_match(place, service), a_match(place, service):
            await service.until(lambda: service.asked == 1)
            assert len(place.rooms.services.metrics.text()) > 0
            await service.until(lambda: len(service.pushed) == 2)
