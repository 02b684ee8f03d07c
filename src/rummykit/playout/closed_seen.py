"""A deal with closed hands as one seat sees it, for the playouts of the kernel."""

from __future__ import annotations

from collections.abc import Iterable

from rummykit._playout import SeenClosed
from rummykit.cards import Face
from rummykit.melds.meld import from_hand
from rummykit.play.hidden_cards import surely_held
from rummykit.play.result import Out
from rummykit.play.view import View
from rummykit.playout.closed_sheets import as_kernel, closed_sheet
from rummykit.rules import Draw, LivesPenalty, Rules

FROM_STOCK = 0.7
"""The part of the draws that is taken to have been from the stock: a view does not say."""


def seen_closed(rules: Rules, view: View) -> SeenClosed | None:
    """The deal that a view shows to the seat to act; None for sheets and positions that the kernel does not know."""
    if view.seat is None or view.seat != view.turn or view.result is not None:
        return None
    sheet = closed_sheet(rules.for_deal(view.scheduled), len(view.order))
    if sheet is None:
        return None
    place = {seat: at for at, seat in enumerate(view.order)}
    draw = next(at for at, step in enumerate(rules.turn) if isinstance(step, Draw))
    out = view.out or (None,) * len(view.counts)
    laid = [face for meld in view.table for face in from_hand(meld.cards)]
    try:
        return SeenClosed(
            sheet,
            turn=place[view.seat],
            starter=place[view.starter],
            drawn=view.step > draw,
            hand=_numbers(view.hand),
            counts=[view.counts[seat] for seat in view.order],
            known=[
                [] if seat == view.seat else _numbers(surely_held(view.known[seat], view.table)) for seat in view.order
            ],
            pile=_numbers(view.discard_pile),
            draws=[view.draws[seat] for seat in view.order],
            out_costs=[_cost(rules, out[seat]) for seat in view.order],
            indicator=-1 if view.indicator is None else as_kernel(view.indicator),
            stock=view.stock,
            taken=-1 if view.taken is None else as_kernel(view.taken),
            finisher=-1 if view.finisher is None else place[view.finisher],
            shower=-1 if view.shower is None else place[view.shower],
            laid=_numbers(laid),
            turn_number=view.turn_number,
            turnovers=_turnovers(rules, view),
        )
    except ValueError:  # a position set up by hand, of cards that the pack does not have
        return None


def _numbers(faces: Iterable[Face]) -> list[int]:
    return [*map(as_kernel, faces)]


def _cost(rules: Rules, why: Out | None) -> int:
    """What a seat pays that is out of the deal; -1 for one that is not."""
    scoring = rules.scoring
    if why is None or not isinstance(scoring, LivesPenalty):
        return -1
    if why == "first_drop":
        return scoring.first_drop
    return scoring.wrong_declaration if why == "wrong_declaration" else scoring.middle_drop


def _turnovers(rules: Rules, view: View) -> int:
    """How often the stock has probably been renewed: a view does not say."""
    if rules.tiles_in_hand:
        return 0
    seats = len(view.order)
    dealt = seats * rules.deal.hand_for(seats) + int(rules.deal.upcard) + int(rules.deal.wild_indicator)
    stock = len(rules.pack_for(seats)) - dealt
    drawn = FROM_STOCK * sum(view.draws) - stock
    if drawn <= 0 or None in view.discarded_by:
        return 0
    return min(rules.stock.times, 1 + int(drawn / max(1, view.stock + len(view.discard_pile))))
