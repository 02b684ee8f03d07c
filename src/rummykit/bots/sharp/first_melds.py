"""Sharp where melds of several packs with jokers are laid after a first meld, by its worth or by a contract: playouts.

The kernel plays on from the deals that choices leave, on hands that the others may hold.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Final

from rummykit.bots.budget import Budget
from rummykit.bots.cards import arranged, promise
from rummykit.bots.steady import steady
from rummykit.cards import PRINTED_JOKER, Face
from rummykit.hands import distinct, of
from rummykit.play.actions import Action, Buy, Discard, Draw, LayOff, Meld, Open, Pass, Swap
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.playout.laid_cards import PHASES, laid_choices
from rummykit.playout.laid_sheet import knows_laid
from rummykit.rules import Rules

DISCARDS: Final = 8
"""Discards that are tried, and how many where something can be laid."""
DISCARDS_INSTEAD: Final = 3
LAYS: Final = 5
"""Other melds, lay-offs and exchanges that are tried."""
LOOKED_AT: Final = 200
"""Legal actions that are looked at; a hand can have thousands of first melds."""


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The next action of the turn; None for other sheets."""
    rules = rules.for_deal(view.scheduled)
    if view.seat is None or view.phase not in PHASES or rules.opening is None or not knows_laid(rules, len(view.order)):
        return None
    usual = steady(rules, view, chance)
    actions = worth_a_try(rules, view, usual)
    if len(actions) == 1:
        return usual
    choices = laid_choices(rules, view, actions)
    assert choices is not None
    if not choices.known()[0]:
        return usual
    if not all(choices.known()):
        actions = [action for action, known in zip(actions, choices.known(), strict=True) if known]
        choices = laid_choices(rules, view, actions)
        assert choices is not None
    best, _ = choices.search(
        playouts=budget.playouts or 0,
        seconds=budget.seconds,
        seed=chance.getrandbits(64),
    )
    return actions[best]


def worth_a_try(rules: Rules, view: View, usual: Action) -> list[Action]:
    """The actions that are weighed: the usual one first, then others of the legal ones that are worth a try."""
    deal = Deal.from_view(rules, view)
    actions = [action for action in islice(deal.legal_actions(), LOOKED_AT) if action != usual]
    if view.phase != "play":
        return [usual, *(action for action in actions if isinstance(action, Draw | Buy | Pass))]
    left = arranged(rules, view.hand).left

    def sooner(action: Discard) -> tuple[bool, int, Face]:
        card = action.card
        worth = rules.values.of(card) - promise(rules, card, view.hand)
        return card in left, worth, card

    faces = [face for face in distinct(of(view.hand)) if face != PRINTED_JOKER]
    discards = [each for each in map(Discard, faces) if each != usual and deal.can(each)]
    discards.sort(key=sooner, reverse=True)
    lays = [each for each in actions if isinstance(each, Meld | Open | Swap | LayOff)]
    most = DISCARDS if isinstance(usual, Discard) else DISCARDS_INSTEAD
    return [usual, *lays[:LAYS], *discards[:most]]
