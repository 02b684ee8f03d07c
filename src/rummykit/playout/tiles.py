"""Deals of tiles in the kernel: which sheets it knows, and what a position is to it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Literal, TypeAlias

import msgspec

from rummykit._playout import TilePlayouts
from rummykit.cards import FIRST_TILE, JOKER, MIRROR_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, SpecialJokers
from rummykit.play.view import View
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import (
    CardValues,
    DealOut,
    JokerSets,
    Opening,
    RackPenalties,
    Rearrange,
    Rules,
    Start,
    Stock,
    TimeUp,
)

JokerWord: TypeAlias = Literal["free", "another", "rack_set", "stays"]
"""What playouts do with a set that has a joker: anything; add to it, or exchange the joker and lay it in another set;
the same for a tile of the rack and a new set of the rack; add to it alone."""

VALUES = "tile_values.json"
"""The weights of the learnt value, in this package: a list for each number of seats."""


@dataclass(frozen=True, slots=True)
class TileSheet:
    """The words of a sheet of tiles as the kernel takes them.

    `minimum` is that of a first meld, -1 where there is none; `values` are those of faces from red 1 to the mirror.
    """

    hand: int
    minimum: int
    then_manipulate: bool
    drawn_on_pass: int
    joker_sets: JokerWord
    pack: tuple[int, ...]
    values: tuple[int, ...]


READS: Reads = {
    Rules: (
        *("pack", "deal", "start", "groups", "runs", "turn", "stock", "values", "scoring"),
        *("opening", "joker_sets", "special_jokers"),
    ),
    Pack: ("family", "copies", "jokers", "suits", "ranks"),
    DealOut: ("hand",),
    Start: ("draw", "later", "seat_by_draw", "redraw_seats"),
    Groups: ("min_size", "max_size", "distinct_suits"),
    Runs: ("min_length", "max_length", "ace"),
    Rearrange: ("draw_on_pass", "time_up"),
    TimeUp: None,
    Stock: ("when_empty",),
    CardValues: None,
    Opening: ("minimum", "then_manipulate"),
    JokerSets: ("replacement", "goes_to", "needs_two_rack_tiles", "may_be_rearranged"),
    SpecialJokers: None,  # the halves of a mirrored group are laid in mirrored order in any case
}
"""The fields that are read here and in `special_tiles`; a sheet that sets any other is none for the kernel."""


def tile_sheet(rules: Rules) -> TileSheet | None:
    """The words of a sheet, None where the kernel does not know one of them."""
    pack, jokers, hand = rules.pack, dict(rules.pack.jokers), rules.deal.hand
    if not knows_table(rules) or rules.special_jokers is not None:
        return None
    assert isinstance(hand, int)
    assert isinstance(rules.turn[0], Rearrange)
    if any(face != JOKER or count > 2 for face, count in jokers.items()):
        return None
    return TileSheet(
        hand=hand,
        minimum=-1 if rules.opening is None else rules.opening.minimum,
        then_manipulate=rules.opening is not None and rules.opening.then_manipulate,
        drawn_on_pass=rules.turn[0].draw_on_pass,
        joker_sets=_joker_word(rules.joker_sets) if jokers else "free",
        pack=tuple(pack.faces()),
        values=tuple([rules.values.of(face) for face in range(FIRST_TILE, MIRROR_JOKER + 1)]),
    )


def knows_table(rules: Rules) -> bool:
    """Whether the kernel knows all words of a sheet but those on jokers."""
    if not rules.rearranges or not isinstance(rules.scoring, RackPenalties) or not reads_all(rules, READS):
        return False
    groups, runs = rules.groups, rules.runs
    if groups is None or runs is None or rules.pack.family != "tiles" or rules.pack.copies > 2:
        return False
    shapes = (groups.min_size, groups.max_size, groups.distinct_suits, runs.min_length, runs.max_length, runs.ace)
    return (
        shapes == (3, 4, True, 3, 13, "low")
        and rules.stock.when_empty == "play_on"
        and isinstance(rules.deal.hand, int)
    )


def _joker_word(sets: JokerSets | None) -> JokerWord:
    """Where a freed joker needs two tiles of the rack, playouts free none: the plays that they make are still legal."""
    if sets is None or (sets.may_be_rearranged and sets.goes_to != "new_set"):
        return "free"
    if not sets.may_be_rearranged and not sets.needs_two_rack_tiles:
        if (sets.replacement, sets.goes_to) == ("any", "another_set"):
            return "another"
        if (sets.replacement, sets.goes_to) == ("rack", "new_set_from_rack"):
            return "rack_set"
    return "stays"


@lru_cache(maxsize=64)
def tile_playouts(rules: Rules, players: int) -> TilePlayouts | None:
    """The kernel's playouts of a sheet for this many seats, None where it does not know a word of it."""
    sheet = tile_sheet(rules)
    return None if sheet is None else playouts_of(sheet, players, learnt(players))


def playouts_of(sheet: TileSheet, players: int, value: tuple[float, ...] = ()) -> TilePlayouts:
    """The same for a sheet that is known, with these weights as its value; without them deals are played out."""
    return TilePlayouts(
        players=players,
        hand=sheet.hand,
        minimum=sheet.minimum,
        then_manipulate=sheet.then_manipulate,
        drawn_on_pass=sheet.drawn_on_pass,
        joker_sets=sheet.joker_sets,
        pack=sheet.pack,
        values=sheet.values,
        value=value,
    )


@lru_cache(maxsize=8)
def learnt(players: int, values: str = VALUES) -> tuple[float, ...]:
    """The weights of the learnt value for this many seats, empty where none is stored; `values` is the file."""
    stored = resources.files(__package__).joinpath(values)
    if not stored.is_file():
        return ()
    return msgspec.json.decode(stored.read_bytes(), type=dict[str, tuple[float, ...]]).get(str(players), ())


def has_acted(view: View, seat: int) -> bool:
    """Whether a seat has had a turn in this deal."""
    order = view.order
    waits = (order.index(seat) - order.index(view.starter)) % len(order)
    return view.turn_number > waits + 1 or (view.turn_number == waits + 1 and view.turn != seat)
