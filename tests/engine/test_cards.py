"""Faces, notation, packs and hands."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import hands
from rummykit.cards import FACES, NAMES, NotationError, Pack, is_joker, is_tile, parse, parse_face, show
from tests.examples import examples

CARDS = st.lists(st.integers(0, 52), max_size=30)


def test_every_face_has_a_name_that_names_it() -> None:
    assert all(parse_face(name) == face for name, face in FACES.items())
    assert len(set(NAMES.values())) == len(NAMES) - 1  # an unknown card and an unknown tile are written alike


@pytest.mark.parametrize("text", ["", "1H", "HA", "r0", "r14", "x3", "kk", "JK=r7", "A", "11H"])
def test_what_names_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_face(text)


def test_notation_reads_as_players_write() -> None:
    assert show(parse("7H JK=7H r7 J DJ CJ MJ")) == "7H JK=7H r7 J DJ CJ MJ"
    assert [is_tile(face) for face in parse("7H r7 J")] == [False, True, True]
    assert [is_joker(face) for face in parse("7H JK JK=7H r7 J MJ")] == [False, True, True, False, True, True]


@pytest.mark.parametrize(("copies", "jokers", "size"), [(1, 0, 52), (2, 2, 106), (2, 4, 108), (2, 6, 110), (4, 4, 212)])
def test_packs_have_all_faces_and_jokers(copies: int, jokers: int, size: int) -> None:
    pack = Pack(family="cards", copies=copies, jokers=((52, jokers),) if jokers else ())
    counts = Counter(pack.faces())
    assert len(pack) == len(pack.faces()) == size
    assert all(counts[face] == copies for face in range(52))
    assert counts[52] == jokers


@examples(100)
@given(CARDS)
def test_a_hand_is_a_multiset(faces: list[int]) -> None:
    hand = hands.of(faces)
    assert hands.faces(hand) == tuple(sorted(faces))
    assert hands.size(hand) == len(faces)
    assert list(hands.distinct(hand)) == sorted(set(faces))
    assert all(hands.count(hand, face) == faces.count(face) for face in range(53))


@examples(100)
@given(CARDS, CARDS)
def test_equal_multisets_are_equal_hands(faces: list[int], more: list[int]) -> None:
    assert (hands.of(faces) == hands.of(more)) == (Counter(faces) == Counter(more))
    assert hands.holds(hands.of(faces), more) == (Counter(more) <= Counter(faces))


@examples(100)
@given(CARDS, CARDS)
def test_taking_back_what_was_added_changes_nothing(faces: list[int], more: list[int]) -> None:
    hand = hands.of(faces)
    larger = hand
    for face in more:
        larger = hands.add(larger, face)
    assert larger == hands.of(faces + more)
    assert hands.take(larger, more) == hand
    assert hands.minus(larger, hands.of(more)) == hand


def test_what_is_not_held_cannot_be_taken() -> None:
    with pytest.raises(KeyError):
        hands.remove(hands.of(parse("7H 7H")), parse_face("8H"))
