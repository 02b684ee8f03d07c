"""A tournament as its log says: who is in it, its rounds, and when it moves by itself.

No clock, no chance, no I/O: the same entries make the same tournament, on every server.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from rummykit import games
from rummykit.rules import Rules
from rummykit.server.features.tournaments.entries import (
    Announced,
    CameBack,
    Founded,
    Joined,
    Paired,
    Resulted,
    TournamentBegun,
    TournamentEnded,
    TournamentEntry,
    Withdrew,
)
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.table_messages import BotLevel
from rummykit.tournament import (
    Entrant,
    PairedRound,
    Round,
    RoundTable,
    StandingsRow,
    TableResult,
    next_round,
    rounds_of,
    standings,
)

TournamentState: TypeAlias = Literal["open", "running", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayingEntrant:
    """An entrant, with the key of a person, which only the server knows; `since` is the first round they were in."""

    name: str
    key: str
    level: BotLevel | None
    rating: int | None
    active: bool = True
    since: int = 0


@dataclass(slots=True, kw_only=True)
class Board:
    """A table of a round, and its result."""

    table: str
    seats: tuple[int, ...]
    result: TableResult | None = None
    by_hand: bool = False


@dataclass(slots=True, kw_only=True)
class PlayedRound:
    """A round as it was paired, and what has become of it; `done_at` is when its last result came."""

    boards: list[Board]
    byes: tuple[int, ...]
    repeats: bool
    paired_at: float
    founded: bool = False
    done_at: float | None = None

    @property
    def complete(self) -> bool:
        """Whether every table has a result."""
        return all(board.result is not None for board in self.boards)


class Tournament:
    """A tournament; `apply` is the only way it changes. `log` has all its entries."""

    def __init__(self, id: str, entries: Iterable[TournamentEntry]) -> None:
        log = iter(entries)
        announced = next(log)
        assert isinstance(announced, Announced)
        self.id = id
        self.announced = announced
        self.log: list[TournamentEntry] = [announced]
        self.players: list[PlayingEntrant] = []
        self.order: tuple[int, ...] = ()
        self.rounds: list[PlayedRound] = []
        self.begun = False
        self.over = False
        self._rules: Rules | None = None
        self._table: tuple[StandingsRow, ...] | None = None
        for entry in log:
            self.apply(entry)

    # --- what it is

    @property
    def version(self) -> int:
        """The length of its log."""
        return len(self.log)

    @property
    def state(self) -> TournamentState:
        """How far it is."""
        return "over" if self.over else "running" if self.begun else "open"

    @property
    def rules(self) -> Rules:
        """The rules that are played; raises `TableRefusal` for a sheet that this release cannot read."""
        if self._rules is None:
            try:
                self._rules = games.from_stored(self.announced.rules)
            except (LookupError, ValueError):
                self._rules = None
            if self._rules is None:
                raise TableRefusal("outdated_table")
        return self._rules

    @property
    def entrants(self) -> list[Entrant]:
        """Everybody who is in it since it began, in the order of the seeds."""
        return [
            Entrant(number=number, active=self.players[number].active, since=self.players[number].since)
            for number in self.order
        ]

    @property
    def rounds_in_all(self) -> int:
        """How many rounds it has; before it begins, with those who are there now."""
        count = len(self.order) if self.begun else sum(player.active for player in self.players)
        return rounds_of(self.announced.format, count)

    @property
    def played(self) -> list[Round]:
        """The rounds so far."""
        return [
            Round(
                meetings=tuple(RoundTable(seats=board.seats, result=board.result) for board in each.boards),
                byes=each.byes,
            )
            for each in self.rounds
        ]

    @property
    def standings(self) -> tuple[StandingsRow, ...]:
        """The table, worked out once for each state."""
        if self._table is None:
            self._table = standings(self.announced.format, self.entrants, self.played)
        return self._table

    @property
    def due(self) -> float | None:
        """When it moves by itself: tables are to be founded, the next round begins, or it is over."""
        if self.over or not self.rounds:
            return None
        last = self.rounds[-1]
        if not last.founded:
            return last.paired_at
        if not last.complete:
            return None
        done = last.paired_at if last.done_at is None else last.done_at
        if len(self.rounds) >= self.rounds_in_all:
            return done
        return None if self.announced.countdown is None else done + self.announced.countdown

    def number_of(self, keys: Collection[str]) -> int | None:
        """The number of the entrant with one of these keys."""
        return next((number for number, player in enumerate(self.players) if player.key and player.key in keys), None)

    def hosted_by(self, keys: Collection[str]) -> bool:
        """Whether the person with these keys is the host."""
        return self.announced.host_key in keys

    def board_of(self, table: str) -> tuple[int, int] | None:
        """The round and the number of a table."""
        for number, each in enumerate(self.rounds):
            for board, at in enumerate(each.boards):
                if at.table == table:
                    return number, board
        return None

    def table_of(self, entrant: int) -> str | None:
        """The table where somebody plays now."""
        if not self.rounds:
            return None
        boards = self.rounds[-1].boards
        return next((board.table for board in boards if entrant in board.seats and board.result is None), None)

    def next(self) -> PairedRound | None:
        """The next round, None after the last; raises `TableRefusal` while one is on."""
        if self.rounds and not self.rounds[-1].complete:
            raise TableRefusal("tournament_round_on")
        return next_round(self.announced.format, self.entrants, self.played)

    # --- what happens

    def apply(self, entry: TournamentEntry) -> None:
        """One entry takes effect."""
        self.log.append(entry)
        self._table = None
        match entry:
            case Joined():
                self._join(entry)
            case Withdrew(entrant=number):
                self.players[number] = replace(self.players[number], active=False)
            case CameBack(entrant=number):
                self.players[number] = replace(self.players[number], active=True)
            case TournamentBegun(order=order):
                self.begun, self.order = True, order
            case Paired():
                boards = [Board(table=table.table, seats=table.seats) for table in entry.tables]
                self.rounds.append(
                    PlayedRound(boards=boards, byes=entry.byes, repeats=entry.repeats, paired_at=entry.at)
                )
            case Founded():
                self.rounds[-1].founded = True
            case Resulted():
                self._result(entry)
            case TournamentEnded():
                self.over = True
            case Announced():
                raise AssertionError("a tournament is made once")

    def _join(self, entry: Joined) -> None:
        number = len(self.players)
        since = len(self.rounds) if self.begun else 0
        self.players.append(
            PlayingEntrant(name=entry.name, key=entry.key, level=entry.level, rating=entry.rating, since=since)
        )
        if self.begun:
            self.order = (*self.order, number)

    def _result(self, entry: Resulted) -> None:
        each = self.rounds[entry.round]
        board = each.boards[entry.board]
        if board.by_hand and not entry.by_hand:
            return  # the host has decided
        board.result = TableResult(places=entry.places, points=entry.points, absent=entry.absent)
        board.by_hand = entry.by_hand
        if each.complete and each.done_at is None:
            each.done_at = entry.at
