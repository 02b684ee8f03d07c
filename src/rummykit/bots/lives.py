"""Bots with two lives: a pure sequence before anything else, then another, then every card in a group."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face, colour_of, number_of
from rummykit.hands import Hand
from rummykit.melds.cut_joker import made_wild
from rummykit.melds.lives import Lives
from rummykit.melds.pures import Pures
from rummykit.play.actions import Action, Declare, Discard, Draw, Drop
from rummykit.play.deal import Deal
from rummykit.play.melds import lives_in
from rummykit.play.view import View
from rummykit.rules import CardValues, Rules

CARD, LIFE, STEADY_LIFE = 10, 25, 120
"""What a card in no group costs in the eyes of these bots, and to be without the first life; half of that without the
second. Steady would rather have the first life than anything else, for without it every card counts."""

HOPELESS = 85
"""A hand with neither a pure sequence nor a wild card is dropped before the first draw from this many points on."""


FEW_WILD = 1
"""Where three pure sequences are wanted, a hand with none and so few wild cards is dropped before the first draw."""


def greedy(rules: Rules, view: View) -> Action:
    """The next action of the turn: drop a hopeless hand, draw what helps, declare, discard what helps least."""
    return _play(rules, view, LIFE)


def steady(rules: Rules, view: View) -> Action:
    """The same, but more intent on the lives."""
    return _play(rules, view, STEADY_LIFE)


def _play(rules: Rules, view: View, life: int) -> Action:
    actions = list(Deal.from_view(rules, view).legal_actions())
    if view.phase == "draw":
        assert view.seat is not None
        if not view.draws[view.seat] and Drop() in actions and hopeless(rules, view):
            return Drop()
        return drawn(rules, view, actions, life)
    counting, hand = card_counting(rules, view.wild), hands.of(view.hand)
    for action in actions:
        if isinstance(action, Declare):
            return action
    discards = [action.card for action in actions if isinstance(action, Discard)]
    return Discard(_least_useful(rules, counting, view.wild, hand, discards, life))


def drawn(rules: Rules, view: View, actions: Sequence[Action], life: int = STEADY_LIFE) -> Action:
    """The upcard if it helps, else the stock."""
    counting, hand = card_counting(rules, view.wild), hands.of(view.hand)
    if Draw("discard") in actions and _helps(counting, view.wild, hand, view.discard_pile[-1], life):
        return Draw("discard")
    return next((action for action in actions if action == Draw("stock")), actions[-1])


@lru_cache(maxsize=64)
def card_counting(rules: Rules, wild: int) -> Lives:
    """The lives with every card worth one, so that they count cards."""
    return lives_in(replace(rules, values=CardValues(count_cards=True)), wild)


def hopeless(rules: Rules, view: View) -> bool:
    """Whether a hand has neither a pure sequence nor a wild card, and many points."""
    lives, hand = lives_in(rules, view.wild), hands.of(view.hand)
    wild = sum(_is_wild(face, view.wild) for face in view.hand)
    if isinstance(lives, Pures):
        return wild <= FEW_WILD and not lives.best(hand).groups
    if wild or lives.best(hand).status != "no_first_life":
        return False
    return lives.points(hand) >= HOPELESS


def _outlook(counting: Lives, wild: int, hand: Hand, life: int) -> int:
    """How far the hand is from a show; less is better."""
    found = counting.best(hand)
    if found.status in ("valid_show", "both_lives", "three_pure"):
        cost, lone = CARD * found.points, found.left
    elif isinstance(counting, Pures):
        cost, lone = CARD * counting.loose(hand) + life * counting.missing(found), hands.faces(hand)
    else:
        cost, lone = CARD * counting.loose(hand) + life // 2, hands.faces(hand)
        if found.status == "no_first_life":
            cost += life
    natural = [face for face in lone if not _is_wild(face, wild)]
    return 10 * cost - sum(_prospects(face, natural) for face in natural)


def _helps(counting: Lives, wild: int, hand: Hand, card: Face, life: int) -> bool:
    """Whether the upcard makes the hand better by a card or a life, once another card is gone for it."""
    more = hands.add(hand, card)
    rest = [hands.remove(more, each) for each in hands.distinct(more) if each != card]
    best = min(_outlook(counting, wild, each, life) for each in rest)
    return best <= _outlook(counting, wild, hand, life) - 10 * CARD // 2


def _least_useful(rules: Rules, counting: Lives, wild: int, hand: Hand, discards: Sequence[Face], life: int) -> Face:
    """The card whose loss hurts least; among equals, the most expensive; a wild card last of all."""
    return min(
        discards,
        key=lambda card: (
            _is_wild(card, wild),
            _outlook(counting, wild, hands.remove(hand, card), life) - rules.values.of(card),
            card,
        ),
    )


def likely(rules: Rules, view: View, cards: Sequence[Face]) -> list[Face]:
    """These cards of the hand, those first whose loss steady thinks hurts least."""
    counting, hand = card_counting(rules, view.wild), hands.of(view.hand)
    return sorted(
        cards,
        key=lambda card: (
            _outlook(counting, view.wild, hands.remove(hand, card), STEADY_LIFE) - rules.values.of(card),
            card,
        ),
    )


def _is_wild(face: Face, wild: int) -> bool:
    return face == PRINTED_JOKER or face in made_wild(wild)


def _prospects(card: Face, others: Sequence[Face]) -> int:
    """How close a lone card is to a group: points for cards next to it in its suit or of its rank."""
    near = _near(card)
    return sum([near[other] for other in others])


@cache
def _near(card: Face) -> tuple[int, ...]:
    """The points that each card of the pack gives to one that is held."""
    return tuple(
        {1: 4, 2: 3, 11: 2, 12: 4}.get(abs(number_of(other) - number_of(card)), 0)
        if colour_of(other) == colour_of(card)
        else 2 * (number_of(other) == number_of(card))
        for other in range(PRINTED_JOKER)
    )
