"""What happens to the discard pile is told to everybody: no card comes to it without an event that names it."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Match, games
from rummykit.bots import choose
from rummykit.play.actions import Declare
from rummykit.play.events import Discarded, Turned, Upcard, WentOut
from tests.properties.playing import every_game
from tests.properties.walk import walk


@every_game
def test_a_card_that_comes_to_the_pile_is_told(game: str) -> None:
    done = walk(game, 1, "greedy")
    deal = done.begin()
    for move, action in enumerate(done.actions):
        done.look(move)
        before = deal.view(None).discard_pile
        told = [event.card for event in deal.play(action) if isinstance(event, Discarded | Turned | Upcard)]
        pile = deal.view(None).discard_pile
        assert len(pile) <= len(before) or pile[-1] in told


@pytest.mark.parametrize("game", [id for id, sheet in games.SHEETS.items() if sheet.lives is not None])
def test_a_good_show_tells_of_the_card_put_aside_before_the_melds(game: str) -> None:
    for seed in range(20):
        match, chance = Match(games.get(game), 2, seed), Random(seed)
        while match.deal.result is None:
            action = choose("greedy", match.rules, match.deal.view(match.deal.turn), chance)
            events = match.play(action)
        if isinstance(action, Declare):
            first, second, *_ = events
            assert first == Discarded(match.deal.result.winner or 0, action.card)
            assert isinstance(second, WentOut)
            return
    raise AssertionError("no bot has shown a hand in twenty deals")
