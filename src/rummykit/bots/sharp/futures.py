"""What hands that go down whole are worth over the cards that may be drawn next.

A future is some cards that may be drawn next. With them the best arrangement of the hand shows how far it is from lying
whole. That is hindsight, so every choice looks better than it is, but the same futures are used for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Protocol, TypeAlias

from rummykit import hands
from rummykit.bots.budget import Budget
from rummykit.bots.lives import card_counting
from rummykit.bots.outlook import live
from rummykit.cards import PRINTED_JOKER, Face, Faces, number_of
from rummykit.match.score import price_of
from rummykit.melds.always_wild import as_joker_bytes, is_always_wild
from rummykit.melds.arrange import MAX_CARDS, hand_solver
from rummykit.melds.indicated import IndicatedMelds
from rummykit.melds.meld_solver import ONE_EACH, meld_solver
from rummykit.melds.pures import Pures
from rummykit.play.deal import Deal
from rummykit.play.melds import indicated_in
from rummykit.play.view import View
from rummykit.rules import HandsAgainstLosers, Rules
from rummykit.solve.best_hand import values_of

HandToGo: TypeAlias = tuple[Faces, int]
"""A hand, and how many cards it is to draw before the draws of a future."""

MOST_FUTURES = 240
"""More are hardly ever told apart."""
A_LOT = 24
"""Futures between two looks at the clock."""
SHORT = (1, 2)
"""Draws of a future where hands that do not go out count."""
MOST_DRAWS = 7
OFTEN = 0.4
"""The share of futures in which the hand shall go out, where only that counts."""
OUT = -7.5
"""What going out costs, where a card too many in the hand costs 1."""
OUT_IN_PAIRS = 1.5 * OUT
"""What it costs where a hand of pairs is paid twice: a loss is saved too, which is the same for both."""
MOST = 9.0
"""What a hand costs at most."""

FUTURES_OF_TILES = 120
FUTURES_OF_PURES = 30
"""Fewer where a hand takes long to arrange."""
DRAWS_FOR_PURES = (2, 3, 4)
A_PURE = 10
"""What a pure sequence that is missing costs."""

FUTURES_OF_POINTS = 60
ENDS = 0.35
"""The chance that a deal ends in the next round, where what is left in the hand is written down."""
LONGEST = 5
"""Draws of such a future at most; one comes at least, for there is a last turn."""
OUT_IN_POINTS = 10.0
"""What going out is worth in points: so much is left in another hand, about."""


class DrawFutures(Protocol):
    """What may be drawn next; both judges of it are below."""

    def costs(self, ways: Sequence[HandToGo], discards: int) -> list[float]:
        """What each way costs on average; `discards` may leave the hand before those that go with the draws."""


def futures_of(rules: Rules, view: View, drawn: bool, chance: Random, budget: Budget) -> DrawFutures:
    """The futures of a position as the sheet scores hands; `drawn`: a discard is to come."""
    if isinstance(rules.scoring, HandsAgainstLosers):
        return PointsLeft(rules, view, chance, budget)
    return CardsTooMany(rules, view, drawn, chance, budget)


class CardsTooMany:
    """Futures in which the cards too many for a whole hand are counted.

    Where hands that do not go out count nothing, futures are as long as it takes to go out in many of them; where they
    count, as short as deals may be.
    """

    def __init__(self, rules: Rules, view: View, drawn: bool, chance: Random, budget: Budget) -> None:
        self._price = pricing(rules, view)
        self._live = list(live(rules, view).elements())
        self._chance = chance
        most = FUTURES_OF_TILES if rules.tiles_in_hand else MOST_FUTURES if rules.pures is None else FUTURES_OF_PURES
        self._most = min(budget.playouts or most, most)
        self._ends = None if budget.milliseconds is None else perf_counter() + budget.milliseconds / 1000
        if rules.pures is not None:
            self._lengths: tuple[int, ...] = DRAWS_FOR_PURES
        else:
            self._lengths = SHORT if price_of(rules).hands_count else self._until_out(view.hand, int(drawn))

    def costs(self, ways: Sequence[HandToGo], discards: int) -> list[float]:
        costs, number = [0.0] * len(ways), 0
        a_lot = min(A_LOT, max(1, self._most // len(self._lengths)))
        while number < self._most and (not number or self._ends is None or perf_counter() < self._ends):
            draws = self._lengths[number // a_lot % len(self._lengths)]
            futures = self._drawn(draws + discards, min(a_lot, self._most - number))
            for place, (hand, more) in enumerate(ways):
                costs[place] += sum(
                    self._prices(hand, [future[: draws + more] for future in futures], draws + discards)
                )
            number += len(futures)
        return costs

    def _drawn(self, cards: int, futures: int) -> list[bytes]:
        """So many times so many unseen cards, or as many as there are."""
        most = min(cards, len(self._live))
        return [bytes(self._chance.sample(self._live, most)) for _ in range(futures)]

    def _prices(self, hand: Faces, futures: Sequence[bytes], spare: int) -> Sequence[float]:
        """What a hand costs with the draws of each future, of which so many cards may leave it."""
        held = bytes(hand)
        return self._price(b"".join([held + future for future in futures]), len(held) + len(futures[0]), spare)

    def _until_out(self, hand: Faces, discards: int) -> tuple[int, ...]:
        """How many draws it takes to go out in many futures, and one more and less."""
        most = min(MOST_DRAWS, MAX_CARDS - len(hand) - 3)
        for draws in range(1, most):
            prices = self._prices(hand, self._drawn(draws, A_LOT), draws + discards)
            if sum(price < 0 for price in prices) >= OFTEN * A_LOT:
                break
        return max(1, draws - 1), draws, draws + 1


class PointsLeft:
    """Futures in which the points of the cards in no meld are counted, the dearest of them discarded.

    Each ends after a chance number of draws, because others go out.
    """

    def __init__(self, rules: Rules, view: View, chance: Random, budget: Budget) -> None:
        self._values = values_of(rules)
        self._melds = meld_solver(rules.groups, rules.runs, rules.wilds, self._values)
        self._rank = rules.wilds.rank or 0 if rules.wilds is not None else 0
        self._out = -OUT_IN_POINTS * len(view.order) / (len(view.order) - 1)
        self._live = list(live(rules, view).elements())
        self._chance = chance
        self._most = min(budget.playouts or FUTURES_OF_POINTS, FUTURES_OF_POINTS)
        self._ends = None if budget.milliseconds is None else perf_counter() + budget.milliseconds / 1000

    def costs(self, ways: Sequence[HandToGo], discards: int) -> list[float]:
        costs = [0.0] * len(ways)
        for number in range(self._most):
            if number and self._ends is not None and perf_counter() >= self._ends:
                break
            draws = self._draws()
            drawn = self._chance.sample(self._live, min(draws + 1, len(self._live)))
            for place, (hand, more) in enumerate(ways):
                costs[place] += self._left([*hand, *drawn[: draws + more]], draws + discards)
        return costs

    def _draws(self) -> int:
        draws = 1
        while draws < LONGEST and self._chance.random() >= ENDS:
            draws += 1
        return draws

    def _left(self, held: list[Face], spare: int) -> float:
        """What is left of a hand after so many discards; a hand that goes out costs less than nothing."""
        found = self._melds.best(held, wild_rank=self._rank)
        assert found is not None, "without a demand there is always an arrangement"
        for meld in found[2]:
            for face in meld:
                held.remove(face)
        if len(held) <= spare:
            return self._out
        values = sorted(map(self._values.__getitem__, held))
        return sum(values[: len(values) - spare])


# --- what hands cost in cards

Pricing: TypeAlias = Callable[[bytes, int, int], Sequence[float]]
"""What each of many hands of one size costs, faces side by side, of which so many cards may leave it."""


def pricing(rules: Rules, view: View) -> Pricing:
    """How hands are priced in a deal; one that goes down costs less than nothing."""
    if rules.tiles_in_hand:
        declared = Deal.from_view(rules, view)._state.goes_for_pairs(view.turn)
        return _of_tiles(indicated_in(rules, view.wild, declared))
    counting = card_counting(rules, view.wild) if rules.lives is not None else None
    if isinstance(counting, Pures):
        return _of_pures(counting)
    count = _count(rules, view.wild)
    return lambda flat, size, spare: [_price(over - spare) for over in count(flat, size)]


def _price(over: int) -> float:
    """What a hand costs with so many cards too many."""
    return OUT if over <= 0 else min(MOST, over)


CountLoose: TypeAlias = Callable[[bytes, int], Sequence[int]]


@lru_cache(maxsize=64)
def _count(rules: Rules, wild: int) -> CountLoose:
    """How the cards outside melds are counted in a deal; with two lives, those that count without a life."""
    if rules.lives is not None:
        lives = card_counting(rules, wild)
        return lambda flat, size: lives.penalties(flat, size, bytes((wild,)), discard=False, threads=1)
    if rules.single_pack:
        solver = hand_solver(rules.groups, rules.runs, ONE_EACH[:PRINTED_JOKER])
        return lambda flat, size: solver.deadwoods(flat, size)
    rank = rules.wilds.rank or 0 if rules.wilds is not None else 0
    values = (*(int(number_of(face) != rank) for face in range(PRINTED_JOKER)), 0)
    melds = meld_solver(rules.groups, rules.runs, rules.wilds, values)
    if is_always_wild(rules.wilds):
        return lambda flat, size: melds.deadwoods(as_joker_bytes(flat, rules.wilds), size, wild_ranks=bytes((0,)))
    return lambda flat, size: melds.deadwoods(flat, size, wild_ranks=bytes((rank,)))


def _rows(flat: bytes, size: int) -> list[bytes]:
    return [flat[at : at + size] for at in range(0, len(flat), size)]


def _of_tiles(melds: IndicatedMelds) -> Pricing:
    """By the tiles that whole hands lack, in groups and runs or in pairs."""

    def price(flat: bytes, size: int, spare: int) -> list[float]:
        return [lacking(row, size - spare) for row in _rows(flat, size)]

    def lacking(tiles: bytes, size: int) -> float:
        in_pairs = melds.away_in_pairs(tiles, size)
        return OUT_IN_PAIRS if in_pairs <= 0 else _price(min(in_pairs, melds.away_in_melds(tiles, size)))

    return price


def _of_pures(counting: Pures) -> Pricing:
    """By the cards in no group, and the pure sequences that are missing."""

    def price(flat: bytes, size: int, spare: int) -> list[float]:
        return [cost(hands.of(row), spare) for row in _rows(flat, size)]

    def cost(hand: hands.Hand, spare: int) -> float:
        best = counting.best(hand)
        if best.status == "valid_show":
            return OUT
        missing = counting.missing(best)
        over = max(0, counting.loose(hand) - spare)
        return A_PURE * missing + over if missing or over else OUT

    return price
