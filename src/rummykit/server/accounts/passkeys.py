"""Passkeys: what a browser is asked for, and whether what it answers is right (WebAuthn, by py_webauthn)."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from webauthn import verify_authentication_response, verify_registration_response

from rummykit.server.accounts.protocol import PasskeyMade, PasskeyUsed
from rummykit.server.refusals import TableRefusal

_TRANSPORTS = frozenset({"ble", "hybrid", "internal", "nfc", "smart-card", "usb"})
_LONGEST_ID = 1366
"""1023 bytes in base64url, the longest credential id there may be."""


class Site(NamedTuple):
    """Which site a passkey is for: `rp` is its name alone, `origin` has scheme and port."""

    rp: str
    origin: str


class NewPasskey(NamedTuple):
    """A passkey that was made just now, checked."""

    id: str
    public_key: bytes
    sign_count: int
    transports: str


def site_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Site:
    """The site that a request was sent from; the guard at the door has seen that it is this server's own."""
    said = connection.headers.get("origin") or f"{connection.url.scheme}://{connection.headers.get('host', '')}"
    try:
        return Site(urlsplit(said).hostname or "", said)
    except ValueError:
        raise TableRefusal("wrong_origin") from None


def new_challenge() -> bytes:
    """What is to be signed: 32 random bytes."""
    return secrets.token_bytes(32)


def checked_new(made: PasskeyMade, challenge: bytes, site: Site) -> NewPasskey:
    """The passkey that a browser says it has made for a challenge; raises `TableRefusal("passkey_refused")`."""
    answer = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
    try:
        verified = verify_registration_response(
            credential={"id": made.id, "rawId": made.id, "type": "public-key", "response": answer},
            expected_challenge=challenge,
            expected_rp_id=site.rp,
            expected_origin=site.origin,
        )
    except Exception:  # whatever a library makes of rubbish that strangers send, it is no passkey
        raise TableRefusal("passkey_refused") from None
    if len(made.id) > _LONGEST_ID:
        raise TableRefusal("passkey_refused")
    transports = ",".join(sorted(_TRANSPORTS.intersection(made.transports)))
    return NewPasskey(made.id, verified.credential_public_key, verified.sign_count, transports)


def checked_use(used: PasskeyUsed, challenge: bytes, site: Site, public_key: bytes, sign_count: int) -> int:
    """The sign count of a passkey that has signed a challenge; raises `TableRefusal("passkey_refused")`.

    A count that goes back tells of a passkey that was copied.
    """
    answer = {
        "clientDataJSON": used.client_data,
        "authenticatorData": used.authenticator_data,
        "signature": used.signature,
    }
    try:
        verified = verify_authentication_response(
            credential={"id": used.id, "rawId": used.id, "type": "public-key", "response": answer},
            expected_challenge=challenge,
            expected_rp_id=site.rp,
            expected_origin=site.origin,
            credential_public_key=public_key,
            credential_current_sign_count=sign_count,
        )
    except Exception:  # as above
        raise TableRefusal("passkey_refused") from None
    return verified.new_sign_count
