"""The analysis as a player: `rummykit arena --game knock_rummy --bots bench.analysis_player:hint,sharp --deals 50`."""

from __future__ import annotations

from random import Random

from rummykit.analysis import Analyser
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules

PLAYOUTS = 3000


def hint(rules: Rules, view: View, chance: Random) -> Action:
    """What the analysis finds best with this many playouts, by the points of the deal."""
    return Analyser(Deal.from_view(rules, view)).run(PLAYOUTS).best.action
