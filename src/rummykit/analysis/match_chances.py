"""The chance to win a match from how its deal ends: the rest of it, from deals that quick players have played."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from heapq import nsmallest
from math import ceil
from operator import add
from random import Random
from statistics import fmean
from typing import NamedTuple, TypeAlias

from rummykit.analysis.endings import LONGEST, leads, played_out, shares
from rummykit.bots import choose
from rummykit.match import Match
from rummykit.match.carried import entered
from rummykit.match.formats import MatchSoFar, format_of, totals_of
from rummykit.match.score import score
from rummykit.match.score_sheet import DealScore, Seats
from rummykit.match.sides import sides_of
from rummykit.play.deal import Deal
from rummykit.rules import Rules

PRICED = 4
"""Deals whose points are counted to find what those of the others follow from."""
SEATED = 64
"""Deals that stand for those to come, counting each once for every way its players can change seats in turn."""
FUTURES = 96
"""How often the rest of a match is played from each of its states."""
LONGEST_MATCH = 100
"""Deals after which a match counts as one that nobody wins."""
KNOTS, STEEP, FINER = 24, 0.05, 8
"""Between so many leads a chance is interpolated, or between so many times as many where it changes by more than that
from one to the next."""
NEAREST = 4
"""Deals with nearly the same lead, from which it is known what the others scored."""


class MatchBefore(NamedTuple):
    """What a deal's match was before it: the whole sheet, and the deals that were played."""

    rules: Rules
    rows: tuple[DealScore, ...] = ()

    @classmethod
    def of(cls, match: Match) -> MatchBefore:
        """Before the deal in progress."""
        return cls(match.rules, tuple(match.rows))

    def is_one_deal(self, players: int) -> bool:
        """Whether the deal is all there is to win."""
        how = format_of(self.rules)
        return how.goal_kind == "deals" and how.goal(self.rules.match, players) == 1


