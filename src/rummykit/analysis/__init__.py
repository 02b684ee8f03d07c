"""Decisions analysed: what each action leads to, how sure that is, and one verdict; hints and reviews ask here."""

from rummykit.analysis.analysing import DEEPEST, Analyser, analyse
from rummykit.analysis.match_chances import MatchBefore
from rummykit.analysis.values import ActionVerdict, Analysis, ComparedAction, Estimate, WorthUnit

__all__ = [
    "DEEPEST",
    "ActionVerdict",
    "Analyser",
    "Analysis",
    "ComparedAction",
    "Estimate",
    "MatchBefore",
    "WorthUnit",
    "analyse",
]
