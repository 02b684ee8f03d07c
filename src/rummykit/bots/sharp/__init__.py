"""Sharp: it searches. For sheets that no search knows yet it plays like steady."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import TypeAlias

from rummykit.bots.budget import USUAL, Budget
from rummykit.bots.memory import Memory
from rummykit.bots.sharp import (
    closed_hands,
    first_melds,
    gin,
    joker_melds,
    laid_points,
    rummy,
    show,
    sides,
    small_games,
    tiles,
)
from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.rules import Rules

Search: TypeAlias = Callable[[Rules, View, Random, Budget], Action | None]
"""The best action a search finds for the seat of the view; None where it does not know the sheet or the position."""

SEARCHES: tuple[Search, ...] = (
    small_games.search,
    tiles.search,
    tiles.search_with_special_jokers,
    show.search,
    gin.search,
    rummy.search,
    laid_points.search,
    closed_hands.search,
    joker_melds.search,
    first_melds.search,
    sides.search,
)
"""Every search, the first one that knows the sheet first."""

OF_ITS_OWN: Mapping[Search, Budget] = {
    tiles.search: Budget(playouts=300),
    tiles.search_with_special_jokers: Budget(playouts=600),
    show.search: Budget(playouts=4000),
    sides.search: Budget(playouts=2000),
}
"""What searches have where nobody says otherwise, if it is not the usual: a tenth of a second at most."""


BRISK: Mapping[Search, Search] = {tiles.search: tiles.brisk_search}
"""What is played instead where a search plays well in a way that bores people."""


def sharp(
    rules: Rules,
    view: View,
    chance: Random,
    budget: Budget | None,
    memory: Memory | None = None,
    *,
    brisk: bool = False,
) -> Action | None:
    """The next action of the turn, found by search; None where no search knows the sheet or the position."""
    instead = dict(BRISK) if brisk else {}
    instead[gin.search] = partial(gin.search, memory=memory)
    for search in SEARCHES:
        plays = instead.get(search, search)
        action = plays(rules, view, chance, budget or OF_ITS_OWN.get(search, USUAL))
        if action is not None:
            return action
    return None
