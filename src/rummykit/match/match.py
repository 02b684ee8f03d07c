"""A match: deals one after another until the sheet says who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from rummykit.match.carried import entered
from rummykit.match.formats import Format, MatchSoFar, format_of, totals_of, wins_by
from rummykit.match.places import places
from rummykit.match.score import price_of, score
from rummykit.match.score_sheet import DealScore, MatchResult, ScoreSheet, Settlement
from rummykit.match.sitting_out import in_rounds, next_pair
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.deal_arguments import check_seat
from rummykit.play.events import DealEnded, Event
from rummykit.play.result import Ending
from rummykit.rules import Rules
from rummykit.rules.sitting_out import Pair
from rummykit.shuffle import Seed

if TYPE_CHECKING:
    from rummykit.record import Record


class Match:
    """Many deals of one sheet by the same people.

    `deal` is the deal in progress or the last one; `play` passes an action on to it; `next_deal` goes on after a deal
    has been scored. The same sheet, players, seeds and actions give the same match.

    `dealer` deals first, if that is settled without a draw: `Match(rules, players, seed, over.following_dealer)` is the
    next match at the table of the match `over`. Raises `ValueError` for a game without a dealer.

    Two matches are equal if their states are, however they got there. A match that is not `undoable` keeps neither its
    actions nor its earlier deals.
    """

    def __init__(
        self, rules: Rules, players: int = 2, seed: Seed = 0, dealer: int | None = None, *, undoable: bool = True
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.dealer = dealer
        self.undoable = undoable
        self.rows: list[DealScore] = []
        self._former: list[tuple[Deal, Seed, tuple[int, ...]]] = []
        if dealer is None:
            self.deal = Deal(rules, players, seed, undoable=undoable)
        else:
            if not rules.start.has_dealer:
                raise ValueError(f"Nobody deals in {rules.names.en}.")
            check_seat(dealer, players)
            order = tuple(rules.turn_order(players)) if rules.sitting_out is None else None
            self.deal = Deal(rules, players, seed, dealer=dealer, order=order, undoable=undoable)
        self.seating = self.deal.order if rules.sitting_out is None else tuple(rules.turn_order(players))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._state == other._state

    def __repr__(self) -> str:
        points = ", ".join(map(str, self.totals))
        said = "over" if self.result is not None else f"deal {self.deal.number + 1}"
        return f"<Match of {self.rules.id}: {said}, totals {points}>"

    def _repr_html_(self) -> str:
        from rummykit import svg

        return f"{self.sheet._repr_html_()}\n{svg.deal(self.deal)}"

    @property
    def _state(self) -> tuple[object, ...]:
        return self.rules, self.seed, self.dealer, self.rows, self.deal, self.seating

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.deal._state.hands)

    def play(self, action: Action | str) -> tuple[Event, ...]:
        """Play an action of the seat to act; raises as `Deal.play` does. A deal that ends gets its row on the sheet."""
        events = self.deal.play(action)
        result = self.deal.result
        if result is not None:
            if self.counted_as(result.kind) != result.kind:
                result = self.deal._state.result = replace(result, kind=self.counted_as(result.kind))
                events = tuple([DealEnded(result) if isinstance(event, DealEnded) else event for event in events])
            self.enter(score(self.deal.rules, result))
        return events

    def enter(self, row: DealScore) -> None:
        """Write a deal on the sheet, with what the deals before it leave to it."""
        self.rows.append(entered(self.rules, self.rows, row))

    def counted_as(self, kind: Ending) -> Ending:
        """How a deal ends: a void one is "skipped" if so many just before it were void that it is not dealt again.

        One of two that count together is never dealt again.
        """
        if in_rounds(self.rules, self.players):
            return kind if kind != "void" else "skipped"
        most = self.rules.stock.voids_in_a_row
        before = self.rows[len(self.rows) + 1 - most :] if most > 1 else []
        again = most == 0 or len(before) < most - 1 or any(row.kind != "void" for row in before)
        return kind if kind != "void" or again else "skipped"

    def next_deal(self, seed: Seed | None = None) -> tuple[Event, ...]:
        """Begin the next deal and return its first events; raises `ValueError` during a deal and after the match.

        A `seed` is used from this deal on; without one the seed stays the same.
        """
        if not self.between_deals:
            raise ValueError("The match is over." if self.result else "The deal is not over.")
        last = self.deal
        if self.undoable:
            self._former.append((last, self.seed, self.seating))
        if seed is not None:
            self.seed = seed
        start, pair = self.rules.start, self._next_pair
        order = None if start.seat_by_draw and start.redraw_seats else self.playing
        if pair is not None:
            dealer: int | None = pair.dealer
            starter: int | None = pair.starts
        else:
            dealer = None if start.later in ("draw_again", "next_starts", "winner_starts") else self._next_dealer(last)
            starter = self._next_starter(last) if start.later in ("next_starts", "winner_starts") else None
        number = last.number + 1
        self.deal = Deal(
            self.rules,
            self.players,
            self.seed,
            number=number,
            dealer=dealer,
            order=order,
            starter=starter,
            scheduled=len(self._counted),
            totals=self.totals,
            undoable=self.undoable,
        )
        if order is None:
            self.seating = self.deal.order
        return self.deal.beginning

    def undo(self) -> Action | None:
        """Take back the last action and return it, or take back the beginning of a deal and return None.

        The match is then exactly as it was before. Raises `ValueError` at the beginning of the match, or if the match
        is not `undoable`.
        """
        if not self.deal.played and self._former:
            self.deal, self.seed, self.seating = self._former.pop()
            return None
        over = self.deal.result is not None
        action = self.deal.undo()
        if over:
            self.rows.pop()
        return action

    @property
    def actions(self) -> tuple[tuple[Action, ...], ...]:
        """The actions of every deal so far; raises `ValueError` where the match is not `undoable`."""
        return tuple(deal.actions for deal in (*(deal for deal, _, _ in self._former), self.deal))

    def record(self, seats: tuple[str, ...] = ()) -> Record:
        """The record of the match so far, with the names of those in the `seats`; raises as `record.record_of`."""
        from rummykit.record import record_of

        return record_of(self, seats=seats)

    @property
    def following_dealer(self) -> int | None:
        """The seat that deals the next match at this table; None if it is drawn for, or while this match is not over.

        Where one hand is the whole match, its winner deals the next; after a shared win the deal passes to the next
        seat. A void hand is not a match: it is dealt again by the same dealer.
        """
        if self.result is None or not self._format.winner_deals_again:
            return None
        return self._next_dealer(self.deal)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that play the next deal, in turn: those not eliminated, and in a tie-break only those who tie.

        Where players sit out, during a deal the two that play it.
        """
        if self.rules.sitting_out is not None:
            pair = self._next_pair if self.between_deals else None
            return self.deal.order if pair is None else pair.seated(self.seating)
        standing = self._standing
        playing = self._format.playing(self.rules.match, standing)
        out = self.eliminated
        return tuple(seat for seat in self.seating if seat not in out and (playing is None or seat in playing))

    @property
    def _next_pair(self) -> Pair | None:
        """Who plays the deal after this one, where others sit out; None where nobody does."""
        word = self.rules.sitting_out
        if word is None or self.players == 2:
            return None
        return next_pair(self.rules, word, self.seating, self.deal, self.rows)

    @property
    def eliminated(self) -> tuple[int, ...]:
        """The seats that are out because they reached the limit of a pool."""
        return self._format.eliminated(self.rules.match, self.totals)

    @property
    def coming_in(self) -> tuple[int, ...]:
        """The seats that were out after the last deal and come in again for the next one, unless they stay out."""
        return self._format.coming_in(self.rules.match, self.rows, self.players) if self.between_deals else ()

    def stay_out(self, seat: int) -> None:
        """A seat that may come in again stays out of the match; raises `ValueError` for any other.

        Taking back the action that ended the deal takes this back too.
        """
        if seat not in self.coming_in:
            raise ValueError(f"Seat {seat} does not come in again now.")
        self.rows[-1] = replace(self.rows[-1], stays_out=(*self.rows[-1].stays_out, seat))

    @property
    def _format(self) -> Format[Any]:
        return format_of(self.rules)

    @property
    def _standing(self) -> MatchSoFar:
        counted = self._counted
        won = tuple(sum(seat in row.winners for row in counted) for seat in range(self.players))
        return MatchSoFar(
            self.totals,
            len(counted),
            won,
            counted[-1].winners if counted else (),
            tuple(self.rows),
            self.sides,
            self.rules.scoring.low_score_wins,
        )

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that play together; empty where everybody plays alone."""
        sides = self.rules.sides
        return () if sides is None else sides.all_of(self.seating)

    def _next_starter(self, last: Deal) -> int:
        """The same seat after a void deal, otherwise the next one that plays, or the winner if the sheet says so."""
        assert last.result is not None
        if self.rules.start.later == "winner_starts":
            winner = None if last.result.kind == "void" else self._lone_winner()
            return last.starter if winner is None else winner
        at = self.seating.index(last.starter) + (last.result.kind != "void")
        playing = self.playing
        return next(seat for seat in self.seating[at:] + self.seating[:at] if seat in playing)

    def _next_dealer(self, last: Deal) -> int:
        """The same dealer after a void deal; else, if the sheet says so, the winner, the loser or the one before who
        went out; else the next that plays."""
        assert last.dealer is not None
        assert last.result is not None
        later, winner = self.rules.start.later, self._lone_winner()
        if last.result.kind == "void":
            return last.dealer
        if winner is not None and later == "loser_deals":
            return next(seat for seat in last.order if seat != winner)
        if winner is not None and (later == "winner_deals" or (later == "dealer_left_or_winner" and last.players == 2)):
            return winner
        playing = self.playing
        if later == "out_starts" and last.result.kind == "went_out" and last.result.winner is not None:
            at = last.order.index(last.result.winner)
            return next(seat for seat in reversed((*last.order[at:], *last.order[:at])) if seat in playing)
        at = last.order.index(last.dealer) + 1
        return next(seat for seat in last.order[at:] + last.order[:at] if seat in playing)

    @property
    def _counted(self) -> list[DealScore]:
        return [row for row in self.rows if row.kind != "void"]

    def _lone_winner(self) -> int | None:
        """The winner of the last deal, if it had exactly one."""
        winners = self.rows[-1].winners
        return winners[0] if len(winners) == 1 else None

    @property
    def between_deals(self) -> bool:
        """Whether a deal has been scored and another is to come."""
        return self.deal.result is not None and self.result is None

    @property
    def totals(self) -> tuple[int, ...]:
        """Points so far, by seat."""
        rows = self.rows
        return totals_of(self.rules, [row.points for row in rows], self.players, [row.stays_out for row in rows])

    @property
    def result(self) -> MatchResult | None:
        """The result of the match, None while it is on."""
        return _result(self.rules, self._standing)

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet so far."""
        format, rules = self._format, self.rules
        sheet = ScoreSheet(
            rows=tuple(self.rows),
            totals=self.totals,
            goal_kind=format.goal_kind,
            goal=format.goal(rules.match, self.players),
            result=self.result,
            unit=format.unit,
            eliminated=self.eliminated,
            coming_in=self.coming_in,
            settlement=self.settlement,
            stake=format.stake(rules.match, self.players, self.rows),
            wins_by=wins_by(rules),
            hands_count=price_of(rules).hands_count,
            sides=self.sides,
            **format.sheet(rules.match, self.rows, self.players),
        )
        return replace(sheet, places=places(sheet, rules))

    @property
    def settlement(self) -> Settlement | None:
        """The money at the end of the match; None before that, and if no money is played for."""
        result, last = self.result, self.deal.result
        if result is None or last is None:
            return None
        first = self.seating.index(last.first)
        in_turn = self.seating[first:] + self.seating[:first]
        winners = tuple(seat for seat in in_turn if seat in result.winners)
        return self._format.settlement(self.rules, self.rules.match, self._standing, winners)


def match_result(
    rules: Rules, totals: tuple[int, ...], deals: int, games_won: tuple[int, ...] = ()
) -> MatchResult | None:
    """The result of a match with these totals after this many deals that counted; None if it goes on."""
    return _result(rules, MatchSoFar(totals, deals, games_won, low_score_wins=rules.scoring.low_score_wins))


def _result(rules: Rules, standing: MatchSoFar) -> MatchResult | None:
    format, totals = format_of(rules), standing.totals
    winners = format.winners(rules.match, standing)
    if winners is None:
        return None
    return MatchResult(winners=winners, totals=totals, finals=format.finals(rules.match, standing))
