"""The shuffle: seeded, unbiased, and reproducible in any language.

The procedure, byte by byte (``docs/shuffle.md`` has test vectors):

1. A seed is a byte string. An integer seed stands for its decimal digits in ASCII, a text seed for its UTF-8.
2. ``key = SHA-256(b"rummykit shuffle 1" + b"\\0" + label + b"\\0" + seed)``; the label (UTF-8) says what is shuffled.
3. Block i (i = 0, 1, 2, …) of the random stream is ``SHA-256(key + i as 8 bytes, big-endian)``, read as eight
   unsigned 32-bit big-endian numbers.
4. A number below n is drawn by taking the next stream number x until ``x < 2**32 - 2**32 % n``; it is ``x % n``.
5. Fisher and Yates: for i from the last place down to 1, draw j below i + 1 and exchange places i and j.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import sha256
from itertools import chain, count
from struct import Struct
from typing import TypeAlias, TypeVar

Seed: TypeAlias = int | str | bytes
T = TypeVar("T")

EIGHT_NUMBERS = Struct(">8I").unpack


def seed_bytes(seed: Seed) -> bytes:
    """The bytes a seed stands for."""
    if isinstance(seed, bytes):
        return seed
    return str(seed).encode() if isinstance(seed, int) else seed.encode()


def _blocks(seed: Seed, label: str) -> Iterator[tuple[int, ...]]:
    """The random stream, eight numbers at a time."""
    key = sha256(b"rummykit shuffle 1\0" + label.encode() + b"\0" + seed_bytes(seed)).digest()
    for block in count():
        yield EIGHT_NUMBERS(sha256(key + block.to_bytes(8, "big")).digest())


def stream(seed: Seed, label: str) -> Iterator[int]:
    """The random stream of step 3, without end."""
    return chain.from_iterable(_blocks(seed, label))


@lru_cache(maxsize=64)
def _bounds(size: int) -> list[tuple[int, int, int]]:
    """Every place from the last down to 1, how many places it is exchanged among, and the limit of step 4."""
    return [(n - 1, n, 2**32 - 2**32 % n) for n in range(size, 1, -1)]


def shuffled(items: Iterable[T], seed: Seed, label: str) -> list[T]:
    """`items` in the order that `seed` and `label` give."""
    order = list(items)
    deque(_settled(order, seed, label), maxlen=0)
    return order


def drawn(items: Iterable[T], seed: Seed, label: str) -> Iterator[T]:
    """`shuffled` read from its last place to its first; only what is asked for is worked out."""
    order = list(items)
    for place in _settled(order, seed, label):
        yield order[place]
    yield from order[:1]


def _settled(order: list[T], seed: Seed, label: str) -> Iterator[int]:
    """Shuffle in place, and tell each place from the last down to 1 as soon as it is settled."""
    numbers = stream(seed, label)
    for (place, n, limit), x in zip(_bounds(len(order)), numbers, strict=False):
        while x >= limit:
            x = next(numbers)
        j = x % n
        order[place], order[j] = order[j], order[place]
        yield place
