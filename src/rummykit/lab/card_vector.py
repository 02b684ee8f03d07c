"""Deals side by side that the kernel plays: one-pack card games by flat numbers, seen as `cards-v1`."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from rummykit._playout import CardVector
from rummykit.lab.actions import ActionSpace
from rummykit.lab.encode import Encoder
from rummykit.lab.extra import lab_packages
from rummykit.lab.flat import Flat
from rummykit.lab.numbered import numbered_steps, phases
from rummykit.lab.rewards import RewardName
from rummykit.lab.vector_step import VectorStep, rewarded
from rummykit.play.steps.discard import DiscardStep
from rummykit.play.steps.draw import DrawStep
from rummykit.play.turn_flow import turn_flow_of
from rummykit.play.view import Phase
from rummykit.playout.cards import card_sheet
from rummykit.rules import Rules
from rummykit.shuffle import Seed, seed_bytes
from rummykit.vocabulary.steps.knock.play import KnockStep

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

ENCODER: Final = "cards-v1"
PLANES: Final = (
    "hand", "top", "pile", "unseen", "taken", "must_play", "upcard", "open_hand", "known", "laid", "discarded",
)  # fmt: skip
SCALARS: Final = (
    "phase", "step", "stock", "pile", "turn_number", "plays", "knock_limit", "deadwood", "upcard_offers",
    "cards", "draws", "opened", "shown", "to_act", "starter", "dealer", "knocker", "closer", "fighters",
    "laid_on", "resume", "claimant",
)  # fmt: skip
"""What the kernel can encode, numbered as in native/playout/card_encoder.hpp."""

FIRST: Final[dict[str, tuple[Hashable, ...]]] = {
    "draw_stock": ("draw", "stock"),
    "draw_top": ("draw", "top"),
    "pass": ("pass",),
    "knock": ("knock",),
    "draw_face": ("draw", 0),
    "discard": ("discard", 0),
    "lay_off": ("lay_off", 0, "group"),
    "call": ("call", "group"),
    "go_out": ("go_out", None),
    "call_end": ("call_end",),
    "fight": ("fight",),
    "show_dealt": ("show_dealt",),
    "force": ("force", "group"),
}
"""By the names of native/playout/card_numbers.hpp the label of the first flat number of a kind."""

WINDOWS: Final[tuple[Phase, ...]] = ("call", "lay_off", "answer", "dealt", "claim", "force")
"""The phases in which others answer, and the one before the first turn."""


class FlatDeals:
    """The kernel's deals (`rummykit.lab.vector_step.SideBySide`)."""

    def __init__(self, encoder: Encoder, space: Flat, n: int, reward: RewardName, threads: int) -> None:
        self.rules, self.players, self.n, self.threads = encoder.rules, encoder.players, n, threads
        self._encoder, self._space, self._reward = encoder, space, reward
        self._sign = -1 if self.rules.scoring.low_score_wins else 1
        self._points = np.zeros((n, self.players), np.int32)
        self.deal(0)

    def deal(self, seed: Seed) -> None:
        """Deal all of them anew."""
        sheet, encoder = card_sheet(self.rules, self.players), self._encoder
        assert sheet is not None
        self._deals = CardVector(
            sheet=sheet,
            size=self.n,
            seed=seed_bytes(seed),
            threads=self.threads,
            numbers=_first_numbers(self._space),
            planes=[PLANES.index(plane.name) for plane, _ in encoder.planes],
            scalars=[SCALARS.index(scalar.name) for scalar, _ in encoder.scalars],
            melds=encoder.melds,
            steps=len(numbered_steps(self.rules)) + 1,
            phases=len(phases(self.rules)),
            places=_places(self.rules),
        )
        assert self._deals.observed == encoder.size

    def state(self) -> bytes:
        """Where all of them stand, as this build of the kernel reads it."""
        return self._deals.state()

    def restore(self, state: Any) -> None:
        """Go on from there."""
        self._deals.restore(state)

    def step(self, numbers: NDArray[np.int64], batch: VectorStep) -> None:
        """Play a number in each."""
        self._deals.step(numbers.data, batch.ended.data, self._points.data)
        rewarded(batch, self._points, self._sign, self._reward)

    def show(self, batch: VectorStep) -> None:
        """Fill in what each seat to act sees and may choose."""
        seen, mask, seats = batch.observation.data, batch.action_mask.data, batch.seat.data
        self._deals.show(seen, mask, seats, batch.observation.size > 0)

    def take_alike(self, source: FlatDeals, slots: NDArray[np.int64], seeds: NDArray[np.int64]) -> None:
        """Every deal becomes one that looks like one of `source` to the seat to act there."""
        self._deals.take_alike(source._deals, slots.data, seeds.data)


def card_deals(encoder: Encoder, space: ActionSpace, n: int, reward: RewardName, threads: int) -> FlatDeals | None:
    """The kernel's deals, None where it does not play, encode and reward all of this; no word is guessed at."""
    if not isinstance(space, Flat) or reward not in ("points", "difference") or not _encoded(encoder):
        return None
    rules = encoder.rules
    steps = turn_flow_of(rules).steps
    if steps[0].phase != "draw" or card_sheet(rules, encoder.players) is None:
        return None
    return FlatDeals(encoder, space, n, reward, threads)


def _encoded(encoder: Encoder) -> bool:
    """Whether the kernel has every part of an observation."""
    planes, scalars = ({part.name for part, _ in parts} for parts in (encoder.planes, encoder.scalars))
    return encoder.name == ENCODER and not encoder.stands and planes <= {*PLANES} and scalars <= {*SCALARS}


def _first_numbers(space: Flat) -> dict[str, int]:
    """The first flat number of every kind of action that the space has."""
    found = {name: space.numbers[label] for name, label in FIRST.items() if label in space.numbers}
    for label, number in space.numbers.items():  # those with many, ascending
        if label[0] in ("meld", "claim"):
            found.setdefault(str(label[0]), number)
    return found | {"size": space.size}


def _places(rules: Rules) -> list[tuple[int, int]]:
    """The phase and the step of each place of `At` in native/playout/card_deal.hpp, then of a discard after a knock.

    Zeros stand for places that the sheet does not have.
    """
    steps, named = turn_flow_of(rules).steps, phases(rules)
    drawn = next(step.place + 1 for step in steps if isinstance(step, DrawStep))
    after_knock = next((step.place + 1 for step in steps if isinstance(step, KnockStep)), 0)
    discard = next((step.place for step in steps if isinstance(step, DiscardStep)), 0)

    def window(phase: Phase) -> tuple[int, int]:
        places = [step.place for step in steps if step.phase == phase]
        return (named.index(phase), places[0]) if places else (0, 0)

    play = named.index("play")
    before = [(named.index("draw"), 0), (play, drawn), (play, discard)]
    return [*before, *(window(phase) for phase in WINDOWS), (play, after_knock)]
