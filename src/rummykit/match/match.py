"""A match: deals one after another until the sheet says who has won."""

from __future__ import annotations

from rummykit.match.score import score
from rummykit.match.settlement import settle_entries, settle_points, stake_of
from rummykit.match.standing import DealScore, GoalKind, MatchResult, ScoreSheet, Settlement, WinsBy
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.events import Event
from rummykit.rules import (
    ChipDeals,
    DealWon,
    FirstTo,
    FixedGames,
    LivesPenalty,
    Payments,
    PointsForMoney,
    Pool,
    Rounds,
    Rules,
    SingleHand,
    WinnersMelds,
)
from rummykit.rules.scoring import MatchFormat
from rummykit.shuffle import Seed


class Match:
    """Many deals of one sheet by the same people.

    `deal` is the deal in progress or the last one; `play` hands an action on to it; `next_deal` goes on after a deal
    has been scored. The same sheet, players, seeds and actions give the same match.

    `dealer` deals first, where that is settled and needs no draw: `Match(rules, players, seed, over.following_dealer)`
    is the next match at the table of the match `over`. Raises `ValueError` for a game without a dealer.
    """

    def __init__(self, rules: Rules, players: int = 2, seed: Seed = 0, dealer: int | None = None) -> None:
        self.rules = rules
        self.seed = seed
        self.dealer = dealer
        self.rows: list[DealScore] = []
        if dealer is None:
            self.deal = Deal(rules, players, seed)
        else:
            if rules.start.draw != "lowest_deals":
                raise ValueError(f"Nobody deals in {rules.names.en}.")
            if not 0 <= dealer < players:
                raise ValueError(f"There is no seat {dealer}.")
            order = range(players) if rules.start.side == "left" else range(players - 1, -1, -1)
            self.deal = Deal(rules, players, seed, dealer=dealer, order=tuple(order))
        self.seating = self.deal.order

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.deal.hands)

    def play(self, action: Action | str) -> tuple[Event, ...]:
        """The seat to act acts; raises as `Deal.play` does. A deal that ends gets its row on the score sheet."""
        events = self.deal.play(action)
        if self.deal.result is not None:
            self.rows.append(score(self.rules, self.deal.result))
        return events

    def next_deal(self, seed: Seed | None = None) -> tuple[Event, ...]:
        """Begin the next deal and return its beginning; raises `ValueError` while a deal or no match is on.

        The seed stays the same unless another is given from here on.
        """
        if not self.between_deals:
            raise ValueError("The match is over." if self.result else "The deal is not over.")
        if seed is not None:
            self.seed = seed
        last = self.deal
        start = self.rules.start
        order = None if start.seat_by_draw and start.redraw_seats else self.playing
        dealer = None if start.later in ("draw_again", "next_starts") else self._next_dealer(last)
        starter = self._next_starter(last) if start.later == "next_starts" else None
        number = last.number + 1
        self.deal = Deal(
            self.rules, self.players, self.seed, number=number, dealer=dealer, order=order, starter=starter
        )
        if order is None:
            self.seating = self.deal.order
        return self.deal.beginning

    @property
    def following_dealer(self) -> int | None:
        """The seat that deals the next match at this table, None where that is drawn for or this match is not over.

        Where one hand is the whole match its winner deals the next; after a shared win the deal passes on. A void hand
        is no match: it is dealt again, by the same dealer.
        """
        if self.result is None or not isinstance(self.rules.match, SingleHand):
            return None
        return self._next_dealer(self.deal)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that play the next deal, clockwise: not those eliminated, and only those who tie in a tie-break."""
        match self.rules.match:
            case Pool():
                return tuple(seat for seat in self.seating if seat not in self.eliminated)
            case ChipDeals(deals=deals) if len(self._counted) >= deals:
                totals = self.totals
                return tuple(seat for seat in self.seating if totals[seat] == max(totals))
        return self.seating

    @property
    def eliminated(self) -> tuple[int, ...]:
        """The seats that the limit of a pool has put out."""
        format = self.rules.match
        if not isinstance(format, Pool):
            return ()
        return tuple(seat for seat, total in enumerate(self.totals) if total >= format.limit)

    def _next_starter(self, last: Deal) -> int:
        """The same seat after a void deal, else the next one that plays."""
        assert last.result is not None
        at = self.seating.index(last.starter) + (last.result.kind != "void")
        playing = self.playing
        return next(seat for seat in self.seating[at:] + self.seating[:at] if seat in playing)

    def _next_dealer(self, last: Deal) -> int:
        """The same dealer after a void deal; the winner where the sheet says so; else the next seat."""
        assert last.dealer is not None
        assert last.result is not None
        later, winner = self.rules.start.later, self._lone_winner()
        if last.result.kind == "void":
            return last.dealer
        if winner is not None and (later == "winner_deals" or (later == "dealer_left_or_winner" and last.players == 2)):
            return winner
        return last.order[(last.order.index(last.dealer) + 1) % last.players]

    @property
    def _counted(self) -> list[DealScore]:
        return [row for row in self.rows if row.kind != "void"]

    def _lone_winner(self) -> int | None:
        """The winner of the last deal, if it had one alone."""
        winners = self.rows[-1].winners
        return winners[0] if len(winners) == 1 else None

    @property
    def between_deals(self) -> bool:
        """Whether a deal has been scored and another is to come."""
        return self.deal.result is not None and self.result is None

    @property
    def totals(self) -> tuple[int, ...]:
        """Points so far, by seat."""
        format, start = self.rules.match, 0
        if isinstance(format, FixedGames):
            start = format.start
        elif isinstance(format, ChipDeals):
            start = format.start_for(self.players)
        return tuple(start + sum(row.points[seat] for row in self.rows) for seat in range(self.players))

    @property
    def result(self) -> MatchResult | None:
        """Who has won the match, or None while it is on."""
        counted = self._counted
        if isinstance(self.rules.match, SingleHand | PointsForMoney) and counted:
            return MatchResult(winners=counted[-1].winners, totals=self.totals)
        won = tuple(sum(seat in row.winners for row in counted) for seat in range(self.players))
        return match_result(self.rules, self.totals, len(counted), won)

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet as it stands."""
        match self.rules.match:
            case FirstTo(target=goal):
                pass
            case FixedGames() as format:
                goal = format.games_for(self.players)
            case Rounds(rounds=rounds):
                goal = rounds * self.players
            case SingleHand() | PointsForMoney():
                goal = 1
            case Pool(limit=goal) | ChipDeals(deals=goal):
                pass
        goal_kind: GoalKind = "deals"
        if isinstance(self.rules.match, FirstTo | Pool):
            goal_kind = "points" if isinstance(self.rules.match, FirstTo) else "limit"
        return ScoreSheet(
            rows=tuple(self.rows),
            totals=self.totals,
            goal_kind=goal_kind,
            goal=goal,
            result=self.result,
            unit="chips" if isinstance(self.rules.match, ChipDeals) else "points",
            eliminated=self.eliminated,
            settlement=self.settlement,
            stake=stake_of(self.rules.match, self.players),
            wins_by=wins_by(self.rules.match),
            hands_count=not isinstance(self.rules.scoring, Payments | WinnersMelds | DealWon),
        )

    @property
    def settlement(self) -> Settlement | None:
        """The money at the end of the match, None before it and where none is played for."""
        result, format, last = self.result, self.rules.match, self.deal.result
        if result is None or last is None:
            return None
        first = self.seating.index(last.first)
        in_turn = self.seating[first:] + self.seating[:first]
        match format, self.rules.scoring:
            case PointsForMoney(), LivesPenalty(cap=cap):
                return settle_points(format, self.totals, result.winners[0], cap)
            case ((Pool() | ChipDeals()), _):
                return settle_entries(format, self.players, [seat for seat in in_turn if seat in result.winners])
        return None


