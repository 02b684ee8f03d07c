"""Why some cards are not a meld: a code of `rummykit.rules.refusals` and the params of its sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rummykit.melds.shapes import Runs


class Flaw(NamedTuple):
    """A future refusal: melds know no game and raise nothing."""

    code: str
    params: dict[str, str | int]


def run_flaw(meld: str, ranks: Iterable[int], cards: int, runs: Runs) -> Flaw:
    """Why this many cards of one suit, those of them that are not wild of these ranks, are no run."""
    if cards > runs.max_length:
        return Flaw("run_too_long", {"meld": meld, "maximum": runs.max_length})
    lowest = 2 if runs.ace == "high" else 1
    places = {(rank - lowest) % 13 for rank in ranks}
    beyond = any(
        all((place - first) % 13 < cards for place in places) for first in range(14 - cards, 13) if runs.ace != "corner"
    )
    if not beyond or runs.across:
        return Flaw("gap", {"meld": meld})
    return Flaw("ace_between" if runs.ace == "both" else "wrap", {"meld": meld})
