"""Dear cards count for the player who lays them, so they stay."""

from __future__ import annotations

from rummykit.bots.knowledge import Knowledge
from rummykit.vocabulary.scorings.cards_laid import CardsLaid

KNOWLEDGE: Knowledge[CardsLaid] = Knowledge(loose=lambda scoring: -1)
