"""Why some cards are no meld: a code of `rummykit.rules.refusals` and what its sentence needs."""

from __future__ import annotations

from typing import NamedTuple


class Flaw(NamedTuple):
    """A refusal in the making; melds know no game and raise nothing."""

    code: str
    params: dict[str, str | int]
