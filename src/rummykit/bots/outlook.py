"""What may still come: the cards a seat has not seen, and what hands of natural cards are worth after drawing some."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from rummykit.cards import PRINTED_JOKER, Face
from rummykit.melds.arrange import hand_solver
from rummykit.melds.meld import from_hand
from rummykit.play.view import View
from rummykit.rules import Rules

FUTURES = 40
"""How many ways the deal may go on are examined."""
MOST_DRAWS = 8
MOST_LOOKED_AT = 14
"""Cards in a hand; with more nobody looks ahead."""
A_CARD = 8
"""Extra points that each card in hand costs where only an empty hand wins."""


def unseen(rules: Rules, view: View) -> list[Face]:
    """The natural cards that may be in the stock or in other hands: the pack without those that are open or held."""
    left = Counter(rules.pack_for(len(view.order)).faces())
    left.subtract(view.hand)
    left.subtract(view.discard_pile)
    left.subtract(face for meld in view.table for face in from_hand(meld.cards))
    left.subtract(() if view.indicator is None else (view.indicator,))
    return [face for face in (+left).elements() if face < PRINTED_JOKER]


def live(rules: Rules, view: View) -> Counter[Face]:
    """The cards that may be drawn from the stock, jokers too: those that neither lie open nor are known to be held."""
    left = Counter(rules.pack_for(len(view.order)).faces())
    table = [face for meld in view.table for face in from_hand(meld.cards)]
    held = [face for seat, cards in enumerate(view.known) if seat != view.seat for face in cards if face not in table]
    for seen in (view.hand, view.discard_pile, table, held, () if view.indicator is None else (view.indicator,)):
        left.subtract(seen)
    return +left


def fewest_held(view: View) -> int:
    """Cards or tiles in the smallest hand of the others."""
    return min(count for seat, count in enumerate(view.counts) if seat != view.seat)


class Pricer:
    """The deadwood of hands that may throw away some cards, each card counted with `a_card` more."""

    def __init__(self, rules: Rules, a_card: int = 0) -> None:
        self.values = tuple(rules.values.of(face) + a_card for face in range(52))
        self.best = hand_solver(rules.groups, rules.runs, self.values).best

    def price(self, cards: Sequence[Face], spare: int, fits: frozenset[Face] = frozenset()) -> int:
        """The least deadwood without the `spare` most expensive loose cards; cards that fit the table cost nothing."""
        left = list(cards)
        for meld in self.best(left)[1]:
            for face in meld:
                left.remove(face)
        prices = sorted([self.values[face] for face in left if face not in fits])
        return sum(prices[: max(0, len(prices) - spare)])


class Futures:
    """What a hand is worth, averaged over ways the deal may go on.

    Each way is a number of draws (geometric with mean `draws`, because nobody knows when the deal ends) and the unseen
    cards that they bring. The same ways are used for every hand, so that hands can be compared.
    """

    def __init__(
        self, rules: Rules, live: Sequence[Face], draws: float, fits: frozenset[Face], a_card: int, chance: Random
    ) -> None:
        self.pricer = Pricer(rules, a_card)
        self.fits = fits
        self.drawn = [chance.sample(live, min(len(live), _geometric(draws, chance))) for _ in range(FUTURES)]

    def cost(self, hand: Iterable[Face]) -> float:
        """The average deadwood in the end; as many cards are discarded as are drawn."""
        held = list(hand)
        return sum(self.pricer.price([*held, *drawn], len(drawn), self.fits) for drawn in self.drawn) / FUTURES


def _geometric(mean: float, chance: Random) -> int:
    number = 0
    while number < MOST_DRAWS and chance.random() < mean / (1 + mean):
        number += 1
    return number


def hands_of_others(view: View, live: Sequence[Face], chance: Random) -> list[tuple[int, list[Face], int]]:
    """Hands that the others may hold: seat, cards, and how many of these it may have exchanged for better ones."""
    cards = iter(chance.sample(live, len(live)))
    dealt = []
    for seat in view.order:
        if seat != view.seat:
            drawn = min(MOST_DRAWS, view.draws[seat])
            held = [face for _, face in zip(range(view.counts[seat] + drawn), cards, strict=False)]
            dealt.append((seat, held, max(0, len(held) - view.counts[seat])))
    return dealt
