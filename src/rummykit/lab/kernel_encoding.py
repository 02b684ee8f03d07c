"""What the kernel can encode of an observation `cards-v1`, and how it is told so."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rummykit.lab.encode import Encoder
from rummykit.lab.numbered import numbered_steps, phases

ENCODER: Final = "cards-v1"
PLANES: Final = (
    "hand", "top", "pile", "unseen", "taken", "must_play", "upcard", "open_hand", "wilds", "indicator",
    "taken_pile", "depth", "known", "laid", "discarded", "counted", "kept",
)  # fmt: skip
SCALARS: Final = (
    "phase", "step", "stock", "pile", "turn_number", "plays", "knock_limit", "deadwood", "upcard_offers", "scheduled",
    "cards", "draws", "opened", "shown", "to_act", "starter", "dealer", "knocker", "closer", "fighters", "laid_on",
    "misses", "out", "finisher", "shower", "resume", "claimant", "careless",
    "turns_left", "opened_now", "bought",
)  # fmt: skip
"""The parts of an observation, numbered as in native/playout/observation.hpp."""


def is_encoded(encoder: Encoder, planes: Collection[str], scalars: Collection[str]) -> bool:
    """Whether an observation has no other parts than these."""
    mine, own = ({part.name for part, _ in parts} for parts in (encoder.planes, encoder.scalars))
    return encoder.name == ENCODER and mine <= {*planes} and own <= {*scalars}


def encoding_of(encoder: Encoder, places: list[tuple[int, int]]) -> dict[str, Any]:
    """The parts of an observation by their numbers; `places` are the phase and step of each place that a turn has."""
    rules = encoder.rules
    return {
        "planes": [PLANES.index(plane.name) for plane, _ in encoder.planes],
        "scalars": [SCALARS.index(scalar.name) for scalar, _ in encoder.scalars],
        "melds": encoder.melds,
        "steps": len(numbered_steps(rules)) + 1,
        "phases": len(phases(rules)),
        "schedule": len(rules.schedule),
        "places": places,
        "stands": encoder.stands,
    }
