"""What a ladder says: ratings over all games and at each, who is ahead of whom, and the time they take."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from itertools import combinations
from operator import add

import msgspec

from rummykit.arena.ladder.ratings import DealsBlock, LadderRating, blocks_of, rated
from rummykit.arena.ladder.store import LadderBatch, LadderStore, MoveTimes
from rummykit.arena.source import ProgramSource
from rummykit.arena.standing import Interval, share_interval, student_interval

ANCHOR_BOT = "greedy"
"""The player whose rating is 1000, if it takes part; else the first by name."""


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """Two players over some deals: how often the first is `ahead`, equal points being half, and by how many points.

    `points` are points a deal and seat in the points of the sheet; None over several games.
    """

    one: str
    other: str
    deals: int
    ahead: Interval
    points: Interval | None = None


class RatedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game at a number of seats; `ratings` by player, of those who played it."""

    game: str
    name: str
    sheet: str
    seats: int
    ratings: dict[str, LadderRating]
    times: dict[str, MoveTimes]
    meetings: tuple[Meeting, ...]


class RatedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A player over all games: ratings over all deals, those with two seats and those with more, None where none."""

    name: str
    rating: LadderRating
    at_two_seats: LadderRating | None
    at_more_seats: LadderRating | None
    deals: int
    times: MoveTimes


class LadderReport(msgspec.Struct, frozen=True, kw_only=True):
    """The whole ladder, the strongest player first; `anchor` is the one whose rating is 1000."""

    players: tuple[RatedPlayer, ...]
    meetings: tuple[Meeting, ...]
    games: tuple[RatedGame, ...]
    deals: int
    anchor: str
    seeds: tuple[str, ...]
    programs: tuple[ProgramSource, ...]

    def share(self, one: str, other: str) -> Interval | None:
        """How often `one` is ahead of `other` over all games; None where they have not met."""
        for meeting in self.meetings:
            if (meeting.one, meeting.other) == (one, other):
                return meeting.ahead
            if (meeting.one, meeting.other) == (other, one):
                return Interval(1 - meeting.ahead.mean, 1 - meeting.ahead.high, 1 - meeting.ahead.low)
        return None


def report_of(store: LadderStore) -> LadderReport:
    """The ladder of all batches in a store; raises `ValueError` where there are none."""
    batches = list(store.batches.values())
    if not batches:
        raise ValueError(f"{store.file}: nothing has been played yet.")
    names = sorted({bot for batch in batches for bot in batch.key.bots})
    anchor = ANCHOR_BOT if ANCHOR_BOT in names else names[0]
    by_game = _grouped(batches, lambda batch: (batch.key.sheet, batch.key.seats))
    blocks = {game: _blocks(played, names) for game, played in by_game.items()}
    overall = _rated(names, [block for each in blocks.values() for block in each], anchor)
    two = _rated(names, [block for (_, seats), each in blocks.items() if seats == 2 for block in each], anchor)
    more = _rated(names, [block for (_, seats), each in blocks.items() if seats > 2 for block in each], anchor)
    players = [
        RatedPlayer(
            name=name,
            rating=overall[name],
            at_two_seats=two.get(name),
            at_more_seats=more.get(name),
            deals=sum(len(batch.points) for batch in batches if name in batch.key.bots),
            times=_times(batches, name),
        )
        for name in names
    ]
    return LadderReport(
        players=tuple(sorted(players, key=lambda player: -player.rating.mean)),
        meetings=tuple(_meetings(batches, with_points=False)),
        games=tuple(
            _game(store, sheet, played, _rated(names, blocks[sheet, seats], anchor))
            for (sheet, seats), played in by_game.items()
        ),
        deals=sum(len(batch.points) for batch in batches),
        anchor=anchor,
        seeds=tuple(sorted({batch.key.seed for batch in batches})),
        programs=tuple(dict.fromkeys(batch.program for batch in batches)),
    )


def won_of(points: tuple[int, int]) -> float:
    """What the first of two players won of a deal: 1 with more points, a half with equal ones."""
    return 0.5 + 0.5 * ((points[0] > points[1]) - (points[0] < points[1]))


def _grouped(
    batches: Iterable[LadderBatch], by: Callable[[LadderBatch], tuple[str, int]]
) -> dict[tuple[str, int], list[LadderBatch]]:
    groups: dict[tuple[str, int], list[LadderBatch]] = defaultdict(list)
    for batch in batches:
        groups[by(batch)].append(batch)
    return groups


def _game(
    store: LadderStore, sheet: str, batches: Sequence[LadderBatch], ratings: dict[str, LadderRating]
) -> RatedGame:
    rules = store.sheets[sheet]
    return RatedGame(
        game=rules.id,
        name=rules.names.en,
        sheet=sheet,
        seats=batches[0].key.seats,
        ratings=ratings,
        times={name: _times(batches, name) for name in ratings},
        meetings=tuple(_meetings(batches, with_points=True)),
    )


def _blocks(batches: Sequence[LadderBatch], names: Sequence[str]) -> list[DealsBlock]:
    """The deals of one game in blocks, players by their numbers in `names`."""
    deals = sorted({(batch.key.seed, number) for batch in batches for number in range(batch.key.first, batch.key.last)})
    place = {deal: number for number, deal in enumerate(deals)}
    outcomes: dict[tuple[int, int], dict[int, float]] = defaultdict(dict)
    for batch in batches:
        one, other = map(names.index, batch.key.bots)
        for number, points in enumerate(batch.points, batch.key.first):
            outcomes[one, other][place[batch.key.seed, number]] = won_of(points)
    return blocks_of(outcomes)


def _rated(names: Sequence[str], blocks: Sequence[DealsBlock], anchor: str) -> dict[str, LadderRating]:
    """The ratings of those who played in the blocks; without the anchor, the first of them has 1000."""
    playing = sorted({player for block in blocks for pair in block for player in pair})
    if not playing:
        return {}
    numbers = {player: number for number, player in enumerate(playing)}
    mine = [{(numbers[one], numbers[other]): won for (one, other), won in block.items()} for block in blocks]
    ratings = rated(len(playing), mine, numbers.get(names.index(anchor), 0))
    return {names[player]: rating for player, rating in zip(playing, ratings, strict=True)}


def _times(batches: Iterable[LadderBatch], name: str) -> MoveTimes:
    mine = [batch.times[batch.key.bots.index(name)] for batch in batches if name in batch.key.bots]
    return reduce(add, mine, MoveTimes(0, 0.0, 0.0))


def _meetings(batches: Sequence[LadderBatch], *, with_points: bool) -> Iterable[Meeting]:
    pairs: Mapping[tuple[str, str], list[LadderBatch]] = defaultdict(list)
    for batch in batches:
        pairs[batch.key.bots].append(batch)
    for one, other in combinations(sorted({bot for pair in pairs for bot in pair}), 2):
        if not (mine := pairs.get((one, other))):
            continue
        deals = [(points, batch.key.seats) for batch in mine for points in batch.points]
        differences = [(points[0] - points[1]) / seats for points, seats in deals]
        yield Meeting(
            one=one,
            other=other,
            deals=len(deals),
            ahead=share_interval([won_of(points) for points, _ in deals]),
            points=student_interval(differences) if with_points and len(deals) > 1 else None,
        )
