"""A table as its log says: who sits where, the match, and since when the turn is on.

No clock, no chance, no I/O: the same entries make the same table, today and after a restart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, Self, TypeAlias

from msgspec import structs

from rummykit.match import Match
from rummykit.match.aim import aim, match_aim
from rummykit.match.score_sheet import ScoreSheet
from rummykit.play.actions import Leave, Timeout
from rummykit.play.events import Event
from rummykit.play.hand_judgement import Fact
from rummykit.rules import Drop
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import timing
from rummykit.server.table.agreement import Agreement, onward, refused
from rummykit.server.table.chance import Chance
from rummykit.server.table.entries import (
    Acted,
    Agreed,
    Arrived,
    ChanceAdded,
    ChanceOpened,
    ChancePromised,
    Closed,
    Counted,
    Created,
    Entry,
    Lapsed,
    Left,
    LineLost,
    MeldTakenBack,
    NextDealt,
    Paused,
    PortraitSet,
    PromisesAwaited,
    PromisesFixed,
    Rematched,
    Removed,
    Reported,
    Rerated,
    Resumed,
    Returned,
    SatDown,
    SeatSet,
    Started,
    StaysOut,
    StoodIn,
    TableSet,
    TimedOut,
    TurnTimeSet,
)
from rummykit.server.table.extra_time import ExtraTime
from rummykit.server.table.kept_rules import rules_of
from rummykit.server.table.laid_this_turn import LaidThisTurn
from rummykit.server.table.log_growth import is_beside_moves
from rummykit.server.table.seat import Seat
from rummykit.server.table.seating import TableSeating

TableState: TypeAlias = Literal["waiting", "playing", "between_deals", "over"]
EventsByVersion: TypeAlias = list[tuple[int, tuple[Event, ...]]]
"""Events by the version they led to."""
Leaving: TypeAlias = list[tuple[int, tuple[Event, ...]]]
"""Seats that left a deal, in turn, and what came of it."""


class Table:
    """A table; `apply` is the only way it changes.

    `version` is the length of its log, `entries_beside_moves` how many of its entries are not part of the match.
    `turn_began` is the wall-clock time of the entry that gave the turn to the seat that has it, `turn_length` the
    seconds it has for it. `touched` is set once something has happened in the match, `played_last` is the seat whose
    action was the last thing that happened in the deal, `laid_this_turn` what may be taken back. `chance` has the seeds
    of its deals. `paused_at` is None unless the table rests, `resumed_at` is when it last went on, `left` the seats
    that have left the match. `people` are the seats of the people who began it, and `began` has their keys, empty for
    bots and deleted accounts, whoever sits there later. `awaited` are the people who have yet to come since the match
    began, and for whose first turn no clock runs until `awaited_until`. `extra_time` is what seats have beyond the
    time for their turns.
    """

    def __init__(self, id: str, created: Created) -> None:
        self.id = id
        self.created = created
        self.version = 1
        self.entries_beside_moves = 0
        self.rules = rules_of(created)
        self.seating = TableSeating(created)
        self.match: Match | None = None
        self.turn_seconds = created.turn_seconds
        self.turn_length = created.turn_seconds
        self.turn_began = 0.0
        self.paused_at: float | None = None
        self.resumed_at = 0.0
        self.chance = Chance(created)
        self.touched = False
        self.played_last: int | None = None
        self.laid_this_turn = LaidThisTurn()
        self.left: set[int] = set()
        self.agreement = Agreement()
        self.extra_time = ExtraTime()
        self.awaited: set[int] = set()
        self.awaited_until = 0.0
        self.people: frozenset[int] = frozenset()
        self.began: tuple[str, ...] = ()
        self.counted = False
        self.reported = False
        self.next_table: str | None = None
        self.closed: str | None = None
        self._score: ScoreSheet | None = None
        self._deals_ended, self._over = 0, False
        self._aim: tuple[object, tuple[Fact, ...]] = None, ()

    @classmethod
    def replay(cls, id: str, entries: Iterable[Entry]) -> tuple[Self, EventsByVersion]:
        """The table of a log, and all its events by version. Raises `TableRefusal` for a sheet that has changed."""
        log = iter(entries)
        created = next(log)
        assert isinstance(created, Created)
        table = cls(id, created)
        told: EventsByVersion = [(table.version, ())]
        for entry in log:
            events = table.apply(entry)
            told.append((table.version, events))
        return table, told

    # --- what it is

    @property
    def seats(self) -> list[Seat]:
        """The chairs, and who is in them."""
        return self.seating.seats

    @property
    def state(self) -> TableState:
        """How far the table is."""
        if self.match is None:
            return "waiting"
        if self.match.deal.result is None:
            return "playing"
        if self._deals_ended != len(self.match.rows):
            self._deals_ended, self._over = len(self.match.rows), self.match.result is not None
        return "over" if self._over else "between_deals"

    @property
    def turn(self) -> int | None:
        """The seat to act, None when nobody is."""
        return self.match.deal.turn if self.match is not None and self.match.deal.result is None else None

    @property
    def hands_are_laid_out(self) -> bool:
        """Whether a deal of cards is on, in which everybody lays out the own hand."""
        return self.turn is not None and not self.rules.rearranges

    @property
    def turn_id(self) -> tuple[int, ...] | None:
        """What tells this turn, or this seat's answer to a call, from every other; None when nobody is to act."""
        if self.match is None or self.match.deal.result is not None:
            return None
        deal = self.match.deal
        answers = deal.phase in ("call", "buy", "answer", "force", "pass_on")
        return deal.number, deal._state.turn_number, deal.turn, answers

    @property
    def may_leave(self) -> bool:
        """Whether the sheet says what leaving the match costs."""
        return any(isinstance(step, Drop) for step in self.rules.turn)

    @property
    def host(self) -> int:
        """The seat that decides about the table: the first with a person in it; -1 at a table of a tournament."""
        return self.seating.first_person if self.created.tournament is None else -1

    @property
    def uncounted(self) -> bool:
        """Whether the match is over and has yet to be counted for the accounts at the table."""
        return self.created.counts and not self.counted and self.state == "over"

    @property
    def unreported(self) -> bool:
        """Whether the match is over and its tournament or club has yet to be told."""
        told = self.created.tournament is not None or bool(self.created.club)
        return told and not self.reported and self.state == "over"

    @property
    def deals_on(self) -> bool:
        """Whether the next deal comes by itself, and nobody has asked for it yet: at tables of a tournament."""
        return self.created.tournament is not None and self.state == "between_deals" and self.agreement.until is None

    @property
    def of_bots_in_a_tournament(self) -> bool:
        """Whether bots play among themselves here because a tournament wants them to."""
        return self.created.tournament is not None and all(seat.kind == "bot" for seat in self.seats)

    @property
    def score(self) -> ScoreSheet | None:
        """The score sheet, None before the first deal. It is kept until a deal ends or begins or a seat stays out."""
        if self.match is not None and (self._score is None or len(self._score.rows) != len(self.match.rows)):
            self._score = self.match.sheet
        return self._score

    @property
    def aim(self) -> tuple[Fact, ...]:
        """What the deal and the match are played for; nothing before the first deal."""
        match = self.match
        if match is None:
            return ()
        so_far = len(match.rows), match.deal.result is None
        if self._aim[0] != so_far:
            self._aim = so_far, match_aim(match)
        return aim(match, self._aim[1])

    # --- how the match begins where chance is promised first

    @property
    def beginning(self) -> float | None:
        """Since when promises are gathered or opened; None before that, and once the match has begun."""
        return self.chance.asked_since if self.match is None else None

    @property
    def complete(self) -> bool:
        """Whether nothing has to be waited for: every person has promised, or every promise is opened."""
        return self.chance.complete(number for number, seat in enumerate(self.seats) if seat.kind == "person")

    @property
    def hints(self) -> bool:
        """Whether players may ask for a hint: as the host said, else where only one person plays; never if rated."""
        if self.created.rated:
            return False
        if self.created.hints is not None:
            return self.created.hints
        return sum(seat.kind != "bot" for seat in self.seats) == 1

    def seat_of(self, key: str | None) -> int | None:
        """The seat of the guest, or the visiting bot, with this key."""
        return self.seating.of(key)

    # --- what happens

    def apply(self, entry: Entry) -> tuple[Event, ...]:
        """One entry takes effect; what happened in the deal.

        Raises `IllegalAction` or `TableRefusal`, and then nothing has changed.
        """
        events, leaving = self.apply_with_leaving(entry)
        return sum((told for _, told in leaving), events)

    def apply_with_leaving(self, entry: Entry) -> tuple[tuple[Event, ...], Leaving]:
        """The same, and apart from that what became of seats that had left the match when their turn came."""
        before, seat, window = self.turn_id, self.turn, timing.is_answer(self)
        events, leaving = self._effect(entry), self._leaving()
        self.version += 1
        self.entries_beside_moves += is_beside_moves(entry)
        if self.turn_id != before:
            self.laid_this_turn.forget()
            if seat is not None and not window and self.turn_length is not None:
                self.extra_time.spend(seat, self.turn_length - (entry.at - self.turn_began))
            self.turn_began = entry.at
            self.turn_length = timing.turn_length(self)
        return events, leaving

    def _effect(self, entry: Entry) -> tuple[Event, ...]:
        """What happens in the deal; every other entry changes who plays, or the table."""
        match entry:
            case Started(seed=seed, awaited=awaited, awaited_until=until):
                beginning = self._start(seed)
                self.awaited, self.awaited_until = set(awaited), until
                return beginning
            case Acted() | MeldTakenBack() | TimedOut() if self.paused_at is not None:
                raise TableRefusal("paused")
            case Acted(action=action, seat=seat):
                events = self.laid_this_turn.play(self.playing(), action, person=not self.seats[seat].automatic)
                self.touched, self.played_last = True, seat
                return events
            case MeldTakenBack(seat=seat):
                return self.laid_this_turn.take_back(self.playing(), seat)
            case TimedOut(draft=draft):
                self.laid_this_turn.forget()
                events = self.playing().play(Timeout(draft))
                self.touched, self.played_last = True, None
                return events
            case NextDealt():
                if self.match is None or not self.match.between_deals:
                    raise refused("next_deal", self.state == "over")
                events = self.match.next_deal(self.chance.begin_deal())
                self._score = None
                self.agreement.clear()
                self.extra_time.begin_deal()
                self.played_last = None
                return events
            case SatDown() | SeatSet() | Arrived() | Left() | StaysOut() | Removed() | StoodIn() | Returned():
                self._change_players(entry)
            case PortraitSet():
                self.seating.show(entry)
            case _:
                self._change_table(entry)
        return ()

    def _change_players(self, entry: Entry) -> None:
        """Who sits down, comes back, leaves or is stood in for."""
        match entry:
            case SatDown():
                self.seating.sit_down(entry)
            case SeatSet():
                if self.match is not None or self.chance.fixed_at is not None:
                    raise TableRefusal("already_started")
                self.seating.set(entry)
            case Arrived(seat=seat, at=at):
                self.awaited.discard(seat)
                self._begin_anew(seat, at)
            case Left(seat=seat):
                self.check_leaving(seat)
                self.left.add(seat)
                self.touched = True
            case StaysOut(seat=seat):
                if self.match is None or seat not in self.match.coming_in:
                    raise TableRefusal("not_coming_in")
                self.match.stay_out(seat)
                self._score = None
                self.agreement.forget(seat)
            case Removed(seat=seat, banned=banned):
                self._remove(seat, banned)
            case StoodIn(seat=seat):
                self._stand_in(seat, True)
            case Returned(seat=seat, at=at):
                self._stand_in(seat, False)
                self._begin_anew(seat, at)

    def _change_table(self, entry: Entry) -> None:
        """What is agreed on, the chance of all players, the clock, and what comes after the match."""
        match entry:
            case Agreed(to=to):
                if to != onward(self):
                    raise refused(to, self.state == "over")
                self.agreement.add(entry)
            case Lapsed():
                self.agreement.clear()
            case ChancePromised() | PromisesAwaited() | PromisesFixed() | ChanceOpened():
                if self.match is not None:
                    raise TableRefusal("already_started")
                self.chance.prepare(entry, self.seating.full)
            case ChanceAdded(seat=seat, chance=chance):
                self.chance.add(seat, chance, open=self.state in ("waiting", "between_deals"))
            case Rematched(table=table):
                if self.state != "over":
                    raise refused("rematch", over=False)
                self.next_table = table
                self.agreement.clear()
            case Paused(at=at):
                if self.state != "playing" or self.paused_at is not None:
                    raise TableRefusal("not_pausable")
                self.paused_at = at
            case Resumed(at=at):
                if self.paused_at is None:
                    raise refused("resume", self.state == "over")
                self.turn_began += at - self.paused_at
                self.paused_at, self.resumed_at = None, at
                self.agreement.clear()
            case TableSet():
                self._set_anew(entry)
            case LineLost(seat=seat, seconds=seconds):
                assert self.turn_length is not None
                self.extra_time.lose_line(seat)
                self.turn_length += seconds
            case TurnTimeSet(turn_seconds=seconds):
                self.turn_seconds = seconds
            case Counted(ratings=ratings):
                self._count(ratings)
            case Reported():
                if not self.unreported:
                    raise TableRefusal("match_not_over" if self.state != "over" else "match_over")
                self.reported = True
            case Closed(reason=reason):
                self.closed = reason
            case Created():
                raise AssertionError("a table is made once")

    def check_leaving(self, seat: int) -> None:
        """Raise `TableRefusal` if a seat cannot leave the match."""
        if not self.may_leave:
            raise TableRefusal("cannot_leave")
        if self.match is None or self.state == "over":
            raise TableRefusal("not_started" if self.match is None else "match_over")
        if seat in self.left:
            raise TableRefusal("has_left")

    def _leaving(self) -> Leaving:
        """Whose turn it is and has left the match leaves the deal."""
        gone: Leaving = []
        while self.match is not None and (seat := self.turn) in self.left:
            assert seat is not None
            gone.append((seat, self.match.play(Leave())))
        return gone

    @property
    def may_remove(self) -> bool:
        """Whether who sits here may be sent away now."""
        return self.state != "over" and (self.match is not None or self.chance.fixed_at is None)

    def _remove(self, seat: int, banned: bool) -> None:
        if not self.seats[seat].occupied:
            raise TableRefusal("nobody_there")
        if not self.may_remove:
            raise TableRefusal("match_over" if self.state == "over" else "promises_fixed")
        self.agreement.forget(seat)
        self.chance.forget(seat, before_match=self.match is None)
        self.seating.send_away(seat, banned, until=None if self.match is None else self.version)

    def _set_anew(self, entry: TableSet) -> None:
        """Something else is played than the table was made for."""
        if self.match is not None or self.beginning is not None:
            raise TableRefusal("already_started")
        changed = {name: getattr(entry, name) for name in entry.__struct_fields__ if name != "at"}
        created = structs.replace(self.created, **changed)
        rules = rules_of(created)
        self.seating.resize(entry.seats)
        self.created, self.rules, self.turn_seconds = created, rules, entry.turn_seconds

    def _stand_in(self, seat: int, bot: bool) -> None:
        if self.match is None:
            raise TableRefusal("nobody_there")
        self.seating.stand_in(seat, bot)

    def _begin_anew(self, seat: int, at: float) -> None:
        """The person is there, and has the whole time for the turn from now on, or from the end of a pause on."""
        if self.turn == seat:
            self.turn_began = at if self.paused_at is None else self.paused_at

    def _start(self, seed: bytes | None) -> tuple[Event, ...]:
        if self.match is not None:
            raise TableRefusal("already_started")
        if self.created.rated and not self.seating.full:
            raise TableRefusal("rated_table")
        if self.chance.promises and self.chance.fixed_at is None:
            raise TableRefusal("not_opening")
        mixed = self.chance.begin_deal(seed)
        assert mixed is not None
        self.match = Match(self.rules, players=len(self.seats), seed=mixed, dealer=self.created.dealer, undoable=False)
        self.began = tuple(seat.key if seat.kind == "person" else "" for seat in self.seats)
        self.people = frozenset(number for number, seat in enumerate(self.seats) if seat.kind == "person")
        self.seating.fill()
        self.extra_time.begin(len(self.seats), self.created.bank_seconds)
        return self.match.deal.beginning

    def _count(self, ratings: Sequence[Rerated | None]) -> None:
        if not self.uncounted:
            raise TableRefusal("match_not_over" if self.state != "over" else "match_over")
        self.counted = True
        for number, new in enumerate(ratings):
            if new is not None:
                self.seating.rerate(number, new.after, new.after - new.before)

    def playing(self) -> Match:
        """The match with a deal in progress; raises `TableRefusal` when none is."""
        if self.match is None:
            raise TableRefusal("not_started")
        if self.match.deal.result is not None:
            raise TableRefusal("between_deals" if self.match.between_deals else "match_over")
        return self.match

    def free_seat(self, key: str, wanted: int | None = None) -> int:
        """The seat that is `wanted`, or else the first free one, for the guest with this key; raises `TableRefusal`."""
        if self.match is not None or self.chance.fixed_at is not None:
            raise TableRefusal("already_started")
        return self.seating.free(key, wanted)
