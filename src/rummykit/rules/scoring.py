"""What a deal is worth, and how many deals make a match, as data; `rummykit.match` does the sums."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from rummykit.checked import Checked, Points, Some, Whole
from rummykit.rules.stakes import ChipDeals, PointsForMoney, Pool

Count: TypeAlias = Literal["all", "unmatched", "lives"]
"""What is counted of a hand: all cards, those outside melds in its best arrangement, or what its two lives leave."""


class RackPenalties(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Losers lose their racks, the winner gets the sum; an exhausted pool counts differences to the lowest rack."""

    count: ClassVar[Count] = "all"


class HandsToWinner(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """The winner scores what is left in the other hands: all cards, or only those outside melds.

    `concealed_double`: twice that for who laid the whole hand in one turn. A blocked hand is won by the lowest count,
    which earns the differences; those who tie for it share, and what cannot be shared is lost.
    """

    count: Literal["all", "unmatched"] = "all"
    concealed_double: bool = False


class WinnersMelds(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """The winner scores the worth of the melds laid, once for each opponent."""

    count: ClassVar[Count] = "all"


class HandsAgainstLosers(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Every other player writes down the worth of all cards left in hand; few points are good."""

    count: ClassVar[Count] = "all"


class Showdown(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """After a knock the least deadwood scores the differences.

    Who ties the knocker wins instead; who has less gets `undercut` more and the knocker loses as much; a winner without
    deadwood gets `no_deadwood` from each opponent, and a knocker without it is not beaten by a tie.
    """

    count: ClassVar[Count] = "unmatched"

    undercut: Points = 10
    no_deadwood: Points = 25


class GinShowdown(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """After a knock of one of two players the lesser deadwood scores the difference.

    A knocker without deadwood gets `gin` more, one who melds the drawn card too `big_gin` instead. An opponent who has
    no more than a knocker with deadwood undercuts: the difference and `undercut` go there. Where the first upcard sets
    the limit of the knock, a spade doubles the points (`spades_double`) and makes the win two boxes
    (`spades_two_boxes`).
    """

    count: ClassVar[Count] = "unmatched"

    gin: Points = 25
    undercut: Points = 25
    big_gin: Points = 31
    spades_double: bool = True
    spades_two_boxes: bool = False


class Payments(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Each opponent pays the winner `base`, and `joker` for each joker and `wild` for each wild card of the melds laid.

    With `bonuses` also: `undrawn` for a hand laid as dealt, `one_draw` after a single card, `no_wild`, `one_suit`.
    """

    count: ClassVar[Count] = "all"

    base: Points = 1
    joker: Points = 2
    wild: Points = 1
    bonuses: bool = False
    undrawn: Points = 10
    one_draw: Points = 7
    no_wild: Points = 10
    one_suit: Points = 10


class RankPayments(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """After the last turn the least trash wins and the others pay by rank; who has no meld is last.

    `ranks` are the payments of the second, the third and so on, `without_meld` that of who has no meld. A hand melded
    before the last turn takes `went_out` from each, twice that without a discard. `taken_chip` goes from the discarder
    to who takes the card; with `three_taken_pays_all` who fed the winner three cards pays for everybody.
    """

    count: ClassVar[Count] = "all"

    ranks: tuple[Points, ...] = (1, 2, 3)
    without_meld: Points = 4
    went_out: Points = 6
    taken_chip: Points = 0
    three_taken_pays_all: bool = False


class LivesPenalty(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """The winner has no points, the others what their hands count under the two lives, at most `cap`.

    Who is out of the deal has the fixed points of the way it happened. With `to_winner` points are paid to the winner;
    else they are written down, and few are good.
    """

    count: ClassVar[Count] = "lives"

    cap: Points = 80
    first_drop: Points = 20
    middle_drop: Points = 40
    wrong_declaration: Points = 80
    to_winner: bool = False


class DealWon(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """The winner of the hand scores one."""

    count: ClassVar[Count] = "all"


class FixedGames(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """A match of so many games (None: as many as players); totals are added, equal totals share the win.

    `start` is what everybody begins with; the highest total wins, or the lowest.
    """

    games: Some | None
    start: Whole = 0
    best: Literal["highest", "lowest"] = "highest"

    def games_for(self, players: int) -> int:
        """Games in a match of so many players."""
        return players if self.games is None else self.games


class Rounds(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """A match of rounds with as many games as players; most games won wins, then the higher total."""

    rounds: Some


class Boxes(Checked, frozen=True, kw_only=True):
    """What the end of a match adds to its points: `game` for the winner, and `box` for each box of a player.

    A deal won is a box. `shutout`: if the loser has none, the `game` bonus counts twice, or "all" that the winner has.
    With several `columns` as many matches are counted at once: a player's first win goes into the first, each further
    one into one more, and the sum of them decides.
    """

    game: Points = 100
    box: Points = 25
    shutout: Literal["bonus", "all", "none"] = "bonus"
    columns: Some = 1


class FirstTo(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """The first player to reach `target` points wins the match; `boxes` says what its end adds."""

    target: Some
    boxes: Boxes | None = None


class SingleHand(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """One hand is the match, whatever it counts; its winner has won."""


Scoring: TypeAlias = (
    RackPenalties
    | HandsToWinner
    | WinnersMelds
    | HandsAgainstLosers
    | Showdown
    | GinShowdown
    | Payments
    | RankPayments
    | LivesPenalty
    | DealWon
)
MatchFormat: TypeAlias = FixedGames | Rounds | FirstTo | SingleHand | PointsForMoney | Pool | ChipDeals
