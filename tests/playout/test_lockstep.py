"""The kernel plays every deal exactly as `play` does: the same legal actions, events, result and points.

`RUMMYKIT_LOCKSTEP=100000` walks about so many deals instead of some thousands.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from rummykit import Deal, games
from rummykit.bots import choose
from rummykit.play.actions import Action, LayOff
from rummykit.playout.cards import card_sheet
from tests.examples import deals_of_each, scaled
from tests.playout.lockstep import CLAIMED, claimed_house_rules, every_claimed_game, odd_sheet, seats_of, walk
from tests.properties.playing import anything, eager

DEALS = deals_of_each(scaled(700), len(CLAIMED))


def _anything(deal: Deal, legal: Sequence[Action], chance: Random) -> Action:
    return anything(legal, chance)


def _eager(deal: Deal, legal: Sequence[Action], chance: Random) -> Action:
    return eager(legal, chance)


def _greedy(deal: Deal, legal: Sequence[Action], chance: Random) -> Action:
    action = choose("greedy", deal.rules, deal.view(deal.turn), chance)
    if isinstance(action, LayOff) and len(action.cards) > 1:  # legal actions list single cards
        number, cards = action.meld, action.cards
        return next(
            each for each in legal if isinstance(each, LayOff) and each.meld == number and each.cards[0] in cards
        )
    return action


def test_what_is_claimed() -> None:
    assert set(CLAIMED) == {
        "standard_rummy",
        "round_the_corner_rummy",
        "rummy_complete",
        "block_rummy",
        "slowdown_rummy",
        "gin_rummy",
        "knock_rummy",
        "queen_city_rum",
        "boathouse_rum",
        "nowrang",
        "tonk",
        "tong_its",
        "rummy_500",
        "thai_dummy",
        "phom",
        "seven_bridge",
        "conquian",
    }


@pytest.mark.slow
@every_claimed_game
def test_random_play_with_any_options(game: str) -> None:
    chance = Random(f"lockstep {game}")
    for seed in range(DEALS):
        rules = claimed_house_rules(game, chance) if seed % 4 else games.get(game)
        players = chance.choice(seats_of(rules))
        assert walk(rules, players, seed, chance, _eager if seed % 2 else _anything) > 0


@every_claimed_game
def test_words_that_no_option_sets(game: str) -> None:
    chance = Random(f"odd {game}")
    for seed in range(30):
        rules = odd_sheet(game, chance)
        players = rules.players[0] + seed % (rules.players[1] - rules.players[0] + 1)
        if card_sheet(rules, players) is not None:
            assert walk(rules, players, seed, chance, _eager) > 0


@every_claimed_game
def test_greedy_play(game: str) -> None:
    chance = Random(f"greedy {game}")
    for seed in range(8):
        rules = claimed_house_rules(game, chance) if seed % 2 else games.get(game)
        assert walk(rules, rules.players[0], seed, chance, _greedy) > 0
