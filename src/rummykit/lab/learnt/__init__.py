"""A player that was trained: a small network for Gin Rummy; it needs numpy alone.

    rummykit arena --game gin_rummy --bots rummykit.lab.learnt:bot,greedy

docs/trained-player.md says how it was trained, and how strong it is.
"""

from __future__ import annotations

from random import Random

from rummykit.bots.knowledge import known
from rummykit.lab.learnt import gin
from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.rules import Rules

__all__ = ["bot"]


def bot(rules: Rules, view: View, chance: Random) -> Action:
    """What the network finds best; raises `ValueError` for a sheet that is not gin for two."""
    if not known(rules).two_knock or len(view.order) != 2:
        raise ValueError(f"No network was trained for {rules.names.en}; there is one for Gin Rummy.")
    return gin.choose(rules, view)
