"""Asks the page's kernel in Node: random questions about tables and hands, and the native kernel's answers."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from rummykit import games
from rummykit._native import HandSolver, TableSolver
from rummykit.cards import FIRST_TILE, JOKER
from rummykit.rules import CardValues
from rummykit.tiles.search.objective import A_TILE

RUNNER = Path(__file__).parents[2] / "web" / "scripts" / "kernel.js"
Asked: TypeAlias = tuple[str, dict[str, Any]]
TILES = range(FIRST_TILE, JOKER + 1)
VALUES = games.get("rummikub").values


def ask(questions: Sequence[Asked], kept: object = None, timed: bool = False) -> list[Any]:
    """The answers of the page, None where only the server knows; with `timed` each with its seconds."""
    given = json.dumps({"kept": kept, "questions": questions})
    command = ["node", str(RUNNER), *(["--time"] if timed else [])]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    found: list[Any] = json.loads(done.stdout)
    return found


def some_table(chance: Random) -> Asked:
    """A question about a table and a rack of any size: a turn, a first meld, or sets that are kept."""
    pack = [*list(TILES)[:-1], *TILES, JOKER] if chance.random() < 0.7 else [*list(TILES) * 3, JOKER]
    chance.shuffle(pack)
    rack, rest = pack[: chance.randint(1, 22)], pack[22:]
    asked: dict[str, Any] = {"weights": _weights(chance, VALUES), "may": rack, "must": []}
    if chance.random() < 0.3:
        return "table", asked | {"minimum": chance.choice((0, 30, 30, 50))}
    solver = TableSolver([A_TILE] * len(TILES), copies=3, jokers=4)
    lying = solver.solve((), rest[: chance.randint(10, 60)])
    assert lying is not None
    sets = [list(cards) for cards in lying[2]]
    kept = next((cards for cards in sets if JOKER in cards), None) if chance.random() < 0.5 else None
    if kept is not None:
        sets.remove(kept)
        asked |= _as_kept(kept)
    return "table", asked | {"must": [face for cards in sets for face in cards], "beat": chance.choice((-1, 0, 5000))}


def _weights(chance: Random, values: CardValues) -> list[int]:
    objective = chance.choice(("tiles", "value", "lex"))
    return [1 if objective == "tiles" else values.of(face) + A_TILE * (objective == "lex") for face in TILES]


def _as_kept(cards: Sequence[int]) -> dict[str, Any]:
    naturals = [(place, face - FIRST_TILE) for place, face in enumerate(cards) if face != JOKER]
    colours = {tile // 13 for _, tile in naturals}
    numbers = {tile % 13 + 1 for _, tile in naturals}
    if len(numbers) == 1:
        bits = sum(1 << colour for colour in colours)
        return {"keptGroups": [{"number": numbers.pop(), "colours": bits, "size": len(cards)}]}
    place, tile = naturals[0]
    low = tile % 13 + 1 - place
    return {"keptRuns": [{"colour": colours.pop(), "low": low, "high": low + len(cards) - 1}]}


@lru_cache
def _solver(weights: tuple[int, ...]) -> TableSolver:
    return TableSolver(weights, copies=3, jokers=4)


def native_table(asked: dict[str, Any]) -> dict[str, Any] | None:
    """The answer of the server's kernel."""
    found = _solver(tuple(asked["weights"])).solve(
        asked["must"],
        asked["may"],
        kept_runs=[(run["colour"], run["low"], run["high"]) for run in asked.get("keptRuns", ())],
        kept_groups=[(group["number"], group["colours"], group["size"]) for group in asked.get("keptGroups", ())],
        minimum=asked.get("minimum", 0),
        beat=asked.get("beat", -(10**9)),
    )
    if found is None:
        return None
    score, played, sets, longer = found
    return {
        "score": score,
        "played": list(played),
        "sets": [list(cards) for cards in sets],
        "longer": [{"kept": kept, "low": bool(low), "faces": list(faces)} for kept, low, faces in longer],
    }


def some_hand(chance: Random) -> Asked:
    """A question about a hand of one pack or two."""
    copies = chance.choice((1, 1, 2))
    groups, runs = chance.choice(((True, True), (True, True), (True, False), (False, True)))
    ace = chance.choice(("low", "high", "both", "corner"))
    return "hand", {
        "groups": [3, 4, True] if groups else None,
        "runs": [chance.choice((3, 3, 4)), 13, ace] if runs else None,
        "values": [min(face % 13 + 1, 10) for face in range(52)],
        "cards": sorted(chance.sample([*range(52)] * copies, chance.randint(3, 25))),
    }


def native_hand(asked: dict[str, Any]) -> dict[str, Any]:
    """The answer of the server's kernel."""
    shapes = {name: None if asked[name] is None else tuple(asked[name]) for name in ("groups", "runs")}
    value, melds = HandSolver(**shapes, values=asked["values"]).best(asked["cards"])
    return {"value": value, "melds": [list(meld) for meld in melds]}
