"""Trust in the deal: the seed promised before and revealed after; tables of the release before go on as they were."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from rummykit import fair
from rummykit.record import parse_record
from rummykit.server.table import founding
from rummykit.server.table.entries import ChanceAdded, SatDown
from rummykit.server.table.guests import key_of
from rummykit.server.wire.http_messages import VerifyAnswer
from rummykit.server.wire.socket_messages import Accepted, AddChance, Refused
from rummykit.server.wire.table_messages import NewTable, Trust
from rummykit.verify import verify
from tests.server.guest import Guest, SeatAt
from tests.server.serving import Place, serving
from tests.server.tables import NAMES, playing


@asynccontextmanager
async def at_an_old_table(place: Place) -> AsyncIterator[list[SeatAt]]:
    """A table that the release before has made, two people at it, the match not begun."""
    guests = [Guest(place.port, name) for name in NAMES[:2]]
    for guest in guests:
        await guest.make(game="knock_rummy")  # gets it a cookie
    new = NewTable(game="knock_rummy", name="Ann")
    created, first = founding.asked_for(new, str(key_of(guests[0].secret)), 1.0, 24)
    second = SatDown(at=2.0, seat=1, name="Ben", key=str(key_of(guests[1].secret)))
    table = await place.rooms.services.found([msgspec.structs.replace(created, fair=1), first, second])
    async with guests[0].at(table) as ann, guests[1].at(table) as ben:
        yield [ann, ben]


def trust(seat: SeatAt) -> Trust:
    """What a seat is told of the deal."""
    assert seat.table is not None
    assert seat.table.trust is not None
    return seat.table.trust


async def test_at_an_old_table_what_is_promised_is_revealed_and_the_record_is_verified(db: Path) -> None:
    async with serving(db) as place, at_an_old_table(place) as seats:
        ann, ben = seats
        first = trust(ann)
        assert (first.deal, first.open, first.added, first.last) == (0, True, (), None)
        assert isinstance(await ben.ask(AddChance, added=b"4 1 6".hex()), Accepted)
        await ann.until(lambda: trust(ann).added == (1,))
        assert isinstance(await ann.start(), Accepted)
        await ann.until(lambda: ann.state == "playing")
        assert (trust(ann).promise, trust(ann).open, trust(ann).added) == (first.promise, False, (1,))
        answer = await ann.ask(AddChance, added="00")
        assert isinstance(answer, Refused)
        assert answer.code == "deal_begun"
        # Nobody was told what Ben has added while the deal was on.
        assert all(b"4 1 6".hex() not in frame for frame in ann.frames)

        await asyncio.gather(*(seat.play(random.Random(1), "greedy", lambda: ann.state != "playing") for seat in seats))
        await ann.until(lambda: trust(ann).last is not None)
        revealed = trust(ann).last
        assert revealed is not None
        assert revealed.promise == first.promise == fair.promise(bytes.fromhex(revealed.seed))
        assert [(each.seat, each.added) for each in revealed.additions] == [(1, b"4 1 6".hex())]
        if ann.state == "between_deals":
            assert trust(ann).deal == 1
            assert trust(ann).promise != first.promise
            assert isinstance(await ann.ask(AddChance, added="ff"), Accepted)

        assert ann.table is not None
        response = await ann.guest.http.get(f"/api/tables/{ann.table.id}/record")
        verified = verify(parse_record(response.text))
        assert verified.good
        assert verified.deals[0].cards > 20


async def test_the_seed_of_one_deal_says_nothing_of_the_next(db: Path) -> None:
    secret = bytes(range(32))
    seeds = [fair.deal_seed(secret, number) for number in range(50)]
    assert len(set(seeds)) == 50
    assert all(len(seed) == 32 for seed in seeds)


async def test_chance_is_hexadecimal_and_short(db: Path) -> None:
    async with serving(db) as place, at_an_old_table(place) as [ann, _]:
        for wrong in ("", "xyz", "0", "00" * 33):
            answer = await ann.ask(AddChance, added=wrong)
            assert isinstance(answer, Refused)
            assert answer.code == "bad_chance"
        # Said again, the last counts.
        for right in ("00" * 32, "abcd"):
            assert isinstance(await ann.ask(AddChance, added=right), Accepted)
        assert ann.table is not None
        log = await place.store.log(ann.table.id)
        assert [entry.chance for entry in log if isinstance(entry, ChanceAdded)] == [bytes(32), b"\xab\xcd"]


async def test_a_table_dealt_at_once_has_its_promise_too(db: Path) -> None:
    async with serving(db) as place, playing(place, 2) as [ann, _]:
        assert len(trust(ann).promise) == 64
        assert trust(ann).last is None


async def test_a_record_is_verified_over_http(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, game="knock_rummy") as seats:
        ann = seats[0]
        await asyncio.gather(*(seat.play(random.Random(1), "greedy", lambda: ann.state != "playing") for seat in seats))
        assert ann.table is not None
        record = (await ann.guest.http.get(f"/api/tables/{ann.table.id}/record")).text
        for text, good in ((record, True), (record.replace("\nseed ", "\nseed 00", 1), False)):
            response = await ann.guest.http.post("/api/verify", json={"record": text})
            assert response.status_code == 200
            answer = msgspec.json.decode(response.content, type=VerifyAnswer)
            assert answer.verified.good is good
            assert answer.seats == ("Ann", "Ben")
        bare = "RummyKit record 1\ngame standard_rummy\nseats Ann / Bo\n\ndeal 1\n0 draw stock > 6H\n"
        for text, code in ((bare, "nothing_to_verify"), ("no record", "bad_record")):
            status, error = await ann.guest.refused("/api/verify", {"record": text})
            assert error.code == code
            assert status in (400, 422)
