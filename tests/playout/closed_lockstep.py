"""A deal with closed hands walked by the kernel and by `play` side by side, action by action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from rummykit import Deal, Rules, games
from rummykit.match.score import score
from rummykit.play.actions import Action, Declare, Drop, GoOut, Leave
from rummykit.playout.closed_deal import NativeClosedDeal
from rummykit.playout.closed_sheets import closed_sheet
from rummykit.rules import RulesError, Stock
from tests.properties.playing import combination

ClosedPlayer = Callable[[NativeClosedDeal, Sequence[Action], Random], Action]

CLOSED = tuple(
    name for name in games.SHEETS if closed_sheet(games.get(name).for_deal(0), games.get(name).players[0]) is not None
)
"""The games whose usual sheet the kernel plays as one of closed hands."""

every_closed_game = pytest.mark.parametrize("game", CLOSED)
MOST = 400
"""Decisions of a walk: discards at random go on for long."""


def walk_closed(rules: Rules, players: int, seed: int, chance: Random, player: ClosedPlayer) -> int:
    """Play a deal with both and compare legal actions, events, result and points; returns the number of decisions."""
    number, starter = seed % 13, seed % players
    deal = Deal(rules, players, seed, number=number, starter=starter, undoable=False)
    native = NativeClosedDeal(rules, players, seed, number=number, starter=starter)
    decisions = 0
    while deal.result is None and decisions < MOST:
        legal = list(deal.legal_actions())
        said = f"{rules.id} {dict(rules.house)} seed {seed}, {players} seats, decision {decisions}"
        assert native.legal_actions() == legal, said
        assert native.turn == deal.turn, said
        action = player(native, legal, chance)
        assert native.play(action) == deal.play(action), f"{said}: {action}"
        decisions += 1
    assert native.result == deal.result
    if deal.result is not None:
        assert native.points == score(rules, deal.result).points, f"{rules.id} {dict(rules.house)} seed {seed}"
    return decisions


def closed_house_rules(game: str, chance: Random) -> Rules:
    """The sheet of a game with a random combination of its options, and now and then a stock that is soon used up."""
    while True:
        try:
            sheet = games.get(game, **combination(game, chance))
            if chance.random() < 0.5:
                stock = Stock(
                    when_empty=chance.choice(("flip", "shuffle")),
                    times=chance.randint(1, 3),
                    keep_top=chance.random() < 0.5,
                )
                sheet = replace(sheet, stock=stock)
        except RulesError:
            continue
        return sheet


def quick(native: NativeClosedDeal, legal: Sequence[Action], chance: Random) -> Action:
    """What the quick player of playouts does, and now and then anything else."""
    return native.quick() if chance.random() < 0.95 else patient(native, legal, chance)


def patient(native: NativeClosedDeal, legal: Sequence[Action], chance: Random) -> Action:
    """Anything, but seldom out of the deal."""
    down = [action for action in legal if isinstance(action, Declare | GoOut)]
    if down and chance.random() < 0.5:
        return chance.choice(down)
    stays = [action for action in legal if not isinstance(action, Drop | Leave)]
    return chance.choice(legal if chance.random() < 0.02 else stays or legal)
