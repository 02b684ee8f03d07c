"""The winner gains what the others hold, loose cards only where all count."""

from __future__ import annotations

from rummykit.bots.knowledge import Knowledge
from rummykit.vocabulary.scorings.hands_to_winner import HandsToWinner

KNOWLEDGE: Knowledge[HandsToWinner] = Knowledge(
    to_winner=True, loose=lambda scoring: 1 if scoring.count == "all" else 0
)
