"""Bots see a view, answer with something legal, and bring every deal to an end."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games
from rummykit.bots import LEVELS, Level, choose
from tests.examples import seeds, some_pairs
from tests.properties.playing import GAMES, Policy, anything, assert_conserved, eager, every_game
from tests.properties.walk import FEW, moments, walk


@pytest.mark.parametrize(("game", "level"), some_pairs(4, GAMES, LEVELS))
def test_a_bot_does_something_legal_at_any_moment(game: str, level: Level) -> None:
    for seed in seeds(2):
        for deal in moments(game, seed, every=25):
            if deal.result is None:
                action = choose(level, deal.rules, deal.view(deal.turn), Random(0), FEW)
                deal.check(action)
                assert choose(level, deal.rules, deal.view(deal.turn), Random(0), FEW) == action


@pytest.mark.parametrize(("game", "level"), some_pairs(4, GAMES, LEVELS, first=2))
def test_bots_bring_a_deal_to_its_end(game: str, level: Level) -> None:
    for seed in seeds(2):
        deal = walk(game, seed, level).end()
        assert deal.result is not None
        assert_conserved(deal)


@every_game
@pytest.mark.parametrize("policy", [anything, eager])
def test_every_game_against_three_greedy_bots_ends(game: str, policy: Policy) -> None:
    rules = games.get(game)
    players = min(4, rules.players[1])
    for seed in seeds(1):
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
