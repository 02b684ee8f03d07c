"""Sheets of several packs whose melds are laid on the table during the deal, as the kernel plays them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rummykit._playout import LaidSheet
from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.meld_solver import wilds_beside
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import (
    BuyWindow,
    CardValues,
    Contract,
    DealOut,
    Discard,
    Draw,
    HandsAgainstLosers,
    HandsToWinner,
    MeldValues,
    Opening,
    Play,
    Rules,
    Start,
    Stock,
    Swap,
)

MOST_SEATS: Final = 8
MOST_COPIES: Final = 4
MOST_CARDS: Final = 223
MOST_SLOTS: Final = 6
ANY_SIZE: Final = 31
"""The most cards of a group that has no limit."""

READS: Final[Reads] = {
    Rules: [
        "deal",
        "groups",
        "meld_values",
        "more_packs",
        "opening",
        "pack",
        "runs",
        "scoring",
        "start",
        "stock",
        "turn",
        "values",
        "wilds",
    ],
    Pack: ("copies", "family", "jokers"),
    DealOut: ("hand", "joker_put_back", "starter_extra", "upcard"),
    Start: None,
    Groups: ("distinct_suits", "max_size", "min_size"),
    Runs: ("ace", "max_length", "min_length"),
    Wilds: ("at_most_naturals", "jokers", "most"),
    CardValues: ("ace", "cards", "count_cards", "court", "joker", "number", "ranks"),
    MeldValues: ("declared_jokers", "low_ace"),
    Opening: (
        "after_rounds",
        "contract",
        "distinct_melds",
        "exact_sizes",
        "minimum",
        "natural_run",
        "waived_when_going_out",
    ),
    Contract: ("groups", "runs", "whole_hand"),
    Draw: ("card_goes", "closed_after_first_meld", "discard_pile"),
    Swap: None,
    Play: ("end_joker_moves", "lay_off", "lay_off_at_once", "may_go_out", "more_melds"),
    Discard: ("fitting", "return_upcard", "time_up"),
    BuyWindow: None,
    Stock: ("keep_top", "times", "voids_in_a_row", "when_empty"),
    HandsToWinner: ("concealed_double",),
    HandsAgainstLosers: ("concealed_bonus", "concealed_double", "natural_bonus", "out_bonus", "unopened"),
}
"""The fields that are read here; a sheet that sets any other is none for the kernel."""

UPCARD: Final = {"hand": 0, "first_meld": 1, "table": 2}
JOKER: Final = {"hand": 1, "table": 2, "hand_after_first_meld": 3}
"""The words of native/playout/laid_deal.hpp."""


@lru_cache(maxsize=256)
def laid_sheet(rules: Rules, players: int) -> LaidSheet | None:
    """The sheet of one deal as the kernel plays it with so many players; None where it does not know a word of it."""
    if not knows_laid(rules, players):
        return None
    values, opening = rules.values, rules.opening or Opening()
    melded = replace(values, count_cards=False)
    faces = range(PRINTED_JOKER + 1)
    contract = opening.contract or Contract()
    runs, groups = (sorted(sizes, reverse=True) for sizes in (contract.runs, contract.groups))
    return LaidSheet(
        words={"seats": players} | _shapes(rules) | _first_meld(rules) | _turn(rules) | _stock_and_scoring(rules),
        held=[values.of(face) for face in faces],
        melded=[melded.of(face) for face in faces],
        beside=wilds_beside(rules.wilds),
        slots=[*((True, size) for size in runs), *((False, size) for size in groups)],
    )


def knows_laid(rules: Rules, players: int) -> bool:
    """Whether the kernel plays the sheet of one deal, melds of three cards or more, laid by every seat for itself."""
    draw, play, discard = rules.step(Draw), rules.step(Play), rules.step(Discard)
    if draw is None or play is None or discard is None or not reads_all(rules, READS):
        return False
    steps = {type(step) for step in rules.turn}
    pack, groups, runs = rules.pack_for(players), rules.groups, rules.runs
    contract = None if rules.opening is None else rules.opening.contract
    return (
        steps <= {Draw, Swap, Play, Discard, BuyWindow}
        and pack.family == "cards"
        and 2 <= pack.copies <= MOST_COPIES
        and len(pack) <= MOST_CARDS
        and rules.players[0] <= players <= min(rules.players[1], MOST_SEATS)
        and draw.discard_pile == "top"
        and draw.card_goes in UPCARD
        and play.lay_off == "any"
        and discard.fitting in ("allowed", "refused")
        and rules.stock.when_empty in ("flip", "shuffle")
        and isinstance(rules.scoring, HandsToWinner | HandsAgainstLosers)
        and (groups is None or groups.min_size >= 3)
        and (runs is None or (runs.min_length >= 3 and runs.max_length <= 13))
        and (contract is None or len(contract.groups) + len(contract.runs) <= MOST_SLOTS)
    )


def _shapes(rules: Rules) -> dict[str, int]:
    groups, runs, in_melds = rules.groups, rules.runs, rules.meld_values or MeldValues()
    most = None if groups is None else groups.max_size
    ace = None if runs is None else runs.ace
    below = replace(rules.values, count_cards=False).of(0) if in_melds.low_ace is None else in_melds.low_ace
    distinct = groups is not None and groups.distinct_suits
    return {
        "groups": int(groups is not None),
        "distinct": int(distinct),
        "group_least": 3 if groups is None else groups.min_size,
        "group_most": min(4 if distinct else ANY_SIZE, ANY_SIZE if most is None else most),
        "runs": int(runs is not None),
        "low_ace": int(ace in ("low", "both", "corner")),
        "high_ace": int(ace in ("high", "both", "corner")),
        "corner": int(ace == "corner"),
        "run_least": 3 if runs is None else runs.min_length,
        "run_most": 13 if runs is None else runs.max_length,
        "declared": int(in_melds.declared_jokers),
        "ace_below": below,
    }


def _first_meld(rules: Rules) -> dict[str, int]:
    opening = rules.opening or Opening()
    return {
        "opens": int(rules.opening is not None),
        "minimum": opening.minimum,
        "after_rounds": opening.after_rounds,
        "natural_run": int(opening.natural_run),
        "whole_hand": int(opening.contract is not None and opening.contract.whole_hand),
        "distinct_melds": int(opening.distinct_melds),
    }


def _turn(rules: Rules) -> dict[str, int]:
    draw, swap, play, buy = rules.step(Draw), rules.step(Swap), rules.step(Play), rules.step(BuyWindow)
    discard = rules.step(Discard)
    assert draw is not None
    assert play is not None
    assert discard is not None
    per_deal = None if buy is None else buy.per_deal
    return {
        "upcard": UPCARD[draw.card_goes],
        "closed_after_first_meld": int(draw.closed_after_first_meld),
        "joker": 0 if swap is None else JOKER[swap.joker_goes],
        "swap_before_melding": int(swap is not None and swap.before_melding),
        "swap_after_own": int(swap is not None and swap.needs_own_meld),
        "swap_in_groups": int(swap is not None and swap.groups == "one_card"),
        "more_melds": int(play.more_melds),
        "lay_off_at_once": int(play.lay_off_at_once),
        "may_go_out": int(play.may_go_out),
        "return_upcard": int(discard.return_upcard),
        "refuses_fitting": int(discard.fitting == "refused"),
        "buys": int(buy is not None),
        "buys_after_first_meld": int(buy is not None and buy.after_first_meld),
        "buys_per_deal": -1 if per_deal is None else per_deal,
        "buy_penalty": 0 if buy is None else buy.penalty,
        "buy_points": 0 if buy is None else buy.points,
    }


def _stock_and_scoring(rules: Rules) -> dict[str, int]:
    scoring, stock = rules.scoring, rules.stock
    assert isinstance(scoring, HandsToWinner | HandsAgainstLosers)
    losers = scoring if isinstance(scoring, HandsAgainstLosers) else HandsAgainstLosers()
    return {
        "shuffles": int(stock.when_empty == "shuffle"),
        "keeps_top": int(stock.keep_top),
        "times": stock.times,
        "to_winner": int(isinstance(scoring, HandsToWinner)),
        "concealed_double": int(scoring.concealed_double),
        "unopened": -1 if losers.unopened is None else losers.unopened,
        "out_bonus": losers.out_bonus,
        "concealed_bonus": losers.concealed_bonus,
        "natural_bonus": losers.natural_bonus,
    }
