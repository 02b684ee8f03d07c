"""Ten thousand hands of every card game against a brute force that tries all subsets of their cards.

Most hands have seven to nine cards, as many as make every kind of conflict between melds, dealt from few ranks so that
melds are many, or from a whole pack; the brute force of `many.py` judges all of them at once in arrays. Whole hands of
10 to 16 cards follow, some hundreds a game, against a patient search in Python (`patient.py`).
`make fuzz` tries two hundred thousand, `RUMMYKIT_HANDS=5000` as many as it says.
"""

from __future__ import annotations

import os
import random
from typing import Any

import numpy as np
import pytest

from rummykit import games, hands, solve
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face
from rummykit.melds.meld_solver import whole
from rummykit.rules import Rules
from tests.examples import scaled
from tests.kernel import many, patient
from tests.kernel.many import Game

HANDS = int(os.environ.get("RUMMYKIT_HANDS", scaled(3_000)))
PART = 4000


def points(ace: int, joker: int = 0, court: bool = True) -> tuple[int, ...]:
    """Points of the faces 0 … 51 and of a joker."""
    number = [ace, *range(2, 11), *([10] * 3 if court else (11, 12, 13))]
    return (*(number * 4), joker)


LOW = Game("low", "distinct", points(1))
CORNER = Game("corner", "distinct", points(11))
GAMES = {
    "standard_rummy": LOW,
    "round_the_corner_rummy": CORNER,
    "rummy_complete": LOW,
    "block_rummy": LOW,
    "slowdown_rummy": LOW,
    "boathouse_rum": CORNER,
    "caloochi": Game("both", "distinct", points(15, 25), jokers=4, copies=2),
    "double_rum": Game("both", "twins", points(11, 15), jokers=4, copies=2),
    "knock_rummy": LOW,
    "continental_rum": Game("both", "none", points(11, 15), jokers=4, copies=4),
    "queen_city_rum": LOW,
    "phom": Game("low", "distinct", points(1, court=False)),
    "german_rummy": Game("both", "distinct", points(11, 30), jokers=6, copies=2, as_many_naturals=True),
    "nowrang": Game("high", "none", points(11)),
}
HOUSE: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "card counts": ("double_rum", {"card_count_scoring": True}, {"values": (*[1] * 52, 2)}),
    "deuces": ("continental_rum", {"deuces_wild": True}, {"wild_rank": 1}),
    "joker 20": ("german_rummy", {"joker_hand_value": 20}, {"values": points(11, 20)}),
    "corner": ("standard_rummy", {"round_the_corner": True}, CORNER._asdict()),
}
INDIAN = Game("both", "distinct", points(10), jokers=2, copies=2)


def deal(game: Game, size: int, count: int, seed: object) -> many.Ints:
    """Hands from the pack of a game: a third from all ranks, the others from three to six of them; jokers at will."""
    chance = random.Random(f"{seed} {size}")
    dealt = []
    for number in range(count):
        ranks = (
            range(13) if number % 3 == 0 else [(chance.randrange(13) + at) % 13 for at in range(chance.choice((3, 6)))]
        )
        if number % 3 == 1:
            first = chance.randrange(13)
            ranks = [(first + at) % 13 for at in range(chance.choice((3, 4, 5)))]
        suits = chance.sample(range(4), 4 if number % 2 else 2)
        pack = [suit * 13 + rank for suit in suits for rank in set(ranks)] * game.copies
        if len(pack) < size:
            pack = [suit * 13 + rank for suit in range(4) for rank in {*ranks, *range(5)}] * game.copies
        jokers = min(chance.choice((0, 0, 1, 1, 2, 3)), game.jokers)
        dealt.append(chance.sample(pack, size - jokers) + [many.JOKER] * jokers)
    return np.array(dealt, dtype=np.int32)


def parts(game: Game, seed: object, shares: dict[int, float]) -> list[many.Ints]:
    """All hands of a test, in parts; `shares` says how many of each size."""
    return [
        deal(game, size, min(PART, count - first), (seed, first))
        for size, share in shares.items()
        for count in [int(HANDS * share)]
        for first in range(0, count, PART)
    ]


