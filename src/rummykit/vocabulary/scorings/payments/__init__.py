"""Payments to the winner for the melds laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rummykit.checked import Points
from rummykit.rules.kinds import ScoringWord
from rummykit.rules.meaning import JOKERS, Meanings, at


class Payments(ScoringWord, frozen=True, kw_only=True):
    """Each opponent pays the winner for the melds laid.

    `base`: what each pays for the deal.
    `joker`: what each pays for every joker in the melds.
    `wild`: what each pays for every other wild card in them.
    `bonuses`: whether the following four are paid too.
    `undrawn`: for a hand laid as it was dealt.
    `one_draw`: for a hand laid after a single card was drawn.
    `no_wild`: for melds without jokers and wild cards.
    `one_suit`: for melds of one suit.
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
