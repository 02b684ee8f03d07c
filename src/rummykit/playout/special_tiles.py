"""Deals of tiles with special jokers in the kernel: greedy turns and searches, under the joker rules of Twist."""

from __future__ import annotations

from functools import lru_cache

from rummykit._playout import SpecialPlayouts
from rummykit.cards import FIRST_TILE, MIRROR_JOKER
from rummykit.playout.tiles import knows_table, learnt
from rummykit.rules import RackPenalties, Rearrange, Rules

VALUES = "special_tile_values.json"
"""The weights of the learnt value, in this package: a list for each number of seats."""


@lru_cache(maxsize=64)
def special_playouts(rules: Rules, players: int) -> SpecialPlayouts | None:
    """The kernel's playouts of a sheet for this many seats, None where it does not know a word of it."""
    return special_playouts_of(rules, players, learnt(players, VALUES)) if knows_special(rules) else None


def knows_special(rules: Rules) -> bool:
    """Whether a sheet is one with special jokers all of whose words the kernel knows."""
    sets, opening = rules.joker_sets, rules.opening
    return (
        rules.special_jokers is not None
        and rules.pack.family == "tiles"
        and isinstance(rules.scoring, RackPenalties)
        and knows_table(rules)
        and sets is not None
        and (sets.goes_to, sets.may_be_rearranged, sets.needs_two_rack_tiles) == ("new_set", True, False)
        and (opening is None or not (opening.then_manipulate or opening.contract is not None))
        and all(count <= 2 for _, count in rules.pack.jokers)
    )


def special_playouts_of(rules: Rules, players: int, value: tuple[float, ...] = ()) -> SpecialPlayouts:
    """The same for a sheet that is known, with these weights as its value; without them deals are played out."""
    jokers, turn, hand = rules.special_jokers, rules.turn[0], rules.deal.hand
    assert jokers is not None
    assert isinstance(turn, Rearrange)
    assert isinstance(hand, int)
    return SpecialPlayouts(
        players=players,
        hand=hand,
        minimum=-1 if rules.opening is None else rules.opening.minimum,
        drawn_on_pass=turn.draw_on_pass,
        leading=jokers.leading_colour_change,
        adjacent=jokers.adjacent_colour_changes,
        pack=rules.pack.faces(),
        values=[rules.values.of(face) for face in range(FIRST_TILE, MIRROR_JOKER + 1)],
        value=value,
    )
