"""Records over HTTP: a finished game as a file, what a seat has seen between deals, and a record played again."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rummykit import bots, games
from rummykit.record import parse_record, replay, write
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.replay_answer import replayed
from rummykit.server.table.entries import Acted, Created, Entry, NextDealt, SatDown, Started
from rummykit.server.table.guests import key_of, new_secret
from rummykit.server.table.recording import recording
from rummykit.server.table.table import Table
from rummykit.server.wire.http_messages import ApiError, Replayed
from tests.examples import one_in, some_games
from tests.server.guest import Guest, http_client
from tests.server.serving import Place, serving
from tests.server.tables import playing

ANN, BEN, CLEO = (key_of(new_secret()) or "" for _ in range(3))
HAND_WRITTEN = """RummyKit record 1
game standard_rummy
seats Ann / Bo

deal 1
starter 0
hand 0 4H 5H 9S 9D KC 2D 7C QS JD 3C
upcard 8S
0 draw stock > 6H
0 meld 4H 5H 6H
0 discard KC
"""


def log_of(
    game: str, *, deals: int = 1, seed: bytes = b"1" * 32, level: bots.Level = "greedy", **options: Any
) -> list[Entry]:
    """The log of a table where Ann and Ben (and Cleo) have played so many deals, or the match if it was shorter."""
    rules = games.get(game, **options)
    log: list[Entry] = [
        Created(
            at=1e9,
            game=game,
            sheet=rules.version,
            options=options,
            seats=rules.players[0],
            bots=0,
            bot_level="greedy",
            turn_seconds=None,
        ),
        SatDown(at=1e9, seat=0, name="Ann", key=ANN),
        SatDown(at=1e9, seat=1, name="B/e n", key=BEN),
        *([SatDown(at=1e9, seat=2, name="Cleo", key=CLEO)] if rules.players[0] > 2 else []),
        Started(at=1e9, seed=seed),
    ]
    table, _ = Table.replay("x", log)
    chance = random.Random(seed)
    while table.state == "playing" or (table.state == "between_deals" and deals > 1):
        match = table.playing() if table.state == "playing" else None
        entry: Entry
        if match is None:
            deals -= 1
            entry = NextDealt(at=1e9, seat=0)
        else:
            seat = match.deal.turn
            entry = Acted(at=1e9, seat=seat, action=bots.choose(level, table.rules, match.deal.view(seat), chance))
        table.apply(entry)
        log.append(entry)
    return log


@some_games(2)
def test_a_finished_match_is_recorded_whole_and_replays_to_its_end(game: str) -> None:
    log = log_of(game, deals=1000, level="greedy")
    table, _ = Table.replay("x", log)
    assert table.match is not None
    assert table.state == "over"
    file = recording("x", log, None)
    record = parse_record(file.text)
    assert record.seed is not None
    assert record.seats == ("Ann", "B∕e n", "Cleo", "Dario")[: games.get(game).players[0]]
    assert write(record) == file.text
    *_, last = replay(record)
    assert last.deal.result == table.match.deal.result
    assert last.deal.view(None) == table.match.deal.view(None)


def test_the_name_of_the_file_says_game_day_and_players() -> None:
    file = recording("x", log_of("rummikub_classic", num_games=1), None)
    assert file.name == "rummikub_classic 2001-09-09 Ann B∕e n.txt"


@pytest.mark.parametrize("game", one_in(4, tuple(games.SHEETS), 1))
def test_between_deals_a_seat_gets_what_it_has_seen_and_no_more(game: str) -> None:
    """Either the record a seat gets plays again to the same table, or it has to wait for the end of the match."""
    for seed in range(20):
        log = log_of(game, seed=bytes([seed]) * 32)
        table, _ = Table.replay("x", log)
        if table.state == "between_deals":
            break
    else:
        return
    with pytest.raises(TableRefusal, match="record_not_yet"):
        recording("x", log, None)
    for seat, key in enumerate((ANN, BEN)):
        try:
            text = recording("x", log, key).text
        except TableRefusal:
            continue
        record = parse_record(text)
        assert record.seed is None
        assert record.commitment is not None
        known = record.deals[0].known
        assert known is not None
        assert "??" not in text.split(f"hand {seat} ")[1].split("\n")[0]
        assert set(text.split(f"hand {1 - seat} ")[1].split("\n")[0].split()) == {"??"}
        assert not known.stock
        for move in record.deals[0].moves:
            assert move.seat == seat or not move.drew
        *_, last = replay(record)
        assert table.match is not None
        assert [meld.cards for meld in last.deal._state.table] == [meld.cards for meld in table.match.deal._state.table]
        assert last.deal.view(None).counts == table.match.deal.view(None).counts


@pytest.mark.parametrize("game", ["rummikub_classic", "standard_rummy", "german_rummy"])
def test_between_deals_these_games_have_a_record(game: str) -> None:
    log = log_of(game)
    assert Table.replay("x", log)[0].state == "between_deals"
    assert recording("x", log, ANN).text.startswith("RummyKit record 1\n")


def test_during_a_deal_there_is_no_record() -> None:
    log = log_of("rummikub_classic")[:8]
    for key in (ANN, None):
        with pytest.raises(TableRefusal, match="record_not_yet"):
            recording("x", log, key)


async def finished(place: Place) -> str:
    """A table whose match is over."""
    async with playing(place, game="rummikub", options={"num_games": 1}) as seats:
        chance = random.Random(1)
        await asyncio.gather(*(seat.play(chance) for seat in seats))
        assert seats[0].table is not None
        return seats[0].table.id


async def test_a_finished_game_is_downloaded_and_replayed(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        table = await finished(place)
        response = await http.get(f"/api/tables/{table}/record")
        assert response.status_code == 200
        assert response.headers["content-type"] == "text/plain; charset=utf-8"
        disposition = response.headers["content-disposition"]
        assert disposition.startswith('attachment; filename="rummikub 20')
        assert disposition.endswith("Ann%20Ben.txt")
        again = await http.post("/api/replay", json={"record": response.text})
        assert again.status_code == 200
        assert again.headers["content-encoding"] == "gzip"
        shown = msgspec.json.decode(again.content, type=Replayed)
        record = parse_record(response.text)
        assert shown.seats == ("Ann", "Ben")
        assert len(shown.frames) == 1 + len(record.deals[0].moves)
        assert [frame.written for frame in shown.frames[1:]] == [str(move.action) for move in record.deals[0].moves]
        first, last = shown.frames[0], shown.frames[-1]
        assert (first.seat, first.action, first.deal) == (None, None, 0)
        assert [len(hand) for hand in first.hands] == [14, 14]
        assert last.view.result is not None
        assert shown.score.result is not None
        assert sum(shown.score.totals) == 0


async def test_during_play_and_for_strangers_there_is_none(db: Path) -> None:
    async with serving(db) as place, playing(place, game="standard_rummy") as seats:
        assert seats[0].table is not None
        table = seats[0].table.id
        for http in (seats[0].guest.http, Guest(place.port, "?").http):
            response = await http.get(f"/api/tables/{table}/record")
            assert response.status_code == 409
            assert msgspec.json.decode(response.content, type=ApiError).code == "record_not_yet"
        response = await seats[0].guest.http.get("/api/tables/abcdefghjkmnp/record")
        assert response.status_code == 404


async def test_a_record_with_unknown_cards(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        response = await http.post("/api/replay", json={"record": HAND_WRITTEN})
        shown = msgspec.json.decode(response.content, type=Replayed)
        assert set(shown.frames[0].hands[1]) == {63}
        assert len(shown.frames[-1].view.table) == 1
        assert shown.score.rows == ()


@pytest.mark.parametrize(
    ("before", "after", "line", "column"),
    [
        ("RummyKit record 1", "A letter", 1, 1),
        ("4H 5H 9S", "4H 5X 9S", 7, 11),
        ("0 discard KC", "0 throw KC", 11, 3),
        ("0 discard KC", "0 discard KD", 11, 1),
        ("0 draw stock > 6H\n", "", 9, 1),
        ("seats Ann / Bo", "seats Ann", 3, 1),
        ("seats Ann / Bo", "seats Ann / Bo\nseed 00", 7, 1),
    ],
)
async def test_what_is_wrong_with_a_record_has_a_place(
    db: Path, before: str, after: str, line: int, column: int
) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        response = await http.post("/api/replay", json={"record": HAND_WRITTEN.replace(before, after, 1)})
        error = msgspec.json.decode(response.content, type=ApiError)
        assert (response.status_code, error.code) == (400, "bad_record")
        assert (error.params["line"], error.params["column"]) == (line, column)
        assert error.text.startswith(f"Line {line}, column {column}: ")


async def test_a_move_that_the_rules_refuse_is_told_with_its_code(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        text = HAND_WRITTEN.replace("0 meld 4H 5H 6H", "0 meld 4H 5H 9S")
        error = msgspec.json.decode((await http.post("/api/replay", json={"record": text})).content, type=ApiError)
        assert (error.params["line"], error.params["refusal"], error.params["meld"]) == (10, "mixed", "4H 5H 9S")


async def test_limits(db: Path) -> None:
    async with serving(db) as place, http_client(place.port) as http:
        response = await http.post("/api/replay", json={"record": "x" * Limits().record_bytes})
        assert (response.status_code, response.json()["code"]) == (413, "too_large")
        head, move = HAND_WRITTEN.split("0 draw")[0], "0 discard KC\n"
        response = await http.post("/api/replay", json={"record": head + move * Limits().record_moments})
        assert (response.status_code, response.json()["code"]) == (413, "record_too_long")
        response = await http.post("/api/replay", json={"record": 7})
        assert (response.status_code, response.json()["code"]) == (400, "unreadable")
        response = await http.post(
            "/api/replay", json={"record": HAND_WRITTEN}, headers={"accept-encoding": "identity"}
        )
        assert "content-encoding" not in response.headers
        assert json.loads(response.content)["seats"] == ["Ann", "Bo"]
        assert gzip.compress(response.content)


WORDS = """
    RummyKit record 1 game standard_rummy rummikub option target_score 200 none yes -1 ² seats / Ann Bo seed 00 deal
    starter hand upcard stock draw discard meld go_out ?? 7H JK=7H r7 J > # 0 1 2 3 99999999999999999999 lay_off
    rearrange opening kinds 0=run timeout open swap from call pass knock drop leave declare finish show_melds
"""


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_sent_is_replayed_or_refused(seed: int) -> None:
    """Records cut, doubled and mixed with other words: nothing but a refusal with a place, and that soon."""
    chance = random.Random(seed)
    texts = [HAND_WRITTEN, *(recording("x", log_of(game), ANN).text for game in ("rummikub_classic", "german_rummy"))]
    words_of_records = [*WORDS.split(), "\n", "\x00", ""]
    for _ in range(600):
        words = chance.choice(texts)[:3000].replace("\n", " \n ").split(" ")
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(words))
            words[at : at + chance.randint(0, 2)] = chance.choices(words_of_records, k=chance.randint(0, 2))
        text = " ".join(words).replace(" \n ", "\n")
        try:
            replayed(text, 6000)
        except TableRefusal as refused:
            refusal = refused
        except Exception as error:
            raise AssertionError(text) from error
        else:
            continue
        assert refusal.code == "bad_record", text
        assert 1 <= int(refusal.params["line"]) <= text.count("\n") + 1, text
        assert int(refusal.params["column"]) >= 1, text
