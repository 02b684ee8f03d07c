"""Deadwood of gin hands beside OpenSpiel and RLCard: the same hands on one core in one run, their answers compared.

`make peers` installs both. Of eleven cards the best discard goes first; RLCard takes ten only.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from statistics import median
from time import process_time
from typing import TypeAlias

from bench.table import show
from rummykit import Deal, bots, games, hands
from rummykit.melds.arrange import hand_solver
from rummykit.rules import Rules

MANY = 20_000
FEW = 500
DENSE = [face for face in range(52) if face % 13 < 6]
GIN = games.get("knock_rummy")
SOLVER = hand_solver(GIN.groups, GIN.runs, tuple(GIN.values.of(face) for face in range(52)))

Hands: TypeAlias = list[list[int]]
Ask: TypeAlias = Callable[[list[int]], int]


def dealt(pack: Sequence[int], size: int) -> Hands:
    """Random hands, the same every time."""
    chance = random.Random(size)
    return [chance.sample(pack, size) for _ in range(MANY)]


def from_play(rules: Rules, sizes: Sequence[int]) -> dict[int, Hands]:
    """Hands of so many cards as greedy players hold them before they decide, in fifty deals; repeated to be enough."""
    found: dict[int, Hands] = {size: [] for size in sizes}
    chance = random.Random(0)
    for seed in range(50):
        deal = Deal(rules, 2, seed)
        while deal.result is None:
            hand = list(hands.faces(deal._state.hands[deal.turn]))
            if len(hand) in found:
                found[len(hand)].append(chance.sample(hand, len(hand)))
            deal.play(bots.choose("greedy", rules, deal.view(deal.turn), chance))
    return {size: (each * (MANY // len(each) + 1))[:MANY] for size, each in found.items()}


def open_spiel() -> Ask | None:
    """OpenSpiel's deadwood, the best discard of eleven cards gone; None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    ask: Ask = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).min_deadwood
    return ask


def rl_card() -> Callable[[Hands], Callable[[], list[int]]] | None:
    """RLCard's deadwood of hands that are made its own cards before the clock runs; None where it is not installed."""
    try:
        from rlcard.games.base import Card
        from rlcard.games.gin_rummy.utils import melding, utils
    except ImportError:
        return None

    def deadwood(hand: list[object]) -> int:
        clusters = melding.get_best_meld_clusters(hand)
        return int(utils.get_deadwood_count(hand, clusters[0] if clusters else []))

    def prepared(given: Hands) -> Callable[[], list[int]]:
        theirs = [[Card("SHDC"[face // 13], "A23456789TJQK"[face % 13]) for face in hand] for hand in given]
        return lambda: [deadwood(hand) for hand in theirs]

    return prepared


def rates(ways: Sequence[tuple[Callable[[], object], int]], repeats: int = 7) -> list[float]:
    """Hands a second of CPU time, for every way with the hands that it prices: the median of interleaved repeats."""
    spent: list[list[float]] = [[] for _ in ways]
    for _ in range(repeats):
        for (way, _), times in zip(ways, spent, strict=True):
            start = process_time()
            way()
            times.append(process_time() - start)
    return [hands / median(times) for (_, hands), times in zip(ways, spent, strict=True)]


def each(ask: Ask, given: Iterable[list[int]]) -> Callable[[], list[int]]:
    """One call a hand."""
    return lambda: [ask(hand) for hand in given]


def main() -> None:
    """Prints the hands a second of each, ours as a multiple of OpenSpiel's, and how many of their answers differ."""
    peer, other = open_spiel(), rl_card()
    played = from_play(GIN, (10, 11))
    rows: list[list[object]] = []
    for size in (10, 11):
        for name, given in [
            ("random", dealt(range(52), size)),
            ("in play", played[size]),
            ("of six ranks", dealt(DENSE, size)),
        ]:
            flat = bytes(face for hand in given for face in hand)
            goes = size == 11
            single = each(partial(SOLVER.deadwood, discard=True) if goes else SOLVER.deadwood, given)
            ways: list[tuple[Callable[[], object], int]] = [
                (single, MANY),
                (partial(SOLVER.deadwoods, flat, size, discard=goes), MANY),
            ]
            wrong: object = "–"
            if peer is not None:
                theirs = each(peer, given)
                wrong = sum(ours != answer for ours, answer in zip(single(), theirs(), strict=True))
                ways.append((theirs, MANY))
            if other is not None and not goes:
                few = other(given[:FEW])
                assert few() == single()[:FEW]
                ways.append((few, FEW))
            one, many, *others = rates(ways)
            beside = [others[0], f"{one / others[0]:.1f}", f"{many / others[0]:.1f}"] if peer is not None else ["–"] * 3
            rl = others[-1] if other is not None and not goes else "–"
            rows.append([f"{size} cards, {name}", one, many, *beside, wrong, rl])
    heads = ["hands", "one call a hand", "batch", "OpenSpiel", "times", "batch times", "it errs in", "RLCard"]
    show(f"Deadwood of {MANY:,} hands, hands a second on one core", heads, rows)
