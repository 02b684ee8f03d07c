"""Sharp in games of sides: playouts of the kernel on hands that the others may hold."""

from __future__ import annotations

from itertools import chain, islice
from random import Random
from typing import Final

from rummykit.bots import side_runs, side_steady
from rummykit.bots.budget import Budget
from rummykit.cards import PRINTED_JOKER, Face, number_of
from rummykit.play.actions import Action, AskToGoOut, Discard, Draw, LayOff, Meld, Open, Pass, TakePile
from rummykit.play.deal import Deal
from rummykit.play.steps.side_rules import SideRules
from rummykit.play.view import View
from rummykit.playout.side_cards import knows_side, side_choices
from rummykit.rules import Rules

DISCARDS: Final = 10
"""Discards that are tried, and how many where something can be laid."""
DISCARDS_INSTEAD: Final = 4
LAYS: Final = 6
"""Other groups and lay-offs that are tried."""
TAKES: Final = 3
LOOKED_AT: Final = 200
"""Legal actions that are looked at; a large hand has thousands of groups."""


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The next action of the turn; None for other sheets and positions."""
    rules = rules.for_deal(view.scheduled)
    if not knows_side(rules, view):
        return None
    usual = side_steady.steady(rules, view) if rules.runs is None else side_runs.greedy(rules, view)
    actions = worth_a_try(rules, view, usual)
    if len(actions) == 1:
        return actions[0]
    choices = side_choices(rules, view, actions)
    assert choices is not None
    best, _ = choices.search(
        playouts=budget.playouts or 0,
        seconds=budget.seconds,
        seed=chance.getrandbits(64),
    )
    return actions[best]


def worth_a_try(rules: Rules, view: View, usual: Action) -> list[Action]:
    """The actions that are weighed: the usual one first, then others of the legal ones that are worth a try."""
    deal, side = Deal.from_view(rules, view), SideRules(rules)
    others = [action for action in islice(deal.legal_actions(), LOOKED_AT) if action != usual]
    if view.phase == "draw":
        takes = sorted((each for each in others if isinstance(each, TakePile)), key=lambda each: _spent(side, each))
        return [usual, *takes[:TAKES], *(each for each in others if isinstance(each, Draw | Pass))]
    lays = sorted(
        (each for each in others if isinstance(each, Meld | Open | LayOff)), key=lambda each: _spent(side, each)
    )
    asks = [each for each in others if isinstance(each, AskToGoOut)]
    tells = _rank if rules.runs is None else _face
    kinds: dict[int, Discard] = {}
    for face in view.hand:
        if tells(face) not in kinds and Discard(face) != usual and deal.can(Discard(face)):
            kinds[tells(face)] = Discard(face)
    if isinstance(usual, Discard):
        kinds.pop(tells(usual.card), None)
    discards = sorted(kinds.values(), key=lambda each: _rarity(side, view, each.card))
    return [usual, *asks, *lays[:LAYS], *discards[: DISCARDS if isinstance(usual, Discard) else DISCARDS_INSTEAD]]


def _face(face: Face) -> int:
    """What tells cards apart where suits matter."""
    return face


def _rank(face: Face) -> int:
    """What tells cards apart where they do not."""
    return 0 if face == PRINTED_JOKER else number_of(face)


def _spent(side: SideRules, action: TakePile | Meld | Open | LayOff) -> tuple[int, int]:
    """The wild cards and then the cards, fewest of either first, but for the cards of a new group: the most first."""
    cards = action.cards
    if isinstance(action, TakePile):
        cards = (*cards, *chain.from_iterable(action.more))
    wild = sum(face in side.melds.wild_faces for face in cards)
    return wild, -len(cards) if isinstance(action, Meld) else len(cards)


def _rarity(side: SideRules, view: View, face: Face) -> tuple[bool, int, int]:
    """Wild cards last, then those of which the hand has many."""
    alike = sum(_rank(other) == _rank(face) for other in view.hand)
    return face in side.melds.wild_faces, alike, side.melds.worth(face)
