"""What a bot may think is said in playouts or milliseconds."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from rummykit import games
from rummykit.bots.budget import USUAL, Budget
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules

RUMMIKUB = games.get("rummikub")
SHARP = import_module("rummykit.bots.sharp")
"""The module, which has the name of its function."""


def test_texts_and_budgets_stand_for_each_other() -> None:
    assert Budget.read("300ms") == Budget(milliseconds=300)
    assert Budget.read("2000") == Budget(playouts=2000)
    assert [str(Budget.read(text)) for text in ("300ms", "2000")] == ["300ms", "2000"]


@pytest.mark.parametrize("text", ["", "ms", "0", "0ms", "-3", "1.5ms", "3s", "٣"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget.read(text)


@pytest.mark.parametrize("given", [{}, {"playouts": 3, "milliseconds": 3}])
def test_a_budget_is_one_of_the_two(given: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(**given)


def test_a_search_without_a_budget_has_its_own_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget] = []

    def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
        given.append(budget)
        return None

    monkeypatch.setattr(SHARP, "SEARCHES", (search,))
    view = Deal(RUMMIKUB, 2, 1).view(0)
    SHARP.sharp(RUMMIKUB, view, Random(1), None)
    monkeypatch.setattr(SHARP, "OF_ITS_OWN", {search: Budget(playouts=7)})
    SHARP.sharp(RUMMIKUB, view, Random(1), None)
    SHARP.sharp(RUMMIKUB, view, Random(1), Budget(milliseconds=5))
    assert given == [USUAL, Budget(playouts=7), Budget(milliseconds=5)]
