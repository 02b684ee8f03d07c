"""How deals end that quick players play on from a position, in the kernel where it knows the sheet."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Collection, MutableSequence, Sequence
from functools import lru_cache
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from rummykit import hands
from rummykit._playout import LaidChoices, SeenCards, SeenClosed, SpecialPlayouts, TilePlayouts
from rummykit.bots import choose
from rummykit.cards import Face
from rummykit.match.score import score
from rummykit.match.score_sheet import Seats
from rummykit.match.sides import sides_of
from rummykit.play.deal import Deal
from rummykit.playout.closed_seen import seen_closed
from rummykit.playout.closed_sheets import as_kernel
from rummykit.playout.laid_cards import knows_position, laid_choices
from rummykit.playout.seen_cards import seen_cards
from rummykit.playout.side_cards import ChoicesOfSides, known_sides, knows_side, side_choices
from rummykit.playout.special_tiles import special_playouts
from rummykit.playout.tiles import tile_playouts
from rummykit.rules import Rules
from rummykit.rules.families import REARRANGED, TILES_IN_HAND, ByFamily, GameFamily

ACTIONS_A_SECOND: ByFamily[int] = ByFamily(
    "number of actions a second",
    "ACTIONS_A_SECOND in analysis/endings.py",
    {
        GameFamily.CARDS: 4000,
        GameFamily.LIVES: 1000,
        GameFamily.SIDES: 1500,
        TILES_IN_HAND: 1500,
        REARRANGED: 1500,
    },
)
"""Actions of greedy bots in a second, about."""
WITH_SPECIAL_JOKERS = 300
IN_KERNEL, IN_KERNEL_WITH_SPECIAL_JOKERS = 30_000, 4000
CARDS_IN_KERNEL, CLOSED_IN_KERNEL, LAID_IN_KERNEL, SIDES_IN_KERNEL = 1_000_000, 250_000, 400_000, 1_000_000
"""Actions of the quick players of the kernel in a second, about."""
LONGEST = 1000
"""Actions after which a playout counts as a deal without a winner."""

FACES, MOST_COPIES = 256, 16
"""Bounds of all packs."""


class End(NamedTuple):
    """The end of a deal by seat: its share of the win, and its points ahead of the mean of its opponents."""

    won: tuple[float, ...]
    ahead: tuple[float, ...]


class Shuffle:
    """An order that does not depend on the one before, which would tell something about the hidden cards."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)

    def __call__(self, cards: MutableSequence[Any]) -> None:
        cards[:] = sorted(cards)
        self.chance.shuffle(cards)


def chances(deal: Deal, playouts: int, seed: int | str) -> tuple[float, ...]:
    """The chance of every seat to win, from the hands as they are; only the order of the stock is open.

    Positions of a deal are compared with the same luck: the stock comes in the order of the same random numbers.
    """
    if deal.result is not None:
        return end_of(deal).won
    stocks = [_ordered(deal._state.stock, f"{seed} {number}") for number in range(playouts)]
    ends = played_out(deal, stocks, 0)
    return tuple(fmean(end.won[seat] for end in ends) for seat in range(len(deal._state.hands)))


def actions_a_second(deal: Deal) -> int:
    """Actions that are played out in a second, about."""
    rules = deal.rules
    if kernel_of_tiles(rules, len(deal.order)) is not None:
        return IN_KERNEL if rules.special_jokers is None else IN_KERNEL_WITH_SPECIAL_JOKERS
    if seen_cards(rules, deal.view(deal.turn)) is not None:
        return CARDS_IN_KERNEL
    if seen_closed(rules, deal.view(deal.turn)) is not None:
        return CLOSED_IN_KERNEL
    if knows_position(rules, deal.view(deal.turn)):
        return LAID_IN_KERNEL
    if knows_side(rules, deal.view(deal.turn)):
        return SIDES_IN_KERNEL
    return ACTIONS_A_SECOND.of(rules) if rules.special_jokers is None else WITH_SPECIAL_JOKERS


