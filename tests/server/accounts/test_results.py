"""Finished matches: counted once, rated as openskill rates, listed for those who played them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from rummykit.server.accounts.accounts import Accounts
from rummykit.server.accounts.ratings import NEW, rated
from rummykit.server.accounts.schema import ratings, results
from rummykit.server.store.schema import entries, tables
from rummykit.server.table.entries import Counted, decode
from rummykit.server.wire.account_messages import GameStatistics, PastMatches
from rummykit.server.wire.socket_messages import Accepted, LeaveTable, Refused, SendAway, SetSeat, StartMatch
from tests.server.accounts.people import SHORT, Person, match_with_a_bot, member, play_out, rated_match
from tests.server.guest import PATIENCE, Guest
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import rematch, until_all


def rows(place: Place, table: Any) -> list[dict[str, Any]]:
    with place.store.engine.connect() as connection:
        return [dict(row) for row in connection.execute(select(table)).mappings()]


async def until_counted(place: Place, table: str) -> list[Counted]:
    """Wait until a table has been counted; every line that says so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with place.store.engine.connect() as connection:
                log = connection.scalars(select(entries.c.entry).where(entries.c.table_id == table)).all()
                counted = [entry for line in log if isinstance(entry := decode(line), Counted)]
                if counted:
                    assert connection.scalar(select(tables.c.due).where(tables.c.id == table)) is None
                    return counted
            await asyncio.sleep(0.02)


async def history(person: Person, query: str = "") -> PastMatches:
    response = await person.ok(f"/api/account/history{query}", method="GET")
    return msgspec.json.decode(response.content, type=PastMatches)


async def statistics(person: Person) -> tuple[GameStatistics, ...]:
    response = await person.ok("/api/account/statistics", method="GET")
    return msgspec.json.decode(response.content, type=tuple[GameStatistics, ...])


async def test_a_rated_match_changes_ratings_as_openskill_says(any_db: str) -> None:
    async with serving(any_db) as place:
        people = [await member(place, name) for name in ("Ann", "Ben", "Cy")]
        async with rated_match(place, people) as seats:
            table = seats[0].table
            assert table is not None
            assert table.rated
            assert [seat.rating for seat in table.seats] == [1500] * 3
            assert not table.hints
            await play_out(seats)
            await until_counted(place, table.id)
            await until_all(
                seats, lambda seat: seat.table is not None and seat.table.seats[0].rating_change is not None
            )
            score, told = seats[0].score, seats[0].table
        assert score is not None
        assert score.result is not None
        assert told is not None
        # By hand: the winner first, the others by their points, those alike tied.
        worse = [(seat not in score.result.winners, -total) for seat, total in enumerate(score.totals)]
        places = [1 + sum(other < mine for other in worse) for mine in worse]
        model = PlackettLuce()
        expected = model.rate([[model.rating()] for _ in people], ranks=[float(place) for place in places])
        found = sorted(rows(place, results), key=lambda row: row["seat"])
        assert [row["place"] for row in found] == places
        assert [row["score"] for row in found] == list(score.totals)
        known = {row["account"]: row for row in rows(place, ratings)}
        for row, team, shown in zip(found, expected, told.seats, strict=True):
            mine = known[row["account"]]
            assert (mine["mu"], mine["sigma"], mine["matches"]) == (team[0].mu, team[0].sigma, 1)
            assert row["rating_before"] == 1500
            assert row["rating_after"] == round(500 + 40 * team[0].mu) == shown.rating
            assert shown.rating_change == row["rating_after"] - 1500
        winner = people[places.index(1)]
        (game,) = await statistics(winner)
        assert (game.game, game.matches, game.won, game.average_place) == ("standard_rummy", 1, 1, 1.0)
        assert game.best == score.totals[places.index(1)]
        assert game.rating is not None
        assert (game.rating.rating, game.rating.matches) == (found[places.index(1)]["rating_after"], 1)
        assert game.rating.curve == (game.rating.rating,)
        assert 0 < game.rating.give < round(80 * NEW.sigma)
        (past,) = (await history(winner)).matches
        assert (past.table, past.place, past.players, past.before) == (table.id, 1, 3, 1500)
        assert (await winner.http.get(f"/api/tables/{past.table}/record")).status_code == 200


