"""The best action that a seat could find with what it could see."""

from __future__ import annotations

from random import Random

from rummykit.bots import choose
from rummykit.bots.budget import Budget
from rummykit.cards import Face
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Rearrange, Timeout
from rummykit.play.deal import Deal

SEARCHED = Budget(playouts=100)
"""What sharp searches with."""
SURE = 2
"""Standard errors beyond which a cost is taken to be one."""


def best_action(deal: Deal, seed: str) -> Action:
    """What sharp plays with the view of the seat to act; the same for a seed."""
    return choose("sharp", deal.rules, deal.view(deal.turn), Random(seed), SEARCHED)


def is_sure(cost: float, error: float) -> bool:
    """Whether a cost is more than the error of its estimate allows for."""
    return cost > SURE * error


def is_same(one: Action, other: Action) -> bool:
    """Whether two actions are the same, or play the same tiles."""
    if isinstance(one, Timeout) and one.draft is not None:
        one = one.draft
    if isinstance(one, Rearrange) and isinstance(other, Rearrange):
        return _pieces(one) == _pieces(other)
    return one == other


def _pieces(play: Rearrange) -> list[Face]:
    """What lies on the table after it, whatever jokers stand for."""
    return sorted(face for cards in play.table for face in from_hand(cards))
