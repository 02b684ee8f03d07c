"""Packages that come with the extras `lab` and `data`, and the errors for a missing package or an unknown choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager


def check_choice(what: str, chosen: object, choices: Iterable[object]) -> None:
    """Raise `ValueError` for a choice that there is not."""
    choices = tuple(choices)
    if chosen not in choices:
        raise ValueError(f"There is no {what} {chosen!r}; there are: {', '.join(map(str, choices))}.")


@contextmanager
def lab_packages(what: str = "The laboratory", extra: str = "lab") -> Iterator[None]:
    """Imports within say what to install where a package is missing: the extra that `what` needs."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "rummykit").partition(".")[0]
        if package == "rummykit":
            raise
        raise ModuleNotFoundError(f"{what} needs {package}: pip install 'rummykit[{extra}]'", name=package) from error
