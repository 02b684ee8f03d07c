"""Deals side by side that the kernel plays: melds of several packs on the table, candidates seen as `cards-v1`."""

from __future__ import annotations

from typing import Any, Final

from rummykit._playout import PacksVector
from rummykit.lab.actions import ActionSpace
from rummykit.lab.candidates import ROWS, CardCandidates
from rummykit.lab.encode import Encoder
from rummykit.lab.extra import lab_packages
from rummykit.lab.numbered import numbered_steps, phases
from rummykit.lab.rewards import RewardName
from rummykit.lab.vector_step import VectorStep, rewarded
from rummykit.play.steps.draw import DrawStep
from rummykit.play.turn_flow import turn_flow_of
from rummykit.playout.packs_sheet import packs_sheets
from rummykit.rules import BuyWindow, Rules
from rummykit.shuffle import Seed, seed_bytes

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

ENCODER: Final = "cards-v1"
PLANES: Final = ("hand", "top", "pile", "unseen", "taken", "must_play", "wilds", "known", "laid", "discarded")
SCALARS: Final = (
    "phase", "step", "stock", "pile", "turn_number", "plays", "upcard_offers", "cards", "draws", "opened", "shown",
    "to_act", "starter", "dealer", "scheduled", "opened_now", "bought", "resume",
)  # fmt: skip
"""What the kernel can encode, numbered as in native/playout/packs_encoder.hpp."""
ACTIONS: Final = ("draw", "draw", "buy", "pass", "swap", "meld", "open", "lay_off", "discard")
"""The verbs of the kinds of action of native/playout/packs_deal.hpp."""


class PacksDeals:
    """The kernel's deals (`rummykit.lab.vector_step.SideBySide`)."""

    def __init__(self, encoder: Encoder, space: CardCandidates, n: int, reward: RewardName, threads: int) -> None:
        self.rules, self.players, self.n, self.threads = encoder.rules, encoder.players, n, threads
        self._encoder, self._space, self._reward = encoder, space, reward
        self._points = np.zeros((n, self.players), np.int32)
        self.deal(0)

    def deal(self, seed: Seed) -> None:
        """Deal all of them anew."""
        rules, encoder, verbs = self.rules, self._encoder, self._space.verbs
        self._deals = PacksVector(
            sheets=packs_sheets(rules, self.players),
            size=self.n,
            seed=seed_bytes(seed),
            threads=self.threads,
            rows=ROWS,
            words={
                "melds": encoder.melds,
                "steps": len(numbered_steps(rules)) + 1,
                "phases": len(phases(rules)),
                "schedule": len(rules.schedule),
                "jokers": int(rules.wilds is not None and bool(rules.pack.jokers)),
                "verbs": len(verbs),
            },
            planes=[PLANES.index(plane.name) for plane, _ in encoder.planes],
            scalars=[SCALARS.index(scalar.name) for scalar, _ in encoder.scalars],
            places=_places(rules),
            verbs=[verbs.index(verb) if verb in verbs else 0 for verb in ACTIONS],
        )
        assert self._deals.observed == encoder.size
        assert (ROWS, self._deals.row_size) == self._space.features

    def state(self) -> bytes:
        """Where all of them stand, as this build of the kernel reads it."""
        return self._deals.state()

    def restore(self, state: Any) -> None:
        """Go on from there."""
        self._deals.restore(state)

    def step(self, numbers: NDArray[np.int64], batch: VectorStep) -> None:
        """Play a number in each."""
        self._deals.step(numbers.data, batch.ended.data, self._points.data)
        rewarded(batch, self._points, 1, self._reward)

    def show(self, batch: VectorStep) -> None:
        """Fill in what each seat to act sees and may choose."""
        assert batch.candidates is not None
        seen, rows, mask = batch.observation.data, batch.candidates.data, batch.action_mask.data
        self._deals.show(seen, rows, mask, batch.seat.data, batch.observation.size > 0)

    def take_alike(self, source: PacksDeals, slots: NDArray[np.int64], seeds: NDArray[np.int64]) -> None:
        """Every deal becomes one that looks like one of `source` to the seat to act there."""
        self._deals.take_alike(source._deals, slots.data, seeds.data)


def packs_deals(encoder: Encoder, space: ActionSpace, n: int, reward: RewardName, threads: int) -> PacksDeals | None:
    """The kernel's deals, None where it does not play, encode and reward all of this; no word is guessed at."""
    if not isinstance(space, CardCandidates) or reward not in ("points", "difference") or not _encoded(encoder):
        return None
    if not packs_sheets(encoder.rules, encoder.players):
        return None
    return PacksDeals(encoder, space, n, reward, threads)


def _encoded(encoder: Encoder) -> bool:
    """Whether the kernel has every part of an observation."""
    planes, scalars = ({part.name for part, _ in parts} for parts in (encoder.planes, encoder.scalars))
    return encoder.name == ENCODER and planes <= {*PLANES} and scalars <= {*SCALARS}


def _places(rules: Rules) -> list[tuple[int, int]]:
    """The phase and the step of each place of `PacksAt` in native/playout/packs_deal.hpp; zeros for no purchases."""
    steps, named = turn_flow_of(rules).steps, phases(rules)
    drawn = next(step.place + 1 for step in steps if isinstance(step, DrawStep))
    buy = next((at for at, step in enumerate(rules.turn) if isinstance(step, BuyWindow)), None)
    bought = (0, 0) if buy is None else (named.index("buy"), buy)
    return [(named.index("draw"), 0), (named.index(steps[drawn].phase), drawn), bought]
