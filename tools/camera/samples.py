"""Draws the pictures that the tests read: python -m tools.camera.samples FONTS tests/camera/pictures [--cards].

Their seeds are none that the networks are trained with.
"""

import json
from argparse import ArgumentParser
from pathlib import Path

from rummykit.camera import Pieces
from rummykit.camera.cards import card_name
from tools.camera.corners import SIZE
from tools.camera.draw import MAKERS
from tools.camera.exposures import as_jpeg
from tools.camera.makes import COLOURS, JOKER, Piece

FIRST: dict[Pieces, int] = {"tiles": 1_000_000, "cards": 1_000_037}
PICTURES: dict[Pieces, int] = {"tiles": 8, "cards": 1}
QUALITY: dict[Pieces, int] = {"tiles": 85, "cards": 75}
LEAST = 3
"""How many pieces a picture must show to be kept; the last one of tiles shows none."""


def name_of(piece: Piece, pieces: Pieces) -> str:
    """The piece in the program's notation."""
    if pieces == "cards":
        return card_name(0 if piece.number == JOKER else piece.colour * 13 + piece.number)
    return "J" if piece.number == JOKER else f"{COLOURS[piece.colour]}{piece.number}"


def main() -> None:
    """Draws them, and writes their labels beside them."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("fonts", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--cards", action="store_true", help="playing cards in place of tiles")
    asked = parser.parse_args()
    pieces: Pieces = "cards" if asked.cards else "tiles"
    asked.folder.mkdir(parents=True, exist_ok=True)
    told = {}
    for number in range(PICTURES[pieces]):
        maker = MAKERS[pieces](FIRST[pieces] + number, asked.fonts, grounds=1)
        while True:
            scene = maker.scene()
            tiles = [tile for tile in scene.tiles if tile.counts]
            if len(tiles) == len(scene.tiles) and (
                len(tiles) >= LEAST if pieces == "cards" or number < PICTURES[pieces] - 1 else not tiles
            ):
                break
        name = f"{number}.jpg"
        (asked.folder / name).write_bytes(as_jpeg(scene.picture, QUALITY[pieces]))
        told[name] = [
            {
                "piece": name_of(tile.piece, pieces),
                "outline": [round(float(part) / SIZE, 4) for part in tile.corners.reshape(-1)],
            }
            for tile in tiles
        ]
    (asked.folder / "labels.json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
