"""Trust in the deal: a seed that is promised by its hash, mixed with what the players add, and revealed afterwards.

The procedure, byte by byte (``docs/shuffle.md`` explains it and has test vectors):

1. Before a deal its seed exists: 32 bytes. Everybody is shown the promise, ``SHA-256(seed)`` in hexadecimal digits.
2. Until the deal begins every seat may add some bytes of its own, at most 32; nobody is told them before its end.
3. ``mixed = SHA-256(b"rummykit mix 1" + b"\\0" + seed + additions)``, where the additions follow each other in the
   order of the seats, each as its seat (one byte), its length (one byte) and its bytes. The deal's seed is `mixed`.
4. After the deal the seed and the additions are revealed, and anybody can do the same again.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

LONGEST_ADDITION = 32


def promise(seed: bytes) -> str:
    """What is published before a deal: the SHA-256 of its seed in hexadecimal digits."""
    return sha256(seed).hexdigest()


def mixed(seed: bytes, additions: Mapping[int, bytes]) -> bytes:
    """The seed that a deal is shuffled with; `additions` are at most 32 bytes, by seat."""
    parts = [bytes([seat, len(added)]) + added for seat, added in sorted(additions.items())]
    return sha256(b"rummykit mix 1\0" + seed + b"".join(parts)).digest()


def deal_seed(secret: bytes, number: int) -> bytes:
    """The seed of a deal of a match, counted from 0: whoever learns it learns nothing about those of other deals."""
    return sha256(b"rummykit deal seed 1\0" + secret + number.to_bytes(4, "big")).digest()
