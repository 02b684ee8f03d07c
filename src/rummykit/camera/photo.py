"""A photo read: which pieces lie on it, where, in which rows, and how sure each is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageOps

from rummykit.camera.cards import card_name, fans, single
from rummykit.camera.crops import Numbers, Pixels
from rummykit.camera.finding import apart, found
from rummykit.camera.knowledge import COPIES, likeliest, name_of, shares
from rummykit.camera.networks import Pieces
from rummykit.camera.reading import printed
from rummykit.camera.rows import rows

LEAST_SURE = 0.5
"""How sure it must be that something is a piece."""
LEAST_CLEAR = 0.4
"""How sure it must be which piece it is."""
SURE_JOKER = 0.75
"""How sure it must be that there is a joker among cards: any ornament may look like one."""
DOUBTFUL = 0.7
MOST_UNLIKE = 1.9
"""How many times larger than another a piece may seem, for what is near is larger."""
OTHERS = 3
LEAST_SHARE = 0.02


class SeenPiece(NamedTuple):
    """A piece on a photo.

    `piece`: what it is, in the program's notation.
    `outline`: its four corners as shares of the photo's width and height, from the upper left one of the piece on.
    `sure`: from 0 to 1, how sure it is that this is there.
    `alternatives`: what it may be instead, the likeliest first, with how likely each is.
    """

    piece: str
    outline: tuple[tuple[float, float], ...]
    sure: float
    alternatives: tuple[tuple[str, float], ...]

    @property
    def doubtful(self) -> bool:
        """Whether somebody should look again."""
        return self.sure < DOUBTFUL


class PhotoReading(NamedTuple):
    """All pieces of a photo, as they lie side by side; a piece that lies alone is a row of one."""

    rows: tuple[tuple[SeenPiece, ...], ...]

    @property
    def pieces(self) -> tuple[SeenPiece, ...]:
        """All pieces, row by row."""
        return tuple([piece for row in self.rows for piece in row])

    def __str__(self) -> str:
        return " / ".join(" ".join(piece.piece for piece in row) for row in self.rows)


def read(photo: Image.Image, *, pieces: Pieces = "tiles", rules: bool = True, copies: int = COPIES) -> PhotoReading:
    """What lies on a photo; without `rules`, each piece is read by itself.

    `copies`: how often each piece may be there, the number of packs where cards are read.

    The colours of the pieces are those of Rummikub, `r b k o`; a joker has none.
    """
    pixels: Pixels = np.asarray(ImageOps.exif_transpose(photo).convert("RGB"))
    places, heat = found(pixels, pieces)
    places, seen = printed(pixels, places, pieces)
    sure = np.sqrt(heat * seen.upright)
    likely = shares(seen)
    clear = sure * likely.max(1, initial=0)
    kept = np.flatnonzero((sure >= LEAST_SURE) & (clear >= LEAST_CLEAR) & _of_one_size(places, clear))
    kept = kept[np.argsort(-clear[kept], kind="stable")]
    kept = kept[apart(places[kept])]
    places, sure, likely = places[kept], sure[kept], likely[kept]
    if pieces == "cards":
        once = single(places, likely.argmax(1), sure)
        once = once[(likely[once].argmax(1) > 0) | (sure * likely[:, 0] >= SURE_JOKER)[once]]
        places, sure, likely = places[once], sure[once], likely[once]
    lines = rows(places) if pieces == "tiles" else fans(places)
    chosen = likeliest(likely, lines, copies) if rules else [int(each) for each in likely.argmax(1)]
    size = np.array(pixels.shape[1::-1], np.float32)
    name = name_of if pieces == "tiles" else card_name
    told = [
        _piece(name, kind, place, float(there), row, size)
        for kind, place, there, row in zip(chosen, places, sure, likely, strict=True)
    ]
    return PhotoReading(tuple([tuple([told[number] for number in line]) for line in lines]))


def _of_one_size(places: Numbers, sure: Numbers) -> npt.NDArray[np.bool_]:
    """Which places are not much smaller or larger than most of what is surely there: pieces of one set are alike."""
    if not len(places):
        return np.zeros(0, bool)
    size = np.log(places[:, 4] * places[:, 5]) / 2
    order = np.argsort(size)
    weight = np.cumsum((sure**4 * np.exp(size))[order])
    usual = size[order][np.searchsorted(weight, weight[-1] / 2)]
    kept: npt.NDArray[np.bool_] = np.abs(size - usual) < np.log(MOST_UNLIKE)
    return kept


def _piece(
    name: Callable[[int], str], kind: int, place: Numbers, there: float, likely: Numbers, size: Numbers
) -> SeenPiece:
    others = [
        int(other) for other in np.argsort(-likely)[: OTHERS + 1] if other != kind and likely[other] >= LEAST_SHARE
    ]
    return SeenPiece(
        name(kind),
        _outline(place, size),
        round(there * float(likely[kind]), 3),
        tuple([(name(other), round(float(likely[other]), 3)) for other in others[:OTHERS]]),
    )


def _outline(place: Numbers, size: Sequence[float] | Numbers) -> tuple[tuple[float, float], ...]:
    x, y, up_x, up_y, high, wide = (float(part) for part in place)
    corners = []
    for right, up in ((-0.5, 0.5), (0.5, 0.5), (0.5, -0.5), (-0.5, -0.5)):
        corner_x = x + up * high * up_x - right * wide * up_y
        corner_y = y + up * high * up_y + right * wide * up_x
        corners.append((round(corner_x / float(size[0]), 4), round(corner_y / float(size[1]), 4)))
    return tuple(corners)
