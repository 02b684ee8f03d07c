"""Short codes to find a table with: read out, typed in, mistaken for nothing else."""

from __future__ import annotations

import re
import secrets

LETTERS = "ACDEFGHJKLMNPQRTUVWXY34679"
"""No pair of them looks alike: B and 8, O and 0, I and 1, S and 5, Z and 2 are left out altogether."""

_LENGTH = 6
_BETWEEN = re.compile(r"[\s\-–.·]+")


def new_code() -> str:
    """A code as it is kept, six letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(_LENGTH))


def read_code(text: str) -> str | None:
    """The code that somebody typed, with or without a dash, in large letters or small; None if it can be none."""
    code = _BETWEEN.sub("", text[:32]).upper()
    return code if len(code) == _LENGTH and all(letter in LETTERS for letter in code) else None
