"""The workshop over HTTP: what can be changed, what a draft says, and tables of games that somebody has made."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import pytest

from rummykit import games
from rummykit.server.features.own_games import drafts
from rummykit.server.features.own_games import feature as own_games_feature
from rummykit.server.features.own_games.own_games import OwnGames
from rummykit.server.features.own_games.trial_process import end_after
from rummykit.server.processes import side_process
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.entries import Created
from rummykit.words import LANGUAGES
from rummykit.workshop import in_full
from tests.server.guest import Guest, http_client
from tests.server.serving import PATIENT, serving


def begun(game: str = "rummikub", **more: Any) -> dict[str, Any]:
    """A game as the workshop begins with it, with some fields otherwise."""
    return {**json.loads(json.dumps(in_full(games.get(game)))), **more}


def table(sheet: Any, **more: Any) -> dict[str, Any]:
    """A table against a bot."""
    return {"game": "rummikub", "name": "Ada", "bots": 1, "start": True, "sheet": sheet, **more}


async def test_the_vocabulary_is_told_in_every_language(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        for language in LANGUAGES:
            told = (await http.get("/api/workshop", params={"lang": language})).json()
            assert told["words"][0]["name"] == "Rules"
            assert [group["anchor"] for group in told["groups"]][:2] == ["aim", "pack"]
        assert (await http.get("/api/workshop/phom", params={"lang": "vi"})).json()["page"]["language"] == "vi"
        assert (await http.get("/api/workshop/chess")).json()["code"] == "unknown_game"


async def test_a_draft_is_told_as_a_rule_page_and_what_differs(db: Path) -> None:
    sheet = begun(name="Ten")
    sheet["opening"]["minimum"] = 10
    async with serving(db) as place, http_client(place.port) as http:
        said = (await http.post("/api/workshop", json={"sheet": sheet, "base": "rummikub", "lang": "de"})).json()
        assert said["faults"] == []
        assert said["differs"] == ["name", "opening.minimum"]
        assert said["page"]["title"] == "Ten"
        assert said["page"]["language"] == "de"
        assert "10" in json.dumps(said["page"])
        assert said["game"]["players"] == [2, 6]
        sheet["pack"]["jokers"] = {"J": 5}
        said = (await http.post("/api/workshop", json={"sheet": sheet, "base": "rummikub"})).json()
        assert said["page"] is None
        assert said["game"] is None
        assert said["faults"][0]["places"] == ["pack"]
        answer = await http.post("/api/workshop", json={"sheet": sheet, "base": "chess"})
        assert answer.json()["code"] == "unknown_game"


async def test_a_file_is_read_or_its_faults_are_told(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        text = 'like = "phom"\nid = "ours"\nnames = "Ours"\n[scoring]\nwithout_meld = 9\n'
        said = (await http.post("/api/workshop/file", json={"text": text})).json()
        assert said["faults"] == []
        assert said["sheet"]["scoring"]["without_meld"] == 9
        for bad in ("{", "= =", "[[[[" * 3000, '{"like": "phom", "id": "a", "names": "A", "x": 1}', "[" * 12_000):
            answer = await http.post("/api/workshop/file", json={"text": bad})
            assert (answer.status_code == 200 and answer.json()["faults"]) or answer.json()["code"] == "unreadable"


async def test_a_table_is_played_by_the_sheet_and_its_log_keeps_it(db: Path) -> None:
    sheet = begun(name="<b>Ten</b>")
    sheet["opening"]["minimum"] = 10
    async with serving(db) as place, http_client(place.port) as http:
        made = (await http.post("/api/tables", json=table(sheet))).json()
        assert made["names"]["ja"] == "<b>Ten</b>（自作ルール）"
        assert made["game"].startswith("own_")
        rules = (await http.get(f"/api/tables/{made['id']}/rules", params={"lang": "en"})).json()
        assert rules["title"] == "<b>Ten</b>"
        async with place.rooms.visit(made["id"]) as room:
            created = room.table.created
            assert room.table.rules.opening is not None
            assert room.table.rules.opening.minimum == 10
        assert isinstance(created, Created)
        assert b'"minimum":10' in bytes(created.rules)
        assert not created.counts


async def test_a_table_goes_on_after_a_restart_where_own_games_are_off_by_then(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        made = (await http.post("/api/tables", json=table(begun(name="Ours")))).json()
    async with serving(db, without=["own-games"]) as place, http_client(place.port) as http:
        assert (await http.get(f"/api/tables/{made['id']}/rules")).json()["title"] == "Ours"


@pytest.mark.parametrize(
    ("sheet", "code", "status"),
    [
        ({}, "senseless_sheet", 400),
        (begun(turn_seconds=10**40), "senseless_sheet", 400),
        (begun(name="x" * 100), "senseless_sheet", 400),
        (begun(schedule=[{}] * 200), "senseless_sheet", 400),
        (begun(aliases=["x" * 20_000]), "too_large", 413),
        ([1], "unreadable", 400),
        ("rummikub", "unreadable", 400),
    ],
    ids=["empty", "huge number", "long name", "long list", "long body", "list", "text"],
)
async def test_no_table_of_a_sheet_that_makes_no_sense(db: Path, sheet: Any, code: str, status: int) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        answer = await http.post("/api/tables", json=table(sheet))
        assert (answer.json()["code"], answer.status_code) == (code, status)


async def test_a_body_that_is_nested_without_end_is_refused(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        deep = '{"sheet":' + '{"a":' * 2500 + "1" + "}" * 2500 + ',"base":"rummikub"}'
        answer = await http.post("/api/workshop", content=deep, headers={"content-type": "application/json"})
        assert answer.status_code == 400 or answer.json()["faults"]
        assert (await http.get("/healthz")).status_code == 200


async def test_a_game_of_which_bots_find_no_end_is_refused_with_the_reason(db: Path) -> None:
    sheet = begun("rummy_complete", groups=None, name="Never")
    sheet["runs"]["min_length"] = 9
    async with serving(db) as place, http_client(place.port) as http:
        answer = await http.post("/api/tables", json=table(sheet))
        assert answer.status_code == 409
        assert answer.json()["code"] == "no_end_found"
        assert answer.json()["params"]["reason"] == "Every deal was void: nobody went out."


def endless_work(_line: Connection, _stored: bytes, seconds: int) -> None:
    """A trial that does not end."""
    end_after(seconds)
    while True:
        pass


def idle_work(_line: Connection, _stored: bytes, _seconds: int) -> None:
    """A trial for which the machine has no time."""
    time.sleep(600)


async def test_a_trial_that_takes_too_long_is_ended_and_tables_go_on_meanwhile(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_games_feature, "OwnGames", partial(OwnGames, work=endless_work))
    async with serving(db, limits=replace(PATIENT, trial_core_seconds=1)) as place, http_client(place.port) as http:
        asked = asyncio.create_task(http.post("/api/tables", json=table(begun(name="Slow"))))
        other = await http.post("/api/tables", json={"game": "rummikub", "name": "Bo", "bots": 1, "start": True})
        assert other.status_code == 201
        answer = (await asked).json()
        assert answer["code"] == "no_end_found"
        assert answer["params"]["reason"] == "The bots had not finished after 1 seconds."


async def test_where_the_machine_has_no_time_for_a_trial_nothing_is_said_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ours = OwnGames(replace(PATIENT, trial_wait_seconds=0.5), work=idle_work)
    with pytest.raises(TableRefusal) as refused:
        await ours.admitted(begun(name="Slow"), "here")
    assert refused.value.code == "not_finished"
    monkeypatch.setattr(side_process, "found", lambda *_given, **_how: b"12")
    assert (await ours.admitted(begun(name="Slow"), "here")).names.en == "Slow"
    ours.close()


async def test_equal_rules_are_tried_once_and_trials_are_rationed(db: Path) -> None:
    few = replace(PATIENT, trials_per_minute=0.001, trial_burst=1)
    async with serving(db, limits=few) as place, http_client(place.port) as http:
        for _ in range(3):
            assert (await http.post("/api/tables", json=table(begun(name="Ours")))).status_code == 201
        answer = await http.post("/api/tables", json=table(begun(name="Another")))
        assert answer.json()["code"] == "too_fast"


async def test_a_game_of_ones_own_is_told_from_one_of_the_house_by_its_name(db: Path) -> None:
    sheet = begun(name="Rummikub")
    async with serving(db) as place, http_client(place.port) as http:
        made = (await http.post("/api/tables", json=table(sheet))).json()
        draft = (await http.post("/api/workshop", json={"sheet": sheet, "base": "rummikub"})).json()
    house = {tag: games.get("rummikub").names.get(tag) for tag in LANGUAGES}
    for names in (made["names"], draft["game"]["names"]):
        assert names["en"] == "Rummikub (own rules)"
        assert names.keys() == LANGUAGES.keys()
        assert not set(names.values()) & set(house.values())


async def test_drafts_are_rationed(db: Path) -> None:
    few = replace(PATIENT, drafts_per_minute=0.001, draft_burst=2)
    async with serving(db, limits=few) as place, http_client(place.port) as http:
        asked = [await http.post("/api/workshop", json={"sheet": begun(), "base": "rummikub"}) for _ in range(3)]
        assert [answer.status_code for answer in asked] == [200, 200, 429]


async def test_no_table_of_ones_own_game_is_rated(db: Path) -> None:
    async with serving(db) as place:
        asked = table(begun(), bots=0, start=False, rated=True)
        _, refused = await Guest(place.port, "Ada").refused("/api/tables", asked)
        assert refused.code in ("account_needed", "rated_table")


async def test_without_own_games_every_door_says_so(db: Path) -> None:
    async with serving(db, without=["own-games"]) as place, http_client(place.port) as http:
        answers: list[httpx.Response] = [
            await http.get("/api/workshop"),
            await http.get("/api/workshop/rummikub"),
            await http.post("/api/workshop", json={"sheet": begun(), "base": "rummikub"}),
            await http.post("/api/workshop/file", json={"text": ""}),
            await http.post("/api/workshop/trial", json={"sheet": begun(), "base": "rummikub"}),
            await http.post("/api/tables", json=table(begun())),
        ]
        for answer in answers:
            assert (answer.status_code, answer.json()["code"]) == (404, "own_games_off")
            assert answer.json()["text"] == "This server does not allow custom games."
        plain = await http.post("/api/tables", json={"game": "rummikub", "name": "Bo", "bots": 1, "start": True})
        assert plain.status_code == 201


async def test_so_many_trials_at_one_time_and_so_many_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    tried, at_once, most = 0, 0, 0
    go = threading.Event()

    def found(*_given: object, **_how: object) -> bytes:
        nonlocal tried, at_once, most
        tried, at_once = tried + 1, at_once + 1
        most = max(most, at_once)
        go.wait(60)
        at_once -= 1
        return b"1"

    monkeypatch.setattr(side_process, "found", found)
    limits = replace(PATIENT, trials_at_once=1, trials_waiting=2, trials_kept=2, trial_tell_seconds=60.0)
    ours = OwnGames(limits)
    asked = [asyncio.create_task(ours.admitted(begun(name=name), f"at {name}")) for name in ("A", "B")]
    await asyncio.sleep(0)
    with pytest.raises(TableRefusal) as refused:
        await ours.admitted(begun(name="C"), "here")
    assert refused.value.code == "not_finished"
    go.set()
    assert [rules.names.en for rules in await asyncio.gather(*asked)] == ["A", "B"]
    assert (tried, most) == (2, 1)
    await ours.admitted(begun(name="B"), "here")
    assert tried == 2
    await ours.admitted(begun(name="C"), "here")
    await ours.admitted(begun(name="A"), "here")
    assert tried == 4, "the oldest was forgotten"
    ours.close()


@pytest.mark.parametrize(
    "text",
    [f"x = {'9' * 5000}", f'{{"x": {"9" * 5000}}}', '{"a":' * 2000, f"{'a.' * 7900}a = 1", f"x = {'[' * 8000}"],
    ids=["long number", "long number in JSON", "deep JSON", "long key", "deep lists"],
)
async def test_a_file_that_no_sheet_is_like_is_told_so(db: Path, text: str) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        answer = await http.post("/api/workshop/file", json={"text": text})
        assert answer.status_code == 200
        (fault,) = answer.json()["faults"]
        assert fault["text"] in ("Numbers may be at most 100000.", "This is nested too deeply for a sheet.")


async def test_trials_are_shared_out_by_address_and_who_waits_is_told_how_many_come_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names, go = [], threading.Event()

    def found(_work: object, _name: str, stored: bytes, _seconds: int, **_how: object) -> bytes:
        go.wait(60)
        names.append(json.loads(stored)["names"]["en"])
        return b"1"

    monkeypatch.setattr(side_process, "found", found)
    ours = OwnGames(replace(PATIENT, trials_waiting=12, trial_tell_seconds=0.01))

    async def told(name: str, address: str) -> int | str:
        try:
            await ours.admitted(begun(name=name), address)
        except TableRefusal as refusal:
            return refusal.params["before"] if refusal.code == "trial_waits" else refusal.code
        return "admitted"

    flood = [asyncio.create_task(told(f"Flood {number}", "192.0.2.1")) for number in range(8)]
    assert [await each for each in flood[1:]] == [1, 2, 3, 4, 5, "not_finished", "not_finished"]
    assert [await told("Ada", "192.0.2.2"), await told("Bo", "192.0.2.2")] == [2, 4]
    assert await told("Ada", "192.0.2.3") == 2, "whoever asks for it"
    go.set()
    async with asyncio.timeout(60):
        while await told("Flood 5", "192.0.2.1") != "admitted":
            await asyncio.sleep(0.01)
    assert names == ["Flood 0", "Flood 1", "Ada", "Flood 2", "Bo", *(f"Flood {number}" for number in range(3, 6))]
    assert await flood[0] == "admitted"
    ours.close()


async def test_a_game_is_tried_before_tables_of_it_are_made(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    monkeypatch.setattr(side_process, "found", lambda *asked, **_how: tried.append(asked))
    async with serving(db) as place, http_client(place.port) as http:
        ours, senseless = begun(name="Ours"), begun(turn_seconds=10**40)
        for sheet, status in ((ours, 204), (ours, 204), (senseless, 400)):
            answer = await http.post("/api/workshop/trial", json={"sheet": sheet, "base": "rummikub"})
            assert answer.status_code == status
        assert answer.json()["code"] == "senseless_sheet"
        assert (await http.post("/api/tables", json=table(ours))).status_code == 201
    assert len(tried) == 1


def endless_draft(_asked: object) -> None:
    time.sleep(60)


async def test_a_draft_is_worked_at_so_long(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "told", endless_draft)
    async with serving(db, limits=replace(PATIENT, draft_seconds=0.5)) as place, http_client(place.port) as http:
        body = {"sheet": begun(), "base": "rummikub"}
        answers = await asyncio.gather(*(http.post("/api/workshop", json=body) for _ in range(4)))
        assert [answer.json()["code"] for answer in answers] == ["not_finished"] * 4
        assert (await http.get("/healthz")).status_code == 200


async def test_what_is_wrong_is_told_in_the_language_of_the_reader(db: Path) -> None:
    sheet = begun("standard_rummy")
    sheet["stock"]["when_empty"] = "play_on"
    async with serving(db) as place, http_client(place.port) as http:
        for lang, word in (
            ("de", "Stell „Bei leerem Stoß“: „Ablagestapel umdrehen“"),
            ("ja", "「なくなったとき」：「捨て札を裏返す」"),
        ):
            asked = {"sheet": sheet, "base": "standard_rummy", "lang": lang}
            (fault,) = (await http.post("/api/workshop", json=asked)).json()["faults"]
            assert word in fault["text"]
            assert "stock.when_empty" in fault["places"]
            answer = (await http.post("/api/tables", json=table(sheet, lang=lang))).json()
            assert answer["code"] == "senseless_sheet"
            assert word in answer["params"]["reason"]
        said = (await http.post("/api/workshop/file", json={"text": "{", "lang": "de"})).json()
        assert said["faults"][0]["text"].startswith("Das ist kein gültiges JSON: ")
