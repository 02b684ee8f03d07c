"""Bots see a view, answer with something legal, and bring every deal to an end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import Deal, games
from rummykit.bots import LEVELS, Level, choose
from rummykit.bots.budget import Budget
from tests.examples import examples
from tests.properties.playing import Policy, anything, assert_conserved, eager, every_game, positions, table_for

FEW = Budget(playouts=60)
"""What sharp has here for an action: a deal ends whatever it finds."""

every_level = pytest.mark.parametrize("level", LEVELS)


@every_level
@every_game
@examples(30)
@given(st.data())
def test_a_bot_does_something_legal_at_any_moment(game: str, level: Level, data: st.DataObject) -> None:
    deal = data.draw(positions(game))
    action = choose(level, deal.rules, deal.view(deal.turn), Random(0))
    deal.check(action)
    assert choose(level, deal.rules, deal.view(deal.turn), Random(0)) == action


@every_level
@every_game
def test_bots_bring_a_deal_to_its_end(game: str, level: Level) -> None:
    for seed in range(10):
        chance = Random(seed)
        rules, players = table_for(game, seed)
        deal = Deal(rules, players, seed, scheduled=seed)
        for _ in range(5000):
            if deal.result is not None:
                break
            deal.play(choose(level, rules, deal.view(deal.turn), chance, FEW))
        assert deal.result is not None
        assert_conserved(deal)


@every_game
@pytest.mark.parametrize("policy", [anything, eager])
def test_every_game_against_three_greedy_bots_ends(game: str, policy: Policy) -> None:
    rules = games.get(game)
    players = min(4, rules.players[1])
    for seed in range(4):
        chance, person = Random(seed), seed % players
        deal = Deal(rules, players, seed, scheduled=seed)
        for _ in range(5000):
            if deal.result is not None:
                break
            if deal.turn == person:
                deal.play(policy(list(deal.legal_actions()), chance))
            else:
                deal.play(choose("greedy", rules, deal.view(deal.turn), chance))
        assert deal.result is not None
