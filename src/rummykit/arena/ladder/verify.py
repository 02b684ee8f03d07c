"""Checking a ladder: some of its batches are played again, by the sheets in its file, and compared."""

from __future__ import annotations

from contextlib import closing
from random import Random

import msgspec

from rummykit.arena.duplicate import Progress
from rummykit.arena.executors import RunsOn, run_on
from rummykit.arena.ladder.play import LadderTask, play_task
from rummykit.arena.ladder.store import BatchKey, LadderBatch, LadderStore
from rummykit.arena.players import player_of
from rummykit.arena.source import ProgramSource

BATCHES = 20
"""Batches that are played again, unless somebody asks for another number."""


class WrongBatch(msgspec.Struct, frozen=True, kw_only=True):
    """A batch whose first deal that differs is `deal`, and the program that played it then."""

    key: BatchKey
    game: str
    deal: int
    program: ProgramSource


class CheckedBatches(msgspec.Struct, frozen=True, kw_only=True):
    """How many batches there are, were played again, and cannot be because a player has a budget of time."""

    batches: int = msgspec.field(name="lots")
    checked: int
    not_repeatable: int
    wrong: tuple[WrongBatch, ...]


def verify_ladder(
    store: LadderStore,
    batches: int | None = BATCHES,
    *,
    seed: int | str = 0,
    on: RunsOn = "processes",
    workers: int | None = None,
    progress: Progress | None = None,
) -> CheckedBatches:
    """Play a sample of the batches again (None: all), drawn by `seed`.

    Raises `ValueError` for a file with no batch, and `PlayerFault` for a missing player.
    """
    if not store.batches:
        raise ValueError(f"{store.file}: nothing has been played yet.")
    repeatable = [batch for batch in store.batches.values() if batch.repeatable]
    size = len(repeatable) if batches is None else min(batches, len(repeatable))
    sample = Random(f"{seed}").sample(repeatable, size)
    tasks = [_task(store, batch) for batch in sample]
    wrong: list[WrongBatch] = []
    with closing(run_on(on, workers, play_task, tasks)) as played:
        for done, (batch, again) in enumerate(zip(sample, played, strict=True), 1):
            if (number := _first_difference(batch, again)) is not None:
                game = store.sheets[batch.key.sheet].id
                wrong.append(WrongBatch(key=batch.key, game=game, deal=batch.key.first + number, program=batch.program))
            if progress is not None:
                progress(done, len(sample))
    return CheckedBatches(
        batches=len(store.batches),
        checked=len(sample),
        not_repeatable=len(store.batches) - len(repeatable),
        wrong=tuple(wrong),
    )


def _task(store: LadderStore, batch: LadderBatch) -> LadderTask:
    one, other = map(player_of, batch.key.bots)
    return LadderTask(key=batch.key, rules=store.sheets[batch.key.sheet], players=(one, other))


def _first_difference(batch: LadderBatch, again: LadderBatch) -> int | None:
    """The number in the batch of the first deal that went otherwise."""
    pairs = zip(zip(batch.points, batch.won, strict=True), zip(again.points, again.won, strict=True), strict=True)
    return next((number for number, (then, now) in enumerate(pairs) if then != now), None)
