"""Sharp where hands stay closed until one goes down whole: how near the end each choice comes over many futures.

A future is some cards that may be drawn next. With them the best arrangement of the hand shows how many cards too many
are in no meld, or, with two lives, count; none too many, and the hand goes down. That is hindsight, so every choice
looks better than it is, but the same futures are used for all of them. Where hands that do not go out count nothing,
futures are as long as it takes to go out in many of them; where they count, as short as deals may be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Final, TypeAlias

from rummykit.bots.budget import Budget
from rummykit.bots.lives import card_counting
from rummykit.bots.outlook import live
from rummykit.bots.sharp.drops import drops
from rummykit.cards import PRINTED_JOKER, Buffer, Face, Faces, Pack, number_of
from rummykit.match.score import price_of
from rummykit.melds.always_wild import as_joker_bytes, is_always_wild
from rummykit.melds.arrange import MAX_CARDS, hand_solver
from rummykit.melds.meld_solver import ONE_EACH, meld_solver
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.play.actions import Action, Discard, Draw, Drop
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import (
    CardValues,
    DealOut,
    Declare,
    GoOut,
    HandsAgainstLosers,
    HandsToWinner,
    LivesPenalty,
    Payments,
    Play,
    PointsLost,
    Rules,
    ScheduledDeal,
    Show,
    ShowIndicator,
    Start,
    Stock,
)
from rummykit.rules import Discard as DiscardStep
from rummykit.rules import Draw as DrawStep

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
MOST = 9.0
"""What a hand costs at most."""
MOST_HELD = MAX_CARDS - 5
"""In larger hands, as where two cards are taken turn after turn, there is no room for what may come."""
A_POINT = 0.0125
"""What a point costs in a discard: of equal cards, the dear one goes."""

READS: Final[Reads] = {
    Rules: [
        "deal",
        "groups",
        "more_packs",
        "pack",
        "runs",
        "schedule",
        "scoring",
        "start",
        "stock",
        "turn",
        "values",
        "wilds",
    ],
    DrawStep: ("discard_pile", "own_piles", "wild_upcard"),
    DiscardStep: ("return_upcard", "time_up"),
    GoOut: ("called", "contracts", "discard", "last_turns", "pairs", "undrawn"),
    HandsAgainstLosers: ("count",),
    HandsToWinner: ("count",),
    **dict.fromkeys((Pack, DealOut, ScheduledDeal, Start, Stock, CardValues, Groups, Runs, Wilds, ShowIndicator)),
    **dict.fromkeys((LivesPenalty, Payments, PointsLost)),
}
"""The fields with which the search plays well; it leaves a sheet that sets any other to the bots without a search."""

CountLoose: TypeAlias = Callable[[Buffer, int], Sequence[int]]
"""The cards outside melds in each of many hands of one size, faces side by side."""


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The best draw or discard, or a drop; None for other sheets and where none is needed: last turns, going out."""
    if not knows(rules) or view.seat is None or view.finisher is not None or len(view.hand) > MOST_HELD:
        return None
    actions = list(Deal.from_view(rules, view).legal_actions())
    if Drop() in actions and drops(rules, view):
        return Drop()
    choices = [action for action in actions if isinstance(action, Draw | Discard)]
    if len(choices) < 2 or len(choices) + actions.count(Drop()) < len(actions):
        return None
    discards = [action.card for action in choices if isinstance(action, Discard)]
    futures = _Futures(rules, view, len(discards) > 0, chance, budget)
    return _discard(rules, view, futures, discards) if discards else _draw(rules, view, futures)


@lru_cache(maxsize=64)
def knows(rules: Rules) -> bool:
    """Whether hands go down whole, drawn card by card from the stock or the top of the pile."""
    draw = rules.step(DrawStep)
    return (
        draw is not None
        and draw.discard_pile in ("top", "top_and_second")
        and rules.knock is None
        and rules.step(Play) is None
        and rules.step(Show) is None
        and (rules.step(GoOut) is not None or rules.step(Declare) is not None)
        and reads_all(rules, READS)
    )


