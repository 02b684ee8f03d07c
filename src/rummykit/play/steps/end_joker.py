"""A joker at the end of a run that goes to the other end, once, when somebody lays off there."""

from __future__ import annotations

from rummykit.cards import STANDING_FOR
from rummykit.melds.meld import CardMelds, Faces
from rummykit.play.view import TableMeld


def with_joker_moved(melds: CardMelds, meld: TableMeld, cards: Faces, into_its_place: bool) -> TableMeld | None:
    """The run with a joker moved to its other end and `cards` laid off; None if that makes no run."""
    if meld.kind != "run":
        return None
    for end, others in ((meld.cards[-1], meld.cards[:-1]), (meld.cards[0], meld.cards[1:])):
        if end < STANDING_FOR or end in meld.moved:
            continue
        if into_its_place and end - STANDING_FOR not in cards:
            continue
        at_the_top = end == meld.cards[-1]
        for reading in _placements(melds, others, at_the_top):
            longer = melds.extended(reading, cards)
            moved = reading[0] if at_the_top else reading[-1]
            if longer is not None:
                return TableMeld(longer, "run", meld.owner, (*meld.moved, moved))
    return None


def _placements(melds: CardMelds, others: Faces, at_the_bottom: bool) -> list[Faces]:
    """The rest of the run with the joker at one end; the rest may be too short to be a run of its own."""
    found = []
    for face in range(52):
        longer = melds.read((*others, STANDING_FOR + face))
        if longer is not None and melds.kind(longer) == "run":
            joker = STANDING_FOR + face
            if (longer[0] if at_the_bottom else longer[-1]) == joker:
                found.append(longer)
    return found
