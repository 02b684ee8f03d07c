"""Players that were trained: small networks for Gin Rummy and Rummikub; they need numpy alone.

    rummykit arena --game gin_rummy --bots rummykit.lab.learnt:bot,greedy
    rummykit arena --game rummikub --bots rummykit.lab.learnt:bot,greedy

docs/trained-player.md says how they were trained, and how strong they are.
"""

from __future__ import annotations

from random import Random

from rummykit.bots.knowledge import known
from rummykit.lab.learnt import gin, rummikub
from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.rules import Rules

__all__ = ["bot"]


def bot(rules: Rules, view: View, chance: Random) -> Action:
    """What the network finds best; raises `ValueError` for a sheet that is neither gin for two nor Rummikub."""
    if known(rules).two_knock and len(view.order) == 2:
        return gin.choose(rules, view)
    if rules.rearranges and rules.pack.family == "tiles":
        return rummikub.choose(rules, view)
    raise ValueError(f"No network was trained for {rules.names.en}; there are two, for Gin Rummy and Rummikub.")
