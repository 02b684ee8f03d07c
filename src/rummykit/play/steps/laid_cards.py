"""Cards that an action lays: taken out of the hand, and read as a meld."""

from __future__ import annotations

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Faces, show
from rummykit.hands import Hand
from rummykit.melds.books import SideMelds
from rummykit.melds.meld import CardMelds, from_hand
from rummykit.rules import IllegalAction, Rules


def without(sheet: Rules, hand: Hand, cards: Faces) -> Hand:
    """The hand without these cards, jokers as melds have them; raises `IllegalAction` where it does not hold them."""
    held = from_hand(cards)
    if not all(0 <= face <= PRINTED_JOKER for face in held) or not hands.holds(hand, held):
        raise IllegalAction("not_in_hand", sheet.id, cards=show(cards))
    return hands.take(hand, held)


def read(sheet: Rules, melds: CardMelds | SideMelds, cards: Faces) -> Faces:
    """Cards as a meld; raises `IllegalAction` if they are none."""
    meld = melds.read(cards)
    if meld is None:
        flaw = melds.flaw(cards)
        assert flaw is not None
        raise IllegalAction(flaw.code, sheet.id, **flaw.params)
    return meld
