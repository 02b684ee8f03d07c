"""The shuffle: seeded, unbiased, and reproducible in any language.

The procedure, byte by byte (``docs/shuffle.md`` has test vectors, the kernel does it in ``native/shuffle.cpp``):

1. A seed is a byte string. An integer seed stands for its decimal digits in ASCII, a text seed for its UTF-8.
2. ``key = SHA-256(b"rummykit shuffle 1" + b"\\0" + label + b"\\0" + seed)``; the label (UTF-8) says what is shuffled.
3. Block i (i = 0, 1, 2, …) of the random stream is ``SHA-256(key + i as 8 bytes, big-endian)``, read as eight
   unsigned 32-bit big-endian numbers.
4. A number below n is drawn by taking the next stream number x until ``x < 2**32 - 2**32 % n``; it is ``x % n``.
5. Fisher and Yates: for i from the last place down to 1, draw j below i + 1 and exchange places i and j.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, TypeVar

from rummykit._native import shuffled as _shuffled

Seed: TypeAlias = int | str | bytes
T = TypeVar("T")

FEW = 8
"""The number of items that one block of the stream settles."""


def seed_bytes(seed: Seed) -> bytes:
    """The bytes a seed stands for; raises `TypeError` for what is no seed."""
    if isinstance(seed, bytes):
        return seed
    if not isinstance(seed, int | str):
        raise TypeError(f"A seed is a whole number, a text or bytes, not {seed!r}.")
    return str(seed).encode()


def shuffled(items: Iterable[T], seed: Seed, label: str) -> list[T]:
    """`items` in the order that `seed` and `label` give."""
    return _shuffled(items, _message(seed, label))


def drawn(items: Sequence[T], seed: Seed, label: str) -> Iterator[T]:
    """`shuffled` read from its last place to its first; items are worked out only as far as they are asked for."""
    message = _message(seed, label)
    yield from reversed(_shuffled(items, message, FEW))
    yield from reversed(_shuffled(items, message)[:-FEW])


def _message(seed: Seed, label: str) -> bytes:
    return b"rummykit shuffle 1\0" + label.encode() + b"\0" + seed_bytes(seed)
