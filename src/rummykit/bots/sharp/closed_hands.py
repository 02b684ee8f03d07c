"""Sharp where hands stay closed until one goes down whole: how near the end each choice comes over many futures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from rummykit.bots import held_tiles, lives
from rummykit.bots.budget import Budget
from rummykit.bots.sharp.drops import drops
from rummykit.bots.sharp.futures import DrawFutures, HandToGo, futures_of
from rummykit.cards import Face, Faces, Pack
from rummykit.melds.arrange import MAX_CARDS
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.play.actions import Action, Discard, Draw, Drop
from rummykit.play.deal import Deal
from rummykit.play.melds import indicated_in
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

MOST_HELD = MAX_CARDS - 5
"""In larger hands, as where two cards are taken turn after turn, there is no room for what may come; pure sequences are
found in hands of any size."""
MOST_OF_PURES = 5
"""Discards that are compared where pure sequences are wanted."""
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
        "sides",
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


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The best draw or discard, or a drop; None for other sheets and where none is needed: last turns, going out."""
    if not knows(rules) or view.seat is None or view.finisher is not None:
        return None
    if len(view.hand) > MOST_HELD and rules.pures is None:
        return None
    actions = list(Deal.from_view(rules, view).legal_actions())
    if Drop() in actions and drops(rules, view):
        return Drop()
    choices = [action for action in actions if isinstance(action, Draw | Discard)]
    if len(choices) < 2 or len(choices) + actions.count(Drop()) < len(actions):
        return None
    discards = [action.card for action in choices if isinstance(action, Discard)]
    futures = futures_of(rules, view, len(discards) > 0, chance, budget)
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


def _draw(rules: Rules, view: View, futures: DrawFutures) -> Action:
    """The upcard, or the stock where a card unseen promises more; of two second cards, the one that promises more."""
    hand, pile = view.hand, view.discard_pile
    ways: list[HandToGo] = [(hand, 1), ((*hand, pile[-1]), 0)]
    step = rules.step(DrawStep)
    if step is not None and step.discard_pile == "top_and_second" and view.taken is None:
        ways = [(hand, 1), ((*hand, pile[-1]), 1), *([((*hand, *pile[-2:]), 0)] if len(pile) > 1 else [])]
    stock, *taken = futures.costs(ways, discards=1)
    return Draw("discard") if min(taken) < stock else Draw("stock")


def _discard(rules: Rules, view: View, futures: DrawFutures, cards: Sequence[Face]) -> Action:
    """The card without which the hand comes nearest the end; a wild card only where there is no other."""
    going = _worth_a_try(rules, view, [card for card in cards if card not in view.wilds] or list(cards))
    costs = futures.costs([(_without(view.hand, card), 0) for card in going], discards=0)
    return Discard(
        min((cost - A_POINT * rules.values.of(card), card) for cost, card in zip(costs, going, strict=True))[1]
    )


def _worth_a_try(rules: Rules, view: View, cards: Sequence[Face]) -> Sequence[Face]:
    """The discards that are compared: fewer where a hand takes long to arrange."""
    if rules.tiles_in_hand:
        melds = indicated_in(rules, view.wild, Deal.from_view(rules, view)._state.goes_for_pairs(view.turn))
        return list(held_tiles.least_away(melds, view.hand, cards))
    if rules.pures is not None:
        return lives.likely(rules, view, cards)[:MOST_OF_PURES]
    return cards


def _without(hand: Faces, card: Face) -> Faces:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
