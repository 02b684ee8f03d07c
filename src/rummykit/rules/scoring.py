"""What a deal is worth, and how many deals make a match, as data; `rummykit.match` does the sums.

Of a scoring, `count` says what is counted of a hand, and `compared` whether hands are compared after a knock, so that
the cards left count rather than whether the hand is empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from rummykit.cards import Face, Faces, is_joker, number_of
from rummykit.checked import Checked, MatchLength, Points, Some, Whole
from rummykit.rules.hand_payments import HandPayments
from rummykit.rules.lives_penalty import LivesPenalty
from rummykit.rules.meaning import JOKERS, Meanings, Where, at
from rummykit.rules.sides import MeldsAndBonuses
from rummykit.rules.stake_payments import StakePayments
from rummykit.rules.stakes import ChipDeals, PointsForMoney, Pool
from rummykit.rules.steps import Draw, GoOut, LayOffWindow, Play
from rummykit.rules.tiles_left import RacksLeft
from rummykit.said import Said

if TYPE_CHECKING:
    from rummykit.rules.sheet import CardValues, Rules

__all__ = [
    "Boxes",
    "CardsLaid",
    "Countdown",
    "DealWon",
    "FirstTo",
    "FixedGames",
    "GinShowdown",
    "HandPayments",
    "HandsAgainstLosers",
    "HandsToWinner",
    "LastLeft",
    "LivesPenalty",
    "MatchFormat",
    "MeldsAndBonuses",
    "Payments",
    "PointsLost",
    "RackPenalties",
    "RacksLeft",
    "RankPayments",
    "Rounds",
    "Scoring",
    "Showdown",
    "SingleHand",
    "StakePayments",
    "WinnersMelds",
]

Count: TypeAlias = Literal["all", "unmatched", "lives"]
"""What is counted of a hand: all cards, those outside melds in its best arrangement, or what its two lives leave."""


def _knockless(scoring: Checked, sheet: Rules) -> Iterator[str]:
    """Hands are compared after a knock alone."""
    if sheet.knock is None:
        name = type(scoring).__name__
        yield Said("{word} compares hands after a knock: add Knock to the turn, or choose another scoring.", word=name)


class RackPenalties(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Losers lose their racks, the winner gets the sum; an exhausted pool counts differences to the lowest rack."""

    count: ClassVar[Count] = "all"
    compared: ClassVar[bool] = False


