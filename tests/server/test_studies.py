"""Studies: who may make one of which match, read it, change it and take it back, and how much may be in it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import update

from rummykit.server.administration.tables import old
from rummykit.server.features.studies.schema import studies
from rummykit.server.wire.study_messages import MyStudies, StudyInfo
from tests.server.accounts.people import Person, member
from tests.server.guest import Guest
from tests.server.reviewing import QUICK, finished
from tests.server.serving import Place, serving
from tests.server.tables import playing
from tests.server.test_record_route import HAND_WRITTEN

ARROW = {
    "colour": "red",
    "origin": {"zone": "hand", "at": 1, "card": 2},
    "to": {"zone": "meld", "at": 0, "card": None},
}
FEW = replace(
    QUICK,
    studies_each=3,
    study_turns=3,
    study_records=2,
    study_title_letters=12,
    study_comment_letters=30,
    study_drawings=2,
)


def turn(table: str | None = None, **changed: Any) -> dict[str, Any]:
    """A turn of a table's match, or without one of a record that is sent along."""
    plain: dict[str, Any] = {
        "table": table,
        "record": None,
        "moment": 3,
        "seat": None,
        "comment": "",
        "drawings": [],
        "missed": None,
    }
    return plain | changed


def new(table: str | None = None, text: str | None = None, title: str = "An evening", **changed: Any) -> dict[str, Any]:
    """A study of one turn, as it is asked for."""
    return {"title": title, "turn": turn(table, **changed), "text": text}


async def made(guest: Guest, *given: Any, **changed: Any) -> StudyInfo:
    """A study that somebody makes."""
    return await guest.post("/api/studies", new(*given, **changed), StudyInfo)


async def read(guest: Guest, study: str) -> StudyInfo:
    """A study as somebody reads it."""
    return msgspec.json.decode((await guest.http.get(f"/api/studies/{study}")).content, type=StudyInfo)


async def mine(guest: Guest) -> list[str]:
    """The ids of somebody's studies."""
    answer = msgspec.json.decode((await guest.http.get("/api/studies")).content, type=MyStudies)
    return [each.id for each in answer.studies]


def as_it_is(study: StudyInfo, **changed: Any) -> dict[str, Any]:
    """What a study is, to be sent as what it is to be."""
    plain: dict[str, Any] = msgspec.to_builtins(study)
    return {name: plain[name] for name in ("version", "title", "turns")} | changed


async def code(guest: Guest, path: str, body: Any) -> str:
    """The code with which something is refused."""
    return (await guest.refused(path, body))[1].code


async def test_a_turn_of_a_finished_match_is_shown_to_anybody_and_changed_by_its_maker(db: Path) -> None:
    async with serving(db, limits=FEW) as place:
        ann, ben, cy = (Guest(place.port, name) for name in ("Ann", "Ben", "Cy"))
        table = await finished(place, [ann, ben])
        # given: a turn with an arrow and two lines of text, and another one with nothing
        study = await made(ann, table, comment=" Why this?\u200b\n\nLook. ", drawings=[ARROW])
        path = f"/api/studies/{study.id}"
        added = await ann.post(f"{path}/turns", {"turn": turn(table, moment=9, seat=1), "text": None}, StudyInfo)
        assert added.turns[0].comment == "Why this?\n\nLook."
        assert added.version == study.version + 1
        # then: everybody reads it, nobody else lists or changes it
        for reader in (ben, cy):
            assert await read(reader, study.id) == msgspec.structs.replace(added, mine=False)
            assert await mine(reader) == []
            assert await code(reader, path, as_it_is(added)) == "study_maker_only"
            assert await code(reader, f"{path}/turns", {"turn": turn(table), "text": None}) == "study_maker_only"
            assert (await reader.http.delete(path)).status_code == 403
        assert await mine(ann) == [study.id]
        # when: the turns change places; then: a page that has not seen it changes nothing
        turns = as_it_is(added)["turns"]
        await ann.http.post(path, json=as_it_is(added, title="Other", turns=turns[::-1]))
        seen = await read(cy, study.id)
        assert (seen.title, [each.moment for each in seen.turns]) == ("Other", [9, 3])
        assert await code(ann, path, as_it_is(added)) == "study_changed"
        # when: it is taken back; then: the table, which was not pruned before, can be
        assert table not in _prunable(place)
        assert (await ann.http.delete(path)).status_code == 204
        assert (await cy.http.get(path)).status_code == 404
        assert await mine(ann) == []
        assert table in _prunable(place)


def _prunable(place: Place) -> list[str]:
    with place.store.engine.connect() as connection:
        return old(connection, 1e12)[0]


async def test_only_what_anybody_may_read_is_shown(db: Path) -> None:
    async with serving(db, limits=FEW) as place, playing(place, 2) as seats:
        ann = seats[0].guest
        assert seats[0].table is not None
        under_way = seats[0].table.id
        assert await code(ann, "/api/studies", new(under_way)) == "record_not_yet"
        assert await code(ann, "/api/studies", new("nobodyknowsit")) == "unknown_table"
        assert await code(ann, "/api/studies", new(text="no record")) == "bad_record"
        study = await made(ann, text=HAND_WRITTEN)
        turns = as_it_is(study)["turns"]
        # Another match cannot be put in the place of one that was looked at, nor another study's record.
        for other in ({"table": under_way, "record": None}, {"record": 7}):
            assert (
                await code(ann, f"/api/studies/{study.id}", as_it_is(study, turns=[turns[0] | other])) == "unreadable"
            )
        for source in (new(), new(under_way, HAND_WRITTEN), new(record=1)):
            assert await code(ann, "/api/studies", source) == "unreadable"


