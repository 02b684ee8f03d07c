"""Rearranging tables of cards of two packs, against a search that lays every card in every way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit.cards import PRINTED_JOKER, Face, parse
from rummykit.melds.card_table import rearranged, rearranged_cards
from rummykit.melds.shapes import Ace, Groups, Runs
from tests.examples import examples
from tests.kernel.wild_brute import WildGame, is_meld

GROUPS, LEX = Groups(), (*[1000 + min(10, 1 + face % 13) for face in range(52)], 1030)


def game(ace: Ace) -> WildGame:
    return WildGame((3, 4, True), (3, 14 if ace == "both" else 13, ace), (0, *[13] * 14))


@cache
def melds_with(first: Face, others: tuple[Face, ...], ace: Ace) -> tuple[tuple[Face, ...], ...]:
    """Every meld of the first card and others; of runs only those that are no two runs."""
    found = {
        cards
        for size in (2, 3, 4)
        for chosen in combinations(others, size)
        if is_meld(cards := (first, *chosen), game(ace))
    }
    return tuple(sorted(found))


def lies(cards: tuple[Face, ...], ace: Ace) -> bool:
    """Whether all cards lie in melds, jokers last."""
    if not cards:
        return True
    first, *others = cards
    if first == PRINTED_JOKER:
        return False
    for meld in melds_with(first, tuple(others), ace):
        left = Counter(others) - Counter(meld[1:])
        if lies(tuple(sorted(left.elements())), ace):
            return True
    # A joker may make any meld longer that has room.
    return cards[-1] == PRINTED_JOKER and lies_with_longer(cards, ace)


def lies_with_longer(cards: tuple[Face, ...], ace: Ace) -> bool:
    natural = tuple(face for face in cards if face != PRINTED_JOKER)
    jokers = len(cards) - len(natural)
    return any(lies(tuple(sorted((*natural, *extra))), ace) for extra in combinations([*range(52)] * 2, jokers))


def most(lying: Sequence[Face], hand: Sequence[Face], ace: Ace) -> int | None:
    """What the best cards of the hand count; None where not even those of the table lie in melds."""
    chosen = {tuple(sorted(cards)) for size in range(len(hand) + 1) for cards in combinations(hand, size)}
    worth = {cards: sum(LEX[face] for face in cards) for cards in chosen}
    for cards in sorted(chosen, key=lambda cards: -worth[cards]):
        if lies(tuple(sorted((*lying, *cards))), ace):
            return worth[cards]
    return None


def check(table: Sequence[tuple[Face, ...]], hand: Sequence[Face], ace: Ace, worth: int) -> None:
    runs = Runs(max_length=14 if ace == "both" else 13, ace=ace)
    play = rearranged(table, hand, groups=GROUPS, runs=runs, counts=LEX)
    assert play.worth == worth == sum(LEX[face] for face in play.played), (table, hand)
    assert all(is_meld(meld, game(ace)) for meld in play.table_after), play
    lying = Counter(face for meld in table for face in meld)
    assert Counter(face for meld in play.table_after for face in meld) == lying + Counter(play.played)
    assert not Counter(play.played) - Counter(hand)


def some_table(chance: random.Random, ace: Ace) -> tuple[list[tuple[Face, ...]], list[Face]]:
    """A few melds near both ends of the suits, and a hand."""
    pack = [suit * 13 + rank for suit in range(4) for rank in (0, 0, 0, 1, 2, 3, 9, 10, 11, 11, 12, 12)]
    pack = [face for face, count in Counter(pack).items() for _ in range(2)]
    chance.shuffle(pack)
    table: list[tuple[Face, ...]] = []
    for cards in combinations(pack[:16], 3):
        used = Counter(face for meld in table for face in meld)
        if len(table) < 3 and is_meld(cards, game(ace)) and not used + Counter(cards) - Counter(pack[:16]):
            table.append(tuple(sorted(cards)))
    return table, pack[16 : 16 + chance.randrange(1, 7)]


@pytest.mark.parametrize("ace", ["low", "high", "both"])
@examples(40)
@given(seed=st.integers(0, 2**32))
def test_the_best_play_of_a_small_table(ace: Ace, seed: int) -> None:
    table, hand = some_table(random.Random(seed), ace)
    worth = most([face for meld in table for face in meld], hand, ace)
    assert worth is not None
    check(table, hand, ace, worth)


@examples(30)
@given(seed=st.integers(0, 2**32))
def test_cards_that_lie_in_no_particular_melds(seed: int) -> None:
    chance = random.Random(seed)
    lying = chance.sample([suit * 13 + rank for suit in range(2) for rank in (0, 9, 10, 11, 12, 1)] * 2, 7)
    runs = Runs(max_length=14, ace="both")
    play = rearranged_cards(lying, (), groups=GROUPS, runs=runs, counts=LEX)
    assert (play is not None) == lies(tuple(sorted(lying)), "both"), sorted(lying)


@pytest.mark.parametrize(
    ("table", "hand", "played"),
    [
        ([], "QS KS AS", "AS QS KS"),
        ([], "KS AS 2S", ""),
        (["JS QS KS"], "AS", "AS"),
        (["AS 2S 3S"], "QS KS", ""),
        (["AS 2S 3S 4S"], "QS KS", "QS KS"),
        (["9S TS JS QS KS"], "AS AS QS KS", "AS AS QS KS"),
        (["AH AD AC AS"], "QS KS QH", "QS KS"),
        (["2S 3S 4S", "TS JS QS KS AS"], "AS", "AS"),
    ],
)
def test_the_ace_stands_at_both_ends(table: list[str], hand: str, played: str) -> None:
    runs = Runs(max_length=14, ace="both")
    play = rearranged([parse(meld) for meld in table], parse(hand), groups=GROUPS, runs=runs, counts=LEX)
    assert sorted(play.played) == sorted(parse(played))


def test_two_whole_packs_lie_and_a_large_hand_finds_its_places() -> None:
    runs = Runs(max_length=14, ace="both")
    chance = random.Random(5)
    pack = [*range(52)] * 2
    everything = rearranged_cards(pack, (), groups=GROUPS, runs=runs, counts=LEX)
    assert everything is not None
    for _ in range(20):
        hand = chance.sample(pack, 15)
        lying = Counter(pack) - Counter(hand)
        play = rearranged_cards([*lying.elements()], hand, groups=GROUPS, runs=runs, counts=LEX)
        assert play is None or play.worth == sum(LEX[face] for face in hand)


def test_jokers_lie_anywhere() -> None:
    runs = Runs(max_length=14, ace="both")
    for table, hand, played in [
        ([], "JK KS AS", "AS KS JK"),
        ([], "JK JK AS", "AS JK JK"),
        (["9S TS JS"], "JK JK AS", "AS JK JK"),
        (["JK 7S 8S"], "5S", "5S"),
    ]:
        play = rearranged([parse(meld) for meld in table], parse(hand), groups=GROUPS, runs=runs, counts=LEX)
        assert sorted(play.played) == sorted(parse(played)), (table, hand)
        assert all(is_meld(meld, game("both")) for meld in play.table_after)


def test_what_is_no_such_table() -> None:
    runs = Runs(ace="both")
    with pytest.raises(ValueError, match="do not all lie"):
        rearranged([parse("2S 3S 5S")], (), groups=GROUPS, runs=runs, counts=LEX)
    with pytest.raises(ValueError, match="two packs"):
        rearranged_cards((), [7, 7, 7], groups=GROUPS, runs=runs, counts=LEX)
    with pytest.raises(ValueError, match="no card"):
        rearranged_cards((), [64], groups=GROUPS, runs=runs, counts=LEX)
    with pytest.raises(ValueError, match="ends with"):
        rearranged_cards((), (), groups=GROUPS, runs=Runs(ace="corner"), counts=LEX)
    with pytest.raises(ValueError, match="different suits"):
        rearranged_cards((), (), groups=Groups(max_size=None, distinct_suits=False), runs=runs, counts=LEX)
    with pytest.raises(ValueError, match="one count"):
        rearranged_cards((), (), groups=GROUPS, runs=runs, counts=(1,))
