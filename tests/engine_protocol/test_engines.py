"""Programs as bots: they play like anybody else, and whatever they do wrong is told with their name and never waited
for."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from rummykit import Deal, arena, games
from rummykit.arena.engines.messages import SeenEvent
from rummykit.arena.engines.process import EngineProcess
from rummykit.arena.players import PlayerFault
from rummykit.bots.budget import Budget
from rummykit.play.events import Dealt

ROOT = Path(__file__).parents[2]
GREEDY = f"engine:{sys.executable} -m rummykit engine --bot greedy"
EXAMPLE = f"engine:{sys.executable} {ROOT / 'examples' / 'engine_bot.py'}"

HELLO = 'say({"type": "hello", "protocol": 1, "name": "test"})'
TALKING = """
import json, sys, time
def say(message): print(message if isinstance(message, str) else json.dumps(message), flush=True)
def heard(): return json.loads(sys.stdin.readline())
"""


def command(folder: Path, *lines: str) -> str:
    """The command of an engine that does this."""
    file = folder / "engine.py"
    file.write_text(TALKING + "\n".join(lines), encoding="utf-8")
    return f"{sys.executable} {file}"


def asked(engine: EngineProcess, game: str = "gin_rummy") -> object:
    """What it does at the beginning of a deal."""
    rules = games.get(game)
    deal = Deal(rules, 2, "asked")
    return engine.sit(rules, 2, deal.turn, Random(0)).choose(rules, deal.view(deal.turn), Random(0))


@pytest.mark.parametrize("game", ["gin_rummy", "rummikub"])
def test_a_bot_as_an_engine_plays_as_it_does_in_this_process(game: str) -> None:
    standing = arena.duplicate(games.get(game), ("greedy", GREEDY), 3, on=None)
    assert standing.bots == ("greedy", GREEDY)
    assert {one - other for one, other in standing.points} == {0}


@pytest.mark.parametrize("game", ["standard_rummy", "rummikub", "phom", "caloochi", "indian_rummy_points"])
def test_the_example_plays_whole_deals_the_same_way_every_time(game: str) -> None:
    rules = games.get(game)
    standing = arena.duplicate(rules, (EXAMPLE, "random"), 2, on=None)
    assert arena.duplicate(rules, (EXAMPLE, "random"), 2, workers=2) == standing


def test_an_engine_has_every_seat_that_it_takes() -> None:
    rules = games.get("standard_rummy")
    standing = arena.duplicate(rules, (GREEDY, "greedy"), 2, players=4, on=None)
    assert {one - other for one, other in standing.points} == {0}


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ((), "ended with exit status 0 before it answered 'hello'"),
        (("raise SystemExit('no weights')",), "ended with exit status 1 before .*; its last words: no weights"),
        (("say('hello')",), "said 'hello', which is no message: JSON is malformed"),
        (("say({'type': 'greeting'})",), "which is no message: Invalid value 'greeting'"),
        (("say({'type': 'ready'})",), "answered 'hello' with '{\"type\": \"ready\"}'"),
        (("say({'type': 'hello', 'protocol': 9, 'name': 'new'})",), "speaks version 9 of the protocol, not 1"),
        (("say({'type': 'error', 'text': 'too early'})",), "cannot answer 'hello': too early"),
        (("say('x' * 5_000_000)",), "said a line of more than 4,194,304 characters: 'xxx"),
    ],
)
def test_a_greeting_that_goes_wrong_is_told(lines: tuple[str, ...], why: str, tmp_path: Path) -> None:
    engine = command(tmp_path, *lines)
    with pytest.raises(PlayerFault, match=why) as told:
        EngineProcess(engine)
    assert engine in str(told.value)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ({"id": 5, "action": "pass"}, "answered view 5 instead of view 1"),
        ({"id": 1, "action": "fly to the moon"}, "answered 'fly to the moon', which is no action"),
        ({"id": 1, "action": {"type": "discard", "card": "7H"}}, r"which is no message: Expected `int`.*action\.card"),
    ],
)
def test_an_answer_that_goes_wrong_is_told(answer: dict[str, object], why: str, tmp_path: Path) -> None:
    said = ("heard()", HELLO, "heard()", "say({'type': 'ready'})", "heard()", f"say({ {'type': 'action', **answer} })")
    engine = EngineProcess(command(tmp_path, *said))
    with pytest.raises(PlayerFault, match=why):
        asked(engine)
    engine.close()


def test_an_illegal_action_is_told_with_the_engine_the_deal_and_the_seat(tmp_path: Path) -> None:
    said = ("while True:", "    heard()", "    " + HELLO, "    heard()", "    say({'type': 'ready'})", "    heard()")
    engine = command(tmp_path, *said, "    say({'type': 'action', 'id': 1, 'action': 'knock'})")
    with pytest.raises(PlayerFault, match=r"^engine:.*knock is not legal in deal '0 0', seat \d: "):
        arena.duplicate(games.get("gin_rummy"), ("greedy", f"engine:{engine}"), 2, on=None)


def test_an_engine_that_does_not_answer_is_not_waited_for(tmp_path: Path) -> None:
    engine = command(tmp_path, "time.sleep(60)")
    with pytest.raises(PlayerFault, match=r"did not answer 'hello' within 0\.3 seconds"):
        EngineProcess(engine, seconds=0.3)
    late = ("heard()", HELLO, "say({'type': 'ready'})", "time.sleep(60)")
    busy = EngineProcess(command(tmp_path, *late), Budget(milliseconds=1), late=0.3)
    with pytest.raises(PlayerFault, match=r"did not answer 'view' within 0\.301 seconds"):
        asked(busy)
    busy.close(kill=True)


def test_an_engine_that_does_not_listen_blocks_nobody(tmp_path: Path) -> None:
    engine = EngineProcess(command(tmp_path, HELLO, "time.sleep(60)"), seconds=5.0)
    for _ in range(2000):  # more than a pipe holds
        engine.say(SeenEvent(event=Dealt(0, 14, tuple(range(64, 78)))))
    with pytest.raises(PlayerFault, match=r"did not answer 'rules' within 5 seconds"):
        engine.sit(games.get("rummikub"), 2, 0, Random(0))
    engine.close(kill=True)


def test_an_engine_is_told_events_budget_and_nothing_it_did_not_ask_for(tmp_path: Path) -> None:
    lines = (
        "heard()",
        "say({'type': 'hello', 'protocol': 1, 'name': 'test', 'options': ['events'], 'games': ['gin_rummy']})",
        "heard()",
        "say({'type': 'info', 'text': 'thinking'})",
        "say({'type': 'ready'})",
        "event, view = heard(), heard()",
        "good = event['event']['type'] == 'upcard' and view['budget']['playouts'] == 9 and 'legal' not in view",
        "say({'type': 'action', 'id': view['id'], 'action': 'pass' if good else 'drop'})",
        "sys.exit(heard()['type'] != 'bye')",
    )
    engine = EngineProcess(command(tmp_path, *lines), Budget(playouts=9))
    rules = games.get("gin_rummy")
    deal = Deal(rules, 2, "asked")
    seated = engine.sit(rules, 2, deal.turn, Random(0))
    seated.hear(deal.beginning[-1])  # type: ignore[attr-defined]  # an engine that wants events is told them
    assert str(seated.choose(rules, deal.view(deal.turn), Random(0))) == "pass"
    with pytest.raises(PlayerFault, match="does not play phom, but: gin_rummy"):
        engine.sit(games.get("phom"), 2, 0, Random(0))
    engine.close()
    assert engine.exit_status == 0


def test_a_command_that_is_not_there_is_told() -> None:
    with pytest.raises(PlayerFault, match=r"Engine '/no/such/engine' cannot be started: .*No such file"):
        EngineProcess("/no/such/engine")
