"""What a server does by itself for its host: deleting tables that nobody has used for long, and what guests left."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from sqlalchemy import Table, func, insert, select, update

from rummykit.server.accounts.owned import PERSON
from rummykit.server.administration import tables as administered
from rummykit.server.administration.outdated import outdated
from rummykit.server.features.bots.schema import bot_tokens
from rummykit.server.features.clubs.schema import club_matches, clubs
from rummykit.server.features.meeting.schema import friends, silenced, sittings
from rummykit.server.features.notices.schema import mail_addresses, push_subscriptions
from rummykit.server.store.schema import chores, metadata, tables
from tests.server.accounts.people import SHORT, member
from tests.server.accounts.test_bans import until
from tests.server.guest import Guest
from tests.server.meeting.people import QUICK, ask_again, sat_together, send
from tests.server.meeting.test_friends import befriended
from tests.server.serving import PATIENT, Place, serving
from tests.server.test_two_servers import two

KEEPING = replace(PATIENT, lease_seconds=1.0, renew_seconds=0.2, keep_tables_days=30.0, prune_seconds=0.5)
DAY = 24 * 3600.0


def kept(place: Place) -> set[str]:
    """The tables in the database."""
    with place.store.engine.connect() as connection:
        return {*connection.scalars(select(tables.c.id))}


async def test_tables_that_nobody_used_for_long_are_deleted(any_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(any_db, limits=KEEPING) as place:
        guest = Guest(place.port, "Cy")
        old = [(await guest.make(**SHORT, seats=2)).id for _ in range(3)]
        evening = (await guest.make(**SHORT, seats=2)).id
        with place.store.engine.begin() as connection:
            connection.execute(insert(clubs), {"id": "c", "name": "Thursdays", "invitation": "i", "founded": 1.0})
            match = {"table_id": evening, "club_id": "c", "game": "gin_rummy", "finished": 1.0, "evening": 1.0}
            connection.execute(insert(club_matches), match)
        await place.state.upkeep._prune()
        assert kept(place) == {*old, evening}
        place.state.upkeep._now = lambda: time.time() + 31 * DAY
        await until(lambda: kept(place) == {evening} and place.state.upkeep.pruned == 3)
        assert "rummykit_pruned_tables_total 3.0" in (await guest.http.get("/metrics")).text
        assert (await guest.http.get(f"/api/tables/{old[0]}")).status_code == 404
        assert (await guest.look(evening)).id == evening


async def test_tables_are_kept_for_ever_by_default(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(db, limits=replace(KEEPING, keep_tables_days=0.0)) as place:
        table = (await Guest(place.port, "Cy").make(**SHORT, seats=2)).id
        place.state.upkeep._now = lambda: time.time() + 3000 * DAY
        await place.state.upkeep._prune()
        assert kept(place) == {table}


async def test_who_comes_back_in_time_keeps_the_table(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(db, limits=replace(KEEPING, prune_seconds=1e9)) as place:
        table = (await Guest(place.port, "Cy").make(**SHORT, seats=2)).id
        # It was old when the server looked, and is not any more when it is about to be deleted.
        monkeypatch.setattr(administered, "old", lambda *_: ([table], 0) if len(_) == 2 else ([], 1))
        with place.store.engine.begin() as connection:
            connection.execute(update(chores).values(begun=0.0))
        await place.state.upkeep._prune()
        assert place.state.upkeep.pruned == 0
        assert kept(place) == {table}


async def test_one_of_several_servers_looks_for_old_tables(postgres_db: str) -> None:
    # The servers delete nothing by themselves, so only the test asks whose turn it is.
    slow = replace(KEEPING, prune_seconds=1e6, keep_tables_days=0.0)
    async with two(postgres_db, None, limits=slow) as (one, other):

        async def turns() -> list[bool]:
            return [await place.state.upkeep._mine("prune_tables") for place in (one, other)]

        assert [await turns(), await turns()] == [[True, False], [False, False]]
        with one.store.engine.begin() as connection:
            connection.execute(update(chores).values(begun=time.time() - 2e6))
        assert [await turns(), await turns()] == [[True, False], [False, False]]


async def test_guests_leave_nothing_once_their_cookies_have_ended(any_db: str) -> None:
    async with serving(any_db, limits=QUICK) as place:
        table, (ann, bo) = await sat_together(place)
        await befriended(place, ann, bo)
        await befriended(place, await member(place, "Cy"), await member(place, "Di"))
        made = await ask_again(ann, table)
        await send(bo, "/api/company/answer", {"table": made.table, "answer": "never"})
        assert (await ann.http.post("/api/bots", json={"name": "robot"})).status_code == 201
        about = friends, silenced, bot_tokens, sittings
        assert _rows(place, *about) == [4, 1, 1, 2]
        await _forgotten(place, days=364)
        await until(lambda: _rows(place, *about) == [4, 1, 1, 0])
        await _forgotten(place, days=366)
        await until(lambda: _rows(place, *about) == [2, 0, 0, 0])


async def test_addresses_for_notices_are_deleted_though_nobody_comes(any_db: str) -> None:
    async with serving(any_db, limits=QUICK) as place:
        browser = {"person": "k", "endpoint": "e", "p256dh": "p", "auth": "a", "language": "en"}
        letters = {"person": "k", "address": "a@example.org", "language": "en", "confirmed": True, "stop": "s"}
        days = QUICK.notice_keep_seconds / DAY
        with place.store.engine.begin() as connection:
            for id, at in (("old", time.time() - 1000.0), ("new", time.time() + 1000.0)):
                connection.execute(insert(push_subscriptions), {**browser, "id": id, "seen": at})
                connection.execute(insert(mail_addresses), {**letters, "id": id, "until": at + days * DAY})
        await _forgotten(place, days=days)
        await until(lambda: _rows(place, push_subscriptions, mail_addresses) == [1, 1])
        with place.store.engine.connect() as connection:
            for kept in (push_subscriptions, mail_addresses):
                assert connection.scalars(select(kept.c.id)).all() == ["new"]


def test_all_that_says_whose_it_is_has_an_end_for_guests() -> None:
    """A new table with the keys of guests belongs into `outdated`, or here with its end."""
    elsewhere = {
        "account_keys": "with the account",
        "asked": "with the row of asks",
        "invited": "with the invitation",
        "club_members": "when the member leaves, or a host removes it",
        "club_results": "with the club",
        "unseen_people": "never: a hash, with no name and no time",
    }
    ends = {str(each.table) for each in outdated(QUICK, 0.0)}
    of_people = {table.name for table in metadata.sorted_tables if any(PERSON in column.info for column in table.c)}
    assert of_people - ends == elsewhere.keys()


async def _forgotten(place: Place, *, days: float) -> None:
    """Let so many days pass until the server looks for what is outdated; it may have begun by itself."""
    place.state.upkeep._now = lambda: time.time() + days * DAY
    await place.state.upkeep._forget()


def _rows(place: Place, *tables: Table) -> list[int]:
    """How many rows these have."""
    with place.store.engine.connect() as connection:
        return [connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables]
