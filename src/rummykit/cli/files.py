"""Reading files; - is standard input."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO


class CannotRead(Exception):
    """A file that cannot be read; the text names it and says why."""


def text_of(file: str) -> str:
    """The text of a file; raises `CannotRead`."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise CannotRead(f"{file}: {getattr(error, 'strerror', None) or 'this is no text'}") from None


def lines_of(file: str) -> BinaryIO:
    """The lines of a file, read as they come; raises `CannotRead`."""
    try:
        return sys.stdin.buffer if file == "-" else Path(file).open("rb")
    except OSError as error:
        raise CannotRead(f"{file}: {error.strerror}") from None
