"""How people err: they overlook what could be laid off, keep pairs for too long, and knock too late.

Nobody here throws a card of a finished meld, a wild card or one that costs a penalty, breaks a rule, or does not see
that the game is won.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from rummykit.bots import few_sets, sides
from rummykit.bots.few_sets import Eyes
from rummykit.cards import Face, Faces, colour_of, number_of
from rummykit.play.actions import (
    Action,
    Claim,
    Discard,
    Draw,
    Drop,
    Knock,
    LayOff,
    Meld,
    Open,
    Pass,
    Swap,
    TakePile,
)
from rummykit.play.deal import Deal
from rummykit.play.melds import is_wild
from rummykit.play.offers import offer
from rummykit.play.steps.side_rules import SideRules
from rummykit.play.view import View
from rummykit.rules import Rules, steps

Plays: TypeAlias = Callable[[Rules, View, Random], Action]

OBVIOUS = 0.25
"""How much rarer it is that somebody overlooks a discard that makes a meld with two cards of the hand as they are."""
FEW_LEFT = 2
"""With so few cards in the hand everybody looks twice."""
A_TURN = 20
"""More actions than a turn has."""


class Slips(NamedTuple):
    """How often somebody errs, as chances of each decision, and what they see of a table that everybody rearranges.

    `overlooks` a first meld, a card that can be laid off or exchanged, or a discard that helps; `clings` to pairs and
    neighbours, however much they count; `tempted` by a discard that only makes a pair; `waits` with a knock that is
    worth it; `stays` in with a hand that is better dropped; `spends` what could take a pile, by laying all it can.
    """

    overlooks: float
    clings: float
    tempted: float
    waits: float
    stays: float
    spends: float
    eyes: Eyes


BEGINNER = Slips(0.4, 0.9, 0.35, 0.5, 1.0, 1.0, Eyes(sets=1, one=0.75, several=0.4, keeps_jokers=False))
EASY = Slips(0.15, 0.4, 0.1, 0.25, 0.5, 0.75, Eyes(sets=2, one=0.95, several=0.7, keeps_jokers=True))


def erring(rules: Rules, view: View, chance: Random, slips: Slips, plays: Plays) -> Action:
    """What `plays` would do, or what somebody does who errs in this way."""
    if rules.rearranges:
        return few_sets.play(rules, view, chance, slips.eyes)
    action = plays(rules, view, chance)
    deal = Deal.from_view(rules, view)
    instead: Action | None = None
    match action:
        case Draw(source="discard") | TakePile() | Claim() if chance.random() < slips.overlooks * _hidden(rules, view):
            instead = _unseen_discard(deal)
        case Draw(source="stock") if chance.random() < slips.tempted:
            instead = _tempting(rules, view, deal)
        case LayOff() | Swap() if len(view.hand) > FEW_LEFT and chance.random() < slips.overlooks:
            instead = _rest_of_turn(rules, view, chance, deal, action, plays)
        case Open() if chance.random() < slips.overlooks:
            instead = _rest_of_turn(rules, view, chance, deal, action, plays)
        case Knock() if chance.random() < slips.waits:
            instead = thrown(rules, view, deal, cautious=True)
        case Drop() if chance.random() < slips.stays:
            instead = next((each for each in deal.legal_actions() if each == Draw("stock")), None)
        case Discard() if (
            _takes_piles(rules) and chance.random() < slips.spends and (more := _more_to_lay(rules, view))
        ):
            instead = more
        case Discard() if len(view.hand) > FEW_LEFT and chance.random() < slips.clings:
            instead = thrown(rules, view, deal)
    return action if instead is None else instead


def _hidden(rules: Rules, view: View) -> float:
    """How much harder than obvious it is to see that the top discard helps, from 0 to 1."""
    top = view.discard_pile[-1:]
    return OBVIOUS if top and _in_meld(rules, top[0], (*view.hand, *top)) else 1.0


def _unseen_discard(deal: Deal) -> Action | None:
    """What is done by somebody who does not see that the discard helps."""
    actions = list(deal.legal_actions())
    return next((action for action in (Draw("stock"), Pass()) if action in actions), None)


def _tempting(rules: Rules, view: View, deal: Deal) -> Action | None:
    """The discard on top, if it makes a pair or has a neighbour in the hand and nothing is owed for it."""
    take = Draw("discard")
    if not view.discard_pile or not deal.can(take):
        return None
    after = deal.clone()
    after.play(take)
    top = view.discard_pile[-1]
    if after.turn != view.seat or after.view(view.seat).must_play is not None or is_wild(rules, top, view.wild):
        return None
    return take if _partners(rules, top, view.hand) else None


def _rest_of_turn(
    rules: Rules, view: View, chance: Random, deal: Deal, action: Action, plays: Plays
) -> Discard | Pass | None:
    """How the turn ends if this is not laid: with the discard that would have come after it."""
    assert view.seat is not None
    after = deal.clone()
    for _ in range(A_TURN):
        after.play(action)
        if after.result is not None or after.turn != view.seat or len(after.view(view.seat).hand) <= FEW_LEFT:
            return None
        action = plays(rules, after.view(view.seat), chance)
        if isinstance(action, Discard | Pass):
            return action if deal.can(action) else None
        if not isinstance(action, LayOff | Swap | Meld | Open):
            return None
    return None


def _takes_piles(rules: Rules) -> bool:
    """Whether groups of the hand take a pile, which grows all the time."""
    return rules.runs is None and rules.step(steps.TakePile) is not None


def _more_to_lay(rules: Rules, view: View) -> Action | None:
    """What else somebody lays after the first meld who wants it all on the table, and keeps nothing to take a pile."""
    assert view.seat is not None
    if not view.opened[view.seat]:
        return None
    deal, side = Deal.from_view(rules, view), SideRules(rules)
    laid = sides.in_order(side, sides.planned(rules, deal, view, side))
    return next((action for action in laid if deal.can(action)), None)


def thrown(rules: Rules, view: View, deal: Deal, *, cautious: bool = False) -> Discard | None:
    """The dearest of the cards that have the fewest partners in the hand, whatever the partners count.

    None if only cards of melds, wild cards, and those that cost a penalty could go; `cautious` keeps as many partners
    as can be, but lets the dearest go first.
    """
    careless = offer(deal).careless
    loose = [
        action.card
        for action in deal.legal_actions()
        if isinstance(action, Discard)
        and not is_wild(rules, action.card, view.wild)
        and action.card not in careless
        and not _in_meld(rules, action.card, view.hand)
    ]
    if not loose:
        return None

    def spared(card: Face) -> tuple[int, int, Face]:
        partners, value = -_partners(rules, card, _rest(view.hand, card)), rules.values.of(card)
        return (value, partners, card) if cautious else (partners, value, card)

    return Discard(max(loose, key=spared))


def _rest(hand: Faces, card: Face) -> Sequence[Face]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _partners(rules: Rules, card: Face, others: Sequence[Face]) -> int:
    """How many cards are of the same rank, or next to it or next but one in its suit, as far as these make melds."""
    alike = [other for other in others if rules.groups is not None and number_of(other) == number_of(card)]
    near = [
        other
        for other in others
        if rules.runs is not None
        and colour_of(other) == colour_of(card)
        and abs(number_of(other) - number_of(card)) <= 2
        and other not in alike
    ]
    return len(alike) + len(near)


def _in_meld(rules: Rules, card: Face, hand: Faces) -> bool:
    """Whether the card is one of three of a rank, or one of three in a row of its suit, as far as these make melds."""
    if rules.groups is not None and sum(number_of(other) == number_of(card) for other in hand) >= 3:
        return True
    if rules.runs is None:
        return False
    row = {number_of(other) for other in hand if colour_of(other) == colour_of(card)}
    number = number_of(card)
    return any(all(first + step in row for step in range(3)) for first in (number - 2, number - 1, number))
