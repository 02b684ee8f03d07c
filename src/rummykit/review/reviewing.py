"""A record gone through turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from rummykit import hands
from rummykit.record import Record
from rummykit.review.best_action import best_action, is_same, is_sure
from rummykit.review.best_tiles import tiles_left
from rummykit.review.playouts import behind, chances, in_kernel, weigh
from rummykit.review.record_turns import RecordTurns, ReviewedMove, turns_of_record
from rummykit.review.values import VERSION, Decisive, JudgedAction, Review, SeatReview, Turn
from rummykit.rules import Rules
from rummykit.rules.families import REARRANGED, TILES_IN_HAND, ByFamily, GameFamily

ReviewProgress: TypeAlias = Callable[[int, int], None]
"""Told how many steps are done, and how many there are."""

SECONDS = 15.0
"""What a review takes on one core, about, where nobody says otherwise."""
ACTIONS_A_SECOND: ByFamily[int] = ByFamily(
    "number of actions a second",
    "ACTIONS_A_SECOND in review/reviewing.py",
    {
        GameFamily.CARDS: 4000,
        GameFamily.LIVES: 1000,
        GameFamily.SIDES: 1500,
        TILES_IN_HAND: 1500,
        REARRANGED: 1500,
    },
)
WITH_SPECIAL_JOKERS = 300
IN_KERNEL, IN_KERNEL_WITH_SPECIAL_JOKERS = 30_000, 4000
"""Actions of greedy bots in a second, about. The number of playouts follows from them, never from a clock."""
SHORTEST = 10
"""Actions that a playout is taken to have, at least."""
OF_THE_CURVE = 0.5
"""The part of the time for the curve; the rest is for comparing actions."""
DISPUTED = 0.5
"""The part of all actions, about, for which the best is another."""
FEWEST, FEWEST_COMPARED, MOST = 4, 12, 400
"""Playouts of a position and of a comparison, at least and at most."""
DECISIVE = 5


def review(
    record: Record,
    *,
    seat: int | None = None,
    seconds: float = SECONDS,
    playouts: int | None = None,
    progress: ReviewProgress | None = None,
) -> Review:
    """The review of a match, of all seats or of one.

    `seconds` is what it may take on one core, about: the number of playouts is worked out from it beforehand, by
    counting moves. `playouts` sets that number instead. Raises `ValueError` for a seat that there is not, for a record
    that cannot be played again, and for one that does not know every card.
    """
    if seat is not None and not 0 <= seat < len(record.seats):
        raise ValueError(f"There is no seat {seat}; seats are counted from 0 to {len(record.seats) - 1}.")
    if playouts is not None and playouts < 1:
        raise ValueError("A review needs a playout for each position, or more.")
    rules, played = record.rules, turns_of_record(record)
    judged = [turn for turn in played.turns if seat in (None, turn[0].move.seat)]
    curve, imagined = (playouts, playouts) if playouts is not None else _playouts(rules, played, judged, seconds)
    done, steps = 0, len(played.turns) + len(played.last) + sum(map(len, judged))

    def step() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, steps)

    shown, line = [], []
    for place, turn in enumerate(played.turns):
        number = turn[0].number
        line.append(chances(turn[0].deal, curve, number))
        shown.append(line[-1])
        step()
        if place + 1 == len(played.turns) or played.turns[place + 1][0].number != number:
            line.append(chances(played.last[number], curve, number))
            step()
    after = _after(played, line)
    turns = []
    for place, turn in enumerate(played.turns):
        if seat in (None, turn[0].move.seat):
            decisions: list[JudgedAction] = []
            for moment in turn:
                decisions.append(_decision(rules, moment, imagined, f"{place} {len(decisions)}"))
                step()
            turns.append(_turn(record, turn, decisions, shown[place], after[place]))
    return Review(
        version=VERSION,
        game=record.game,
        playouts=curve,
        imagined=imagined,
        turns=tuple(turns),
        curve=tuple(line),
        decisive=_decisive(turns),
        seats=tuple(_of_seat(record, each, turns) for each in range(len(record.seats))),
    )


def _playouts(
    rules: Rules, played: RecordTurns, judged: Sequence[Sequence[ReviewedMove]], seconds: float
) -> tuple[int, int]:
    """Playouts of each position and of each comparison: as many as fit, if deals go on as long as these did."""
    ends = {turn[0].number: place for place, turn in enumerate(played.turns)}
    lengths = [len(turn) for turn in played.turns]
    left = {
        id(turn): max(SHORTEST, sum(lengths[place : ends[turn[0].number] + 1]))
        for place, turn in enumerate(played.turns)
    }
    actions = seconds * _speed(rules, len(played.turns[0][0].deal.order))

    def fitting(fewest: int, share: float, work: float) -> int:
        return max(fewest, min(MOST, int(share * actions / work))) if work else fewest

    compared = sum(2 * DISPUTED * len(turn) * left[id(turn)] for turn in judged)
    return fitting(FEWEST, OF_THE_CURVE, sum(left.values())), fitting(FEWEST_COMPARED, 1 - OF_THE_CURVE, compared)


def _speed(rules: Rules, players: int) -> int:
    """Actions of greedy bots in a second, about."""
    if in_kernel(rules, players):
        return IN_KERNEL if rules.special_jokers is None else IN_KERNEL_WITH_SPECIAL_JOKERS
    return ACTIONS_A_SECOND.of(rules) if rules.special_jokers is None else WITH_SPECIAL_JOKERS


def _after(played: RecordTurns, line: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """The chances after each turn: those of the next point of the curve, which has one more at the end of a deal."""
    after, place = [], 0
    for number, turn in enumerate(played.turns):
        place += 1
        after.append(line[place])
        if number + 1 < len(played.turns) and played.turns[number + 1][0].number != turn[0].number:
            place += 1
    return after


def _decision(rules: Rules, moment: ReviewedMove, imagined: int, seed: str) -> JudgedAction:
    """What was played against what sharp would have played with the same view."""
    deal, action = moment.deal, moment.move.action
    best = best_action(deal, seed)
    written = str(action)
    if is_same(action, best):
        return JudgedAction(played=written, best=written)
    played, found = weigh(deal, (action, best), imagined, seed)
    cost, error = behind(played, found)
    if cost <= 0:
        return JudgedAction(played=written, best=written, expected=played.expected, expected_of_best=played.expected)
    return JudgedAction(
        played=written,
        best=str(best),
        cost=cost,
        error=error,
        sure=is_sure(cost, error),
        expected=played.expected,
        expected_of_best=found.expected,
        action=best,
    )


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
    """What a choice changed of the chance to win; a cost that is not sure counts as none."""
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
    right = sum(not any(decision.sure for decision in turn.decisions) for turn in own)
    return SeatReview(
        name=" → ".join(record.players_of(seat)),
        turns=len(own),
        accuracy=100 * right / len(own) if own else None,
        cost=sum(_sure_costs(own)),
        luck=sum(turn.luck for turn in own),
        choice=sum(turn.choice for turn in own),
    )


def _sure_costs(turns: Sequence[Turn]) -> Iterator[float]:
    for turn in turns:
        for decision in turn.decisions:
            if decision.sure:
                yield decision.cost
