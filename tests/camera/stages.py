"""What the stages of reading answer for made-up input, which the page's port must answer too.

``python -m tests.camera.stages`` writes `stages.json`, which the tests of the page read.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from rummykit.camera import cards, crops, finding, knowledge, photo, reading, rows

FILE = Path(__file__).with_name("stages.json")
CONSTANTS = {
    cards: "SUITS RANKS OPPOSITE ABOVE NEXT AWRY TURNED",
    crops: "HIGH WIDE ROOM",
    finding: "LONGER_SIDE CARDS_SIDE MOST_ENLARGED LEAST_SIDE BEST_HEIGHT STILL STEP CELL LEAST_HEAT",
    knowledge: "WORTH COPIES LEAST",
    photo: "LEAST_SURE LEAST_CLEAR SURE_JOKER DOUBTFUL MOST_UNLIKE OTHERS LEAST_SHARE",
    reading: "COLOURS AT_ONCE LOOKS NEAR STRAIGHT NOTHING CLEAR",
    rows: "CLOSE ALIKE",
}
"""The numbers of each stage that the port has under the same names."""
PLACES = [
    (30.5, 40.25, 0.0, -1.0, 60.0, 44.0),
    (75.0, 41.0, 0.0995, -0.995, 62.0, 45.0),
    (118.0, 44.0, 0.0, -1.0, 58.0, 43.0),
    (40.0, 150.0, 0.6, 0.8, 90.0, 65.0),
    (140.0, 210.0, -1.0, 0.0, 150.0, 108.0),
    (260.0, 250.0, 0.0, -1.0, 60.0, 44.0),
]
"""Pieces on the picture: middle, up, height and width."""
MOVED = [
    (0.1, -0.2, 0.9, 0.1, 0.0, 0.05),
    (0.0, 0.0, 2.0, 0.0, 0.0, 0.0),
    (-0.3, 0.1, 0.5, -0.5, 0.1, -0.1),
    (0.02, 0.4, -1.0, 0.2, -0.2, 0.3),
    (0.5, 0.5, 0.0, 1.5, 0.4, 0.0),
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
]
"""By how much each is moved."""
CROWD = [(x, 50.0, 0.0, -1.0, 60.0, 44.0) for x in (30.0, 45.0, 53.0, 75.0, 96.0, 98.0)] + [
    (35.0, 55.0, 0.6, 0.8, 20.0, 14.0),
    (35.0, 85.0, 0.6, 0.8, 50.0, 44.0),
]
"""Places of which some lie within others."""
CORNERS = [
    # A king in two corners, a seven in four, and the same seven on another card.
    (100.0, 100.0, 0.0, -1.0, 20.0, 14.0, 13, 0.9),
    (150.0, 190.0, 0.0, 1.0, 20.0, 14.0, 13, 0.95),
    (200.0, 100.0, 0.0995, -0.995, 20.0, 14.0, 33, 0.9),
    (256.0, 105.0, 0.0995, -0.995, 20.0, 14.0, 33, 0.8),
    (247.0, 190.0, -0.0995, 0.995, 20.0, 14.0, 33, 0.9),
    (192.0, 184.0, -0.0995, 0.995, 20.0, 14.0, 33, 0.7),
    (20.0, 104.0, 0.3, -0.954, 21.0, 14.0, 33, 0.85),
    (160.0, 112.0, 0.5, -0.866, 22.0, 15.0, 0, 0.6),
    (20.0, 250.0, 1.0, 0.0, 20.0, 14.0, 50, 0.9),
]
"""Indices of cards: places, what each is, and how sure that is."""
ROWS = [[0, 1, 2], [3], [4], [5, 6, 7, 8]]
"""Rows of the pieces that `likely` is about."""


def picture() -> crops.Pixels:
    """A picture of 300 × 280 pixels."""
    y, x, band = np.mgrid[:280, :300, :3]
    pixels: crops.Pixels = ((x * x * 3 // 50 + y * 7 + x * y // 9 + band * 40) % 256).astype(np.uint8)
    return pixels


def likely() -> crops.Numbers:
    """Of nine pieces, how likely each is each of 53."""
    piece, kind = np.mgrid[:9, :53]
    raw = ((piece * 31 + kind * kind * 17 + piece * kind * 5) % 97 + 1.0) ** 4
    raw[:, 20] *= 1 + (np.arange(9) % 2) * 30  # one piece is seen too often
    shares: crops.Numbers = (raw / raw.sum(1, keepdims=True)).astype(np.float32)
    return shares


def stages() -> dict[str, Any]:
    """The answers, and the numbers on which they rest."""
    pixels, places = picture(), np.array(PLACES)
    levels = crops.pyramid(pixels)
    smaller = crops.resized(pixels, 1.3)
    cut = crops.crops(levels, places)
    larger = crops.resized(pixels, 0.6)
    corners = np.array([corner[:6] for corner in CORNERS])
    kinds = np.array([corner[6] for corner in CORNERS], np.intp)
    shares = likely()
    return {
        "constants": {
            module.__name__.rpartition(".")[2]: {name: getattr(module, name) for name in names.split()}
            for module, names in CONSTANTS.items()
        },
        "places": PLACES,
        "levels": [[*level.shape[1::-1], int(level.astype(int).sum())] for level in levels],
        "smaller": [*smaller.shape[1::-1], smaller[::37, ::41].tolist()],
        "larger": [*larger.shape[1::-1], larger[::61, ::53].tolist()],
        "crops": [round(float(value), 4) for value in cut.ravel()[::379]],
        "moved": [[round(float(part), 4) for part in place] for place in crops.moved(places, np.array(MOVED))],
        "moved_by": MOVED,
        "apart": finding.apart(np.array(CROWD)).tolist(),
        "crowd": CROWD,
        "rows": rows.rows(places),
        "likely": [[round(float(share), 6) for share in each] for each in shares],
        "among": ROWS,
        "likeliest": knowledge.likeliest(shares, ROWS),
        "likeliest_once": knowledge.likeliest(shares, ROWS, copies=1),
        "corners": CORNERS,
        "single": cards.single(corners, kinds, np.array([corner[7] for corner in CORNERS], np.float32)).tolist(),
        "fans": cards.fans(corners),
        "card_names": [cards.card_name(kind) for kind in range(53)],
    }


def written() -> str:
    """The file's text."""
    return json.dumps(json.loads(json.dumps(stages())), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
