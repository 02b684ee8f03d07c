"""When sharp leaves a deal with two lives: it depends on the hand, on how many play, and on what the points are for."""

from __future__ import annotations

import pytest

from rummykit import Deal, games
from rummykit.bots.sharp.drops import drops, features, learnt, rivals
from rummykit.cards import parse
from rummykit.play.view import View

LOOSE = "2S 4H 6D 8C TS QH KD AC 3D 5S 9H JC 2C"
NEARLY_DOWN = "4S 5S 6S 7S 9H TH JH JK JK KS KH KD 2C"
LIFE_ALONE = "4S 5S 6S 8H TD QC AS 2D JH 9C KD 3H 6C"


def seen(game: str, hand: str, players: int, *, draws: int = 0) -> View:
    """What the seat to act sees; sevens are wild."""
    deal = Deal.position(
        games.get(game),
        hands_held=[parse(hand), *([parse("2D")] * (players - 1))],
        stock=parse("3C 3D"),
        pile=parse("8D"),
        phase="draw",
        wild=7,
        draws=[draws] * players,
        out=[None] * players,
    )
    return deal.view(0)


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("game", ["indian_rummy_points", "indian_rummy_pool101", "indian_rummy_deals"])
def test_a_hand_of_loose_cards_is_dropped_and_one_that_is_nearly_down_is_not(game: str, players: int) -> None:
    rules = games.get(game)
    assert drops(rules, seen(game, LOOSE, players))
    assert not drops(rules, seen(game, NEARLY_DOWN, players))


def test_against_many_more_hands_are_dropped() -> None:
    rules = games.get("indian_rummy_pool101")
    assert drops(rules, seen("indian_rummy_pool101", LIFE_ALONE, 6))
    assert not drops(rules, seen("indian_rummy_pool101", LIFE_ALONE, 2))


def test_a_middle_drop_costs_more_so_fewer_hands_are_dropped() -> None:
    rules = games.get("indian_rummy_points")
    assert not drops(rules, seen("indian_rummy_points", LOOSE, 2, draws=1))


def test_those_who_are_out_are_no_rivals() -> None:
    rules = games.get("indian_rummy_points")
    deal = Deal(rules, 4, 1)
    seat = deal.turn
    assert rivals(deal.view(seat)) == 3
    deal.play("drop")
    assert rivals(deal.view(deal.turn)) == 2


@pytest.mark.parametrize("game", ["indian_rummy_points", "indian_rummy_21"])
def test_there_are_weights_for_every_number_of_rivals_and_for_every_feature(game: str) -> None:
    rules = games.get(game)
    assert rules.lives is not None
    found = learnt(rules.pures is not None)
    assert len(found) == rules.players[1] - 1
    shown = features(rules, rules.lives, seen(game, LOOSE, 2))
    assert {len(weights) for each in found for weights in (each.costs, each.takes)} == {len(shown)}


def test_with_pure_sequences_wanted_a_hand_that_lacks_them_is_dropped() -> None:
    game, more = "indian_rummy_21", "4S 6H 8D TC QS AH 9D 2H"
    for players in (2, 6):
        assert drops(games.get(game), seen(game, f"{LOOSE[:-3]} {more} 2C", players))
        assert not drops(games.get(game), seen(game, f"2S 3S 4S 5H 6H 8C 9C TC {NEARLY_DOWN}", players))
