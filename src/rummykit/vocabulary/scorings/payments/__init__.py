"""Payments to the winner for the melds laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rummykit.checked import Points
from rummykit.rules.kinds import ScoringWord
from rummykit.rules.meaning import JOKERS, Meanings, at


class Payments(ScoringWord, frozen=True, kw_only=True):
    """Each opponent pays the winner for the melds laid.

    `base`: what each opponent pays for the deal.
    `joker`: what each also pays for every joker in the melds.
    `wild`: what each also pays for every other wild card in them that stands for another card.
    `bonuses`: whether the four bonuses that follow are paid too.
    `undrawn`: what each also pays for a hand laid before drawing.
    `one_draw`: what each also pays for a hand laid after drawing a single card.
    `no_wild`: what each also pays for melds without jokers and wild cards.
    `one_suit`: what each also pays for melds of one suit.
    """

    needless: ClassVar[Mapping[str, str]] = {
        "play": "what is left in hands does nothing to the payments",
        "referee": "it is paid by what the winner laid",
    }

    means: ClassVar[Meanings] = {
        "joker": JOKERS,
        "wild": at("wilds.rank"),
        "undrawn": at("scoring.bonuses", True),
        "one_draw": at("scoring.bonuses", True),
        "no_wild": at("scoring.bonuses", True) & at("wilds"),
        "one_suit": at("scoring.bonuses", True),
    }

    base: Points = 1
    joker: Points = 2
    wild: Points = 1
    bonuses: bool = False
    undrawn: Points = 10
    one_draw: Points = 7
    no_wild: Points = 10
    one_suit: Points = 10
