"""Tables that everybody rearranges, of tiles and of cards, in the kernel: which sheets it knows, and positions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Literal, TypeAlias

import msgspec

from rummykit._playout import TilePlayouts
from rummykit.cards import FIRST_TILE, JOKER, MIRROR_JOKER, PRINTED_JOKER, Face, Faces, Pack
from rummykit.melds.shapes import Groups, Runs, SpecialJokers
from rummykit.play.view import View
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import (
    CardValues,
    Contract,
    DealOut,
    DealWon,
    HandsToWinner,
    JokerSets,
    Opening,
    RackPenalties,
    Rearrange,
    Rules,
    Scoring,
    Start,
    Stock,
    TimeUp,
)

JokerWord: TypeAlias = Literal["free", "another", "rack_set", "stays", "declared"]
"""What playouts do with a set that has a joker: anything; add to it, or exchange the joker and lay it in another set;
the same for a tile of the rack and a new set of the rack; add to it alone; with a joker that stands for one card, lay
it anew where the joker stays with a card of the set, or is replaced there."""

RackScoring: TypeAlias = Literal["penalties", "deal_won", "hands", "differences"]
"""`RackPenalties`; `DealWon`; `HandsToWinner` with each value of `lowest_earns`."""

VALUES = "tile_values.json"
"""The weights of the learnt value, in this package: a list for each number of seats."""

CARD_VALUES = "card_table_values.json"
"""The same for tables of cards."""


@dataclass(frozen=True, slots=True)
class TileSheet:
    """The words of a sheet of tiles as the kernel takes them.

    `minimum` is that of a first meld, -1 where there is none; `values` are those of faces from red 1 to the mirror, or
    of cards from the ace of spades to the joker, and then nothing. `first_run` says whether a first meld has a run,
    `natural_run` that this has no joker, and `high_ace` that an ace may stand above its king.
    """

    hand: int
    minimum: int
    then_manipulate: bool
    drawn_on_pass: int
    joker_sets: JokerWord
    pack: Faces
    values: tuple[int, ...]
    scoring: RackScoring = "penalties"
    cards: bool = False
    high_ace: bool = False
    first_run: bool = False
    natural_run: bool = False

    @property
    def listed(self) -> bool:
        """Whether the kernel lists the actions of the sheet: of cards only those without jokers and first melds."""
        return not self.cards or (self.minimum < 0 and PRINTED_JOKER not in self.pack)


MOST_SEATS = 5
DECLARED = JokerSets(replacement="any", goes_to="any_set", may_be_split=True)
"""What the kernel knows of jokers that stand for one card."""
KNOWN_SCORINGS = (RackPenalties, DealWon, HandsToWinner)

READS: Reads = {
    Rules: (
        *("pack", "more_packs", "deal", "start", "groups", "runs", "turn", "stock", "values", "scoring"),
        *("opening", "joker_sets", "special_jokers", "wilds"),
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
    HandsToWinner: ("lowest_earns",),
    Opening: ("minimum", "then_manipulate", "contract", "natural_run"),
    Contract: ("groups", "runs"),
    JokerSets: ("replacement", "goes_to", "needs_two_rack_tiles", "may_be_rearranged", "may_be_split"),
    SpecialJokers: None,  # the halves of a mirrored group are laid in mirrored order in any case
}
"""The fields that are read here and in `special_tiles`; a sheet that sets any other is none for the kernel."""


def tile_sheet(rules: Rules) -> TileSheet | None:
    """The words of a sheet and its usual pack, None where the kernel does not know one of them."""
    pack, jokers, hand, opening = rules.pack, dict(rules.pack.jokers), rules.deal.hand, rules.opening
    cards = pack.family == "cards"
    if not knows_table(rules) or rules.special_jokers is not None:
        return None
    assert isinstance(hand, int)
    assert isinstance(rules.turn[0], Rearrange)
    if any(face != (PRINTED_JOKER if cards else JOKER) or count > 2 for face, count in jokers.items()):
        return None
    word: JokerWord | None = _joker_word(rules.joker_sets) if jokers else "free"
    if cards and jokers:
        word = "declared" if rules.joker_sets == DECLARED else None
    if word is None or not _knows_opening(opening, cards):
        return None
    return TileSheet(
        hand=hand,
        minimum=-1 if opening is None else opening.minimum,
        then_manipulate=opening is not None and opening.then_manipulate,
        drawn_on_pass=rules.turn[0].draw_on_pass,
        joker_sets=word,
        pack=tuple(pack.faces()),
        values=_card_values(rules) if cards else _tile_values(rules),
        scoring=_scoring_word(rules.scoring),
        cards=cards,
        high_ace=rules.runs is not None and rules.runs.ace == "both",
        first_run=opening is not None and opening.contract is not None,
        natural_run=opening is not None and opening.natural_run,
    )


def _tile_values(rules: Rules) -> tuple[int, ...]:
    return tuple([rules.values.of(face) for face in range(FIRST_TILE, MIRROR_JOKER + 1)])


def _card_values(rules: Rules) -> tuple[int, ...]:
    return (*[rules.values.of(face) for face in range(PRINTED_JOKER + 1)], 0, 0, 0)


def _scoring_word(scoring: Scoring) -> RackScoring:
    if isinstance(scoring, DealWon):
        return "deal_won"
    return scoring.lowest_earns if isinstance(scoring, HandsToWinner) else "penalties"


def _knows_opening(opening: Opening | None, cards: bool) -> bool:
    """Whether the kernel knows a first meld: of tiles those of a minimum, of cards a run or any meld."""
    if opening is None:
        return True
    if not cards:
        return opening.contract is None
    asked = None if opening.contract is None else (opening.contract.groups, opening.contract.runs)
    return opening.minimum == 0 and asked in (None, ((), (3,)))


def knows_table(rules: Rules) -> bool:
    """Whether the kernel knows all words of a sheet but those on jokers and first melds."""
    if not rules.rearranges or not isinstance(rules.scoring, KNOWN_SCORINGS) or not reads_all(rules, READS):
        return False
    groups, runs, cards = rules.groups, rules.runs, rules.pack.family == "cards"
    if groups is None or runs is None or rules.pack.copies > 2:
        return False
    shapes = (groups.min_size, groups.max_size, groups.distinct_suits, runs.min_length, runs.max_length)
    return (
        shapes == (3, 4, True, 3, 13)
        and runs.ace in (("low", "both") if cards else ("low",))
        and rules.stock.when_empty == "play_on"
        and isinstance(rules.deal.hand, int)
    )


def _joker_word(sets: JokerSets | None) -> JokerWord | None:
    """Where a freed joker needs two tiles of the rack, playouts free none: the plays that they make are still legal."""
    if sets is not None and sets.may_be_split:
        return None
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
    if sheet is None or players > MOST_SEATS or rules.pack_for(players) != rules.pack:
        return None
    return playouts_of(sheet, players, learnt(players, CARD_VALUES if sheet.cards else VALUES))


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
        scoring=sheet.scoring,
        cards=sheet.cards,
        high_ace=sheet.high_ace,
        first_run=sheet.first_run,
        natural_run=sheet.natural_run,
    )


def from_tiles(rules: Rules, tiles: Sequence[Face]) -> Faces:
    """Faces as the kernel gives them back: of cards the tiles that stand for them."""
    return tuple([tile - FIRST_TILE for tile in tiles]) if rules.pack.family == "cards" else tuple(tiles)


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
