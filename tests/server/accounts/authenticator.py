"""A passkey device in software: ES256 keys, attestation "none", and every way to answer wrongly."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import encode_cbor

from rummykit.server.wire.account_messages import PasskeyAsked, SignInAsked

_PRESENT_AND_VERIFIED = 0x05
_WITH_CREDENTIAL = 0x40


def b64(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass(frozen=True, kw_only=True)
class Slip:
    """What is said instead of the truth; None is the truth."""

    origin: str | None = None
    rp: str | None = None
    challenge: str | None = None
    flags: int = _PRESENT_AND_VERIFIED
    frame: dict[str, Any] = field(default_factory=dict)
    """What the browser says of the page besides: that it is in a frame of another site."""


TRUTH = Slip()


@dataclass
class Authenticator:
    """A device with one passkey; `count` is the number of times it has signed."""

    origin: str
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    count: int = 0

    def make(self, asked: PasskeyAsked, label: str = "Phone", slip: Slip = TRUTH) -> dict[str, Any]:
        """A new passkey, as the page posts it."""
        point = self.key.public_key().public_numbers()
        cose = encode_cbor({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        data = self._data(slip.rp or asked.rp, slip.flags | _WITH_CREDENTIAL) + credential
        return {
            "id": b64(self.id),
            "client_data": b64(self._client("webauthn.create", slip.challenge or asked.challenge, slip)),
            "attestation": b64(encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})),
            "transports": ["internal", "telepathy"],
            "label": label,
        }

    def sign(self, asked: SignInAsked, label: str = "Phone", slip: Slip = TRUTH) -> dict[str, Any]:
        """A signature, as the page posts it."""
        self.count += 1
        client = self._client("webauthn.get", slip.challenge or asked.challenge, slip)
        data = self._data(slip.rp or asked.rp, slip.flags)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": b64(self.id),
            "client_data": b64(client),
            "authenticator_data": b64(data),
            "signature": b64(signature),
            "label": label,
        }

    def _data(self, rp: str, flags: int) -> bytes:
        return hashlib.sha256(rp.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, slip: Slip) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": slip.origin or self.origin, "crossOrigin": False}
        return json.dumps(said | slip.frame).encode()
