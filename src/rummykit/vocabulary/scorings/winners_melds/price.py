"""What the melds of the winner are worth."""

from __future__ import annotations

from rummykit.match.bounds import heaviest
from rummykit.match.paper import PaperDeal
from rummykit.match.price import Price, Range, Tally, one_ending, to_winner
from rummykit.match.score_sheet import Parts, ScorePart
from rummykit.play.result import Result
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.winners_melds import WinnersMelds


def _laid_by_winner(rules: Rules, scoring: WinnersMelds, result: Result) -> int:
    return sum(rules.values.of(face) for owner, meld in result.melds if owner == result.winner for face in meld)


def _laid(rules: Rules, scoring: WinnersMelds, deal: PaperDeal) -> int:
    return deal.laid if isinstance(deal.laid, int) else sum(map(rules.values.of, deal.laid))


def _parts(rules: Rules, scoring: WinnersMelds, result: Result, tally: Tally) -> Parts:
    """For the winner the melds laid, and that every other player pays for them."""
    winner, others = result.winner, len(tally.held) - 1
    if winner is None or not tally.own:
        return ()
    more = (ScorePart("multiplied", tally.own * (others - 1), others),) if others > 1 else ()
    return tuple((ScorePart("laid", tally.own), *more) if seat == winner else () for seat in range(others + 1))


def _bounds(rules: Rules, scoring: WinnersMelds, players: int) -> Range:
    return 0, heaviest(rules, players) * (players - 1)


PRICE: Price[WinnersMelds] = Price(
    endings=one_ending("laid"),
    points=lambda rules, scoring, result, tally: to_winner(result, tally.own * (len(tally.held) - 1)),
    own=_laid_by_winner,
    counted=_laid,
    parts=_parts,
    bounds=_bounds,
    hands_count=False,
)
