"""POST /api/solve: the best play of a table or a hand, told step by step; what is wrong is named."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from rummykit.cards import NAMES, parse
from rummykit.server.routes import solve
from rummykit.server.wire.http_messages import SolveAsked, Solved
from tests.server.guest import PATIENCE, http_client
from tests.server.serving import PATIENT, serving


async def post(db: Path, body: Any) -> httpx.Response:
    """Ask over HTTP."""
    async with serving(db) as place, http_client(place.port) as http:
        return await http.post("/api/solve", json=body)


async def best(db: Path, body: Any) -> dict[str, Any]:
    """The best play, which must be there."""
    said = (await post(db, body)).json()
    assert said["problem"] is None
    return dict(said["solved"])


def tiles(game: str, table: str, rack: str, **more: Any) -> dict[str, Any]:
    """A question about a table."""
    sets = [parse(part) for part in table.split("/") if part.strip()]
    return {"game": game, "table": sets, "pieces": parse(rack), **more}


def told(cards: list[int]) -> str:
    return " ".join(NAMES[face] for face in cards)


async def test_the_best_play_of_a_table_set_by_set(db: Path) -> None:
    asked = tiles("rummikub", "b7 k7 o7 / r4 r1 r2 r3", "b4 k4 o12")
    said = await best(db, asked)
    assert [told(each["cards"]) for each in said["before"]] == ["b7 k7 o7", "r1 r2 r3 r4"]
    assert (told(said["played"]), told(said["left"]), said["value"]) == ("b4 k4", "o12", 8)
    made = {told(step["made"]["cards"]): step for step in said["steps"]}
    assert set(made) == {"r1 r2 r3", "r4 b4 k4"}
    parts = {(told(part["cards"]), part["source"]) for part in made["r4 b4 k4"]["parts"]}
    assert parts == {("r4", 1), ("b4 k4", None)}
    assert made["r4 b4 k4"]["made"]["kind"] == "group"


async def test_value_and_number_are_different_aims(db: Path) -> None:
    rack = "r1 r2 r3 r4 r13 b13 k13 b4 b3 b2"
    table = "r11 b11 k11 / r12 b12 k12"
    few = await best(db, tiles("rummikub", table, rack, objective="value"))
    many = await best(db, tiles("rummikub", table, rack, objective="tiles"))
    assert len(many["played"]) >= len(few["played"])
    assert few["value"] >= many["value"]


async def test_a_first_meld_that_is_still_owed(db: Path) -> None:
    asked = tiles("rummikub", "b1 b2 b3", "r9 r10 r11 b4 o1", opened=False)
    said = await best(db, asked)
    assert (said["opening"], said["minimum"]) == (30, 30)
    assert told(said["played"]) == "r9 r10 r11"
    none = await best(db, tiles("rummikub", "b1 b2 b3", "r1 r2 r3 b4", opened=False))
    assert (none["opening"], none["minimum"], none["played"], none["steps"]) == (None, 30, [], [])


async def test_a_table_of_cards_and_where_its_jokers_go(db: Path) -> None:
    said = await best(db, tiles("machiavelli", "QS KS AS / 7S 7D 7C", "JS 7H 8S"))
    assert (told(said["played"]), told(said["left"]), said["proven"]) == ("JS 7H", "8S", True)
    assert said["first_meld"] is False
    freed = await best(db, tiles("vatikan", "QS KS JK=AS", "JS AS 3H 4H 9D"))
    made = {told(step["made"]["cards"]): step["parts"] for step in freed["steps"]}
    joker = [part for parts in made.values() for part in parts if told(part["cards"]) == "JK"]
    assert [part["source"] for part in joker] == [0], "the joker comes out of the run in which it lay"
    assert (freed["proven"], freed["first_meld"]) == (False, True)


async def test_a_hand_for_its_side(db: Path) -> None:
    said = await best(db, tiles("canasta", "8S 8H 8D 8C 8S 8H", "8D KS KH KD 4C"))
    assert (said["worth"], said["deadwood"], told(said["left"])) == (10 + 500 + 30, None, "4C")
    added = next(step for step in said["steps"] if step["parts"][0]["source"] == 0)
    assert [told(part["cards"]) for part in added["parts"]] == ["8S 8S 8H 8H 8D 8C", "8D"]
    assert (await best(db, tiles("burraco", "", "KS KH KD")))["proven"] is False


async def test_how_far_a_hand_of_tiles_is_from_its_finish(db: Path) -> None:
    hand = "r1 r2 r3 b4 b5 b6 k7 k8 k9 o1 o2 o3 o4 r9 r12"
    said = await best(db, tiles("okey", "", hand, indicator=parse("r4")[0]))
    assert (said["away"], sorted([*said["played"], *said["left"]])) == (1, sorted(parse(hand)))
    assert told([said["discard"]]) in ("r9", "r12")
    lacks = (await post(db, tiles("okey", "", hand))).json()
    assert lacks["problem"]["code"] == "not_solved"


async def test_the_dearest_first_meld_of_tiles(db: Path) -> None:
    indicator = parse("r5")[0]
    said = await best(db, tiles("okey_101", "", "r11 r12 r13 b11 b12 r6 k2", indicator=indicator))
    assert (said["opening"], said["minimum"], told(said["left"]), said["away"]) == (36 + 36, 101, "k2", None)
    pairs = await best(db, tiles("okey_101", "", "r1 r1 b3 b3 k5 k5 o7 o7 k9 r6", indicator=indicator))
    assert (pairs["opening"], pairs["minimum"], pairs["left"]) == (None, None, [])
    assert {step["made"]["kind"] for step in pairs["steps"]} == {"pair"}
    for wrong in ({}, {"indicator": parse("F")[0]}, {"indicator": 3}, {"indicator": 999}):
        lacks = (await post(db, tiles("okey_101", "", "r1 r2", **wrong))).json()
        assert lacks["problem"]["code"] == "not_solved", lacks


async def test_what_is_wild_in_a_deal_counts_where_deals_differ(db: Path) -> None:
    hand = "3H KS KD 9C"
    third = await best(db, tiles("three_thirteen", "", hand))
    assert told(third["left"]) == "9C", "threes are wild in the first deal"
    assert (await best(db, tiles("three_thirteen", "", hand, deal=2)))["steps"] == []
    lacks = (await post(db, tiles("three_thirteen", "", hand, deal=12))).json()
    assert lacks["problem"]["code"] == "not_solved"


@pytest.mark.parametrize(
    ("game", "hand", "deadwood", "status"),
    [
        ("standard_rummy", "4H 5H 6H 6S 6D KC", 19, None),
        ("caloochi", "7H JK 9H KC", 10, None),
        ("indian_rummy_points", "AS 2S 3S 5H 6H 7H 9C 9D 2H 4C 8D JD QC", 52, "both_lives"),
        ("nowrang", "2S 3S 4S 5S 6S 7S 8S 9S TS JS", 0, "contract"),
    ],
)
async def test_a_hand_of_cards(db: Path, game: str, hand: str, deadwood: int, status: str | None) -> None:
    said = await best(db, {"game": game, "pieces": parse(hand), "wild": 13})
    assert (said["deadwood"], said["status"]) == (deadwood, status)
    assert sorted(said["played"] + said["left"]) == sorted(parse(hand))
    assert all(part["source"] is None for step in said["steps"] for part in step["parts"])


@pytest.mark.parametrize(
    ("game", "hand", "discard", "deadwood", "status"),
    [
        ("standard_rummy", "4H 5H 6H 6S 6D KC 9D", "KC", 18, None),
        ("nowrang", "2S 3S 4S 5S 6S 7S 8S 9S TS JS KH", "KH", 0, "contract"),
        ("indian_rummy_points", "AS 2S 3S 5H 6H 7H 9C 9D 9H KD KC KS 4C 8D", "8D", 0, "valid_show"),
    ],
)
async def test_a_hand_of_which_one_card_goes(
    db: Path, game: str, hand: str, discard: str, deadwood: int, status: str | None
) -> None:
    said = await best(db, {"game": game, "pieces": parse(hand), "wild": 13, "discard": True})
    assert (told([said["discard"]]), said["deadwood"], said["status"]) == (discard, deadwood, status)
    assert sorted(said["played"] + said["left"]) == sorted(parse(hand))


@pytest.mark.parametrize(
    ("asked", "code", "params"),
    [
        (tiles("rummikub", "r1 r2 r3 / r3 b3 b3", ""), "bad_set", {"number": 2, "flaw": "duplicate_colour"}),
        (tiles("rummikub", "r1 r2 r3", "r3 r3 r3"), "too_many_copies", {"tile": "r3", "count": 4, "most": 3}),
        (tiles("rummikub", "", "DJ"), "too_many_copies", {"tile": "DJ", "count": 1, "most": 0}),
        (tiles("rummikub", "", "AS"), "too_many_copies", {"tile": "AS", "count": 1, "most": 0}),
        (tiles("standard_rummy", "AS 2S 3S", "KC"), "not_solved", {}),
    ],
)
async def test_what_is_wrong_with_a_position_is_named(
    db: Path, asked: dict[str, Any], code: str, params: dict[str, Any]
) -> None:
    response = await post(db, asked)
    said = response.json()
    assert (response.status_code, said["solved"], said["problem"]["code"]) == (200, None, code)
    assert params.items() <= said["problem"]["params"].items()


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"game": "rummikub", "pieces": [9999]}, 400, "unreadable"),
        ({"game": "chess"}, 404, "unknown_game"),
        ({"game": "rummikub", "options": {"first_meld": -1}}, 400, "bad_options"),
        ({"game": "rummikub", "weather": "fine"}, 400, "unreadable"),
        ({"game": "rummikub", "pieces": [-(2**70)]}, 400, "unreadable"),
    ],
)
async def test_what_is_no_question_is_refused(db: Path, asked: dict[str, Any], status: int, code: str) -> None:
    response = await post(db, asked)
    assert (response.status_code, response.json()["code"]) == (status, code)


def slow(_asked: SolveAsked) -> Solved:
    time.sleep(PATIENCE)
    raise AssertionError("nobody waits for this")


async def test_what_takes_too_long_is_given_up_and_holds_up_nothing(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "solved", slow)
    async with serving(db, limits=replace(PATIENT, solve_seconds=0.5)) as place, http_client(place.port) as http:
        asked = tiles("rummikub", "", "r1")
        waiting = [asyncio.ensure_future(http.post("/api/solve", json=asked)) for _ in range(4)]
        assert (await http.get("/api/games")).status_code == 200
        answers = await asyncio.gather(*waiting)
    assert {(answer.status_code, answer.json()["problem"]["code"]) for answer in answers} == {(200, "took_too_long")}
