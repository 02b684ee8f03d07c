"""How many hands a second the kernel prices, on one core."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from time import process_time
from typing import Any

from bench.table import rate, show
from rummykit import games, hands, solve
from rummykit.cards import PRINTED_JOKER
from rummykit.melds.arrange import best_arrangement, hand_solver
from rummykit.melds.shapes import Groups, Runs

POINTS = tuple(min(face % 13 + 1, 10) for face in range(52))
PACK = list(range(52))
FEW_RANKS = [face for face in PACK if face % 13 < 5]
MANY = 20_000
FEW = 4_000


def deals(pack: Sequence[int], size: int) -> list[list[int]]:
    """Random hands, the same every time."""
    chance = random.Random(size)
    return [chance.sample(pack, size) for _ in range(MANY)]


def each(ask: Callable[[Any], object], given: Sequence[object]) -> Callable[[], None]:
    """A plain loop of single calls."""

    def loop() -> None:
        for hand in given:
            ask(hand)

    return loop


def main() -> None:
    """Prints the table."""
    groups = Groups()
    rows: list[tuple[object, ...]] = []
    for name, pack, size, runs in [
        ("7 cards", PACK, 7, Runs()),
        ("10 cards", PACK, 10, Runs()),
        ("10 cards of five ranks", FEW_RANKS, 10, Runs()),
        ("11 cards", PACK, 11, Runs()),
        ("11 cards of five ranks", FEW_RANKS, 11, Runs()),
        ("10 cards, round the corner", PACK, 10, Runs(ace="corner")),
        ("13 cards of two packs, ace at both ends", PACK * 2, 13, Runs(ace="both")),
        ("13 cards, same, of five ranks", FEW_RANKS * 2, 13, Runs(ace="both")),
        ("21 cards of two packs, ace at both ends", PACK * 2, 21, Runs(ace="both")),
        ("21 cards, same, of five ranks", FEW_RANKS * 2, 21, Runs(ace="both")),
    ]:
        solver = hand_solver(groups, runs, POINTS)
        arrange = partial(best_arrangement, groups=groups, runs=runs, values=POINTS)
        dealt = deals(pack, size)
        packed = [bytes(hand) for hand in dealt]
        ways: list[Callable[[], object]] = [
            each(solver.deadwood, dealt),
            each(solver.deadwood, packed),
            each(solver.deadwood, [hands.of(hand) for hand in dealt]),
            partial(solver.deadwoods, b"".join(packed), size),
            each(solver.best, dealt),
            each(arrange, dealt),
        ]
        rows.append((name, *(rate(way, MANY) for way in ways)))
    show(
        "Hands a second without wild cards (one call a hand, but for the batch)",
        ["hands", "deadwood: list", "bytes", "Hand", "batch", "best", "best_arrangement"],
        rows,
    )
    with_wild_cards()


def with_wild_cards() -> None:
    """Prints the table of hands with wild cards, contracts and lives: the median and the slowest of some thousands."""
    rows: list[tuple[object, ...]] = []
    for name, options, size, wild, whole in [
        ("caloochi", {}, 15, None, False),
        ("double_rum", {}, 10, None, False),
        ("german_rummy", {}, 13, None, False),
        ("german_rummy", {}, 21, None, False),
        ("continental_rum", {"deuces_wild": True}, 15, None, False),
        ("continental_rum", {"deuces_wild": True}, 15, None, True),
        ("indian_rummy_points", {}, 13, 5, False),
    ]:
        rules = games.get(name, **options)
        pack = rules.pack.faces()
        near = [face for face in pack if face == PRINTED_JOKER or face % 13 < 7]
        for what, source in (("", pack), (", of seven ranks", near)):
            dealt = deals(source, size)[:FEW]
            ask = partial(solve.whole_hand if whole else solve.hand, rules, wild=wild)
            times = sorted(spent(ask, hand) for hand in dealt)
            flat = bytes(face for hand in dealt for face in hand)
            batch = partial(solve.hand_batch, rules, flat, size, wild=wild, threads=1)
            many: object = "–" if whole else rate(batch, FEW)
            title = f"{name}, {size} cards{what}{', contract' if whole else ''}"
            rows.append((title, 1e6 * times[FEW // 2], 1e6 * times[FEW * 99 // 100], 1e6 * times[-1], many))
    show(
        "Hands with wild cards: microseconds of a call, and hands a second of the batch on one core",
        ["hands", "median", "p99", "slowest", "batch"],
        rows,
    )


def spent(ask: Callable[[Any], object], hand: list[int]) -> float:
    """Seconds of CPU time of one call, the better of two."""
    times = []
    for _ in range(2):
        start = process_time()
        ask(hand)
        times.append(process_time() - start)
    return min(times)
