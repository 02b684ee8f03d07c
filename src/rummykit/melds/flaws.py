"""Why some cards are not a meld: a code of `rummykit.rules.refusals` and the params of its sentence."""

from __future__ import annotations

from typing import NamedTuple


class Flaw(NamedTuple):
    """A future refusal: melds know no game and raise nothing."""

    code: str
    params: dict[str, str | int]
