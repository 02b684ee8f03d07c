"""Scoring and match: what they ask of the cards, of the turn and of each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rummykit.translatable import Translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


def scoring_faults(sheet: Rules) -> Iterator[str]:
    """What is wrong with the scoring and the match of a sheet, a sentence each."""
    scoring = sheet.scoring
    word = type(scoring).__name__
    if sheet.tiles_in_hand and "held_tiles" not in scoring.scores:
        yield Translatable(
            "{word} does not score tiles that are drawn and thrown: score by PointsLost or RacksLeft.", word=word
        )
    elif sheet.pack.family == "tiles" and "tiles" not in scoring.scores:
        yield Translatable("{word} is about cards: tiles are scored by RackPenalties.", word=word)
    if sheet.rearranges and "rearranged" not in scoring.scores:
        yield Translatable(
            "{word} does not count a table that is rearranged: score by HandsToWinner or DealWon.", word=word
        )
    if sheet.stock.when_empty == "block" and "blocked" not in scoring.scores:
        yield Translatable(
            'A hand that is blocked has no winner for {word}: write stock.when_empty = "flip", '
            "or score by HandsToWinner.",
            word=word,
        )
    if scoring.compared and sheet.knock is None:
        yield Translatable(
            "{word} compares hands after a knock: add Knock to the turn, or choose another scoring.", word=word
        )
    if sheet.match.highest_wins and scoring.low_score_wins:
        yield Translatable(
            "{word} writes points against players, so the fewest must win: write match FixedGames.", word=word
        )
