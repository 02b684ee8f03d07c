"""The two lives: every hand at its best, against a naive search that shares no code with the engine."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, RANKS, Face, Pack, colour_of, number_of, parse
from rummykit.melds.lives import Lives, lives_of
from rummykit.melds.meld import from_hand
from rummykit.melds.shapes import Groups, Runs, Wilds
from tests.indian import naive

PACK = Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 2),)).faces()
VALUES = tuple(naive.POINTS[number_of(face)] for face in range(52))


def lives(wild: int) -> Lives:
    return lives_of(Groups(), Runs(ace="both"), Wilds(jokers=True, rank=wild), VALUES)


def plain(face: Face) -> naive.Card:
    return None if face == PRINTED_JOKER else (number_of(face), colour_of(face))


def check(cards: list[Face], wild: int) -> str:
    """The arrangement is as good as the naive one, and its groups are what they are said to be."""
    found = lives(wild).best(hands.of(cards))
    fewest, shows = naive.fewest_points([plain(face) for face in cards], wild)
    assert found.points == fewest
    assert (found.status == "valid_show") == shows
    laid = [face for group in found.groups for face in from_hand(group)]
    assert sorted([*laid, *found.left]) == sorted(cards)
    kinds = [naive.kinds([plain(face) for face in from_hand(group)], wild) for group in found.groups]
    assert all(kinds)
    if found.groups:
        assert "pure" in kinds[0]
    if found.status in ("valid_show", "both_lives"):
        assert kinds[1] & {"pure", "impure"}
    if found.status == "valid_show":
        assert lives(wild).flaw(found.groups, hands.of(cards)) is None
    else:
        assert sum(naive.points(plain(face), wild) for face in found.left) == fewest
    return found.status


def near(rng: Random, size: int, wild: int) -> list[Face]:
    """A hand with much in common: one suit and a few ranks, and more wild cards than usual."""
    suit, rank = rng.randrange(4), rng.randint(1, 13)
    jokers = [face for face in PACK if face == PRINTED_JOKER or number_of(face) == wild]
    natural = [face for face in PACK if face not in jokers and (colour_of(face) == suit or number_of(face) == rank)]
    wilds = rng.randint(0, min(4, size))
    return rng.sample(jokers, wilds) + rng.sample(natural, size - wilds)


@pytest.mark.parametrize("seed", range(12))
def test_small_hands_count_what_the_naive_search_says(seed: int) -> None:
    rng = Random(seed)
    statuses = set()
    for size in (6, 7, 8, 9):
        for _ in range(8):
            wild = rng.randint(1, 13)
            statuses.add(check(near(rng, size, wild), wild))
            check(rng.sample(PACK, size), wild)
    assert {"both_lives", "first_life_only", "no_first_life", "valid_show"} >= statuses
    assert len(statuses) >= 3


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_whole_hands_count_what_the_naive_search_says(seed: int) -> None:
    rng = Random(seed)
    wild = rng.randint(1, 13)
    check(near(rng, 13, wild), wild)


def best(text: str, wild: str) -> tuple[str, int]:
    found = lives(RANKS.index(wild) + 1).best(hands.of(parse(text)))
    return found.status, found.points


def test_a_pure_run_of_six_gives_both_lives() -> None:
    assert best("5H 6H 7H 8H 9H TH 4C 4D 4S KD KS QC 8D", "2") == ("both_lives", 38)


def test_with_the_first_life_only_even_a_complete_set_counts() -> None:
    assert best("5H 6H 7H 9S JS 4C 4D 4S KD KS QC 8D AC", "2") == ("first_life_only", 79)


def test_the_first_life_alone_is_the_dearest_pure_sequence() -> None:
    assert best("2H 3H 4H 5H TS 8D 8C KC JD 9C 6C KD AC", "7")[0] == "first_life_only"
    assert best("TC JC QC KC AC 4S 4D 4H 9S 2D 2S 6D 6S", "7") == ("first_life_only", 37)


def test_without_a_first_life_everything_counts_and_nothing_is_capped_here() -> None:
    assert best("5H 6H 9H 9S JS 4C 4D 4S KD KS QC 8D AC", "2") == ("no_first_life", 99)


def test_a_wild_card_in_its_own_place_leaves_a_sequence_pure() -> None:
    assert lives(8).kind(parse("8C 9C TC")) == "pure"
    assert lives(8).kind(parse("8H 9C TC")) == "impure"
    assert best("8C 9C TC 5H 6H 8D 2S 2D 2H KD KS KC KH", "8") == ("valid_show", 0)


def test_two_jokers_and_a_wild_card_in_its_place_are_a_second_life() -> None:
    assert best("5H 6H 7H 9S JK JK 4C 4D 4S KD KS KC KH", "9") == ("valid_show", 0)


def flaw(groups: str, wild: int = 2, more: str = "") -> str | None:
    """What is wrong with showing these groups, and `more` in the hand."""
    laid = [parse(group) for group in groups.split(" / ")]
    hand = hands.of([*(face for group in laid for face in group), *parse(more)])
    found = lives(wild).flaw(laid, hand)
    return None if found is None else found.code


def test_no_first_life() -> None:
    assert flaw("5H JK 7H / 9S TS JK / 4C 4D 4S / KD KS KC KH") == "no_first_life"
    assert flaw("5H 2C 7H / 9S TS JS / 4C 4D 4S / KD KS KC KH") is None


def test_no_second_life() -> None:
    assert flaw("5H 6H 7H / 9S 9D 9C / 4C 4D 4S / KD KS KC KH") == "no_second_life"
    assert flaw("5H 6H 7H 8H 9H TH / 9D 9C 9S / KD KS KC KH") == "no_second_life"
    assert flaw("5H 6H 7H / 8H 9H TH / 9D 9C 9S / KD KS KC KH") is None


def test_cards_in_no_group() -> None:
    assert flaw("5H 6H 7H / 9S TS JK / 4C 4D 4S", more="KD KS KC KH") == "cards_in_no_group"


@pytest.mark.parametrize(
    ("groups", "code"),
    [
        ("5H 6H 7H / 9S TS JK / 4C 4D 4S / KD KS KC KH", None),
        ("5H 6H 7H / 8H 9H TH / 4C 4D 4S / KD KS KC KH", None),
        ("5H 6H 7H 8H / 9S TS JS / 4C 4D 4C / KD KS KC", "duplicate_colour"),
        ("5H 6H 7H / 9S TS JK / 4C 4D 4S / KD KS KC QC", "mixed"),
        ("KH AH 2H / 9S TS JK / 4C 4D 4S / KD KS KC KH", "ace_between"),
    ],
)
def test_a_show_and_the_group_that_is_wrong_in_it(groups: str, code: str | None) -> None:
    assert flaw(groups, wild=3) == code


def test_a_good_show_for_every_card_that_can_be_spared() -> None:
    hand = hands.of(parse("5H 6H 7H 8H 9S TS JK 4C 4D 4S KD KS KC KH"))
    shows = {card: groups for groups, card in lives(2).shows(hand)}
    assert set(shows) == set(parse("5H 8H KS KH KD KC"))
    for card, groups in shows.items():
        assert lives(2).flaw(groups, hands.remove(hand, card)) is None