async def test_a_rematch_begins_with_the_new_ratings(db: Path) -> None:
    async with serving(db) as place:
        people = [await member(place, name) for name in ("Ann", "Ben")]
        async with rated_match(place, people) as seats:
            await play_out(seats)
            assert seats[0].table is not None
            (counted,) = await until_counted(place, seats[0].table.id)
            again = await people[0].look(await rematch(seats))
        assert again.rated
        assert [seat.rating for seat in again.seats] == [new.after for new in counted.ratings if new is not None]


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_match_is_counted_once_whatever_breaks(any_db: str, when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server dies once the end is on the disk: before anything is counted, or once that is done but not told."""
    count = Accounts.count
    tried = asyncio.Event()

    async def broken(self: Accounts, table: Any) -> Any:
        if when == "after":
            await count(self, table)
        tried.set()
        raise RuntimeError("the power is gone")

    with monkeypatch.context() as broken_off:
        broken_off.setattr(Accounts, "count", broken)
        async with serving(any_db) as place:
            people = [await member(place, name) for name in ("Ann", "Ben")]
            async with rated_match(place, people) as seats:
                assert seats[0].table is not None
                table = seats[0].table.id
                await play_out(seats)
                await asyncio.wait_for(tried.wait(), PATIENCE)
    async with serving(any_db) as place:
        # Nobody comes; the table is counted all the same.
        (counted,) = await until_counted(place, table)
        assert sorted(row["matches"] for row in rows(place, ratings)) == [1, 1]
        found = sorted(rows(place, results), key=lambda row: row["seat"])
        assert [row["rating_after"] for row in found] == [new.after for new in counted.ratings if new is not None]
        assert sum(row["rating_after"] != row["rating_before"] for row in found) == 2
        # Once more changes nothing and says the same.
        async with place.rooms.visit(table) as room:
            assert place.rooms.services.accounts is not None
            assert await place.rooms.services.accounts.count(room.table) == counted.ratings
        assert sorted(row["matches"] for row in rows(place, ratings)) == [1, 1]


async def test_only_people_with_accounts_sit_at_a_rated_table(db: Path) -> None:
    async with serving(db) as place:
        ann, guest = await member(place, "Ann"), Guest(place.port, "Gus")
        rated_table: dict[str, Any] = SHORT | {"seats": 3, "rated": True}
        status, refusal = await guest.refused("/api/tables", {"name": "Gus", **rated_table})
        assert (status, refusal.code) == (401, "account_needed")
        for wrong in ({"bots": 1}, {"start": True}, {"hints": True}):
            assert (await ann.refused("/api/tables", {"name": "Ann", **rated_table, **wrong}))[1].code == "rated_table"
        made = await ann.make(**(rated_table | {"name": "Somebody Else"}))
        assert made.seats[0].name == "Ann", "the account's name stands beside its rating"
        assert (await guest.refused(f"/api/tables/{made.id}/seats", {"name": "Gus"}))[1].code == "account_needed"
        async with ann.at(made.id) as host:
            for alone in (await host.ask(StartMatch), await host.ask(SetSeat, seat=1, bot=True)):
                assert isinstance(alone, Refused)
                assert alone.code == "rated_table"
        again = ann.another_browser()
        await again.sign_in()
        assert (await again.sit(made.id)).you == 0, "nobody plays against the own second browser"


async def test_who_leaves_a_rated_match_has_the_place_of_the_seat(db: Path) -> None:
    async with serving(db) as place:
        people = [await member(place, name) for name in ("Ann", "Ben")]
        async with rated_match(place, people) as (ann, ben):
            for out in (await ann.ask(SendAway, seat=1), await ann.ask(SetSeat, seat=1, bot=True)):
                assert isinstance(out, Refused)
                assert out.code == "rated_table"
            assert isinstance(await ben.ask(LeaveTable), Accepted)
            await ben.until_closed()
            await play_out([ann])
            assert ann.table is not None
            await until_counted(place, ann.table.id)
        assert {row["seat"] for row in rows(place, results)} == {0, 1}
        assert len(rows(place, ratings)) == 2


async def test_matches_of_guests_and_bots_count_for_who_has_an_account(db: Path) -> None:
    async with serving(db) as place:
        ann = Person(place.port, "Ann")
        async with match_with_a_bot(ann) as seat:
            await ann.register()  # in the middle of it
            await play_out([seat])
            assert seat.table is not None
            table = seat.table.id
            await until_counted(place, table)
        (past,) = (await history(ann)).matches
        assert (past.table, past.rated, past.before, past.after) == (table, False, None, None)
        assert past.visiting_bots == 0, "the bot is one of the house"
        assert rows(place, ratings) == []
        (game,) = await statistics(ann)
        assert game.rating is None


async def test_history_comes_in_pages_and_by_game(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, history_page=2)) as place:
        ann = await member(place, "Ann")
        played = []
        for _ in range(3):
            async with match_with_a_bot(ann) as seat:
                await play_out([seat])
                assert seat.table is not None
                await until_counted(place, seat.table.id)
                played.append(seat.table.id)
        first, second = await history(ann), await history(ann, "?page=1")
        assert [each.table for each in first.matches + second.matches] == played[::-1]
        assert (first.more, second.more) == (True, False)
        assert (await history(ann, "?game=rummikub")).matches == ()
        assert len((await history(ann, "?game=standard_rummy&page=1")).matches) == 1


def test_a_rating_is_the_same_for_the_same_match_and_equal_places_are_a_tie() -> None:
    model = PlackettLuce()
    for count in range(2, 7):
        places = [1] * count
        tied = rated([NEW] * count, places)
        assert tied == rated([NEW] * count, places)
        assert len({round(skill.mu, 9) for skill in tied}) == 1
        won = rated([NEW] * count, range(1, count + 1))
        assert [skill.mu for skill in won] == sorted((skill.mu for skill in won), reverse=True)
        by_hand = model.rate([[model.rating()] for _ in range(count)], ranks=[float(n + 1) for n in range(count)])
        assert [(skill.mu, skill.sigma) for skill in won] == [(team[0].mu, team[0].sigma) for team in by_hand]
