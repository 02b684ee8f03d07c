"""What is printed on the pieces that were found: the second network, and what its answer means."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rummykit.camera.crops import Numbers, Pixels, crops, pyramid
from rummykit.camera.networks import answer

COLOURS = "rbko"
AT_ONCE = 64
LOOKS = (0.0, -0.25, 0.25)
"""By how much the cut-out pieces are turned, in radians, for what was found is not turned exactly."""


class Print(NamedTuple):
    """What may be printed on each of some pieces, each row summing to 1.

    `numbers`: 14 columns, the first for a joker.
    `colours`: 4 columns in the order of `COLOURS`.
    `upright`, `turned`: whether it is a piece seen upright or upside down.
    """

    numbers: Numbers
    colours: Numbers
    upright: Numbers
    turned: Numbers


def printed(photo: Pixels, places: Numbers) -> tuple[Numbers, Print]:
    """The places, turned where a piece lay upside down, and what is printed there."""
    levels = pyramid(photo)
    said = _said(levels, places)
    other_way = _about(places)
    doubtful = np.flatnonzero(said[:, 19] + 2.0 > said[:, 18])
    if len(doubtful):
        again = _said(levels, other_way[doubtful])
        better = _shares(again[:, 18:])[:, 0] > _shares(said[doubtful, 18:])[:, 0]
        turned = doubtful[better]
        said[turned], places = again[better], places.copy()
        places[turned] = other_way[turned]
    kind = _shares(said[:, 18:])
    return places, Print(_shares(said[:, :14]), _shares(said[:, 14:18]), kind[:, 0], kind[:, 1])


def _said(levels: list[Pixels], places: Numbers) -> Numbers:
    """The network's answers: of three looks, each turned a little, the print of the clearest, and the mean kind."""
    looks = []
    for turn in LOOKS:
        seen = places.copy()
        cos, sin = np.float32(np.cos(turn)), np.float32(np.sin(turn))
        seen[:, 2] = places[:, 2] * cos - places[:, 3] * sin
        seen[:, 3] = places[:, 2] * sin + places[:, 3] * cos
        parts = [answer("reader", crops(levels, seen[at : at + AT_ONCE])) for at in range(0, len(seen), AT_ONCE)]
        looks.append(np.concatenate(parts) if parts else np.zeros((0, 21), np.float32))
    clear = np.stack([_shares(look[:, :14]).max(1, initial=0) * _shares(look[:, 18:])[:, 0] for look in looks])
    said = np.stack(looks)
    best: Numbers = said[clear.argmax(0), np.arange(len(places))]
    best[:, 18:] = said[:, :, 18:].mean(0)
    return best


def _about(places: Numbers) -> Numbers:
    turned = places.copy()
    turned[:, 2:4] *= -1
    return turned


def _shares(logits: Numbers) -> npt.NDArray[np.float32]:
    least = np.exp(logits - logits.max(1, keepdims=True, initial=-1e9))
    shares: npt.NDArray[np.float32] = least / least.sum(1, keepdims=True)
    return shares
