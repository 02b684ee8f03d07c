"""Duplicate deals: every deal is played once for each way the bots can sit, with the same cards and the same chance."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import permutations
from math import factorial
from random import Random
from time import thread_time
from typing import TypeAlias

from rummykit.arena.standing import Standing
from rummykit.bots import LEVELS, Level, choose
from rummykit.match.score import price_of, score
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules

Bot: TypeAlias = Level | Callable[[Rules, View, Random], Action]
"""A level of `rummykit.bots`, or a function of one's own; for several processes it must be one of a module."""

Progress: TypeAlias = Callable[[int, int], None]
"""Told now and then how many deals are done, of how many."""

LOTS = 64
"""Pieces of work a process gets one after the other, so that progress can be told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Lot:
    """Deals from `first` up to `last`, played by one process."""

    rules: Rules
    bots: tuple[Bot, ...]
    players: int
    seed: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class _PlayedLot:
    """What each bot has by each deal of a lot: points of all its seats, deals won, milliseconds of its decisions."""

    points: list[tuple[int, ...]]
    won: list[tuple[int, ...]]
    took: tuple[array[float], ...]


def duplicate(
    rules: Rules,
    bots: Sequence[Bot] = ("greedy", "random"),
    deals: int = 2000,
    *,
    players: int | None = None,
    seed: int | str = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Standing:
    """Play `deals` deals between `bots`, each in every order that the bots can sit in.

    `players` seats (as many as bots, or a multiple) are taken by the bots in turn. All the rest is the same in every
    seating: the cards, who begins, and the chance of whoever sits there. So two copies of a bot do exactly as well, and
    the outcome depends only on the arguments, not on `workers` (processes; None: one for each core). Raises
    `ValueError` for what cannot be played.
    """
    players = len(bots) if players is None else players
    if len(bots) < 2 or players % len(bots):
        raise ValueError(f"{players} seats cannot be shared evenly by {len(bots)} bots; it takes two bots or more.")
    if unknown := [bot for bot in bots if isinstance(bot, str) and bot not in LEVELS]:
        raise ValueError(f"There is no bot {unknown[0]!r}; there are: {', '.join(LEVELS)}.")
    if deals < 2:
        raise ValueError("It takes two deals or more to tell chance from strength.")
    Deal(rules, players)  # refuses a number of seats that the game is not for
    workers = workers or os.cpu_count() or 1
    size = max(1, deals // (workers * LOTS))
    lots = [
        _Lot(rules=rules, bots=tuple(bots), players=players, seed=str(seed), first=at, last=min(deals, at + size))
        for at in range(0, deals, size)
    ]
    if workers == 1:
        return _standing(rules, bots, players, _told(map(_play, lots), deals, progress))
    with ProcessPoolExecutor(workers) as pool:
        return _standing(rules, bots, players, _told(pool.map(_play, lots), deals, progress))


def _told(played: Iterable[_PlayedLot], deals: int, progress: Progress | None) -> list[_PlayedLot]:
    lots: list[_PlayedLot] = []
    done = 0
    for lot in played:
        lots.append(lot)
        done += len(lot.points)
        if progress is not None:
            progress(done, deals)
    return lots


def _standing(rules: Rules, bots: Sequence[Bot], players: int, lots: Sequence[_PlayedLot]) -> Standing:
    return Standing(
        game=rules.id,
        bots=tuple(bot if isinstance(bot, str) else bot.__name__ for bot in bots),
        seats=players,
        seatings=factorial(len(bots)),
        points=tuple(each for lot in lots for each in lot.points),
        won=tuple(each for lot in lots for each in lot.won),
        took=tuple(tuple(sorted(each for lot in lots for each in lot.took[bot])) for bot in range(len(bots))),
    )


def _play(lot: _Lot) -> _PlayedLot:
    """Play the deals of a lot in every seating."""
    played = _PlayedLot([], [], tuple(array("d") for _ in lot.bots))
    for number in range(lot.first, lot.last):
        points, won = [0] * len(lot.bots), [0] * len(lot.bots)
        for order in permutations(range(len(lot.bots))):
            seated = order * (lot.players // len(lot.bots))
            row = _play_deal(lot, number, seated, played.took)
            for seat, bot in enumerate(seated):
                points[bot] += row[0][seat]
                won[bot] += seat in row[1]
        played.points.append(tuple(points))
        played.won.append(tuple(won))
    return played


def _play_deal(
    lot: _Lot, number: int, seated: Sequence[int], took: Sequence[array[float]]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The points by seat, many being good, and who won."""
    rules = lot.rules
    deal = Deal(rules, lot.players, f"{lot.seed} {number}")
    chances = [Random(f"{lot.seed} {number} {seat}") for seat in range(lot.players)]
    while deal.result is None:
        seat = deal.turn
        bot = lot.bots[seated[seat]]
        view = deal.view(seat)
        start = thread_time()
        chance = chances[seat]
        action = choose(bot, rules, view, chance) if isinstance(bot, str) else bot(rules, view, chance)
        took[seated[seat]].append((thread_time() - start) * 1000)
        deal.play(action)
    row = score(rules, deal.result)
    return (tuple(-each for each in row.points) if few_are_good(rules) else row.points), row.winners


def few_are_good(rules: Rules) -> bool:
    """Whether points are written down against those who lose."""
    return price_of(rules).few_are_good(rules.scoring)
