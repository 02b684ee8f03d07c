"""Which program played: its version, and its commit where it runs from a checkout."""

from __future__ import annotations

import subprocess
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import msgspec

import rummykit
from rummykit.rules import Rules
from rummykit.sheets import to_stored


class ProgramSource(msgspec.Struct, frozen=True, kw_only=True):
    """The version of the program, and the commit it runs from: none where it was installed from a package."""

    version: str
    commit: str | None = None


@lru_cache(maxsize=1)
def program_source() -> ProgramSource:
    """What runs here; a commit with changes that are not committed ends in ``-dirty``."""
    version = rummykit.__version__
    folder = Path(rummykit.__file__).parent
    try:
        asked = ["git", "-C", str(folder), "ls-files", "--error-unmatch", "__init__.py"]
        subprocess.run(asked, check=True, capture_output=True, timeout=10)
        asked = ["git", "-C", str(folder), "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"]
        commit = subprocess.run(asked, check=True, capture_output=True, timeout=10, text=True).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ProgramSource(version=version)
    return ProgramSource(version=version, commit=commit)


def sheet_hash(sheet: Rules | msgspec.Raw) -> str:
    """SHA-256 of a rule sheet with its house rules, as records keep it; a stored sheet is taken as it stands."""
    return sha256(bytes(to_stored(sheet) if isinstance(sheet, Rules) else sheet)).hexdigest()
