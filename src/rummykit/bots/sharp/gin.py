"""Sharp at games with a knock: many ways the deal may go on, and hands that the others may hold.

Where one of two knocks, it plans: it compares what hands come to on average over these ways. If the other seems to take
only what melds and to throw its dearest loose card, it plays deals on against such a player instead. Elsewhere it looks
one draw ahead and plays deals on; their hands are dealt so that what the others refused and threw away, and that nobody
has knocked yet, is likely.
"""

from __future__ import annotations

from random import Random

from rummykit import hands
from rummykit.bots.budget import Budget
from rummykit.bots.gin import forced
from rummykit.bots.memory import Memory
from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.playout.card_deal import notes_of
from rummykit.playout.seen_cards import knocks, seen_cards
from rummykit.rules import Rules


def search(rules: Rules, view: View, chance: Random, budget: Budget, memory: Memory | None = None) -> Action | None:
    """The next action of the turn; None for a sheet without a knock, or with words that the kernel does not know.

    With a `memory` it knows how the other of two played in the deals before.
    """
    if not knocks(rules):
        return None
    action = forced(rules, view)
    if action is not None:
        return action
    seen = seen_cards(rules, view)
    if seen is None:
        return None
    before = 0.0 if memory is None or len(view.order) > 2 else memory.recall(view.stock, seen.plainness())
    number, _ = seen.search(
        playouts=budget.playouts or 0,
        seconds=budget.seconds,
        seed=chance.getrandbits(64),
        plain_before=before,
    )
    return notes_of(rules).action(number, hands.of(view.hand), ())
