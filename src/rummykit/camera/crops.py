"""Cutting pieces out of a photo, uprighted and of one size, as the reader of pieces sees them."""

from typing import Any

import numpy as np
import numpy.typing as npt

HIGH, WIDE = 64, 48
ROOM = 1.2  # what is cut out is so much larger than the piece

Pixels = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.floating[Any]]
"""Counted with double precision, as the page counts, so that both cut out the same."""
Seen = npt.NDArray[np.float32]
"""What a network sees or says."""


def halved(pixels: Pixels) -> Pixels:
    """A picture of half the width and height, each pixel the mean of four."""
    high, wide = pixels.shape[0] // 2 * 2, pixels.shape[1] // 2 * 2
    parts = pixels[:high, :wide].astype(np.uint16)
    total = parts[::2, ::2] + parts[1::2, ::2] + parts[::2, 1::2] + parts[1::2, 1::2]
    return ((total + 2) >> 2).astype(np.uint8)


def resized(pixels: Pixels, scale: float) -> Pixels:
    """A picture made smaller by a factor from ½ to 2."""
    high, wide = (max(1, round(side / scale)) for side in pixels.shape[:2])
    rows = (np.arange(high) + 0.5) * pixels.shape[0] / high - 0.5
    columns = (np.arange(wide) + 0.5) * pixels.shape[1] / wide - 0.5
    x, y = np.meshgrid(columns, rows)
    return np.clip(np.round(_bilinear(pixels, x, y, 1, 0)), 0, 255).astype(np.uint8)


def pyramid(pixels: Pixels) -> list[Pixels]:
    """A picture and its halves, as long as a piece could fill one."""
    levels = [pixels]
    while min(levels[-1].shape[:2]) >= 2 * HIGH:
        levels.append(halved(levels[-1]))
    return levels


def crops(levels: list[Pixels], places: Numbers) -> Seen:
    """The pieces at places: rows of middle x and y, the unit vector up, height and width, in pixels of the first level.

    The answer has the shape (pieces, 3, HIGH, WIDE) and values from −0.5 to 0.5; what is beyond the edge is black.
    """
    down = (np.arange(HIGH) + 0.5) / HIGH - 0.5
    across = (np.arange(WIDE) + 0.5) / WIDE - 0.5
    cut = np.empty((len(places), 3, HIGH, WIDE), np.float32)
    level = np.log2(np.maximum(places[:, 4], 1) * (ROOM / HIGH))
    level = np.clip(np.floor(level + 0.25).astype(int), 0, len(levels) - 1)
    for at in np.unique(level):
        pixels, scale = levels[at], 0.5**at
        which = np.flatnonzero(level == at)
        x, y, up_x, up_y, high, wide = (part[:, None, None] for part in places[which].T)
        rows, columns = down[None, :, None] * high * ROOM, across[None, None, :] * wide * ROOM
        # Up is against the rows; right is up turned by a quarter.
        left = (x - rows * up_x - columns * up_y) * scale - 0.5
        top = (y - rows * up_y + columns * up_x) * scale - 0.5
        cut[which] = _bilinear(pixels, left, top, 1 / 255, -0.5).transpose(0, 3, 1, 2)
    return cut


def moved(places: Numbers, by: Numbers) -> Numbers:
    """Places as `crops` wants them, moved.

    `by` has six columns: to the right and up in heights of the piece, cosine and sine of a turn clockwise, of any
    length, and logarithms of what height and width are multiplied by.
    """
    x, y, up_x, up_y, high, wide = places.T
    right, up, cos, sin, taller, wider = by.T
    length = np.maximum(np.hypot(cos, sin), 1e-6)
    return np.stack(
        [
            x + (up * up_x - right * up_y) * high,
            y + (up * up_y + right * up_x) * high,
            (up_x * cos - up_y * sin) / length,
            (up_x * sin + up_y * cos) / length,
            high * np.exp(taller),
            wide * np.exp(wider),
        ],
        1,
    )


def _bilinear(pixels: Pixels, x: Numbers, y: Numbers, times: float, plus: float) -> npt.NDArray[np.float64]:
    """The three colours at some points, multiplied by `times` and with `plus` added."""
    high, wide = pixels.shape[:2]
    left, top = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    share_x, share_y = (x - left)[..., None], ((y - top) * times)[..., None]
    inside = ((left >= -1) & (left < wide) & (top >= -1) & (top < high))[..., None]
    x0, x1 = np.clip(left, 0, wide - 1), np.clip(left + 1, 0, wide - 1)
    y0, y1 = np.clip(top, 0, high - 1), np.clip(top + 1, 0, high - 1)
    value = (
        pixels[y0, x0] * ((times - share_y) * (1 - share_x))
        + pixels[y0, x1] * ((times - share_y) * share_x)
        + pixels[y1, x0] * (share_y * (1 - share_x))
        + pixels[y1, x1] * (share_y * share_x)
        + plus
    )
    return np.where(inside, value, plus)
