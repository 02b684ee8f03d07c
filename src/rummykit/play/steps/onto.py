"""Lay-offs of several cards: a card that fits a meld only once others of the hand lie there."""

from __future__ import annotations

from rummykit.cards import Face, Faces
from rummykit.hands import Hand, distinct, remove
from rummykit.melds.meld import CardMelds


def way_onto(melds: CardMelds, meld: Faces, card: Face, hand: Hand) -> Faces:
    """The cards of a hand, one after the other, that bring a card of it onto a meld, itself the last; else none."""
    fits = melds.extensions(meld)
    if fits >> card & 1:
        return (card,)
    for face in distinct(fits & hand):
        longer = melds.extended(meld, (face,))
        more = () if longer is None else way_onto(melds, longer, card, remove(hand, face))
        if more:
            return (face, *more)
    return ()
