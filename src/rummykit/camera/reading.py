"""What is printed on the pieces that were found: the second network, and what its answer means."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rummykit.camera.crops import Numbers, Pixels, crops, pyramid
from rummykit.camera.networks import answer

COLOURS = "rbko"
AT_ONCE = 64


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
    """The network's answers, each the mean of two looks from slightly different distances."""
    looks = []
    for scale in (0.95, 1.06):
        seen = places.copy()
        seen[:, 4:] *= np.float32(scale)
        parts = [answer("reader", crops(levels, seen[at : at + AT_ONCE])) for at in range(0, len(seen), AT_ONCE)]
        looks.append(np.concatenate(parts) if parts else np.zeros((0, 21), np.float32))
    mean: Numbers = (looks[0] + looks[1]) * np.float32(0.5)
    return mean


def _about(places: Numbers) -> Numbers:
    turned = places.copy()
    turned[:, 2:4] *= -1
    return turned


def _shares(logits: Numbers) -> npt.NDArray[np.float32]:
    least = np.exp(logits - logits.max(1, keepdims=True, initial=-1e9))
    shares: npt.NDArray[np.float32] = least / least.sum(1, keepdims=True)
    return shares
