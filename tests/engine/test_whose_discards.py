"""Everybody knows by which seat each card of the discard pile was discarded."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import games
from rummykit.bots import Level, choose
from rummykit.cards import Face
from rummykit.match import Match
from rummykit.play.events import Called, Discarded, Drew, Event


def followed(pile: list[tuple[Face, int | None]], event: Event) -> None:
    """What a player who watches the pile writes down."""
    match event:
        case Discarded(seat=seat, card=card):
            pile.append((card, seat))
        case Called():
            pile.pop()
        case Drew(source="discard", cards=(card,)):
            faces = [face for face, _ in pile]
            pile.pop(-1 if faces[-1] == card else faces.index(card))


@pytest.mark.parametrize(
    ("game", "level"),
    [("standard_rummy", "random"), ("slowdown_rummy", "greedy"), ("phom", "greedy"), ("indian_rummy_points", "greedy")],
)
def test_a_player_who_watches_the_pile_knows_what_the_view_tells(game: str, level: Level) -> None:
    chance = Random(7)
    most = 0
    for number in range(6):
        match = Match(games.get(game), players=3, seed=number.to_bytes(32))
        watched: list[tuple[Face, int | None]] = [(face, None) for face in match.deal.view(None).discard_pile]
        for _ in range(120):
            deal = match.deal
            if deal.result is not None:
                break
            for event in match.play(choose(level, deal.rules, deal.view(deal.turn), chance)):
                followed(watched, event)
            view = deal.view(None)
            # When the pile becomes the stock, what stays of it is its top.
            watched = watched[len(watched) - len(view.discard_pile) :]
            assert list(zip(view.discard_pile, view.discarded_by, strict=True)) == watched
            most = max(most, len(watched))
    assert most > 3, "there were discards to be told apart"
