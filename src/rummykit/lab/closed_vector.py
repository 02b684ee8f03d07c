"""Games with closed hands side by side that the kernel plays, by rows of candidates."""

from __future__ import annotations

from typing import Any, Final

from rummykit._playout import ClosedVector
from rummykit.lab.actions import ActionSpace
from rummykit.lab.candidates import CardCandidates
from rummykit.lab.card_vector import verb_numbers
from rummykit.lab.encode import Encoder
from rummykit.lab.kernel_deals import KernelDeals
from rummykit.lab.kernel_encoding import encoding_of, is_encoded
from rummykit.lab.numbered import phases
from rummykit.lab.rewards import RewardName
from rummykit.play.steps.draw import DrawStep
from rummykit.play.turn_flow import turn_flow_of
from rummykit.playout.closed_sheets import closed_sheets
from rummykit.rules import Rules

PLANES: Final = (
    "hand", "top", "pile", "unseen", "taken", "must_play", "wilds", "indicator", "known", "laid", "discarded",
)  # fmt: skip
SCALARS: Final = (
    "phase", "step", "stock", "pile", "turn_number", "plays", "upcard_offers", "scheduled", "cards", "draws", "opened",
    "shown", "misses", "out", "to_act", "starter", "dealer", "finisher", "shower",
)  # fmt: skip
"""What the kernel knows of a game with closed hands."""

VERBS: Final = ("drop", "draw", "draw", "declare", "go_out", "go_out", "discard", "show_indicator")
"""The verb of each kind of action in native/playout/closed_deal.hpp."""


def closed_deals(encoder: Encoder, space: ActionSpace, n: int, reward: RewardName, threads: int) -> KernelDeals | None:
    """The kernel's deals, None where it does not play, encode and reward all of this; no word is guessed at."""
    if not isinstance(space, CardCandidates) or reward not in ("points", "difference"):
        return None
    sheets = closed_sheets(encoder.rules, encoder.players)
    if sheets is None or encoder.melds or not is_encoded(encoder, PLANES, SCALARS):
        return None
    given: dict[str, Any] = {
        "sheets": sheets,
        "size": n,
        "threads": threads,
        "encoding": encoding_of(encoder, _places(encoder.rules)),
        **verb_numbers(space, VERBS),
    }
    return KernelDeals(encoder, n, reward, lambda seed: ClosedVector(seed=seed, **given))


def _places(rules: Rules) -> list[tuple[int, int]]:
    """The phase and the step of a turn at its beginning, after the draw, and after the indicator's twin was shown."""
    steps, named = turn_flow_of(rules).steps, phases(rules)
    drawn = next(step.place + 1 for step in steps if isinstance(step, DrawStep))
    shown = drawn + 1  # the step in which it is shown comes right after the draw
    return [(named.index(steps[place].phase), place) for place in (0, drawn, shown)]