def _ordered(stock: Sequence[Face], seed: str) -> list[Face]:
    """The stock in an order in which two cards come as they come in the order of any other stock that has both."""
    ranks, copies = _ranks(seed), Counter[Face]()
    placed = []
    for face in sorted(stock):
        placed.append((ranks[face * MOST_COPIES + copies[face]], face))
        copies[face] += 1
    return [face for _, face in sorted(placed)]


@lru_cache(maxsize=1024)
def _ranks(seed: str) -> list[float]:
    chance = Random(seed)
    return [chance.random() for _ in range(FACES * MOST_COPIES)]


def played_out(deal: Deal, stocks: Sequence[Sequence[Face]], number: int) -> list[End]:
    """The ends of a deal with greedy bots in all seats, one for each order of its stock; the first is number `number`.

    The number is the seed of the chance that bots may need. The kernel plays deals of tiles by its own greedy.
    """
    if deal.result is not None:
        return [end_of(deal)] * len(stocks)
    native = kernel_of_deal(deal)
    if native is not None:
        return in_kernel(native.played_out, deal, stocks)
    view = deal.view(deal.turn)
    seen = seen_cards(deal.rules, view)
    if seen is not None:
        return _of_cards(seen, deal, stocks, number)
    closed = seen_closed(deal.rules, view)
    if closed is not None:
        return _of_closed(closed, deal, stocks, number)
    laid = laid_choices(deal.rules, view, [None])
    if laid is not None and all(laid.known()):
        return _of_laid(laid, deal, stocks, number)
    sides = side_choices(deal.rules, view, [None])
    return _by_bots(deal, stocks, number) if sides is None else _of_sides(sides, deal, stocks)


def kernel_of_tiles(rules: Rules, players: int) -> TilePlayouts | SpecialPlayouts | None:
    """The kernel's playouts of a table of tiles; None where it does not know the sheet."""
    return (tile_playouts(rules, players) or special_playouts(rules, players)) if rules.rearranges else None


def kernel_of_deal(deal: Deal) -> TilePlayouts | SpecialPlayouts | None:
    """The kernel's playouts of a deal; None where it does not know the sheet, or the deal has other tiles."""
    kernel = kernel_of_tiles(deal.rules, len(deal.order))
    tiles = (
        len(deal._state.stock)
        + sum(map(hands.size, deal._state.hands))
        + sum(len(meld.cards) for meld in deal._state.table)
    )
    whole = tiles == len(deal.rules.pack_for(len(deal.order))) and len(deal.order) == len(deal._state.hands)
    return kernel if whole else None


def in_kernel(
    play: Callable[..., list[list[tuple[float, float]]]], deal: Deal, stocks: Sequence[Sequence[Face]]
) -> list[End]:
    """The ends of a deal of tiles, which `played_out` of its kernel plays on, one for each order of the stock."""
    order, rules = deal.order, deal.rules
    seats = [order.index(seat) for seat in range(len(deal._state.hands))]
    ended = play(
        table=[(meld.cards, meld.kind) for meld in deal._state.table],
        racks=[hands.faces(deal._state.hands[seat], rules.pack.family) for seat in order],
        opened=[deal._state.opened[seat] or rules.opening is None for seat in order],
        turn=order.index(deal.turn),
        idle=0 if deal._state.stock else min(deal._state.idle, len(order) - 1),
        stocks=stocks,
    )
    return [_end([each[seat][0] for seat in seats], [each[seat][1] for seat in seats]) for each in ended]


def _of_cards(seen: SeenCards, deal: Deal, stocks: Sequence[Sequence[Face]], number: int) -> list[End]:
    return _by_seat(deal, seen.played_out([deal._state.hands[seat] for seat in deal.order], stocks, number))


def _of_closed(seen: SeenClosed, deal: Deal, stocks: Sequence[Sequence[Face]], number: int) -> list[End]:
    held = [[*map(as_kernel, hands.faces(deal._state.hands[seat], deal.rules.pack.family))] for seat in deal.order]
    ordered = [[*map(as_kernel, stock)] for stock in stocks]
    return _by_seat(deal, seen.played_out(held, ordered, number))


