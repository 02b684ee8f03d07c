"""Records of deals that bots play."""

from __future__ import annotations

from functools import cache
from random import Random

from rummykit import Match, games
from rummykit.bots import Level, choose
from rummykit.record import Move, Record, record_of


@cache
def recorded(game: str, players: int = 2, seed: int = 4, levels: tuple[Level, ...] = ("greedy", "random")) -> Record:
    """The first deal of a match; the bots sit in turn."""
    match, chance = Match(games.get(game), players, seed), Random(seed)
    moves = []
    while match.deal.result is None:
        seat = match.deal.turn
        action = choose(levels[seat % len(levels)], match.rules, match.deal.view(seat), chance)
        moves.append(Move(seat, action))
        match.play(action)
    return record_of(match, [moves], tuple("ABCDEF"[:players]))
