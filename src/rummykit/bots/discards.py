"""Taking cards out of the discard pile with all above them: what that brings, if the deal ended soon after."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rummykit.bots.knowledge import of_loose
from rummykit.bots.outlook import fewest_held
from rummykit.cards import Face
from rummykit.melds.arrange import Arrangement
from rummykit.play.actions import Draw
from rummykit.play.melds import card_melds
from rummykit.play.view import View
from rummykit.rules import Rules

A_STOCK_CARD = 4
"""Points that a card of the stock brings on average, which taking discards must exceed."""
HELD_EARLY = 0.4
"""How much a point in hand counts against a player while no other is about to go out; nothing where cards count when
they are laid, as most of them will be."""
ABOUT_TO_GO_OUT = 3


def best_taking(
    rules: Rules, view: View, offered: Sequence[Draw], arranged: Callable[[Rules, Sequence[Face]], Arrangement]
) -> Draw | None:
    """The cards worth most; None where a card of the stock is better than any of them."""
    usual = _worth(rules, view, view.hand, arranged)
    gains = {action: _worth(rules, view, (*view.hand, *taken(view, action)), arranged) - usual for action in offered}
    best = max(gains, key=lambda action: gains[action], default=None)
    return best if best is not None and (not view.stock or gains[best] > A_STOCK_CARD) else None


def taken(view: View, action: Draw) -> tuple[Face, ...]:
    """The cards that a draw from the pile takes: one, and all above it."""
    return view.discard_pile[action.place(view.discard_pile) :]


def _worth(
    rules: Rules, view: View, hand: Sequence[Face], arranged: Callable[[Rules, Sequence[Face]], Arrangement]
) -> float:
    """What the hand can lay, where that counts, less a part of what would be left of it."""
    found, melds = arranged(rules, hand), card_melds(rules)
    lying = [meld.cards for meld in view.table]
    fitting = sum(rules.values.of(face) for face in found.left if any(melds.extensions(m) >> face & 1 for m in lying))
    held = found.deadwood - fitting
    counts = of_loose(rules) < 0
    early = 0.0 if counts else HELD_EARLY
    laid = found.value + fitting if counts else 0
    return laid - held * (1.0 if fewest_held(view) <= ABOUT_TO_GO_OUT else early)
