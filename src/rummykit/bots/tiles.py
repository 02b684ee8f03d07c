"""Greedy at a table that everybody rearranges: the best play of one turn; jokers are kept unless they are worth it.

With special jokers a bot does not wait for the last proof: about one question in a hundred has a better answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rummykit import hands, solve
from rummykit.bots.outlook import fewest_held
from rummykit.cards import Face, Pack, is_joker
from rummykit.play.actions import Action, Faces, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.solve import TablePlay

KEPT = -1900
"""A joker is played only if it gains two more tiles; a tile counts 1000 and its value."""

PATIENCE = 6
"""How many half-solved tables a bot tries where jokers are special."""

ABOUT_TO_GO_OUT = 2
"""A rack with this many tiles may well be empty after its next turn."""


def greedy(rules: Rules, view: View) -> Action:
    """The most tiles from the rack in one turn; jokers are kept unless they gain more tiles."""
    assert view.seat is not None
    table = [meld.cards for meld in view.table]
    if view.opened[view.seat] or rules.opening is None:
        kinds = {place: meld.kind for place, meld in enumerate(view.table)}
        play = _best(rules, table, view.hand, kinds)
        action = Rearrange(play.table_after) if play.tiles else None
    else:
        action = _first_meld(rules, table, view.hand)
    return action if action is not None and Deal.from_view(rules, view).can(action) else Pass()


def steady(rules: Rules, view: View) -> Action:
    """Greedy's turn; but when somebody is about to go out, the most expensive tiles go first, above all the joker."""
    assert view.seat is not None
    table = [meld.cards for meld in view.table]
    opened = view.opened[view.seat] or rules.opening is None
    if opened and fewest_held(view) <= ABOUT_TO_GO_OUT:
        weights = {face: 100 * rules.values.of(face) + 50 for face in view.hand}
        kinds = {place: meld.kind for place, meld in enumerate(view.table)}
        play = solve.table(rules, table, view.hand, weights=weights, kinds=kinds, patience=PATIENCE)
        action = Rearrange(play.table_after)
        if play.tiles and Deal.from_view(rules, view).can(action):
            return action
    return greedy(rules, view)


@cache
def kept(pack: Pack) -> dict[Face, int]:
    """What a joker weighs for somebody who plays it only for two more tiles."""
    return {face: KEPT for face, _ in pack.jokers}


def _best(rules: Rules, table: Sequence[Faces], rack: Faces, kinds: solve.Kinds) -> TablePlay:
    """The whole rack if possible; otherwise jokers only for two more tiles."""
    if any(map(is_joker, rack)):
        everything = solve.whole_rack(rules, table, rack, kinds, PATIENCE)
        if everything is not None:
            return everything
    return solve.table(rules, table, rack, weights=kept(rules.pack), kinds=kinds, patience=PATIENCE)


def _first_meld(rules: Rules, table: list[Faces], rack: Faces) -> Rearrange | None:
    """The best first meld, and the best play after it if the turn goes on."""
    assert rules.opening is not None
    play = solve.first_meld_of_rack(rules, rack)
    if play is None:
        return None
    if play.tiles < len(rack):
        play = solve.first_meld_of_rack(rules, rack, weights=kept(rules.pack))
        assert play is not None
        jokers = sum(map(is_joker, play.played))
        if play.tiles - jokers < 2 * jokers:
            return None
    laid = play.table_after
    if rules.opening.then_manipulate:
        left = hands.faces(hands.take(hands.of(rack), play.played), rules.pack.family)
        more = _best(rules, [*table, *laid], left, {})
        if more.tiles:
            return Rearrange(more.table_after, laid)
    return Rearrange((*table, *laid))
