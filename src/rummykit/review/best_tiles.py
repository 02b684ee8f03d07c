"""The tiles that could have been played in a turn, exactly."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from rummykit import hands, solve
from rummykit.bots.tiles import PATIENCE
from rummykit.cards import Face, Faces
from rummykit.melds.meld import from_hand
from rummykit.melds.shapes import SetKind
from rummykit.play.actions import Action, Rearrange, Timeout
from rummykit.play.view import View
from rummykit.review.values import TilesLeft
from rummykit.rules import Rules


def tiles_left(rules: Rules, view: View, action: Action) -> TilesLeft | None:
    """The tiles that the seat of the view could have played beside those of its action; None if there are none.

    The best play has the most tiles, then the most points. Without the first meld it is the best first meld of the
    rack, and what can be played after it where the turn goes on.
    """
    assert view.seat is not None
    before = tuple(meld.cards for meld in view.table)
    kinds = tuple(meld.kind for meld in view.table)
    opened = view.opened[view.seat] or rules.opening is None
    after, proven = _best(rules, before, kinds, view.hand, opened=opened)
    best = _from_rack(before, after)
    played = _from_rack(before, _laid(action, before))
    points = sum(map(rules.values.of, best)) - sum(map(rules.values.of, played))
    if (len(best), points) <= (len(played), 0):
        return None
    return TilesLeft(
        tiles=len(best) - len(played),
        points=points,
        best=best,
        steps=tuple(str(step) for step in solve.steps(before, after)),
        proven=proven,
    )


@lru_cache(maxsize=1024)
def _best(
    rules: Rules, before: tuple[Faces, ...], kinds: tuple[SetKind, ...], rack: Faces, *, opened: bool
) -> tuple[tuple[Faces, ...], bool]:
    """The table after the best play, and whether it is proven to be the best; kept, as a review asks for it twice."""
    if opened or rules.opening is None:
        play = solve.table(rules, before, rack, kinds=dict(enumerate(kinds)), patience=PATIENCE)
        return play.table_after, play.proven
    first = solve.first_meld_of_rack(rules, rack)
    if first is None:
        return before, True
    after = (*before, *first.table_after)
    if not rules.opening.then_manipulate:
        return after, True
    left = hands.faces(hands.take(hands.of(rack), first.played), rules.pack.family)
    play = solve.table(rules, after, left, patience=PATIENCE)
    # Another first meld, smaller than the best, may leave more to play.
    return play.table_after, play.proven and play.tiles == len(left)


def _laid(action: Action, before: tuple[Faces, ...]) -> tuple[Faces, ...]:
    """The table as an action leaves it."""
    if isinstance(action, Timeout):
        action = action.draft if action.draft is not None else action
    return action.table if isinstance(action, Rearrange) else before


def _from_rack(before: tuple[Faces, ...], after: tuple[Faces, ...]) -> tuple[Face, ...]:
    old, new = (Counter(face for cards in table for face in from_hand(cards)) for table in (before, after))
    return tuple(sorted((new - old).elements()))
