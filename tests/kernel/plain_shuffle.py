"""The shuffle of docs/shuffle.md in plain Python, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count
from struct import unpack
from typing import TypeVar

from rummykit.shuffle import Seed, seed_bytes

T = TypeVar("T")


def stream(seed: Seed, label: str) -> Iterator[int]:
    """The random stream of step 3, without end."""
    key = sha256(b"rummykit shuffle 1\0" + label.encode() + b"\0" + seed_bytes(seed)).digest()
    for block in count():
        yield from unpack(">8I", sha256(key + block.to_bytes(8, "big")).digest())


def below(n: int, numbers: Iterator[int]) -> int:
    """A number of step 4."""
    return next(x for x in numbers if x < 2**32 - 2**32 % n) % n


def shuffled(items: Iterable[T], seed: Seed, label: str) -> list[T]:
    """`items` after the exchanges of step 5."""
    order, numbers = list(items), stream(seed, label)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, numbers)
        order[i], order[j] = order[j], order[i]
    return order
