"""A record gone through turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import TypeAlias

from rummykit import hands
from rummykit.analysis.endings import actions_a_second, chances
from rummykit.record import Record
from rummykit.review.best_tiles import tiles_left
from rummykit.review.decisions import Decisions, ReviewProgress, Steps
from rummykit.review.record_turns import RecordTurns, ReviewedMove, turns_of_record
from rummykit.review.summing import decisive, judged_turn, of_seat
from rummykit.review.values import VERSION, JudgedAction, Review, TilesLeft, Turn

SECONDS = 15.0
"""What a review takes on one core, about, where nobody says otherwise."""
OF_THE_CURVE = 0.25
"""The part of the time for the curve; the rest is for comparing actions."""
FEWEST, MOST = 4, 400
"""Playouts of a position of the curve, at least and at most."""
FIRST = 1.5
"""Seconds of a first look. A longer review begins with the same."""
SHUFFLING = 0.00005
"""Seconds that it takes to put the stock of a playout in order, about."""
ReviewSoFar: TypeAlias = Callable[[Callable[[], Review]], None]
"""Called with a function that returns what has been found by now."""


def review(
    record: Record,
    *,
    seat: int | None = None,
    seconds: float = SECONDS,
    progress: ReviewProgress | None = None,
    so_far: ReviewSoFar | None = None,
) -> Review:
    """The review of a match, of all seats or of one.

    `seconds` is what it may take on one core, about: the number of playouts is worked out from it, by counting and
    never by a clock. `so_far` is called wherever more has been found, with a function that returns what has been found
    by then. Raises `ValueError` for a seat that there is not, for a record that cannot be
    played again, and for one that does not know every card.
    """
    if seat is not None and not 0 <= seat < len(record.seats):
        raise ValueError(f"There is no seat {seat}; seats are counted from 0 to {len(record.seats) - 1}.")
    return _Reviewing(record, seat, seconds).finished(progress, so_far)


class _Reviewing:
    """A review under way."""

    def __init__(self, record: Record, seat: int | None, seconds: float) -> None:
        self._record, self._seconds = record, seconds
        self._played = turns_of_record(record)
        turns = enumerate(self._played.turns)
        self._judged = {place: turn for place, turn in turns if seat in (None, turn[0].move.seat)}
        self._decisions = Decisions([moment for turn in self._judged.values() for moment in turn])
        self._playouts = 0
        self._line: list[tuple[float, ...]] = []
        self._left: dict[int, TilesLeft | None] = {}

    def finished(self, progress: ReviewProgress | None, so_far: ReviewSoFar | None) -> Review:
        """The review once its time is spent."""
        played = self._played
        points = len(played.turns) + len(played.last)
        steps = Steps(2 * points + self._decisions.steps, progress)
        for _ in self._parts(points, steps):
            if so_far is not None:
                so_far(partial(self._found, going_on=True))
        return self._found()

    def _parts(self, points: int, steps: Steps) -> Iterator[None]:
        """Everything, with a stop wherever there is something to show: a rough curve shows where to look first."""
        comparing = (1 - OF_THE_CURVE) * self._seconds
        self._decisions.prepare(steps)
        self._draw_curve(min(FIRST, self._seconds), steps)
        yield
        yield from self._decisions.look(self._swings(), comparing, steps)
        if self._seconds > FIRST:
            self._draw_curve(self._seconds, steps)
        else:
            steps.step(points)
        yield from self._decisions.deepen(comparing, steps)

    def _draw_curve(self, seconds: float, steps: Steps) -> None:
        self._playouts = _playouts_of_curve(self._played, OF_THE_CURVE * seconds)
        self._line = _curve(self._played, self._playouts, steps)

    def _swings(self) -> list[float]:
        """How far the turn of each decision moved the chance of its seat."""
        points = _points_of_turns(self._played)
        swings = []
        for place, turn in self._judged.items():
            before, after = self._line[points[place] : points[place] + 2]
            swings += [abs(after[turn[0].move.seat] - before[turn[0].move.seat])] * len(turn)
        return swings

    def _found(self, *, going_on: bool = False) -> Review:
        """What has been found by now."""
        record, points = self._record, _points_of_turns(self._played)
        judged = self._decisions.judged()
        found, deals = iter(judged), [each.deals for each in judged if each.deals]
        turns = [
            _turn(
                record,
                turn,
                [next(found) for _ in turn],
                self._line[points[place]],
                self._line[points[place] + 1],
                self._tiles_left(place),
            )
            for place, turn in self._judged.items()
        ]
        seats = [of_seat(" → ".join(record.players_of(each)), each, turns) for each in range(len(record.seats))]
        return Review(
            version=VERSION,
            game=record.game,
            playouts=self._playouts,
            imagined=sum(deals) // len(deals) if deals else 0,
            turns=tuple(turns),
            curve=tuple(self._line),
            decisive=decisive(turns),
            seats=tuple(seats),
            going_on=going_on,
        )

    def _tiles_left(self, place: int) -> TilesLeft | None:
        """Worked out once for each turn."""
        if not self._record.rules.rearranges:
            return None
        if place not in self._left:
            first = self._judged[place][0]
            view = first.deal.view(first.move.seat)
            self._left[place] = tiles_left(self._record.rules, view, first.move.action)
        return self._left[place]


def _curve(played: RecordTurns, playouts: int, steps: Steps) -> list[tuple[float, ...]]:
    """The points of the curve: one at the beginning of each turn, and one more at the end of each deal."""
    line = []
    for place, turn in enumerate(played.turns):
        number = turn[0].number
        line.append(chances(turn[0].deal, playouts, number))
        steps.step()
        if _ends_deal(played, place):
            line.append(chances(played.last[number], playouts, number))
            steps.step()
    return line


def _points_of_turns(played: RecordTurns) -> list[int]:
    """The point of the curve at which each turn begins; the next point is at its end."""
    ends = accumulate((_ends_deal(played, place) for place in range(len(played.turns) - 1)), initial=0)
    return [place + before for place, before in enumerate(ends)]


def _ends_deal(played: RecordTurns, place: int) -> bool:
    """Whether a turn is the last of its deal."""
    return place + 1 == len(played.turns) or played.turns[place + 1][0].number != played.turns[place][0].number


def _playouts_of_curve(played: RecordTurns, seconds: float) -> int:
    """Playouts of each position: as many as fit, if deals go on as long as these did."""
    ends = {turn[0].number: place for place, turn in enumerate(played.turns)}
    lengths = [len(turn) for turn in played.turns]
    left = [sum(lengths[place : ends[turn[0].number] + 1]) for place, turn in enumerate(played.turns)]
    a_second = actions_a_second(played.turns[0][0].deal)
    return max(FEWEST, min(MOST, int(seconds / (sum(left) / a_second + len(left) * SHUFFLING))))


def _turn(
    record: Record,
    turn: Sequence[ReviewedMove],
    decisions: Sequence[JudgedAction],
    before: tuple[float, ...],
    after: tuple[float, ...],
    left: TilesLeft | None,
) -> Turn:
    first = turn[0]
    deal, seat = first.deal, first.move.seat
    change = after[seat] - before[seat]
    bare = Turn(
        deal=first.number + 1,
        number=deal._state.turn_number,
        seat=seat,
        hands=tuple(hands.faces(hand, record.rules.pack.family) for hand in deal._state.hands),
        decisions=(),
        chances=before,
        chances_after=after,
        change=change,
        choice=0.0,
        luck=change,
        tiles_left=left,
        name=record.names_at(first.number + 1, first.place)[seat],
    )
    return judged_turn(bare, decisions)
