"""Sharp where melds are shown in the last turn of each seat: playouts of what may happen until then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Final, TypedDict

from rummykit._playout import ShowSearch
from rummykit.bots.budget import Budget
from rummykit.cards import Face, Pack
from rummykit.melds.meld import from_hand
from rummykit.melds.shapes import Groups, Runs
from rummykit.play.actions import Action, Discard, Draw
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import CardValues, DealOut, GoOut, RankPayments, Rules, Show, Start, Stock
from rummykit.rules import Discard as DiscardStep
from rummykit.rules import Draw as DrawStep
from rummykit.solve.best_hand import values_of

FROM_STOCK = -1
"""What the kernel calls a draw from the stock, where it has a face for the upcard."""
READS: Final[Reads] = {
    Rules: ["deal", "groups", "pack", "runs", "scoring", "start", "stock", "turn", "turns_each", "values"],
    Pack: ("family",),
    DealOut: ("hand", "starter_extra"),
    Groups: ("min_size", "max_size", "distinct_suits"),
    Runs: ("min_length", "max_length", "ace"),
    DrawStep: ("discard_pile", "card_goes"),
    DiscardStep: ("return_upcard", "time_up"),
    **dict.fromkeys((Start, Stock, CardValues, Show, RankPayments)),
}
"""The fields that are read here, or that change nothing in a choice; a sheet that sets any other has no search."""


class ShowPosition(TypedDict):
    """What a seat knows as the kernel asks for it: seats are numbered in turn order from the one that began."""

    seat: int
    hand: Sequence[Face]
    kept: Sequence[Sequence[Face]]
    hidden: Sequence[int]
    shown: Sequence[bool]
    turns: Sequence[int]
    fed: Sequence[Sequence[int]]
    melds: Sequence[tuple[int, Sequence[Face], bool]]
    pile: Sequence[Face]
    stock: int
    refused: Sequence[tuple[Face, int, int]]
    thrown: Sequence[tuple[Face, int, int]]


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The best draw or discard; None for other sheets and for what needs no search: going out, showing, sending."""
    asked = kernel(rules, len(view.order))
    if asked is None:
        return None
    actions = list(Deal.from_view(rules, view).legal_actions())
    discards = [action.card for action in actions if isinstance(action, Discard)]
    draws = [action for action in actions if isinstance(action, Draw)]
    if len(actions) < 2 or len(actions) != len(discards) + len(draws):
        return None
    choices = discards or [FROM_STOCK if draw.source == "stock" else view.discard_pile[-1] for draw in draws]
    best, _ = asked.best(
        choices=choices,
        discards=bool(discards),
        playouts=budget.playouts or 0,
        seconds=budget.seconds,
        seed=chance.getrandbits(64),
        **_position(view),
    )
    return Discard(discards[best]) if discards else draws[best]


@lru_cache(maxsize=64)
def kernel(rules: Rules, seats: int) -> ShowSearch | None:
    """The search for a sheet; None if it has a word that the search does not know."""
    scoring = rules.scoring
    steps = (DrawStep, GoOut, Show, DiscardStep)
    if not isinstance(scoring, RankPayments) or tuple(type(step) for step in rules.turn) != steps:
        return None
    draw, _, show, _ = rules.turn
    assert isinstance(draw, DrawStep)
    assert isinstance(show, Show)
    pack, dealt, turns = rules.pack_for(seats), rules.deal.hand_for(seats), rules.turns_each
    known = (
        len(pack.faces()) == 52
        and draw.discard_pile == "top"
        and draw.card_goes == "kept_meld"
        and (rules.runs is None or rules.runs.ace == "low")
        and reads_all(rules, READS)
    )
    if not known or turns is None or seats * (dealt + turns) > len(pack):
        return None
    groups, runs = rules.groups, rules.runs
    return ShowSearch(
        groups=None if groups is None else (groups.min_size, groups.max_size, groups.distinct_suits),
        runs=None if runs is None else (runs.min_length, runs.max_length, runs.ace),
        values=values_of(rules)[:52],
        seats=seats,
        turns_each=turns,
        dealt=dealt,
        sends=show.send,
        sends_without_meld=show.send_without_meld,
        ranks=scoring.ranks,
        without_meld=scoring.without_meld,
        went_out=scoring.went_out,
        taken_chip=scoring.taken_chip,
        taken_rises=scoring.taken_rises,
        last_taken=-1 if scoring.last_taken is None else scoring.last_taken,
        three_taken_pays_all=scoring.three_taken_pays_all,
    )


def _position(view: View) -> ShowPosition:
    """What the seat of the view knows."""
    assert view.seat is not None
    first = view.order.index(view.starter)
    order = view.order[first:] + view.order[:first]
    seats = len(order)
    kept = [() if view.shown[seat] else view.kept[seat] for seat in order]
    thrown = list(_thrown(view, order))
    return {
        "seat": order.index(view.seat),
        "hand": view.hand,
        "kept": kept,
        "hidden": [view.counts[seat] - len(cards) for seat, cards in zip(order, kept, strict=True)],
        "shown": [view.shown[seat] for seat in order],
        "turns": [_turns_of(place, 1, view.turn_number, seats) for place in range(seats)],
        "fed": [
            [len(view.kept[seat]) if other == (place - 1) % seats else 0 for other in range(seats)]
            for place, seat in enumerate(order)
        ],
        "melds": [
            (order.index(meld.owner), from_hand(meld.cards), meld.kind == "run")
            for meld in view.table
            if meld.owner is not None
        ],
        "pile": view.discard_pile,
        "stock": view.stock,
        "refused": [
            (face, (place + 1) % seats, _turns_of((place + 1) % seats, turn + 1, view.turn_number, seats))
            for face, place, turn in thrown
            if turn + 1 < view.turn_number
        ],
        "thrown": [(face, place, _turns_of(place, turn + 1, view.turn_number, seats)) for face, place, turn in thrown],
    }


def _turns_of(place: int, since: int, until: int, seats: int) -> int:
    """How many of the turns `since` … `until` - 1 the seat at a place has had; the first turn of all is number 1."""
    return sum((turn - 1) % seats == place for turn in range(since, until))


def _thrown(view: View, order: Sequence[int]) -> Iterator[tuple[Face, int, int]]:
    """Every discard that lies, with the place of its seat and its turn; a turn left none if it was taken."""
    turn = 1
    for face, seat in zip(view.discard_pile, view.discarded_by, strict=True):
        if seat is None:
            continue
        while order[(turn - 1) % len(order)] != seat:
            turn += 1
        yield face, order.index(seat), turn
        turn += 1
