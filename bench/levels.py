"""Is one bot better than another at every game? `python -m bench.levels build/levels.jsonl --seconds 60`.

Duplicate deals at two seats, or the fewest, and at the most. The game that has had the least time goes next; it is done
once the difference is sure, or its time is over. Results are kept in a file (`rummykit ladder show` reads it), so the
same command goes on where it was stopped. Intervals hold at 95 % however often one looks.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from math import inf
from pathlib import Path

from bench.table import progress
from rummykit import games
from rummykit.arena.ladder.play import LadderTask, play_task, seats_of
from rummykit.arena.ladder.store import BatchKey, LadderBatch, LadderStore, MoveTimes
from rummykit.arena.players import Player, player_of
from rummykit.arena.source import sheet_hash
from rummykit.arena.standing import Interval, always_valid_interval
from rummykit.rules import Rules

A_LOT = 2
"""Deals between two looks."""
FEWEST = 20
"""Deals without which no interval can be trusted."""
NARROW_AT = 100
"""The number of deals for which intervals are made as narrow as can be."""


@dataclass
class Meeting:
    """Two players at a game with so many seats, and what they have played."""

    rules: Rules
    seats: int
    players: tuple[Player, Player]
    seed: str
    batches: list[LadderBatch] = field(default_factory=list)

    @property
    def next_task(self) -> LadderTask:
        """The deals after those that have been played."""
        one, other = self.players
        return LadderTask(key=self._key(one.name, other.name), rules=self.rules, players=self.players)

    def _key(self, one: str, other: str) -> BatchKey:
        return BatchKey(
            sheet=sheet_hash(self.rules),
            seats=self.seats,
            bots=(one, other),
            seed=self.seed,
            first=self.deals,
            last=self.deals + A_LOT,
        )

    @property
    def deals(self) -> int:
        return len(self.batches) * A_LOT

    @property
    def seconds(self) -> float:
        """The time of all decisions."""
        return sum(each.total for batch in self.batches for each in batch.times) / 1000

    @property
    def difference(self) -> Interval:
        """What the first player scores more, in points a deal and seat."""
        sample = [(one - other) / self.seats for batch in self.batches for one, other in batch.points]
        if self.deals < FEWEST:
            return Interval(sum(sample) / max(1, len(sample)), -inf, inf)
        return always_valid_interval(sample, NARROW_AT)

    @property
    def is_alike(self) -> bool:
        """Whether the two have never scored differently, as where both play the same."""
        return self.deals >= FEWEST and all(one == other for batch in self.batches for one, other in batch.points)

    @property
    def told(self) -> str:
        """What is known, for a table: seats, points a deal with their interval, deals, and milliseconds a move."""
        if not self.batches:
            return f"{self.seats}: –"
        if self.is_alike:
            return f"{self.seats}: the same play ({self.deals} deals)"
        found, times = self.difference, sum((batch.times[0] for batch in self.batches), MoveTimes(0, 0.0, 0.0))
        points = str(found) if self.deals >= FEWEST else f"{found.mean:+.2f}"
        better = "**better** " if found.low > 0 else "**worse** " if found.high < 0 else ""
        return f"{self.seats}: {better}{points}, {self.deals} deals, {times.mean:.1f} ms"


def meetings_of(store: LadderStore, sheets: list[Rules], players: tuple[Player, Player], seed: str) -> list[Meeting]:
    """The two players at every game and number of seats, with what the store has of them."""
    found = [Meeting(rules, seats, players, seed) for rules in sheets for seats in seats_of(rules, None)]
    for meeting in found:
        while (batch := store.batches.get(meeting.next_task.key)) is not None:
            meeting.batches.append(batch)
    return found


def play(store: LadderStore, meetings: list[Meeting], seconds: float) -> Iterator[Meeting]:
    """Play on until every difference is sure or has had its time; yields what has just been played."""

    def is_open(meeting: Meeting) -> bool:
        return not meeting.difference.sure and not meeting.is_alike and meeting.seconds < seconds

    while left := [meeting for meeting in meetings if is_open(meeting)]:
        meeting = min(left, key=lambda each: each.seconds)
        task = meeting.next_task
        batch = play_task(task)
        store.add(task.rules, batch)
        meeting.batches.append(batch)
        yield meeting


def main() -> None:
    """Plays on, and prints the table of docs/bots.md."""
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    parser.add_argument("file", nargs="?", default="build/levels.jsonl", help="the file of results (%(default)s)")
    parser.add_argument("--game", action="append", help="a game; again for others (all)")
    parser.add_argument("--bots", default="sharp,steady", help="two bots, as of `rummykit arena` (%(default)s)")
    parser.add_argument("--seconds", type=float, default=60, help="time of all decisions of a game (%(default)s)")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--seats", type=int, help="only with so many seats (the fewest, and the most)")
    asked = parser.parse_args()
    one, other = map(player_of, asked.bots.split(","))
    Path(asked.file).parent.mkdir(parents=True, exist_ok=True)
    store = LadderStore(asked.file)
    meetings = meetings_of(store, [games.get(game) for game in asked.game or games.SHEETS], (one, other), asked.seed)
    meetings = [meeting for meeting in meetings if asked.seats in (None, meeting.seats)]
    for meeting in play(store, meetings, asked.seconds):
        progress(f"{meeting.rules.id}, {meeting.told}", meeting.deals, meeting.deals + 1)
    progress("", 1, 1)
    print(f"| game | {one.name} against {other.name} at the fewest seats | at the most |\n|---|---|---|")
    for game, of_game in groupby(meetings, lambda meeting: meeting.rules.id):
        cells = [meeting.told for meeting in of_game]
        print(f"| `{game}` | {' | '.join([*cells, ''][:2])} |")


if __name__ == "__main__":
    main()
