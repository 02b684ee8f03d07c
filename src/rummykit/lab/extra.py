"""Packages that come with the extra `lab`, and the errors for a missing package or an unknown choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager


def check_choice(what: str, chosen: object, choices: Iterable[object]) -> None:
    """Raise `ValueError` for a choice that there is not."""
    choices = tuple(choices)
    if chosen not in choices:
        raise ValueError(f"There is no {what} {chosen!r}; there are: {', '.join(map(str, choices))}.")


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
