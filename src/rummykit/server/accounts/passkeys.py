"""Passkeys: what a browser is asked for, and checking its answer (WebAuthn).

By py_webauthn, which is loaded for the first answer: that takes too long for the event loop.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.account_messages import PasskeyMade, PasskeyUsed

_PORTS = {"http": 80, "https": 443}
_TRANSPORTS = frozenset({"ble", "hybrid", "internal", "nfc", "smart-card", "usb"})
_LONGEST_ID = 1366
"""1023 bytes in base64url, the longest credential id there may be."""


class Site(NamedTuple):
    """Which site a passkey is for: `rp` is its name alone, `origin` has scheme and port."""

    rp: str
    origin: str


class NewPasskey(NamedTuple):
    """A passkey that has just been made and checked."""

    id: str
    public_key: bytes
    sign_count: int
    transports: str


class NoSite(ValueError):
    """Passkeys cannot be made for this address; the text says why."""


def site_at(address: str) -> Site:
    """The site at an address such as `https://rummy.example`, which has nothing after the port; raises `NoSite`.

    What a request says about it is not believed: anybody who reaches the server could say anything.
    """
    try:
        parts = urlsplit(address)
        name, port = parts.hostname or "", parts.port
    except ValueError:
        raise NoSite(f"{address} is no address.") from None
    if parts.scheme not in _PORTS or not name or parts.path not in ("", "/") or parts.query or parts.username:
        raise NoSite(f"{address} is no address such as https://rummy.example.")
    if parts.scheme != "https" and name != "localhost":
        raise NoSite(f"Outside localhost passkeys need https, which {address} has not.")
    if ":" in name or name.replace(".", "").isdigit():
        raise NoSite(f"Passkeys are made for names, and {name} is a number.")
    tail = "" if port in (None, _PORTS[parts.scheme]) else f":{port}"
    return Site(name, f"{parts.scheme}://{name}{tail}")


def load() -> None:
    """Load what checks answers: for a thread, before a first answer is checked where nothing may be held up."""
    import webauthn  # noqa: F401


def new_challenge() -> bytes:
    """What is to be signed: 32 random bytes."""
    return secrets.token_bytes(32)


def checked_new(made: PasskeyMade, challenge: bytes, site: Site) -> NewPasskey:
    """The passkey that a browser says it has made for a challenge; raises `TableRefusal("passkey_refused")`."""
    from webauthn import verify_registration_response

    answer = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
    try:
        _check_frame(made.client_data)
        verified = verify_registration_response(
            require_user_verification=True,
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

    A count that goes backwards means that the passkey was copied.
    """
    from webauthn import verify_authentication_response

    answer = {
        "clientDataJSON": used.client_data,
        "authenticatorData": used.authenticator_data,
        "signature": used.signature,
    }
    try:
        _check_frame(used.client_data)
        verified = verify_authentication_response(
            require_user_verification=True,
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


class _Frame(msgspec.Struct, rename="camel"):
    """What a browser says of the page in which a passkey was asked for, besides its origin."""

    cross_origin: bool | None = None
    top_origin: str | None = None


def _check_frame(client_data: str) -> None:
    """Raise `TableRefusal` for a page in a frame of another site: a person does not see there what is signed."""
    from webauthn.helpers import base64url_to_bytes

    frame = msgspec.json.decode(base64url_to_bytes(client_data), type=_Frame)
    if frame.cross_origin or frame.top_origin is not None:
        raise TableRefusal("passkey_refused")
