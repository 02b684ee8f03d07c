"""The draw for the start: who begins, and in what order players sit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from rummykit.cards import Face, is_joker, number_of
from rummykit.play.events import StartDrawn
from rummykit.rules import Rules
from rummykit.shuffle import Seed, drawn

Round = tuple[tuple[int, Face], ...]


def counts(face: Face, wanted: str) -> int:
    """What a card or tile counts in the draw: its number; where the highest card wins, an ace counts fourteen."""
    number = number_of(face)
    return 14 if number == 1 and wanted in ("highest_card_starts", "highest_card_deals") else number


def to_redraw(drawn: Sequence[tuple[int, Face]], wanted: str = "highest_starts") -> tuple[int, ...]:
    """The seats that draw again: all that drew a joker, or else all that tie for the place that counts."""
    void = tuple([seat for seat, face in drawn if is_joker(face)])
    if void:
        return void
    counted = [counts(face, wanted) for _, face in drawn]
    best = min(counted) if wanted == "lowest_deals" else max(counted)
    if counted.count(best) == 1:
        return ()
    return tuple([seat for (seat, _), each in zip(drawn, counted, strict=True) if each == best])


def _bag(faces: Sequence[Face], seed: Seed, label: str) -> Iterator[Face]:
    """What is drawn, one after the other; a small pack of which all was drawn is shuffled again."""
    yield from drawn(faces, seed, label)
    for times in count(2):
        yield from drawn(faces, seed, f"{label} {times}")


def draw_for_start(
    rules: Rules, players: int, seed: Seed, label: str, order: tuple[int, ...] | None = None
) -> tuple[StartDrawn, tuple[int, ...]]:
    """The rounds of the draw, and the seats clockwise: `order`, or seated by the draw, or ascending."""
    wanted = rules.start.draw
    again = tuple(range(players)) if order is None else tuple(sorted(order))
    bag = _bag(rules.pack_for(len(again)).faces(), seed, label)
    rounds: list[Round] = []
    seats_by_draw = order is None and rules.start.seat_by_draw
    numbers: dict[int, list[int]] = {seat: [] for seat in range(players)} if seats_by_draw else {}
    contest: dict[int, Face] = {}
    while again:
        rounds.append(tuple([(seat, next(bag)) for seat in again]))
        contest.update(rounds[-1])
        again = to_redraw(tuple(contest.items()), wanted)
        if again and any(map(is_joker, contest.values())):
            continue
        for seat in numbers:
            if seat in contest:
                numbers[seat].append(counts(contest[seat], wanted))
        if again:
            contest = {}  # the tied settle it among themselves
    best = (min if wanted == "lowest_deals" else max)(contest, key=lambda seat: counts(contest[seat], wanted))
    if order is None:
        order = tuple(range(players)) if rules.start.side == "left" else tuple(reversed(range(players)))
        if seats_by_draw:
            order = tuple(sorted(order, key=lambda seat: [-number for number in numbers[seat]]))
    if rules.start.has_dealer:
        starter = order[(order.index(best) + 1) % len(order)]
        return StartDrawn(tuple(rounds), best, starter), order
    return StartDrawn(tuple(rounds), None, best), order
