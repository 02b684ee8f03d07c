"""Guests: a secret in a cookie, and the key made from it, which the log may keep.

One random secret a browser, for all tables. A seat keeps its SHA-256 only; 256 random bits need no salt and no
stretching. So the same browser finds its seat again, and a rematch seats the same people by copying keys.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

COOKIE = "rummykit_guest"
COOKIE_SECONDS = 365 * 24 * 3600

_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """A new guest's secret: 32 random bytes, URL-safe."""
    return secrets.token_urlsafe(32)


def key_of(secret: str | None) -> str | None:
    """The key (hex) of a cookie's secret; None for no cookie, or one that this server never made."""
    if secret is None or _SECRET.fullmatch(secret) is None:
        return None
    return hashlib.sha256(secret.encode("ascii")).hexdigest()


def same_key(one: str, other: str) -> bool:
    """True for equal keys, in constant time."""
    return hmac.compare_digest(one, other)
