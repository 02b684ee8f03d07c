"""Sharp where melds are laid on the table, or the winner of a whole hand is paid what others hold: playouts.

The playouts go on as a quick player of the kernel would, on hands that the others may hold.
"""

from __future__ import annotations

from random import Random

from rummykit import hands
from rummykit.bots.budget import Budget
from rummykit.play.actions import Action, Discard
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.playout.card_deal import notes_of
from rummykit.playout.seen_cards import lays, seen_cards
from rummykit.rules import CallWindow, Draw, HandsToWinner, Play, Rules, StakePayments


def _is_searched(rules: Rules) -> bool:
    """Whether melds are laid, or points are paid; other whole hands have a better search."""
    draw = rules.step(Draw)
    grows = draw is not None and draw.discard_pile == "top_and_second"
    pays = isinstance(rules.scoring, HandsToWinner | StakePayments)
    return lays(rules) and not grows and (pays or rules.step(Play) is not None)


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The next action of the turn; None for other sheets, and where a discard has just been called."""
    seen = seen_cards(rules, view) if _is_searched(rules) else None
    if seen is None:
        return None
    actions = list(Deal.from_view(rules, view).legal_actions())
    if len(actions) == 1:
        return actions[0]
    if rules.step(CallWindow) is not None and all(isinstance(action, Discard) for action in actions):
        return None
    number, _ = seen.search(
        playouts=budget.playouts or 0,
        seconds=budget.seconds,
        seed=chance.getrandbits(64),
    )
    return notes_of(rules).action(number, hands.of(view.hand), [meld.cards for meld in view.table])
