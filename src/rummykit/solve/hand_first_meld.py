"""The first meld of a hand of cards, and the number of best arrangements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec.structs import replace

from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face
from rummykit.melds.meld_solver import FirstMeldSolver, first_meld_solver
from rummykit.rules import MeldValues, Rules
from rummykit.solve.best_hand import HandPlay, check_hand, values_of


def first_meld_of_hand(
    rules: Rules,
    cards: Iterable[Face],
    *,
    use: Literal["fewest", "most"] = "fewest",
    minimum: int | None = None,
    must: Sequence[Face] = (),
) -> HandPlay | None:
    """Melds of a hand that together reach the minimum, with the fewest cards or the most; None if none do.

    Jokers count what they stand for; where the sheet asks for a run without wild cards, there is one. `minimum` is the
    sheet's unless given; cards that `must` be laid are cards of the hand. Raises `ValueError` as `hand` does, for a
    game in which a rank is wild, and for a hand with too many melds to work it out.
    """
    held = tuple(sorted(cards))
    check_hand(rules, held, None)
    if use not in ("fewest", "most"):
        raise ValueError(f"A first meld uses the fewest cards or the most, not {use!r}.")
    least = minimum if minimum is not None else rules.opening.minimum if rules.opening is not None else 1
    run = rules.opening is not None and rules.opening.natural_run
    found = _solver(rules).lay(held, least, most_cards=use == "most", must=must, natural_run=run)
    if found is None:
        return None
    points, melds = found
    left = list(held)
    for meld in melds:
        for face in meld:
            left.remove(PRINTED_JOKER if face >= STANDING_FOR else face)
    deadwood = sum(values_of(rules)[face] for face in left)
    return HandPlay(melds=tuple(map(tuple, melds)), left=tuple(left), value=points, deadwood=deadwood)


def count_best(rules: Rules, cards: Iterable[Face]) -> int:
    """How many choices of melds, as sets of cards, leave the least deadwood; twins count as the same, and so do jokers.

    Raises `ValueError` as `first_meld_of_hand` does.
    """
    held = tuple(sorted(cards))
    check_hand(rules, held, None)
    return _solver(rules).optima(held)


def _solver(rules: Rules) -> FirstMeldSolver:
    if rules.wilds is not None and rules.wilds.rank is not None:
        raise ValueError("First melds are not worked out where a rank is wild.")
    points = values_of(replace(rules, values=replace(rules.values, count_cards=False)))[:PRINTED_JOKER]
    low_ace = (rules.meld_values or MeldValues()).low_ace
    below = low_ace if low_ace is not None else points[0]
    return first_meld_solver(rules.groups, rules.runs, rules.wilds, points, below, values_of(rules))
