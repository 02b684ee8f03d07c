"""Whatever may be laid from a small hand is listed, or what it leads to can be reached by listed actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from rummykit import Deal, games, hands
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Faces
from rummykit.melds.meld import from_hand
from rummykit.play.actions import LayOff, Meld, Swap
from rummykit.play.melds import neighbours
from rummykit.rules import Play
from tests.examples import seeds
from tests.properties.playing import assert_conserved
from tests.properties.walk import walk

MOST_HELD = 5
"""Cards of a hand for which everything that can be written is tried."""
LAYING = [id for id, sheet in games.SHEETS.items() if sheet.step(Play) is not None and not sheet.tiles_in_hand]


def written(cards: Faces, beside: Faces) -> Iterator[Faces]:
    """The ways to write cards: each joker as it is, or as a card that could lie with them and `beside` others."""
    stands = [PRINTED_JOKER, *(STANDING_FOR + face for face in set(neighbours((*cards, *beside))))]
    yield from product(*(stands if face == PRINTED_JOKER else [face] for face in cards))


def everything(deal: Deal) -> Iterator[Meld | LayOff]:
    """Every meld and lay-off that can be written with the cards of the hand and of the table."""
    hand, play = hands.faces(deal._state.hands[deal.turn]), deal.rules.step(Play)
    assert play is not None
    parts = [part for size in range(1, len(hand) + 1) for part in sorted(set(combinations(hand, size)))]
    lent = [(number, card) for number, meld in enumerate(deal._state.table) for card in meld.cards]
    for part in parts:
        for number, meld in enumerate(deal._state.table):
            naturals = tuple(face % STANDING_FOR for face in meld.cards if face != PRINTED_JOKER)
            yield from (LayOff(number, cards) for cards in written(part, naturals))
        yield from (Meld(cards) for cards in written(part, ()))
        for count in (1, 2) if play.borrowing != "none" else ():
            for borrowed in combinations(lent, count):
                yield Meld((*part, *(card for _, card in borrowed)), borrowed)


def lies(deal: Deal) -> tuple[object, ...]:
    """What an action leads to: whose turn it is, the hands, and the melds of the table in any order.

    Left out is what nobody lists: which suit a joker of a group has, and in games of sides any suit of a group.
    """
    sides = deal.rules.has_side_melds and deal.rules.runs is None

    def plain(cards: Faces) -> Faces:
        return tuple(sorted([face % 13 if face < PRINTED_JOKER else face for face in cards] if sides else cards))

    melds = (
        (from_hand(meld.cards) if meld.kind == "group" else meld.cards, meld.owner or 0) for meld in deal._state.table
    )
    table = sorted((plain(cards) if sides else cards, owner) for cards, owner in melds)
    return (
        deal.result is not None,
        deal.turn,
        tuple(plain(hands.faces(hand)) for hand in deal._state.hands),
        tuple(table),
    )


def reached(deal: Deal) -> set[tuple[object, ...]]:
    """All that listed melds, lay-offs and exchanges lead to."""
    waiting, found = [deal], {lies(deal)}
    while waiting:
        here = waiting.pop()
        for action in list(here.legal_actions()):
            if isinstance(action, Meld | LayOff | Swap):
                after = here.clone()
                after.play(action)
                if lies(after) not in found:
                    found.add(lies(after))
                    if after.result is None and after.turn == deal.turn:
                        waiting.append(after)
    return found


def stands_for_own(deal: Deal, action: Meld | LayOff) -> bool:
    """Whether a joker is written as a card that could be laid in its place."""
    lent = (
        []
        if isinstance(action, LayOff) or not action.borrowed
        else [face for meld in deal._state.table for face in meld.cards]
    )
    at_hand = Counter([*hands.faces(deal._state.hands[deal.turn]), *lent])
    at_hand.subtract(from_hand(action.cards))
    return any(face >= STANDING_FOR and at_hand[face - STANDING_FOR] > 0 for face in action.cards)


def small_hands(game: str, seed: int) -> Iterator[Deal]:
    """The turns of a deal in which few cards are held."""
    for deal in walk(game, seed).moments():
        if deal.result is None and deal.phase == "play" and 1 < hands.size(deal._state.hands[deal.turn]) <= MOST_HELD:
            yield deal


@pytest.mark.parametrize("game", LAYING)
def test_what_may_be_laid_can_be_reached_by_listed_actions(game: str) -> None:
    """Left out is a joker that stands for a card which is at hand too."""
    for seed in seeds(6):
        for deal in small_hands(game, seed):
            found: set[tuple[object, ...]] = set()
            for action in everything(deal):
                if deal.can(action) and not stands_for_own(deal, action):
                    found = found or reached(deal)
                    after = deal.clone()
                    after.play(action)
                    assert_conserved(after)
                    assert lies(after) in found, f"{action} is not listed"
