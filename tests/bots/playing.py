"""Whole deals that a bot plays with itself."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rummykit import hands
from rummykit.bots import choose
from rummykit.bots.budget import Budget
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules


def sharp(budget: Budget) -> Callable[[Rules, View, Random], Action]:
    """What sharp does with this budget."""
    return lambda rules, view, chance: choose("sharp", rules, view, chance, budget)


def played(rules: Rules, players: int, seed: int, decide: Callable[[Rules, View, Random], Action]) -> list[Action]:
    """All actions of a deal in which every seat decides so; the chance is that of the seed too."""
    deal, chance, done = Deal(rules, players, seed), Random(seed), list[Action]()
    while deal.result is None:
        done.append(decide(rules, deal.view(deal.turn), chance))
        deal.play(done[-1])
    return done


def alike(deal: Deal) -> tuple[Deal, Deal]:
    """A deal of two at its beginning, and another one that looks the same from the seat to act."""
    other, hidden = deal.clone(), 1 - deal.turn
    held, stock = hands.faces(other._state.hands[hidden]), other._state.stock
    swapped = list(other._state.hands)
    swapped[hidden] = hands.of(stock[: len(held)])
    other.edit(hands=swapped, stock=[*stock[len(held) :], *held])
    assert other.view(deal.turn) == deal.view(deal.turn)
    return deal, other
