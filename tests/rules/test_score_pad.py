"""A score sheet kept by hand has what the referee answers: penalties, and stakes by how a deal ended."""

from __future__ import annotations

from typing import Any

import pytest

from rummykit import games
from rummykit.cards import Faces, parse
from rummykit.match.paper import PaperDeal, keep
from rummykit.play.result import Ending
from rummykit.rules import Rules
from tests.rules.case_files import CASES, Case

ENDINGS: dict[str, Ending] = {
    "initial": "dealt",
    "drop": "called",
    "draw": "called",
    "tonk": "went_out",
    "tongits": "went_out",
    "out": "went_out",
}
"""How the ends of deals for stakes are called on a score sheet, but for an empty stock."""
PENALTIES = [
    case
    for case in CASES
    if len(case["expect"].get("penalties", ())) >= games.get(case["game"]).players[0]
    and set(case["input"]) <= {"winner", "hands", "deal"}
]
STAKES = [case for case in CASES if case["ask"] == "settle" and "ended_by" in case["input"]]


def sheet_of(case: Case) -> Rules:
    return games.get(case["game"], **case.get("options", {}))


def cards(names: list[str]) -> Faces:
    return parse(" ".join(names))


@pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in PENALTIES])
def test_penalties(case: Case) -> None:
    rules, asked, wanted = sheet_of(case), case["input"], case["expect"]["penalties"]
    names = list(wanted)
    held = tuple(None if name == asked["winner"] else cards(asked["hands"][name]) for name in names)
    nothing = PaperDeal(kind="went_out", winner=0, held=(None, *[()] * (len(names) - 1)))
    deal = PaperDeal(kind="went_out", winner=names.index(asked["winner"]), held=held)
    kept = keep(rules, len(names), [*[nothing] * (asked.get("deal", 1) - 1), deal])
    assert dict(zip(names, kept.score.rows[-1].points, strict=True)) == wanted


@pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in STAKES])
def test_stakes(case: Case) -> None:
    rules, asked = sheet_of(case), case["input"]
    names = asked.get("order") or list(asked["hands"])
    step = -1 if rules.start.side == "right" else 1
    seats = {name: place * step % len(names) for place, name in enumerate(names)}
    deal = _counted(rules, asked, sorted(names, key=lambda name: seats[name]))
    points = keep(rules, len(names), [deal]).score.rows[0].points
    assert {name: points[seats[name]] for name in names} == case["expect"]["payments"]


def _counted(rules: Rules, asked: dict[str, Any], names: list[str]) -> PaperDeal:
    """The end of the deal as it is written down, of players in the order of their seats."""
    kind = ENDINGS.get(asked["ended_by"]) or ("blocked" if rules.stock.when_empty == "block" else "exhausted")
    player = None if kind == "blocked" or "player" not in asked else names.index(asked["player"])
    out = player if kind == "went_out" else None
    exposed = asked.get("exposed", names)
    return PaperDeal(
        kind=kind,
        winner=player,
        first=0,
        held=tuple(None if seat == out else cards(asked["hands"][name]) for seat, name in enumerate(names)),
        no_meld=tuple(seat for seat, name in enumerate(names) if name not in exposed and seat != out),
        fighters=tuple(names.index(name) for name in asked.get("challengers", ())),
        by_discard=asked["ended_by"] == "out",
    )
