"""What a position or an action leads to: deals played to their end by greedy bots, in the kernel where it can."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from rummykit import hands
from rummykit._playout import SpecialPlayouts, TilePlayouts
from rummykit.bots import choose
from rummykit.cards import Face
from rummykit.match.score import score
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.hidden_cards import redeal_hidden
from rummykit.playout.special_tiles import special_playouts
from rummykit.playout.tiles import tile_playouts
from rummykit.review.values import Expected
from rummykit.rules import Rules

LONGEST = 1000
"""Actions after which a playout counts as a deal without a winner."""

FACES, MOST_COPIES = 256, 16
"""Bounds of all packs."""


class End(NamedTuple):
    """The end of a deal by seat: its share of the win, and its points ahead of the mean of the others."""

    won: tuple[float, ...]
    ahead: tuple[float, ...]


class Weighed(NamedTuple):
    """An action, what it leads to, and the points of every playout, the same deals for every action."""

    action: Action
    expected: Expected
    points: tuple[float, ...]


def weigh(deal: Deal, actions: Sequence[Action], playouts: int, seed: int | str) -> tuple[Weighed, ...]:
    """What each of these legal actions of the seat to act leads to, in the order given.

    Every action is played out on the same imagined deals, which look like this one to the seat: what the others really
    hold changes nothing.
    """
    seat = deal.turn
    still = deal.clone(undoable=False)
    ends: list[list[End]] = [[] for _ in actions]
    for number in range(playouts):
        imagined = redeal_hidden(still, seat, _Shuffle(f"{seed} {number}"))
        for place, action in enumerate(actions):
            tried = imagined.clone(undoable=False)
            tried.play(action)
            ends[place].append(played_out(tried, (tried._state.stock,), number)[0])
    return tuple(
        Weighed(
            action,
            Expected(chance=fmean(end.won[seat] for end in each), points=fmean(end.ahead[seat] for end in each)),
            tuple(end.ahead[seat] for end in each),
        )
        for action, each in zip(actions, ends, strict=True)
    )


class _Shuffle:
    """An order that does not depend on the one before, which would tell something about the hidden cards."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)

    def __call__(self, cards: MutableSequence[Any]) -> None:
        cards[:] = sorted(cards)
        self.chance.shuffle(cards)


def behind(one: Weighed, other: Weighed) -> tuple[float, float]:
    """How many points `one` stays behind `other` on average, and the standard error of that."""
    differences = [theirs - ours for ours, theirs in zip(one.points, other.points, strict=True)]
    error = stdev(differences) / len(differences) ** 0.5 if len(differences) > 1 else 0.0
    return fmean(differences), error


def chances(deal: Deal, playouts: int, seed: int | str) -> tuple[float, ...]:
    """The chance of every seat to win, from the hands as they are; only the order of the stock is open.

    Positions of a deal are compared with the same luck: the stock comes in the order of the same random numbers.
    """
    if deal.result is not None:
        return end_of(deal).won
    stocks = [_ordered(deal._state.stock, f"{seed} {number}") for number in range(playouts)]
    ends = played_out(deal, stocks, 0)
    return tuple(fmean(end.won[seat] for end in ends) for seat in range(len(deal._state.hands)))


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
    native = _kernel(deal)
    return _in_kernel(native, deal, stocks) if native is not None else _by_bots(deal, stocks, number)


def in_kernel(rules: Rules, players: int) -> bool:
    """Whether the kernel plays the deals of a sheet to their end."""
    return rules.rearranges and (tile_playouts(rules, players) or special_playouts(rules, players)) is not None


def _kernel(deal: Deal) -> TilePlayouts | SpecialPlayouts | None:
    """The kernel's playouts of a deal; None where it does not know the sheet, or the deal has other tiles."""
    rules, players = deal.rules, len(deal.order)
    if not in_kernel(rules, players):
        return None
    tiles = (
        len(deal._state.stock)
        + sum(map(hands.size, deal._state.hands))
        + sum(len(meld.cards) for meld in deal._state.table)
    )
    whole = tiles == len(rules.pack) and len(deal.order) == len(deal._state.hands)
    return (tile_playouts(rules, players) or special_playouts(rules, players)) if whole else None


def _in_kernel(native: TilePlayouts | SpecialPlayouts, deal: Deal, stocks: Sequence[Sequence[Face]]) -> list[End]:
    order, rules = deal.order, deal.rules
    seats = [order.index(seat) for seat in range(len(deal._state.hands))]
    ended = native.played_out(
        table=[(meld.cards, meld.kind) for meld in deal._state.table],
        racks=[hands.faces(deal._state.hands[seat], "tiles") for seat in order],
        opened=[deal._state.opened[seat] or rules.opening is None for seat in order],
        turn=order.index(deal.turn),
        idle=0 if deal._state.stock else min(deal._state.idle, len(order) - 1),
        stocks=stocks,
    )
    return [_end([each[seat][0] for seat in seats], [each[seat][1] for seat in seats]) for each in ended]


def _by_bots(deal: Deal, stocks: Sequence[Sequence[Face]], first: int) -> list[End]:
    ends = []
    for number, stock in enumerate(stocks, first):
        twin, chance = deal.clone(undoable=False), Random(number)
        twin.edit(stock=list(stock))
        for _ in range(LONGEST):
            if twin.result is not None:
                break
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
    won = [(seat in winners) / len(winners) for seat in seats]
    return _end(won, [sign * points[seat] for seat in seats], playing)


def _end(won: Sequence[float], points: Sequence[float], playing: Sequence[int] | None = None) -> End:
    """An end by shares of the win and points, many being good; seats that did not play are 0 ahead."""
    playing = range(len(won)) if playing is None else playing
    total, others = sum(points[seat] for seat in playing), max(1, len(playing) - 1)
    ahead = [points[seat] - (total - points[seat]) / others if seat in playing else 0.0 for seat in range(len(points))]
    return End(tuple(won), tuple(ahead))
