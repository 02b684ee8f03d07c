"""A turn at a table of tiles in a few words: what is laid, and the sets that it makes or changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rummykit.cards import show
from rummykit.play.actions import Action, Rearrange
from rummykit.play.deal import Deal


def in_short(deal: Deal, action: Action) -> str:
    """An action as records write it, but of a rearranged table only the tiles laid and the sets that were not there."""
    if not isinstance(action, Rearrange):
        return str(action)
    before = [meld.cards for meld in deal._state.table]
    changed = Counter(map(_as_set, action.table)) - Counter(map(_as_set, before))
    laid = _tiles(action.table) - _tiles(before)
    return f"lay {show(sorted(laid.elements()))}: {' / '.join(map(show, changed.elements()))}"


def _as_set(tiles: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(tiles))


def _tiles(sets: Iterable[Iterable[int]]) -> Counter[int]:
    return Counter(tile for each in sets for tile in each)
