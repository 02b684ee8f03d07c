"""What wild pieces on a table stand for is told in every game, and a natural card is not said to stand for another."""

from __future__ import annotations

import pytest

from rummykit import games
from rummykit.cards import (
    FALSE_JOKER,
    FIRST_TILE,
    JOKER,
    MIRROR_JOKER,
    OF_NUMBER,
    PRINTED_JOKER,
    Face,
    colour_of,
    number_of,
    show,
)
from rummykit.play.view import TableMeld, View
from tests.examples import seeds
from tests.properties.walk import moments

RANKS = 13


def said(face: Face) -> tuple[int, int | None]:
    """A number and a colour; no colour where that is open, and number 0 of a joker that says nothing."""
    if face > OF_NUMBER:
        return face - OF_NUMBER, None
    return (0, None) if face == PRINTED_JOKER or JOKER <= face <= FALSE_JOKER else (number_of(face), colour_of(face))


def expected(view: View, meld: TableMeld, place: int) -> tuple[int, int | None] | None:
    """What the piece at a place of a meld is there, by one that is not wild; None in melds of wild cards alone."""
    for at, face in enumerate(meld.cards):
        if face not in view.wilds and said(face)[0] > 0 and face < FIRST_TILE + 2 * PRINTED_JOKER:
            number, colour = said(face)
            return (number, None) if meld.kind == "group" else ((number + place - at - 1) % RANKS + 1, colour)
    return None


@pytest.mark.parametrize("seed", seeds(2))
@pytest.mark.parametrize("game", list(games.SHEETS))
def test_every_wild_piece_on_the_table_says_what_it_stands_for(game: str, seed: int) -> None:
    for deal in moments(game, seed, every=8):
        view = deal.view(None)
        for number, meld in enumerate(view.table):
            for place, face in enumerate(meld.cards):
                if face not in view.wilds and face != PRINTED_JOKER and not JOKER <= face < FALSE_JOKER:
                    continue
                told = view.stands[number][place] if view.stands[number] else face
                where = f"{show((face,))} at {place} of {show(meld.cards)}"
                if face >= JOKER:
                    # A mirror joker stands for nothing: it is the middle of its set.
                    assert told != face or face == MIRROR_JOKER, where
                    continue
                meant = expected(view, meld, place)
                if meant is None:
                    continue
                if meant in (said(face), (said(face)[0], None)):
                    assert told == face, where
                else:
                    assert said(told)[0] == meant[0], where
                    assert meld.kind == "group" or said(told) == meant, where
