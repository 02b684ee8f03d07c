"""Best plays found a second time by programs that share no code with ours: whole numbers by HiGHS for tiles, and every
arrangement of a hand for gin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from rummykit import hands
from rummykit.analysis import analyse
from rummykit.cards import JOKER
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Declare, GoOut, Knock, Rearrange, Timeout
from rummykit.play.deal import Deal
from rummykit.record import Record
from rummykit.review.record_turns import turns_of_record
from tests.kernel import brute as cards
from tests.solver.brute import Tile, all_sets
from tests.solver.tiles import plain

MANY = 1000
"""A tile counts so much more than a point."""


class TileTurn(NamedTuple):
    """A turn at a table whose sets may all be rearranged, as the second program knows it."""

    place: int
    deal: Deal
    action: Action
    table: list[Tile]
    rack: list[Tile]
    after: list[Tile]


def free_turns(record: Record) -> Iterator[TileTurn]:
    """The turns of seats that have opened, with no joker on the table: there the rules bind nothing."""
    for place, turn in enumerate(turns_of_record(record).turns):
        moment = turn[0]
        deal, action = moment.deal, moment.move.action
        lying = [face for meld in deal._state.table for face in meld.cards]
        if not deal._state.opened[deal.turn] or JOKER in lying:
            continue
        draft = action.draft if isinstance(action, Timeout) else action
        after = [face for each in draft.table for face in each] if isinstance(draft, Rearrange) else lying
        rack = hands.faces(deal._state.hands[deal.turn], "tiles")
        yield TileTurn(place, deal, action, plain(lying), plain(rack), plain(after))


def most(table: Sequence[Tile], rack: Sequence[Tile], joker: int) -> tuple[int, int]:
    """The most tiles that can be played from the rack, and then the most points: an integer program over all sets."""
    import numpy as np

    optimize: Any = import_module("scipy.optimize")
    must, may = Counter(table), Counter(rack)
    there = must + may
    sets = [tiles for faces, tiles, _ in all_sets(2) if faces <= there.keys() and tiles <= there]
    if not sets:
        return 0, 0
    tiles = sorted(there, key=str)
    rows = {tile: row for row, tile in enumerate(tiles)}
    made = np.zeros((len(tiles), len(sets)))
    for column, each in enumerate(sets):
        for tile, count in each.items():
            made[rows[tile], column] = count
    worth = np.array([MANY + (joker if isinstance(tile, str) else tile[1]) for tile in tiles])
    low, high = ([counted[tile] for tile in tiles] for counted in (must, there))
    found = optimize.milp(
        -worth @ made,
        constraints=optimize.LinearConstraint(made, low, high),
        integrality=np.ones(len(sets)),
        bounds=optimize.Bounds(0, 2),
    )
    assert found.success, found.message
    laid = made @ np.round(found.x)
    played = {tile: round(laid[rows[tile]]) - must[tile] for tile in tiles}
    points = sum(count * (joker if isinstance(tile, str) else tile[1]) for tile, count in played.items())
    return sum(played.values()), points


GIN = cards.Game((3, 4, True), (3, 13, "low"))
POINTS = [min(card % 13 + 1, 10) for card in range(52)]


def deadwood(hand: Sequence[int]) -> int:
    """The fewest points left outside melds, by trying every arrangement."""
    return sum(POINTS[card] for card in hand) - cards.best(hand, GIN, POINTS)[0]


def drawn(record: Record) -> Iterator[tuple[Deal, Action]]:
    """The positions of gin in which a seat has drawn, with what an analysis finds best."""
    for turn in turns_of_record(record).turns:
        for moment in turn:
            deal = moment.deal
            if deal.phase == "play" and deal._state.knocker is None and hands.size(deal._state.hands[deal.turn]) == 11:
                yield deal, analyse(deal).best.action


def checked_knock(deal: Deal, best: Action) -> bool:
    """Whether the best knocks where it can be gin, and never with more than ten points left."""
    hand = hands.faces(deal._state.hands[deal.turn], "cards")
    least = min(deadwood([*hand[:at], *hand[at + 1 :]]) for at in range(len(hand)))
    knocks = isinstance(best, Knock | GoOut)
    return least <= 10 if knocks else least > 0


def declared(record: Record) -> Iterator[tuple[Deal, Declare]]:
    """The declarations at an Indian table, those that were made and those that an analysis proposes."""
    for turn in turns_of_record(record).turns:
        for moment in turn:
            for action in (moment.move.action, analyse(moment.deal, playouts=0).best.action):
                if isinstance(action, Declare):
                    yield moment.deal, action


def valid_declaration(deal: Deal, declaration: Declare) -> bool:
    """Whether the groups are the hand less a card, two of them runs, one of these without a wild card."""
    wild = set(deal.view(deal.turn).wilds)
    hand = Counter(hands.faces(deal._state.hands[deal.turn], "cards"))
    groups = [from_hand(group) for group in declaration.groups]  # a joker that says what it stands for is a joker
    shown = Counter(face for group in groups for face in group)
    pure = [group for group in groups if cards.is_run(group, ACE_BOTH)]
    runs = [group for group in groups if _run_with(group, wild)]
    sets = [group for group in groups if _set_with(group, wild)]
    every = all(len(group) >= 3 and (group in runs or group in sets) for group in groups)
    return hand - shown == Counter([declaration.card]) and not shown - hand and every and bool(pure) and len(runs) >= 2


ACE_BOTH = cards.Game((3, 4, True), (3, 13, "both"))


def _run_with(group: Sequence[int], wild: set[int]) -> bool:
    """Whether the cards that are not wild fit into one run as long as the group; wild ones may be what they are."""
    if cards.is_run(group, ACE_BOTH):
        return True
    natural = [face for face in group if face not in wild]
    if len({face // 13 for face in natural}) > 1 or len(set(natural)) < len(natural) or len(group) > 14:
        return False
    rail = [*range(13), 0]
    stretches = [rail[at : at + len(group)] for at in range(len(rail) - len(group) + 1)]
    return any({face % 13 for face in natural} <= set(stretch) for stretch in stretches)


def _set_with(group: Sequence[int], wild: set[int]) -> bool:
    natural = [face for face in group if face not in wild]
    return len(group) <= 4 and len({face % 13 for face in natural}) <= 1 and len(set(natural)) == len(natural)
