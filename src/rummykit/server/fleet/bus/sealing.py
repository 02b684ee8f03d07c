"""Sealing envelopes with a key that the servers share, so that nobody else on the bus can read or forge them.

AES-256-GCM, over the message, its sender, receiver, number and time. Each sender draws a salt, and the way to each
receiver has a key of its own, made from the shared one and that salt; its nonces are the numbers of the envelopes, none
of which is used twice. An envelope that is played back is no newer than the last one heard, and `Bus` drops it; one
that was held back is dropped here once it is too old.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rummykit.server.fleet.bus.envelope import Envelope

if TYPE_CHECKING:  # loaded by the first seal: a server alone seals nothing
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

NONE = "none"
"""Stands for a key: envelopes travel unsealed."""

SHORTEST = 32
"""Characters of the shortest key: 128 bits in hexadecimal digits."""

_SALT = 16
_TIME = 8
_HEAD = _SALT + _TIME
_PURPOSE = b"rummykit bus 1"


class Unauthenticated(Exception):
    """An envelope was not sealed with a key of ours, was changed, or is too old."""


class Seal:
    """Seals with the first of `keys`, and opens what was sealed with any, so keys can be exchanged server by server.

    A key is a text of `SHORTEST` characters or more, or `NONE`; raises ValueError for others.
    """

    def __init__(self, keys: Sequence[str], age_seconds: float, now: Callable[[], float] = time.time) -> None:
        for key in keys:
            if key != NONE and len(key) < SHORTEST:
                raise ValueError(f"a key of the bus has {SHORTEST} characters or more")
        masters = [None if key == NONE else hashlib.sha256(key.encode()).digest() for key in keys or (NONE,)]
        self._own = masters[0]
        self._masters = [master for master in masters if master is not None]
        self._trusting = None in masters
        self._age_ms = round(age_seconds * 1000)
        self._now = now
        self._salt = secrets.token_bytes(_SALT)
        self._sending: dict[tuple[str, str], AESGCM] = {}
        self._known: dict[tuple[str, str], tuple[bytes, AESGCM]] = {}

    def seal(self, envelope: Envelope) -> Envelope:
        """The envelope as it travels. An envelope is sealed once; sent again, it is the same."""
        if self._own is None:
            return envelope
        pair = envelope.sender, envelope.to
        if (cipher := self._sending.get(pair)) is None:
            cipher = self._sending[pair] = _cipher(self._own, self._salt, envelope)
        at = round(self._now() * 1000).to_bytes(_TIME)
        sealed = cipher.encrypt(_nonce(envelope), envelope.message, at)
        return envelope._replace(message=self._salt + at + sealed)

    def open(self, envelope: Envelope) -> bytes:
        """The message in an envelope that came; raises `Unauthenticated`."""
        from cryptography.exceptions import InvalidTag

        salt, at, sealed = envelope.message[:_SALT], envelope.message[_SALT:_HEAD], envelope.message[_HEAD:]
        for cipher in self._ciphers(salt, envelope):
            try:
                message = cipher.decrypt(_nonce(envelope), sealed, at)
            except (InvalidTag, ValueError, OverflowError):
                continue
            if abs(self._now() * 1000 - int.from_bytes(at)) > self._age_ms:
                raise Unauthenticated
            self._known[envelope.sender, envelope.to] = salt, cipher
            return message
        if self._trusting:
            return envelope.message
        raise Unauthenticated

    def _ciphers(self, salt: bytes, envelope: Envelope) -> Sequence[AESGCM]:
        # Only what opened an envelope is remembered: strangers can fill no memory.
        known = self._known.get((envelope.sender, envelope.to))
        if known is not None and known[0] == salt:
            return (known[1],)
        return [_cipher(master, salt, envelope) for master in self._masters]


def _cipher(master: bytes, salt: bytes, envelope: Envelope) -> AESGCM:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    whose = b"\0".join([_PURPOSE, salt.hex().encode(), envelope.sender.encode(), envelope.to.encode()])
    return AESGCM(hmac.digest(master, whose, "sha256"))


def _nonce(envelope: Envelope) -> bytes:
    return envelope.number.to_bytes(12)
