"""The key with which notices are signed (VAPID, RFC 8292): made at the first start, the same for a whole fleet."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from rummykit.server.features.notices.schema import server_keys
from rummykit.server.store.directory import InTransaction

_NAME = "vapid"


class NoSigningKey(Exception):
    """The file has no such key; the text says what is wrong, and nothing of what is in it."""


class SigningKey:
    """The key pair of a fleet. `public` (base64url) is what browsers subscribe for."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        # A contact of any form is the host's to choose.
        self._vapid = Vapid02(private, conf={"no-strict": True})
        point = private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public: str = b64urlencode(point)

    def authorization(self, audience: str, contact: str, until: float) -> str:
        """The header by which a push service knows who sends; `audience` is the service's origin."""
        headers: dict[str, str] = self._vapid.sign({"aud": audience, "sub": contact, "exp": int(until)})
        return headers["Authorization"]


def read_key(pem: bytes) -> SigningKey:
    """The key in a PEM text; raises `NoSigningKey`."""
    try:
        private = serialization.load_pem_private_key(pem, password=None)
    except (ValueError, TypeError):
        raise NoSigningKey("it is no private key in PEM") from None
    if not isinstance(private, ec.EllipticCurvePrivateKey) or not isinstance(private.curve, ec.SECP256R1):
        raise NoSigningKey("its key is of another kind than P-256")
    return SigningKey(private)


def key_in(file: str) -> SigningKey:
    """The key in a file; raises `NoSigningKey`."""
    try:
        return read_key(Path(file).read_bytes())
    except OSError as error:
        raise NoSigningKey(error.strerror or "it cannot be read") from None


async def key_of_the_fleet(ask: InTransaction, now: float) -> SigningKey:
    """The key in the database, made and kept there by whichever server is first."""

    def known(db: Connection) -> str | None:
        return db.scalar(select(server_keys.c.key).where(server_keys.c.name == _NAME))

    found = await ask(known)
    if found is None:
        made = _new_pem()
        with suppress(IntegrityError):  # where another server was faster, and its key counts
            await ask(lambda db: db.execute(insert(server_keys), {"name": _NAME, "key": made, "made": now}))
        found = await ask(known)
    assert found is not None
    return read_key(found.encode())


def _new_pem() -> str:
    private = ec.generate_private_key(ec.SECP256R1())
    return private.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()
