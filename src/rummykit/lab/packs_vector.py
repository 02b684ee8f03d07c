"""Deals side by side that the kernel plays: melds of several packs on the table, candidates seen as `cards-v1`."""

from __future__ import annotations

from typing import Final

from rummykit._playout import PacksVector
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
from rummykit.playout.packs_sheet import packs_sheets
from rummykit.rules import BuyWindow, Rules

PLANES: Final = ("hand", "top", "pile", "unseen", "taken", "must_play", "wilds", "known", "laid", "discarded")
SCALARS: Final = (
    "phase", "step", "stock", "pile", "turn_number", "plays", "upcard_offers", "cards", "draws", "opened", "shown",
    "to_act", "starter", "dealer", "scheduled", "opened_now", "bought", "resume",
)  # fmt: skip
"""What the kernel knows of such a game."""
VERBS: Final = ("draw", "draw", "buy", "pass", "swap", "meld", "open", "lay_off", "discard")
"""The verbs of the kinds of action of native/playout/packs_deal.hpp."""


def packs_deals(encoder: Encoder, space: ActionSpace, n: int, reward: RewardName, threads: int) -> KernelDeals | None:
    """The kernel's deals, None where it does not play, encode and reward all of this; no word is guessed at."""
    if not isinstance(space, CardCandidates) or reward not in ("points", "difference"):
        return None
    sheets = packs_sheets(encoder.rules, encoder.players)
    if not sheets or not is_encoded(encoder, PLANES, SCALARS):
        return None
    encoding = encoding_of(encoder, _places(encoder.rules))
    verbs = verb_numbers(space, VERBS)
    return KernelDeals(
        encoder,
        n,
        reward,
        lambda seed: PacksVector(sheets=sheets, size=n, seed=seed, threads=threads, encoding=encoding, **verbs),
    )


def _places(rules: Rules) -> list[tuple[int, int]]:
    """The phase and the step of each place of `PacksAt` in native/playout/packs_deal.hpp; zeros for no purchases."""
    steps, named = turn_flow_of(rules).steps, phases(rules)
    drawn = next(step.place + 1 for step in steps if isinstance(step, DrawStep))
    buy = next((at for at, step in enumerate(rules.turn) if isinstance(step, BuyWindow)), None)
    bought = (0, 0) if buy is None else (named.index("buy"), buy)
    return [(named.index("draw"), 0), (named.index(steps[drawn].phase), drawn), bought]
