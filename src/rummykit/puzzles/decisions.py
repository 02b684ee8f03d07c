"""What the choices of a decision are, and what a player can count of each."""

from __future__ import annotations

from collections import Counter

from rummykit import hands
from rummykit.cards import Face, Faces
from rummykit.lessons.goals import deadwood
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Discard, Draw, GoOut, Knock, LayOff, Meld, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.view import View
from rummykit.puzzles.puzzle import ChoiceValue, Puzzle, Theme


def choice_of(theme: Theme, action: Action) -> str | None:
    """The choice that an action makes: actions with the same text are one choice; None for what is not asked."""
    if theme in ("keep", "safe_discard"):
        return str(action) if isinstance(action, Discard) else None
    if theme == "knock":
        return "yes" if isinstance(action, Knock) else "no" if isinstance(action, Discard) else None
    if theme == "upcard":
        takes = isinstance(action, Draw) and action.source == "discard"
        return "yes" if takes else "no" if isinstance(action, Draw | Pass) else None
    if isinstance(action, Rearrange | Meld | LayOff | GoOut):
        return "yes"
    return "no" if isinstance(action, Pass | Discard) else None


def values(puzzle: Puzzle, deal: Deal, action: Action) -> tuple[ChoiceValue, ...]:
    """The best choice of a decision and that of an action; the best and the next one if the action is the best."""
    choice = choice_of(puzzle.theme, action)
    found = [(figure, deal.read(figure.action)) for figure in puzzle.figures]
    made = [each for each in found[1:] if choice_of(puzzle.theme, each[1]) == choice]
    shown = (found[0], *(made or found[1:2]))
    return tuple(
        ChoiceValue(
            action=played, chance=figure.chance / 100, points=figure.points, counted=counted(puzzle.theme, deal, played)
        )
        for figure, played in shown
    )


def counted(theme: Theme, deal: Deal, action: Action) -> dict[str, int]:
    """What a player can count of a choice.

    `unseen`: cards that the player has not seen. `helps`: those of them that would put loose cards of the hand into a
    meld. `left`: points outside melds. `uses`: pairs of unseen cards that make a meld with the discard. `mine` and
    `theirs`: cards or tiles that both hold. `stock`: cards in the stock.
    """
    view = deal.view(deal.turn)
    if theme == "lay":
        return {"mine": len(view.hand), "theirs": sum(view.counts) - len(view.hand)}
    unseen = unseen_cards(deal, view)
    said = {"unseen": unseen.total(), "stock": view.stock}
    hand = view.hand
    if isinstance(action, Discard):
        hand = without(hand, action.card)
        said["uses"] = uses(deal, unseen, action.card)
    if theme == "upcard":
        if isinstance(action, Draw) and action.source == "discard":
            hand = best_after(deal, (*hand, view.discard_pile[-1]))
    elif theme == "knock":
        hand = best_after(deal, view.hand)
    return said | {"left": loose(deal, hand), "helps": helps(deal, unseen, hand)}


def unseen_cards(deal: Deal, view: View) -> Counter[Face]:
    """The cards that a seat has not seen; those it saw another seat take count as seen no more."""
    seen = (*view.hand, *view.discard_pile, *(face for meld in view.table for face in meld.cards))
    return Counter(deal.rules.pack_for(len(view.order)).faces()) - Counter(seen)


def loose(deal: Deal, hand: Faces) -> int:
    """The points of a hand outside melds."""
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
