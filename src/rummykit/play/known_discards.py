"""What everybody knows of a hand: the discards that its seat took."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.cards import PRINTED_JOKER, Face, Faces


def known_after_joker_freed(known: Sequence[Faces], seat: int, joker: Face = PRINTED_JOKER) -> list[Faces]:
    """The same once a seat has taken a joker from the table: it may be the one that another seat took and laid.

    A seat surely holds what it took as far as no copy of it is on the table, and there is a joker less now.
    """
    return [cards if other == seat else _without(cards, joker) for other, cards in enumerate(known)]


def _without(cards: Faces, joker: Face) -> Faces:
    if joker not in cards:
        return cards
    at = cards.index(joker)
    return cards[:at] + cards[at + 1 :]
