"""Taking cards out of the discard pile with all above them: what that brings, if the deal ended soon after."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rummykit.bots.knowledge import of_loose
from rummykit.bots.outlook import fewest_held
from rummykit.cards import Face
from rummykit.melds.arrange import Arrangement
from rummykit.play.actions import Draw
from rummykit.play.melds import card_melds
from rummykit.play.view import View
from rummykit.rules import Rules

ABOUT_TO_GO_OUT = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Taste:
    """What is weighed against what discards would lay.

    `early`: how much a point left in hand counts while no other player is about to go out; `late`: how much after that;
    `stock`: the points that a card of the stock brings on average, which taking discards must exceed.
    """

    early: float
    late: float = 1.0
    stock: float = 4


USUAL = Taste(early=0.4)
OF_LAID_CARDS = Taste(early=0.0)
"""Where cards count when they are laid, as most of them will be."""


def best_taking(
    rules: Rules,
    view: View,
    offered: Sequence[Draw],
    arranged: Callable[[Rules, Sequence[Face]], Arrangement],
    taste: Taste,
) -> Draw | None:
    """The cards worth most; None where a card of the stock is better than any of them."""
    usual = _worth(rules, view, view.hand, arranged, taste)
    gains = {
        action: _worth(rules, view, (*view.hand, *taken(view, action)), arranged, taste) - usual for action in offered
    }
    best = max(gains, key=lambda action: gains[action], default=None)
    return best if best is not None and (not view.stock or gains[best] > taste.stock) else None


def taken(view: View, action: Draw) -> tuple[Face, ...]:
    """The cards that a draw from the pile takes: one, and all above it."""
    return view.discard_pile[action.place(view.discard_pile) :]


def _worth(
    rules: Rules,
    view: View,
    hand: Sequence[Face],
    arranged: Callable[[Rules, Sequence[Face]], Arrangement],
    taste: Taste,
) -> float:
    """What the hand can lay, where that counts, less a part of what would be left of it."""
    found, melds = arranged(rules, hand), card_melds(rules)
    lying = [meld.cards for meld in view.table]
    fitting = sum(rules.values.of(face) for face in found.left if any(melds.extensions(m) >> face & 1 for m in lying))
    held = found.deadwood - fitting
    laid = found.value + fitting if of_loose(rules) < 0 else 0
    return laid - held * (taste.late if fewest_held(view) <= ABOUT_TO_GO_OUT else taste.early)
