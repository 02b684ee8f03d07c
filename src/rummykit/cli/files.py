"""Reading files; - is standard input. The byte order mark that some editors put before a text is no part of it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

MARK = "\ufeff"
"""A byte order mark."""


class CannotRead(Exception):
    """A file that cannot be read; the text names it and says why."""


def text_of(file: str) -> str:
    """The text of a file; raises `CannotRead`."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
        return text.removeprefix(MARK)
    except (OSError, UnicodeError) as error:
        raise CannotRead(f"{file}: {getattr(error, 'strerror', None) or 'this is no text'}") from None


@contextmanager
def lines_of(file: str) -> Iterator[Iterator[bytes]]:
    """The lines of a file, read as they come; raises `CannotRead`."""
    with _opened(file) as read:
        yield unmarked(read)


def _opened(file: str) -> BinaryIO:
    try:
        return sys.stdin.buffer if file == "-" else Path(file).open("rb")
    except OSError as error:
        raise CannotRead(f"{file}: {error.strerror}") from None


def unmarked(lines: Iterable[bytes]) -> Iterator[bytes]:
    """The same lines, the first one without a byte order mark."""
    rest = iter(lines)
    for first in rest:
        yield first.removeprefix(MARK.encode())
        yield from rest
