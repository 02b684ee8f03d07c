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
            "{word} cannot score tiles that are drawn and discarded: use the scoring PointsLost or RacksLeft.",
            word=word,
        )
    elif sheet.pack.family == "tiles" and "tiles" not in scoring.scores:
        yield Translatable("{word} is for cards: use the scoring RackPenalties for tiles.", word=word)
    if sheet.rearranges and "rearranged" not in scoring.scores:
        yield Translatable(
            "{word} cannot score a table that is rearranged: use the scoring HandsToWinner or DealWon.", word=word
        )
    if sheet.stock.when_empty == "block" and "blocked" not in scoring.scores:
        yield Translatable(
            'A blocked deal has no winner for {word}: write stock.when_empty = "flip", or use the scoring '
            "HandsToWinner.",
            word=word,
        )
    if scoring.compared and sheet.knock is None:
        yield Translatable(
            "{word} compares hands after a knock: add Knock to the turn, or choose another scoring.", word=word
        )
    if sheet.match.highest_wins and scoring.low_score_wins:
        yield Translatable(
            "{word} gives penalty points, so the lowest total must win: use the match FixedGames.", word=word
        )
