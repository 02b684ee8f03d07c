"""What is printed on the pieces that were found: the second network, and what its answer means."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rummykit.camera.crops import Numbers, Pixels, crops, moved, pyramid
from rummykit.camera.networks import Pieces, answer

COLOURS = "rbko"
AT_ONCE = 64
LOOKS = 3
"""How often a piece is cut out at most, for what lies otherwise than was thought is cut out again."""
NEAR, STRAIGHT = 0.08, 0.985
"""What is not looked at again: moved and stretched by less than this, its turn's cosine more than this."""
NOTHING = 0.9
"""How sure it must be that there is no piece to look no longer."""
CLEAR = 0.95
"""How sure number and upright stand must be to look no longer; the piece is moved all the same."""


class Print(NamedTuple):
    """What may be printed on each of some pieces, each row of numbers and of colours summing to 1.

    `numbers`: 14 columns, the first for a joker.
    `colours`: 4 columns in the order of `COLOURS`.
    `upright`: how likely it is a piece seen upright.
    """

    numbers: Numbers
    colours: Numbers
    upright: Numbers


def printed(photo: Pixels, places: Numbers, pieces: Pieces = "tiles") -> tuple[Numbers, Print]:
    """The places, moved to where the pieces lie really, and what is printed there: of all looks the clearest."""
    levels = pyramid(photo)
    best, said = places.copy(), np.zeros((len(places), 27))
    clearest = np.zeros(len(places))
    which, here = np.arange(len(places)), places
    for _ in range(LOOKS):
        seen = _said(levels, here, pieces)
        there = moved(here, seen[:, 21:])
        clear = _shares(seen[:, :14]).max(1, initial=0) * _shares(seen[:, 18:21])[:, 0]
        better = clear >= clearest[which]
        best[which[better]], said[which[better]], clearest[which[better]] = there[better], seen[better], clear[better]
        again = _elsewhere(seen) & (clear < CLEAR)
        which, here = which[again], there[again]
    return best, Print(_shares(said[:, :14]), _shares(said[:, 14:18]), _shares(said[:, 18:21])[:, 0])


def _said(levels: list[Pixels], places: Numbers, pieces: Pieces) -> Numbers:
    """The network's answers, of the shape (pieces, 27)."""
    parts = [
        answer("reader", crops(levels, places[at : at + AT_ONCE]), pieces) for at in range(0, len(places), AT_ONCE)
    ]
    return np.concatenate(parts).astype(float) if parts else np.zeros((0, 27))


def _elsewhere(said: Numbers) -> npt.NDArray[np.bool_]:
    """Which are pieces that lie otherwise than was thought."""
    right, up, cos, sin, taller, wider = said[:, 21:].T
    turned = cos < STRAIGHT * np.hypot(cos, sin)
    off = np.abs(np.stack([right, up, taller, wider])).max(0) > NEAR
    there: npt.NDArray[np.bool_] = (turned | off) & (_shares(said[:, 18:21])[:, 2] < NOTHING)
    return there


def _shares(logits: Numbers) -> Numbers:
    least = np.exp(logits - logits.max(1, keepdims=True, initial=-1e9))
    shares: Numbers = least / least.sum(1, keepdims=True)
    return shares
