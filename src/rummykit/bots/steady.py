"""Steady at a table of cards: like greedy, but it considers what may come, what others hold, and what they see.

It discards what it will miss least over many ways the deal may go on, which are short if somebody holds few cards. It
knocks as soon as that pays against the hands that others may have. Melds on which others could lay off stay in the hand
while nobody is about to go out. A joker is laid off when somebody holds few cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rummykit.bots import cards
from rummykit.bots.knowledge import is_faced, known, of_loose
from rummykit.bots.outlook import A_CARD, FUTURES, MOST_LOOKED_AT, Futures, Pricer, fewest_held, hands_of_others, unseen
from rummykit.cards import PRINTED_JOKER, Face
from rummykit.match.price import Tally
from rummykit.match.score import price
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Discard, Knock, LayOff, Meld
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.result import Result
from rummykit.play.view import View
from rummykit.rules import Play, Rules

DRAWS_A_CARD = 0.3
"""Draws that are still to come for each card in the smallest hand of the others."""
DRAWS_BEFORE_A_KNOCK = 2.0
FEW_CARDS = 4
"""A hand with this many cards will hardly need as many turns."""
ABOUT_TO_GO_OUT = 3
"""A hand with this many cards may go out in its next turn."""


def steady(rules: Rules, view: View, chance: Random) -> Action:
    """The next action.

    It is greedy's in a last turn, if the hand has wild cards or is too large to look ahead, and where a card drawn does
    not come to the hand.
    """
    action = cards.greedy(rules, view)
    if view.phase != "play" or view.finisher is not None or len(view.hand) > MOST_LOOKED_AT or is_faced(rules):
        return action
    deal = Deal.from_view(rules, view)
    actions = list(deal.legal_actions())
    if rules.wilds is not None:
        return _lay_off_joker(view, actions) or action if isinstance(action, Discard) else action
    if isinstance(action, Meld | LayOff) and _keeps_melds(rules, view):
        action = _lay_off_loose(rules, view, actions) or next((a for a in actions if isinstance(a, Discard)), action)
    if rules.scoring.compared and Knock() in actions:
        return Knock() if _knock_pays(rules, view, chance) else _discard(rules, deal, view, actions, chance)
    return _discard(rules, deal, view, actions, chance) if isinstance(action, Discard) else action


# --- what is laid


def fitting(rules: Rules, view: View) -> frozenset[Face]:
    """The faces that can be laid off on the table."""
    melds = card_melds(rules)
    faces = 0
    for meld in view.table:
        faces |= melds.extensions(meld.cards)
    return frozenset(face for face in range(52) if faces >> face & 1)


def _keeps_melds(rules: Rules, view: View) -> bool:
    """Whether melds stay in the hand: others could lay off on them, and no seat is about to go out."""
    exposed = any(isinstance(step, Play) and step.lay_off == "any" for step in rules.turn)
    if not exposed or not known(rules).to_winner or view.must_play is not None:
        return False
    fits = fitting(rules, view)
    loose = [face for face in cards.arranged(rules, view.hand).left if face not in fits]
    return len(loose) > 1 and fewest_held(view) > ABOUT_TO_GO_OUT


def _lay_off_loose(rules: Rules, view: View, actions: Sequence[Action]) -> Action | None:
    """The most expensive card that fits the table and is in no meld of the hand."""
    loose = cards.arranged(rules, view.hand).left
    offs = [action for action in actions if isinstance(action, LayOff) and action.cards[0] in loose]
    return max(offs, key=lambda each: rules.values.of(each.cards[0]), default=None)


def _lay_off_joker(view: View, actions: Sequence[Action]) -> Action | None:
    """A joker on any meld that takes it, once somebody holds few cards: it is expensive and no longer useful."""
    if PRINTED_JOKER not in view.hand or fewest_held(view) > FEW_CARDS:
        return None
    offs = [action for action in actions if isinstance(action, LayOff)]
    return next((action for action in offs if PRINTED_JOKER in from_hand(action.cards)), None)


# --- the end of the turn


def _discard(rules: Rules, deal: Deal, view: View, actions: Sequence[Action], chance: Random) -> Action:
    """The card that will be missed least; among equals, the most expensive.

    Where cards count when they are laid, the one that others could lay with the pile stays, too.
    """
    loose = [action.card for action in actions if isinstance(action, Discard)]
    if not loose:
        return actions[0]
    loose = cards.without_penalty(rules, deal, loose)
    if of_loose(rules) < 0:
        return Discard(cards.least_useful(rules, view.hand, loose, view.discard_pile))
    compared = rules.scoring.compared
    draws = DRAWS_BEFORE_A_KNOCK if compared else DRAWS_A_CARD * fewest_held(view)
    if view.turns_left is not None:
        draws = min(draws, view.turns_left - 1)
    futures = Futures(rules, unseen(rules, view), draws, fitting(rules, view), 0 if compared else A_CARD, chance)

    def missed(card: Face) -> tuple[float, int, Face]:
        left = list(view.hand)
        left.remove(card)
        return futures.cost(left), -rules.values.of(card), card

    return Discard(min(loose, key=missed))


def _knock_pays(rules: Rules, view: View, chance: Random) -> bool:
    """Whether a knock wins points on average over the hands that others may hold."""
    assert view.seat is not None
    pricer, live, players = Pricer(rules), unseen(rules, view), len(view.counts)
    own = pricer.price(view.hand, 1)
    knocked = Result(
        kind="knocked",
        winner=view.seat,
        hands=((),) * players,
        first=view.starter,
        order=view.order,
        turns=view.turn_number,
    )
    gain = 0.0
    for _ in range(FUTURES):
        held = [own] * players
        for seat, hand, spare in hands_of_others(view, live, chance):
            held[seat] = pricer.price(hand, spare)
        points = price(rules, knocked, Tally(tuple(held))).points
        gain += points[view.seat] - (sum(points) - points[view.seat]) / (players - 1)
    return gain > 0
