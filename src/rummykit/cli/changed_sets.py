"""A turn at a table of tiles in a few words: what is laid, and the sets that it makes or changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rummykit.cards import Face, Faces, show
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Rearrange
from rummykit.play.deal import Deal


def in_short(deal: Deal, action: Action) -> str:
    """An action as records write it, but of a rearranged table only the tiles laid and the sets that were not there."""
    if not isinstance(action, Rearrange):
        return str(action)
    before = [meld.cards for meld in deal._state.table]
    changed = Counter(action.table) - Counter(before)
    laid = _pieces(action.table) - _pieces(before)
    return f"lay {show(sorted(laid.elements()))}: {' / '.join(map(show, changed.elements()))}"


def _pieces(sets: Iterable[Faces]) -> Counter[Face]:
    """The tiles or cards of sets; a joker is one whatever it stands for."""
    return Counter(face for each in sets for face in from_hand(each))
