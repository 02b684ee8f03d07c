"""Deals of sides, whose melds are groups or groups and runs, as one seat sees them, for the kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias, TypedDict

from rummykit._playout import SideChoices, SideDeal, SideRunChoices, SideRunDeal
from rummykit.cards import UNKNOWN, Faces
from rummykit.play.actions import Action, AskToGoOut, Discard, Draw
from rummykit.play.deal import Deal
from rummykit.play.hidden_cards import surely_held
from rummykit.play.view import TableMeld, View
from rummykit.playout.side_runs_sheet import KnownRuns, side_runs_sheet
from rummykit.playout.side_sheet import KnownSheet, side_sheet
from rummykit.rules import Opening, Rules

AT: Final = {"draw": 0, "play": 2, "over": 5}
FROM_STOCK, PICKS_UP, PICKS_UP_AFTER = 1, 3, 4
"""How far a turn is, by the numbers of native/playout/side_deal.hpp."""
PHASES: Final = ("draw", "play")

KnownSides: TypeAlias = KnownSheet | KnownRuns
"""A sheet of sides as the kernel plays it."""
ChoicesOfSides: TypeAlias = SideChoices | SideRunChoices


def known_sides(rules: Rules, players: int) -> KnownSides | None:
    """The sheet of one deal as the kernel plays it with so many players; None where it does not know a word of it."""
    return side_sheet(rules, players) if rules.runs is None else side_runs_sheet(rules, players)


def knows_side(rules: Rules, view: View) -> bool:
    """Whether the kernel plays on from what the seat to act sees."""
    seen = view.seat is not None and view.seat == view.turn and view.phase in PHASES
    return seen and known_sides(rules.for_deal(view.scheduled), len(view.order)) is not None


def side_choices(rules: Rules, view: View, actions: Sequence[Action | None]) -> ChoicesOfSides | None:
    """The deal that the seat to act sees, after each of these actions of it, or as it is; None for other positions."""
    rules = rules.for_deal(view.scheduled)
    known = known_sides(rules, len(view.order))
    if known is None or not knows_side(rules, view):
        return None
    if isinstance(known, KnownRuns):
        runs = [_runs_deal(known, each) for each in (_left(rules, view, action) for action in actions)]
        return SideRunChoices(known.sheet, choices=runs, **_seen(known, rules, view))
    groups = [_groups_deal(known, rules, each) for each in (_left(rules, view, action) for action in actions)]
    return SideChoices(known.sheet, choices=groups, **_seen(known, rules, view))


class SeenOfSides(TypedDict):
    """What the seat to act sees of the hands of others, with seats in turn order."""

    seat: int
    counts: list[int]
    known: list[list[int]]
    seconds: list[int]
    unseen: list[int]
    stock: int


def _seen(known: KnownSides, rules: Rules, view: View) -> SeenOfSides:
    assert view.seat is not None
    held = [() if seat == view.seat else _held(known, view, seat) for seat in view.order]
    return SeenOfSides(
        seat=view.order.index(view.seat),
        counts=[view.counts[seat] for seat in view.order],
        known=[known.numbers(faces) for faces in held],
        seconds=_seconds(rules, view),
        unseen=_unseen(known, rules, view, held),
        stock=view.stock,
    )


def _held(known: KnownSides, view: View, seat: int) -> Faces:
    """The cards that a seat is known to hold; bonus cards of the pile have been laid out."""
    return tuple(face for face in surely_held(view.known[seat], view.table) if not known.is_bonus(face))


def _seconds(rules: Rules, view: View) -> list[int]:
    """The cards of the second hand that lies with each seat; that of partners lies with the first of them."""
    second, seats = rules.second_hand, len(view.order)
    if second is None or not view.second_hands:
        return [0] * seats
    owners = len(view.sides) if second.of == "side" else seats
    return [view.second_hands[seat] if place < owners else 0 for place, seat in enumerate(view.order)]


def _unseen(known: KnownSides, rules: Rules, view: View, held: Sequence[Faces]) -> list[int]:
    """The kinds of the cards that are in the stock or hidden in hands."""
    left = Counter(known.numbers(rules.pack_for(len(view.order)).faces()))
    table = [face for meld in view.table for face in meld.cards]
    for cards in (view.hand, view.discard_pile, table, *held, *view.bonus):
        left.subtract(known.numbers(cards))
    return list(left.elements())


class LeftDeal(NamedTuple):
    """A deal after an action, as the seat to act sees it: the view before and after it, and how far a turn is."""

    before: View
    view: View
    at: int
    asked: bool = False


def _left(rules: Rules, view: View, action: Action | None) -> LeftDeal:
    """The deal after an action; what brings hidden cards is still to be done."""
    if action is None or action == Draw("stock"):
        return LeftDeal(view, view, AT[view.phase] if action is None else FROM_STOCK)
    if isinstance(action, AskToGoOut):
        return LeftDeal(view, view, AT[view.phase], asked=True)
    deal = Deal.from_view(rules, view)
    deal.play(action)
    after = deal.view(view.seat)
    if UNKNOWN in after.hand:
        return LeftDeal(view, after, PICKS_UP_AFTER if isinstance(action, Discard) else PICKS_UP)
    return LeftDeal(view, after, AT[after.phase])


def _places(view: View) -> dict[int, int]:
    return {seat: at for at, seat in enumerate(view.order)}


def _numbers(left: LeftDeal) -> dict[str, int]:
    """What both kinds of deals are told by number."""
    view, place = left.view, _places(left.view)
    assert view.seat is not None
    winner = None if view.result is None else view.result.winner
    turn = view.turn if winner is None else winner
    # A deal made from a view has forgotten who laid something in turns before.
    at_once = view.result is not None and view.result.concealed and not _laid_before(left.before, view.seat)
    return {
        "seat": place[view.seat],
        "turn": place[view.seat if left.at == PICKS_UP_AFTER else turn],
        "at": left.at,
        "winner": -1 if winner is None else place[winner],
        "at_once": int(at_once),
        "added": int(view.added),
        "laid_now": int(view.plays > 0),
    }


def _hand(known: KnownSides, left: LeftDeal) -> list[int]:
    """The cards in hand; none where a second hand is still to be picked up."""
    return [] if left.at in (PICKS_UP, PICKS_UP_AFTER) else known.numbers(left.view.hand)


def _groups_deal(known: KnownSheet, rules: Rules, left: LeftDeal) -> SideDeal:
    view, place = left.view, _places(left.view)
    answer = True if left.asked else view.answer
    opening = rules.opening or Opening()
    totals = view.totals or (None,) * len(view.counts)
    told = {"answer": -1 if answer is None else int(answer), "no_discard": int(view.no_discard)}
    return SideDeal(
        known.sheet,
        numbers=_numbers(left) | told,
        hand=_hand(known, left),
        table=[group_of(known, meld, place) for meld in view.table],
        opened=[view.opened[seat] for seat in view.order],
        laid_before=[_laid_before(left.before, seat) for seat in view.order],
        minimum=[opening.least(totals[seat]) for seat in view.order],
        bonus=[len(view.bonus[seat]) if view.bonus else 0 for seat in view.order],
        pile=known.numbers(view.discard_pile),
        thrown_by=[-1 if by is None else place[by] for by in view.discarded_by],
    )


def _runs_deal(known: KnownRuns, left: LeftDeal) -> SideRunDeal:
    view, place = left.view, _places(left.view)
    table = []
    for meld in view.table:
        assert meld.owner is not None
        cards = sorted(meld.cards, key=lambda face: face in known.melds.wild_faces)
        table.append((meld.kind == "run", place[meld.owner], cards))
    return SideRunDeal(
        known.sheet,
        numbers=_numbers(left) | {"bound": -1 if view.taken is None else view.taken},
        hand=_hand(known, left),
        table=table,
        laid_before=[_laid_before(left.before, seat) for seat in view.order],
        pile=known.numbers(view.discard_pile),
    )


def _laid_before(view: View, seat: int) -> bool:
    """Whether a seat has laid something in a turn before, as far as its groups tell."""
    if seat == view.turn and view.plays:
        return not view.opened_now and any(meld.owner == seat for meld in view.table)
    return any(meld.owner == seat for meld in view.table)


def group_of(known: KnownSheet, meld: TableMeld, place: dict[int, int]) -> list[int]:
    """A group on the table by the numbers of native/playout/side_module.cpp; `place` gives seats in turn order."""
    assert meld.owner is not None
    counts = Counter(known.numbers(meld.cards))
    natural = next((kind for kind in counts if known.kinds[kind].role != "wild"), -1)
    wild = [*(counts[kind] for kind in known.wild), 0]
    return [natural, counts[natural] if natural >= 0 else 0, *wild[:2], place[meld.owner]]
