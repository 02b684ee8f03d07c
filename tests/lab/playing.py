"""Episodes at random moments, for every game, number of players and action space."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rummykit import games
from rummykit.lab.actions import SpaceName
from rummykit.lab.episode import Episode
from rummykit.lab.flat import Flat
from rummykit.play.actions import Discard, Draw, Pass
from rummykit.rules import Rules
from tests.examples import FUZZ

GAMES = tuple(games.SHEETS)
SEATS = [
    (game, players)
    for game, rules in games.SHEETS.items()
    for players in sorted(set(map(rules.in_deal, rules.players)))
]
SOME_SEATS = (
    SEATS
    if FUZZ
    else [(game, rules.in_deal(rules.players[at % 2])) for at, (game, rules) in enumerate(games.SHEETS.items())]
)
"""Every game with its fewest and its most players, and with one of both."""
TILES = [game for game, rules in games.SHEETS.items() if rules.rearranges]
SPACES: list[tuple[str, SpaceName]] = [
    *((game, "candidates") for game in GAMES),
    *((game, "flat") for game, rules in games.SHEETS.items() if Flat.covers(rules)),
    *((game, "listed") for game in TILES),
    *((game, "micro") for game in TILES),
]
LONGEST = 1500


def eager(episode: Episode, chance: Random) -> int:
    """More often than not a number that lays something, where there is one."""
    moves = episode.choices.moves
    busy = [number for number, move in moves.items() if not isinstance(move, Draw | Discard | Pass)]
    return chance.choice(busy if busy and chance.random() < 0.7 else list(moves))


def moments(
    rules: Rules | str, players: int, actions: SpaceName | None, seed: int, every: int = 1
) -> Iterator[Episode]:
    """One deal before about every so many of its decisions, played eagerly."""
    episode, chance = Episode(rules, players, actions), Random(seed)
    episode.reset(seed)
    for decision in range(LONGEST):
        if episode.over:
            return
        if decision % every == 0:
            yield episode
        episode.play(eager(episode, chance))
