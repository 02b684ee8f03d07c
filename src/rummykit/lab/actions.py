"""Actions as numbers: every action space turns a number into the very `Action` that the engine plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, Protocol, TypeAlias, get_args

from rummykit.lab.extra import lab_packages
from rummykit.play.actions import Action, Faces, Melds
from rummykit.play.view import View
from rummykit.rules import Rules

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

SpaceName: TypeAlias = Literal["flat", "candidates", "listed", "micro"]


@dataclass(frozen=True, slots=True)
class PartialTurn:
    """A turn that is put together tile by tile.

    `tiles` of the rack are to be played so far, in ascending order. `proof` is a play that has them all: its tiles and
    the table after it.
    """

    tiles: Faces = ()
    proof: tuple[Faces, Melds] = field(default=((), ()), compare=False)


@dataclass(frozen=True, slots=True)
class OpenMoves:
    """What the seat to act may choose: by its number an action, or a turn that goes on.

    `rows` describe the choices where numbers mean something else every time (rows, features; float32).
    """

    moves: Mapping[int, Action | PartialTurn]
    rows: NDArray[np.float32] | None = None

    def mask(self, size: int) -> NDArray[np.int8]:
        """One for each number that may be chosen; `size` long."""
        mask = np.zeros(size, np.int8)
        mask[list(self.moves)] = 1
        return mask


class ActionSpace(Protocol):
    """The numbers 0 … `size` - 1 and what they mean."""

    @property
    def name(self) -> SpaceName:
        """What it is called."""

    @property
    def size(self) -> int:
        """How many numbers there are."""

    @property
    def features(self) -> tuple[int, int] | None:
        """The shape of `OpenMoves.rows`."""

    def choices(self, view: View, begun: PartialTurn) -> OpenMoves:
        """What the seat of the view, whose turn it is, may choose after what it has `begun`; never nothing."""


@lru_cache(maxsize=64)
def action_space(rules: Rules, name: SpaceName | None = None) -> ActionSpace:
    """An action space of a sheet; None is `flat` where there is one, or else `candidates`.

    Raises `ValueError` for an unknown name, and for a sheet that the space is not for.
    """
    from rummykit.lab.candidates import CardCandidates
    from rummykit.lab.flat import Flat
    from rummykit.lab.listed_tiles import ListedTiles
    from rummykit.lab.micro import Micro
    from rummykit.lab.tile_candidates import TileCandidates

    if name is None:
        name = "flat" if Flat.covers(rules) else "candidates"
    if name == "flat":
        return Flat(rules)
    if name == "listed":
        return ListedTiles(rules)
    if name == "micro":
        return Micro(rules)
    if name == "candidates":
        return TileCandidates(rules) if rules.rearranges else CardCandidates(rules)
    raise ValueError(f"There is no action space {name!r}; there are: {', '.join(get_args(SpaceName))}.")


def unfit(name: SpaceName, rules: Rules, why: str) -> ValueError:
    """What is raised for a sheet that an action space is not for."""
    return ValueError(f"The action space {name!r} is not for {rules.names.en}: {why}.")
