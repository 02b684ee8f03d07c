"""The question: is one action legal, in a game where each card taken from others needs a meld of its own?"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from rummykit.play.actions import Action, Discard, Draw
from rummykit.play.deal import Deal
from rummykit.play.view import Phase
from rummykit.referee.question import Malformed, PieceNames, Verdict, held, in_hand
from rummykit.rules import IllegalAction, Rules


class TakenTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hand before the action, and those of its cards that were taken from others."""

    hand: PieceNames
    taken_before: PieceNames
    action: list[Any]


def verdict(rules: Rules, asked: TakenTurn) -> Verdict:
    """`legal`."""
    hand, taken = in_hand(rules, asked.hand), held(rules, asked.taken_before)
    if not Counter(taken) <= Counter(hand):
        raise Malformed("impossible", "The cards taken before are in the hand.")
    action, phase, pile = _action(rules, asked.action)
    deal = Deal.position(rules, hands_held=[hand, ()], pile=pile, phase=phase, kept=[taken, ()])
    try:
        deal.check(action)
    except IllegalAction as refusal:
        return Verdict({"legal": False}, refusal)
    return Verdict({"legal": True})


def _action(rules: Rules, words: list[Any]) -> tuple[Action, Phase, tuple[int, ...]]:
    """The action, the step of the turn it belongs to, and the discard pile that it is about."""
    match words:
        case ["take_discard", str(name)]:
            return Draw("discard"), "draw", held(rules, [name])
        case ["discard", str(name)]:
            return Discard(held(rules, [name])[0]), "play", ()
    raise Malformed("malformed", 'The action is ["take_discard", card] or ["discard", card].')