def _draw(rules: Rules, view: View, futures: _Futures) -> Action:
    """The upcard, or the stock where a card unseen promises more; of two second cards, the one that promises more."""
    hand, pile = view.hand, view.discard_pile
    ways: list[tuple[Faces, int]] = [(hand, 1), ((*hand, pile[-1]), 0)]
    step = rules.step(DrawStep)
    if step is not None and step.discard_pile == "top_and_second" and view.taken is None:
        ways = [(hand, 1), ((*hand, pile[-1]), 1), *([((*hand, *pile[-2:]), 0)] if len(pile) > 1 else [])]
    stock, *taken = futures.costs(ways, discards=1)
    return Draw("discard") if min(taken) < stock else Draw("stock")


def _discard(rules: Rules, view: View, futures: _Futures, cards: Sequence[Face]) -> Action:
    """The card without which the hand comes nearest the end; a wild card only where there is no other."""
    going = [card for card in cards if card not in view.wilds] or list(cards)
    costs = futures.costs([(_without(view.hand, card), 0) for card in going], discards=0)
    return Discard(
        min((cost - A_POINT * rules.values.of(card), card) for cost, card in zip(costs, going, strict=True))[1]
    )


def _without(hand: Faces, card: Face) -> Faces:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


class _Futures:
    """What may be drawn next, and what hands cost then."""

    def __init__(self, rules: Rules, view: View, drawn: bool, chance: Random, budget: Budget) -> None:
        self._count = _count(rules, view.wild)
        self._live = list(live(rules, view).elements())
        self._chance = chance
        self._most = min(budget.playouts or MOST_FUTURES, MOST_FUTURES)
        self._ends = None if budget.milliseconds is None else perf_counter() + budget.milliseconds / 1000
        self._lengths = SHORT if price_of(rules).hands_count else self._until_out(view.hand, int(drawn))

    def costs(self, ways: Sequence[tuple[Faces, int]], discards: int) -> list[float]:
        """What each way costs: a hand, and how many cards it is to draw before the draws of a future.

        `discards` may leave the hand before those that go with the draws.
        """
        costs, number = [0.0] * len(ways), 0
        while number < self._most and (not number or self._ends is None or perf_counter() < self._ends):
            draws = self._lengths[number // A_LOT % len(self._lengths)]
            futures = self._drawn(draws + discards, min(A_LOT, self._most - number))
            for place, (hand, more) in enumerate(ways):
                counts = self._counts(hand, [future[: draws + more] for future in futures])
                costs[place] += sum(_price(count - draws - discards) for count in counts)
            number += len(futures)
        return costs

    def _drawn(self, cards: int, futures: int) -> list[bytes]:
        """So many times so many unseen cards, or as many as there are."""
        most = min(cards, len(self._live))
        return [bytes(self._chance.sample(self._live, most)) for _ in range(futures)]

    def _counts(self, hand: Faces, futures: Sequence[bytes]) -> Sequence[int]:
        """The cards in no meld of a hand with the draws of each future."""
        held = bytes(hand)
        return self._count(b"".join([held + future for future in futures]), len(held) + len(futures[0]))

    def _until_out(self, hand: Faces, discards: int) -> tuple[int, ...]:
        """How many draws it takes to go out in many futures, and one more and less."""
        most = min(MOST_DRAWS, MAX_CARDS - len(hand) - 3)
        for draws in range(1, most):
            counts = self._counts(hand, self._drawn(draws, A_LOT))
            if sum(count <= draws + discards for count in counts) >= OFTEN * A_LOT:
                break
        return max(1, draws - 1), draws, draws + 1


def _price(over: int) -> float:
    """What a hand costs with so many cards too many."""
    return OUT if over <= 0 else min(MOST, over)


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
