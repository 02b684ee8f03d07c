"""What bounds the points of a deal: the heaviest cards, the most cards of a hand, the most discards of a seat."""

from __future__ import annotations

import sys

from rummykit.rules import BuyWindow, CallWindow, ClaimWindow, Draw, Rules, TakePile

_SEVERAL = ("top_and_second", "down_to_card", "whole")
"""What may be taken of the pile where that is more than one card."""
_LAID_AT_ONCE = {"kept_meld": 3, "table": 1, "new_meld": 3}
"""Where a card of the pile goes that is laid at once: how many cards that lays at least."""
_RENEWED = ("flip", "shuffle")
_PATIENCE = 1000
"""Discards of a seat in a deal that nothing ends."""


def card_values(rules: Rules, players: int) -> list[int]:
    """What the cards of the pack count, the heaviest first."""
    return sorted(map(rules.values.of, rules.pack_for(players).faces()), reverse=True)


def heaviest(rules: Rules, players: int, seats: int = 1, more: int = 1) -> int:
    """The most that the hands of a number of seats count together at the end of a deal, each with `more` cards."""
    return sum(card_values(rules, players)[: seats * most_held(rules, players, more)])


def most_held(rules: Rules, players: int, more: int = 1, laid: bool = True) -> int:
    """The most cards of a hand at the end of a deal, with `more` cards than dealt: all of the pack where it grows.

    A hand grows by tiles for which none is played, by several cards drawn for one discard, by a second hand, and by
    cards that are bought; a player who takes one card of the pile in place of a draw holds no more than others. Not
    `laid`: the hand of a player who has laid nothing yet, and so has taken none of the cards that must be laid.
    """
    draw, window = rules.step(Draw), rules.step(BuyWindow)
    may_take = draw is not None and draw.discard_pile in _SEVERAL and (laid or draw.card_goes not in _LAID_AT_ONCE)
    several = may_take or (draw is not None and draw.count != 1)
    pile = rules.step(TakePile) is not None or rules.second_hand is not None
    if rules.rearranges or several or pile or (window is not None and window.per_deal is None):
        return len(rules.pack_for(players))
    bought = 0 if window is None else (window.per_deal or 0) * (1 + window.penalty)
    return rules.deal.hand_for(players) + more * (1 + rules.deal.starter_extra) + bought


def most_discards(rules: Rules, players: int) -> int:
    """The most discards of one seat in a deal.

    Every turn takes a card of the stock, or one of the pile. Where that must be laid at once, it never comes back; a
    new meld takes two more along, and a single card leaves the hand smaller than before. So there are as many turns as
    such cards, and a few more with an empty stock, and all seats share them. Where the pile may be taken without
    laying, nothing but patience ends a deal.
    """
    draw, stock, pack = rules.step(Draw), rules.stock, len(rules.pack_for(players))
    if rules.turns_each is not None:
        return rules.turns_each
    if draw is None or draw.top_card_free:
        return _PATIENCE
    lays = sys.maxsize if draw.discard_pile == "none" else _LAID_AT_ONCE.get(draw.card_goes)
    if lays is None:
        return _PATIENCE
    drawn = pack - players * rules.deal.hand_for(players) + pack * stock.times * (stock.when_empty in _RENEWED)
    taken = pack // lays
    if draw.discard_pile not in _SEVERAL:
        taken = min(taken, players * most_held(rules, players))
    turns = drawn + taken + players * (2 + stock.times)
    out_of_turn = any(isinstance(step, CallWindow | ClaimWindow | BuyWindow) for step in rules.turn)
    return turns if out_of_turn else turns // players
