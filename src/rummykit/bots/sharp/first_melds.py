"""Sharp where two packs with jokers are played and a first meld must count so much: playouts.

The kernel plays on from the deals that choices leave, on hands that the others may hold. It plays nearly by the sheet
(`native/playout/joker_deal.hpp`), for it only weighs choices, which are the ordinary engine's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final, TypeAlias

from rummykit._playout import search_jokers
from rummykit.bots.budget import Budget
from rummykit.bots.cards import arranged, promise
from rummykit.bots.outlook import live
from rummykit.bots.steady import steady
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Pack, colour_of, number_of
from rummykit.melds.meld import from_hand
from rummykit.melds.meld_solver import wilds_beside
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.play.actions import Action, Discard, Draw, LayOff, Meld, Open, Swap
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld, View
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import (
    CardValues,
    DealOut,
    HandsAgainstLosers,
    HandsToWinner,
    MeldValues,
    Opening,
    Play,
    Rules,
    Start,
    Stock,
)
from rummykit.rules import Discard as DiscardStep
from rummykit.rules import Draw as DrawStep
from rummykit.rules import Swap as SwapStep

DRAW: Final = 0
FROM_STOCK: Final = 1
OVER: Final = 3
AT: Final = {"draw": DRAW, "play": 2, "over": OVER}
"""How far a turn is, by the numbers in native/playout/joker_deal.hpp; `FROM_STOCK`: a draw that is to be from there."""
OF_THE_TIME: Final = 0.9
"""The part of the time that playouts get."""
DISCARDS: Final = 8
"""Discards that are tried, and how many where something can be laid."""
DISCARDS_INSTEAD: Final = 3
LAYS: Final = 5
"""Other melds, lay-offs and exchanges that are tried."""
LOOKED_AT: Final = 200
"""Legal actions that are looked at; a hand can have thousands of first melds."""

READS: Final[Reads] = {
    Rules: [
        "deal",
        "groups",
        "meld_values",
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
    Opening: ("after_rounds", "minimum", "natural_run", "waived_when_going_out"),
    DrawStep: ("card_goes", "discard_pile"),
    Play: ("lay_off", "may_go_out"),
    SwapStep: ("before_melding", "groups", "joker_goes", "needs_own_meld"),
    DiscardStep: ("fitting", "time_up"),
    Wilds: ("at_most_naturals", "most"),
    HandsAgainstLosers: ("concealed_double", "unopened"),
    HandsToWinner: ("concealed_double",),
    **dict.fromkeys((Pack, DealOut, Start, Stock, CardValues, MeldValues, Groups, Runs)),
}
"""The fields with which the search plays well; it leaves a sheet that sets any other to the bots without a search."""

LaidBits: TypeAlias = tuple[bool, int, int, int, int]
"""A meld on the table: whether it is a run, its suit or rank, and by bits its natural cards, its jokers, and how many
jokers stand for no suit yet."""
DealLeft: TypeAlias = tuple[int, int, int, Sequence[Face], list[LaidBits], Sequence[bool], Sequence[Face]]
"""A deal as a choice leaves it: seat to act, how far its turn is, jokers that must be laid again in it, own hand,
table, who has laid, discard pile."""


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The next action of the turn; None for other sheets."""
    if not knows(rules) or view.seat is None or view.phase not in ("draw", "play"):
        return None
    usual = steady(rules, view, chance)
    choices = _choices(rules, view, usual)
    left = [_left(rules, view, action) for action in choices]
    if len(choices) == 1 or left[0][1] == OVER:
        return usual
    draw, swap, play = rules.step(DrawStep), rules.step(SwapStep), rules.step(Play)
    assert draw is not None
    assert play is not None
    assert rules.opening is not None
    open_faces = [face for meld in view.table for face in from_hand(meld.cards)]
    known = [[] if seat == view.seat else _without(cards, open_faces) for seat, cards in enumerate(view.known)]
    values = [rules.values.of(face) for face in range(PRINTED_JOKER + 1)]
    low_ace = rules.meld_values.low_ace if rules.meld_values is not None else None
    best, _ = search_jokers(
        values=values,
        low_ace=values[0] if low_ace is None else low_ace,
        beside=wilds_beside(rules.wilds),
        minimum=rules.opening.minimum,
        first_meld_only=draw.card_goes == "first_meld",
        frees=swap is not None,
        freed_is_laid=swap is not None and swap.joker_goes == "table",
        frees_after_own=swap is not None and swap.needs_own_meld,
        may_go_out=play.may_go_out,
        to_winner=isinstance(rules.scoring, HandsToWinner),
        times=rules.stock.times,
        shuffles=rules.stock.when_empty == "shuffle",
        seat=view.seat,
        counts=view.counts,
        known=known,
        draws=view.draws,
        unseen=list(live(rules, view).elements()),
        stock=view.stock,
        choices=left,
        playouts=budget.playouts or 0,
        seconds=(budget.milliseconds or 0) / 1000 * OF_THE_TIME,
        seed=chance.getrandbits(64),
    )
    return choices[best]


