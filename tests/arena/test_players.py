"""Players as people write them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from rummykit import arena, bots, games
from rummykit.arena.players import LevelPlayer, ModulePlayer, PlayerByClass, ReadyPlayer, read
from rummykit.bots.budget import Budget
from rummykit.cli import main
from rummykit.play.actions import Action, Knock
from rummykit.play.events import DealEnded, Dealt, Event
from rummykit.play.view import View
from rummykit.rules import Rules

MINE = """
from rummykit.bots import choose

def greedy(rules, view, chance):
    return choose("greedy", rules, view, chance)

class Counting:
    def __init__(self):
        self.asked = 0
    def choose(self, rules, view, chance):
        self.asked += 1
        return choose("greedy" if self.asked < 3 else "random", rules, view, chance)

class Silent:
    pass

NUMBER = 5
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module in the folder in which a command is called."""
    name = f"bots_of_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(MINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


@pytest.mark.parametrize(
    ("text", "player", "repeatable"),
    [
        ("greedy", LevelPlayer("greedy"), True),
        (" sharp ", LevelPlayer("sharp"), True),
        ("sharp:2000", LevelPlayer("sharp", Budget(playouts=2000)), True),
        ("sharp:300ms", LevelPlayer("sharp", Budget(milliseconds=300)), False),
    ],
)
def test_levels_with_and_without_a_budget(text: str, player: LevelPlayer, repeatable: bool) -> None:
    assert read(text) == player
    assert (player.name, player.repeatable) == (text.strip(), repeatable)


def test_engines_with_and_without_a_budget() -> None:
    for text, repeatable in (("engine:python3 -u x.py", True), ("engine:9:x", True), ("engine:300ms:x --a", False)):
        player = read(text)
        assert (player.name, player.repeatable) == (text, repeatable)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "clever",
            "There is no bot 'clever'; there are: random, beginner, easy, greedy, steady, medium, sharp, strong. "
            "Others are written",
        ),
        ("greedy:300ms", "greedy does not search"),
        ("sharp:soon", "sharp: 'soon' is no budget"),
        ("sharp:0", "1 or more"),
        ("no_such_module:bot", "no module 'no_such_module'"),
        ("json:bot", "module 'json' has no 'bot'"),
        ("json:__name__", "neither a function nor a class"),
        ("json:JSONDecoder", "no method 'choose'"),
        ("engine:", "engine:COMMAND"),
        ("engine:0ms:x", "1 or more"),
    ],
)
def test_what_is_no_player_is_refused(text: str, why: str) -> None:
    with pytest.raises(arena.PlayerFault, match=why):
        read(text)


def test_a_function_of_a_module_plays_as_it_does_itself(mine: str) -> None:
    assert read(f"{mine}:greedy") == ModulePlayer(mine, "greedy")
    standing = arena.duplicate(games.get("knock_rummy"), ("greedy", f"{mine}:greedy"), 6, on=None)
    assert standing.bots == ("greedy", f"{mine}:greedy")
    assert {one - other for one, other in standing.points} == {0}


def test_a_class_is_made_anew_for_every_seat_of_every_deal(mine: str) -> None:
    rules = games.get("knock_rummy")
    standing = arena.duplicate(rules, ("random", f"{mine}:Counting"), 4, on=None)
    alone = [arena.duplicate(rules, ("random", f"{mine}:Counting"), 2, on=None) for _ in range(2)]
    assert alone[0].points == alone[1].points == standing.points[:2]
    assert arena.duplicate(rules, ("random", f"{mine}:Counting"), 4, workers=2) == standing


def test_an_action_that_is_not_legal_is_told_with_bot_deal_and_seat() -> None:
    def knocking(rules: Rules, view: View, chance: Random) -> Action:
        return Knock()

    with pytest.raises(arena.PlayerFault, match=r"knocking: knock is not legal in deal 's 0', seat \d: "):
        arena.duplicate(games.get("standard_rummy"), ("greedy", knocking), 2, seed="s", on=None)


def test_a_deal_that_does_not_end_is_told_with_its_bots_and_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def hoarding(rules: Rules, view: View, chance: Random) -> Action:
        return bots.choose("greedy", rules, view, chance)

    monkeypatch.setattr("rummykit.arena.deal_batches.LONGEST", 30)
    with pytest.raises(arena.PlayerFault, match=r"deal 's \d' has not ended after 30 decisions") as told:
        arena.duplicate(games.get("standard_rummy"), ("random", hoarding), 20, seed="s", on=None)
    assert "random" in str(told.value)
    assert "hoarding" in str(told.value)


FAULTY = """
from rummykit.play.actions import Draw

