"""Players that see a `View` and nothing else."""

from __future__ import annotations

from random import Random
from typing import Literal, TypeAlias

from rummykit.bots import cards, gin, held_tiles, laid_tiles, lives, side_runs, side_steady, sides, tiles
from rummykit.bots.budget import Budget
from rummykit.bots.knowledge import known
from rummykit.bots.steady import steady
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.melds import lays_tiles
from rummykit.play.view import View
from rummykit.rules import Rules

Level: TypeAlias = Literal["random", "greedy", "steady", "sharp"]
LEVELS: tuple[Level, ...] = ("random", "greedy", "steady", "sharp")


def choose(level: Level, rules: Rules, view: View, rng: Random, budget: Budget | None = None) -> Action:
    """What a bot of this level does for the seat of the view, whose turn it must be.

    Only `sharp` asks for a budget; with none, each of its searches has its usual one.
    """
    rules = rules.for_deal(view.scheduled)
    if level == "sharp" and not rules.has_side_melds and not rules.tiles_in_hand:
        from rummykit.bots.sharp import sharp  # only this level needs its searches

        return sharp(rules, view, rng, budget) or choose("steady", rules, view, rng)
    if level == "random":
        return rng.choice(list(Deal.from_view(rules, view).legal_actions()))
    if rules.rearranges:
        return tiles.steady(rules, view) if level == "steady" else tiles.greedy(rules, view)
    if lays_tiles(rules):
        return laid_tiles.steady(rules, view) if level in ("steady", "sharp") else laid_tiles.greedy(rules, view)
    if rules.tiles_in_hand:
        return held_tiles.greedy(rules, view) if level == "greedy" else held_tiles.steady(rules, view)
    if rules.lives is not None:
        return lives.steady(rules, view) if level == "steady" else lives.greedy(rules, view)
    if rules.has_side_melds:
        if rules.runs is not None:
            return side_runs.greedy(rules, view)
        return side_steady.steady(rules, view) if level in ("steady", "sharp") else sides.greedy(rules, view)
    if known(rules).two_knock:
        return gin.steady(rules, view, rng) if level == "steady" else gin.greedy(rules, view)
    return steady(rules, view, rng) if level == "steady" else cards.greedy(rules, view)