@lru_cache(maxsize=64)
def knows(rules: Rules) -> bool:
    """Whether the sheet is one of two packs with jokers, a first meld, and melds on which everybody lays off."""
    draw, play, groups, runs = rules.step(DrawStep), rules.step(Play), rules.groups, rules.runs
    return (
        rules.pack.family == "cards"
        and rules.pack.copies == 2
        and rules.opening is not None
        and rules.wilds is not None
        and not rules.wilds.rank
        and draw is not None
        and draw.discard_pile == "top"
        and draw.card_goes in ("hand", "first_meld")
        and play is not None
        and (play.lay_off, play.per_turn, play.borrowing) == ("any", "any", "none")
        and groups is not None
        and (groups.min_size, groups.max_size, groups.distinct_suits) == (3, 4, True)
        and runs is not None
        and (runs.min_length, runs.ace) == (3, "both")
        and rules.stock.when_empty in ("flip", "shuffle")
        and isinstance(rules.scoring, HandsToWinner | HandsAgainstLosers)
        and rules.knock is None
        and reads_all(rules, READS)
    )


def _choices(rules: Rules, view: View, usual: Action) -> list[Action]:
    """The actions that are weighed: steady's first, then others of the legal ones that are worth a try."""
    actions = [action for action in islice(Deal.from_view(rules, view).legal_actions(), LOOKED_AT) if action != usual]
    if view.phase == "draw":
        return [usual, *(action for action in actions if isinstance(action, Draw))]
    left = arranged(rules, view.hand).left

    def sooner(action: Discard) -> tuple[bool, int, Face]:
        card = action.card
        worth = rules.values.of(card) - promise(rules, card, view.hand)
        return card in left, worth, card

    discards = [each for each in actions if isinstance(each, Discard) and each.card != PRINTED_JOKER]
    discards.sort(key=sooner, reverse=True)
    lays = [each for each in actions if isinstance(each, Meld | Open | Swap | LayOff)]
    most = DISCARDS if isinstance(usual, Discard) else DISCARDS_INSTEAD
    return [usual, *lays[:LAYS], *discards[:most]]


def _left(rules: Rules, view: View, action: Action) -> DealLeft:
    """The deal after an action, as far as the seat sees it; a draw from the stock is still to be made."""
    if action == Draw("stock"):
        return view.turn, FROM_STOCK, 0, view.hand, _table(view), view.opened, view.discard_pile
    deal = Deal.from_view(rules, view)
    deal.play(action)
    after = deal.view(view.seat)
    owed = int(after.must_play == PRINTED_JOKER)
    return after.turn, AT[after.phase], owed, after.hand, _table(after), after.opened, after.discard_pile


def _table(view: View) -> list[LaidBits]:
    return [laid(meld) for meld in view.table]


def laid(meld: TableMeld) -> LaidBits:
    """A meld on the table as the kernel takes it."""
    natural = wild = unsaid = 0
    stands = [face - STANDING_FOR if face >= STANDING_FOR else face for face in meld.cards]
    for place, (face, card) in enumerate(zip(stands, meld.cards, strict=True)):
        if card == PRINTED_JOKER:
            unsaid += 1
            continue
        bit = 1 << (number_of(stands[0]) - 1 + place if meld.kind == "run" else colour_of(face))
        natural |= bit * (card == face)
        wild |= bit * (card != face)
    named = next(face for face in stands if face != PRINTED_JOKER)
    return meld.kind == "run", colour_of(named) if meld.kind == "run" else number_of(named) - 1, natural, wild, unsaid


def _without(cards: Sequence[Face], gone: Sequence[Face]) -> list[Face]:
    return [face for face in cards if face not in gone]
