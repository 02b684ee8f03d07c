"""What players add to the deals: promised first, opened when all promises are in, verified after the match."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from rummykit import fair
from rummykit.record import Record, parse_record, write
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import founding, timing
from rummykit.server.table.entries import ChanceOpened, ChancePromised, Entry, PromisesFixed, SatDown, Started
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import (
    Accepted,
    AddChance,
    LeaveTable,
    OpenChance,
    PromiseChance,
    Refused,
    SetSeat,
    StartMatch,
)
from rummykit.server.wire.table_messages import NewTable, Trust
from rummykit.verify import verify
from tests.server.guest import SeatAt
from tests.server.serving import PATIENT, serving
from tests.server.tables import rematch, seated

SECRETS = [bytes([seat + 1]) * 32 for seat in range(4)]
SLOW = replace(PATIENT, promise_seconds=60.0, rematch_seconds=60.0, open_seconds=60.0)
"""Nobody is given up in the middle of a test."""


def trust(seat: SeatAt) -> Trust:
    """What a seat is told of the deal."""
    assert seat.table is not None
    assert seat.table.trust is not None
    return seat.table.trust


async def stage(seat: SeatAt, wanted: str) -> None:
    """Wait until the promises are so far."""
    await seat.until(lambda: trust(seat).stage == wanted)


async def playing(seat: SeatAt) -> None:
    """Wait until the match has begun."""
    await seat.until(lambda: seat.state == "playing")


async def promise(seat: SeatAt) -> None:
    """Promise as a page does."""
    digest = fair.chance_promise(trust(seat).first, seat.seat, SECRETS[seat.seat])
    assert isinstance(await seat.ask(PromiseChance, promise=digest.hex()), Accepted)


async def open_it(seat: SeatAt) -> None:
    """Open what was promised."""
    assert isinstance(await seat.ask(OpenChance, chance=SECRETS[seat.seat].hex()), Accepted)


async def refused(asking: SeatAt, kind: type, **fields: object) -> str:
    """Ask and be refused; the code."""
    answer = await asking.ask(kind, **fields)
    assert isinstance(answer, Refused), answer
    return answer.code


async def record_of(seat: SeatAt) -> Record:
    """The record of a table, once it may be had."""
    assert seat.table is not None
    response = await seat.guest.http.get(f"/api/tables/{seat.table.id}/record")
    assert response.status_code == 200, response.text
    return parse_record(response.text)


async def finish_deal(seats: list[SeatAt]) -> None:
    """Play until the deal is over."""
    await asyncio.gather(
        *(seat.play(random.Random(1), "greedy", lambda: seats[0].state != "playing") for seat in seats)
    )
    await seats[0].until(lambda: trust(seats[0]).last is not None)


async def test_the_match_begins_when_every_promise_is_opened_and_the_record_says_so(db: Path) -> None:
    async with serving(db, limits=SLOW) as place, seated(place, 2, game="knock_rummy") as seats:
        ann, ben = seats
        assert (trust(ann).scheme, trust(ann).stage, trust(ann).open) == (2, "promise", False)
        await promise(ann)
        await promise(ben)
        assert isinstance(await ann.start(), Accepted)
        for seat in seats:
            await stage(seat, "open")
        assert [each.seat for each in trust(ben).promised] == [0, 1]
        await open_it(ann)
        await ben.until(lambda: trust(ben).added == (0,))
        # What Ann has opened is told when Ben cannot choose any more.
        assert trust(ben).opened == ()
        assert ben.state == "waiting"
        await open_it(ben)
        for seat in seats:
            await playing(seat)
            assert [each.added for each in trust(seat).opened] == [secret.hex() for secret in SECRETS[:2]]
        await finish_deal(seats)
        record = await record_of(ann)
        checked = verify(record)
        assert checked.good
        assert [(each.seat, each.promise) for each in checked.chance] == [(0, "kept"), (1, "kept")]
        assert record.deals[0].additions == ((0, SECRETS[0]), (1, SECRETS[1]))
        assert record.deals[0].commitment == trust(ann).first


async def test_every_deal_of_a_match_follows_from_what_was_opened_once(db: Path) -> None:
    async with serving(db, limits=SLOW) as place, seated(place, 2, game="standard_rummy") as seats:
        ann, ben = seats
        for seat in seats:
            await promise(seat)
        assert isinstance(await ann.start(), Accepted)
        for seat in seats:
            await open_it(seat)
        await ann.until(lambda: ann.state == "playing")
        await finish_deal(seats)
        assert ann.state == "between_deals"
        revealed = trust(ann).last
        assert revealed is not None
        # The promise of the second deal is the seed of the first: nobody can choose another one now.
        assert (trust(ann).deal, trust(ann).promise) == (1, revealed.seed)
        assert isinstance(await ann.next_deal(), Accepted)
        await ann.until(lambda: ann.state == "playing" and trust(ann).deal == 1)
        await asyncio.gather(*(seat.play(random.Random(2), "greedy", lambda: ann.state != "playing") for seat in seats))
        record = await record_of(ben)
        assert len(record.deals) == 2
        assert verify(record).good
        assert write(parse_record(write(record))) == write(record)


async def test_nobody_chooses_after_seeing_what_the_others_add(db: Path) -> None:
    """The operator sits at the table and knows all: what counts is what he promised before."""
    async with serving(db, limits=SLOW) as place, seated(place, 2) as [operator, ben]:
        await promise(operator)
        await promise(ben)
        assert await refused(operator, OpenChance, chance=SECRETS[0].hex()) == "not_opening"
        assert isinstance(await operator.start(), Accepted)
        await open_it(ben)
        for chosen in (bytes(32), SECRETS[1], bytes(range(32))):
            assert await refused(operator, OpenChance, chance=chosen.hex()) == "promise_broken"
        late = fair.chance_promise(trust(operator).first, 0, bytes(32))
        assert await refused(operator, PromiseChance, promise=late.hex()) == "promises_fixed"
        assert await refused(operator, SetSeat, seat=1, bot=True) == "already_started"
        assert await refused(ben, LeaveTable) == "promises_fixed"
        assert await refused(operator, AddChance, added="00") == "promise_first"
        await open_it(operator)
        await ben.until(lambda: ben.state == "playing")
        assert await refused(ben, OpenChance, chance=SECRETS[1].hex()) == "already_started"


async def test_who_does_not_open_is_named_and_the_deal_goes_on(db: Path) -> None:
    limits = replace(SLOW, open_seconds=4.0)
    async with serving(db, limits=limits) as place, seated(place, 3, game="knock_rummy") as seats:
        for seat in seats[:2]:
            await promise(seat)
            version = seat.version  # said again, nothing is added to the log
            await promise(seat)
            assert seat.version == version
        # Cy has no page that promises: a moment is waited for him, then the list is fixed.
        assert isinstance(await seats[0].start(), Accepted)
        await seats[2].until(lambda: trust(seats[2]).stage == "gather")
        await promise(seats[2])
        await seats[0].until(lambda: trust(seats[0]).stage == "open")
        await open_it(seats[0])
        await open_it(seats[2])
        await seats[0].until(lambda: seats[0].state == "playing")
        told = trust(seats[1])
        assert {each.seat for each in told.promised} - {each.seat for each in told.opened} == {1}
        await finish_deal(seats)
        checked = verify(await record_of(seats[0]))
        assert checked.good
        assert [each.promise for each in checked.chance] == ["kept", "withheld", "kept"]


async def test_a_promise_is_a_hash_and_so_long_is_what_is_opened(db: Path) -> None:
    async with serving(db, limits=SLOW) as place, seated(place, 2) as [ann, _]:
        for wrong in ("", "zz" * 32, "00" * 31, "00" * 33):
            assert await refused(ann, PromiseChance, promise=wrong) == "bad_chance"
            assert await refused(ann, OpenChance, chance=wrong) == "bad_chance"


async def test_who_leaves_before_the_list_is_fixed_takes_the_promise_along(db: Path) -> None:
    async with serving(db, limits=SLOW) as place, seated(place, 2) as [ann, ben]:
        await promise(ben)
        await ann.until(lambda: len(trust(ann).promised) == 1)
        assert isinstance(await ben.ask(LeaveTable), Accepted)
        await ann.until(lambda: trust(ann).promised == ())


async def test_a_restart_between_promise_and_opening_keeps_all(db: Path) -> None:
    async with serving(db, limits=SLOW) as place, seated(place, 2) as [ann, ben]:
        await promise(ann)
        await promise(ben)
        assert isinstance(await ann.start(), Accepted)
        await open_it(ann)
        assert ann.table is not None
        table, first, guests = ann.table.id, trust(ann).first, (ann.guest, ben.guest)
    async with serving(db, limits=SLOW) as place:
        a, b = (guest.moved(place.port) for guest in guests)
        async with a.at(table) as ann, b.at(table) as ben:
            assert (trust(ben).stage, trust(ben).first, trust(ben).added) == ("open", first, (0,))
            await open_it(ben)
            await ann.until(lambda: ann.state == "playing")
            assert [each.added for each in trust(ann).opened] == [secret.hex() for secret in SECRETS[:2]]


async def test_a_rematch_waits_for_new_promises(db: Path) -> None:
    async with (
        serving(db, limits=SLOW) as place,
        seated(place, 2, game="standard_rummy", options={"target_score": 1}) as seats,
    ):
        assert isinstance(await seats[0].start(), Accepted)
        await asyncio.gather(*(seat.play(random.Random(1)) for seat in seats))
        new = await rematch(seats)
        async with seats[0].guest.at(new) as ann, seats[1].guest.at(new) as ben:
            assert trust(ann).first != trust(seats[0]).first
            for seat in (ann, ben):
                await promise(seat)
            for seat in (ann, ben):
                await stage(seat, "open")
                await open_it(seat)
            await ann.until(lambda: ann.state == "playing")


@pytest.mark.parametrize("promising", [False, True])
async def test_a_rematch_begins_though_nobody_comes(db: Path, promising: bool) -> None:
    limits = replace(PATIENT, rematch_seconds=0.2, open_seconds=0.2)
    async with (
        serving(db, limits=limits) as place,
        seated(place, 2, game="standard_rummy", options={"target_score": 1}) as seats,
    ):
        assert isinstance(await seats[0].start(), Accepted)
        await asyncio.gather(*(seat.play(random.Random(1)) for seat in seats))
        async with seats[0].guest.at(await rematch(seats)) as ann:
            if promising and trust(ann).stage == "gather":
                await promise(ann)
            await ann.until(lambda: ann.state == "playing")


async def test_the_host_waits_for_nobody_who_does_not_want_to(db: Path) -> None:
    """Cy's page does not promise: the second time the host asks, it begins without."""
    async with serving(db, limits=SLOW) as place, seated(place, 3) as [ann, ben, _]:
        await promise(ann)
        await promise(ben)
        for _ in range(2):
            assert isinstance(await ann.start(), Accepted)
        await ann.until(lambda: trust(ann).stage == "open")
        assert await refused(ann, StartMatch) == "already_started"
        for seat in (ann, ben):
            await open_it(seat)
        await ann.until(lambda: ann.state == "playing")


