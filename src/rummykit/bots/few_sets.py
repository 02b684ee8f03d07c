"""How people play at a table that everybody rearranges: a few sets at a time, and some of them they do not notice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from rummykit import hands, solve
from rummykit.bots.tiles import PATIENCE, kept
from rummykit.cards import Face, Faces, is_joker
from rummykit.melds.shapes import SetKind
from rummykit.play.actions import Action, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules

MANY_SETS = 2
"""A first meld of more sets than these is overlooked as often as one move that changes several sets."""


class Eyes(NamedTuple):
    """What somebody sees of a table.

    `sets` of the table change in one move at most; `one` and `several` are the chances that a move with one set, or
    with several, is noticed in a turn; `keeps_jokers`: whether a joker waits until it gains more tiles.
    """

    sets: int
    one: float
    several: float
    keeps_jokers: bool


class _Set(NamedTuple):
    cards: Faces
    kind: SetKind | None = None


def play(rules: Rules, view: View, chance: Random, eyes: Eyes) -> Action:
    """One move after another, each the one that plays the most tiles of those noticed; then the turn ends."""
    assert view.seat is not None
    deal, table = Deal.from_view(rules, view), [_Set(meld.cards, meld.kind) for meld in view.table]
    rack, first = view.hand, tuple[Faces, ...]()
    if not view.opened[view.seat] and rules.opening is not None:
        found = _first_meld(rules, rack, chance, eyes)
        if found is None:
            return Pass()
        first, rack = found.table_after, _without(rules, rack, found.played)
        alone = Rearrange((*(each.cards for each in table), *first))
        table = [*table, *map(_Set, first)]
        if not rules.opening.then_manipulate:
            return alone if deal.can(alone) else Pass()
    after, left = _moves(rules, table, rack, chance, eyes)
    laid = tuple(each.cards for each in after)
    if first:
        return next((action for action in (Rearrange(laid, first), alone) if deal.can(action)), Pass())
    action = Rearrange(laid)
    return action if len(left) < len(rack) and deal.can(action) else Pass()


def _first_meld(rules: Rules, rack: Faces, chance: Random, eyes: Eyes) -> solve.TablePlay | None:
    """The first meld with the most tiles; None where there is none or it is overlooked."""
    found = solve.first_meld_of_rack(rules, rack)
    if found is None:
        return None
    if eyes.keeps_jokers and found.tiles < len(rack):
        found = solve.first_meld_of_rack(rules, rack, weights=kept(rules.pack)) or found
    notices = eyes.several if len(found.table_after) > MANY_SETS else eyes.one
    return found if chance.random() < notices else None


def _moves(
    rules: Rules, table: Sequence[_Set], rack: Faces, chance: Random, eyes: Eyes
) -> tuple[Sequence[_Set], Faces]:
    """The table after every move that is noticed, and what is left of the rack."""
    noticed: dict[tuple[Faces, ...], bool] = {}
    while rack:
        best: tuple[int, Sequence[_Set], Faces] | None = None
        for places in _parts(len(table), eyes.sets):
            part = tuple(table[place].cards for place in places)
            if part not in noticed:
                noticed[part] = chance.random() < (eyes.several if len(places) > 1 else eyes.one)
            if not noticed[part] or (best is not None and len(places) > 1 and best[0]):
                continue  # nobody looks for more than the simplest move that works
            found = _move(rules, [table[place] for place in places], rack, eyes)
            if found is not None and (best is None or found[0] > best[0]):
                tiles, sets, left = found
                rest = [each for place, each in enumerate(table) if place not in places]
                best = tiles, [*rest, *sets], left
        if best is None:
            break
        _, table, rack = best
    return table, rack


def _parts(sets: int, most: int) -> Iterator[tuple[int, ...]]:
    """The sets that a move may change: none, every one alone, then several together."""
    for size in range(most + 1):
        yield from combinations(range(sets), size)


def _move(rules: Rules, part: Sequence[_Set], rack: Faces, eyes: Eyes) -> tuple[int, Sequence[_Set], Faces] | None:
    """How many tiles this move plays, the sets after it, and what is left of the rack."""
    lying = [each.cards for each in part]
    kinds: solve.Kinds = {place: each.kind for place, each in enumerate(part) if each.kind is not None}
    weights: Mapping[Face, int] | None = None
    if eyes.keeps_jokers and not all(map(is_joker, rack)):
        weights = kept(rules.pack)
    found = solve.table(rules, lying, rack, weights=weights, kinds=kinds, patience=PATIENCE)
    if not found.tiles:
        return None
    same = {each.cards: each for each in part}
    return (
        found.tiles,
        [same.get(cards, _Set(cards)) for cards in found.table_after],
        _without(rules, rack, found.played),
    )


def _without(rules: Rules, rack: Faces, played: Sequence[Face]) -> Faces:
    return hands.faces(hands.take(hands.of(rack), played), rules.pack.family)
