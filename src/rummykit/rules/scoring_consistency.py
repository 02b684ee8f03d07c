"""Scoring and match: what they ask of the cards, of the turn and of each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rummykit.rules.scoring import (
    CardsLaid,
    DealWon,
    FirstTo,
    FixedGames,
    HandsAgainstLosers,
    HandsToWinner,
    LastLeft,
    MatchFormat,
    MeldsAndBonuses,
    PointsLost,
    RackPenalties,
    RacksLeft,
    Rounds,
    StakePayments,
)
from rummykit.rules.stakes import ChipDeals, PointsForMoney, Pool
from rummykit.said import Said

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


def scoring_faults(sheet: Rules) -> Iterator[str]:
    """What is wrong with the scoring and the match of a sheet, a sentence each."""
    yield from _counting(sheet)
    yield from _match(sheet)


def _counting(sheet: Rules) -> Iterator[str]:
    scoring = sheet.scoring
    if sheet.tiles_in_hand and not isinstance(scoring, PointsLost | RacksLeft):
        yield Said(
            "{word} does not score tiles that are drawn and thrown: score by PointsLost or RacksLeft.",
            word=type(scoring).__name__,
        )
    elif sheet.pack.family == "tiles" and not isinstance(scoring, RackPenalties | PointsLost | RacksLeft):
        yield Said("{word} is about cards: tiles are scored by RackPenalties.", word=type(scoring).__name__)
    if sheet.rearranges and not isinstance(scoring, RackPenalties | HandsToWinner | DealWon):
        yield Said(
            "{word} does not count a table that is rearranged: score by HandsToWinner or DealWon.",
            word=type(scoring).__name__,
        )
    if sheet.stock.when_empty == "block" and not isinstance(
        scoring, HandsToWinner | RackPenalties | CardsLaid | StakePayments | DealWon | MeldsAndBonuses
    ):
        yield (
            Said(
                'A hand that is blocked has no winner for {word}: write stock.when_empty = "flip", '
                "or score by HandsToWinner.",
                word=type(scoring).__name__,
            )
        )


def _match(sheet: Rules) -> Iterator[str]:
    scoring, match = sheet.scoring, sheet.match
    if isinstance(match, PointsForMoney | Pool | ChipDeals):
        if match.rake.twofold:
            yield "rake_rate and rake_fixed are two ways to take the rake; use one."
        if sheet.lives is None:
            yield "A match for chips or money is played by the points of the two lives: score by LivesPenalty."
        elif sheet.lives.to_winner != (isinstance(match, ChipDeals) or _is_balanced(match)):
            yield (
                "In a match for chips, or for money with balanced points, and only there, "
                "points are paid to the winner of the deal."
            )
        return
    against = isinstance(scoring, HandsAgainstLosers | RacksLeft) or (
        sheet.lives is not None and not sheet.lives.to_winner
    )
    name = type(scoring).__name__
    if isinstance(match, LastLeft) and not against:
        yield Said(
            "LastLeft puts players out by points against them, and {word} writes none: score by HandsAgainstLosers.",
            word=name,
        )
    if against and isinstance(match, FirstTo | Rounds):
        yield Said(
            '{word} writes points against players, so the fewest must win: write match FixedGames, best = "lowest".',
            word=name,
        )
    if isinstance(match, FixedGames) and against != (match.best == "lowest"):
        best = "lowest" if against else "highest"
        yield Said('Under {word} the {best} total is best: write match.best = "{best}".', word=name, best=best)


def _is_balanced(match: MatchFormat) -> bool:
    """Whether the points of a deal come to nothing, and everybody pays or is paid for their own."""
    return isinstance(match, PointsForMoney) and match.balanced
