"""The choices that a position asks for, and what a player can count of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rummykit import hands
from rummykit.cards import Face, Faces
from rummykit.lessons.goals import deadwood
from rummykit.lessons.lesson import Choice
from rummykit.melds.meld import from_hand
from rummykit.play.actions import (
    Action,
    Discard,
    Draw,
    Drop,
    GoOut,
    Knock,
    LayOff,
    Meld,
    Open,
    Pass,
    Rearrange,
)
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds, indicated_in
from rummykit.play.view import View
from rummykit.rules.families import GameFamily


def choice_asked(deal: Deal) -> Choice | None:
    """What a position asks, by what is legal; of several things, the first."""
    return next(choices_asked(deal), None)


def choices_asked(deal: Deal) -> Iterator[Choice]:
    """What a position asks, by what is legal."""
    legal = tuple(deal.legal_actions())
    kinds = {type(action) for action in legal}
    if deal.rules.rearranges:
        if {Pass, Rearrange} <= kinds:
            yield "lay"
        return
    sources = {action.source for action in legal if isinstance(action, Draw)}
    if Drop in kinds and sources:
        yield "drop"
    if "discard" in sources and (Pass in kinds or "stock" in sources):
        yield "draw"
    elif Knock in kinds and Discard in kinds:
        yield "knock"
    elif GoOut not in kinds and kinds & {Meld, LayOff, Open} and Discard in kinds:
        yield "lay"
    elif kinds == {Discard}:
        yield "discard"


def chosen(choice: Choice, action: Action) -> str | None:
    """What an action chooses: actions with the same text choose the same; None for what is not asked."""
    if choice == "discard":
        return str(action) if isinstance(action, Discard) else None
    if choice == "knock":
        return "yes" if isinstance(action, Knock) else "no" if isinstance(action, Discard) else None
    if choice == "draw":
        takes = isinstance(action, Draw) and action.source == "discard"
        return "yes" if takes else "no" if isinstance(action, Draw | Pass) else None
    if choice == "drop":
        return "yes" if isinstance(action, Drop) else "no" if isinstance(action, Draw) else None
    if isinstance(action, Rearrange | Meld | LayOff | Open | GoOut):
        return "yes"
    return "no" if isinstance(action, Pass | Discard) else None


def counted(choice: Choice, deal: Deal, action: Action) -> dict[str, int]:
    """What a player can count of a choice.

    `unseen`: cards that the player has not seen. `helps`: those of them that would put loose cards of the hand into a
    meld. `left`: points outside melds. `uses`: pairs of unseen cards that make a meld with the discard. `mine` and
    `theirs`: cards or tiles that both hold. `stock`: cards in the stock.
    """
    view = deal.view(deal.turn)
    if choice == "lay":
        return {"mine": len(view.hand), "theirs": sum(view.counts) - len(view.hand)}
    unseen = unseen_cards(deal, view)
    said = {"unseen": unseen.total(), "stock": view.stock}
    hand = view.hand
    if isinstance(action, Discard):
        hand = without(hand, action.card)
        said["uses"] = uses(deal, unseen, action.card)
    if choice == "draw":
        if isinstance(action, Draw) and action.source == "discard":
            hand = best_after(deal, (*hand, view.discard_pile[-1]))
    elif choice == "knock":
        hand = best_after(deal, view.hand)
    return said | {"left": loose(deal, hand), "helps": helps(deal, unseen, hand)}


def unseen_cards(deal: Deal, view: View) -> Counter[Face]:
    """The cards that a seat has not seen; those it saw another seat take count as seen no more."""
    seen = (*view.hand, *view.discard_pile, *(face for meld in view.table for face in meld.cards))
    return Counter(deal.rules.pack_for(len(view.order)).faces()) - Counter(seen)


def loose(deal: Deal, hand: Faces) -> int:
    """The points of a hand outside melds; of a rack that goes out as a whole, the tiles that it lacks."""
    if deal.rules.family is GameFamily.HELD_TILES:
        return indicated_in(deal.rules, deal._state.wild).away(hand, deal.rules.deal.hand)
    return deadwood(deal, hands.of(hand))


def helps(deal: Deal, unseen: Counter[Face], hand: Faces) -> int:
    """The unseen cards that put loose cards of a hand into a new meld."""
    now = loose(deal, hand)
    return sum(many for face, many in unseen.items() if loose(deal, (*hand, face)) < now)


def uses(deal: Deal, unseen: Counter[Face], card: Face) -> int:
    """The pairs of unseen cards that make a meld with a discard."""
    melds = card_melds(deal.rules).within(hands.of((*unseen.elements(), card)))
    return sum(len(meld) == 3 and card in from_hand(meld) for meld in melds)


def best_after(deal: Deal, hand: Faces) -> Faces:
    """What is left of a hand after the discard that leaves the fewest points outside melds."""
    return min((without(hand, face) for face in dict.fromkeys(hand)), key=lambda kept: loose(deal, kept))


def without(hand: Faces, card: Face) -> Faces:
    """A hand without one card."""
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])
