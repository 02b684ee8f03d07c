"""How a deal is set up, who begins, and what happens when nothing is left to draw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from rummykit.checked import ByPlayers, Checked, FewTimes, Whole
from rummykit.rules.meaning import JOKERS, ROUNDS, RUNS_OUT, SIDE_MELDS, VOIDS, Meanings, at
from rummykit.translatable import Translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class DealOut(Checked, frozen=True, kw_only=True):
    """What is dealt.

    `hand`: how many cards each player is dealt: a number, or pairs of players and number.
    `upcard`: whether one card is turned up to start the discard pile.
    `joker_put_back`: whether a joker that is turned up is put under the stock, and another card is turned up.
    `wild_indicator`: whether one card is then drawn from the stock at random and put aside; its rank is wild in this
      deal, or, if it is a joker, the aces are.
    `indicates`: what the card put aside makes wild: all cards of its "rank"; or only the "next" card of its suit or
      colour, where the lowest follows the highest, and a joker is passed over in drawing it; or "rank_and_neighbours":
      its rank and, in its suit, the next higher and the next lower card too, where a joker stands for the ace of
      spades.
    `starter_extra`: how many extra cards are dealt to the player who goes first: 0, or 1, and then that player does not
      draw in the first turn.
    """

    means: ClassVar[Meanings] = {
        "joker_put_back": at("deal.upcard", True) & JOKERS,
        "indicates": at("deal.wild_indicator", True),
        "starter_extra": at("turn.Draw"),
    }

    hand: ByPlayers
    upcard: bool = False
    joker_put_back: bool = False
    wild_indicator: bool = False
    indicates: Literal["rank", "next", "rank_and_neighbours"] = "rank"
    starter_extra: Annotated[int, Meta(ge=0, le=1)] = 0

    @property
    def cuts(self) -> bool:
        """Whether the indicator is a cut card, whose neighbours are wild too."""
        return self.wild_indicator and self.indicates == "rank_and_neighbours"

    def hand_for(self, players: int) -> int:
        """The number of cards each player gets."""
        return self.hand if isinstance(self.hand, int) else dict(self.hand)[players]


class Start(Checked, frozen=True, kw_only=True):
    """Who goes first: in the first deal, which is decided by a draw, and in later ones.

    `draw`: what the draw decides: "highest_starts"; "highest_card_starts", where an ace is high; "lowest_deals" or
      "highest_card_deals", where the player after the dealer goes first.
    `later`: who goes first in the next deal: "draw_again"; "dealer_left_or_winner", where the deal passes on, but with
      two players the winner deals; "dealer_left"; "winner_deals"; "loser_deals"; "next_starts", where nobody deals and
      the next player goes first; "winner_starts"; "out_starts", where the player who has gone out goes first and the
      deal passes on if nobody has.
    `side`: on which side the next player sits: "left" for clockwise play, "right" for counter-clockwise.
    `seat_by_draw`: whether players are seated in the order of the draw.
    `redraw_seats`: whether seats are drawn again before every game.
    """

    means: ClassVar[Meanings] = {"redraw_seats": at("start.seat_by_draw", True)}

    draw: Literal["highest_starts", "highest_card_starts", "lowest_deals", "highest_card_deals"]
    later: Literal[
        "draw_again",
        "dealer_left_or_winner",
        "dealer_left",
        "winner_deals",
        "loser_deals",
        "next_starts",
        "winner_starts",
        "out_starts",
    ]
    side: Literal["left", "right"] = "left"
    seat_by_draw: bool = False
    redraw_seats: bool = False

    @property
    def has_dealer(self) -> bool:
        """Whether the draw says who deals, and not who starts."""
        return self.draw in ("lowest_deals", "highest_card_deals")

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Somebody deals where it matters who does, and loses alone where the loser does."""
        if self.later in ("dealer_left_or_winner", "dealer_left", "winner_deals", "out_starts") and not self.has_dealer:
            yield Translatable(
                'start.later = "{later}" needs a dealer: write start.draw = "lowest_deals".', later=self.later
            )
        if self.later == "loser_deals" and sheet.players != (2, 2) and sheet.sitting_out is None:
            yield 'With more than two players, several lose a deal: write start.later = "winner_deals".'


class Stock(Checked, frozen=True, kw_only=True):
    """What happens when nothing is left to draw.

    `when_empty`: what happens when the stock is empty. "play_on": turns go on without drawing until every player in
      turn has passed; "flip": the discard pile is turned over; "shuffle": the discard pile is shuffled; "block": the
      pile stays, each player in turn takes the upcard, and the first who refuses it ends the deal; "void": the deal
      ends and is dealt again; "lowest_wins": the deal ends with the turn in which the last card was drawn, and hands
      are compared; "ends": the deal ends with that turn and is scored, and nobody has won it.
    `times`: how many times the stock is renewed before the deal is void and dealt again; with "block", how many times
      the upcard may go round.
    `keep_top`: whether the top discard stays where it is when the rest of the pile becomes the stock.
    `voids_in_a_row`: how many deals in a row may be void; the last of them is not dealt again: nobody scores in it, and
      the next deal follows; 0 for any number.
    `empty_at`: with how many cards left the stock counts as empty.
    `last_discard_playable`: whether, when the stock is empty, the next player may still take the last discard to knock
      with it.
    """

    means: ClassVar[Meanings] = {
        "times": at("stock.when_empty", "flip", "shuffle", "block") & RUNS_OUT & ROUNDS,
        "keep_top": at("stock.when_empty", "flip", "shuffle") & RUNS_OUT,
        "voids_in_a_row": VOIDS,
        "empty_at": at("stock.when_empty", "void", "block", "ends") & (at("stock.when_empty", "void") | SIDE_MELDS),
        "last_discard_playable": at("stock.when_empty", "void"),
    }

    when_empty: Literal["play_on", "flip", "shuffle", "block", "void", "lowest_wins", "ends"]
    times: FewTimes = 3
    keep_top: bool = False
    voids_in_a_row: Whole = 0
    empty_at: Whole = 0
    last_discard_playable: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """A turn of cards begins with a draw, and a deal is void only where a knock could have ended it."""
        if sheet.rearranges:
            return
        if self.when_empty == "play_on":
            yield (
                "A game in which every turn begins with a draw cannot play on without a stock: "
                'write stock.when_empty = "flip" or "shuffle".'
            )
        if self.when_empty == "lowest_wins" and sheet.stakes is None:
            yield 'stock.when_empty = "lowest_wins" compares hands: use the scoring StakePayments.'
        if self.when_empty == "ends" and "no_winner" not in sheet.scoring.scores:
            yield (
                'stock.when_empty = "ends" is for deals without a winner: use the scoring MeldsAndBonuses, '
                "PointsLost or RacksLeft."
            )
        if self.when_empty == "void" and sheet.knock is None:
            yield 'A deal that is void without a knock needs one: add Knock, or write stock.when_empty = "flip".'
