"""A batch of deals of a tournament, played one after the other: a pure function of sheet, players, seed and range."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from itertools import permutations
from random import Random
from traceback import extract_tb

from rummykit.arena.players import Player, PlayerFault, ReadyPlayer, listener
from rummykit.cards import NotationError
from rummykit.match.score import score
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.events import Event, seen_by
from rummykit.play.result import Result
from rummykit.play.view import View
from rummykit.rules import IllegalAction, Rules

LONGEST = 20_000
"""The most decisions that a deal may take, even in random play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealBatch:
    """Deals from number `first` up to, but not including, `last`."""

    rules: Rules
    players: tuple[Player, ...]
    seats: int
    seed: str
    first: int
    last: int

    def seed_of(self, number: int) -> str:
        """The seed of one of its deals."""
        return f"{self.seed} {number}"


def batches_of(
    rules: Rules, players: tuple[Player, ...], seats: int, seed: int | str, deals: int, size: int
) -> list[DealBatch]:
    """The deals from 0 on, in batches of a size."""
    return [
        DealBatch(rules=rules, players=players, seats=seats, seed=str(seed), first=at, last=min(deals, at + size))
        for at in range(0, deals, size)
    ]


@dataclass(frozen=True, slots=True)
class PlayedBatch:
    """What each player has by each deal: points of all its seats, deals won, milliseconds of its decisions."""

    points: list[tuple[int, ...]]
    won: list[tuple[int, ...]]
    took: tuple[array[float], ...]


@dataclass(frozen=True, slots=True)
class BotDecision:
    """What a seat saw and what it did, before that is played; `milliseconds` is the time it took."""

    deal: Deal
    view: View
    action: Action
    milliseconds: float


class SeatedPlayers:
    """The players of a batch, each made ready once for every seat that it has at the same time."""

    def __init__(self, players: Sequence[Player], stack: ExitStack) -> None:
        self._players = players
        self._stack = stack
        self._ready: dict[tuple[int, int], ReadyPlayer] = {}

    def by_seat(self, order: Sequence[int]) -> list[tuple[ReadyPlayer, str]]:
        """For each seat the player that `order` names by its number, and its name."""
        copies = [order[:seat].count(player) for seat, player in enumerate(order)]
        return [
            (self._of(player, copy), self._players[player].name) for player, copy in zip(order, copies, strict=True)
        ]

    def _of(self, player: int, copy: int) -> ReadyPlayer:
        ready = self._ready.get((player, copy))
        if ready is None:
            ready = self._ready[player, copy] = self._players[player].ready()
            self._stack.enter_context(closing(ready))
        return ready


def seatings(players: int, seats: int) -> list[tuple[int, ...]]:
    """Every way the players can sit: by seat their numbers, in turn; together each has each seat equally often."""
    return [tuple(order[seat % players] for seat in range(seats)) for order in permutations(range(players))]


def play_batch(batch: DealBatch) -> PlayedBatch:
    """Play the deals of a batch in every seating; raises `PlayerFault` where a player does what it may not."""
    played = PlayedBatch([], [], tuple(array("d") for _ in batch.players))
    with ExitStack() as stack:
        seated = SeatedPlayers(batch.players, stack)
        for number in range(batch.first, batch.last):
            points, won = [0] * len(batch.players), [0] * len(batch.players)
            for order in seatings(len(batch.players), batch.seats):
                row, winners = _points(batch.rules, played_deal(batch, seated, number, order, played.took))
                for seat, player in enumerate(order):
                    points[player] += row[seat]
                    won[player] += seat in winners
            played.points.append(tuple(points))
            played.won.append(tuple(won))
    return played


def played_deal(
    batch: DealBatch, seated: SeatedPlayers, number: int, order: Sequence[int], took: Sequence[array[float]]
) -> Result:
    """How a deal of a batch ended; the milliseconds of its decisions go to what each player `took`."""
    seed = batch.seed_of(number)
    deal = Deal(batch.rules, batch.seats, seed, scheduled=number, undoable=False)
    for decision in decisions(deal, seated.by_seat(order), seed):
        took[order[deal.turn]].append(decision.milliseconds)
    assert deal.result is not None
    return deal.result


def _points(rules: Rules, result: Result) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The points by seat, many being good, and who won."""
    row = score(rules, result)
    return (tuple(-each for each in row.points) if rules.scoring.low_score_wins else row.points), row.winners


def decisions(deal: Deal, seated: Sequence[tuple[ReadyPlayer, str]], seed: str) -> Iterator[BotDecision]:
    """Play a deal to its end; yields each decision before it is played. The chance of a seat depends on `seed`.

    Raises `PlayerFault` for an action that is not legal, for a player that raises anything itself, and for a deal that
    does not end: it names the player or players, the deal and the seat.
    """
    rules, seats = deal.rules, len(seated)
    chances = [Random(f"{seed} {seat}") for seat in range(seats)]

    @contextmanager
    def blamed(seat: int) -> Iterator[None]:
        """What goes wrong here is the fault of the player in this seat."""
        try:
            yield
        except PlayerFault:
            raise
        except (Exception, SystemExit) as error:
            where = f"{seated[seat][1]} in deal {seed!r}, seat {seat}"
            raise PlayerFault(f"{where}: {type(error).__name__}: {error}{_line_of(error)}") from error

    at = []
    for seat, (ready, _) in enumerate(seated):
        with blamed(seat):
            at.append(ready.sit(rules, seats, seat, chances[seat]))
    hearing = [(seat, hear) for seat, each in enumerate(at) if (hear := listener(each)) is not None]

    def tell(events: Sequence[Event]) -> None:
        for seat, hear in hearing:
            with blamed(seat):
                for event in events:
                    hear(seen_by(event, seat))

    tell(deal.beginning)
    decided = 0
    while deal.result is None:
        if decided == LONGEST:
            names = ", ".join(name for _, name in seated)
            raise PlayerFault(f"{names}: deal {seed!r} has not ended after {LONGEST:,} decisions.")
        decided += 1
        seat = deal.turn
        ready, name = seated[seat]
        view = deal.view(seat)
        start = ready.clock()
        with blamed(seat):
            action = at[seat].choose(rules, view, chances[seat])
        took = (ready.clock() - start) * 1000
        try:
            deal.check(action)
        except (IllegalAction, NotationError, TypeError) as error:
            raise PlayerFault(f"{name}: {action} is not legal in deal {seed!r}, seat {seat}: {error}") from None
        yield BotDecision(deal, view, action, took)
        tell(deal.play(action))


def _line_of(error: BaseException) -> str:
    """The last line that ran."""
    places = extract_tb(error.__traceback__)
    return f" ({places[-1].filename}, line {places[-1].lineno})" if places else ""
