"""Sheets of games whose hands stay closed until one is laid whole, as the kernel knows them: their words as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from rummykit._playout import ClosedSheet
from rummykit.cards import FALSE_JOKER, FIRST_TILE, PRINTED_JOKER, Face, Pack
from rummykit.melds.meld_solver import wilds_beside
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import (
    CardValues,
    DealOut,
    Declare,
    Drop,
    HandsAgainstLosers,
    LivesPenalty,
    Payments,
    PointsLost,
    Rules,
    ShowIndicator,
    Start,
    Stock,
)
from rummykit.rules import Discard as DiscardStep
from rummykit.rules import Draw as DrawStep
from rummykit.rules import GoOut as GoOutStep

MOST_SEATS: Final = 12
MOST_IN_HAND: Final = 21
MOST_COPIES: Final = 7
INDICATES: Final = {"rank": 1, "rank_and_neighbours": 2, "next": 3}
TAKES_WILD: Final = {"allowed": 0, "refused": 1, "first_allowed": 2}
LAID_WITH: Final = {"none": 1, "optional": 2, "required": 3}
WHEN_EMPTY: Final = {"flip": 0, "shuffle": 1, "ends": 2}
VALUE_CARDS: Final = {"none": 0, "table": 1, "twenty": 2}
LIVES, PAYMENTS, AGAINST_LOSERS, POINTS_LOST = range(4)
"""The numbers of words in native/playout/closed_sheet.hpp."""

READS: Final[Reads] = {
    Rules: ("pack", "more_packs", "deal", "start", "groups", "runs", "wilds", "turn", "stock", "values", "scoring"),
    Pack: None,
    DealOut: ("hand", "upcard", "joker_put_back", "wild_indicator", "indicates", "starter_extra"),
    Start: None,
    Groups: ("min_size", "max_size", "distinct_suits"),
    Runs: ("min_length", "max_length", "ace"),
    Wilds: ("jokers", "rank", "at_most_naturals", "most", "natural_in_place", "least_naturals", "alone"),
    Drop: None,
    DrawStep: ("discard_pile", "wild_upcard", "own_piles"),
    Declare: None,
    GoOutStep: ("discard", "contracts", "undrawn", "called", "last_turns", "pairs"),
    ShowIndicator: None,
    DiscardStep: ("return_upcard", "time_up"),
    Stock: ("when_empty", "times", "keep_top", "voids_in_a_row"),
    CardValues: None,
    LivesPenalty: (
        *("cap", "first_drop", "middle_drop", "wrong_declaration", "to_winner"),
        *("pures", "tunnelas", "dublees", "jokers", "value_cards", "dublee_consolation", "surplus_wilds"),
    ),
    Payments: None,
    HandsAgainstLosers: ("count",),
    PointsLost: ("plain", "wild_last", "pairs", "pairs_wild_last", "indicator_shown"),
}
"""The fields that are read here; a sheet that sets any other is none for the kernel."""

Words: TypeAlias = dict[str, int]


def as_kernel(face: Face) -> int:
    """A card or a tile as the kernel numbers it: 0 to 51, and 52 for a joker or a false joker."""
    return PRINTED_JOKER if face == FALSE_JOKER else face - FIRST_TILE if face >= FIRST_TILE else face


def from_kernel(number: int, tiles: bool) -> Face:
    """The card, or the tile, with this number."""
    if not tiles:
        return number
    return FALSE_JOKER if number == PRINTED_JOKER else FIRST_TILE + number


@lru_cache(maxsize=256)
def closed_sheet(rules: Rules, players: int) -> ClosedSheet | None:
    """The sheet of one deal for a number of players as the kernel plays it; None where it does not know a word of it.

    A sheet whose deals differ has to be that of one of them (`Rules.for_deal`).
    """
    words = closed_words(rules, players)
    if words is None:
        return None
    groups, runs, go_out = rules.groups, rules.runs, _last_go_out(rules)
    return ClosedSheet(
        words=words,
        groups=None if groups is None else (groups.min_size, groups.max_size, groups.distinct_suits),
        runs=None if runs is None else (runs.min_length, runs.max_length, runs.ace),
        beside=wilds_beside(Wilds(jokers=True) if rules.tiles_in_hand else rules.wilds),
        values=[rules.values.of(from_kernel(face, rules.tiles_in_hand)) for face in range(PRINTED_JOKER + 1)],
        pack=[*map(as_kernel, rules.pack_for(players).faces())],
        contracts=[] if go_out is None else go_out.contracts,
    )


def closed_sheets(rules: Rules, players: int) -> list[ClosedSheet] | None:
    """The sheet of every deal of a match; None where the kernel does not know a word of one of them."""
    found = [closed_sheet(rules.for_deal(place), players) for place in range(len(rules.schedule) or 1)]
    return None if None in found else [sheet for sheet in found if sheet is not None]


def closed_words(rules: Rules, players: int) -> Words | None:
    """The words of a sheet by the names in native/playout/closed_sheet.hpp; None if one of them is not known there."""
    if not _is_closed(rules, players):
        return None
    turn, scored, stock, wilds = _turn(rules), _scoring(rules, players), rules.stock, rules.wilds
    if turn is None or scored is None or wilds is None:
        return None
    deal = rules.deal
    return {
        "seats": players,
        "hand": deal.hand_for(players),
        "scheduled": rules.scheduled or 0,
        "upcard": int(deal.upcard),
        "joker_put_back": int(deal.joker_put_back),
        "starter_extra": deal.starter_extra,
        "indicates": INDICATES[deal.indicates] if deal.wild_indicator else 0,
        "when_empty": WHEN_EMPTY[stock.when_empty],
        "times": stock.times,
        "keep_top": int(stock.keep_top),
        "wild_rank": wilds.rank or 0,
        "always_wild": int(wilds.rank is not None and not wilds.natural_in_place),
        **turn,
        **scored,
    }


def _is_closed(rules: Rules, players: int) -> bool:
    """Whether a sheet of whole packs, wild cards or tiles among them, says nothing that is not read here."""
    fewest, most = rules.players
    if not fewest <= players <= min(most, MOST_SEATS) or rules.schedule or not reads_all(rules, READS):
        return False
    pack, jokers = rules.pack_for(players), {face for face, _ in rules.pack_for(players).jokers}
    if rules.wilds is None or not (_tiles_in_hand(rules, jokers) if rules.tiles_in_hand else pack.family == "cards"):
        return False
    return (
        (rules.tiles_in_hand or (jokers <= {PRINTED_JOKER} and (rules.wilds.jokers or not jokers)))
        and rules.deal.hand_for(players) <= MOST_IN_HAND
        and (not rules.deal.wild_indicator or rules.tiles_in_hand == (rules.deal.indicates == "next"))
        and rules.stock.when_empty in WHEN_EMPTY
        and rules.tiles_in_hand == (rules.stock.when_empty == "ends")
        and (rules.groups is None or rules.groups.min_size > 2)
        and (rules.runs is None or rules.runs.min_length > 2)
    )


def _tiles_in_hand(rules: Rules, jokers: set[Face]) -> bool:
    """Whether a sheet of tiles makes one of them wild, for which false jokers stand, and says nothing else of them."""
    return (
        jokers <= {FALSE_JOKER}
        and rules.wilds == Wilds(jokers=False)
        and rules.deal.wild_indicator
        and rules.pack.copies == 2
        and (rules.groups is None or rules.groups.distinct_suits)
        and isinstance(rules.scoring, PointsLost)
    )


def _turn(rules: Rules) -> Words | None:
    """What the steps of a turn say: perhaps a drop, a draw, a declaration or a whole hand laid, a discard."""
    steps = list(rules.turn)
    undrawn = isinstance(steps[0], GoOutStep) and steps[0].undrawn and steps[0].discard == "none"
    first = steps.pop(0) if undrawn else None
    drops = isinstance(steps[0], Drop) and bool(steps.pop(0))
    shows = len(steps) > 1 and isinstance(steps[1], ShowIndicator) and bool(steps.pop(1))
    if [type(step) for step in steps] not in ([DrawStep, Declare, DiscardStep], [DrawStep, GoOutStep, DiscardStep]):
        return None
    draw, down, discard = steps
    assert isinstance(draw, DrawStep)
    assert isinstance(discard, DiscardStep)
    if draw.discard_pile != "top" or draw.wild_upcard not in TAKES_WILD:
        return None
    if draw.own_piles != rules.tiles_in_hand or (draw.own_piles and not discard.return_upcard):
        return None
    words = {
        "undrawn": int(undrawn),
        "drops": int(drops),
        "wild_upcard": TAKES_WILD[draw.wild_upcard],
        "return_upcard": int(discard.return_upcard),
        "own_piles": int(draw.own_piles),
        "shows_indicator": int(shows),
    }
    if isinstance(down, Declare):
        return None if undrawn else words | {"declares": 1}
    assert isinstance(down, GoOutStep)
    same = first is None or (isinstance(first, GoOutStep) and first.contracts == down.contracts)
    if down.undrawn or not same or (down.contracts and not rules.deal.hand):
        return None
    return words | {"goes_out": LAID_WITH[down.discard], "last_turns": int(down.last_turns), "pairs": down.pairs or 0}


def _scoring(rules: Rules, players: int) -> Words | None:
    """What a deal is worth."""
    scoring = rules.scoring
    if isinstance(scoring, LivesPenalty):
        return _lives(rules, scoring, players)
    if rules.step(Declare) is not None or rules.step(GoOutStep) is None:
        return None
    if isinstance(scoring, Payments):
        return {
            "scoring": PAYMENTS,
            "base": scoring.base,
            "each_joker": scoring.joker,
            "each_wild": scoring.wild,
            "bonuses": int(scoring.bonuses),
            "undrawn_bonus": scoring.undrawn,
            "one_draw": scoring.one_draw,
            "no_wild": scoring.no_wild,
            "one_suit": scoring.one_suit,
        }
    if isinstance(scoring, PointsLost) and rules.tiles_in_hand:
        return {
            "scoring": POINTS_LOST,
            "plain": scoring.plain,
            "wild_last": scoring.wild_last,
            "in_pairs": scoring.pairs,
            "in_pairs_wild_last": scoring.pairs_wild_last,
            "indicator_shown": scoring.indicator_shown,
        }
    if isinstance(scoring, HandsAgainstLosers) and scoring.count == "unmatched":
        return {"scoring": AGAINST_LOSERS}
    return None


def _lives(rules: Rules, scoring: LivesPenalty, players: int) -> Words | None:
    """The two lives or the pure sequences; a rank that is wild by the sheet alone is none of the kernel's."""
    wilds, groups = rules.wilds, rules.groups
    plain = wilds is not None and wilds == Wilds(jokers=wilds.jokers) and rules.deal.wild_indicator
    if not plain or groups is None or groups.max_size is None or rules.step(Declare) is None:
        return None
    copies = rules.pack_for(players).copies
    if scoring.pures is None and (copies > 2 or rules.deal.cuts):
        return None
    return {
        "scoring": LIVES,
        "cap": scoring.cap,
        "first_drop": scoring.first_drop,
        "middle_drop": scoring.middle_drop,
        "to_winner": int(scoring.to_winner),
        "pures": scoring.pures or 0,
        "tunnelas": scoring.tunnelas if scoring.pures else 0,
        "dublees": scoring.dublees if scoring.pures else 0,
        "jokers": scoring.jokers if scoring.pures else 0,
        "value_cards": VALUE_CARDS[scoring.value_cards],
        "consolation": -1 if scoring.dublee_consolation is None else scoring.dublee_consolation,
    }


def _last_go_out(rules: Rules) -> GoOutStep | None:
    """The step in which a whole hand is laid after the draw."""
    return next((step for step in reversed(rules.turn) if isinstance(step, GoOutStep)), None)
