"""A record gone through turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit import hands
from rummykit.analysis.endings import actions_a_second, chances
from rummykit.record import Record
from rummykit.review.best_tiles import tiles_left
from rummykit.review.decisions import RIGHT, Decisions, ReviewProgress, Steps
from rummykit.review.record_turns import RecordTurns, ReviewedMove, turns_of_record
from rummykit.review.values import VERSION, Decisive, JudgedAction, Review, SeatReview, Turn

SECONDS = 15.0
"""What a review takes on one core, about, where nobody says otherwise."""
OF_THE_CURVE = 0.25
"""The part of the time for the curve; the rest is for comparing actions."""
FEWEST, MOST = 4, 400
"""Playouts of a position of the curve, at least and at most."""
AT_FIRST = 0.1
"""The part of the usual playouts that every decision gets before the rest goes where it matters."""
DECISIVE = 5


def review(
    record: Record,
    *,
    seat: int | None = None,
    seconds: float = SECONDS,
    progress: ReviewProgress | None = None,
) -> Review:
    """The review of a match, of all seats or of one.

    `seconds` is what it may take on one core, about: the number of playouts is worked out from it, by counting and
    never by a clock. Raises `ValueError` for a seat that there is not, for a record that cannot be played again, and
    for one that does not know every card.
    """
    if seat is not None and not 0 <= seat < len(record.seats):
        raise ValueError(f"There is no seat {seat}; seats are counted from 0 to {len(record.seats) - 1}.")
    played = turns_of_record(record)
    judged = {place: turn for place, turn in enumerate(played.turns) if seat in (None, turn[0].move.seat)}
    decisions = Decisions([moment for turn in judged.values() for moment in turn])
    steps = Steps(len(played.turns) + len(played.last) + decisions.steps, progress)
    curve = _playouts_of_curve(played, OF_THE_CURVE * seconds)
    line, shown = _curve(played, curve, steps)
    decisions.compare((1 - OF_THE_CURVE) * seconds, steps)
    after, found, turns = _after(played, line), iter(decisions.judged), []
    for place, turn in judged.items():
        turns.append(_turn(record, turn, [next(found) for _ in turn], shown[place], after[place]))
    return Review(
        version=VERSION,
        game=record.game,
        playouts=curve,
        imagined=decisions.deals,
        turns=tuple(turns),
        curve=tuple(line),
        decisive=_decisive(turns),
        seats=tuple(_of_seat(record, each, turns) for each in range(len(record.seats))),
    )


def _curve(played: RecordTurns, playouts: int, steps: Steps) -> tuple[list[tuple[float, ...]], list[tuple[float, ...]]]:
    """The points of the curve, with one more at the end of each deal; and those at the beginning of a turn."""
    line, shown = [], []
    for place, turn in enumerate(played.turns):
        number = turn[0].number
        line.append(chances(turn[0].deal, playouts, number))
        shown.append(line[-1])
        steps.step()
        if place + 1 == len(played.turns) or played.turns[place + 1][0].number != number:
            line.append(chances(played.last[number], playouts, number))
            steps.step()
    return line, shown


def _playouts_of_curve(played: RecordTurns, seconds: float) -> int:
    """Playouts of each position: as many as fit, if deals go on as long as these did."""
    ends = {turn[0].number: place for place, turn in enumerate(played.turns)}
    lengths = [len(turn) for turn in played.turns]
    left = [sum(lengths[place : ends[turn[0].number] + 1]) for place, turn in enumerate(played.turns)]
    deal = played.turns[0][0].deal
    return max(FEWEST, min(MOST, int(seconds * actions_a_second(deal) / sum(left))))


def _after(played: RecordTurns, line: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """The chances after each turn: those of the next point of the curve, which has one more at the end of a deal."""
    after, place = [], 0
    for number, turn in enumerate(played.turns):
        place += 1
        after.append(line[place])
        if number + 1 < len(played.turns) and played.turns[number + 1][0].number != turn[0].number:
            place += 1
    return after


def _turn(
    record: Record,
    turn: Sequence[ReviewedMove],
    decisions: Sequence[JudgedAction],
    before: tuple[float, ...],
    after: tuple[float, ...],
) -> Turn:
    first = turn[0]
    deal, seat = first.deal, first.move.seat
    change = after[seat] - before[seat]
    choice = sum(_chosen(decision) for decision in decisions)
    rules = record.rules
    return Turn(
        deal=first.number + 1,
        number=deal._state.turn_number,
        seat=seat,
        hands=tuple(hands.faces(hand, rules.pack.family) for hand in deal._state.hands),
        decisions=tuple(decisions),
        chances=before,
        chances_after=after,
        change=change,
        choice=choice,
        luck=change - choice,
        tiles_left=tiles_left(rules, deal.view(seat), first.move.action) if rules.rearranges else None,
        name=record.names_at(first.number + 1, first.place)[seat],
    )


def _chosen(decision: JudgedAction) -> float:
    """What a choice changed of the chance to win; only a sure cost counts."""
    if not decision.sure or decision.expected is None or decision.expected_of_best is None:
        return 0.0
    return decision.expected.chance - decision.expected_of_best.chance


def _decisive(turns: Sequence[Turn]) -> tuple[Decisive, ...]:
    places = sorted(range(len(turns)), key=lambda place: (-abs(turns[place].change), place))
    return tuple(
        Decisive(
            turn=place,
            change=turns[place].change,
            cause="choice" if abs(turns[place].choice) > abs(turns[place].luck) else "luck",
        )
        for place in places[:DECISIVE]
    )


def _of_seat(record: Record, seat: int, turns: Sequence[Turn]) -> SeatReview:
    own = [turn for turn in turns if turn.seat == seat]
    missed = sum(any(decision.sure for decision in turn.decisions) for turn in own)
    chosen = [turn for turn in own if any(decision.verdict != "forced" for decision in turn.decisions)]
    right = sum(all(decision.verdict in RIGHT for decision in turn.decisions) for turn in chosen)
    return SeatReview(
        name=" → ".join(record.players_of(seat)),
        turns=len(own),
        decided=right + missed,
        accuracy=100 * right / (right + missed) if right + missed else None,
        cost=sum(decision.cost for turn in own for decision in turn.decisions),
        luck=sum(turn.luck for turn in own),
        choice=sum(turn.choice for turn in own),
    )
