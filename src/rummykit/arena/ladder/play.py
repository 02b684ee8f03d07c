"""Playing a ladder: every two players, at every game and number of seats, the same deals in every seating."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, TypeAlias

from rummykit.arena.deal_batches import DealBatch, play_batch
from rummykit.arena.duplicate import Progress
from rummykit.arena.executors import RunsOn, run_on
from rummykit.arena.ladder.store import BatchKey, LadderBatch, LadderStore, MoveTimes
from rummykit.arena.players import Bot, Player, player_of
from rummykit.arena.source import program_source, sheet_hash
from rummykit.play.deal import Deal
from rummykit.rules import Rules

DEALS = 200
"""Deals between two players at a game, unless somebody asks for another number."""
DEALS_A_LOT = 20

NumberOfSeats: TypeAlias = int | Literal["fewest"]
"""At how many seats games are played; ``fewest``: as few as each takes, two at least."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderTask:
    """A batch that is to be played."""

    key: BatchKey
    rules: Rules
    players: tuple[Player, Player]


def play_ladder(
    store: LadderStore,
    sheets: Sequence[Rules],
    bots: Sequence[Bot],
    deals: int = DEALS,
    *,
    seats: Sequence[NumberOfSeats] | None = None,
    seed: int | str = 0,
    on: RunsOn = "processes",
    workers: int | None = None,
    progress: Progress | None = None,
) -> int:
    """Play what the store does not have yet, and keep each batch in it at once; returns the number of deals played.

    A game is played at those numbers of `seats` that it is made for; None: the fewest and the most.
    Raises `ValueError` for what cannot be played.
    """
    players = [player_of(bot) for bot in bots]
    if len(players) < 2 or len({player.name for player in players}) < len(players):
        raise ValueError("A ladder takes two players or more, each with a name of its own.")
    if deals < 1:
        raise ValueError("A ladder takes a deal or more.")
    tasks = [task for task in ladder_tasks(sheets, players, deals, seats, str(seed)) if task.key not in store.batches]
    if not tasks and not store.batches:
        raise ValueError("None of these games is for so many seats.")
    left = sum(task.key.last - task.key.first for task in tasks)
    done = 0
    with closing(run_on(on, workers, play_task, tasks)) as played:
        for task, batch in zip(tasks, played, strict=True):
            store.add(task.rules, batch)
            done += len(batch.points)
            if progress is not None:
                progress(done, left)
    return done


def seats_of(rules: Rules, asked: Sequence[NumberOfSeats] | None) -> list[int]:
    """At how many seats a game is played: those asked for that it has, or two (or the fewest) and the most."""
    fewest, most = max(2, rules.players[0]), rules.players[1]
    wanted = ("fewest", most) if asked is None else asked
    return sorted({number for each in wanted if fewest <= (number := fewest if each == "fewest" else each) <= most})


def ladder_tasks(
    sheets: Sequence[Rules], players: Sequence[Player], deals: int, seats: Sequence[NumberOfSeats] | None, seed: str
) -> Iterator[LadderTask]:
    """All batches: the first of every two players at every game, then the second of all, so that any part is fair."""
    named = sorted(players, key=lambda player: player.name)
    for first in range(0, deals, DEALS_A_LOT):
        for rules in sheets:
            for number in seats_of(rules, seats):
                Deal(rules, number)
                for one, other in combinations(named, 2):
                    key = BatchKey(
                        sheet=sheet_hash(rules),
                        seats=number,
                        bots=(one.name, other.name),
                        seed=seed,
                        first=first,
                        last=min(deals, first + DEALS_A_LOT),
                    )
                    yield LadderTask(key=key, rules=rules, players=(one, other))


def play_task(task: LadderTask) -> LadderBatch:
    """Play a batch."""
    key = task.key
    played = play_batch(
        DealBatch(
            rules=task.rules, players=task.players, seats=key.seats, seed=key.seed, first=key.first, last=key.last
        )
    )
    one, other = (MoveTimes(len(each), round(sum(each), 3), round(max(each, default=0), 3)) for each in played.took)
    return LadderBatch(
        key=key,
        points=tuple((each[0], each[1]) for each in played.points),
        won=tuple((each[0], each[1]) for each in played.won),
        repeatable=all(player.repeatable for player in task.players),
        times=(one, other),
        program=program_source(),
    )
