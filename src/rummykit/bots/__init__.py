"""Players that see a `View` and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Literal, NamedTuple, TypeAlias

from rummykit.bots import cards, gin, held_tiles, laid_tiles, lives, side_runs, side_steady, sides, slips, tiles
from rummykit.bots.budget import Budget
from rummykit.bots.knowledge import known
from rummykit.bots.memory import Memory
from rummykit.bots.steady import steady
from rummykit.checked import check_kind
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.rules.families import REARRANGED, ByFamily, GameFamily
from rummykit.rules.sheet import check_sheet
from rummykit.shuffle import Seed

__all__ = ["LEVELS", "Choose", "Level", "Memory", "bot", "choose", "play"]

Level: TypeAlias = Literal["random", "greedy", "steady", "sharp", "beginner", "easy", "medium", "strong"]
"""How well a bot plays: four by the way in which they think, and the four that people choose from."""
LEVELS: tuple[Level, ...] = ("random", "beginner", "easy", "greedy", "steady", "medium", "sharp", "strong")
"""Every level, the weakest first; steady and medium are the same bot."""
SLIPS: Mapping[Level, slips.Slips] = {"beginner": slips.BEGINNER, "easy": slips.EASY}
"""The levels that play like greedy and err as people err."""

Choose: TypeAlias = Callable[[Rules, View, Random], Action]
"""A bot as a function: what it does for the seat of the view, whose turn it is."""


class Bots(NamedTuple):
    """What plays a game at each level. Sharp plays like steady where nothing `searches`, or a search finds nothing."""

    greedy: Choose
    steady: Choose
    searches: bool = True


def _by_view(play: Callable[[Rules, View], Action]) -> Choose:
    """A bot that leaves nothing to chance."""
    return lambda rules, view, rng: play(rules, view)


TILES = Bots(_by_view(tiles.greedy), _by_view(tiles.steady))
LAID_TILES = Bots(_by_view(laid_tiles.greedy), _by_view(laid_tiles.steady), searches=False)
HELD_TILES = Bots(_by_view(held_tiles.greedy), _by_view(held_tiles.steady))
LIVES = Bots(_by_view(lives.greedy), _by_view(lives.steady))
GROUPS_OF_SIDES = Bots(_by_view(sides.greedy), _by_view(side_steady.steady))
RUNS_OF_SIDES = Bots(_by_view(side_runs.greedy), _by_view(side_runs.greedy))
CARDS = Bots(_by_view(cards.greedy), steady)
GIN = Bots(_by_view(gin.greedy), gin.steady)

BOTS: ByFamily[Callable[[Rules], Bots]] = ByFamily(
    "bots",
    "BOTS in bots/__init__.py",
    {
        GameFamily.CARDS: lambda rules: GIN if known(rules).two_knock else CARDS,
        GameFamily.LIVES: lambda rules: LIVES,
        GameFamily.SIDES: lambda rules: GROUPS_OF_SIDES if rules.runs is None else RUNS_OF_SIDES,
        GameFamily.HELD_TILES: lambda rules: HELD_TILES,
        GameFamily.LAID_TILES: lambda rules: LAID_TILES,
        REARRANGED: lambda rules: TILES,
    },
)
"""The bots of each family."""


def choose(
    level: Level,
    rules: Rules,
    view: View,
    rng: Random,
    budget: Budget | None = None,
    memory: Memory | None = None,
) -> Action:
    """What a bot of this level does for the seat of the view, whose turn it must be.

    Only `sharp` and `strong` ask for a budget; with none, each of their searches has its usual one. They learn how the
    other of two plays if they have the same `memory` from deal to deal of a match. Raises `ValueError` for a level
    that there is not, and for a view of a seat that is not to act.
    """
    _check(level)
    check_sheet(rules)
    check_kind(view, View, "the view of a seat, such as deal.view(deal.turn)")
    if view.phase == "over":
        raise ValueError("The deal is over, so there is no action to choose.")
    if view.seat != view.turn:
        whose = "of a spectator" if view.seat is None else f"of seat {view.seat}"
        raise ValueError(f"Seat {view.turn} is to act, and the view is {whose}: ask with deal.view(deal.turn).")
    rules = rules.for_deal(view.scheduled)
    if level == "random":
        return rng.choice(list(Deal.from_view(rules, view).legal_actions()))
    bots = BOTS.of(rules)(rules)
    if level in SLIPS:
        return slips.erring(rules, view, rng, SLIPS[level], bots.greedy)
    if level in ("sharp", "strong") and bots.searches:
        from rummykit.bots.sharp import sharp  # only this level needs its searches

        return sharp(rules, view, rng, budget, memory, brisk=level == "strong") or bots.steady(rules, view, rng)
    return bots.greedy(rules, view, rng) if level == "greedy" else bots.steady(rules, view, rng)


def _check(level: str) -> None:
    if level not in LEVELS:
        raise ValueError(f"There is no bot {level!r}; there are: {', '.join(LEVELS)}.")


def bot(plays: Level | Choose, rules: Rules, seed: Seed = 0) -> Callable[[View], Action]:
    """A bot that is asked with a view alone: ``greedy = bot("greedy", rules)``, then ``greedy(view)``.

    Asked in one seat from deal to deal of a match, it remembers how the others played. Raises `ValueError` for a level
    that there is not.
    """
    check_sheet(rules)
    if not callable(plays):
        _check(plays)
    chance, memory = Random(seed), Memory()
    if callable(plays):
        return lambda view: plays(rules, view, chance)
    return lambda view: choose(plays, rules, view, chance, memory=memory)


def play(
    rules: Rules,
    players: int = 2,
    seed: int | str = 0,
    bots: Level | Choose | Sequence[Level | Choose] = "greedy",
    *,
    scheduled: int | None = None,
) -> Deal:
    """A deal that bots have played to its end: one bot in every seat, or several that take the seats by turns.

    `scheduled` says for which deal of a match, from 0, where these differ. Raises as `Deal` does, what bots raise, and
    `ValueError` for a level that there is not and for no bots or more than there are seats.
    """
    deal = Deal(rules, players, seed, scheduled=scheduled)
    every = bots if isinstance(bots, Sequence) and not isinstance(bots, str) else (bots,)
    if not 0 < len(every) <= players:
        raise ValueError(f"{players} seats cannot be shared by {len(every)} bots; it takes a bot or more, and seats.")
    at = [bot(every[seat % len(every)], rules, f"{seed} {seat}") for seat in range(players)]
    while deal.result is None:
        deal.play(at[deal.turn](deal.view(deal.turn)))
    return deal
