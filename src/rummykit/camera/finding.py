"""Where the pieces of a photo lie: the first network, and what its answer means."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from rummykit.camera.crops import Numbers, Pixels, Seen, halved, resized
from rummykit.camera.networks import Pieces, answer

LONGER_SIDE = 640
CARDS_SIDE = 960
MOST_ENLARGED: dict[Pieces, float] = {"tiles": 1.0, "cards": 2.0}
"""By how much small photos are enlarged: the index of a card is small."""
LEAST_SIDE = 64
BEST_HEIGHT = 40
"""How high pieces should be in the picture that the network sees, in pixels: it finds these best."""
STILL = 0.85
"""What would be smaller by less than this is seen in full size."""
STEP = 64
"""The network halves the picture so often that its sides must be multiples of this."""
CELL = 4
LEAST_HEAT = 0.3


def found(photo: Pixels, pieces: Pieces = "tiles") -> tuple[Numbers, Numbers]:
    """Places as `crops` wants them, the surest first, and how likely there is a piece at each."""
    if pieces == "cards":
        return _looked(photo, CARDS_SIDE, pieces)
    places, heat = _looked(photo, LONGER_SIDE // 2)
    if not len(places):
        return _looked(photo, LONGER_SIDE)
    order = np.argsort(places[:, 4])
    weight = np.cumsum((heat**4 * places[:, 4])[order])
    usual = float(places[order, 4][np.searchsorted(weight, weight[-1] / 2)])
    side = max(round(BEST_HEIGHT * max(photo.shape[:2]) / usual), LEAST_SIDE)
    return _looked(photo, side if side < STILL * LONGER_SIDE else LONGER_SIDE)


def _looked(photo: Pixels, side: int, pieces: Pieces = "tiles") -> tuple[Numbers, Numbers]:
    """What is found when the photo's longer side has so many pixels."""
    seen, scale = _fitted(photo, side, MOST_ENLARGED[pieces])
    cells = answer("finder", seen, pieces)[0].astype(float)
    heat = 1 / (1 + np.exp(-cells[0]))
    rows, columns = np.nonzero((heat >= LEAST_HEAT) & (heat >= _greatest_around(heat)))
    order = np.argsort(-heat[rows, columns], kind="stable")
    rows, columns = rows[order], columns[order]
    off_x, off_y, up_x, up_y, high, wide = _agreed(cells[1:], heat, rows, columns)
    length = np.maximum(np.hypot(up_x, up_y), 1e-6)
    places = np.stack(
        [
            (columns + 0.5 + off_x) * CELL * scale,
            (rows + 0.5 + off_y) * CELL * scale,
            up_x / length,
            up_y / length,
            np.exp(high) * 48 * scale,
            np.exp(wide) * 48 * scale,
        ],
        1,
    )
    kept = apart(places)
    return places[kept], heat[rows, columns][kept]


def _fitted(photo: Pixels, side: int, enlarged: float) -> tuple[Seen, float]:
    """The photo as the network sees it, and how many pixels of the photo one of it is."""
    scale = max(1 / enlarged, max(photo.shape[:2]) / side)
    small = photo
    while scale >= 2 and min(small.shape[:2]) >= 2:
        small, scale = halved(small), scale / 2
    if scale != 1:
        small = resized(small, scale)
    high, wide = small.shape[:2]
    seen = np.full((1, 3, -(-high // STEP) * STEP, -(-wide // STEP) * STEP), -0.5, np.float32)
    seen[0, :, :high, :wide] = small.transpose(2, 0, 1) / 255 - 0.5
    return seen, photo.shape[1] / wide


def _greatest_around(heat: Numbers) -> Numbers:
    """For each cell the most of the nine around it."""
    padded = np.pad(heat, 1)
    high, wide = heat.shape
    around = [padded[row : row + high, column : column + wide] for row in range(3) for column in range(3)]
    greatest: Numbers = np.maximum.reduce(around)
    return greatest


def _agreed(
    cells: Numbers, heat: Numbers, rows: npt.NDArray[np.intp], columns: npt.NDArray[np.intp]
) -> npt.NDArray[np.float64]:
    """What the hot ones of the nine cells around each middle say of the piece, on average."""
    total, weights = np.zeros((len(cells), len(rows))), np.zeros(len(rows))
    for step_y in (-1, 0, 1):
        for step_x in (-1, 0, 1):
            row = np.clip(rows + step_y, 0, heat.shape[0] - 1)
            column = np.clip(columns + step_x, 0, heat.shape[1] - 1)
            weight = np.where(heat[row, column] > 0.4 * heat[rows, columns], heat[row, column], 0)
            said = cells[:, row, column]
            said[0] += column - columns
            said[1] += row - rows
            total, weights = total + weight * said, weights + weight
    return total / np.maximum(weights, 1e-9)


def apart(places: Numbers) -> npt.NDArray[np.intp]:
    """Which places to keep: none whose middle lies within the inner half of a surer one."""
    kept: list[int] = []
    for number, (x, y, _, _, high, wide) in enumerate(places):
        others = places[kept]
        off_x, off_y = x - others[:, 0], y - others[:, 1]
        along = np.abs(off_x * others[:, 2] + off_y * others[:, 3])
        across = np.abs(off_x * others[:, 3] - off_y * others[:, 2])
        size = np.sqrt(others[:, 4] * others[:, 5] / max(high * wide, 1))
        near = (along < 0.5 * others[:, 4]) & (across < 0.5 * others[:, 5])
        if not (near & (size > 0.4)).any():
            kept.append(number)
    return np.array(kept, np.intp)
