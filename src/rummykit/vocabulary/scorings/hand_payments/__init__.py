"""Payments of what hands count, which certain cards multiply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, TypeAlias

from msgspec import Meta

from rummykit.cards import Face, is_joker, number_of
from rummykit.rules.kinds import ScoringWord
from rummykit.rules.meaning import JOKERS, Meanings, at

if TYPE_CHECKING:
    from rummykit.rules.card_values import CardValues
    from rummykit.rules.sheet import Rules


Factor: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
"""By how much a card multiplies a hand."""


class HandPayments(ScoringWord, frozen=True, kw_only=True):
    """Each loser pays the winner the points left in hand; certain cards multiply them.

    `multiplied`: pairs of a rank and the number by which each of its cards multiplies the hand.
    `joker`: the number by which each joker multiplies the hand.
    `concealed_double`: whether the points are doubled if the winner laid the whole hand in one turn.
    `unmelded_double`: whether a loser who has laid no meld in the deal pays double.
    """

    means: ClassVar[Meanings] = {
        "joker": JOKERS,
        "concealed_double": at("turn.Play"),
        "unmelded_double": at("turn.Play"),
    }

    multiplied: tuple[tuple[Annotated[int, Meta(ge=1, le=13)], Factor], ...] = ()
    joker: Factor = 1
    concealed_double: bool = False
    unmelded_double: bool = False

    def of_hand(self, values: CardValues, hand: Iterable[Face]) -> int:
        """What a hand counts."""
        held, times = tuple(hand), dict(self.multiplied)
        total = sum(map(values.of, held))
        for face in held:
            total *= self.joker if is_joker(face) else times.get(number_of(face), 1)
        return total

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Each rank is named once."""
        ranks = [rank for rank, _ in self.multiplied]
        if len(set(ranks)) < len(ranks):
            yield "HandPayments.multiplied has a rank twice: keep one."
