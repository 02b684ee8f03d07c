"""Jokers freed from melds on the table: which cards take their place, and what the meld is then."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Faces, card, number_of
from rummykit.hands import Hand
from rummykit.melds.meld import CardMelds, from_hand


def freed(melds: CardMelds, meld: Faces, face: Face) -> Faces | None:
    """The meld with this face in place of a joker; None if no joker stands for it."""
    if STANDING_FOR + face in meld:
        return melds.read(tuple(face if each == STANDING_FOR + face else each for each in meld))
    if _is_unsettled(melds, meld):
        meld = from_hand(meld)
    if PRINTED_JOKER in meld:
        return _instead_of_joker(melds, meld, PRINTED_JOKER, (face,))
    return None


def _is_unsettled(melds: CardMelds, meld: Faces) -> bool:
    """Whether this is a group of one card and two jokers, which stand for no suits yet, however they were laid.

    They say what they stand for only because the three could make a run as well.
    """
    jokers = sum(face >= PRINTED_JOKER for face in meld)
    return len(meld) == 3 and jokers == 2 and melds.leaves_suits_open and melds.kind(meld) == "group"


def _instead_of_joker(melds: CardMelds, group: Faces, joker: Face, cards: Faces) -> Faces | None:
    """A group with `cards` in place of a joker; None if they do not fit."""
    left = list(group)
    left.remove(joker)
    found = melds.read((*left, *cards))
    return found if found is not None and melds.kind(found) == "group" else None


def freed_by_both(melds: CardMelds, group: Faces, cards: Faces) -> Faces | None:
    """A group of three, with the cards of both suits that are missing in place of its joker."""
    jokers = [face for face in group if face >= PRINTED_JOKER]
    if len(group) != 3 or len(jokers) != 1 or len(set(cards)) != 2:
        return None
    return _instead_of_joker(melds, group, jokers[0], cards)


def missing_suits(melds: CardMelds, group: Faces) -> Faces:
    """The cards of both suits that are missing in a group of three with one joker; none for other melds."""
    if len(group) != 3 or sum(face >= PRINTED_JOKER for face in group) != 1 or melds.kind(group) != "group":
        return ()
    rank = number_of(group[0])
    missing = tuple(card(rank, suit) for suit in range(4) if card(rank, suit) not in group)
    return missing if freed_by_both(melds, group, missing) is not None else ()


@lru_cache(maxsize=4096)
def freeing(melds: CardMelds, meld: Faces) -> Hand:
    """The cards that can take the place of a joker in the meld, one of each."""
    stood_for = [face - STANDING_FOR for face in meld if face >= STANDING_FOR]
    asked = range(PRINTED_JOKER) if PRINTED_JOKER in meld or _is_unsettled(melds, meld) else stood_for
    return hands.of({face for face in asked if freed(melds, meld, face) is not None})


def stays(melds: CardMelds, groups: str, meld: Faces, cards: Faces) -> str | None:
    """The code of why these cards free no joker of a group, by what the sheet says of `Swap.groups`; else None."""
    jokers = sum(face >= PRINTED_JOKER for face in meld)
    if groups == "one_card" or not jokers or melds.kind(meld) != "group":
        return None
    if groups == "nothing" or len(meld) > 3:
        return "joker_stays_in_group"
    return "joker_for_both_suits" if jokers == 1 and len(cards) == 1 else None


def ways_to_free(melds: CardMelds, groups: str, hand: Hand, meld: Faces) -> Iterator[Faces]:
    """The cards of a hand that free a joker of a meld where the sheet lets them: one, or both that are missing."""
    both = missing_suits(melds, meld) if groups == "both_suits" else ()
    if both and hands.holds(hand, both):
        yield both
    held = hand & freeing(melds, meld)
    for face in hands.distinct(held) if held else ():
        if stays(melds, groups, meld, (face,)) is None:
            yield (face,)
