"""How the melds of a sheet are read, as its pack and jokers require."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from rummykit.cards import PRINTED_JOKER, Face, card, colour_of, number_of
from rummykit.melds.books import SideMelds, side_melds
from rummykit.melds.cut_joker import made_wild, rank_of
from rummykit.melds.full_runs import full_run_melds
from rummykit.melds.indicated import IndicatedMelds
from rummykit.melds.laid_tiles import LaidTiles
from rummykit.melds.lives import Lives, lives_of
from rummykit.melds.meld import CardMelds
from rummykit.melds.pack import pack_melds
from rummykit.melds.pures import PuresWanted, pures_of
from rummykit.melds.side_runs import side_run_melds
from rummykit.melds.wild import wild_melds
from rummykit.rules import CardsLaid, GoOut, MeldValues, Play, Rules


def card_melds(sheet: Rules) -> CardMelds:
    """The melds of a card game."""
    values = replace(sheet.values, count_cards=False)
    points = tuple(values.of(face) for face in range(52))
    if sheet.has_side_melds:
        return side_melds_of(sheet)
    contract = None if sheet.opening is None else sheet.opening.contract
    if contract is not None and contract.suits != "one":
        return full_run_melds(sheet.wilds, points, contract.suits)
    in_melds = sheet.meld_values or MeldValues()
    if sheet.wilds is None and sheet.pack.copies == 1:
        return pack_melds(sheet.groups, sheet.runs, points, in_melds.low_ace)
    return wild_melds(sheet.groups, sheet.runs, sheet.wilds, points, in_melds.low_ace, in_melds.declared_jokers)


def notes_who_laid(sheet: Rules) -> bool:
    """Whether each card on the table has the seat that laid it: it counts for that seat, or bars others beside it."""
    play = sheet.step(Play)
    return isinstance(sheet.scoring, CardsLaid) or (play is not None and not play.extends_lay_offs)


def is_wild(sheet: Rules, face: Face, wild: int = 0) -> bool:
    """Whether a card or tile held in the hand may stand for others, in a deal where `wild` is wild by chance."""
    by_sheet = sheet.wilds is not None and (face == PRINTED_JOKER or sheet.wilds.of_rank(face))
    return by_sheet or (wild != 0 and face in made_wild(wild))


@lru_cache(maxsize=256)
def side_melds_of(sheet: Rules) -> SideMelds:
    """The groups of a game of sides, and its runs where it has them."""
    assert sheet.groups is not None
    assert sheet.wilds is not None
    play, values = sheet.step(Play), sheet.values
    last = None if play is None else play.last_only
    never = [] if play is None or play.never is None else [play.never]
    never += [] if sheet.bonus_cards is None else [sheet.bonus_cards.cards]
    rest = (
        sheet.wilds,
        tuple(values.of(face) for face in range(52)),
        values.of(PRINTED_JOKER),
        frozenset(face for face in range(52) if last is not None and last.has(face)),
        frozenset(face for face in range(52) if any(cards.has(face) for cards in never)),
    )
    return side_melds(sheet.groups, *rest) if sheet.runs is None else side_run_melds(sheet.groups, sheet.runs, *rest)


@lru_cache(maxsize=256)
def lives_in(sheet: Rules, wild: int) -> Lives:
    """How the two lives, or the pure sequences instead, are read in a deal where `wild` is wild: a rank, or what a cut
    card says; 0 for what the sheet alone makes wild."""
    assert sheet.groups is not None
    assert sheet.runs is not None
    assert sheet.wilds is not None
    wilds = replace(sheet.wilds, rank=rank_of(wild)) if wild else sheet.wilds
    points = tuple(sheet.values.of(face) for face in range(52))
    scoring = sheet.lives
    surplus = scoring is not None and scoring.surplus_wilds
    if scoring is None or scoring.pures is None:
        return lives_of(sheet.groups, sheet.runs, wilds, points, surplus)
    wanted = PuresWanted(scoring.pures, scoring.tunnelas, scoring.dublees, scoring.jokers, scoring.marriages)
    return pures_of(sheet.groups, sheet.runs, wilds, points, wild, wanted, surplus)


@lru_cache(maxsize=256)
def indicated_in(sheet: Rules, wild: Face, pairs_only: bool = False) -> IndicatedMelds:
    """The melds of tiles held in the hand, in a deal where the tile `wild` is wild; of a seat bound to pairs or not."""
    go_out = sheet.step(GoOut)
    points = tuple(sheet.values.of(face) for face in range(52))
    pairs = None if go_out is None else go_out.pairs
    lie = sheet.opening is not None and sheet.opening.pairs is not None
    return IndicatedMelds(sheet.groups, sheet.runs, points, wild, pairs or 0, lie, pairs_only)


@lru_cache(maxsize=256)
def laid_tiles_in(sheet: Rules, wild: Face) -> LaidTiles:
    """The same on the table, where tiles are laid in the course of a deal."""
    return LaidTiles(indicated_in(sheet, wild), tuple(sheet.values.of(face) for face in range(52)))


def neighbours(faces: Iterable[Face]) -> Iterator[Face]:
    """The cards that could lie in one meld with these: those of their suit or of their rank."""
    naturals = [face for face in faces if face < PRINTED_JOKER]
    suits, ranks = {colour_of(face) for face in naturals}, {number_of(face) for face in naturals}
    for suit in range(4):
        yield from (card(rank, suit) for rank in range(1, 14) if suit in suits or rank in ranks)
