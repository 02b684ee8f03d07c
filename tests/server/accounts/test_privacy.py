"""My data: all of it can be taken away, and all of it can be deleted."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import MetaData, insert, inspect, select, update

from rummykit import puzzles
from rummykit.server.accounts.owned import PERSON, owned
from rummykit.server.accounts.people import Asker
from rummykit.server.accounts.schema import accounts, admins, bans, host_acts
from rummykit.server.accounts.sessions import Member
from rummykit.server.features.all_features import FEATURES
from rummykit.server.features.clubs.members import found_club
from rummykit.server.features.clubs.schema import club_matches, club_results
from rummykit.server.features.meeting.schema import (
    declined_friends,
    friend_notices,
    friend_requests,
    presence,
    unseen_people,
)
from rummykit.server.features.notices.schema import mail_addresses, turn_notices
from rummykit.server.limits import Limits
from rummykit.server.store.schema import metadata
from rummykit.server.wire.club_messages import NewClub
from rummykit.server.wire.friend_messages import FriendLink
from rummykit.server.wire.tournament_messages import TournamentInfo
from tests.server.accounts.people import SHORT, Person, member, play_out, rated_match
from tests.server.accounts.test_results import rows, until_counted
from tests.server.bot_guest import bot_of, bots_of
from tests.server.guest import Guest
from tests.server.meeting.people import ask_again, known, send, waits
from tests.server.meeting.test_friends import told
from tests.server.notify.push_service import PushService
from tests.server.serving import PATIENT, Place, serving
from tests.server.test_studies import made

PUZZLE = puzzles.puzzles()[0]


def holding(place: Place, *texts: str) -> set[str]:
    """The tables of the database, all that there are, that have any of these texts in any column of any row."""
    found = set()
    there = MetaData()
    there.reflect(place.store.engine)
    with place.store.engine.connect() as connection:
        for table in there.sorted_tables:
            for row in connection.execute(select(table)):
                if any(text in str(value) for value in row for text in texts):
                    found.add(table.name)
    return found


async def played_a_lot(place: Place) -> tuple[Person, Person, list[str]]:
    """Somebody with rows in every table, an opponent, and the tables: one over, one waiting and listed, one of a
    guest's past, one to play again."""
    ann = Person(place.port, "Annabella")
    guest_table = await ann.make(game="rummikub", listed=True)
    await ann.register()
    await ann.look(guest_table.id)
    ben = await member(place, "Bernhard")
    async with rated_match(place, [ann, ben]) as seats:
        await play_out(seats)
        assert seats[0].table is not None
        over = seats[0].table.id
        await until_counted(place, over)
    waiting = await ann.make(**SHORT, seats=2, listed=True)
    await ann.linked()
    await ann.ok("/api/account/recovery")
    await ann.ok("/api/account/choices", {"chosen": 1.0, "settings": {"felt": "rose"}, "favourites": ["gin_rummy"]})
    await ann.ok("/api/account/lessons", {"lessons": {"phom": {"count": 8, "learned": ["do.show"], "repeat": []}}})
    await ann.asked_to_make("/api/account/passkeys/begin")
    await bot_of(ann, "Annabella")
    await ann.ok("/api/puzzles/run")
    async with ann.practising(f"puzzle/{PUZZLE.id}") as solving:
        await solving.act(puzzles.way(PUZZLE))
    await known(ann)
    await become_friends(place, ann, ben, waiting.id)
    # Each asks the other, and neither wants to be asked.
    asked = (await ask_again(ann, over)).table
    await send(ben, "/api/company/answer", {"table": asked, "answer": "never"})
    again = (await ask_again(ben, over)).table
    await send(ann, "/api/company/answer", {"table": again, "answer": "never"})
    await waits(ann)
    await send(ann, "/api/account/leaders", {"shown": True})
    await made(ann, over, title="Annabella")
    browser = PushService("https://push.example").browser()
    await browser.subscribe(ann)
    await ann.ok(f"/api/tables/{waiting.id}/notices", {"on": True})
    with place.store.engine.begin() as connection:  # nobody looks at the table again, so two exports are equal
        connection.execute(update(turn_notices).values(looked=99))
    keep_an_address(place)
    keep_a_club(place, over)
    keep_what_hosts_did(place)
    return ann, ben, [over, waiting.id, guest_table.id, asked]


