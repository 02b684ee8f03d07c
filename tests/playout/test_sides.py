"""Playouts of games of sides: every step is legal, and the end counts as the rules say."""

from __future__ import annotations

from array import array
from collections import Counter
from itertools import islice
from random import Random

import pytest

from rummykit import Deal, games, hands
from rummykit.bots import choose
from rummykit.play.actions import Draw
from rummykit.playout.side_cards import known_sides, knows_side, side_choices
from rummykit.rules.consistency import faults
from tests.examples import deals_of_each, scaled
from tests.flips import flips
from tests.playout.side_replay import DISCARD, LAY_OFF, MELD, OPEN, STOCK, TAKE, replay
from tests.properties.playing import known_house_rules

GAMES = ("canasta", "hand_and_foot", "burraco")
DEALS = deals_of_each(6, len(GAMES))
EVERY = 20
"""One of so many decisions of a deal is played on from."""
ONE_OF = 8
"""One of so many changed sheets is played."""

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_it_knows_every_deal_of_a_match(game: str) -> None:
    rules = games.get(game)
    for players in range(rules.players[0], rules.players[1] + 1):
        for number in range(max(1, len(rules.schedule))):
            assert known_sides(rules.for_deal(number), players) is not None


@pytest.mark.parametrize("game", ["standard_rummy", "rummikub", "kalooki_40"])
def test_other_sheets_are_left_to_others(game: str) -> None:
    rules = games.get(game)
    assert known_sides(rules.for_deal(0), rules.players[0]) is None


@every_game
def test_random_playouts_are_legal_and_end_as_the_engine_says(game: str) -> None:
    """From positions of greedy's deals, after some of the legal actions, with random house rules."""
    chance, done = Random(f"sides {game}"), Counter[int]()
    for seed in range(DEALS):
        players = chance.randint(*games.get(game).players)
        rules = known_house_rules(game, players, chance, known_sides)
        deal = Deal(rules, players, seed, number=seed, starter=seed % players)
        until, decisions = chance.randint(0, 50 * players), 0
        while deal.result is None and decisions < until:
            if chance.random() < 1 / EVERY and knows_side(rules, deal.view(deal.turn)):
                done.update(replay(deal, chance.choice(list(islice(deal.legal_actions(), 60)))))
            deal.play(choose("greedy", rules, deal.view(deal.turn), chance))
            decisions += 1
    kinds = {STOCK, TAKE, OPEN, MELD, LAY_OFF, DISCARD} - ({OPEN} if games.get(game).opening is None else set())
    assert all(done[step] for step in kinds)


@every_game
def test_what_it_claims_it_plays_as_the_engine_does(game: str) -> None:
    """A playout of each sheet in which one field is another, as far as the kernel claims to play it."""
    claimed = 0
    sheets = [flip.sheet for flip in flips(game) if not any(faults(flip.sheet))]
    for seed, sheet in enumerate(sheets[: scaled(len(sheets)) : ONE_OF]):
        rules = sheet.for_deal(seed % len(sheet.schedule)) if sheet.schedule else sheet
        if known_sides(rules, rules.players[0]) is not None:
            deal = Deal(rules, rules.players[0], seed)
            replay(deal, next(iter(deal.legal_actions())))
            claimed += 1
    assert claimed


@pytest.mark.parametrize(("seed", "order"), [(0, 3), (2, 0), (6, 1), (7, 4)])
def test_a_lone_card_does_not_go_to_and_fro_for_ever(seed: int, order: int) -> None:
    """Deals of Burraco in which two quick players took each other's discard until they had no more turns."""
    deal = Deal(games.get("burraco").with_options(clean_needed_to_close=True), 2, seed)
    choices, state = side_choices(deal.rules, deal.view(deal.turn), [None]), deal._state
    assert choices is not None
    stock = list(state.stock)
    Random(order).shuffle(stock)
    held = [hands.faces(state.hands[seat]) for seat in deal.order]
    steps = choices.played_out(0, held, [state.second_hands[seat] for seat in deal.order], stock)[2]
    assert len(steps) < 300


def test_the_same_for_a_seed_and_whatever_is_hidden() -> None:
    deal = Deal(games.get("canasta"), 4, 5)
    other = deal.clone()
    other._state.stock.reverse()
    first, second = (side_choices(each.rules, each.view(each.turn), [Draw("stock")]) for each in (deal, other))
    assert first is not None
    assert second is not None
    assert first.weigh([0], 30, 1) == second.weigh([0], 30, 1) != first.weigh([0], 30, 2)
    assert len(array("f", first.weigh([0], 30, 1))) == 60
