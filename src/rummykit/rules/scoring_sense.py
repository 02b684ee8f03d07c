"""Scoring and match: what they ask of the cards, of the turn and of each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rummykit.rules.scoring import (
    FirstTo,
    FixedGames,
    HandsAgainstLosers,
    HandsToWinner,
    RackPenalties,
    RankPayments,
    Rounds,
)
from rummykit.rules.stakes import ChipDeals, PointsForMoney, Pool

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


def scoring_faults(sheet: Rules) -> Iterator[str]:
    """What is wrong with the scoring and the match of a sheet, a sentence each."""
    yield from _counting(sheet)
    yield from _lives(sheet)
    yield from _match(sheet)


def _counting(sheet: Rules) -> Iterator[str]:
    scoring = sheet.scoring
    if sheet.pack.family == "tiles" and not isinstance(scoring, RackPenalties):
        yield f"{type(scoring).__name__} is about cards: tiles are scored by RackPenalties."
    if sheet.stock.when_empty == "block" and not isinstance(scoring, HandsToWinner | RackPenalties):
        yield (
            f'A hand that is blocked has no winner for {type(scoring).__name__}: write stock.when_empty = "flip", '
            "or score by HandsToWinner."
        )
    if isinstance(scoring, RankPayments) and len(scoring.ranks) < sheet.players[1] - 1:
        yield f"RankPayments.ranks says what {len(scoring.ranks)} players pay, and {sheet.players[1] - 1} may have to."


def _lives(sheet: Rules) -> Iterator[str]:
    if sheet.lives is None:
        return
    if sheet.groups is None or sheet.runs is None or sheet.wilds is None:
        yield "The two lives are made of sets and sequences, with wild cards: add groups, runs and wilds."
    if sheet.groups is not None and not sheet.groups.distinct_suits:
        yield "The two lives are reckoned for sets of different suits: write groups.distinct_suits = true."
    if any(pack.copies > 2 for pack in (sheet.pack, *(pack for _, pack in sheet.more_packs))):
        yield "The two lives are reckoned for at most two packs: write pack.copies = 2."


def _match(sheet: Rules) -> Iterator[str]:
    scoring, match = sheet.scoring, sheet.match
    if isinstance(match, PointsForMoney | Pool | ChipDeals):
        if match.rake.twofold:
            yield "rake_rate and rake_fixed are two ways to take the rake; use one."
        if sheet.lives is None:
            yield "A match for chips or money is played by the points of the two lives: score by LivesPenalty."
        elif sheet.lives.to_winner != isinstance(match, ChipDeals):
            yield "In a match for chips, and only there, points are paid to the winner of the deal."
        return
    against = isinstance(scoring, HandsAgainstLosers) or (sheet.lives is not None and not sheet.lives.to_winner)
    name = type(scoring).__name__
    if against and isinstance(match, FirstTo | Rounds):
        yield f'{name} writes points against players, so the fewest must win: write match FixedGames, best = "lowest".'
    if isinstance(match, FixedGames) and against != (match.best == "lowest"):
        best = "lowest" if against else "highest"
        yield f'Under {name} the {best} total is best: write match.best = "{best}".'