async def become_friends(place: Place, ann: Person, ben: Person, waiting: str) -> None:
    """They are friends and ask each other to a table, and each has another link. Ann is seen, and does not want it."""
    code = (await ben.post("/api/friends/links", {"name": ""}, FriendLink)).code
    await send(ann, "/api/friends/links/use", {"code": code, "name": ""})
    other = await ben.make(**SHORT, seats=2)
    for one, table in ((ann, waiting), (ben, other.id)):
        [friend] = (await told(one)).friends
        await send(one, f"/api/tables/{table}/invite", {"friends": [friend.id]})
        await one.post("/api/friends/links", {"name": ""}, FriendLink)
    accounts_of = {row["name"]: row["id"] for row in rows(place, accounts)}
    with place.store.engine.begin() as connection:
        for own, third in (("Annabella", "Bernhard"), ("Bernhard", "Annabella")):
            row = {"key": own[0], "account": accounts_of[own]}
            about = row | {"other": third[0], "other_account": accounts_of[third]}
            connection.execute(insert(friend_requests), about | {"id": own[0], "name": own, "made": 9e9})
            connection.execute(insert(declined_friends), about | {"at": 9e9})
            connection.execute(insert(friend_notices), row | {"at": 9e9})
            connection.execute(insert(presence), row | {"seen": 9e9, "played": 0.0})
            connection.execute(insert(unseen_people), row)


def keep_an_address(place: Place) -> None:
    """Annabella is written to."""
    (account,) = (row["id"] for row in rows(place, accounts) if row["name"] == "Annabella")
    named = {"id": "1", "person": "1", "account": account, "address": "annabella@mail.example", "language": "en"}
    with place.store.engine.begin() as connection:
        connection.execute(insert(mail_addresses), named | {"confirmed": True, "until": 9e9, "stop": "1"})


def keep_a_club(place: Place, table: str) -> None:
    """Annabella hosts a club, in which she has played."""
    (account,) = (row["id"] for row in rows(place, accounts) if row["name"] == "Annabella")
    with place.store.engine.begin() as connection:
        someone = Asker(("1",), account)
        club = found_club(connection, NewClub(name="Club", player="Annabella"), "1", someone, 0.0, Limits())
        match = {"table_id": table, "club_id": club, "game": "tonk", "finished": 0.0, "evening": 0.0}
        connection.execute(insert(club_matches), match)
        seat = {"table_id": table, "seat": 0, "key": "1", "account": account, "name": "Annabella"}
        connection.execute(insert(club_results), seat | {"bot": False, "place": 1})


def keep_what_hosts_did(place: Place) -> None:
    """Annabella was banned, administers the server, and has acted on herself."""
    (account,) = (row["id"] for row in rows(place, accounts) if row["name"] == "Annabella")
    act = {"at": 1.0, "user": "", "admin": account, "what": "ban", "subject": account, "about": ""}
    with place.store.engine.begin() as connection:
        connection.execute(insert(admins), {"account": account, "since": 1.0})
        ban = {"id": "1", "account": account, "network": None, "made": 1.0, "until": 2.0}
        connection.execute(insert(bans), ban | {"reason": "Annabella"})
        connection.execute(insert(host_acts), act | {"reason": "Annabella"})


def test_every_table_about_accounts_is_listed_as_such() -> None:
    about = {table for table in metadata.sorted_tables if table is accounts or "account" in table.c}
    assert about == set(owned())
    columns = [column for table in metadata.sorted_tables for column in table.c]
    referring = {each.table for each in columns for key in each.foreign_keys if key.column is accounts.c.id}
    assert referring | {each.table for each in columns if PERSON in each.info} <= about


async def test_an_export_has_every_row_about_the_account(db: Path) -> None:
    async with serving(db) as place:
        ann, _, played = await played_a_lot(place)
        kept = (await ann.ok("/api/account/export", method="GET")).json()
        (account,) = (row["id"] for row in rows(place, accounts) if row["name"] == "Annabella")
        for table, owner in owned().items():
            mine: list[dict[str, Any]] = [row for row in rows(place, table) if row[owner.name] == account]
            assert mine, f"nothing to test in {table.name}"
            assert len(kept[table.name]) == len(mine), table.name
            for row in mine:
                plain = {name: value for name, value in row.items() if not isinstance(value, bytes)}
                assert any(plain.items() <= given.items() for given in kept[table.name])
        assert {seat["table_id"] for seat in kept["seats"]} == set(played)
        assert {seat["name"] for seat in kept["seats"]} == {"Annabella"}
        assert "Bernhard" not in json.dumps(kept)


