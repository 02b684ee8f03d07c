"""A match of many deals: who deals, what each deal is worth, the totals, and who wins."""

from rummykit.match.match import Match, match_result
from rummykit.match.score import deadwood, score
from rummykit.match.score_sheet import DealScore, MatchResult, ScoreSheet

__all__ = ["DealScore", "Match", "MatchResult", "ScoreSheet", "deadwood", "match_result", "score"]
