"""What deals of one-pack card games are worth, as the kernel knows it."""

from __future__ import annotations

from typing import Final

from rummykit.cards import number_of
from rummykit.rules import (
    CardsLaid,
    DealWon,
    GinShowdown,
    GoOut,
    HandPayments,
    HandsToWinner,
    LayOffWindow,
    RankPayments,
    Rules,
    Showdown,
    StakePayments,
    WinnersMelds,
)

PRICE: Final = 10
"""What a card outside melds costs where its points decide nothing."""


def words_of_scoring(rules: Rules) -> dict[str, int] | None:
    """The scoring by the names in native/playout/card_sheet.hpp; None for one that is not known there."""
    if rules.stock.when_empty == "lowest_wins" and not isinstance(rules.scoring, StakePayments):
        return None
    match rules.scoring:
        case HandsToWinner() as scoring:
            unmatched, double = int(scoring.count == "unmatched"), int(scoring.concealed_double)
            return {"scoring": 2, "unmatched": unmatched, "concealed_double": double}
        case HandPayments() as scoring if rules.stock.when_empty != "block":
            double, unmelded = int(scoring.concealed_double), int(scoring.unmelded_double)
            return {"scoring": 7, "concealed_double": double, "unmelded_double": unmelded}
        case DealWon():
            return {"scoring": 4}
        case CardsLaid() as scoring:
            return {
                "scoring": 6,
                "low_ace": -1 if scoring.low_ace is None else scoring.low_ace,
                "out": scoring.out,
                "concealed_times": scoring.concealed,
                "one_suit_times": scoring.one_suit,
                "unlaid_times": scoring.unlaid,
                "careless": scoring.careless,
                "keeps_upcard": int(scoring.upcard is not None),
            }
        case StakePayments() as scoring:
            return _stakes(scoring)
        case RankPayments() as scoring:
            return {
                "scoring": 8,
                **{f"rank_{place}": paid for place, paid in enumerate(scoring.ranks)},
                "without_meld": scoring.without_meld,
                "went_out": scoring.went_out,
                "taken_chip": scoring.taken_chip,
                "three_taken_pays_all": int(scoring.three_taken_pays_all),
            }
        case WinnersMelds() if rules.stock.when_empty != "block":
            return {"scoring": 3}
        case Showdown() as scoring if rules.stock.when_empty != "block" and rules.step(GoOut) is None:
            return {"scoring": 0, "no_deadwood": scoring.no_deadwood, "undercut": scoring.undercut}
        case GinShowdown() as scoring if rules.stock.when_empty != "block" and rules.step(LayOffWindow) is not None:
            return {
                "scoring": 1,
                "no_deadwood": scoring.gin,
                "undercut": scoring.undercut,
                "big_gin": scoring.big_gin,
                "spades_double": int(scoring.spades_double),
            }
        case _:
            return None


def _stakes(scoring: StakePayments) -> dict[str, int]:
    return {
        "scoring": 5,
        "unmatched": int(scoring.count == "unmatched"),
        "pays_dealt": scoring.dealt,
        "pays_out": scoring.went_out,
        "pays_discard": scoring.by_discard,
        "pays_stock": scoring.stock,
        "pays_called": scoring.called,
        "pays_beaten": scoring.beaten,
        "pays_bare": scoring.no_meld,
        "highest_dealt_wins": int(scoring.highest_dealt_wins),
        "bare_loses": int(scoring.no_meld_loses),
        "ties_nearest": int(scoring.ties == "nearest"),
    }


def factors_of(rules: Rules) -> list[int]:
    """What each card multiplies a hand by."""
    scoring = rules.scoring
    times = dict(scoring.multiplied) if isinstance(scoring, HandPayments) else {}
    return [times.get(number_of(face), 1) for face in range(52)]


def upcards_of(rules: Rules) -> list[int]:
    """What each card counts as the first upcard."""
    values, scoring = rules.values, rules.scoring
    if not isinstance(scoring, CardsLaid):
        return [values.of(face) for face in range(52)]
    return [scoring.of(values, face, face) for face in range(52)]


def prices_of(rules: Rules) -> list[int]:
    """What each card costs outside melds: its points, where hands that are left count, else about the same for all.

    Where the winner is paid the own melds, cards of many points are worth keeping.
    """
    values = [rules.values.of(face) for face in range(52)]
    match rules.scoring:
        case DealWon():
            return [PRICE] * 52
        case WinnersMelds():
            return [PRICE + (max(values) - value) // 3 for value in values]
        case _:
            return values