def _by_seat(deal: Deal, ends: bytes) -> list[End]:
    """The ends of deals by seat, from what the kernel says of each seat in the order of their turns."""
    order, found = deal.order, array("f", ends)
    size, seats = 2 * len(order), range(len(deal._state.hands))
    places = [2 * order.index(seat) if seat in order else size for seat in seats]  # who does not play gets nothing
    rows = [(*found[at : at + size], 0.0, 0.0) for at in range(0, len(found), size)]
    return [End(tuple(row[at] for at in places), tuple(row[at + 1] for at in places)) for row in rows]


def _of_laid(laid: LaidChoices, deal: Deal, stocks: Sequence[Sequence[Face]], first: int) -> list[End]:
    order, ends = deal.order, []
    held = [hands.faces(deal._state.hands[seat]) for seat in order]
    for number, stock in enumerate(stocks, first):
        points, winner, _ = laid.played_out(0, held, stock, number)
        won = [1 / len(order)] * len(order) if winner < 0 else [float(place == winner) for place in range(len(order))]
        places = [order.index(seat) for seat in range(len(order))]
        ends.append(_end([won[place] for place in places], [points[place] for place in places]))
    return ends


def _of_sides(sides: ChoicesOfSides, deal: Deal, stocks: Sequence[Sequence[Face]]) -> list[End]:
    state, order, ends = deal._state, deal.order, []
    known = known_sides(deal.rules, len(order))
    assert known is not None
    held = [known.numbers(hands.faces(state.hands[seat])) for seat in order]
    seconds = [known.numbers(state.second_hands[seat] if state.second_hands else ()) for seat in order]
    partners = sides_of(deal.rules, order)
    for stock in stocks:
        points = sides.played_out(0, held, seconds, known.numbers(stock))[0]
        scored = [points[order.index(seat)] for seat in range(len(order))]
        best = [seat for seat, each in enumerate(scored) if each == max(scored)]
        ends.append(_end(shares(partners, best, len(order)), scored, partners))
    return ends


def _by_bots(deal: Deal, stocks: Sequence[Sequence[Face]], first: int) -> list[End]:
    ends = []
    for number, stock in enumerate(stocks, first):
        twin, chance = deal.clone(undoable=False), Random(number)
        twin.edit(stock=list(stock))
        for _ in range(LONGEST):
            if next(iter(twin.legal_actions()), None) is None:
                break  # it has ended, or a hand that was dealt anew cannot do what its seat is bound to do
            twin.play(choose("greedy", twin.rules, twin.view(twin.turn), chance))
        ends.append(end_of(twin))
    return ends


def end_of(deal: Deal) -> End:
    """How a deal ended; one without a winner is shared by all who played it."""
    seats, playing = range(len(deal._state.hands)), deal.order
    if deal.result is None:
        winners, points = tuple(playing), (0,) * len(seats)
    else:
        row = score(deal.rules, deal.result)
        winners, points = row.winners or tuple(playing), row.points
    sign = -1 if deal.rules.scoring.low_score_wins else 1
    sides = sides_of(deal.rules, playing)
    return _end(shares(sides, winners, len(seats)), [sign * points[seat] for seat in seats], sides)


def shares(sides: Sequence[Seats], winners: Collection[int], seats: int) -> tuple[float, ...]:
    """What each seat has of a win: sides that tie share it, and partners win together."""
    won = [side for side in sides if any(seat in winners for seat in side)]
    winning = {seat for side in won for seat in side}
    return tuple([1 / len(won) if seat in winning else 0.0 for seat in range(seats)])


def _end(won: Sequence[float], points: Sequence[float], sides: Sequence[Seats] | None = None) -> End:
    """An end by shares of the win and points, many being good; seats that did not play are 0 ahead."""
    return End(tuple(won), tuple(leads(points, [(seat,) for seat in range(len(won))] if sides is None else sides)))


def leads(points: Sequence[float], sides: Sequence[Seats]) -> list[float]:
    """By seat, the points ahead of the mean of those on other sides; many points are good."""
    playing = [seat for side in sides for seat in side]
    total, found = sum(points[seat] for seat in playing), [0.0] * len(points)
    for side in sides:
        others = total - sum(points[seat] for seat in side)
        for seat in side:
            found[seat] = points[seat] - others / max(1, len(playing) - len(side))
    return found
