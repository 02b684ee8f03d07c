"""Sharp at a table that everybody rearranges: the kernel's search, under the sheet's own joker rules.

The kernel weighs greedy's turn, passing, and turns that keep tiles back, by playouts on racks that the others may hold:
what they could have played in their last turn is not on them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from rummykit import solve
from rummykit._playout import SpecialPlayouts, TilePlayouts
from rummykit.bots.budget import Budget
from rummykit.cards import Faces
from rummykit.play.actions import Action, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.playout.special_tiles import special_playouts
from rummykit.playout.tiles import from_tiles, has_acted, tile_playouts
from rummykit.rules import Rules

MOST_HELD = 18
"""Tiles in the rack of a brisk player that waits no longer."""
A_POINT = 0.001
A_POINT_OF_SEVERAL = 0.01
"""What a point counts where a win counts 1: more among several, who lose with larger racks than they win with."""


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The turn that the kernel's search finds; None for a sheet that it does not know, special jokers among its words.

    None as well for positions that were set up with more or fewer tiles than the pack has.
    """
    return _found(rules, view, chance, budget, tile_playouts) if rules.rearranges else None


def brisk_search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The same, by a player who does not collect a large rack to go out with all of it in one turn."""
    return _found(rules, view, chance, budget, tile_playouts, most_held=MOST_HELD) if rules.rearranges else None


def search_with_special_jokers(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The same at a table with special jokers."""
    return _found(rules, view, chance, budget, special_playouts) if rules.special_jokers is not None else None


def _found(
    rules: Rules,
    view: View,
    chance: Random,
    budget: Budget,
    of_sheet: Callable[[Rules, int], TilePlayouts | SpecialPlayouts | None],
    **weights: int,
) -> Action | None:
    seat, playouts = view.seat, of_sheet(rules, len(view.order))
    if seat is None or playouts is None:
        return None
    order = view.order
    held = [view.counts[each] for each in order]
    if view.stock + sum(held) + sum(len(meld.cards) for meld in view.table) != len(rules.pack_for(len(order))):
        return None
    turn, _ = playouts.search(
        table=[(meld.cards, meld.kind) for meld in view.table],
        rack=view.hand,
        held=held,
        opened=[view.opened[each] or rules.opening is None for each in order],
        acted=[has_acted(view, each) for each in order],
        stock=view.stock,
        seat=order.index(seat),
        playouts=budget.playouts or 0,
        milliseconds=budget.milliseconds or 0,
        seed=chance.getrandbits(64),
        point=A_POINT if len(order) == 2 else A_POINT_OF_SEVERAL,
        **weights,
    )
    if turn is None:
        return Pass()
    played, table, first = turn
    deal = Deal.from_view(rules, view)
    sets = [tuple([from_tiles(rules, cards) for cards in laid]) for laid in (table, first)]
    for action in _as_actions(rules, view, from_tiles(rules, played), *sets):
        if deal.can(action):
            return action
    return None


def _as_actions(
    rules: Rules, view: View, played: Faces, table: Sequence[Faces], first: Sequence[Faces]
) -> list[Rearrange]:
    """The turn on the table as it lies: one that moves few sets where the solver finds it, then the kernel's own."""
    assert view.seat is not None
    lying = [meld.cards for meld in view.table]
    if not view.opened[view.seat] and rules.opening is not None:
        return [Rearrange(tuple(table), tuple(first))] if first else [Rearrange((*lying, *table))]
    own = Rearrange(_in_place(lying, table))
    if rules.special_jokers is not None or rules.pack.family == "cards":
        return [own]
    kinds = {place: meld.kind for place, meld in enumerate(view.table)}
    calm = solve.table(rules, lying, played, kinds=kinds, calm=True)
    return [Rearrange(calm.table_after), own] if calm.tiles == len(played) else [own]


def _in_place(lying: Sequence[Faces], after: Sequence[Faces]) -> tuple[Faces, ...]:
    """The sets afterwards: first those that lie there already, as they lie and in their order."""
    left = [(tuple(sorted(cards)), cards) for cards in after]
    same = []
    for cards in lying:
        shape = tuple(sorted(cards))
        place = next((place for place, (now, laid) in enumerate(left) if laid == cards or now == shape), None)
        if place is not None:
            left.pop(place)
            same.append(cards)
    return (*same, *(cards for _, cards in left))
