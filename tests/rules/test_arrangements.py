"""Best arrangements, against a brute force over all subsets of a hand and all sets of a rack."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rummykit import games
from rummykit.cards import parse_face
from rummykit.referee import ask
from tests.rules.naive_melds import CARDS, GAMES, RANKS, TILES, card_melds
from tests.rules.naive_table import Set, value
from tests.rules.small_tables import catalogue


def answer(game: str, **asked: Any) -> dict[str, Any]:
    found = ask({"id": 0, "game": game, "ask": "arrange", "input": asked})
    assert "error" not in found, found
    return found


# --- hands


def least_deadwood(game: str, hand: list[str]) -> int:
    """By trying every subset as a meld, and every way to put melds together."""
    of = games.get(game).values.of
    points = [of(parse_face(name)) for name in hand]
    size = len(hand)
    subsets = [mask for mask in range(1 << size) if mask.bit_count() >= 3]
    melds = [
        mask
        for mask in subsets
        if card_melds(GAMES[game], tuple(hand[place] for place in range(size) if mask >> place & 1))
    ]
    best = [0] * (1 << size)
    for mask in range(1 << size):
        for meld in melds:
            if meld & mask == meld:
                worth = sum(points[place] for place in range(size) if meld >> place & 1)
                best[mask] = max(best[mask], worth + best[mask ^ meld])
    return sum(points) - best[-1]


def near_hand(draw: random.Random, twins: bool, jokers: int) -> list[str]:
    """Eight cards close together, some of them twins or jokers."""
    first = draw.randrange(13)
    near = [RANKS[(first + step) % 13] + suit for step in range(4) for suit in draw.sample("SHDC", 3)]
    if draw.random() < 0.2:
        near = CARDS
    hand = draw.sample(near * 2 if twins else near, 8)
    for place in range(jokers):
        hand[place] = "JK"
    return hand


@pytest.mark.parametrize("game", ["standard_rummy", "boathouse_rum", "caloochi", "double_rum", "german_rummy", "phom"])
def test_a_hand_is_arranged_with_the_least_deadwood(game: str) -> None:
    with_jokers = GAMES[game].jokers > 0
    for number in range(24):
        draw = random.Random(f"{game} {number}")
        hand = near_hand(draw, twins=with_jokers, jokers=draw.choice([0, 1, 1]) if with_jokers else 0)
        found = answer(game, hand=hand)
        assert found["min_deadwood"] == least_deadwood(game, hand), hand
        left = Counter(hand)
        for meld in found["example_melds"]:
            assert card_melds(GAMES[game], tuple(meld)), meld
            left.subtract(meld)
        assert min(left.values()) >= 0
        of = games.get(game).values.of
        assert sum(of(parse_face(name)) * count for name, count in left.items()) == found["min_deadwood"]


def test_two_jokers_are_used_where_they_save_most() -> None:
    for number in range(4):
        hand = near_hand(random.Random(f"two jokers {number}"), twins=True, jokers=2)[:7]
        assert answer("german_rummy", hand=hand)["min_deadwood"] == least_deadwood("german_rummy", hand), hand


# --- racks


def best_first_meld(rack: list[str]) -> int:
    """By trying every choice of disjoint sets."""
    sets: list[tuple[Set, Counter[str]]] = [(each, Counter(each)) for each in catalogue(Counter(rack))]

    def best(first: int, left: Counter[str]) -> int:
        most = 0
        for number in range(first, len(sets)):
            cards, counted = sets[number]
            if not counted - left:
                most = max(most, value(cards) + best(number, left - counted))
        return most

    return best(0, Counter(rack))


def random_rack(draw: random.Random) -> list[str]:
    low = draw.randint(1, 10)
    near = [tile for tile in TILES if low <= int(tile[1:]) <= low + 3]
    rack = draw.sample(near * 2 if draw.random() < 0.6 else TILES * 2, draw.randint(4, 10))
    return rack + ["J"] * draw.choice([0, 0, 1, 2])


@pytest.mark.parametrize("game", ["rummikub", "rummikub_classic", "rummikub_twist"])
def test_a_first_meld_is_worth_as_much_as_can_be(game: str) -> None:
    for number in range(60):
        rack = random_rack(random.Random(f"{game} {number}"))
        found = answer(game, rack=rack, goal="max_initial_meld")
        assert found["best_value"] == best_first_meld(rack), rack
        assert found["can_open"] == (found["best_value"] >= 30)
        assert sum(value(tuple(each)) for each in found["example_melds"]) == found["best_value"]
        assert not Counter(name for each in found["example_melds"] for name in each) - Counter(rack)


def test_jokers_count_what_they_stand_for() -> None:
    assert answer("rummikub", rack=["r9", "r10", "J"], goal="max_initial_meld")["best_value"] == 30
    assert answer("rummikub", rack=["r12", "r13", "J"], goal="max_initial_meld")["best_value"] == 36
    assert answer("rummikub", rack=["r13", "J", "J"], goal="max_initial_meld")["best_value"] == 39
    assert answer("rummikub", rack=["r1", "J", "J"], goal="max_initial_meld")["best_value"] == 6


# --- contracts


def test_a_contract_is_complete_or_not() -> None:
    for melds in (
        "AH2H3H4H5H 7C8C9CTC QSKSAS 3D4D5D",
        "4H5H6H7H 8H9HTHJH 2C3C4C5C QSKSAS",
        "2S3S4S 2S3S4S 6D7D8D 9DTDJD QDKDAD",
    ):
        hand = [melds.replace(" ", "")[at : at + 2] for at in range(0, 30, 2)]
        random.Random(melds).shuffle(hand)
        assert answer("continental_rum", hand=hand, goal="contract")["complete"]
        assert not answer("continental_rum", hand=[*hand[:-1], "9H"], goal="contract")["complete"]
        assert not answer("continental_rum", hand=hand[:-1], goal="contract")["complete"]
