"""Draws the pictures that the tests read: python -m tools.camera.samples FONTS tests/camera/pictures.

Their seeds are none that the networks are trained with.
"""

import json
from argparse import ArgumentParser
from pathlib import Path

from tools.camera.corners import SIZE
from tools.camera.exposures import as_jpeg
from tools.camera.makes import COLOURS, JOKER, Piece
from tools.camera.scenes import Maker

FIRST = 1_000_000
PICTURES = 8
LEAST = 3
"""How many tiles a picture must show to be kept; the last one shows none."""


def name_of(piece: Piece) -> str:
    """The piece in the program's notation."""
    return "J" if piece.number == JOKER else f"{COLOURS[piece.colour]}{piece.number}"


def main() -> None:
    """Draws them, and writes their labels beside them."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("fonts", type=Path)
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    told = {}
    for number in range(PICTURES):
        maker = Maker(FIRST + number, asked.fonts, grounds=1)
        while True:
            scene = maker.scene()
            tiles = [tile for tile in scene.tiles if tile.counts]
            if len(tiles) == len(scene.tiles) and (len(tiles) >= LEAST if number < PICTURES - 1 else not tiles):
                break
        name = f"{number}.jpg"
        (asked.folder / name).write_bytes(as_jpeg(scene.picture, 85))
        told[name] = [
            {
                "piece": name_of(tile.piece),
                "outline": [round(float(part) / SIZE, 4) for part in tile.corners.reshape(-1)],
            }
            for tile in tiles
        ]
    (asked.folder / "labels.json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
