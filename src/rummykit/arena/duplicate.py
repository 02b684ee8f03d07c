"""Duplicate deals: every deal is played once for each way the bots can sit, with the same cards and the same chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import combinations
from math import factorial
from typing import TypeAlias

from rummykit.arena.deal_batches import PlayedBatch, batches_of, play_batch
from rummykit.arena.executors import RunsOn, run_on, size_of_batches
from rummykit.arena.players import Bot, Player, player_of
from rummykit.arena.standing import Standing
from rummykit.play.deal import Deal
from rummykit.rules import Rules
from rummykit.rules.sheet import check_sheet

Progress: TypeAlias = Callable[[int, int], None]
"""Told now and then how many deals are done, of how many."""

LOOK = 50
"""Deals between two looks at whether all differences are sure; the same whatever plays them."""


def duplicate(
    rules: Rules,
    bots: Sequence[Bot] = ("greedy", "random"),
    deals: int = 2000,
    *,
    players: int | None = None,
    seed: int | str = 0,
    on: RunsOn = "processes",
    workers: int | None = None,
    progress: Progress | None = None,
    until_sure: bool = False,
) -> Standing:
    """Play `deals` deals between `bots`, each in every order that the bots can sit in.

    `players` seats (as many as bots, or more; None: as few as will do) are taken by the bots in turn. All the rest is
    the same in every seating: the cards, who begins, and the chance of each seat. So two copies of a bot do
    exactly as well, and the outcome depends only on the arguments, not on where it is played (`on`, `arena.executors`)
    or by how many `workers` (None: one for each core). With `until_sure` it ends before `deals` once every difference
    between two bots is sure; then the intervals are wider, for they hold however often one looks. Raises `ValueError`
    for what cannot be played, and its subclass `PlayerFault` for a bot that cannot be had or does what it may not.
    """
    check_sheet(rules)
    taking_part = tuple(player_of(bot) for bot in bots)
    seats = max(len(bots), rules.players[0]) if players is None else players
    if len(bots) < 2 or seats < len(bots):
        raise ValueError(f"{seats} seats cannot be shared by {len(bots)} bots; it takes two bots or more, and seats.")
    if deals < 2:
        raise ValueError("It takes two deals or more to tell chance from strength.")
    Deal(rules, seats)  # refuses a number of seats that the game is not for
    size = LOOK if until_sure else size_of_batches(deals, on, workers)
    batches = batches_of(rules, taking_part, seats, seed, deals, size)
    played: list[PlayedBatch] = []
    done = 0
    with closing(run_on(on, workers, play_batch, batches)) as outcomes:
        for batch in outcomes:
            played.append(batch)
            done += len(batch.points)
            if progress is not None:
                progress(done, deals)
            if until_sure and done < deals and all_sure(_standing(rules, taking_part, seats, played, until_sure)):
                break
    if progress is not None and done < deals:
        progress(deals, deals)
    return _standing(rules, taking_part, seats, played, until_sure)


def all_sure(standing: Standing) -> bool:
    """Whether no interval of a difference has zero in it."""
    return all(standing.difference(one, other).sure for one, other in combinations(range(len(standing.bots)), 2))


def _standing(
    rules: Rules, players: Sequence[Player], seats: int, batches: Sequence[PlayedBatch], until_sure: bool
) -> Standing:
    return Standing(
        game=rules.id,
        bots=tuple(player.name for player in players),
        seats=seats,
        seatings=factorial(len(players)),
        points=tuple(each for batch in batches for each in batch.points),
        won=tuple(each for batch in batches for each in batch.won),
        took=tuple(tuple(sorted(each for batch in batches for each in batch.took[bot])) for bot in range(len(players))),
        until_sure=until_sure,
    )
