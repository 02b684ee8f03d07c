"""The hint as a player of card games: `rummykit arena --game gin_rummy --bots bench.analysis_player:hint,steady`."""

from __future__ import annotations

from collections import Counter
from random import Random

from rummykit import hands
from rummykit.analysis import Analyser
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules


def hint(rules: Rules, view: View, chance: Random) -> Action:
    """What the hint button says, by the points of the deal."""
    return Analyser(_dealt(rules, view, chance)).hint()


def _dealt(rules: Rules, view: View, chance: Random) -> Deal:
    """A deal that the seat may be in: an analysis deals what it cannot see anew, but needs all cards of the pack."""
    deal = Deal.from_view(rules, view)
    seen = [*view.hand, *view.discard_pile, *(face for meld in view.table for face in meld.cards)]
    unseen = [*(Counter(rules.pack_for(len(view.counts)).faces()) - Counter(seen)).elements()]
    chance.shuffle(unseen)
    held = []
    for seat, count in enumerate(view.counts):
        held.append(hands.of(view.hand if seat == view.seat else [unseen.pop() for _ in range(count)]))
    deal.edit(hands=held, stock=unseen)
    return deal
