"""What the clock lays for a player who must lay a card: that card, with as little else of the hand as there is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from rummykit.cards import Faces
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, LayOff, Meld, Open, Swap
from rummykit.play.melds import is_wild
from rummykit.play.state import State
from rummykit.rules import Rules

COMPARED = 2000
"""So many ways are compared; large hands with jokers have more."""


def least_spent(sheet: Rules, deal: State, ways: Iterable[Action]) -> Meld | Open | LayOff | Swap:
    """The way that costs the player least: the fewest wild cards, then the fewest cards, then the fewest points.

    Ways that lay the card that is owed go before others, and an exchange comes last.
    """

    def cost(way: Meld | Open | LayOff | Swap) -> tuple[bool, bool, int, int, int]:
        cards = list(_from_hand(way))
        owed = deal.must_play in cards
        if deal.must_play is not None and owed:
            cards.remove(deal.must_play)
        wild = sum(is_wild(sheet, face, deal.wild) for face in cards)
        return not owed, isinstance(way, Swap), wild, len(cards), sum(map(sheet.values.of, cards))

    laying = (way for way in ways if isinstance(way, Meld | Open | LayOff | Swap))
    return min(islice(laying, COMPARED), key=cost)


def _from_hand(way: Meld | Open | LayOff | Swap) -> Faces:
    """The cards that leave the hand, jokers as they lie in it."""
    if isinstance(way, Open):
        return tuple(face for meld in way.melds for face in from_hand(meld))
    cards = list(from_hand(way.cards))
    for _, card in () if isinstance(way, Swap) else way.borrowed:
        cards.remove(*from_hand((card,)))
    return tuple(cards)
