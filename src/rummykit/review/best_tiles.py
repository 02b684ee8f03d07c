"""The tiles that could have been played in a turn, exactly."""

from __future__ import annotations

from collections import Counter

from rummykit import hands, solve
from rummykit.bots.tiles import PATIENCE
from rummykit.cards import Face, Faces
from rummykit.melds.meld import from_hand
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
    lying = tuple(meld.cards for meld in view.table)
    after, proven = _best(rules, view, lying)
    best = _from_rack(lying, after)
    played = _from_rack(lying, _laid(action, lying))
    points = sum(map(rules.values.of, best)) - sum(map(rules.values.of, played))
    if (len(best), points) <= (len(played), 0):
        return None
    return TilesLeft(
        tiles=len(best) - len(played),
        points=points,
        best=best,
        steps=tuple(str(step) for step in solve.steps(lying, after)),
        proven=proven,
    )


def _best(rules: Rules, view: View, lying: tuple[Faces, ...]) -> tuple[tuple[Faces, ...], bool]:
    """The table after the best play, and whether it is proven to be the best."""
    assert view.seat is not None
    kinds = {place: meld.kind for place, meld in enumerate(view.table)}
    if view.opened[view.seat] or rules.opening is None:
        play = solve.table(rules, lying, view.hand, kinds=kinds, patience=PATIENCE)
        return play.table_after, play.proven
    first = solve.first_meld_of_rack(rules, view.hand)
    if first is None:
        return lying, True
    after = (*lying, *first.table_after)
    if not rules.opening.then_manipulate:
        return after, True
    left = hands.faces(hands.take(hands.of(view.hand), first.played), rules.pack.family)
    play = solve.table(rules, after, left, patience=PATIENCE)
    # Another first meld, smaller than the best, may leave more to play.
    return play.table_after, play.proven and play.tiles == len(left)


def _laid(action: Action, lying: tuple[Faces, ...]) -> tuple[Faces, ...]:
    """The table as an action leaves it."""
    if isinstance(action, Timeout):
        action = action.draft if action.draft is not None else action
    return action.table if isinstance(action, Rearrange) else lying


def _from_rack(lying: tuple[Faces, ...], after: tuple[Faces, ...]) -> tuple[Face, ...]:
    before = Counter(face for cards in lying for face in from_hand(cards))
    laid = Counter(face for cards in after for face in from_hand(cards))
    return tuple(sorted((laid - before).elements()))
