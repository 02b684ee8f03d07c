"""What a deal is worth, and how many deals make a match: the words found in their folders."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rummykit.rules.folders import union_of
from rummykit.rules.kinds import MatchWord, ScoringWord
from rummykit.vocabulary.matches.chip_deals import ChipDeals
from rummykit.vocabulary.matches.countdown import Countdown
from rummykit.vocabulary.matches.first_to import Boxes, FirstTo
from rummykit.vocabulary.matches.fixed_games import FixedGames
from rummykit.vocabulary.matches.last_left import LastLeft
from rummykit.vocabulary.matches.points_for_money import PointsForMoney
from rummykit.vocabulary.matches.pool import Pool
from rummykit.vocabulary.matches.rounds import Rounds
from rummykit.vocabulary.matches.single_hand import SingleHand
from rummykit.vocabulary.scorings.cards_laid import CardsLaid
from rummykit.vocabulary.scorings.deal_won import DealWon
from rummykit.vocabulary.scorings.gin_showdown import GinShowdown
from rummykit.vocabulary.scorings.hand_payments import HandPayments
from rummykit.vocabulary.scorings.hands_against_losers import HandsAgainstLosers
from rummykit.vocabulary.scorings.hands_to_winner import HandsToWinner
from rummykit.vocabulary.scorings.lives_penalty import LivesPenalty
from rummykit.vocabulary.scorings.melds_and_bonuses import MeldsAndBonuses
from rummykit.vocabulary.scorings.payments import Payments
from rummykit.vocabulary.scorings.points_lost import PointsLost
from rummykit.vocabulary.scorings.rack_penalties import RackPenalties
from rummykit.vocabulary.scorings.racks_left import RacksLeft
from rummykit.vocabulary.scorings.rank_payments import RankPayments
from rummykit.vocabulary.scorings.showdown import Showdown
from rummykit.vocabulary.scorings.stake_payments import StakePayments
from rummykit.vocabulary.scorings.winners_melds import WinnersMelds

__all__ = [
    "Boxes",
    "CardsLaid",
    "ChipDeals",
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
    "PointsForMoney",
    "PointsLost",
    "Pool",
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

Scoring: TypeAlias = ScoringWord
"""What the end of a deal is worth."""
MatchFormat: TypeAlias = MatchWord
"""How deals make a match."""

if not TYPE_CHECKING:  # which folders there are, no type checker knows
    Scoring = union_of("rummykit.vocabulary.scorings")
    MatchFormat = union_of("rummykit.vocabulary.matches")
