"""Sheets of several packs whose melds are laid on the table, as the kernel plays them in full: every legal action."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rummykit._playout import PacksSheet
from rummykit.melds.pack import lines
from rummykit.playout.laid_sheet import laid_sheet
from rummykit.rules import Draw, Play, Rules, Swap

MOST_OF_A_GROUP: Final = 30
JOKER_MOVES: Final = {"never": 0, "freely": 1, "into_its_place": 2}
GROUP_SWAP: Final = {"nothing": 0, "one_card": 1, "both_suits": 2}
"""The words of native/playout/packs_deal.hpp."""


@lru_cache(maxsize=64)
def packs_sheets(rules: Rules, players: int) -> tuple[PacksSheet, ...]:
    """The sheets of all deals of a schedule, or of the one; none where the kernel does not know a word of them."""
    deals = [rules.for_deal(number) for number in range(max(1, len(rules.schedule)))]
    sheets = [_sheet(deal, players) for deal in deals]
    return tuple(sheet for sheet in sheets if sheet is not None) if None not in sheets else ()


def _sheet(rules: Rules, players: int) -> PacksSheet | None:
    laid = laid_sheet(rules, players)
    if laid is None or not _is_known(rules, players):
        return None
    play, swap, groups, runs = rules.step(Play), rules.step(Swap), rules.groups, rules.runs
    assert play is not None
    return PacksSheet(
        laid,
        words={
            "hand": rules.deal.hand_for(players),
            "starter_extra": rules.deal.starter_extra,
            "upcard": int(rules.deal.upcard),
            "joker_put_back": int(rules.deal.joker_put_back),
            "joker_moves": JOKER_MOVES[play.end_joker_moves],
            "group_swap": 1 if swap is None else GROUP_SWAP[swap.groups],
        },
        pack=rules.pack_for(players).faces(),
        lines=[] if runs is None else [(line[0] - 1, len(line)) for line in lines(runs)],
        groups=None if groups is None else (groups.min_size, groups.max_size, groups.distinct_suits),
        runs=None if runs is None else (runs.min_length, runs.max_length, runs.ace),
        waived=rules.opening is not None and rules.opening.waived_when_going_out,
    )


def _is_known(rules: Rules, players: int) -> bool:
    """Whether the kernel lists everything that is legal by a sheet whose quick playouts it knows."""
    pack, opening, draw = rules.pack_for(players), rules.opening, rules.step(Draw)
    jokers = sum(number for _, number in pack.jokers)
    wild = rules.wilds is not None and rules.wilds.jokers
    by_contract = opening is not None and opening.contract is not None
    return (
        (wild or not jokers)
        and 4 * pack.copies + jokers <= MOST_OF_A_GROUP
        and not (opening is not None and opening.waived_when_going_out and (by_contract or opening.natural_run))
        and draw is not None
        and not (by_contract and draw.card_goes != "hand")
        and not (draw.card_goes == "first_meld" and opening is None)
    )
