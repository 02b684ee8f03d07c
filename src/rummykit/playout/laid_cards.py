"""Deals of several packs whose melds are laid on the table, as one seat sees them, for the kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rummykit._playout import LaidChoices, LaidDeal, LaidSheet
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, colour_of, number_of
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Buy, Draw
from rummykit.play.deal import Deal
from rummykit.play.hidden_cards import surely_held
from rummykit.play.view import TableMeld, View
from rummykit.playout.laid_sheet import knows_laid, laid_sheet
from rummykit.rules import Rules

AT: Final = {"draw": 0, "play": 2, "over": 3}
FROM_STOCK, BUYS, DECLINES, ASKED = 1, 4, 5, 6
"""How far a turn is, by the numbers of native/playout/laid_deal.hpp."""
PHASES: Final = ("draw", "play", "buy")
EARLIER: Final = -1
"""The turn of a first meld that was laid in some turn before."""
FROM_STOCK_ON_AVERAGE: Final = 0.8
"""The part of the draws that is taken to have been from the stock: a view does not say."""


def knows_position(rules: Rules, view: View) -> bool:
    """Whether the kernel plays on from what the seat to act sees."""
    seen = view.seat is not None and view.seat == view.turn and view.phase in PHASES
    return seen and knows_laid(rules.for_deal(view.scheduled), len(view.order))


def laid_choices(rules: Rules, view: View, actions: Sequence[Action | None]) -> LaidChoices | None:
    """The deal that a view shows to the seat to act, after each of these actions of it, or as it is; None for others.

    `known()` of it says after which of them quick players can go on.
    """
    rules = rules.for_deal(view.scheduled)
    sheet = laid_sheet(rules, len(view.order))
    if sheet is None or view.seat is None or not knows_position(rules, view):
        return None
    return LaidChoices(
        sheet,
        seat=view.order.index(view.seat),
        counts=[view.counts[seat] for seat in view.order],
        known=[() if seat == view.seat else surely_held(view.known[seat], view.table) for seat in view.order],
        draws=[view.draws[seat] for seat in view.order],
        unseen=_unseen(rules, view),
        stock=view.stock,
        choices=[_left(sheet, rules, view, action) for action in actions],
    )


def _unseen(rules: Rules, view: View) -> list[Face]:
    """The cards that are in the stock or hidden in hands."""
    table = [face for meld in view.table for face in from_hand(meld.cards)]
    known = [surely_held(view.known[seat], view.table) for seat in view.order if seat != view.seat]
    left = Counter(rules.pack_for(len(view.order)).faces())
    for cards in (view.hand, view.discard_pile, table, *known):
        left.subtract(cards)
    return list(left.elements())


def _left(sheet: LaidSheet, rules: Rules, view: View, action: Action | None) -> LaidDeal:
    """The deal after an action, as far as the seat sees it; what brings hidden cards is still to be done."""
    hidden = FROM_STOCK if action == Draw("stock") else None
    if action is None:
        hidden = ASKED if view.phase == "buy" else AT[view.phase]
    elif view.phase == "buy":
        hidden = BUYS if isinstance(action, Buy) else DECLINES
    if hidden is not None:
        return _deal(sheet, rules, view, view, hidden)
    assert action is not None
    deal = Deal.from_view(rules, view)
    deal.play(action)
    after = deal.view(view.seat)
    return _deal(sheet, rules, view, after, AT[after.phase])


def _deal(sheet: LaidSheet, rules: Rules, before: View, view: View, at: int) -> LaidDeal:
    assert view.seat is not None
    place = {seat: at for at, seat in enumerate(view.order)}
    winner = None if view.result is None else view.result.winner
    turn = view.turn if winner is None else winner
    return LaidDeal(
        sheet,
        numbers={
            "seat": place[view.seat],
            "turn": place[turn],
            "resume": -1 if view.resume is None else place[view.resume],
            "at": at,
            "opened_now": int(view.opened_now),
            "plays": view.plays,
            "taken": -1 if view.taken is None else view.taken,
            "must": -1 if view.must_play is None else view.must_play,
            "turnovers": _turnovers(rules, before),
            "turn_number": view.turn_number,
        },
        hand=view.hand,
        table=[laid(meld, place) for meld in view.table],
        opened=[view.opened[seat] for seat in view.order],
        first_laid=[_first_laid(before, view, seat) for seat in view.order],
        bought=[view.bought[seat] if view.bought else 0 for seat in view.order],
        pile=view.discard_pile,
        thrown_by=[-1 if by is None else place[by] for by in view.discarded_by],
    )


def _first_laid(before: View, view: View, seat: int) -> int:
    """The turn in which a seat laid its first meld: 0 for none, this one where it had none before."""
    if not view.opened[seat]:
        return 0
    fresh = seat == before.turn and (before.opened_now or not before.opened[seat])
    return before.turn_number if fresh else EARLIER


def _turnovers(rules: Rules, view: View) -> int:
    """How often the stock has probably been renewed: a view does not say."""
    seats = len(view.order)
    stock = len(rules.pack_for(seats)) - seats * rules.deal.hand_for(seats) - int(rules.deal.upcard)
    drawn = FROM_STOCK_ON_AVERAGE * sum(view.draws) - stock
    if drawn <= 0 or None in view.discarded_by:
        return 0
    return min(rules.stock.times, 1 + int(drawn / max(1, view.stock + len(view.discard_pile))))


def laid(meld: TableMeld, place: dict[int, int]) -> list[int]:
    """A meld on the table by the numbers of native/playout/laid_module.cpp; `place` gives seats in turn order."""
    assert meld.owner is not None
    stands = [face - STANDING_FOR if face >= STANDING_FOR else face for face in meld.cards]
    owner = place[meld.owner]
    if meld.kind == "run":
        wild = sum(1 << at for at, face in enumerate(meld.cards) if face >= STANDING_FOR)
        return [owner, 1, colour_of(stands[0]), number_of(stands[0]) - 1, len(stands), wild]
    suits, settled, unsaid = [0, 0, 0, 0], 0, 0
    for face, means in zip(meld.cards, stands, strict=True):
        if face == PRINTED_JOKER:
            unsaid += 1
        elif face >= STANDING_FOR:
            settled |= 1 << colour_of(means)
        else:
            suits[colour_of(face)] += 1
    named = next(face for face in stands if face != PRINTED_JOKER)
    return [owner, 0, number_of(named) - 1, *suits, settled, unsaid]