async def test_against_bots_alone_and_without_promises_the_match_begins_at_once(db: Path) -> None:
    async with serving(db, limits=SLOW) as place, seated(place, 1, seats=3, bots=2, start=True) as [ann]:
        assert ann.state == "playing"
        assert (trust(ann).scheme, trust(ann).promised) == (2, ())
    async with serving(db, limits=SLOW) as place, seated(place, 2) as [ann, _]:
        answer = await ann.start()
        assert isinstance(answer, Accepted)
        await ann.until(lambda: ann.state == "playing")


# --- the table and the record, without a server


def waiting(people: int = 2) -> Table:
    """A table that waits, with so many people."""
    log = founding.asked_for(NewTable(game="standard_rummy", name="Ann", seats=people), "k0", 1.0, 24)
    log += [SatDown(at=1.0, seat=seat, name=f"p{seat}", key=f"k{seat}") for seat in range(1, people)]
    return Table.replay("t", log)[0]


def entries(table: Table, opening: int) -> list[Entry]:
    """What a match of promises begins with; the first `opening` seats open."""
    first = table.chance.seed_of(0)
    assert first is not None
    root = fair.promise(first)
    promised: list[Entry] = [
        ChancePromised(at=2.0, seat=seat, promise=fair.chance_promise(root, seat, SECRETS[seat]))
        for seat in range(len(table.seats))
    ]
    opened: list[Entry] = [ChanceOpened(at=4.0, seat=seat, chance=SECRETS[seat]) for seat in range(opening)]
    return [*promised, PromisesFixed(at=3.0), *opened, Started(at=5.0)]


