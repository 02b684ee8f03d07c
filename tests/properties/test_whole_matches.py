"""Every match of bots ends, whatever is played, by however many and under whatever house rules."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Match, Rules, bots, games
from tests.examples import FUZZ, seeds, some_games
from tests.properties.playing import varied

MOST = 100_000
"""More decisions than any match may take."""


def play_out(rules: Rules, players: int, seed: int, bot: bots.Level = "greedy") -> Match:
    """A whole match between bots, or as much of it as is played in so many decisions."""
    chance = Random(seed)
    match = Match(rules, players, seed, undoable=False)
    for _ in range(MOST):
        if match.result is not None:
            break
        if match.between_deals:
            match.next_deal()
        match.play(bots.choose(bot, rules, match.deal.view(match.deal.turn), chance))
    return match


@pytest.mark.slow
@some_games(2, 1)
def test_a_match_of_any_number_of_players_ends(game: str) -> None:
    fewest, most = games.get(game).players
    for players in range(fewest, most + 1) if FUZZ else (most,):
        for seed in seeds(1):
            match = play_out(games.get(game), players, seed)
            assert match.result is not None, f"{players} players, seed {seed}: {[row.kind for row in match.rows]}"


@pytest.mark.slow
@some_games(2)
def test_a_match_by_house_rules_ends(game: str) -> None:
    sheets = varied(game)
    fewest, most = games.get(game).players
    for seed in seeds(1):
        rules = sheets[seed % len(sheets)]
        players = fewest + seed % (most - fewest + 1)
        match = play_out(rules, players, seed)
        assert match.result is not None, f"{players} players, seed {seed}, {rules.options()}: {match.totals}"


VOIDS_ALLOWED = [name for name, sheet in games.SHEETS.items() if sheet.stock.voids_in_a_row and len(sheet.schedule) > 1]


@pytest.mark.slow
@pytest.mark.parametrize("game", VOIDS_ALLOWED)
def test_a_match_in_which_every_void_deal_is_dealt_again_ends(game: str) -> None:
    rules = games.get(game, voids_in_a_row=0)
    for seed in seeds(1):
        match = play_out(rules, rules.players[1], seed)
        assert match.result is not None, f"seed {seed}: {[row.kind for row in match.rows]}"


@pytest.mark.slow
def test_a_match_ends_where_hardly_anybody_goes_out() -> None:
    """Twelve players have few turns before the stock of Continental is gone, with one turnover still fewer."""
    match = play_out(games.get("continental_rum", max_recycles=1, num_hands=22), 12, seed=1)
    assert match.result is not None
