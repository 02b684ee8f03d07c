"""Packages that come with the extra `lab`, and what is said where one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def lab_packages() -> Iterator[None]:
    """Imports within say what to install where a package is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "rummykit":
            raise
        raise ModuleNotFoundError(
            f"The laboratory needs {error.name}: pip install rummykit[lab]", name=error.name
        ) from error
