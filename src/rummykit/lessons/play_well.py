"""How to play well: decisions of each game, which the analysis has made, and why the best choice is best."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import cast

from rummykit import games
from rummykit.lessons.lesson import Advice, ChanceOf, Choice, Do, PlayedPosition, Reason
from rummykit.play.deal import Deal
from rummykit.rules import Rules

FILE = "play_well.tsv"
CHOICE_OF: dict[Reason, Choice] = {
    "helps": "discard",
    "left": "discard",
    "uses": "discard",
    "take": "draw",
    "leave": "draw",
    "knock": "knock",
    "play_on": "knock",
    "open": "lay",
    "lay": "lay",
    "hold": "lay",
}
"""What is chosen for a reason."""


def well_played(rules: Rules) -> tuple[Do, ...]:
    """The tasks of a game; none by house rules, which may make another choice the best."""
    if rules.id not in games.SHEETS or rules != games.get(rules.id):
        return ()
    return tuple(read(rules, line) for line in _lines().get(rules.id, ()))


@cache
def _lines() -> dict[str, list[str]]:
    """The lines of the file by game."""
    found: dict[str, list[str]] = {}
    text = files("rummykit.lessons").joinpath(FILE).read_text(encoding="utf-8")
    for line in text.splitlines():
        if not line.startswith("#"):
            found.setdefault(line.split("\t", 1)[0], []).append(line)
    return found


def written(game: str, task: Do) -> str:
    """A task as a line of the file: game, reason, players, seed and actions, chances, numbers of the reason."""
    position, advice = task.position, task.advice
    assert advice is not None
    past = ";".join(map(str, (position.seed, *position.actions)))
    chances = ";".join(f"{each.percent} {each.action}" for each in advice.chances)
    counted = " ".join(f"{name}={number}" for name, number in advice.counted.items())
    return "\t".join((game, advice.reason, str(position.players), past, chances, counted))


def read(rules: Rules, line: str) -> Do:
    """The task of a line."""
    _, name, players, past, chances, counted = line.split("\t")
    reason = cast("Reason", name)
    seed, *actions = past.split(";")
    deal = Deal(rules.typical, int(players), int(seed), undoable=False)
    played = []
    for text in actions:
        played.append(deal.read(text))
        deal.play(played[-1])
    found = tuple(_chance(deal, text) for text in chances.split(";"))
    advice = Advice(choice=CHOICE_OF[reason], reason=reason, chances=found, counted=dict(_numbers(counted.split(" "))))
    position = PlayedPosition(players=int(players), seed=int(seed), actions=tuple(played))
    return Do(position=position, goal="play_well", way=found[0].action, advice=advice)


def _chance(deal: Deal, text: str) -> ChanceOf:
    percent, action = text.split(" ", 1)
    return ChanceOf(deal.read(action), int(percent))


def _numbers(parts: Iterable[str]) -> Iterable[tuple[str, int]]:
    for part in filter(None, parts):
        name, number = part.split("=")
        yield name, int(number)
