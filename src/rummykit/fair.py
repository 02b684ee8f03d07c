"""Fair deals: a seed is promised by its hash, mixed with what the players add, and revealed afterwards.

The procedure, byte by byte (``docs/shuffle.md`` explains it, says what it guarantees, and has test vectors):

1. Before a match the seeds of all its deals exist: 32 bytes each, every one the SHA-256 of the next. Everybody is shown
   the promise of the first, ``SHA-256(seed)`` in hexadecimal digits, and so all of them are fixed.
2. Every seat promises what it adds: 32 random bytes, of which it tells the SHA-256 of
   ``b"rummykit chance 1" + b"\\0" + promise of the first seed + seat + bytes``.
3. When the match begins the list of these promises is fixed. Only then every seat opens its own: tells the bytes. Who
   does not is left out, and named.
4. ``mixed = SHA-256(b"rummykit mix 1" + b"\\0" + seed + additions)``, where the additions follow each other in the
   order of the seats, each as its seat (one byte), its length (one byte) and its bytes. The deal's seed is `mixed`.
5. After each deal its seed is revealed, and anybody can do the same again.

That is scheme 2. In scheme 1, of tables made before, the seeds are not a chain, and additions of 1 to 32 bytes were
told to the server at once, for each deal anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Literal, TypeAlias

LONGEST_ADDITION = 32
ADDITION = 32
"""The length of an addition that is promised first: too long to guess from its hash."""
DEALS = 512
"""The length of the chain, and so the most deals of a match: no match that was ever played comes near it."""

Scheme: TypeAlias = Literal[1, 2]


def promise(seed: bytes) -> str:
    """The promise published before a deal: the SHA-256 of its seed in hexadecimal digits."""
    return sha256(seed).hexdigest()


def chance_promise(first: str, seat: int, addition: bytes) -> bytes:
    """What a seat publishes before its addition; `first` is the promise of the first seed, in hexadecimal digits.

    So a promise fits one match and one seat, and nobody can pass off a copy as their own.
    """
    return sha256(b"rummykit chance 1\0" + bytes.fromhex(first) + bytes([seat]) + addition).digest()


def mixed(seed: bytes, additions: Mapping[int, bytes]) -> bytes:
    """The seed that a deal is shuffled with; `additions` are at most 32 bytes, by seat."""
    parts = [bytes([seat, len(added)]) + added for seat, added in sorted(additions.items())]
    return sha256(b"rummykit mix 1\0" + seed + b"".join(parts)).digest()


def chain_seed(secret: bytes, number: int) -> bytes:
    """The seed of a deal below `DEALS`, counted from 0: the SHA-256 of the next deal's, the last made from `secret`.

    Anybody who learns it can check all earlier seeds against the first promise, but learns nothing about later ones.
    """
    seed = sha256(b"rummykit chain 1\0" + secret).digest()
    for _ in range(DEALS - 1 - number):
        seed = sha256(seed).digest()
    return seed


def deal_seed(secret: bytes, number: int) -> bytes:
    """The seed of a deal of scheme 1, counted from 0; it says nothing about the seeds of other deals."""
    return sha256(b"rummykit deal seed 1\0" + secret + number.to_bytes(4, "big")).digest()
