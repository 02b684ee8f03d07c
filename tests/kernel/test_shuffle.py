"""The kernel shuffles as plain Python does, byte for byte."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from rummykit import shuffle
from rummykit._native import shuffled
from rummykit.shuffle import Seed
from tests.kernel import plain_shuffle


@pytest.mark.parametrize("size", [0, 1, 2, 3, 8, 9, 52, 106, 318, 5000])
def test_packs_of_any_size(size: int) -> None:
    for number in range(20):
        of = range(size), number, f"deal {number} turnover {size}"
        assert shuffle.shuffled(*of) == plain_shuffle.shuffled(*of)


def test_seeds_of_every_length_up_to_three_blocks_of_the_hash() -> None:
    chance = Random(1)
    for length in range(192):
        seed = chance.randbytes(length)
        assert shuffle.shuffled(range(53), seed, "deal 0") == plain_shuffle.shuffled(range(53), seed, "deal 0")


@pytest.mark.parametrize("seed", [0, -1, 2**200, "", "拉密", "a\0b", b"\0", b"\xff" * 32])
def test_seeds_of_every_kind(seed: Seed) -> None:
    assert shuffle.shuffled(range(106), seed, "Würfel") == plain_shuffle.shuffled(range(106), seed, "Würfel")


def test_a_number_that_is_thrown_away() -> None:
    """No seed for which a number of a pack is thrown away comes up by chance; this one was looked for."""
    thrown = 2**32 - 2**32 % 104
    assert list(islice(plain_shuffle.stream(132431, "deal 0"), 3))[2] >= thrown
    assert shuffle.shuffled(range(106), 132431, "deal 0") == plain_shuffle.shuffled(range(106), 132431, "deal 0")


def test_what_is_shuffled_may_be_anything_that_can_be_walked() -> None:
    words = ["a", "b", "a", "c"]
    assert shuffled(iter(words), b"") == shuffled(tuple(words), b"") == shuffled(words, b"")
    assert sorted(shuffled(words, b"")) == sorted(words)
    assert words == ["a", "b", "a", "c"]


@pytest.mark.parametrize("size", [0, 1, 5, 8, 9, 53, 106])
def test_drawn_begins_with_the_last_place(size: int) -> None:
    of = range(size), 7, "deal 0 start"
    assert list(shuffle.drawn(*of)) == shuffle.shuffled(*of)[::-1]


@pytest.mark.parametrize("last", [0, 1, 7, 8, 52, 53, 54, 1000])
def test_the_last_places_alone(last: int) -> None:
    assert shuffled(range(53), b"any", last) == shuffled(range(53), b"any")[max(0, 53 - last) :]
    assert shuffled([], b"any", last) == []


@pytest.mark.parametrize(("items", "message"), [(7, b""), ([1], "text"), ([1], None)])
def test_what_cannot_be_shuffled_is_refused(items: object, message: object) -> None:
    with pytest.raises(TypeError):
        shuffled(items, message)  # type: ignore[arg-type]
