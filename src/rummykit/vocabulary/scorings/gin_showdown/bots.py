"""One of two players knocks, and the other lays off."""

from __future__ import annotations

from rummykit.bots.knowledge import Knowledge
from rummykit.vocabulary.scorings.gin_showdown import GinShowdown

KNOWLEDGE: Knowledge[GinShowdown] = Knowledge(two_knock=True)