def check_melds(rules: Rules, game: Game, hand: list[Face], deadwood: int, melded: int) -> None:
    """The answer to one hand: its melds are legal and disjoint, and leave what they should."""
    play = solve.hand(rules, hand)
    assert play is not None
    assert (play.deadwood, len(hand) - len(play.left)) == (deadwood, melded), hand
    lying = [PRINTED_JOKER if face >= STANDING_FOR else face for meld in play.melds for face in meld]
    assert sorted([*lying, *play.left]) == sorted(hand)
    assert sum(game.values[face] for face in play.left) == deadwood
    for meld in play.melds:
        held = np.array([[PRINTED_JOKER if face >= STANDING_FOR else face for face in meld]], dtype=np.int32)
        assert dict(many.subsets(held, game))[(1 << len(meld)) - 1].meld[0], (hand, meld)


@pytest.mark.parametrize("name", [*GAMES, *HOUSE])
def test_the_least_deadwood_of_many_hands(name: str) -> None:
    sheet, options, fields = HOUSE.get(name, (name, {}, {}))
    rules, game = games.get(sheet, **options), Game(**(GAMES[sheet]._asdict() | fields))
    for dealt in parts(game, name, {7: 0.5, 8: 0.4, 9: 0.1}):
        least, melded = many.least_deadwood(dealt, game)
        flat = dealt.astype(np.uint8).tobytes()
        found = np.array(solve.hand_batch(rules, flat, dealt.shape[1], threads=1))
        wrong = np.flatnonzero(found != least)
        assert not wrong.size, dealt[wrong[0]].tolist()
        for number in range(0, len(dealt), 97):
            check_melds(rules, game, dealt[number].tolist(), int(least[number]), int(melded[number]))


@pytest.mark.parametrize(
    "name", ["indian_rummy_points", "indian_rummy_pool101", "indian_rummy_pool201", "indian_rummy_deals"]
)
def test_the_points_of_many_hands_with_two_lives(name: str) -> None:
    rules = games.get(name)
    for number, dealt in enumerate(parts(INDIAN, name, {7: 0.5, 8: 0.45, 9: 0.05})):
        wild = number % 13
        values = tuple(0 if face == 52 or face % 13 == wild else value for face, value in enumerate(INDIAN.values))
        fewest = many.penalties(dealt, INDIAN._replace(values=values, wild_rank=wild))
        flat = dealt.astype(np.uint8).tobytes()
        found = np.array(solve.hand_batch(rules, flat, dealt.shape[1], wild=wild + 1, threads=1))
        wrong = np.flatnonzero(found != fewest)
        assert not wrong.size, (wild + 1, dealt[wrong[0]].tolist())


@pytest.mark.parametrize(
    ("name", "contract"), [("nowrang", (4, 3, 3)), ("deuces", (4, 3)), ("continental_rum", (5, 3))]
)
def test_many_hands_go_down_under_a_contract_or_do_not(name: str, contract: tuple[int, ...]) -> None:
    sheet, options, fields = HOUSE.get(name, (name, {}, {}))
    rules, game = games.get(sheet, **options), Game(**(GAMES[sheet]._asdict() | fields))
    down = 0
    for dealt in parts(game, contract, {sum(contract): 1}):
        near = dealt if name != "nowrang" else _near_runs(dealt)
        goes = many.goes_down(near, game, contract)
        down += int(goes.sum())
        for hand, wanted in zip(near.tolist(), goes.tolist(), strict=True):
            laid = whole(hands.of(hand), rules.groups, rules.runs, rules.wilds, (contract,))
            assert (laid is not None) == wanted, hand
            if laid is not None:
                assert sorted(map(len, laid), reverse=True) == list(contract)
    assert down > HANDS / 1000


def _near_runs(dealt: many.Ints) -> many.Ints:
    """Every other hand is made of the runs of a contract, two of its cards changed here and there."""
    chance = random.Random("runs")
    for row in dealt[::2]:
        cards: set[int] = set()
        for size in (4, 3, 3):
            suit, low = chance.randrange(4), chance.randrange(1, 14 - size)
            cards |= {suit * 13 + (low + place) % 13 for place in range(size + 1)}
        row[:] = chance.sample(sorted(cards), 10) if len(cards) >= 10 else chance.sample(range(52), 10)
    return dealt


@pytest.mark.parametrize("name", [name for name in GAMES if name not in ("standard_rummy", "knock_rummy")])
def test_whole_hands_against_a_patient_search(name: str) -> None:
    rules, game = games.get(name), GAMES[name]
    for size in (10, 11, 13):
        for hand in deal(game, size, HANDS // 2000 if game.jokers else HANDS // 250, "whole").tolist():
            play = solve.hand(rules, hand)
            assert play is not None
            assert play.deadwood == patient.least_deadwood(hand, game), hand
