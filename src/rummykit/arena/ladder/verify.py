"""Checking a ladder: some of its lots are played again, by the sheets in its file, and compared."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from random import Random

import msgspec

from rummykit.arena.duplicate import Progress
from rummykit.arena.ladder.play import LadderTask, play_task
from rummykit.arena.ladder.store import LadderLot, LadderStore, LotKey
from rummykit.arena.places import RunsOn, run_at
from rummykit.arena.players import player_of
from rummykit.arena.source import ProgramSource

LOTS = 20
"""Lots that are played again, unless somebody asks for another number."""


class WrongLot(msgspec.Struct, frozen=True, kw_only=True):
    """A lot whose first deal that differs is `deal`, and the program that played it then."""

    key: LotKey
    game: str
    deal: int
    program: ProgramSource


class CheckedLots(msgspec.Struct, frozen=True, kw_only=True):
    """How many lots there are, were played again, and cannot be because a player has a budget of time."""

    lots: int
    checked: int
    not_repeatable: int
    wrong: tuple[WrongLot, ...]


def verify_ladder(
    store: LadderStore,
    lots: int | None = LOTS,
    *,
    seed: int | str = 0,
    on: RunsOn = "processes",
    workers: int | None = None,
    progress: Progress | None = None,
) -> CheckedLots:
    """Play a sample of the lots again (None: all), drawn by `seed`; raises `PlayerFault` where a player is missing."""
    repeatable = [lot for lot in store.lots.values() if lot.repeatable]
    size = len(repeatable) if lots is None else min(lots, len(repeatable))
    sample = Random(f"{seed}").sample(repeatable, size)
    tasks = [_task(store, lot) for lot in sample]
    wrong: list[WrongLot] = []
    with closing(run_at(on, workers, play_task, tasks)) as played:
        for done, (lot, again) in enumerate(zip(sample, played, strict=True), 1):
            if (number := _first_difference(lot, again)) is not None:
                game = store.sheets[lot.key.sheet].id
                wrong.append(WrongLot(key=lot.key, game=game, deal=lot.key.first + number, program=lot.program))
            if progress is not None:
                progress(done, len(sample))
    return CheckedLots(
        lots=len(store.lots),
        checked=len(sample),
        not_repeatable=len(store.lots) - len(repeatable),
        wrong=tuple(wrong),
    )


def _task(store: LadderStore, lot: LadderLot) -> LadderTask:
    one, other = map(player_of, lot.key.bots)
    return LadderTask(key=lot.key, rules=store.sheets[lot.key.sheet], players=(one, other))


def _first_difference(lot: LadderLot, again: LadderLot) -> int | None:
    """The number in the lot of the first deal that went otherwise."""
    then = _deals(lot)
    now = _deals(again)
    if len(then) != len(now):
        return min(len(then), len(now))
    return next((number for number, each in enumerate(then) if each != now[number]), None)


def _deals(lot: LadderLot) -> Sequence[object]:
    return [*zip(lot.points, lot.won, strict=True)]
