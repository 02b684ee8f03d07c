"""Deals that look the same to one seat: what it cannot see is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import Any

from rummykit import hands
from rummykit.cards import Face, Faces
from rummykit.melds.meld import from_hand
from rummykit.play.actions import LayOff
from rummykit.play.deal import Deal
from rummykit.play.steps.knock_limit import KnockLimit
from rummykit.play.view import TableMeld

Shuffle = Callable[[MutableSequence[Any]], object]
"""Puts a list into any order, as `random.Random.shuffle` does."""


TRIES = 50
"""How often hidden cards are dealt before the seat to act keeps its own: few hands let it do what it is bound to do."""


def redeal_hidden(deal: Deal, seat: int, shuffle: Shuffle) -> Deal:
    """A copy of a deal in which stock, hands and second hands hold other cards, as far as `seat` cannot see them.

    The numbers of cards stay, and so does what everybody knows of a hand: discards that were taken, what a knocker
    shows, and all hands once the deal is over. Another seat that is to act can do so with its new hand. What one could
    only infer or remember is not kept: why a seat did not play, and the order of a discard pile that became the stock.
    """
    fixed = [_seen(deal, seat, other) for other in range(len(deal._state.hands))]
    if seat == deal.turn or deal.result is not None:
        return _dealt(deal, seat, fixed, shuffle)
    for _ in range(TRIES):
        twin = _dealt(deal, seat, fixed, shuffle)
        if _may_act(twin):
            return twin
    if deal._state.knocker == deal.turn and _made_to_knock(twin, fixed[deal.turn], shuffle):
        return twin
    fixed[deal.turn] = hands.faces(deal._state.hands[deal.turn], deal.rules.pack.family)
    return _dealt(deal, seat, fixed, shuffle)


def _seen(deal: Deal, seat: int, other: int) -> Faces:
    """The cards of another hand that a seat surely knows."""
    if other == seat or deal.result is not None:
        return hands.faces(deal._state.hands[other], deal.rules.pack.family)
    if other == deal._state.knocker and (open_hand := deal.view(seat).open_hand):
        return open_hand
    known = surely_held(deal._state.known[other], deal._state.table)
    if seat not in deal.order or other != deal._state.after(seat):
        return known
    return (*known, *deal._state.still_handed(seat))


def _dealt(deal: Deal, seat: int, fixed: Sequence[Faces], shuffle: Shuffle) -> Deal:
    """A copy in which everything that `seat` cannot see is dealt anew but the `fixed` cards of each hand."""
    twin = deal.clone()
    family = deal.rules.pack.family
    loose: list[Face] = list(deal._state.stock)
    for hand, stays in zip(deal._state.hands, fixed, strict=True):
        loose += hands.faces(hands.minus(hand, hands.of(stays)), family)
    loose += [face for second in deal._state.second_hands for face in second]
    lies = [at != seat and bool(cards) for at, cards in enumerate(deal._state.put_down)]
    loose += [face for unseen, cards in zip(lies, deal._state.put_down, strict=True) if unseen for face in cards]
    shuffle(loose)
    held = []
    for hand, stays in zip(deal._state.hands, fixed, strict=True):
        missing = hands.size(hand) - len(stays)
        held.append(hands.of((*stays, *[loose.pop() for _ in range(missing)])))
    lying = [tuple(loose.pop() for _ in second) for second in deal._state.second_hands]
    down = [(loose.pop(),) if unseen else cards for unseen, cards in zip(lies, deal._state.put_down, strict=True)]
    twin.edit(hands=held, second_hands=lying, put_down=down, stock=loose)
    return twin


def _may_act(deal: Deal) -> bool:
    """Whether the seat to act has anything to do; after a knock, whether it has a card that fits."""
    legal = deal.legal_actions()
    return any(True for _ in legal) and (deal.phase != "lay_off" or any(isinstance(each, LayOff) for each in legal))


def _made_to_knock(deal: Deal, stays: Faces, shuffle: Shuffle) -> bool:
    """Exchange cards of the seat to act for cards of the stock while its deadwood falls, until its knock is legal."""
    deadwood = KnockLimit(deal.rules).deadwood
    assert deadwood is not None
    own, stock = list(hands.faces(hands.minus(deal._state.hands[deal.turn], hands.of(stays)))), list(deal._state.stock)
    least: int | None = None
    for _ in range(10 * TRIES):
        shuffle(own)
        shuffle(stock)
        own[0], stock[0] = stock[0], own[0]
        hand = hands.of((*stays, *own))
        left = deadwood(hand, discard=True)
        if least is not None and left > least:
            own[0], stock[0] = stock[0], own[0]
            continue
        least = left
        deal.edit(
            hands=[hand if at == deal.turn else held for at, held in enumerate(deal._state.hands)], stock=stock.copy()
        )
        if _may_act(deal):
            return True
    return False


def surely_held(known: Faces, table: Iterable[TableMeld]) -> Faces:
    """Of the discards a seat took, those it must still hold: no copy of them is on the table, where it could be."""
    if not known:
        return ()
    lie = Counter(from_hand(tuple(face for meld in table for face in meld.cards)))
    return tuple(sorted((Counter(known) - lie).elements()))
