"""A deal walked by the kernel and by `play` side by side, action by action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from rummykit import Deal, Rules, games
from rummykit.match.score import score
from rummykit.melds.shapes import Groups, Runs
from rummykit.play.actions import Action
from rummykit.playout.card_deal import NativeDeal
from rummykit.playout.cards import card_sheet
from rummykit.rules import (
    CallEnd,
    Discard,
    Draw,
    FightWindow,
    GoOut,
    Knock,
    LayOffWindow,
    Opening,
    Play,
    RulesError,
    Step,
    Stock,
)
from tests.properties.playing import combination

Policy = Callable[[Deal, Sequence[Action], Random], Action]

CLAIMED: Final = tuple(
    name for name in games.SHEETS if card_sheet(games.get(name), games.get(name).players[0]) is not None
)
"""The games whose usual sheet the kernel plays."""

every_claimed_game = pytest.mark.parametrize("game", CLAIMED)


def walk(rules: Rules, players: int, seed: int, chance: Random, policy: Policy) -> int:
    """Play a deal with both and compare legal actions, events, result and points; returns the number of decisions."""
    number, starter = seed % 11, seed % players
    deal = Deal(rules, players, seed, number=number, starter=starter, undoable=False)
    native = NativeDeal(rules, players, seed, number=number, starter=starter)
    decisions = 0
    while deal.result is None:
        legal = list(deal.legal_actions())
        said = f"{rules.id} {dict(rules.house)} seed {seed}, decision {decisions}"
        assert native.legal_actions() == legal, said
        assert native.turn == deal.turn, said
        action = policy(deal, legal, chance)
        assert native.play(action) == deal.play(action), f"{said}: {action}"
        decisions += 1
    assert native.result == deal.result
    assert native.points == score(rules, deal.result).points, f"{rules.id} {dict(rules.house)} seed {seed}"
    return decisions


def claimed_house_rules(game: str, chance: Random) -> Rules:
    """The sheet of a game with a random combination of its options, among those that the kernel plays."""
    while True:
        try:
            rules = games.get(game, **combination(game, chance))
        except RulesError:
            continue
        if card_sheet(rules, rules.players[0]) is not None:
            return rules


def seats_of(rules: Rules) -> list[int]:
    """The numbers of players for which the kernel plays a sheet."""
    fewest, most = rules.players
    return [players for players in range(fewest, most + 1) if card_sheet(rules, players) is not None]


def odd_sheet(game: str, chance: Random) -> Rules:
    """The sheet with words that no option sets: other melds, draws, stocks, hands, and ways to lay and go out."""
    while True:
        sheet = claimed_house_rules(game, chance)
        turn = tuple(_odd_step(step, chance) for step in sheet.turn)
        changes: dict[str, Any] = {
            "turn": turn,
            "groups": Groups(min_size=3, max_size=chance.choice((3, 4))) if chance.random() < 0.8 else None,
            "runs": Runs(
                min_length=3, max_length=chance.choice((4, 5, 13)), ace=chance.choice(("low", "high", "both", "corner"))
            ),
            "stock": _odd_stock(sheet.stock, chance),
        }
        if sheet.opening is not None:
            changes["opening"] = Opening(needs_taken_card=True, waived_when_going_out=chance.random() < 0.5)
        try:
            odd = replace(sheet, **{name: changes[name] for name in changes if chance.random() < 0.5})
        except RulesError:
            continue
        if card_sheet(odd, odd.players[0]) is not None:
            return odd


def _odd_stock(stock: Stock, chance: Random) -> Stock:
    if stock.when_empty == "void":
        return Stock(when_empty="void", empty_at=chance.randint(0, 4), last_discard_playable=chance.random() < 0.5)
    keeps = stock.when_empty in ("flip", "shuffle") and chance.random() < 0.5
    return Stock(when_empty=stock.when_empty, times=chance.randint(1, 3), keep_top=keeps)


def _odd_step(step: Step, chance: Random) -> Step:
    """A step with other words."""
    if isinstance(step, Draw) and step.discard_pile == "down_to_card":
        return replace(step, top_card_free=chance.random() < 0.5)
    if isinstance(step, Draw) and not step.upcard_offered:
        return replace(step, discard_pile=chance.choice(("top", "any", "top_and_second")))
    if isinstance(step, Discard):
        noted = step.careless and chance.random() < 0.8
        last = chance.random() < 0.5 if step.last_face_down else False
        return Discard(return_upcard=chance.random() < 0.5, careless=noted, last_face_down=last)
    if isinstance(step, Knock):
        return Knock(limit=chance.choice((None, 5, 20)), by_upcard=step.by_upcard, gin_only=step.gin_only)
    if isinstance(step, GoOut):
        return replace(step, discard=chance.choice(("none", "optional", "required")))
    if isinstance(step, Play):
        return Play(
            lay_off=chance.choice(("none", "any", "own_meld_first")),
            per_turn=step.per_turn,
            borrowing=step.borrowing,
            may_go_out=chance.random() < 0.5,
            floats=step.floats,
            extends_lay_offs=step.extends_lay_offs,
        )
    if isinstance(step, CallEnd):
        return CallEnd(
            called=step.called,
            needs_meld=chance.random() < 0.5,
            blocked_by_lay_off_of=chance.choice(("nobody", "others", "anybody")),
        )
    if isinstance(step, FightWindow):
        return FightWindow(four_of_a_kind=chance.random() < 0.5)
    assert not isinstance(step, LayOffWindow) or step == LayOffWindow()
    return step