def wins_by(format: MatchFormat) -> WinsBy:
    """What decides a match of this format."""
    match format:
        case FixedGames(best="lowest"):
            return "lowest"
        case Rounds():
            return "games_won"
        case Pool():
            return "last_left"
        case SingleHand() | PointsForMoney():
            return "last_deal"
    return "highest"


def match_result(
    rules: Rules, totals: tuple[int, ...], deals: int, games_won: tuple[int, ...] = ()
) -> MatchResult | None:
    """The result of a match with these totals after so many deals that counted, None if it goes on."""
    best = max(totals)
    match rules.match:
        case FixedGames() as format:
            over = deals >= format.games_for(len(totals))
            best = min(totals) if format.best == "lowest" else best
        case Rounds(rounds=rounds):
            over = deals >= rounds * len(totals)
            if over:
                most = max(zip(games_won, totals, strict=True))
                won = tuple(seat for seat, total in enumerate(totals) if (games_won[seat], total) == most)
                return MatchResult(winners=won, totals=totals)
        case FirstTo(target=target):
            over = best >= target
        case SingleHand():
            over = deals >= 1
        case PointsForMoney():
            over, best = deals >= 1, min(totals)
        case Pool(limit=limit):
            left = tuple(seat for seat, total in enumerate(totals) if total < limit)
            return MatchResult(winners=left, totals=totals) if len(left) == 1 else None
        case ChipDeals() as format:
            over = deals >= format.deals and (format.tie_break == "split" or totals.count(best) == 1)
    if not over:
        return None
    return MatchResult(winners=tuple(seat for seat, total in enumerate(totals) if total == best), totals=totals)
