"""A database of the release before, with tables of every game under way: after the upgrade each goes on as it was.

`releases/0001.json` was written by the release whose schema had the number 0001. A game whose test fails here has
changed for people who are playing it: give its sheet a new version instead.
"""

from __future__ import annotations

import base64
import hashlib
import json
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import create_engine, insert, select

from rummykit import games
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.schema import entries, tables
from rummykit.server.store.sql import SqlStore, url_of
from rummykit.server.table import timing
from rummykit.server.table.entries import Created, SatDown, decode, encode
from rummykit.server.table.table import Table
from tests.server import last_release, old_schemas
from tests.server.guest import Guest
from tests.server.process import COMMAND
from tests.server.serving import PATIENT, UNHURRIED, serving
from tests.server.tables import plays_on

RELEASE = "0001"
OLD: list[dict[str, Any]] = json.loads((Path(__file__).parent / "releases" / f"{RELEASE}.json").read_text())


@pytest.fixture
def old_db(no_tables: str) -> str:
    """A database as that release left it."""
    engine = create_engine(url_of(no_tables))
    with engine.begin() as connection:
        old_schemas.make(connection, RELEASE)
        for table in OLD:
            log = table["log"]
            row = {"id": table["id"], "version": len(log), "owner": table["owner"], "due": table["due"]}
            connection.execute(insert(tables), row)
            lines = [
                {"table_id": table["id"], "version": version, "entry": line} for version, line in enumerate(log, 1)
            ]
            connection.execute(insert(entries), lines)
    engine.dispose()
    return no_tables


def secret(game: str, seat: int) -> str:
    """What is in the cookie of somebody who sits at the old table of a game."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"{game} {seat}".encode()).digest()).decode().rstrip("=")


async def test_every_table_under_way_goes_on_as_it_was(old_db: str) -> None:
    async with serving(old_db, limits=replace(PATIENT, grace_seconds=300.0)) as place:
        for table in OLD:
            then = table["then"]
            async with AsyncExitStack() as stack:
                seats = []
                for number in range(len(then["hands"])):
                    guest = Guest(place.port, "somebody")
                    guest.http.cookies.set("rummykit_guest", secret(table["game"], number))
                    seats.append(await stack.enter_async_context(guest.at(table["id"])))
                for number, seat in enumerate(seats):
                    view, score = seat.view, seat.score
                    assert view is not None
                    assert score is not None
                    assert (seat.seat, seat.version, seat.rules.id) == (number, len(table["log"]), table["game"])
                    now = {
                        "turn": view.turn,
                        "turn_number": view.turn_number,
                        "counts": list(view.counts),
                        "stock": view.stock,
                        "pile": list(view.discard_pile),
                        "table": [list(meld.cards) for meld in view.table],
                        "totals": list(score.totals),
                    }
                    assert now == {name: value for name, value in then.items() if name in now}, table["game"]
                    assert list(view.hand) == then["hands"][number]
                await plays_on(seats, 1)


async def test_what_is_tried_with_the_last_release_can_be_done(db: Path) -> None:
    """`tests.server.last_release`, which CI runs with the published package: here today's stands for it."""
    entries = await last_release.goes_on([*COMMAND], db, ["rummikub", "gin_rummy"])
    assert all(count > 6 for count in entries.values())


async def test_the_upgrade_keeps_every_line_and_every_deadline(old_db: str) -> None:
    store = await SqlStore.open(old_db, UNHURRIED)
    await store.answers()
    with store.engine.connect() as connection:
        for table in OLD:
            lines = select(entries.c.entry).where(entries.c.table_id == table["id"]).order_by(entries.c.version)
            assert list(connection.scalars(lines)) == table["log"]
            row = connection.execute(select(tables).where(tables.c.id == table["id"])).one()
            assert (row.version, row.due) == (len(table["log"]), table["due"])
            replayed, _ = Table.replay(table["id"], [decode(line) for line in table["log"]])
            assert timing.deadline(replayed) == table["then"]["deadline"]
    await store.close()


def test_a_house_rule_that_was_a_default_stays_when_the_default_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    created = Created(
        at=1.0,
        game="rummikub",
        sheet=games.get("rummikub").version,
        options={},
        in_force=games.get("rummikub").options(),
        seats=2,
        bots=0,
        bot_level="greedy",
        turn_seconds=None,
    )
    before = Table("t", created).rules
    other = games.get("rummikub", first_meld=45, num_games=7)
    monkeypatch.setitem(games.SHEETS, "rummikub", structs.replace(other, house=()))
    assert games.get("rummikub").opening != before.opening
    after = Table("t", decode_created(encode(created))).rules
    assert (after.opening, after.match, after.options()) == (before.opening, before.match, before.options())


def decode_created(line: str) -> Created:
    """The entry that made a table."""
    entry = decode(line)
    assert isinstance(entry, Created)
    return entry


def test_a_sheet_of_another_version_is_not_played_by_the_rules_of_today() -> None:
    created = decode_created(OLD[0]["log"][0])
    assert isinstance(decode(OLD[0]["log"][1]), SatDown)
    with pytest.raises(TableRefusal, match="outdated_table"):
        Table("t", Created(**{name: getattr(created, name) for name in created.__struct_fields__} | {"sheet": 99}))
