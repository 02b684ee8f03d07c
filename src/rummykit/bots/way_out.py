"""The way out: how a small hand can all be laid, but for a discard, in this turn."""

from __future__ import annotations

from rummykit import hands
from rummykit.cards import Faces
from rummykit.hands import Hand
from rummykit.play.actions import Action, Discard, LayOff, Meld, Swap
from rummykit.play.deal import Deal
from rummykit.play.view import View

MOST_HELD = 6
"""Cards of a hand that is looked at; a larger one seldom has a way out that laying what fits does not find."""
MOST_TRIED = 400
"""Positions that are looked at."""


def way_out(deal: Deal, view: View) -> Action | None:
    """The first of the actions that end the deal in this turn; None where there are none, or too many to try."""
    if not view.table or view.finisher is not None or len(view.hand) > MOST_HELD or deal._state.has_second(deal.turn):
        return None
    tried: set[tuple[Hand, tuple[Faces, ...]]] = set()
    waiting: list[tuple[Deal, Action | None]] = [(deal, None)]
    while waiting and len(tried) < MOST_TRIED:
        here, first = waiting.pop()
        few = hands.size(here._state.hands[here.turn]) == 1
        for action in list(here.legal_actions()):
            if not isinstance(action, Meld | LayOff | Swap) and not (few and isinstance(action, Discard)):
                continue
            after = here.clone()
            after.play(action)
            if after.result is not None and after.result.winner == view.seat:
                return first or action
            lies = (after._state.hands[after.turn], tuple(meld.cards for meld in after._state.table))
            if after.result is None and after.turn == view.seat and lies not in tried:
                tried.add(lies)
                waiting.append((after, first or action))
    return None
