"""What an indicator makes wild: a rank, one tile, or the rank of a cut card and the neighbours of that card.

What is wild by chance in a deal is one number: 0 for nothing, a rank (1 … 13), the face of a tile, or 128 + the face of
the cut card. Its twins are the cut jokers; the next higher card of its suit is the upper joker, the next lower one the
lower joker; the ace is between the king and the two.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rummykit.cards import FIRST_TILE, PRINTED_JOKER, STANDING_FOR, Face, card, colour_of, number_of, standing_for


class ValueCards(NamedTuple):
    """The cards that are worth something to those who hold them: twins of the cut card, and its two neighbours."""

    cut: Face
    upper: Face
    lower: Face


def cut_by(indicator: Face) -> int:
    """What is wild by an indicator that is a cut card; by a joker it is as if the ace of spades had been cut."""
    return standing_for(card(1, 0) if indicator == PRINTED_JOKER else indicator)


def value_cards(wild: int) -> ValueCards | None:
    """The value cards of a deal; None where no card was cut."""
    if not STANDING_FOR <= wild < STANDING_FOR + PRINTED_JOKER:
        return None
    cut = wild - STANDING_FOR
    rank, suit = number_of(cut), colour_of(cut)
    return ValueCards(cut, card(rank % 13 + 1, suit), card((rank - 2) % 13 + 1, suit))


def rank_of(wild: int) -> int:
    """The rank of which every card is wild; 0 where there is none."""
    if 1 <= wild <= 13:
        return wild
    return number_of(wild - STANDING_FOR) if wild >= STANDING_FOR else 0


@lru_cache(maxsize=128)
def made_wild(wild: int) -> frozenset[Face]:
    """The cards or tiles that are wild by chance, printed jokers aside."""
    if FIRST_TILE <= wild < STANDING_FOR:
        return frozenset((wild,))
    rank = rank_of(wild)
    ranked = [card(rank, suit) for suit in range(4)] if rank else []
    return frozenset((*ranked, *(value_cards(wild) or ())))
