"""What a bot may think is said in playouts or milliseconds."""

from __future__ import annotations

import pytest

from rummykit.bots.budget import Budget


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