async def test_the_record_of_a_file_is_kept_once_with_the_study_and_goes_with_its_last_turn(db: Path) -> None:
    async with serving(db, limits=FEW) as place:
        ann, cy = Guest(place.port, "Ann"), Guest(place.port, "Cy")
        study = await made(ann, text=HAND_WRITTEN)
        path = f"/api/studies/{study.id}"
        other = HAND_WRITTEN.replace("Bo\n", "Cleo\n")
        await ann.post(f"{path}/turns", {"turn": turn(moment=1), "text": HAND_WRITTEN}, StudyInfo)
        both = await ann.post(f"{path}/turns", {"turn": turn(moment=2), "text": other}, StudyInfo)
        assert [each.record for each in both.turns] == [1, 1, 2]
        assert (await cy.http.get(f"{path}/records/1")).text == HAND_WRITTEN
        assert (await cy.http.get(f"{path}/records/2")).text == other
        await ann.http.post(path, json=as_it_is(both, turns=as_it_is(both)["turns"][:2]))
        assert (await cy.http.get(f"{path}/records/2")).status_code == 404


async def test_a_study_has_only_so_much_in_it_and_a_person_so_many(db: Path) -> None:
    async with serving(db, limits=FEW) as place:
        ann = Guest(place.port, "Ann")
        for title in ("\u200b", "x" * 13):
            assert await code(ann, "/api/studies", new(text=HAND_WRITTEN, title=title)) == "bad_study_title"
        for much in ({"comment": "x" * 31}, {"drawings": [ARROW] * 3}):
            assert await code(ann, "/api/studies", new(text=HAND_WRITTEN, **much)) == "too_large"
        study = await made(ann, text=HAND_WRITTEN)
        path = f"/api/studies/{study.id}/turns"
        files = [HAND_WRITTEN.replace("Bo\n", f"{name}\n") for name in ("Cleo", "Dan")]
        await ann.post(path, {"turn": turn(), "text": files[0]}, StudyInfo)
        assert await code(ann, path, {"turn": turn(), "text": files[1]}) == "too_many_study_records"
        await ann.post(path, {"turn": turn(), "text": HAND_WRITTEN}, StudyInfo)
        assert await code(ann, path, {"turn": turn(), "text": HAND_WRITTEN}) == "study_full"
        for _ in range(2):
            await made(ann, text=HAND_WRITTEN)
        assert await code(ann, "/api/studies", new(text=HAND_WRITTEN)) == "too_many_studies"


def _opened(place: Place, study: str, at: float) -> None:
    with place.store.engine.begin() as connection:
        connection.execute(update(studies).where(studies.c.id == study).values(opened=at))


async def test_a_study_that_nobody_opens_is_deleted_after_a_time_and_when_there_are_too_many(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, studies_kept=2)) as place:
        ann, cy = Guest(place.port, "Ann"), Guest(place.port, "Cy")
        old, other = [(await made(ann, text=HAND_WRITTEN)).id for _ in range(2)]
        # given: both were opened long ago, and one is read today
        _opened(place, old, 1.0)
        _opened(place, other, 2.0)
        assert (await read(cy, old)).id == old
        # then: of a year ago the other one is gone with the next that is made, and of three the one of longest ago
        newest = (await made(ann, text=HAND_WRITTEN)).id
        assert {*await mine(ann)} == {old, newest}
        _opened(place, newest, place.rooms.services.now() - 5)
        last = (await made(ann, text=HAND_WRITTEN)).id
        assert {*await mine(ann)} == {old, last}


async def test_changes_to_studies_are_rationed(db: Path) -> None:
    async with serving(db, limits=replace(QUICK, study_burst=2, studies_per_minute=1.0)) as place:
        ann = Guest(place.port, "Ann")
        for _ in range(2):
            await made(ann, text=HAND_WRITTEN)
        assert await code(ann, "/api/studies", new(text=HAND_WRITTEN)) == "too_fast"


async def test_what_a_guest_has_made_is_the_accounts_after_signing_in_and_goes_with_it(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann = Person(place.port, "Ann")
        study = await made(ann, text=HAND_WRITTEN)
        await ann.register()
        elsewhere = ann.another_browser()
        await elsewhere.ok("/api/account/sign-in", elsewhere.device.sign(await elsewhere.asked_to_sign()))
        assert await mine(elsewhere) == [study.id]
        kept = (await ann.ok("/api/account/export", method="GET")).json()
        assert [each["id"] for each in kept["studies"]] == [study.id]
        assert kept["study_records"] == [{"study": study.id, "text": HAND_WRITTEN}]
        ben = await member(place, "Ben")
        await ann.ok("/api/account", method="DELETE")
        assert (await ben.http.get(f"/api/studies/{study.id}")).status_code == 404
        assert (await ben.http.get(f"/api/studies/{study.id}/records/1")).status_code == 404