def raising(rules, view, chance):
    return {}["no such key"]

def leaving(rules, view, chance):
    raise SystemExit(3)

def answering_nonsense(rules, view, chance):
    return "nonsense"

def answering_nothing(rules, view, chance):
    return None

def answering_a_number(rules, view, chance):
    return 7

def drawing_twice(rules, view, chance):
    return Draw("stock")

def wanting_more(rules, view):
    return Draw("stock")

class NotMade:
    def __init__(self):
        raise RuntimeError("no licence")
    def choose(self, rules, view, chance):
        pass

class Deaf:
    def hear(self, event):
        raise OSError("deaf")
    def choose(self, rules, view, chance):
        return Draw("stock")
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("raising", "KeyError: 'no such key' ("),
        ("leaving", "SystemExit: 3 ("),
        ("answering_nonsense", "nonsense is not legal"),
        ("answering_nothing", "None is not legal"),
        ("answering_a_number", "7 is not legal"),
        ("drawing_twice", "draw stock is not legal"),
        ("wanting_more", "TypeError: wanting_more() takes 2"),
        ("NotMade", "RuntimeError: no licence"),
        ("Deaf", "OSError: deaf"),
    ],
)
def test_whatever_a_bot_does_wrong_is_told_in_one_line_with_bot_deal_and_seat(
    bot: str, said: str, jobs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"faulty_{bot.lower()}"
    (tmp_path / f"{name}.py").write_text(FAULTY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    arguments = ["arena", "--game", "standard_rummy", "--bots", f"greedy,{name}:{bot}", "--seed", "s", "--jobs", jobs]
    assert main([*arguments, "--deals", "2"]) == 2
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert told.startswith(f"{name}:{bot}")
    assert said in told
    assert re.search(r"in deal 's [01]', seat [01]", told)


class Listening:
    """Greedy, and remembers what it heard."""

    heard: list[list[Event]] = []  # noqa: RUF012  all of them

    def __init__(self) -> None:
        self.mine: list[Event] = []
        self.heard.append(self.mine)

    def hear(self, event: Event) -> None:
        """Remember it."""
        self.mine.append(event)

    def choose(self, rules: Rules, view: View, chance: Random) -> Action:
        """What greedy does."""
        assert self.mine, "it heard nothing of the deal before its turn"
        return bots.choose("greedy", rules, view, chance)


@dataclass(frozen=True)
class ListeningPlayer:
    """`Listening` as a player: a test's module cannot be imported by its name."""

    name: str = "listening"
    repeatable: bool = True

    def ready(self) -> ReadyPlayer:
        """Makes it anew for every seat."""
        return PlayerByClass(Listening)


def test_a_player_hears_what_its_seat_sees_of_the_whole_deal() -> None:
    Listening.heard.clear()
    standing = arena.duplicate(games.get("knock_rummy"), ("random", ListeningPlayer()), 2, on=None)
    assert standing.deals == 2
    assert len(Listening.heard) == 4  # two deals, both ways to sit
    for events in Listening.heard:
        assert isinstance(events[-1], DealEnded)
        assert [event.cards is None for event in events if isinstance(event, Dealt)].count(False) == 1
