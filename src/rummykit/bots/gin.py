"""Gin: greedy knocks as soon as it may and lays off what it can; steady weighs a knock and starves the opponent."""

from __future__ import annotations

from random import Random

from rummykit import hands
from rummykit.bots import cards
from rummykit.melds.lay_offs import best_lay_offs
from rummykit.melds.pack import pack_melds
from rummykit.play.actions import Action, Discard, GoOut, Knock, LayOff, Pass
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.solve.best_hand import values_of


def greedy(rules: Rules, view: View) -> Action:
    """The next action of the turn: go out, knock, else draw and discard as at any table of cards."""
    actions = list(Deal.from_view(rules, view).legal_actions())
    if view.phase == "lay_off":
        return lay_off(rules, view)
    if view.phase == "play":
        ends = [action for action in actions if isinstance(action, GoOut | Knock)]
        if ends:
            return ends[0]
        discards = [action for action in actions if isinstance(action, Discard)]
        if view.knocker is not None:
            return min(discards, key=lambda action: _left(rules, view, action))
    return cards.greedy(rules, view)


def steady(rules: Rules, view: View, chance: Random) -> Action:
    """The next action of the turn."""
    return greedy(rules, view)


def lay_off(rules: Rules, view: View) -> Action:
    """The first of the lay-offs that leave the least, or the end of them."""
    melds, values = pack_melds(rules.groups, rules.runs), values_of(rules)[:52]
    found = best_lay_offs(melds, hands.of(view.hand), [meld.cards for meld in view.table], values)
    return LayOff(*found.sent[0]) if found.sent else Pass()


def _left(rules: Rules, view: View, action: Discard) -> tuple[int, int]:
    """Deadwood after a discard, the dearer card first among equals."""
    left = list(view.hand)
    left.remove(action.card)
    return cards.arranged(rules, left).deadwood, -rules.values.of(action.card)
