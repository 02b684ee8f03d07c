"""Decisions analysed: what each action leads to, how sure that is, and one verdict; hints and reviews ask here."""

from rummykit.analysis.analysing import DEEPEST, Analyser, analyse
from rummykit.analysis.values import Analysis, Candidate, Estimate, Verdict

__all__ = ["DEEPEST", "Analyser", "Analysis", "Candidate", "Estimate", "Verdict", "analyse"]
