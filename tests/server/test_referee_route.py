"""POST /api/referee: the answers of `rummykit.referee.ask`, and the params of a reason."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest

from rummykit.referee import ask
from rummykit.server.routes import referee
from tests.server.guest import PATIENCE, http_client
from tests.server.serving import PATIENT, serving

QUESTIONS: list[dict[str, Any]] = [
    {"id": 1, "game": "rummikub_classic", "ask": "meld", "input": {"meld": ["r3", "b3", "b3"]}},
    {"id": "x", "game": "rummikub_classic", "ask": "meld", "input": {"meld": ["r9", "r10", "J"]}},
    {"game": "caloochi", "ask": "opening", "input": {"melds": [["KH", "KD", "KC"], ["5S", "6S", "7S"]]}},
    {
        "id": 3,
        "game": "rummikub",
        "ask": "turn",
        "input": {
            "opened": True,
            "table": [["r9", "r10", "r11"]],
            "rack": ["r12", "b1"],
            "table_after": [["r9", "r10", "r11", "r12"]],
        },
    },
    {"id": 4, "game": "indian_rummy_points", "ask": "meld", "input": {"meld": ["5H", "JK", "7H"], "wild": "K"}},
    {"id": 5, "game": "rummikub", "ask": "meld", "input": {"meld": ["r3"]}, "options": {"first_meld": 40}},
    {"id": 6, "game": "chess", "ask": "meld", "input": {}},
    {"id": 7, "game": "rummikub", "ask": "weather", "input": {}},
    {"id": 8, "game": "rummikub"},
]


async def post(db: Path, body: Any) -> httpx.Response:
    """Ask over HTTP."""
    async with serving(db) as place, http_client(place.port) as http:
        return await http.post("/api/referee", json=body)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: str(question.get("id")))
async def test_the_answer_is_the_referees(db: Path, question: dict[str, Any]) -> None:
    response = await post(db, question)
    assert response.status_code == 200
    said = response.json()
    params = said.get("reason", {}).pop("params", None)
    said.pop("jokers", None)
    assert said == ask(question)
    assert ("reason" in said) == (params is not None)


async def test_a_reason_has_what_a_page_needs_to_say_it_in_any_language(db: Path) -> None:
    reason = (await post(db, QUESTIONS[0])).json()["reason"]
    assert reason["code"] == "duplicate_colour"
    assert reason["rule"] == "rummikub_classic/melds.group"
    assert reason["params"] == {"meld": "r3 b3 b3", "twin": "b3"}


@pytest.mark.parametrize(
    ("game", "meld", "jokers"),
    [
        ("rummikub", ["r7", "J", "J"], ["r8", "r9"]),
        ("rummikub", ["r7", "b7", "J"], [None]),
        ("rummikub_twist", ["r7", "DJ", "r10", "J"], [None, "r11"]),
        ("caloochi", ["7H", "JK", "9H"], ["8H"]),
        ("indian_rummy_points", ["5H", "JK", "7H"], ["6H"]),
        ("indian_rummy_points", ["5H", "JK", "5C"], [None]),
    ],
)
async def test_what_the_jokers_of_a_meld_stand_for(db: Path, game: str, meld: list[str], jokers: list[Any]) -> None:
    wild = {"wild": "K"} if game.startswith("indian") else {}
    said = (await post(db, {"game": game, "ask": "meld", "input": {"meld": meld} | wild})).json()
    assert said["valid"]
    assert said["jokers"] == jokers


@pytest.mark.parametrize("body", [[], "x", 7, None])
async def test_what_is_no_question_at_all(db: Path, body: Any) -> None:
    response = await post(db, body)
    assert (response.status_code, response.json()["code"]) == (400, "unreadable")


def slow(_asked: object) -> NoReturn:
    time.sleep(PATIENCE)
    raise AssertionError("nobody waits for this")


async def test_a_question_that_takes_too_long_is_given_up_and_holds_up_no_other_page(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(referee, "refereed", slow)
    limits = replace(PATIENT, solve_seconds=0.2)
    async with serving(db, limits=limits) as place, http_client(place.port) as http:
        for _ in range(2):
            answer = await http.post("/api/referee", json=QUESTIONS[0])
            assert (answer.status_code, answer.json()["code"]) == (503, "not_finished")
        assert (await http.get("/api/games")).status_code == 200
