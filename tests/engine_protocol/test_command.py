"""`rummykit engine`: our own bots answer the lines of other programs."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import msgspec
import pytest

from rummykit import Deal, bots, games
from rummykit.arena.engines.messages import FromArena
from rummykit.arena.engines.serving import serve_engine
from rummykit.arena.players import read
from rummykit.bots.budget import Budget
from rummykit.cli import main
from rummykit.play.actions import Action
from rummykit.sheets import to_stored

RULES = games.get("knock_rummy")


def answers(bot: str, *messages: dict[str, Any] | bytes) -> list[dict[str, Any]]:
    """What the engine says to these lines."""
    lines = [each if isinstance(each, bytes) else json.dumps(each).encode() for each in messages]
    out = BytesIO()
    serve_engine(read(bot), [line + b"\n" for line in lines], out, "1.0")
    return [json.loads(line) for line in out.getvalue().splitlines()]


def view(deal: Deal, number: int = 1, **more: Any) -> dict[str, Any]:
    """The question what the seat to act does."""
    return {"type": "view", "id": number, "view": msgspec.to_builtins(deal.view(deal.turn)), **more}


def begun(deal: Deal) -> dict[str, Any]:
    """The message that begins a deal."""
    sheet = json.loads(bytes(to_stored(deal.rules)))
    return {"type": "rules", "sheet": sheet, "players": 2, "seat": deal.turn, "seed": 7}


def test_it_says_who_it_is_plays_and_ends() -> None:
    deal = Deal(RULES, 2, 3)
    hello, ready, action = answers(
        "greedy",
        {"type": "hello", "protocol": 1, "program": "x", "version": "2"},
        begun(deal),
        view(deal, 4),
        {"type": "bye"},
        b"never read",
    )
    assert hello == {
        "type": "hello", "protocol": 1, "name": "greedy", "version": "1.0", "games": None, "options": ["events"]
    }  # fmt: skip
    assert ready == {"type": "ready"}
    assert action["id"] == 4
    assert deal.can(msgspec.convert(action["action"], Action))


def test_a_house_rule_of_the_sheet_is_played() -> None:
    deal = Deal(games.get("rummikub", first_meld=0), 2, 3)
    assert answers("greedy", begun(deal), view(deal))[1]["action"]["type"] in ("rearrange", "pass")


def test_the_budget_is_for_a_search_that_has_none_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget | None] = []

    def noted(level: bots.Level, rules: object, seen: object, chance: object, budget: Budget | None) -> Action:
        given.append(budget)
        return next(iter(deal.legal_actions()))

    monkeypatch.setattr("rummykit.arena.players.choose", noted)
    deal = Deal(RULES, 2, 3)
    budget = {"milliseconds": 20}
    answers("sharp", begun(deal), view(deal, budget=budget), view(deal))
    answers("sharp:7", begun(deal), view(deal, budget=budget))
    assert given == [Budget(milliseconds=20), None, Budget(playouts=7)]


def test_what_cannot_be_answered_is_told_and_the_next_line_is_read() -> None:
    deal = Deal(RULES, 2, 3)
    told = answers(
        "greedy", b"hallo", b"", view(deal), {"type": "rules", "sheet": {}, "players": 2, "seat": 0, "seed": 1},
        {"type": "rules", "sheet": None, "players": 2, "seat": 0, "seed": 1}, begun(deal), view(deal),
    )  # fmt: skip
    assert [each["type"] for each in told] == ["error", "error", "error", "error", "ready", "action"]
    assert "malformed" in told[0]["text"]
    assert "rules come before the first view" in told[1]["text"]


def test_a_bot_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "--bot", "clever"]) == 2
    assert "There is no bot 'clever'" in capsys.readouterr().err


def test_messages_are_read_as_they_are_written() -> None:
    deal = Deal(RULES, 2, 3)
    for message in (begun(deal), view(deal)):
        read_back: FromArena = msgspec.json.decode(json.dumps(message), type=FromArena)
        assert json.loads(msgspec.json.encode(read_back)) == json.loads(json.dumps(message))
