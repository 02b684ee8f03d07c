"""Our bots inside OpenSpiel's gin rummy: what they are told is what the state holds, and points add up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bench.openspiel_gin import DECK, OurBot, Tally, play_hand
from rummykit.bots.budget import Budget

pyspiel = pytest.importorskip("pyspiel")


class Watched(OurBot):
    """Checks what it believes against the state before every action."""

    def step(self, state: Any) -> int:
        phase = state.current_phase().name
        if phase in ("DRAW", "DISCARD") and len(state.legal_actions()) > 1:
            view = self._view(state, phase)
            pile = list(state.discard_pile())
            upcard = [] if state.upcard() is None else [state.upcard()]
            assert sorted(view.discard_pile) == sorted({*pile, *upcard})
            assert view.hand == tuple(sorted(state.hands()[self.seat]))
            assert sum(view.counts) + view.stock + len(view.discard_pile) == DECK
            assert set(view.known[1 - self.seat]) <= set(state.hands()[1 - self.seat])
        return super().step(state)


def test_hands_are_played_to_the_end_from_both_seats() -> None:
    game, gin = pyspiel.load_game("gin_rummy"), pyspiel.gin_rummy
    tally = Tally()
    for number in range(6):
        deck = random.Random(number).sample(range(DECK), DECK)
        for seat in range(2):
            ours = Watched(gin, game, seat, "sharp", Budget(playouts=20))
            simple = pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), 1 - seat)
            points = play_hand(game, [ours, simple] if seat == 0 else [simple, ours], deck)
            assert sum(points) == 0
            tally.add(points[seat], seat)
    assert len(tally.hands) == 12
    assert sum(tally.hands) == tally.ours - tally.theirs


def test_a_match_is_the_hands_from_one_seat() -> None:
    tally = Tally()
    for points, seat in ((60, 0), (-30, 1), (-99, 0), (45, 0), (-70, 1)):
        tally.add(points, seat)
    assert tally.matches == [True, False]
    assert tally.races == [(0, 0), (0, 0)]