class HandsToWinner(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """The winner scores what is left in the other hands.

    A hand that nobody goes out of is won by the lowest count; those who tie share what it earns, and any remainder is
    lost.

    `count`: which cards count: "all", or those "unmatched" by a meld of the hand.
    `concealed_double`: whether laying the whole hand in one turn scores twice that.
    `lowest_earns`: what the lowest count earns where nobody went out: the "differences" to the others, or their whole
      "hands".
    """

    compared: ClassVar[bool] = False

    means: ClassVar[Meanings] = {"lowest_earns": at("stock.when_empty", "block")}

    count: Literal["all", "unmatched"] = "all"
    concealed_double: bool = False
    lowest_earns: Literal["differences", "hands"] = "differences"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Deadwood of hands that grow beyond what the kernel takes is reckoned for one pack alone."""
        draw = sheet.step(Draw)
        grows = draw is not None and draw.discard_pile == "top_and_second"
        if self.count == "unmatched" and grows and not sheet.single_pack:
            yield (
                "Hands grow where two cards are drawn for one discarded, and what is unmatched in a large hand is "
                'counted for one pack without wild cards: write scoring.count = "all" or Draw.discard_pile = "top".'
            )


class WinnersMelds(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """The winner scores the worth of the melds laid, once for each opponent."""

    count: ClassVar[Count] = "all"
    compared: ClassVar[bool] = False


class HandsAgainstLosers(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Every other player writes down what is left in hand; fewer points are better.

    `count`: which cards count: "all", or those "unmatched" by a meld of the hand.
    `unopened`: points of a player who has laid no meld in the deal, whatever is in hand; none for what is in hand.
    `concealed_double`: whether the points are doubled where the winner laid the whole hand in one turn.
    `out_bonus`: points that the winner takes off.
    `concealed_bonus`: points that a winner takes off who laid the whole hand in one turn.
    `natural_bonus`: points that such a winner takes off instead who laid no joker.
    """

    compared: ClassVar[bool] = False

    means: ClassVar[Meanings] = {
        "unopened": at("turn.Play"),
        "concealed_double": at("turn.Play"),
        "concealed_bonus": at("turn.Play"),
        "natural_bonus": at("scoring.concealed_bonus") & JOKERS,
    }

    count: Literal["all", "unmatched"] = "all"
    unopened: Points | None = None
    concealed_double: bool = False
    out_bonus: Points = 0
    concealed_bonus: Points = 0
    natural_bonus: Points = 0


class Showdown(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """After a knock the least deadwood scores the differences.

    A player who ties the knocker wins instead, unless the knocker has no deadwood.

    `undercut`: extra points for a player who has less than the knocker; the knocker loses as many.
    `no_deadwood`: extra points from each opponent for a winner without deadwood.
    """

    count: ClassVar[Count] = "unmatched"
    compared: ClassVar[bool] = True

    undercut: Points = 10
    no_deadwood: Points = 25

    def faults(self, sheet: Rules) -> Iterator[str]:
        """A knock comes before it."""
        yield from _knockless(self, sheet)


class GinShowdown(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """After a knock by one of two players, the lower deadwood scores the difference.

    An opponent who has no more than a knocker with deadwood undercuts, and scores the difference.

    `gin`: extra points for a knocker without deadwood.
    `undercut`: extra points for an undercut.
    `big_gin`: extra points, instead of those for gin, for a player who melds the drawn card too.
    `spades_double`: whether a spade as the first upcard doubles the points, where that card sets the limit of the
      knock.
    `spades_two_boxes`: whether it makes the win two boxes.
    """

    count: ClassVar[Count] = "unmatched"
    compared: ClassVar[bool] = True

    means: ClassVar[Meanings] = {
        "big_gin": at("turn.GoOut"),
        "spades_double": at("turn.Knock.by_upcard", True),
        "spades_two_boxes": at("turn.Knock.by_upcard", True) & at("match.boxes"),
    }

    gin: Points = 25
    undercut: Points = 25
    big_gin: Points = 31
    spades_double: bool = True
    spades_two_boxes: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """A knock of one of two players comes before it, and what the other lays off."""
        yield from _knockless(self, sheet)
        if sheet.players != (2, 2):
            yield "GinShowdown compares the hands of two players: write players = 2 to 2."
        if sheet.knock is not None and sheet.step(LayOffWindow) is None:
            yield "GinShowdown counts hands after laying off: add LayOffWindow after Discard."


class Payments(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Each opponent pays the winner for the melds laid.

    `base`: what each pays for the deal.
    `joker`: what each pays for every joker in the melds.
    `wild`: what each pays for every other wild card in them.
    `bonuses`: whether the following four are paid too.
    `undrawn`: for a hand laid as it was dealt.
    `one_draw`: for a hand laid after a single card was drawn.
    `no_wild`: for melds without jokers and wild cards.
    `one_suit`: for melds of one suit.
    """

    count: ClassVar[Count] = "all"
    compared: ClassVar[bool] = False

    means: ClassVar[Meanings] = {
        "joker": JOKERS,
        "wild": at("wilds.rank"),
        "undrawn": at("scoring.bonuses", True),
        "one_draw": at("scoring.bonuses", True),
        "no_wild": at("scoring.bonuses", True) & at("wilds"),
        "one_suit": at("scoring.bonuses", True),
    }

    base: Points = 1
    joker: Points = 2
    wild: Points = 1
    bonuses: bool = False
    undrawn: Points = 10
    one_draw: Points = 7
    no_wild: Points = 10
    one_suit: Points = 10


class RankPayments(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """After the last turn the least trash wins and the others pay by rank; a player without a meld is last.

    `ranks`: the payments of the second, the third and so on.
    `without_meld`: the payment of a player without a meld.
    `went_out`: what each pays for a hand melded before the last turn; twice that without a discard.
    `taken_chip`: what a player who discarded a card pays to the one who takes it.
    `three_taken_pays_all`: whether a player who fed the winner three cards pays for everybody.
    """

    count: ClassVar[Count] = "all"
    compared: ClassVar[bool] = False

    ranks: tuple[Points, ...] = (1, 2, 3)
    without_meld: Points = 4
    went_out: Points = 6
    taken_chip: Points = 0
    three_taken_pays_all: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Everybody who may have to pay is told what."""
        payers = sheet.players[1] - 1
        if len(self.ranks) < payers:
            yield Said(
                "RankPayments.ranks says what {told} players pay, and {payers} may have to.",
                told=len(self.ranks),
                payers=payers,
            )


class CardsLaid(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Every player scores the cards laid on the table, whoever's meld they joined, less those left in hand.

    `low_ace`: points of an ace that lies below the two; none where it counts as in hand.
    `upcard`: points of the first upcard wherever it is; none where it counts as ever.
    `special_upcard`: points of the first upcard where it is one of the cards that `values.cards` names.
    `upcard_adds`: whether the first upcard counts that besides what it counts as ever.
    `out`: points for going out.
    `concealed`: how many times a player scores who goes out having laid nothing before that turn.
    `one_suit`: how many times a player scores who goes out with all cards in one suit, the last one too.
    `unlaid`: how many times the hand of a player counts who has laid nothing.
    `careless`: points lost for each careless discard.
    """

    count: ClassVar[Count] = "all"
    compared: ClassVar[bool] = False

    means: ClassVar[Meanings] = {
        "low_ace": at("runs.ace", "low", "both", "corner"),
        "upcard": at("deal.upcard", True),
        "special_upcard": at("scoring.upcard") & at("values.cards"),
        "upcard_adds": at("scoring.upcard"),
        "careless": at("turn.Discard.careless", True),
    }

    low_ace: Points | None = None
    upcard: Points | None = None
    special_upcard: Points | None = None
    upcard_adds: bool = False
    out: Points = 0
    concealed: Some = 1
    one_suit: Some = 1
    unlaid: Some = 1
    careless: Points = 0

    def worth(self, values: CardValues, meld: Faces, upcard: Face | None = None) -> tuple[int, ...]:
        """What each card of a meld counts on the table; the meld is in the order in which it is laid."""
        first, *others = [self.of(values, face, upcard) for face in meld]
        is_low = number_of(meld[0]) == 1 and len(meld) > 1 and number_of(meld[1]) == 2
        if is_low and self.low_ace is not None and not is_joker(meld[0]):
            first = self.low_ace
        return first, *others

    def of(self, values: CardValues, face: Face, upcard: Face | None) -> int:
        """What a card counts in a deal with this first upcard, where that counts otherwise than other cards."""
        usual = values.of(face)
        if self.upcard is None or upcard is None or face != upcard:
            return usual
        special = self.special_upcard is not None and any(card == face for card, _ in values.cards)
        points = self.special_upcard if special and self.special_upcard is not None else self.upcard
        return points + usual if self.upcard_adds else points

    def points(self, laid: int, held: int, *, opened: bool, careless: int = 0, times: int | None = None) -> int:
        """The points of a player; `times` is by how much who goes out multiplies what was laid, None for others."""
        lost = held * (1 if opened else self.unlaid) + careless * self.careless
        return laid - lost if times is None else (laid + self.out) * times - lost

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Cards are laid in the course of a deal, and stay where they were laid."""
        play = sheet.step(Play)
        if play is None:
            yield "CardsLaid counts cards on the table: add Play to the turn, or choose another scoring."
        if play is not None and play.borrowing != "none":
            yield 'Cards that are counted for whoever laid them are not borrowed: write Play.borrowing = "none".'


class PointsLost(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Everybody but the winner loses points, by what the winner went out with.

    `plain`: points of each for a hand in groups and runs.
    `wild_last`: points of each where the last tile, the one thrown, is wild.
    `pairs`: points of each for a hand in pairs.
    `pairs_wild_last`: points of each for a hand in pairs whose last tile is wild.
    `indicator_shown`: points that everybody loses but the player who has shown the twin of the indicator.
    `declared`: how many times a hand in pairs counts that was declared.
    """

    count: ClassVar[Count] = "all"
    compared: ClassVar[bool] = False

    means: ClassVar[Meanings] = {
        "pairs": at("turn.GoOut.pairs"),
        "pairs_wild_last": at("turn.GoOut.pairs"),
        "indicator_shown": at("turn.ShowIndicator"),
        "declared": at("turn.DeclarePairs"),
    }

    plain: Points = 2
    wild_last: Points = 4
    pairs: Points = 4
    pairs_wild_last: Points = 8
    indicator_shown: Points = 1
    declared: Some = 1

    def faults(self, sheet: Rules) -> Iterator[str]:
        """A whole hand goes out, one tile is wild, and points run down."""
        go_out = sheet.step(GoOut)
        if go_out is None or not sheet.tiles_in_hand or sheet.deal.indicates != "next":
            yield (
                "PointsLost is about hands of tiles that go out whole, one tile being wild by an indicator: add GoOut, "
                'and write deal.wild_indicator = true and deal.indicates = "next".'
            )
        if not isinstance(sheet.match, Countdown):
            yield "PointsLost takes points away from a score: write match Countdown."


class DealWon(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """The winner of the hand scores one.

    `draws_carry`: whether a win scores one more for each deal just before it that nobody has won.
    """

    count: ClassVar[Count] = "all"
    compared: ClassVar[bool] = False

    draws_carry: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There are deals that nobody wins, and a match of several."""
        if self.draws_carry and (sheet.stock.when_empty != "block" or not isinstance(sheet.match, FirstTo)):
            yield (
                "scoring.draws_carry is about deals that nobody wins: "
                'write stock.when_empty = "block" and match FirstTo, or leave it out.'
            )


class FixedGames(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """A match with a fixed number of games; totals are added, and equal totals share the win.

    `games`: how many games; none for as many as there are players.
    `start`: points that everybody begins with.
    `best`: which total wins: the "highest" or the "lowest".
    """

    games: MatchLength | None
    start: Whole = 0
    best: Literal["highest", "lowest"] = "highest"

    def games_for(self, players: int) -> int:
        """The games in a match with this many players."""
        return players if self.games is None else self.games


class Rounds(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """A match of rounds with as many games as players; most games won wins, then the higher total.

    `rounds`: how many rounds.
    """

    rounds: MatchLength


class Boxes(Checked, frozen=True, kw_only=True):
    """What the end of a match adds to its points; a deal won is a box.

    `game`: points for the winner.
    `box`: points for each box of a player.
    `shutout`: what counts twice if the loser has no box: the "bonus" of the game, "all" that the winner has, or "none"
      of it.
    `columns`: how many matches are counted at once: a player's first win goes into the first, each further one into one
      more, and the sum of them decides.
    """

    game: Points = 100
    box: Points = 25
    shutout: Literal["bonus", "all", "none"] = "bonus"
    columns: Annotated[int, Meta(ge=1, le=10)] = 1


COUNTED = Where(Said("points that players can share"), (), lambda sheet: not isinstance(sheet.scoring, DealWon))


class FirstTo(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """The first player to reach a number of points wins the match.

    `target`: the points, or the deals to win where each is worth one.
    `boxes`: what the end of the match adds; none for nothing.
    `tied`: what becomes of players who are ahead together: they "share" the win, or all play an "extra_deal".
    """

    means: ClassVar[Meanings] = {"tied": COUNTED}

    target: Some
    boxes: Boxes | None = None
    tied: Literal["share", "extra_deal"] = "share"


class Countdown(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Everybody begins with points and loses them; the match ends when somebody has none left, and the most wins.

    `start`: points that everybody begins with.
    `games`: deals after which it ends in any case; none for any number.
    """

    start: Some = 20
    games: MatchLength | None = None

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Points are lost."""
        if not isinstance(sheet.scoring, PointsLost):
            yield "Countdown is for points that are lost: write scoring PointsLost, or another match."


class SingleHand(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """One hand is the whole match, whatever it counts; its winner has won."""


class LastLeft(Checked, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """Deals until all but one player have so many points against them; that one wins.

    `limit`: the points that put a player out.
    `rejoins`: how often a player who is out comes in again, with the highest total of those still in, as long as there
      are two of them.
    `buy_in`: whether such a player comes in again any number of times instead, each time for the ante anew.
    `call_up`: what every other player who is still in pays the winner of a deal.
    `concealed_call_up`: what each pays where the winner laid the whole hand in one turn.
    `ante`: what everybody pays at first into a pool, which goes to the winner of the match.
    """

    limit: Some
    rejoins: Annotated[int, Meta(ge=0, le=5)] = 0
    buy_in: bool = False
    call_up: Points = 0
    concealed_call_up: Points = 0
    ante: Points = 0

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Points are written down against those who lose."""
        if not isinstance(sheet.scoring, HandsAgainstLosers):
            yield "LastLeft puts out who has too many points: write scoring HandsAgainstLosers, or another match."
        if self.buy_in and self.rejoins:
            yield "LastLeft.buy_in is for any number of times: write rejoins = 0, or take buy_in away."


Scoring: TypeAlias = (
    RackPenalties
    | HandsToWinner
    | WinnersMelds
    | HandsAgainstLosers
    | Showdown
    | GinShowdown
    | HandPayments
    | Payments
    | RankPayments
    | LivesPenalty
    | CardsLaid
    | StakePayments
    | MeldsAndBonuses
    | PointsLost
    | RacksLeft
    | DealWon
)
"""What the end of a deal is worth."""
MatchFormat: TypeAlias = (
    FixedGames | Rounds | FirstTo | Countdown | SingleHand | LastLeft | PointsForMoney | Pool | ChipDeals
)
"""How deals make a match."""
