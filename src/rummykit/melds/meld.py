"""The questions about melds of cards that every pack answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Faces, card, colour_of, number_of
from rummykit.hands import Hand
from rummykit.melds.flaws import Flaw
from rummykit.melds.shapes import MeldKind


def from_hand(meld: Faces) -> Faces:
    """The cards of a meld as they are held in a hand: jokers no longer stand for anything."""
    if max(meld, default=0) < STANDING_FOR:
        return meld
    return tuple([PRINTED_JOKER if face >= STANDING_FOR else face for face in meld])


def without(meld: Faces, cards: Faces) -> Faces | None:
    """The cards of a meld without some of them; None if they are not all there."""
    left = list(meld)
    for face in cards:
        if face not in left:
            return None
        left.remove(face)
    return tuple(left)


class CardMelds(Protocol):
    """The melds of a card game. A meld "as laid" lists its cards in order, each joker with what it stands for."""

    leaves_suits_open: bool
    """Whether a joker in a group of three stands for any suit that the group lacks."""
    wild_faces: frozenset[Face]
    """The cards of a hand that may stand for others."""

    def __hash__(self) -> int:
        """By identity: there is one of each kind."""

    def read(self, cards: Faces) -> Faces | None:
        """These cards, given in any order, as they are laid; None if they are no meld."""

    def kind(self, meld: Faces) -> MeldKind:
        """Whether a meld as laid is a group or a run."""

    def value(self, meld: Faces) -> int:
        """What a meld as laid counts towards a first meld."""

    def wild(self, meld: Faces) -> int:
        """How many cards of a meld stand for others."""

    def flaw(self, cards: Faces) -> Flaw | None:
        """Why these cards are no meld; None if they are one."""

    def within(self, hand: Hand) -> list[Faces]:
        """The melds that can be laid from a hand; a joker only where the card itself is not held."""

    def extended(self, meld: Faces, cards: Faces) -> Faces | None:
        """A meld as laid with `cards` laid off on it; None if they do not fit."""

    def extensions(self, meld: Faces) -> Hand:
        """The faces (as bits) that can be laid off on it one at a time."""

    def shortened(self, meld: Faces, cards: Faces) -> Faces | None:
        """A meld as laid without `cards`; None if what is left is no meld of the same kind."""


def lengthened(melds: CardMelds, meld: Faces, face: Face) -> Iterator[tuple[Face, Faces]]:
    """The ways to lay one card of a hand off on a meld: the card as it is laid, and the meld after it.

    A joker that fits both ends of a run is laid first where it goes by default.
    """
    usual = melds.extended(meld, (face,))
    if usual is None:
        return
    yield face, usual
    if face != PRINTED_JOKER or melds.kind(usual) != "run":
        return
    for place in beside_run(melds, meld):
        joker = STANDING_FOR + place
        longer = melds.extended(meld, (joker,))
        if longer is not None and longer != usual:
            yield joker, longer


def beside_run(melds: CardMelds, run: Faces) -> list[Face]:
    """The cards for which a joker laid off on a run may stand, by rank: any of the suit if a wild card could move."""
    low, high = [face - STANDING_FOR if face >= STANDING_FOR else face for face in (run[0], run[-1])]
    numbers = {(number_of(low) - 2) % 13 + 1, number_of(high) % 13 + 1}
    if not melds.wild_faces.isdisjoint(run):
        numbers = set(range(1, 14))
    return [card(number, colour_of(high)) for number in sorted(numbers)]