async def test_a_deleted_account_leaves_nothing_but_a_seat_of_nobodys(any_db: str) -> None:
    async with serving(any_db) as place:
        ann, ben, (over, waiting, guest_table, _) = await played_a_lot(place)
        (account,) = (row["id"] for row in rows(place, accounts) if row["name"] == "Annabella")
        assert {"accounts", "entries", "results"} <= holding(place, account, "Annabella")
        record = (await ben.http.get(f"/api/tables/{over}/record")).text
        await ann.ok("/api/account", method="DELETE")
        assert holding(place, account, "Annabella") == set()
        assert await ann.account() is None
        other = ann.another_browser()
        answer = other.device.sign(await other.asked_to_sign())
        assert await other.code("/api/account/sign-in", answer) == "passkey_refused"
        # The other player's history, and the table itself, are whole.
        assert [row["table_id"] for row in rows(place, OWNED_RESULTS)] == [over]
        assert [seat.name for seat in (await ben.look(over)).seats] == ["N. N.", "Bernhard"]
        after = (await ben.http.get(f"/api/tables/{over}/record")).text
        assert after == record.replace("Annabella", "N. N.")
        for table in (waiting, guest_table):
            assert (await ben.look(table)).seats[0].name == "N. N."
            assert (await ann.look(table)).you is None
        assert inspect(place.store.engine).has_table("accounts")


async def test_a_deleted_account_leaves_nothing_of_features_that_are_off(db: Path) -> None:
    async with serving(db) as place:
        await played_a_lot(place)
        (account,) = (row["id"] for row in rows(place, accounts) if row["name"] == "Annabella")
    async with serving(db, without=[each.name for each in FEATURES]) as place:
        kept = place.rooms.services.accounts
        assert kept is not None
        member = Member(account, "Annabella", "", (), "")
        assert {"puzzle_consents", "tournaments", "waiting"} <= (await kept.everything(member)).keys()
        await kept.forget(member)
        assert holding(place, account, "Annabella") == set()


async def test_the_bots_of_a_deleted_account_are_nobodys_and_come_no_more(db: Path) -> None:
    async with serving(db) as place:
        ann, ben = await member(place, "Annabella"), Guest(place.port, "Ben")
        table = await ben.make(game="rummikub", visiting_bots=True)
        bot = await bot_of(ann, "Annabellas Rechner")
        await bot.sit(table.id)
        await ann.ok("/api/account", method="DELETE")
        assert holding(place, "Annabella") == set()
        assert [seat.name for seat in (await ben.look(table.id)).seats] == ["Ben", "N. N."]
        assert (await bot.http.get("/api/bot")).status_code == 401


async def test_the_bots_of_a_guest_are_the_accounts_from_then_on(db: Path) -> None:
    async with serving(db) as place:
        ann = Person(place.port, "Annabella")
        bot = await bot_of(ann, "Annabellas Rechner")
        await ann.register()
        assert [each.id for each in await bots_of(ann)] == [bot.info.id]
        await ann.ok("/api/account", method="DELETE")
        assert holding(place, "Annabella") == set()


async def test_a_deleted_account_is_not_in_the_files_either(db: Path) -> None:
    def in_files() -> set[str]:
        """The files of the database in which the name is, wherever in them."""
        return {file.name for file in db.parent.iterdir() if b"Annabella" in file.read_bytes()}

    async with serving(db) as place:
        ann, _, _ = await played_a_lot(place)
        assert in_files()
        await ann.ok("/api/account", method="DELETE")
        assert in_files() == set()


async def test_a_backup_that_reads_holds_no_deletion_up_for_long(db: Path) -> None:
    async with serving(db) as place:
        ann, _, _ = await played_a_lot(place)
        with closing(sqlite3.connect(db, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM accounts").fetchone() == (2,)
            await ann.ok("/api/account", method="DELETE")
            assert holding(place, "Annabella") == set()
            reader.execute("COMMIT")
            reader.execute("BEGIN IMMEDIATE")
            await place.store.erase()
            reader.execute("COMMIT")
        await place.store.erase()
        assert not any(b"Annabella" in file.read_bytes() for file in db.parent.iterdir())


OWNED_RESULTS = next(table for table in owned() if table.name == "results")


async def test_a_deleted_account_is_nobody_in_its_tournaments_and_at_their_tables(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, tournament_refresh_seconds=0.01)) as place:
        ann, ben = await member(place, "Annabella"), Guest(place.port, "Ben")
        asked = {"name": "Evening", "player": "Annabella", "rounds": 1, **SHORT}
        made = await ann.post("/api/tournaments", asked, TournamentInfo)
        await ben.post(f"/api/tournaments/{made.id}/entrants", {"name": "Ben"}, TournamentInfo)
        begun = await ann.post(f"/api/tournaments/{made.id}/rounds", {}, TournamentInfo)
        kept = (await ann.ok("/api/account/export", method="GET")).json()
        assert [each["name"] for each in kept["tournaments"]] == ["Evening", "Annabella"]
        assert begun.my_table is not None
        await ann.ok("/api/account", method="DELETE")
        assert holding(place, "Annabella") == set()
        after = msgspec.json.decode((await ben.http.get(f"/api/tournaments/{made.id}")).content, type=TournamentInfo)
        assert [each.name for each in after.entrants] == ["N. N.", "Ben"]
        assert {seat.name for seat in (await ben.look(begun.my_table)).seats} == {"N. N.", "Ben"}
