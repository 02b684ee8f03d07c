"""Those one played with: they are known to each other, one tap asks them again, and nobody else can be asked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, update

from rummykit import games
from rummykit.server.catalogue import OWN_GAME
from rummykit.server.store.schema import entries
from rummykit.server.store.sql import open_engine
from rummykit.server.wire.socket_messages import Accepted, LeaveTable, SendAway
from rummykit.workshop import in_full
from tests.server.accounts.people import Person, member
from tests.server.bot_guest import bot_of
from tests.server.guest import Guest
from tests.server.meeting.people import (
    QUICK,
    ask_again,
    asks,
    come,
    company,
    id_of,
    known,
    refusal,
    sat_together,
    send,
    until,
)
from tests.server.serving import serving
from tests.server.tables import playing, seated, until_all


async def test_people_who_sat_together_are_told_of_each_other_and_nobody_else_is(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        table, [ann, ben, cy] = await sat_together(place, 3, game="standard_rummy", options={"target_score": 50})
        [seen] = await known(ben)
        assert (seen.table, seen.game, seen.names, seen.house_rules) == (table, "standard_rummy", ("Ann", "Cy"), 1)
        assert (await known(ann))[0].names == ("Ben", "Cy")
        assert (await known(cy))[0].names == ("Ann", "Ben")
        for stranger in (Guest(place.port, "Eve"), await member(place, "Eva")):
            assert await company(stranger) == (await company(Guest(place.port, "?")))
        assert not (await company(Guest(place.port, "?"))).companies


async def test_the_same_people_at_the_same_game_are_one_company(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        _, [ann, ben] = await sat_together(place)
        for game, count in (("rummikub", 1), ("gin_rummy", 2)):
            await together(ann, ben, game)
            assert len(await known(ann, count)) == count


async def _newest_is(guest: Guest, table: str) -> bool:
    return [each.table for each in (await company(guest)).companies[:1]] == [table]


async def test_bots_and_those_who_only_looked_in_are_no_company(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        async with seated(place, 2) as [ann, ben]:
            guests = ann.guest, ben.guest
        async with playing(place, 1, seats=3, bots=2):
            pass
        table, _ = await sat_together(place)
        assert table  # all that was to be written has been
        for guest in guests:
            assert (await company(guest)).companies == ()


@pytest.mark.parametrize("account", [False, True])
async def test_one_tap_asks_them_and_each_comes_to_the_old_seat(db: Path, account: bool) -> None:
    async with serving(db, limits=QUICK) as place:
        table, [ann, ben, cy] = await sat_together(place, 3)
        if account:
            # What was a guest's is the account's from now on.
            eve = Person(place.port, "Eve")
            eve.http.cookies.set("rummykit_guest", str(ben.secret))
            await eve.register()
            ben = eve
            [seen] = await known(ben)
            assert seen.names == ("Ann", "Cy")
        made = await ask_again(ann, table)
        assert not made.join
        for guest, others in ((ben, ("Cy",)), (cy, ("Ben",))):
            [ask] = await asks(guest)
            assert (ask.table, ask.by, ask.others, ask.game) == (made.table, "Ann", others, "rummikub")
            assert 0 < ask.seconds <= 1800
        assert await asks(ann) == ()
        look = await ann.look(made.table)
        assert (look.state, look.you, [seat.kind for seat in look.seats]) == (
            "waiting",
            0,
            ["person", "empty", "empty"],
        )
        assert not look.listed
        # The last one first: the seats are kept.
        assert (await come(cy, made.table)).you == 2
        assert (await come(ben, made.table)).you == 1
        assert await asks(ben) == await asks(cy) == ()
        async with ann.at(made.table) as a, ben.at(made.table) as b, cy.at(made.table) as c:
            await until_all([a, b, c], lambda seat: seat.state == "playing")
            assert a.table is not None
            assert [seat.name for seat in a.table.seats] == ["Ann", "Ben", "Cy"]


async def test_two_who_ask_each_other_meet_at_one_table(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        table, [ann, ben] = await sat_together(place)
        first = await ask_again(ann, table)
        assert await ask_again(ann, table) == first
        second = await ask_again(ben, table)
        assert (second.table, second.join) == (first.table, True)
        assert (await come(ben, first.table)).you == 1


async def test_not_now_is_told_to_nobody_and_never_again_holds(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        table, [ann, ben] = await sat_together(place)
        made = await ask_again(ann, table)
        before = await ann.look(made.table)
        await send(ben, "/api/company/answer", {"table": made.table, "answer": "not_now"})
        assert await asks(ben) == ()
        assert await ann.look(made.table) == before
        await send(ben, "/api/company/answer", {"table": made.table, "answer": "never"})
        told = await company(ben)
        assert (told.asks, told.companies, told.silenced) == ((), (), 1)
        assert [each.names for each in (await company(ann)).companies] == [("Ben",)]
        # He may be asked again once he says so.
        await send(ben, "/api/company/allow")
        told = await company(ben)
        assert (len(told.companies), told.silenced) == (1, 0)


async def test_who_is_silenced_asks_in_vain_and_is_not_told(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        table, [ann, ben] = await sat_together(place)
        first = await ask_again(ann, table)
        await send(ben, "/api/company/answer", {"table": first.table, "answer": "never"})
        made = await ask_again(ann, await together(ann, ben, "gin_rummy"))
        assert (await ann.look(made.table)).state == "waiting"
        assert await asks(ben) == ()


async def test_nobody_is_asked_from_a_table_where_one_did_not_play(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        table, [ann, ben] = await sat_together(place)
        eve = Guest(place.port, "Eve")
        assert await refusal(eve, f"/api/tables/{table}/again") == "not_seated"
        await eve.make(game="rummikub")
        assert await refusal(eve, f"/api/tables/{table}/again") == "not_seated"
        made = await ask_again(ann, table)
        assert await refusal(eve, f"/api/tables/{made.table}/asked") == "asked_no_more"
        assert await refusal(ann, f"/api/tables/{made.table}/asked") == "asked_no_more"
        for answer in ("not_now", "never"):
            assert await refusal(eve, "/api/company/answer", {"table": made.table, "answer": answer}) == "asked_no_more"
        # Somebody at a table where no match has begun cannot be asked either.
        waiting = await eve.make(game="rummikub", seats=2)
        await ben.sit(waiting.id)
        assert await refusal(eve, f"/api/tables/{waiting.id}/again") == "not_started"
        # Nor can anybody be named.
        response = await eve.http.post("/api/company/answer", json={"table": table, "answer": "never", "key": "x"})
        assert response.status_code == 400


async def test_an_ask_runs_out(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, ask_seconds=0.2)) as place:
        table, [ann, ben] = await sat_together(place)
        made = await ask_again(ann, table)
        await until(lambda: _asked_nothing(ben))
        assert await refusal(ben, f"/api/tables/{made.table}/asked") == "asked_no_more"


async def _asked_nothing(guest: Guest) -> bool:
    return await asks(guest) == ()


async def test_an_ask_is_over_when_the_match_begins_without_one(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        table, [ann, ben] = await sat_together(place)
        made = await ask_again(ann, table)
        async with ann.at(made.table) as seat:
            await seat.start()
            await seat.until(lambda: seat.state == "playing")
        await until(lambda: _asked_nothing(ben))
        assert await refusal(ben, f"/api/tables/{made.table}/asked") == "asked_no_more"


async def test_one_asks_only_so_often_and_a_newer_ask_ends_the_older(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, asks_per_hour=2)) as place:
        tables = []
        async with playing(place, 2) as seats:
            tables.append(id_of(seats[0]))
            ann, ben = (seat.guest for seat in seats)
        for game in ("gin_rummy", "standard_rummy"):
            tables.append(await together(ann, ben, game))
        await known(ann, 3)
        first = await ask_again(ann, tables[0])
        second = await ask_again(ann, tables[1])
        assert [ask.table for ask in await asks(ben)] == [second.table]
        assert await refusal(ben, f"/api/tables/{first.table}/asked") == "asked_no_more"
        assert await refusal(ann, f"/api/tables/{tables[2]}/again") == "too_fast"


async def test_only_so_much_is_known_and_it_can_be_forgotten(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, companies_kept=2)) as place:
        table, [ann, ben] = await sat_together(place)
        for game in ("gin_rummy", "standard_rummy"):
            made = await together(ann, ben, game)
        assert [each.game for each in await known(ann, 2)] == ["standard_rummy", "gin_rummy"]
        assert await refusal(ann, f"/api/tables/{table}/again") == "nobody_to_ask"
        await send(ann, "/api/company/forget", {"table": made})
        assert (await company(ann)).companies == (await company(ben)).companies == ()


async def test_what_was_long_ago_is_known_no_more(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, companies_seconds=1.5)) as place:
        _, [ann, _] = await sat_together(place)
        await until(lambda: _knows_nobody(ann))


async def _knows_nobody(guest: Guest) -> bool:
    return (await company(guest)).companies == ()


async def together(ann: Guest, ben: Guest, game: str) -> str:
    """A match of two that has begun, and is known to have; its table."""
    made = await ann.make(game=game, seats=2)
    await ben.sit(made.id)
    async with ann.at(made.id) as seat, ben.at(made.id):
        await seat.start()
        await seat.until(lambda: seat.state == "playing")
    await until(lambda: _newest_is(ann, made.id))
    return made.id


async def test_no_more_companies_and_asks_are_shown_than_fit(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, companies_shown=1, asks_shown=1)) as place:
        ann, ben, cy = (Guest(place.port, name) for name in ("Ann", "Ben", "Cy"))
        first, second = await together(ann, cy, "rummikub"), await together(ben, cy, "rummikub")
        assert [each.table for each in (await company(cy)).companies] == [second]
        await ask_again(ann, first)
        made = await ask_again(ben, second)
        assert [ask.table for ask in await asks(cy)] == [made.table]


async def test_the_oldest_of_too_many_who_are_silenced_may_ask_again(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, silenced=1)) as place:
        ann, ben, cy = (Guest(place.port, name) for name in ("Ann", "Ben", "Cy"))
        for other in (ann, ben):
            made = await ask_again(other, await together(other, cy, "rummikub"))
            await send(cy, "/api/company/answer", {"table": made.table, "answer": "never"})
        told = await company(cy)
        assert ([each.names for each in told.companies], told.silenced) == ([("Ann",)], 1)


async def test_bots_of_others_are_not_asked_and_ours_play_in_their_seats(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben, owner = Guest(place.port, "Ann"), Guest(place.port, "Ben"), Guest(place.port, "Max")
        made = await ann.make(game="rummikub", seats=3, visiting_bots=True)
        await ben.sit(made.id)
        bot = await bot_of(owner, "Robbi")
        await bot.sit(made.id)
        async with ann.at(made.id) as seat, ben.at(made.id):
            await seat.start()
            await seat.until(lambda: seat.state == "playing")
        assert (await known(ann))[0].names == ("Ben",)
        assert (await company(owner)).companies == ()
        new = await ask_again(ann, made.id)
        assert [seat.kind for seat in (await ann.look(new.table)).seats] == ["person", "empty", "bot"]


async def test_who_is_asked_may_be_at_another_server(postgres_db: str) -> None:
    async with serving(postgres_db, limits=QUICK) as one, serving(postgres_db, limits=QUICK) as other:
        table, [ann, ben] = await sat_together(one)
        # Ben's browser, and then Ann's, is at the server that owns none of these tables.
        ben, ann = ben.moved(other.port), ann.moved(other.port)
        assert (await known(ben))[0].names == ("Ann",)
        made = await ask_again(ann, table)
        assert [ask.table for ask in await asks(ben)] == [made.table]
        assert (await come(ben, made.table)).you == 1
        async with ann.at(made.table) as a, ben.at(made.table) as b:
            await until_all([a, b], lambda seat: seat.state == "playing")
        assert (other.rooms.loaded, one.rooms.loaded) == (0, 2)


@pytest.mark.parametrize("asker", [0, 1])
async def test_who_left_the_match_asks_and_is_asked_as_before(db: Path, asker: int) -> None:
    async with serving(db, limits=QUICK) as place:
        async with playing(place, 2) as [ann, ben]:
            table = id_of(ann)
            await known(ann.guest)
            assert isinstance(await ben.ask(LeaveTable), Accepted)
            guests = [ann.guest, ben.guest]
        one, other = guests[asker], guests[1 - asker]
        assert [each.names for each in (await company(one)).companies] == [(other.name,)]
        made = await ask_again(one, table)
        look = await one.look(made.table)
        assert (look.you, [seat.kind for seat in look.seats]) == (asker, ["person", "empty"][:: 1 - 2 * asker])
        assert (await come(other, made.table)).you == 1 - asker


async def test_who_was_sent_away_is_no_company_any_more(db: Path) -> None:
    async with serving(db, limits=QUICK) as place, playing(place, 3) as [ann, ben, cy]:
        table = id_of(ann)
        await known(ann.guest)
        assert isinstance(await ann.ask(SendAway, seat=1), Accepted)
        await known(ben.guest, 0)
        for guest, others in ((ann.guest, ("Cy",)), (cy.guest, ("Ann",))):
            [seen] = (await company(guest)).companies
            assert seen.names == others
        assert await refusal(ben.guest, f"/api/tables/{table}/again") == "not_seated"
        assert (await ask_again(ann.guest, table)).table
        assert await asks(ben.guest) == ()


async def test_a_game_of_ones_own_is_called_by_its_name_wherever_people_meet_again(db: Path) -> None:
    sheet = {**in_full(games.get("rummikub")), "name": "Ours"}
    async with serving(db, limits=QUICK) as place:
        table, [ann, ben] = await sat_together(place, sheet=sheet)
        [seen] = await known(ann)
        await ask_again(ben, table)
        [ask] = await asks(ann)
    for told in (seen, ask):
        assert told.game.startswith(games.OWN)
        assert told.game_names["en"] == "Ours (own rules)"
        assert told.game_names["de"] == "Ours (eigene Regeln)"


async def test_a_game_of_ones_own_whose_sheet_is_no_longer_readable_is_called_one(db: Path) -> None:
    sheet = {**in_full(games.get("rummikub")), "name": "Ours"}
    async with serving(db, limits=QUICK) as place:
        table, [ann, _] = await sat_together(place, sheet=sheet)
        created = (entries.c.table_id == table) & (entries.c.version == 1)
        broken = func.replace(entries.c.entry, '"players":[2,6]', '"players":[6,2]')
        engine = open_engine(str(db))
        with engine.begin() as connection:
            connection.execute(update(entries).where(created).values(entry=broken))
        engine.dispose()
        [seen] = await known(ann)
    assert seen.game_names == OWN_GAME
