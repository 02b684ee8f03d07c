"""A joker at the end of a run that moves to the other end, once, when somebody lays off on the run."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from rummykit import hands
from rummykit.cards import STANDING_FOR, Face, Faces
from rummykit.hands import Hand
from rummykit.melds.meld import CardMelds, beside_run
from rummykit.play.view import TableMeld

NATURAL = (1 << 52) - 1


def with_joker_moved(
    melds: CardMelds, meld: TableMeld, cards: Faces, seat: int, into_its_place: bool
) -> TableMeld | None:
    """The run with a joker moved to its other end and `cards` laid off by a seat; None if that is no run."""
    if meld.kind != "run":
        return None
    for left, moved, run in _moved(melds, meld.cards, meld.moved):
        if not into_its_place or left in cards:
            longer = melds.extended(run, cards)
            if longer is not None:
                lying = tuple(moved if face == STANDING_FOR + left else face for face in meld.cards)
                return structs.replace(meld, cards=lying, moved=(*meld.moved, moved)).becoming(longer, seat)
    return None


def fits_with_joker_moved(melds: CardMelds, run: Faces, moved: Faces, into_its_place: bool) -> Hand:
    """The natural cards that can be laid off on a run, one at a time, after moving a joker to its other end."""
    fits = hands.EMPTY
    for left, _, longer in _moved(melds, run, moved):
        fits |= melds.extensions(longer) & (1 << left if into_its_place else NATURAL)
    return fits


def _moved(melds: CardMelds, run: Faces, moved: Faces) -> Iterator[tuple[Face, Face, Faces]]:
    """Each way to move an end joker that has not been moved yet: the place it leaves, what it becomes, and the run.

    The rest of the run may be too short to be a run by itself.
    """
    for end, others, at_the_bottom in ((run[-1], run[:-1], True), (run[0], run[1:], False)):
        if end < STANDING_FOR or end in moved:
            continue
        left = end - STANDING_FOR
        for place in beside_run(melds, others):
            joker = STANDING_FOR + place
            read = melds.read((*others, joker))
            if read is not None and melds.kind(read) == "run" and joker == (read[0] if at_the_bottom else read[-1]):
                yield left, joker, read
