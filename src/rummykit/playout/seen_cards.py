"""A one-pack card game as one seat sees it, for the searches of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rummykit import hands
from rummykit._playout import SeenCards
from rummykit.melds.pack import PackMelds, bits, pack_melds
from rummykit.play.steps.discard import DiscardStep
from rummykit.play.turn_flow import turn_flow_of
from rummykit.play.view import View
from rummykit.playout.cards import card_sheet
from rummykit.rules import Draw, FightWindow, GoOut, Play, Rules

AT: Final = {"draw": 0, "play": 1, "answer": 5, "claim": 7, "force": 8}
"""The phases of a turn that are searched, by their numbers in native/playout/card_deal.hpp."""
TO_DISCARD: Final = 2
"""That of a turn in which nothing more can be laid."""
FROM_STOCK: Final = 0.8
"""The part of the draws that is taken to have been from the stock: a view does not say."""


def knocks(rules: Rules) -> bool:
    """Whether hands stay closed until somebody knocks."""
    return rules.knock is not None and rules.step(Play) is None


def lays(rules: Rules) -> bool:
    """Whether melds or whole hands are laid and nobody knocks or shows melds in a last turn."""
    draw = rules.step(Draw)
    offered = draw is not None and (draw.upcard_offered or draw.card_goes == "kept_meld")
    out = rules.step(Play) is not None or rules.step(GoOut) is not None
    return out and not offered and rules.knock is None


def seen_cards(rules: Rules, view: View) -> SeenCards | None:
    """The deal that a view shows to the seat to act; None for sheets, steps and positions that no search knows."""
    if not (knocks(rules) or lays(rules)) or view.seat is None or view.phase not in AT or view.knocker is not None:
        return None
    if view.claimant is not None:
        return None  # nobody sees for which run
    sheet = card_sheet(rules, len(view.order))
    if sheet is None:
        return None
    place = {seat: at for at, seat in enumerate(view.order)}
    numbers = _numbers(pack_melds(rules.groups, rules.runs)) if view.table else {}
    open_faces = {face for meld in view.table for face in meld.cards}
    table = [meld for meld in view.table if meld.owner is not None]
    dealt, counted = rules.deal.hand_for(len(view.order)), _counted(view)
    return SeenCards(
        sheet,
        _facts(rules, view, place),
        hand=hands.of(view.hand),
        counts=[view.counts[seat] for seat in view.order],
        known=[hands.of(face for face in view.known[seat] if face not in open_faces) for seat in view.order],
        pile=view.discard_pile,
        thrown_by=[-1 if by is None else place[by] for by in view.discarded_by],
        table=[(place[meld.owner], numbers[bits(meld.cards)]) for meld in table if meld.owner is not None],
        original=[numbers[bits(meld.original or meld.cards)] for meld in table],
        opened=[view.opened[seat] for seat in view.order],
        laid=[
            view.counts[seat] < dealt or cards != hands.EMPTY for seat, cards in zip(view.order, counted, strict=True)
        ],
        draws=[view.draws[seat] for seat in view.order],
        laid_on=[view.laid_on[seat] if view.laid_on else 0 for seat in view.order],
        counted=counted,
        careless=[view.careless[seat] if view.careless else 0 for seat in view.order],
        taken_pile=hands.of(view.taken_pile),
        asked=[place[seat] for seat in _asked(rules, view)],
    )


def _facts(rules: Rules, view: View, place: Mapping[int, int]) -> dict[str, int]:
    """The numbers of a position; -1 for what there is not."""
    assert view.seat is not None
    faces = {"taken": view.taken, "must_play": view.must_play, "upcard": view.upcard}
    limits = {"offers": view.upcard_offers, "limit": view.knock_limit}
    seats = {"closer": view.closer, "resume": view.resume}
    others = {name: None if seat is None else place[seat] for name, seat in seats.items()}
    discards = isinstance(turn_flow_of(rules).steps[view.step], DiscardStep)
    return {
        "turn": place[view.seat],
        "starter": place[view.starter],
        "at": TO_DISCARD if discards else AT[view.phase],
        "plays": view.plays,
        "stock": view.stock,
        "turn_number": view.turn_number,
        "turnovers": _turnovers(rules, view),
        "opened_now": int(view.opened_now),
        "fighters": sum(1 << place[seat] for seat in view.fighters),
        **{name: -1 if value is None else value for name, value in {**faces, **limits, **others}.items()},
    }


def _counted(view: View) -> list[hands.Hand]:
    """The cards on the table that each seat has laid, in turn order."""
    laid = [
        (face, by)
        for meld in view.table
        for face, by in zip(meld.cards, meld.by or (meld.owner,) * len(meld.cards), strict=True)
    ]
    return [hands.of(face for face, by in laid if by == seat) for seat in view.order]


def _asked(rules: Rules, view: View) -> list[int]:
    """The seats that still answer after the seat to act; the kernel finds those that may claim a discard."""
    at = view.order.index(view.turn)
    after = (*view.order[at + 1 :], *view.order[:at])
    if view.phase == "force" and view.resume is not None:
        return list(after[: after.index(view.resume)])
    window = rules.step(FightWindow)
    if view.phase != "answer" or window is None or view.closer is None:
        return []
    laid = {meld.owner for meld in view.table}
    return [seat for seat in after[: after.index(view.closer)] if window.four_of_a_kind or seat in laid]


@lru_cache(maxsize=64)
def _numbers(melds: PackMelds) -> Mapping[int, int]:
    """The kernel's number of each meld of the pack, by its bits."""
    return {mask: number for number, mask in enumerate(melds.cards)}


def _turnovers(rules: Rules, view: View) -> int:
    """How often the stock has probably been renewed: a view does not say."""
    seats = len(view.order)
    stock = len(rules.pack_for(seats)) - seats * rules.deal.hand_for(seats) - int(rules.deal.upcard)
    drawn = FROM_STOCK * sum(view.draws) - stock
    if drawn <= 0 or None in view.discarded_by:
        return 0
    return min(rules.stock.times, 1 + int(drawn / max(1, view.stock + len(view.discard_pile))))
