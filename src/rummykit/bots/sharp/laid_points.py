"""Sharp where cards of several packs count for the player who lays them: what it keeps, and what it takes.

With so many players a deal is over after a few rounds. A dear card is worth less than its points while it is not laid,
and is to be thrown once somebody is about to go out; discards are taken for less, but as few useless ones as can be.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from rummykit.bots.budget import Budget
from rummykit.bots.cards import arranged, least_useful
from rummykit.bots.discards import Taste, best_taking
from rummykit.bots.knowledge import of_loose
from rummykit.bots.outlook import fewest_held
from rummykit.bots.steady import steady
from rummykit.cards import Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.play.actions import Action, Discard, Draw
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import CardsLaid, CardValues, DealOut, Play, Rules, Start, Stock
from rummykit.rules import Discard as DiscardStep
from rummykit.rules import Draw as DrawStep

TASTE: Final = Taste(early=0.25, late=0.5, stock=0)
A_POINT: Final = -0.6
"""What a point counts for a discard; less than nothing, because the card may still be laid."""
A_POINT_LATE: Final = 0.5
"""What it counts when a hand of others is as small as this."""
ABOUT_TO_GO_OUT: Final = 2
READS: Final[Reads] = {
    Rules: ["deal", "groups", "more_packs", "pack", "runs", "scoring", "start", "stock", "turn", "values"],
    DrawStep: ("discard_pile", "card_goes"),
    Play: ("lay_off",),
    DiscardStep: ("time_up",),
    CardsLaid: ("low_ace", "out"),
    **dict.fromkeys((Pack, DealOut, Start, Stock, CardValues, Groups, Runs)),
}
"""The fields with which the search plays well; it leaves a sheet that sets any other to the bots without a search."""


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The next action of the turn; None for other sheets and numbers of players. It needs no playouts."""
    if not knows(rules) or rules.pack_for(len(view.order)).copies == 1:
        return None
    if view.phase == "draw":
        actions = list(Deal.from_view(rules, view).legal_actions())
        offered = [action for action in actions if isinstance(action, Draw) and action.source == "discard"]
        taking = best_taking(rules, view, offered, arranged, TASTE)
        return taking or next(action for action in actions if action not in offered)
    action = steady(rules, view, chance)
    if not isinstance(action, Discard):
        return action
    cards = [each.card for each in Deal.from_view(rules, view).legal_actions() if isinstance(each, Discard)]
    a_point = A_POINT_LATE if fewest_held(view) <= ABOUT_TO_GO_OUT else A_POINT
    return Discard(least_useful(rules, view.hand, cards, view.discard_pile, a_point))


@lru_cache(maxsize=64)
def knows(rules: Rules) -> bool:
    """Whether cards count for the player who lays them, and the pile is taken down to one of its cards."""
    draw = rules.step(DrawStep)
    takes = draw is not None and draw.discard_pile == "down_to_card"
    return takes and rules.step(Play) is not None and of_loose(rules) < 0 and reads_all(rules, READS)
