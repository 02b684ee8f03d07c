"""What a deal is worth, and how many deals make a match, as data; `rummykit.match` does the sums."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rummykit.rules.stakes import ChipDeals, PointsForMoney, Pool


@dataclass(frozen=True, slots=True, kw_only=True)
class RackPenalties:
    """Losers lose their racks, the winner gets the sum; an exhausted pool counts differences to the lowest rack."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsToWinner:
    """The winner scores what is left in the other hands: all cards, or only those outside melds.

    `concealed_double`: twice that for who laid the whole hand in one turn. A blocked hand is won by the lowest count,
    which earns the differences; those who tie for it share, and what cannot be shared is lost.
    """

    count: Literal["all", "unmatched"] = "all"
    concealed_double: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WinnersMelds:
    """The winner scores the worth of the melds laid, once for each opponent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsAgainstLosers:
    """Every other player writes down the worth of all cards left in hand; few points are good."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Showdown:
    """After a knock the least deadwood scores the differences.

    Who ties the knocker wins instead; who has less gets `undercut` more and the knocker loses as much; a winner without
    deadwood gets `no_deadwood` from each opponent, and a knocker without it is not beaten by a tie.
    """

    undercut: int = 10
    no_deadwood: int = 25


@dataclass(frozen=True, slots=True, kw_only=True)
class Payments:
    """Each opponent pays the winner `base`, and `joker` for each joker and `wild` for each wild card of the melds laid.

    With `bonuses` also: `undrawn` for a hand laid as dealt, `one_draw` after a single card, `no_wild`, `one_suit`.
    """

    base: int = 1
    joker: int = 2
    wild: int = 1
    bonuses: bool = False
    undrawn: int = 10
    one_draw: int = 7
    no_wild: int = 10
    one_suit: int = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class RankPayments:
    """After the last turn the least trash wins and the others pay by rank; who has no meld is last.

    `ranks` are the payments of the second, the third and so on, `without_meld` that of who has no meld. A hand melded
    before the last turn takes `went_out` from each, twice that without a discard. `taken_chip` goes from the discarder
    to who takes the card; with `three_taken_pays_all` who fed the winner three cards pays for everybody.
    """

    ranks: tuple[int, ...] = (1, 2, 3)
    without_meld: int = 4
    went_out: int = 6
    taken_chip: int = 0
    three_taken_pays_all: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LivesPenalty:
    """The winner has no points, the others what their hands count under the two lives, at most `cap`.

    Who is out of the deal has the fixed points of the way it happened. With `to_winner` points are paid to the winner;
    else they are written down, and few are good.
    """

    cap: int = 80
    first_drop: int = 20
    middle_drop: int = 40
    wrong_declaration: int = 80
    to_winner: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DealWon:
    """The winner of the hand scores one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FixedGames:
    """A match of so many games (None: as many as players); totals are added, equal totals share the win.

    `start` is what everybody begins with; the highest total wins, or the lowest.
    """

    games: int | None
    start: int = 0
    best: Literal["highest", "lowest"] = "highest"

    def games_for(self, players: int) -> int:
        """Games in a match of so many players."""
        return players if self.games is None else self.games


@dataclass(frozen=True, slots=True, kw_only=True)
class Rounds:
    """A match of rounds with as many games as players; most games won wins, then the higher total."""

    rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstTo:
    """The first player to reach `target` points wins the match."""

    target: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SingleHand:
    """One hand is the match, whatever it counts; its winner has won."""


Scoring: TypeAlias = (
    RackPenalties
    | HandsToWinner
    | WinnersMelds
    | HandsAgainstLosers
    | Showdown
    | Payments
    | RankPayments
    | LivesPenalty
    | DealWon
)
MatchFormat: TypeAlias = FixedGames | Rounds | FirstTo | SingleHand | PointsForMoney | Pool | ChipDeals