class MatchChances:
    """The chances to win a match, for a deal of it among the seats of `order`."""

    def __init__(self, before: MatchBefore, order: Seats, players: int) -> None:
        self._before, self._order, self._players = before, order, players
        self._rules = before.rules
        self._sides = () if before.rules.sides is None else before.rules.sides.all_of(order)
        self._deal_sides = sides_of(before.rules, order)
        self._sign = -1 if before.rules.scoring.low_score_wins else 1
        self._like = _seated(before.rules, order, players)
        self._adds_up = all(sum(row.points) == 0 for row in self._like)
        self._among = {order: self._like}
        self._shared: dict[int, dict[float, list[tuple[float, DealScore]]]] = {}
        self._knots: dict[tuple[int, float, int], float] = {}
        self._chances: dict[tuple[object, ...], tuple[float, ...]] = {}
        self._found: dict[tuple[int, float, float], float] = {}
        self._exact: dict[tuple[int, float, float], float] = {}
        most = max((abs(self._lead(row, seat)) for row in self._like for seat in order), default=0)
        self._least = max(1, ceil(2 * most / KNOTS / FINER))
        self._step = self._least * FINER

    def of(self, seat: int, won: float, ahead: float) -> float:
        """The chance of a seat if it has this share of the deal and so many points more than the others on average.

        Of a deal that is not over, these are its chance and the points that it may expect.
        """
        if not self._like:
            return won  # no deal ends, so one that does is all there is to win
        if len(self._deal_sides) == 2 and len(self._order) == self._players:
            side = self._deal_sides[0]
            if seat not in side:
                return 1 - self.of(side[0], 1 - won, -ahead)
            seat = side[0]
        wins, losses = self._like_of(seat, 1.0), self._like_of(seat, 0.0)
        if ahead and wins and losses and not self._like_of(seat, won):
            usual = won * fmean(lead for lead, _ in wins) + (1 - won) * fmean(lead for lead, _ in losses)
            more = ahead - usual
            return won * self._with_more(seat, 1.0, more) + (1 - won) * self._with_more(seat, 0.0, more)
        key = seat, won, round(ahead, 2)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._between_knots(*key)
        return found

    def _between_knots(self, seat: int, won: float, ahead: float) -> float:
        step, below = self._step, ahead // self._step * self._step
        while True:
            low, high = self._exactly(seat, won, below), self._exactly(seat, won, below + step)
            if abs(high - low) < STEEP or step == self._least:
                return low + (ahead - below) / step * (high - low)
            step //= 2
            below += step * (ahead >= below + step)

    def _with_more(self, seat: int, won: float, more: float) -> float:
        """The chance after the usual ends with this share, each with so many points more for the seat."""
        place, part = divmod(more / self._step, 1)
        low, high = (self._at_knot(seat, won, int(place) + after) for after in (0, 1))
        return low + part * (high - low)

    def _at_knot(self, seat: int, won: float, place: int) -> float:
        key = seat, won, place
        if key not in self._knots:
            like, more = self._like_of(seat, won), place * self._step
            self._knots[key] = fmean(self.of(seat, won, lead + more) for lead, _ in like)
        return self._knots[key]

    def _exactly(self, seat: int, won: float, ahead: float) -> float:
        key = seat, won, ahead
        found = self._exact.get(key)
        if found is None:
            ends = set(self._ends(seat, won, ahead))
            found = self._exact[key] = fmean(self.after(row)[seat] for row in ends)
        return found

    def after(self, row: DealScore) -> tuple[float, ...]:
        """The chances of all seats if the deal ends so."""
        row = entered(self._rules, self._before.rows, row)
        key = row.kind, row.points, row.winners
        if key not in self._chances:
            sides = self._sides or tuple((seat,) for seat in range(self._players))
            won = Counter(self._winners((*self._before.rows, row)))
            parts = [[times * each for each in shares(sides, who, self._players)] for who, times in won.items()]
            self._chances[key] = tuple([sum(each) / won.total() for each in zip(*parts, strict=True)])
        return self._chances[key]

    def _ends(self, seat: int, won: float, ahead: float) -> Iterable[DealScore]:
        """Ends of a deal that have this outcome: those nearest to it, with the points of this seat made to fit."""
        like = self._like_of(seat, won)
        if not like:
            return [DealScore(kind="void", points=(0,) * self._players, winners=(), held=())]
        leading = [(abs(ahead - lead), place) for place, (lead, _) in enumerate(like)]
        return [self._fitted(like[place][1], seat, ahead) for _, place in nsmallest(NEAREST, leading)]

    def _like_of(self, seat: int, won: float) -> list[tuple[float, DealScore]]:
        """The deals in which a seat has this share, each with its lead."""
        if seat not in self._shared:
            shared = self._shared[seat] = defaultdict(list)
            for row in self._like:
                shared[_share(row, seat, self._deal_sides)].append((self._lead(row, seat), row))
        return self._shared[seat].get(won, [])

    def _lead(self, row: DealScore, seat: int) -> float:
        return leads([self._sign * points for points in row.points], self._deal_sides)[seat]

    def _fitted(self, row: DealScore, seat: int, ahead: float) -> DealScore:
        """An end with so much of a lead: where this seat has no points in it, the others' are changed."""
        own = next(side for side in self._deal_sides if seat in side)
        others = [each for each in self._order if each not in own]
        more = self._sign * (ahead - self._lead(row, seat))
        points = [float(each) for each in row.points]
        if self._adds_up:
            change = more * len(others) / len(self._order)
            changes = dict.fromkeys(own, change) | dict.fromkeys(others, -change * len(own) / len(others))
        elif points[seat]:
            changes = dict.fromkeys(own, more)
        else:
            scoring = [each for each in others if points[each]] or others
            changes = dict.fromkeys(scoring, -more * len(others) / len(scoring))
        for each, change in changes.items():
            points[each] += change
        return DealScore(kind=row.kind, points=tuple(map(round, points)), winners=row.winners, held=())

    def _winners(self, rows: tuple[DealScore, ...]) -> Iterable[Seats]:
        """Who wins after these deals: in each future, unless the match is over."""
        rules, how = self._rules, format_of(self._rules)
        counted = [row for row in rows if row.kind != "void"]
        won = tuple(sum(seat in row.winners for row in counted) for seat in range(self._players))
        points = [row.points for row in rows]
        totals = totals_of(rules, points, self._players, [row.stays_out for row in rows])
        last, low = (counted[-1].winners if counted else ()), rules.scoring.low_score_wins
        begun = MatchSoFar(totals, len(counted), won, last, rows, self._sides, low)
        over = how.winners(rules.match, begun)
        return [over] if over is not None else [self._played_on(begun, number) for number in range(FUTURES)]

    def _played_on(self, begun: MatchSoFar, number: int) -> Seats:
        """Who wins if the match goes on as in a future with this number, the same after every end of the deal."""
        how, match = format_of(self._rules), self._rules.match
        by_rows, goes_in_again = how.by_rows(match), how.totals is not None
        points = [row.points for row in begun.rows]
        totals, deals, won, _, rows, sides, low = so_far = begun
        for chance in _luck(number // self._players):
            row = self._next(self._playing(so_far), chance, number)
            deals += 1
            totals = tuple(map(add, totals, row.points))
            if goes_in_again:
                points.append(row.points)
                if how.eliminated(match, totals):
                    totals = totals_of(self._rules, points, self._players, [each.stays_out for each in rows])
            won = tuple([times + (seat in row.winners) for seat, times in enumerate(won)])
            if by_rows:
                rows = (*rows, row)
            so_far = MatchSoFar(totals, deals, won, row.winners, rows, sides, low)
            winners = how.winners(match, so_far)
            if winners is not None:
                return winners
        return self._order

    def _next(self, playing: Seats, chance: float, number: int) -> DealScore:
        """A deal among these seats; futures with the next number have the same with everybody a seat further on."""
        if playing not in self._among:
            self._among[playing] = _seated(self._rules, playing, self._players)
        ends, seats = self._among[playing], len(playing)
        place = int(chance * len(ends))
        return ends[place - place % seats + (place + number) % seats]

    def _playing(self, so_far: MatchSoFar) -> Seats:
        """Who plays the next deal."""
        how, match = format_of(self._rules), self._rules.match
        if len(self._deal_sides) == 2 and len(self._order) == self._players:
            return self._order
        out, playing = how.eliminated(match, so_far.totals), how.playing(match, so_far)
        return tuple([each for each in self._order if each not in out and (playing is None or each in playing)])


@lru_cache(maxsize=16)
def match_chances(before: MatchBefore, order: Seats, players: int) -> MatchChances:
    """The chances to win a match, kept for the other decisions of the deal."""
    return MatchChances(before, order, players)


def _share(row: DealScore, seat: int, sides: Sequence[Seats]) -> float:
    """The share of a deal: one without a winner is shared by all who played it."""
    order = [each for side in sides for each in side]
    return shares(sides, row.winners or order, max(order) + 1)[seat]


@lru_cache(maxsize=FUTURES)
def _luck(number: int) -> tuple[float, ...]:
    chance = Random(number)
    return tuple([chance.random() for _ in range(LONGEST_MATCH)])


@lru_cache(maxsize=256)
def _seated(rules: Rules, playing: Seats, players: int) -> tuple[DealScore, ...]:
    """Deals as they may end among some of the seats; each is followed by itself with everybody a seat further on."""
    seats = len(playing)
    return tuple(
        DealScore(
            kind=row.kind,
            points=_by_seat(row.points, playing, turned, players),
            winners=tuple(sorted(playing[(place + turned) % seats] for place in row.winners)),
            held=(),
        )
        for row in _typical(rules, seats)
        for turned in range(seats)
    )


def _by_seat(points: Sequence[int], playing: Seats, turned: int, players: int) -> tuple[int, ...]:
    found = [0] * players
    for place, each in enumerate(points):
        found[playing[(place + turned) % len(playing)]] = each
    return tuple(found)


@lru_cache(maxsize=64)
def _typical(rules: Rules, players: int) -> tuple[DealScore, ...]:
    """How deals end that quick players play; those that do not count, or go on for too long, are left out."""
    priced = [row for number in range(PRICED) if (row := _by_bots(rules, players, number)) is not None]
    base = next((base for base in BASES if all(base(row) == 0 for row in priced)), None)
    ends = [
        _by_bots(rules, players, number) if base is None else _quickly(rules, players, number, base)
        for number in range(SEATED // players)
    ]
    return tuple(row for row in ends if row is not None)


Base: TypeAlias = Callable[[DealScore], int]
BASES: tuple[Base, ...] = (
    lambda row: sum(row.points),
    lambda row: max(abs(points) for seat, points in enumerate(row.points) if seat not in row.winners),
    lambda row: max(abs(row.points[seat]) for seat in row.winners),
)
"""What is 0 in every deal where all points add up to 0, only winners score, or only losers do."""


def _dealt(rules: Rules, players: int, number: int) -> Deal:
    return Deal(rules, players, f"match {number}", number=number, undoable=False)


def _by_bots(rules: Rules, players: int, number: int) -> DealScore | None:
    """A deal played by greedy bots; None if it has no winner."""
    deal, chance = _dealt(rules, players, number), Random(number)
    for _ in range(LONGEST):
        if deal.result is not None:
            break
        deal.play(choose("greedy", deal.rules, deal.view(deal.turn), chance))
    row = None if deal.result is None else score(deal.rules, deal.result)
    return row if row is not None and 0 < len(row.winners) < players else None


def _quickly(rules: Rules, players: int, number: int, base: Base) -> DealScore | None:
    """A deal played by the kernel where it knows the sheet: its points are the leads, and what `base` says of them."""
    deal = _dealt(rules, players, number)
    (end,) = played_out(deal, (deal._state.stock,), number)
    winners = tuple(seat for seat, share in enumerate(end.won) if share)
    if not 0 < len(winners) < players:
        return None
    sign = -1 if rules.scoring.low_score_wins else 1
    above = [sign * lead * (players - 1) / players for lead in end.ahead]
    less = 0.0 if base is BASES[0] else above[winners[0]]
    if base is BASES[1]:
        less = next(each for seat, each in enumerate(above) if seat not in winners)
    points = tuple(round(each - less) for each in above)
    return DealScore(kind="went_out", points=points, winners=winners, held=())
