"""Every case of the rule sheets, by its id.

The cases of Indian Rummy that are no questions to the referee are played in `tests/indian/test_cases.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from rummykit import games
from rummykit.cards import parse_face
from rummykit.referee import ask
from rummykit.rules import Rules
from tests.rules.case_files import CASES, Case
from tests.rules.forms import calls, clock, layoffs, pairs, phom, piles, prices, start, sums

Form = Callable[[Rules, dict[str, Any]], dict[str, Any]]

FORMS: list[tuple[tuple[str, ...], Form]] = [
    (("draws",), start.drawn),
    (("pool", "action"), clock.turn),
    (("components",), piles.components),
    (("discard_pile", "next_player_takes_upcard"), piles.turned_over),
    (("upcard", "next_player"), piles.blocked),
    (("first_turn", "hand_size"), piles.first_turn),
    (("discarder", "discard", "table"), calls.call),
    (("games",), sums.games),
    (("totals_before",), sums.hand_added),
    (("totals", "hands_played"), sums.totals),
    (("loser_scores",), prices.loser_scores),
    (("knocker", "deadwood"), prices.knocked),
    (("winner_melds",), prices.own_melds),
    (("jokers_used",), prices.paid),
    (("layoff", "table"), layoffs.layoff),
    (("hand_after_draw",), phom.u),
    (("trash",), phom.trash),
    (("layoffs", "turn_number"), phom.send),
    (("trash_points", "show_order"), phom.ranked),
    (("lowest_card", "won"), pairs.played),
    (("u_player",), phom.u_chips),
    (("discarder", "taker"), phom.taken_chip),
]


def form_of(case: Case) -> Form | None:
    """How a case that is no question to the referee is played; None if the referee answers it all the same."""
    asked = case["input"]
    if asked.get("ended_by") == "declined_upcard":
        return prices.blocked
    if set(asked) == {"hand"} and case["ask"] == "score":
        return sums.lone_hand
    return next((form for keys, form in FORMS if all(key in asked for key in keys)), None)


def outcome(case: Case) -> dict[str, Any]:
    """What the referee or the engine says."""
    form = None if case.get("referee") else form_of(case)
    if form is not None:
        return form(games.get(case["game"], **case.get("options", {})), case["input"])
    answer = ask(case)
    assert "error" not in answer, answer["error"]
    assert answer["id"] == case["id"]
    no = [answer.get(key) for key in ("valid", "legal", "opens", "can_open", "complete")]
    assert ("reason" in answer) == (False in no), answer
    return answer


def check(case: Case) -> None:
    """Compare every field that the case expects."""
    found = outcome(case)
    for field, expected in case["expect"].items():
        if field == "example_melds":
            assert_best_melds(case, found)
        elif field == "reason":
            assert found[field]["code"] == expected, found
        elif field in ("rack_after", "hand_after"):
            assert Counter(found[field]) == Counter(expected)
        elif field == "table" and isinstance(expected, list):
            assert [Counter(meld) for meld in found[field]] == [Counter(meld) for meld in expected]
        else:
            assert found[field] == expected, (field, found)
            assert type(found[field]) is type(expected), field


def assert_best_melds(case: Case, found: dict[str, Any]) -> None:
    """One optimum of several: disjoint melds of the hand, each of them legal, that leave exactly the deadwood."""
    left = Counter(case["input"]["hand"])
    for meld in found["example_melds"]:
        assert ask({"game": case["game"], "ask": "meld", "input": {"meld": meld}})["valid"]
        left.subtract(meld)
    assert min(left.values()) >= 0
    values = games.get(case["game"]).values
    assert sum(values.of(parse_face(name)) * count for name, count in left.items()) == found["min_deadwood"]


def played_here(case: Case) -> bool:
    """Whether this module plays the case."""
    return case.get("referee", False) or not case["game"].startswith("indian_rummy")


@pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in CASES if played_here(case)])
def test_case(case: Case) -> None:
    check(case)


def test_no_case_is_lost() -> None:
    ids = [case["id"] for case in CASES]
    assert len(set(ids)) == len(ids) == 2499


def test_every_game_has_cases() -> None:
    assert {games.get(case["game"]).id for case in CASES} == set(games.SHEETS)
