"""Hands of cards with demands, discards, contracts and first melds, against all ways to lay them; limits; any input."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import games, solve
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, parse, parse_face
from rummykit.solve import HandPlay
from tests.examples import examples
from tests.kernel.many import JOKER, RAILS

CARD_GAMES = [name for name, rules in games.SHEETS.items() if rules.pack.family == "cards"]
WILD = ["caloochi", "double_rum", "german_rummy"]
POINTS = {"caloochi": (15, 15), "german_rummy": (11, 1), "double_rum": (11, 11)}
"""What an ace counts in a meld, and below the two."""


def as_held(meld: tuple[Face, ...]) -> list[Face]:
    return [PRINTED_JOKER if face >= STANDING_FOR else face for face in meld]


# --- every set of disjoint melds


def worth(game: str, cards: tuple[int, ...]) -> int | None:
    """The most that these cards, jokers among them, count as a meld on the table; None if they are none."""
    natural = [card for card in cards if card != JOKER]
    jokers = len(cards) - len(natural)
    if not natural or len(cards) < 3 or (game == "german_rummy" and jokers > len(natural)):
        return None
    ace, low_ace = POINTS.get(game, (1, 1))
    counts = [ace, *range(2, 11), 10, 10, 10]
    found = []
    if len({card % 13 for card in natural}) == 1:
        twins = len(set(natural)) < len(natural)
        if game == "double_rum" or (not twins and len(cards) <= 4):
            found.append(len(cards) * counts[natural[0] % 13])
    if len({card // 13 for card in natural}) == 1 and len(set(natural)) == len(natural):
        rail = RAILS["both" if game in POINTS else "low"]
        for start in range(len(rail) - len(cards) + 1):
            ranks = rail[start : start + len(cards)]
            if len(set(ranks)) == len(ranks) and {card % 13 for card in natural} <= set(ranks):
                found.append(sum(counts[rank] for rank in ranks) + (low_ace - ace if ranks[0] == 0 else 0))
    return max(found, default=None)


def ways(game: str, hand: tuple[int, ...]) -> list[tuple[tuple[tuple[int, ...], int], ...]]:
    """Every set of disjoint melds of the hand, each meld with its worth, twins and jokers alike."""
    everyone = range(len(hand))
    melds = {}
    for size in range(3, len(hand) + 1):
        for places in combinations(everyone, size):
            cards = tuple(sorted(hand[place] for place in places))
            value = worth(game, cards)
            if value is not None:
                melds[places] = cards, value

    def lay(first: int, used: frozenset[int]) -> list[tuple[tuple[tuple[int, ...], int], ...]]:
        if first == len(hand):
            return [()]
        found = lay(first + 1, used)
        if first not in used:
            found = list(found)
            for places, meld in melds.items():
                if places[0] == first and not used & set(places):
                    found += [(meld, *rest) for rest in lay(first + 1, used | set(places))]
        return found

    return [tuple(way) for way in {tuple(sorted(way)) for way in lay(0, frozenset())}]


def left_over(hand: tuple[int, ...], way: tuple[tuple[tuple[int, ...], int], ...]) -> Counter[int]:
    return Counter(hand) - Counter(card for cards, _ in way for card in cards)


def small_hands(game: str, count: int) -> list[tuple[int, ...]]:
    chance = random.Random(game)
    dealt = []
    for number in range(count):
        copies, jokers = (2, number % 3) if game in WILD else (1, 0)
        ranks = [(chance.randrange(13) + at) % 13 for at in range(5)] if number % 4 else [0, 1, 2, 11, 12]
        pack = [suit * 13 + rank for suit in range(4 if number % 2 else 2) for rank in {*ranks}] * copies
        size = min(len(pack), 8)
        dealt.append(tuple(sorted(chance.sample(pack, size - jokers) + [JOKER] * jokers)))
    return dealt


@pytest.mark.parametrize("game", [*WILD, "standard_rummy", "phom"])
def test_counts_first_melds_and_demands_against_all_ways(game: str) -> None:
    rules = games.get(game)
    values = [rules.values.of(face) for face in range(53)]
    chance = random.Random(1)
    for hand in small_hands(game, 120):
        every = ways(game, hand)
        deadwood = [sum(values[card] * count for card, count in left_over(hand, way).items()) for way in every]
        assert solve.count_best(rules, hand) == deadwood.count(min(deadwood)), hand

        must = chance.choice(hand)
        meeting = [left for way, left in zip(every, deadwood, strict=True) if any(must in cards for cards, _ in way)]
        found = solve.hand(rules, hand, must=[must])
        assert (found.deadwood if found else None) == min(meeting, default=None), (hand, must)
        if found is not None:
            assert any(must in as_held(meld) for meld in found.melds)

        taken = chance.sample([card for card in hand if hand.count(card) == 1 and card != JOKER] or [99], 1)
        if taken != [99] and len({*hand}) > 2:
            other = chance.choice([card for card in hand if hand.count(card) == 1 and card != JOKER])
            apart = sorted({*taken, other})
            keeping = [
                left
                for way, left in zip(every, deadwood, strict=True)
                if sorted(card for cards, _ in way for card in cards if card in apart) == apart
                and all(sum(card in apart for card in cards) <= 1 for cards, _ in way)
            ]
            kept = solve.hand(rules, hand, apart=apart)
            assert (kept.deadwood if kept else None) == min(keeping, default=None), (hand, apart)

        if game not in POINTS:
            continue
        for minimum in (20, rules.opening.minimum if rules.opening else 30):
            enough = [way for way in every if way and sum(value for _, value in way) >= minimum]
            sizes = [sum(len(cards) for cards, _ in way) for way in enough]
            for use, wanted in (("fewest", min(sizes, default=0)), ("most", max(sizes, default=0))):
                play = solve.first_meld_of_hand(rules, hand, use=use, minimum=minimum)  # type: ignore[arg-type]
                laid = [] if play is None else [as_held(meld) for meld in play.melds]
                assert sum(map(len, laid)) == wanted, (hand, minimum, use)
                if play is not None:
                    most = sum(worth(game, tuple(sorted(meld))) or 0 for meld in laid)
                    assert minimum <= play.value <= most
                    assert not Counter(card for meld in laid for card in meld) - Counter(hand)


@pytest.mark.parametrize("game", ["knock_rummy", "german_rummy", "phom"])
def test_the_discard_leaves_the_least(game: str) -> None:
    rules = games.get(game)
    for hand in small_hands(game, 60):
        play = solve.hand(rules, hand, discard=True)
        assert play is not None
        assert play.discard is not None
        rests = {face: [*hand] for face in hand}
        for face, rest in rests.items():
            rest.remove(face)
        least = {face: solve.hand(rules, rest) for face, rest in rests.items()}
        assert play.deadwood == min(each.deadwood for each in least.values() if each is not None)
        assert play.deadwood == solve.hand_batch(rules, bytes(hand), len(hand), discard=True)[0]
        kept = solve.hand(rules, hand, discard=True, keep=[play.discard])
        assert kept is None or kept.discard != play.discard


def test_whole_hands() -> None:
    def down(game: str, hand: str, **asked: Any) -> HandPlay | None:
        return solve.whole_hand(games.get(game), parse(hand), **asked)

    assert down("nowrang", "2S 3S 4S 5S 6S 7S 8S 9S TS JS") is not None
    assert down("nowrang", "QS KS AS 2S 3S 4S 5S 6S 7S 8S") is not None
    assert down("nowrang", "AS 2S 3S 5S 6S 7S 8S 9H TH JH") is None
    assert down("queen_city_rum", "6C 6D 6H 6S 9H TH JH") is not None
    spared = down("queen_city_rum", "6C 6D 6H 6S 9H TH JH KD", discard=True)
    assert spared is not None
    assert spared.discard == parse_face("KD")
    assert down("phom", "5S 6S 7S 8S 9S TS 2C 2D 2H", apart=parse("7S TS")) is not None
    assert down("phom", "5S 6S 7S 8S 2S 2C 2D 2H 3H", apart=parse("7S 8S")) is None
    contract = "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2S JK 4S"
    assert down("continental_rum", contract) is not None
    assert down("continental_rum", contract.replace("3H", "7D")) is None
    shown = down("indian_rummy_points", "5H 6H 7H 9S JK JS 4C 4D 4S KD KS KC KH", wild=2)
    assert shown is not None
    assert shown.status == "valid_show"
    assert down("german_rummy", "3H 3D 3C JK JK JK 4S") is None


# --- limits


def test_over_the_limits() -> None:
    german, standard = games.get("german_rummy"), games.get("standard_rummy")
    for play in (solve.hand, solve.whole_hand, solve.first_meld_of_hand, solve.count_best):
        with pytest.raises(ValueError, match="63 cards"):
            play(german, [*range(52), *range(12)])
        with pytest.raises(ValueError, match="3 of AS"):
            play(german, [0, 0, 0])
        with pytest.raises(ValueError, match="JK is no card"):
            play(standard, [52])
        with pytest.raises(ValueError, match="racks of tiles"):
            play(games.get("rummikub"), [64])
    with pytest.raises(ValueError, match="a rank is wild"):
        solve.first_meld_of_hand(games.get("continental_rum", deuces_wild=True), [1, 2, 3])


anything = st.lists(st.one_of(st.integers(0, 52), st.integers(-3, 200), st.sampled_from([0, 1, 2, 52])), max_size=30)


@examples(250)
@given(
    game=st.sampled_from(CARD_GAMES),
    hand=anything,
    wild=st.none() | st.integers(-1, 14),
    demands=st.lists(st.integers(0, 52), max_size=2),
    discard=st.booleans(),
)
def test_any_hand_is_answered_or_refused(
    game: str, hand: list[int], wild: int | None, demands: list[int], discard: bool
) -> None:
    rules = games.get(game)
    for must, apart in ((demands, []), ([], demands)):
        with contextlib.suppress(ValueError):
            found = solve.hand(rules, hand, wild=wild, discard=discard, must=must, apart=apart)
            if found is not None:
                lying = [face for meld in found.melds for face in as_held(meld)]
                gone = [] if found.discard is None else [found.discard]
                assert sorted([*lying, *found.left, *gone]) == sorted(hand)
    with contextlib.suppress(ValueError):
        solve.whole_hand(rules, hand, wild=wild, discard=discard)
    with contextlib.suppress(ValueError):
        solve.hand_batch(rules, bytes(abs(face) % 256 for face in hand), 5, wild=wild)


@examples(150)
@given(game=st.sampled_from(WILD), hand=st.lists(st.sampled_from([*range(6), *range(13, 19), 52]), max_size=15))
def test_any_first_meld_is_answered_or_refused(game: str, hand: list[int]) -> None:
    for use in ("fewest", "most"):
        with contextlib.suppress(ValueError):
            solve.first_meld_of_hand(games.get(game), hand, use=use)


SLOW = [
    ("german_rummy", {}, "2S 3S 4S 5S 7S 3H 4H 5H 6H 7H 8H 9H KH KH 2D 3D 4D 5D 6D TD JK JK JK JK JK"),
    ("german_rummy", {}, "2S 3S 4S 6S 6S 2H 2H 3H 3H 4H 5H 6H 7H 2D 3D 4D 5D 5D 6D JK JK"),
    ("caloochi", {}, "2S 4S 5S 6S 6S KS 4H 5H 6H 7H 8H 8H 3D 4D 4D 5D 6D 7D 7D 8D 5C JK JK JK JK"),
    (
        "continental_rum",
        {"deuces_wild": True},
        "2S 2S 2S 3S 4S 5S 6S 7S 7S AH 2H 2H 3H 3H 3H 4H 4H 5H 6H 7H 7H 7H QH 2D JK",
    ),
]
"""The slowest hands that hill climbing over hands of 14 to 25 cards has found."""


@pytest.mark.parametrize(("game", "options", "hand"), SLOW)
def test_the_worst_hands_come_to_an_end(game: str, options: dict[str, Any], hand: str) -> None:
    # 5 to 25 ms; a blow-up would take minutes.
    rules = games.get(game, **options)
    play = solve.hand(rules, parse(hand))
    assert play is not None
    assert len(play.left) + sum(map(len, play.melds)) == len(parse(hand))
    if not options:
        most = solve.first_meld_of_hand(rules, parse(hand), use="most")
        assert most is not None
        assert most.melds
