"""Playing with somebody: people who want the same are put together, once, on however many servers."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from rummykit.server.accounts.people import Identity
from rummykit.server.features.meeting.pairing import WaitingPlayer, group, near, rated
from rummykit.server.limits import Limits
from rummykit.server.wire.meeting_messages import Wanted
from tests.server.accounts.people import member
from tests.server.conftest import PassTime
from tests.server.guest import Guest
from tests.server.meeting.people import QUICK, ask_again, company, paired, refusal, sat_together, send, until, waits
from tests.server.serving import Place, serving
from tests.server.tables import seated, until_all


async def wanted(place: Place) -> list[tuple[str, int, int]]:
    """What is waited for: games, seats, and how many wait."""
    response = await Guest(place.port, "?").http.get("/api/pairing")
    assert response.status_code == 200, response.text
    told = msgspec.json.decode(response.content, type=tuple[Wanted, ...])
    return [(each.game, each.seats, each.waiting) for each in told]


async def test_two_who_want_the_same_are_put_together_and_play(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben, cy = (Guest(place.port, name) for name in ("Ann", "Ann", "Cy"))
        told = await waits(ann)
        assert (told.table, told.waiting, told.seats) == (None, 1, 2)
        assert (await waits(cy, seats=3)).table is None
        assert (await waits(cy, turn_seconds=60)).table is None
        assert (await waits(cy, options={"target_score": 50})).table is None
        assert await wanted(place) == [("standard_rummy", 2, 1), ("standard_rummy", 2, 1)]
        table = (await waits(ben)).table
        assert table is not None
        assert await paired(ann) == table
        assert await wanted(place) == [("standard_rummy", 2, 1)]
        async with ann.at(table) as a, ben.at(table) as b:
            await until_all([a, b], lambda seat: seat.state == "playing")
            assert (a.seat, b.seat) == (0, 1)
            assert a.table is not None
            assert [seat.name for seat in a.table.seats] == ["Ann", "Ann 2"]
            assert not a.table.rated


async def test_three_are_put_together_when_there_are_three(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        people = [Guest(place.port, name) for name in ("Ann", "Ben", "Cy")]
        assert [(await waits(each, seats=3)).table is None for each in people] == [True, True, False]
        tables = {await paired(each, seats=3) for each in people}
        assert len(tables) == 1


async def test_who_waits_twice_is_one_person(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, eve = Guest(place.port, "Ann"), Guest(place.port, "Eve")
        await waits(ann)
        again = ann.moved(place.port)
        assert (await waits(again, again=True)).waiting == 1
        assert (await waits(again, game="gin_rummy")).waiting == 1
        assert await wanted(place) == [("gin_rummy", 2, 1)]
        # An account is one person in two browsers.
        one = await member(place, "Mia")
        two = one.another_browser()
        await two.sign_in()
        await waits(one)
        assert (await waits(two)).table is None
        assert await wanted(place) == [("gin_rummy", 2, 1), ("standard_rummy", 2, 1)]
        # Both are told of the one table.
        table = (await waits(eve)).table
        assert table is not None
        assert (await waits(one, again=True)).table == (await waits(two)).table == table


async def test_who_leaves_or_is_not_heard_of_is_put_together_with_nobody(db: Path, pass_time: PassTime) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben, cy = (Guest(place.port, name) for name in ("Ann", "Ben", "Cy"))
        await waits(ann)
        assert (await ann.http.delete("/api/pairing")).status_code == 204
        assert (await waits(ben)).waiting == 1
        pass_time(2 * QUICK.pairing_seconds)
        await until(lambda: _nobody(place))
        assert (await waits(cy)).table is None


async def _nobody(place: Place) -> bool:
    return await wanted(place) == []


async def test_who_waits_on_keeps_the_place_and_is_not_written_at_every_question(db: Path, pass_time: PassTime) -> None:
    async with serving(db, limits=replace(QUICK, layout_seconds=0.2)) as place:
        ann, line = Guest(place.port, "Ann"), place.state.waiting
        await waits(ann)
        written = 0
        write = line._ask

        async def counted(work: Any) -> Any:
            nonlocal written
            written += 1
            return await write(work)

        line._ask = counted
        for _ in range(40):
            await asyncio.sleep(0.05)
            pass_time(0.1 * QUICK.pairing_seconds)
            told = await waits(ann, again=True)
        assert told.waited_ms >= 4000 * QUICK.pairing_seconds
        # That somebody is still there is written now and then, for all together.
        assert 1 <= written <= 20
        assert (await waits(Guest(place.port, "Ben"))).table == await paired(ann)


async def test_an_open_table_of_the_same_kind_is_sat_down_at(db: Path) -> None:
    async with (
        serving(db, limits=QUICK) as place,
        seated(place, 1, game="standard_rummy", seats=2, listed=True, turn_seconds=60) as [ann],
    ):
        ben, cy = Guest(place.port, "Ben"), Guest(place.port, "Cy")
        assert ann.table is not None

        async def listed() -> bool:
            return (await waits(ben, turn_seconds=60)).table is not None

        await until(listed)
        told = await waits(ben, turn_seconds=60)
        assert (told.table, told.open) == (ann.table.id, True)
        assert await wanted(place) == []
        # Another time for a turn is another table; and one that was full is not named again.
        assert (await waits(ben, turn_seconds=30)).table is None
        assert (await waits(cy, turn_seconds=60, full=[ann.table.id])).table is None


async def test_who_does_not_want_to_be_asked_by_somebody_is_not_put_together_with_them(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        table, [ann, ben] = await sat_together(place)
        made = await ask_again(ann, table)
        await send(ben, "/api/company/answer", {"table": made.table, "answer": "never"})
        assert (await company(ben)).silenced == 1
        await waits(ann)
        assert (await waits(ben)).table is None
        assert (await waits(Guest(place.port, "Cy"))).table is not None


async def test_a_match_is_rated_where_all_want_it_and_have_accounts(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, pairing_mixed_seconds=60.0)) as place:
        ann, ben = await member(place, "Ann"), await member(place, "Ben")
        guest = Guest(place.port, "Cy")
        assert await refusal(guest, "/api/pairing", _wish(rated=True)) == "account_needed"
        assert (await waits(ann, rated=True)).table is None
        assert (await waits(guest)).table is None
        table = (await waits(ben, rated=True)).table
        assert table is not None
        look = await ben.look(table)
        assert (look.rated, [seat.name for seat in look.seats]) == (True, ["Ann", "Ben"])
        assert [seat.rating for seat in look.seats] == [1500, 1500]


def _wish(**more: object) -> dict[str, object]:
    return {"game": "standard_rummy", "name": "Ann", **more}


async def test_nonsense_is_refused(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, posts_per_minute=1.0, post_burst=9, pairing_people=1)) as place:
        ann = Guest(place.port, "Ann")
        for code, wish in (
            ("unknown_game", _wish(game="chess")),
            ("bad_seats", _wish(seats=1)),
            ("bad_seats", _wish(seats=99)),
            ("bad_name", _wish(name="\u200b")),
            ("bad_options", _wish(options={"first_meld": 40})),
            ("unreadable", _wish(turn_seconds=1)),
            ("unreadable", _wish(key="x")),
        ):
            assert await refusal(ann, "/api/pairing", wish) == code
        await waits(ann)
        # So many wait in all, and so many come for the first time from one address.
        assert await refusal(Guest(place.port, "Ben"), "/api/pairing", _wish()) == "too_fast"
        assert (await waits(ann, again=True)).waiting == 1
        assert await refusal(Guest(place.port, "Cy"), "/api/pairing", _wish()) == "too_fast"


async def test_questions_are_rationed(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, meetings_per_minute=1.0, meeting_burst=2)) as place:
        ann = Guest(place.port, "Ann")
        await waits(ann)
        await waits(ann, again=True)
        assert await refusal(ann, "/api/pairing", _wish()) == "too_fast"


async def test_two_servers_seat_nobody_twice(postgres_db: str) -> None:
    async with serving(postgres_db, limits=QUICK) as one, serving(postgres_db, limits=QUICK) as other:
        people = [Guest((one, other)[number % 2].port, f"P{number}") for number in range(12)]
        await asyncio.gather(*(waits(each) for each in people))
        tables = await asyncio.gather(*(paired(each) for each in people))
        assert len(set(tables)) == 6
        assert all(tables.count(table) == 2 for table in tables)
        look = [await each.look(table) for each, table in zip(people, tables, strict=True)]
        assert all(seen.you is not None for seen in look)
        # Each is in one table only, whichever server made it.
        assert sorted(seat.name for seen in look for seat in seen.seats) == sorted(2 * [each.name for each in people])
        first, second = [each for each, table in zip(people, tables, strict=True) if table == tables[0]]
        async with first.at(tables[0]) as a, second.at(tables[0]) as b:
            await until_all([a, b], lambda seat: seat.state == "playing")


def person(name: str, since: float, rating: int | None = None) -> WaitingPlayer:
    """Somebody who waits."""
    return WaitingPlayer(Identity(name, None), name, since, rating)


def names(people: tuple[WaitingPlayer, ...]) -> str:
    """Who goes together."""
    return "".join(each.name for each in people)


LIMITS = Limits()
NOBODY: frozenset[frozenset[str]] = frozenset()


def test_who_has_waited_longest_is_first() -> None:
    people = [person("c", 3.0), person("a", 1.0), person("b", 2.0)]
    assert names(group(people, 2, NOBODY, 4.0, LIMITS)) == "ab"
    assert names(group(people, 3, NOBODY, 4.0, LIMITS)) == "abc"
    assert names(group(people, 4, NOBODY, 4.0, LIMITS)) == ""
    assert names(group(people, 2, frozenset({frozenset("ab")}), 4.0, LIMITS)) == "ac"
    assert names(group(people[1:], 2, frozenset({frozenset("ab")}), 4.0, LIMITS)) == ""


def test_only_who_fits_somebody_who_asks_can_be_in_a_group_with_them() -> None:
    people = [person("a", 0.0, 1500), person("b", 0.0, 1900), person("c", 5.0, 1580), person("d", 0.0)]
    assert names(tuple(near(people[0], people, 5.0, LIMITS))) == "ac"
    assert names(tuple(near(people[1], people, 5.0, LIMITS))) == "b"
    assert names(tuple(near(people[3], people, 30.0, LIMITS))) == "abcd"


def test_ratings_are_near_and_may_be_farther_apart_the_longer_one_waits() -> None:
    people = [person("a", 0.0, 1500), person("b", 0.0, 1900), person("c", 5.0, 1580)]
    assert names(group(people[:2], 2, NOBODY, 0.0, LIMITS)) == ""
    assert names(group(people[:2], 2, NOBODY, 30.0, LIMITS)) == "ab"
    assert names(group(people, 2, NOBODY, 30.0, LIMITS)) == "ac"
    assert rated(group(people, 2, NOBODY, 30.0, LIMITS))


def test_who_wants_a_rated_match_waits_a_while_for_others_who_do() -> None:
    people = [person("a", 0.0, 1500), person("b", 0.0)]
    assert names(group(people, 2, NOBODY, 10.0, LIMITS)) == ""
    together = group(people, 2, NOBODY, 20.0, LIMITS)
    assert names(together) == "ab"
    assert not rated(together)
    assert names(group([*people, person("c", 19.0, 1600)], 2, NOBODY, 20.0, LIMITS)) == "ac"
