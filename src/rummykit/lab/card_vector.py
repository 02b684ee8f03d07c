"""One-pack card games side by side that the kernel plays, by flat numbers or rows of candidates."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from rummykit._playout import CardRowVector, CardVector
from rummykit.lab.actions import ActionSpace
from rummykit.lab.candidates import CardCandidates
from rummykit.lab.encode import Encoder
from rummykit.lab.flat import Flat
from rummykit.lab.kernel_deals import KernelDeals
from rummykit.lab.kernel_encoding import encoding_of, is_encoded
from rummykit.lab.numbered import phases
from rummykit.lab.rewards import RewardName
from rummykit.play.steps.discard import DiscardStep
from rummykit.play.steps.draw import DrawStep
from rummykit.play.turn_flow import turn_flow_of
from rummykit.play.view import Phase
from rummykit.playout.cards import card_sheet
from rummykit.rules import ClaimWindow, Draw, ForceWindow, GoOut, Rules
from rummykit.vocabulary.steps.knock.play import KnockStep

PLANES: Final = (
    "hand", "top", "pile", "unseen", "taken", "must_play", "upcard", "open_hand", "known", "laid", "discarded",
    "counted", "taken_pile", "depth", "kept",
)  # fmt: skip
SCALARS: Final = (
    "phase", "step", "stock", "pile", "turn_number", "plays", "knock_limit", "deadwood", "upcard_offers",
    "cards", "draws", "opened", "shown", "to_act", "starter", "dealer", "knocker", "closer", "fighters",
    "laid_on", "resume", "claimant", "careless", "turns_left",
)  # fmt: skip
"""What the kernel knows of a one-pack card game."""

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
    "show": ("show", 0),
}
"""By the names of native/playout/card_numbers.hpp the label of the first flat number of a kind."""

WINDOWS: Final[tuple[Phase, ...]] = ("call", "lay_off", "answer", "dealt", "claim", "force")
"""The phases in which others answer, and the one before the first turn."""


VERBS: Final = (
    "draw", "draw", "draw", "pass", "meld", "meld", "lay_off", "go_out", "go_out", "knock", "call", "discard",
    "call_end", "fight", "show_dealt", "claim", "force", "lay_off", "open", "show_melds",
)  # fmt: skip
"""The verb of each kind of action in native/playout/card_deal.hpp."""


def card_deals(encoder: Encoder, space: ActionSpace, n: int, reward: RewardName, threads: int) -> KernelDeals | None:
    """The kernel's deals, None where it does not play, encode and reward all of this; no word is guessed at."""
    rules = encoder.rules
    sheet = card_sheet(rules, encoder.players)
    if reward not in ("points", "difference") or encoder.stands or not is_encoded(encoder, PLANES, SCALARS):
        return None
    if turn_flow_of(rules).steps[0].phase != "draw" or sheet is None:
        return None
    common: dict[str, Any] = {
        "sheets": [sheet],
        "size": n,
        "threads": threads,
        "encoding": encoding_of(encoder, _places(rules)),
    }
    if isinstance(space, Flat):
        common["numbers"] = _first_numbers(space)
        return KernelDeals(encoder, n, reward, lambda seed: CardVector(seed=seed, **common))
    if not isinstance(space, CardCandidates) or not _has_rows(rules):
        return None
    common |= verb_numbers(space, VERBS)
    return KernelDeals(encoder, n, reward, lambda seed: CardRowVector(seed=seed, **common))


def _has_rows(rules: Rules) -> bool:
    """Whether the kernel has rows for every action: not for claims, cards turned up and whole hands that go out."""
    draw = rules.step(Draw)
    windows = (GoOut, ClaimWindow, ForceWindow)
    return rules.pack.is_whole and not (draw and draw.faced) and not any(map(rules.step, windows))


def verb_numbers(space: CardCandidates, kinds: Sequence[str]) -> dict[str, Any]:
    """The places of the verbs of the kernel's kinds of action; 0 for one that the sheet does not have."""
    places = [space.verbs.index(verb) if verb in space.verbs else 0 for verb in kinds]
    return {"verbs": places, "verb_count": len(space.verbs)}


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