def test_what_was_promised_has_to_be_fixed_before_the_match() -> None:
    table = waiting()
    promised, *_, started = entries(table, 0)
    table.apply(promised)
    with pytest.raises(TableRefusal, match="not_opening"):
        table.apply(started)
    assert table.match is None


def test_a_table_that_waits_for_openings_is_woken() -> None:
    table = waiting()
    states = [(timing.due(table), table.complete)]
    for entry in [*entries(table, 1)[:-1], ChanceOpened(at=4.5, seat=1, chance=SECRETS[1])]:
        table.apply(entry)
        states.append((timing.due(table), table.complete))
    # Two people promise, the list is fixed, one opens, the other opens.
    assert states == [(None, False), (None, False), (None, True), (3.0, False), (3.0, False), (3.0, True)]


def test_openings_decide_the_cards() -> None:
    hands = []
    secret = bytes(range(32))
    for opening in (0, 1, 2):
        table = waiting()
        table.created = msgspec.structs.replace(table.created, secret=secret)
        for entry in entries(table, opening):
            table.apply(entry)
        assert table.match is not None
        hands.append(tuple(table.match.deal._state.hands))
    assert len(set(hands)) == 3


def test_a_match_longer_than_the_chain_is_refused_without_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "DEALS", 0)
    table = waiting()
    with pytest.raises(TableRefusal, match="too_many_deals"):
        table.apply(Started(at=2.0))
    assert table.match is None
    assert table.chance.seeds == []
