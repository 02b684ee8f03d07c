"""POST /api/score: a sheet kept at a real table is priced as a match of the same results would be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from rummykit import games
from rummykit.cards import parse
from rummykit.match.paper import PaperSheet
from rummykit.server.wire.http_messages import ApiError
from tests.server.guest import http_client
from tests.server.serving import serving

DEALS = [
    {"kind": "went_out", "winner": 0, "held": [None, 5, 16, 3]},
    {"kind": "went_out", "winner": 2, "held": [6, 11, None, 5]},
    {"kind": "went_out", "winner": 3, "held": [list(parse("J r2")), 13, 2, None]},
]


async def ask(db: Path, **body: Any) -> httpx.Response:
    """Post a sheet."""
    async with serving(db) as place, http_client(place.port) as http:
        return await http.post("/api/score", json=body)


async def test_the_printed_sheet(db: Path) -> None:
    response = await ask(db, game="rummikub_classic", options={"num_games": 3}, players=4, deals=DEALS)
    assert response.status_code == 200
    paper = msgspec.json.decode(response.content, type=PaperSheet)
    assert paper.score.totals == (-14, -29, 4, 39)
    assert paper.score.result is not None
    assert paper.score.result.winners == (3,)


@pytest.mark.parametrize("game", games.SHEETS)
async def test_an_empty_sheet_says_what_to_ask(db: Path, game: str) -> None:
    players = games.get(game).players[0]
    response = await ask(db, game=game, players=players)
    paper = msgspec.json.decode(response.content, type=PaperSheet)
    assert sorted(paper.playing) == list(range(players))
    assert paper.score.rows == ()
    assert paper.form.endings


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": "rummikub", "players": 9}, "bad_seats"),
        ({"game": "rummikub", "players": 0}, "bad_seats"),
        ({"game": "rummikub", "options": {"num_games": 0}}, "bad_options"),
        ({"game": "rummikub", "options": {"speed": 1}}, "bad_options"),
        ({"game": "standard_rummy", "options": {"single_hand": True, "target_score": 50}}, "options_clash"),
        ({"game": "rummikub", "deals": [{"kind": "went_out", "winner": 0, "held": [None, None]}]}, "bad_deal"),
        ({"game": "rummikub", "deals": [{"kind": "went_out", "winner": 7, "held": [1, 2]}]}, "bad_deal"),
        ({"game": "rummikub", "deals": [{"kind": "went_out", "winner": 0, "held": [None, "five"]}]}, "unreadable"),
        ({"game": "rummikub", "deals": [{"kind": "lost"}]}, "unreadable"),
        ({"game": "rummikub", "deal": []}, "unreadable"),
        ({"game": "rummikub", "deals": [{"kind": "went_out", "winner": 0, "held": [None, 1e99]}]}, "unreadable"),
    ],
)
async def test_what_is_refused(db: Path, body: dict[str, Any], code: str) -> None:
    response = await ask(db, **body)
    error = msgspec.json.decode(response.content, type=ApiError)
    assert (response.status_code // 100, error.code) == (4, code)


async def test_a_knock_with_too_much_says_how_much_there_may_be(db: Path) -> None:
    response = await ask(db, game="gin_rummy", deals=[{"kind": "knocked", "winner": 1, "held": [40, 12]}])
    error = msgspec.json.decode(response.content, type=ApiError)
    assert (error.code, error.params) == ("knocked_with_too_much", {"number": 1, "points": 12, "limit": 10})


async def test_a_refusal_says_which_deal(db: Path) -> None:
    wrong = {"kind": "went_out", "winner": 0, "held": [None, 5, -1, 3]}
    response = await ask(db, game="rummikub_classic", players=4, deals=[*DEALS[:2], wrong])
    error = msgspec.json.decode(response.content, type=ApiError)
    assert error.code == "bad_deal"
    assert error.params["number"] == 3
    assert "Deal 3" in error.text
