"""Deals that look the same to one seat: what it cannot see is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, MutableSequence
from typing import Any

from rummykit import hands
from rummykit.cards import Face, Faces
from rummykit.melds.meld import from_hand
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld

Shuffle = Callable[[MutableSequence[Any]], object]
"""Brings a list into any order, as `random.Random.shuffle` does."""


def dealt_anew(deal: Deal, seat: int, shuffle: Shuffle) -> Deal:
    """A copy of a deal in which stock, hands and second hands hold other cards, as far as `seat` cannot see them.

    The numbers of cards stay, and so does what everybody knows of a hand: discards that were taken, and all hands once
    somebody has knocked, for then the rules have compared them. What one could only infer or remember is not kept: why
    a seat did not play, and the order of a discard pile that became the stock.
    """
    twin = deal.clone()
    if deal.knocker is not None:
        return twin
    family = deal.rules.pack.family
    fixed: dict[int, tuple[Face, ...]] = {}
    loose: list[Face] = list(deal.stock)
    for other, hand in enumerate(deal.hands):
        fixed[other] = hands.faces(hand, family) if other == seat else surely_held(deal.known[other], deal.table)
        loose += hands.faces(hands.minus(hand, hands.of(fixed[other])), family)
    loose += [face for second in deal.second_hands for face in second]
    shuffle(loose)
    held = []
    for other, hand in enumerate(deal.hands):
        missing = hands.size(hand) - len(fixed[other])
        held.append(hands.of((*fixed[other], *[loose.pop() for _ in range(missing)])))
    lying = [tuple(loose.pop() for _ in second) for second in deal.second_hands]
    twin.edit(hands=held, second_hands=lying, stock=loose)
    return twin


def surely_held(known: Faces, table: Iterable[TableMeld]) -> Faces:
    """Of the discards a seat took, those it must still hold: no copy of them lies on the table, where it may be."""
    if not known:
        return ()
    lie = Counter(from_hand(tuple(face for meld in table for face in meld.cards)))
    return tuple(sorted((Counter(known) - lie).elements()))
